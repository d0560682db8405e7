package printable

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

func TestTextShowsWhatCannotBeSeen(t *testing.T) {
	for _, tt := range []struct{ name, in, want string }{
		{"plain", "torch 2.5.1 — ✓ ≥ naïve 日本 café \u00a0", "torch 2.5.1 — ✓ ≥ naïve 日本 café \u00a0"},
		{"lines", "a\n\tb\r\nc\n", "a\n\tb\r\nc\n"},
		{"colour", "\x1b[31mred\x1b[0m", `\u001b[31mred\u001b[0m`},
		{"title of a window", "\x1b]0;x\x07", `\u001b]0;x\u0007`},
		{"a lone return", "done\rfail", `done\rfail`},
		{"a return at the end", "done\r", `done\r`},
		{"bell, backspace, delete", "\a\b\x7f\x00", `\u0007\u0008\u007f\u0000`},
		{"C1 as characters", "\u009b31m\u0085", `\u009b31m\u0085`},
		{"C1 as bytes", "\x9b31m", `\x9b31m`},
		{"turned text", "a\u202etxt\u202c\u2066b\u2069\u061c", `a\u202etxt\u202c\u2066b\u2069\u061c`},
		{"no width", "a\u200bb\u200dc\ufeffd\u2060\u00ad", `a\u200bb\u200dc\ufeffd\u2060\u00ad`},
		{"fillers and selectors", "a\u3164b\ufe0fc\u115f\U000e0100", `a\u3164b\ufe0fc\u115f\udb40\udd00`},
		{"tags", "\U000e0041", `\udb40\udc41`},
		{"separators", "a\u2028b\u2029", `a\u2028b\u2029`},
		{"private and unassigned", "\ue000\U0010ffff", `\ue000\udbff\udfff`},
		{"no UTF-8", "a\xff\xe2\x82", `a\xff\xe2\x82`},
		{"a backslash", `C:\new`, `C:\new`},
	} {
		if got := Text(tt.in); got != tt.want {
			t.Errorf("%s: %q becomes %q, want %q", tt.name, tt.in, got, tt.want)
		}
	}
	if got, want := Line("a\nb\r\nc\rd\te\x1b\n"), `a\nb\r\nc\rd`+"\te"+`\u001b\n`; got != want {
		t.Errorf("on one line: %q, want %q", got, want)
	}
}

func TestWhatIsPrintableDoesNotDependOnThePieces(t *testing.T) {
	const text = "a\x1b[31m é\u202e日\r\n\xe2\x82\U000e0041\rb\x1b[0m\xf0\x9f"
	for size := 1; size <= len(text); size++ {
		var b strings.Builder
		w := NewWriter(&b)
		for rest := []byte(text); len(rest) > 0; {
			n, err := w.Write(rest[:min(size, len(rest))])
			if err != nil {
				t.Fatal(err)
			}
			rest = rest[n:]
		}
		if err := w.Flush(); err != nil || b.String() != Text(text) {
			t.Errorf("in pieces of %d: %q, %v; want %q", size, b.String(), err, Text(text))
		}
	}
}

func TestOwnColoursPassOnlyWhereTheyAreAnnounced(t *testing.T) {
	const text = "\x1b[31mx\x1b[0m\r\x1b[8mhidden\x1b]0;t\a"
	var b strings.Builder
	w := NewWriter(&b)
	for _, part := range strings.SplitAfter(text, "") {
		if _, err := io.WriteString(Styled(w), part); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	want := "\x1b[31mx\x1b[0m\r" + `\u001b[8mhidden\u001b]0;t\u0007` + Text(text)
	if err := w.Flush(); err != nil || b.String() != want {
		t.Errorf("%q, %v; want %q", b.String(), err, want)
	}
}

func TestAWriterKnowsWhatItWritesTo(t *testing.T) {
	var b bytes.Buffer
	if Unwrap(NewWriter(&b)) != io.Writer(&b) || Unwrap(&b) != io.Writer(&b) || Styled(&b) != io.Writer(&b) {
		t.Error("a writer is lost")
	}
	broken := errors.New("broken")
	if _, err := NewWriter(failing{broken}).Write([]byte("x")); !errors.Is(err, broken) {
		t.Errorf("a failing write gives %v", err)
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

type part struct {
	Name   string
	Sizes  map[string]int
	Any    any
	At     time.Time
	Raw    []byte
	Inner  *part
	List   []part
	Pair   [2]string
	hidden string
}

func TestADocumentIsPrintableThroughout(t *testing.T) {
	now := time.Now()
	holding := func(s string) part {
		return part{
			Name: s, Sizes: map[string]int{s: 1}, Any: s, At: now, Raw: []byte("\x1b"), Inner: &part{Name: s},
			List: []part{{Name: "x"}, {Name: s}}, Pair: [2]string{"x", s}, hidden: "\x1b",
		}
	}
	doc := holding("\x1b\n")
	if diff := cmp.Diff(holding(`\u001b\n`), Document(doc), cmp.AllowUnexported(part{})); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(holding("\x1b\n"), doc, cmp.AllowUnexported(part{})); diff != "" {
		t.Error("the original has changed:", diff)
	}
	plain := holding("x")
	if got := Document(plain); got.Inner != plain.Inner || &got.List[0] != &plain.List[0] {
		t.Error("what needs no change is copied")
	}
}

// checkPrintable says what in a text a terminal would obey or hide.
func checkPrintable(t *testing.T, text string) {
	t.Helper()
	if !utf8.ValidString(text) {
		t.Errorf("no UTF-8: %q", text)
	}
	for _, r := range strings.ReplaceAll(text, "\r\n", "\n") {
		if !Rune(r) {
			t.Errorf("%U in %q", r, text)
		}
	}
}

func FuzzText(f *testing.F) {
	f.Add("a\x1b[31m\u202e\xff\r\n\U000e0041", 3)
	f.Add("\r", 0)
	f.Fuzz(func(t *testing.T, text string, cut int) {
		got := Text(text)
		checkPrintable(t, got)
		if again := Text(got); again != got {
			t.Errorf("%q is made printable twice: %q", got, again)
		}
		if line := Line(text); strings.ContainsAny(line, "\n\r") {
			t.Errorf("on one line: %q", line)
		} else {
			checkPrintable(t, line)
		}
		var s Stream
		cut = min(max(cut, 0), len(text))
		pieces := append(s.Next([]byte(text[:cut])), s.Next([]byte(text[cut:]))...)
		if pieces = append(pieces, s.End()...); string(pieces) != got {
			t.Errorf("in two pieces %q becomes %q, want %q", text, pieces, got)
		}
		meansTheSameAsJSON(t, text)
	})
}

// meansTheSameAsJSON writes a text as JSON, as commands do for -o json.
func meansTheSameAsJSON(t *testing.T, text string) {
	t.Helper()
	var encoded bytes.Buffer
	e := json.NewEncoder(&encoded)
	e.SetEscapeHTML(false)
	if err := e.Encode(text); err != nil {
		t.Fatal(err)
	}
	var before, after string
	clean := Text(encoded.String())
	checkPrintable(t, clean)
	if err := errors.Join(json.Unmarshal(encoded.Bytes(), &before), json.Unmarshal([]byte(clean), &after)); err != nil ||
		before != after {
		t.Errorf("%q means %q as JSON, not %q: %v", clean, after, before, err)
	}
}
