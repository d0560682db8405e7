package source

import "testing"

func TestLinesThatChange(t *testing.T) {
	for _, test := range []struct {
		name, before, after string
		line, lines         int
		text                string
	}{
		{"one in the middle", "a\nb\nc\n", "a\nB\nc\n", 2, 1, "B\n"},
		{"one more", "a\nb\n", "a\nx\nb\n", 2, 0, "x\n"},
		{"one less", "a\nb\nb\n", "a\nb\n", 3, 1, ""},
		{"the last without an end", "a\nb", "a\nc", 2, 1, "c"},
		{"two that are apart", "a\nb\nc\nd\n", "A\nb\nC\nd\n", 1, 3, "A\nb\nC\n"},
	} {
		line, lines, text := Rewritten{Before: []byte(test.before), After: []byte(test.after)}.Lines()
		if line != test.line || lines != test.lines || text != test.text {
			t.Errorf("%s: %d, %d, %q; want %d, %d, %q", test.name, line, lines, text, test.line, test.lines, test.text)
		}
	}
}
