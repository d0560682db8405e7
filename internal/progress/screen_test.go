package progress

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
	"time"
)

// screen is a terminal of few abilities: those that phases use. Anything else, and
// a line that is longer than the screen is wide, is a failure.
type screen struct {
	t     *testing.T
	width int
	lines [][]rune
	row   int
	col   int
}

// Write implements io.Writer.
func (s *screen) Write(text []byte) (int, error) {
	for rest := string(text); rest != ""; {
		var letter string
		switch {
		case strings.HasPrefix(rest, "\x1b[J"):
			rest = rest[len("\x1b[J"):]
			s.lines = s.lines[:min(s.row+1, len(s.lines))]
			if s.row < len(s.lines) {
				s.lines[s.row] = s.lines[s.row][:min(s.col, len(s.lines[s.row]))]
			}
		case strings.HasPrefix(rest, "\x1b["):
			up, after, ok := strings.Cut(rest[len("\x1b["):], "A")
			n, err := strconv.Atoi(up)
			if !ok || err != nil || n > s.row {
				s.t.Fatalf("the screen has no %q at row %d", rest, s.row)
			}
			s.row, rest = s.row-n, after
		default:
			letter = string([]rune(rest)[0])
			rest = rest[len(letter):]
			s.put([]rune(letter)[0])
		}
	}
	return len(text), nil
}

func (s *screen) put(r rune) {
	switch r {
	case '\n':
		s.row, s.col = s.row+1, 0
		return
	case '\r':
		s.col = 0
		return
	}
	for len(s.lines) <= s.row {
		s.lines = append(s.lines, nil)
	}
	line := s.lines[s.row]
	for len(line) <= s.col {
		line = append(line, ' ')
	}
	line[s.col] = r
	s.lines[s.row] = line
	if s.col++; s.width > 0 && s.col >= s.width {
		s.t.Fatalf("a line is longer than %d columns: %s", s.width, string(line))
	}
}

func (s *screen) String() string {
	var b strings.Builder
	for _, line := range s.lines {
		fmt.Fprintln(&b, strings.TrimRight(string(line), " "))
	}
	return b.String()
}

// clock is a clock that tests set.
type clock struct{ at time.Time }

func (c *clock) now() time.Time { return c.at }

func (c *clock) pass(seconds int) { c.at = c.at.Add(time.Duration(seconds) * time.Second) }

// shows fails unless a screen shows a text.
func shows(t *testing.T, s fmt.Stringer, want string) {
	t.Helper()
	if got := s.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
