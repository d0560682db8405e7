package diagnose

import (
	"fmt"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
)

func TestLinesOfALog(t *testing.T) {
	for log, want := range map[string][]string{
		"":                  {"1 "},
		"a\nb":              {"1 a", "2 b"},
		"a\n":               {"1 a", "2 "},
		"a\r\nb\r\n":        {"1 a", "2 b", "3 "},
		"10%\r50%\rdone\n":  {"1 10%", "2 50%", "3 done", "4 "},
		"\n\r\n\r":          {"1 ", "2 ", "3 ", "4 "},
		"\x1b[1mbold\x1b[m": {"1 bold"},
	} {
		var got []string
		_ = eachLine(iotest.OneByteReader(strings.NewReader(log)), func(line string, number int) {
			got = append(got, fmt.Sprintf("%d %s", number, line))
		})
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%q: %s", log, diff)
		}
	}
}

// TestALongLineComesInPieces that overlap, so that what lies across an end is in
// one of them whole.
func TestALongLineComesInPieces(t *testing.T) {
	for _, before := range []int{0, mostAtOnce - 40, mostAtOnce - 10, mostAtOnce, 3 * mostAtOnce} {
		log := strings.Repeat("x", before) + "no kernel image is available" + strings.Repeat("y", mostAtOnce)
		found := 0
		_ = eachLine(iotest.HalfReader(strings.NewReader(log)), func(line string, number int) {
			if number != 1 || len(line) > mostAtOnce {
				t.Errorf("a piece of %d bytes as line %d", len(line), number)
			}
			found += strings.Count(line, "no kernel image is available")
		})
		if found == 0 {
			t.Errorf("the text behind %d bytes is in no piece", before)
		}
	}
}

func TestWhatColoursAndMovesIsLeftOut(t *testing.T) {
	for line, want := range map[string]string{
		"plain": "plain", "\x1b[31mred\x1b[0m": "red", "\x1b[1;38;5;9mE\x1b[m: x": "E: x", "a\x1b[2Kb": "ab",
		"\x1b]0;title\x07text": "text", "\x1b]8;;https://example.com\x1b\\link\x1b]8;;\x1b\\": "link",
		"\x1b": "\x1b", "a\x1b[": "a\x1b[", "a\x1b[12": "a\x1b[12", "\x1b]0;never ends": "\x1b]0;never ends",
		"\x1bM up": "\x1bM up", "\x1b\x1b[0mx": "\x1bx", "\x1b[?25lhidden": "hidden", "\x1b[ qcursor": "cursor",
	} {
		if got := withoutEscapes(line); got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

// TestWhereInTheWindowAMatchLies is told by its offset, for matches that go over
// line ends too.
func TestWhereInTheWindowAMatchLies(t *testing.T) {
	w := window{lines: []string{"one", "", "three"}, number: 12}
	w.join(around)
	if w.text != "one\n\nthree" {
		t.Fatalf("the window is %q", w.text)
	}
	for at, want := range map[int]string{0: "one 10 0", 2: "one 10 0", 3: "one 10 0", 4: " 11 4", 5: "three 12 5",
		9: "three 12 5"} {
		text, number, begin := w.line(at)
		if got := fmt.Sprint(text, " ", number, " ", begin); got != want {
			t.Errorf("offset %d lies in %q, want %q", at, got, want)
		}
	}
	if w.join(1); w.text != "three" {
		t.Errorf("a window of one line is %q", w.text)
	}
}
