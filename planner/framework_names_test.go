package planner

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestNoCodeNamesAFramework looks through the planner's files for what a
// framework is called. What holds for one of them is a row of the tables, which
// users' own frameworks have too.
func TestNoCodeNamesAFramework(t *testing.T) {
	names := frameworkNames(matrices.Embedded())
	for _, name := range []string{"pytorch", "torch", "torchvision", "tf", "jaxlib", "PaddlePaddle", "cupy-cuda12x"} {
		if !names[name] {
			t.Errorf("%s is not looked for", name)
		}
	}
	files := 0
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && entry.Name() == "plantest":
			return filepath.SkipDir // what tests share
		case entry.IsDir(), filepath.Ext(path) != ".go", strings.HasSuffix(path, "_test.go"):
			return nil
		}
		files++
		for _, found := range literalsIn(t, path, nil, names) {
			t.Errorf("%s: ask the framework's row in the tables instead", found)
		}
		return nil
	})
	if err != nil || files < 100 {
		t.Errorf("looked through %d files: %v", files, err)
	}
	const branch = "package p\n\nfunc f(name string) bool { return name == \"jax\" || name == `Torch` || name == \"jaxon\" }\n"
	if got := literalsIn(t, "p.go", branch, names); len(got) != 2 {
		t.Errorf("of two frameworks named in code, %q are found", got)
	}
}

// frameworkNames returns all that the frameworks, their packages, their modules
// and the packages of their indexes are called, as written and in lower case.
func frameworkNames(set *matrices.Set) map[string]bool {
	names := map[string]bool{}
	for _, f := range set.FrameworkInfos() {
		list := append([]string{f.ID, f.Name, f.Module, f.CoreModule}, f.Aliases...)
		list = append(append(list, f.Distributions()...), f.IndexCompanions...)
		for _, name := range list {
			names[name], names[strings.ToLower(name)] = name != "", name != ""
		}
	}
	return names
}

// literalsIn returns the string literals of a file that are one of the names,
// with their places.
func literalsIn(t *testing.T, path string, source any, names map[string]bool) []string {
	t.Helper()
	files := token.NewFileSet()
	parsed, err := parser.ParseFile(files, path, source, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	ast.Inspect(parsed, func(n ast.Node) bool {
		literal, ok := n.(*ast.BasicLit)
		if !ok || literal.Kind != token.STRING {
			return true
		}
		if text, err := strconv.Unquote(literal.Value); err == nil && names[strings.ToLower(text)] {
			found = append(found, files.Position(literal.Pos()).String()+": "+literal.Value)
		}
		return true
	})
	return found
}
