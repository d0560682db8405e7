package target

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// page is the reference of the target file that users read.
const page = "../../docs/target-file.md"

// TestTheReferenceNamesEverything fails when a block or an attribute is not in
// the reference.
func TestTheReferenceNamesEverything(t *testing.T) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	for what, s := range map[string]schema{
		"the file": fileSchema(), "variable": variableSchema(), "validation": validationSchema(), "target": targetSchema(),
		"framework": frameworkSchema(), "image": imageSchema(), "copy": copySchema(), "selftest": selftestSchema(), "host": hostSchema(),
		"index": indexSchema(), "mirror": mirrorSchema(), "matrices": matricesSchema(),
	} {
		for _, name := range append(s.blockNames(), s.attrs...) {
			if !regexp.MustCompile("`[^`]*\\b" + name + "\\b[^`]*`|(?m)^ *" + name + "\\b").Match(text) {
				t.Errorf("%s does not say what %s of %s is", page, name, what)
			}
		}
	}
}

func TestTheReferenceNamesEveryFramework(t *testing.T) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	want := "One block for each: `" + strings.Join(matrices.Embedded().RankedFrameworks(), "`, `") + "`."
	if !strings.Contains(string(text), want) {
		t.Errorf("%s lacks: %s", page, want)
	}
}

// TestTheReferencesExamplesLoad reads every example of the reference as a file
// of its own.
func TestTheReferencesExamplesLoad(t *testing.T) {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	blocks := regexp.MustCompile("(?s)```hcl\n(.*?)```").FindAllSubmatch(text, -1)
	if len(blocks) < 4 {
		t.Fatalf("only %d examples", len(blocks))
	}
	for _, block := range blocks {
		name := filepath.Join(t.TempDir(), DefaultName)
		if err := os.WriteFile(name, block[1], 0o600); err != nil {
			t.Fatal(err)
		}
		file, diags := Load(name, Options{Env: func(string) string { return "" }})
		if len(diags) > 0 || len(file.Requests) == 0 {
			t.Errorf("this example asks for %d targets: %v\n%s", len(file.Requests), diags, block[1])
		}
		formatted, _ := Format(block[1])
		if string(formatted) != string(block[1]) {
			t.Errorf("this example is not formatted:\n%s\nwant:\n%s", block[1], strings.TrimSpace(string(formatted)))
		}
	}
}
