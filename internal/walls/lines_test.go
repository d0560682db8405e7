package walls

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"unicode/utf8"
)

// What the code is held to: how wide a line is, with four columns to a tab, and
// how many of a thousand lines may be wider.
const (
	columns     = 120
	widePerMill = 5
)

func TestFewLinesAreWide(t *testing.T) {
	list := exec.Command("go", "list", "-f", `{{$dir := .Dir}}{{range .GoFiles}}{{$dir}}/{{.}}
{{end}}`, "./...")
	list.Dir = "../.."
	out, err := list.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	lines := 0
	var wide []string
	for file := range strings.FieldsSeq(string(out)) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			lines++
			if isWide(line) {
				wide = append(wide, file+": "+strings.TrimSpace(line))
			}
		}
	}
	if lines < 10_000 {
		t.Fatalf("only %d lines were looked at", lines)
	}
	if len(wide)*1000 > lines*widePerMill {
		t.Errorf("%d of %d lines are wider than %d columns, more than %d in a thousand:\n%s", len(wide), lines, columns,
			widePerMill, strings.Join(wide, "\n"))
	}
}

func isWide(line string) bool {
	line = strings.TrimRight(line, "\n")
	return utf8.RuneCountInString(line)+3*strings.Count(line, "\t") > columns
}

func TestWhatIsWide(t *testing.T) {
	for line, want := range map[string]bool{
		strings.Repeat("a", columns): false, strings.Repeat("a", columns+1): true,
		"\t" + strings.Repeat("a", columns-4) + "\n": false, "\t" + strings.Repeat("a", columns-3): true,
		strings.Repeat("ü", columns): false,
	} {
		if got := isWide(line); got != want {
			t.Errorf("%q: wide %v", line, got)
		}
	}
}
