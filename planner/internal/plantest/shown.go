package plantest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Shown is what planner/testdata/rules/ID.txt says of a rule, a line each.
type Shown struct {
	Decides   string   // a request that is answered otherwise without the rule
	Warns     string   // a request that the rule warns of
	Quiet     string   // a request with a stack that it does not warn of
	CheckedBy string   // the part of the checker that judges finished stacks by it
	Unchecked string   // why a finished stack cannot be judged by it
	Keeps     []string // the numbered rules of the collections that it keeps: cuda-stack/12
	Because   string   // why it is there, where no collection numbers it
}

// ReadShown reads what shows the rules, by id.
func ReadShown(t *testing.T) map[string]Shown {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(Root(t), "planner/testdata/rules/*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files show the rules: %v", len(files), err)
	}
	all := map[string]Shown{}
	for _, file := range files {
		all[strings.TrimSuffix(filepath.Base(file), ".txt")] = readShown(t, file)
	}
	return all
}

func readShown(t *testing.T, file string) Shown {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var s Shown
	var keeps string
	for line := range strings.Lines(string(text)) {
		key, value, ok := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		field := map[string]*string{
			"decides": &s.Decides, "warns": &s.Warns, "quiet": &s.Quiet,
			"checked-by": &s.CheckedBy, "unchecked": &s.Unchecked, "keeps": &keeps, "because": &s.Because,
		}[key]
		if !ok || field == nil || *field != "" || value == "" {
			t.Fatalf("%s: %q is no line of it", file, line)
		}
		*field = value
	}
	s.Keeps = strings.Fields(keeps)
	return s
}
