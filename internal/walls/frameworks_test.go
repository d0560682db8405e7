package walls

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// listsFrameworks are the files that may name several frameworks, and why each
// does. All else follows from the tables, so that a new framework is rows.
var listsFrameworks = map[string]string{
	"internal/tools/benchmark/planner.go": "the page of measurements says which requests it measures",
	"internal/tools/compilefacts/frameworks.go": "chapters with what sets builds of four frameworks apart; " +
		"others get the one that fits all",
	"internal/tools/real/broken_list.go": "stacks that are broken to see what their self-tests say, a choice among all",
	"internal/source/container/image.go": "words of tags, such as tf, which NVIDIA's images for Jetson boards alone have",
	"internal/source/report/labels.go":   "labels that the report of one framework alone has",
	"internal/tools/real/stacks.go":      "stacks that are built to see whether they run, a choice among all",
}

// TestFrameworksAreListedInTheTables finds what lists frameworks by hand: files
// whose texts are the names of more than one.
func TestFrameworksAreListedInTheTables(t *testing.T) {
	called := frameworkNames()
	listed := map[string]bool{}
	for _, file := range goFiles(t, "../..") {
		found := namesIn(t, file, called)
		name := filepath.ToSlash(strings.TrimPrefix(file, "../../"))
		if len(found) < 2 {
			continue
		}
		listed[name] = true
		if listsFrameworks[name] == "" {
			t.Errorf("%s names the frameworks %s: derive what it does from their rows, or say in this test why it must",
				name, strings.Join(found, ", "))
		}
	}
	for name := range listsFrameworks {
		if !listed[name] {
			t.Errorf("%s names no two frameworks any more: take it off the list", name)
		}
	}
}

// frameworkNames returns the frameworks by the names that are theirs alone.
func frameworkNames() map[string]string {
	called := map[string]string{}
	for _, f := range matrices.Embedded().FrameworkInfos() {
		for _, name := range slices.Concat([]string{f.ID, f.Name, f.Module}, f.Aliases, f.Distributions()) {
			called[strings.ToLower(name)] = f.ID
		}
	}
	return called
}

// goFiles lists the files of programs below a folder, without their tests.
func goFiles(t *testing.T, root string) []string {
	var files []string
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && (entry.Name() == "testdata" || entry.Name() == "shared" || path != root && entry.Name()[0] == '.'):
			return fs.SkipDir
		case strings.HasSuffix(path, ".go") && !strings.HasSuffix(path, "_test.go"):
			files = append(files, path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// namesIn returns the frameworks that texts of a file name, sorted. Tags of
// fields and imports are no texts.
func namesIn(t *testing.T, path string, called map[string]string) []string {
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := parser.ParseFile(token.NewFileSet(), path, text, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.ImportSpec, *ast.Field:
			_, isField := node.(*ast.Field)
			return isField
		case *ast.BasicLit:
			if value, err := strconv.Unquote(node.Value); err == nil && node.Kind == token.STRING {
				if id := called[strings.ToLower(value)]; id != "" {
					found = append(found, id)
				}
			}
		}
		return true
	})
	slices.Sort(found)
	return slices.Compact(found)
}
