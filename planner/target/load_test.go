package target

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const minimal = `target "train" {
  framework "pytorch" {}
}
`

func writeFile(t *testing.T, name, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestLoadFindsTheFileOfAFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	writeFile(t, "envsolve.hcl", minimal)
	writeFile(t, "sub/envsolve.hcl", strings.Replace(minimal, "train", "sub", 1))
	writeFile(t, "sub/other.hcl", strings.Replace(minimal, "train", "other", 1))
	tests := []struct{ path, file, target string }{
		{"", "envsolve.hcl", "train"},
		{".", "envsolve.hcl", "train"},
		{"envsolve.hcl", "envsolve.hcl", "train"},
		{"sub", "sub/envsolve.hcl", "sub"},
		{"sub/", "sub/envsolve.hcl", "sub"},
		{"sub/other.hcl", "sub/other.hcl", "other"},
	}
	for _, tt := range tests {
		file, diags := Load(tt.path, Options{})
		if diags.HasErrors() {
			t.Errorf("Load(%q): %v", tt.path, diags)
			continue
		}
		got := file.Requests[0]
		if got.Target != tt.target || file.Path != filepath.FromSlash(tt.file) || got.At.File != file.Path {
			t.Errorf("Load(%q) = target %q of %q at %v", tt.path, got.Target, file.Path, got.At)
		}
	}
}

func TestLoadSaysWhatIsWrongWithTheFile(t *testing.T) {
	t.Chdir(t.TempDir())
	writeFile(t, "named/main.hcl", minimal)
	writeFile(t, "named/envsolve.lock.hcl", "")
	writeFile(t, "named/main.lock.hcl", "")
	writeFile(t, "large.hcl", strings.Repeat("# filler\n", maxSource/9+1))
	writeFile(t, "deep.hcl", `x = `+strings.Repeat("(", 100000))
	writeFile(t, "bangs.hcl", `x = `+strings.Repeat("!", 900000)+"true")
	writeFile(t, "noise.hcl", strings.Repeat("\b", 1<<18))
	writeFile(t, "binary.hcl", "\x00\xff\xfe\x7fELF")
	for _, dir := range []string{"odd/envsolve.hcl", "empty"} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	tests := []struct{ path, want string }{
		{"absent.hcl", "There is no file absent.hcl"},
		{"empty", "envsolve init"},
		{"named", `has "named/main.hcl": name`},
		{"odd", "is a folder"},
		{"large.hcl", "more than the 1048576"},
		{"deep.hcl", "Nested too deep"},
		{"bangs.hcl", "Nested too deep"},
		{"binary.hcl", "not UTF-8 text"},
		{"noise.hcl", "noise.hcl:1"},
	}
	for _, tt := range tests {
		file, diags := Load(tt.path, Options{})
		if !diags.HasErrors() || !strings.Contains(diags[0].Error(), tt.want) {
			t.Errorf("Load(%q) = %v, want it to name %s", tt.path, diags, tt.want)
		}
		if len(diags) > 101 {
			t.Errorf("Load(%q) gives %d diagnostics", tt.path, len(diags))
		}
		if file == nil || file.Sources == nil {
			t.Errorf("Load(%q) gives no sources for the diagnostics", tt.path)
		}
	}
}

func TestCopyStaysInTheFolder(t *testing.T) {
	t.Chdir(t.TempDir())
	writeFile(t, "secret/key", "x")
	writeFile(t, "work/src/main.py", "x")
	for link, to := range map[string]string{
		"work/out": "../secret", "work/in": "src", "work/abs": filepath.Join(os.TempDir(), "x"),
		"work/src/up": "../../secret",
	} {
		if err := os.Symlink(to, link); err != nil {
			if runtime.GOOS != "windows" {
				t.Fatal(err)
			}
			t.Skipf("Windows lets only some users make links: %v", err)
		}
	}
	tests := []struct {
		from string
		ok   bool
	}{
		{"src", true}, {"./src/", true}, {"src/../src", true}, {".", true}, {"in", true}, {"not/yet", true},
		{"..", false}, {"src/../../secret", false}, {"/etc", false}, {"out", false}, {"out/key", false},
		{"abs", false}, {"src/up/key", false}, {`src\\..`, false},
	}
	for _, tt := range tests {
		src := "target \"t\" {\n framework \"jax\" {}\n image {\n copy {\n from = \"" + tt.from +
			"\"\n to = \"/x\"\n }\n }\n}\n"
		_, diags := Parse([]byte(src), filepath.Join("work", DefaultName), Options{})
		if diags.HasErrors() == tt.ok {
			t.Errorf("copy from %q: %v, want ok = %v", tt.from, diags, tt.ok)
		}
	}
}

func TestOverlaysAreRelativeToTheFile(t *testing.T) {
	file, diags := Parse([]byte(minimal+`matrices { overlay = ["./m", "../shared", "/abs"] }`), "dir/sub/envsolve.hcl",
		Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	if diff := cmp.Diff([]string{"dir/sub/m", "dir/shared", "/abs"}, file.Overlays); diff != "" {
		t.Errorf("overlays (-want +got):\n%s", diff)
	}
}

func TestSelectTakesTargetsAndCells(t *testing.T) {
	src := minimal + `
target "base" { gpu = "t4" }
target "ci" {
  inherits = ["train", "base"]
  matrix   = { gpu = ["t4", "l4"], python = ["3.11", "3.12"] }
}
`
	file, diags := Parse([]byte(src), DefaultName, Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	tests := []struct {
		names []string
		want  []string
		err   string
	}{
		{nil, []string{"train", "ci[gpu=t4,python=3.11]", "ci[gpu=t4,python=3.12]", "ci[gpu=l4,python=3.11]",
			"ci[gpu=l4,python=3.12]"}, ""},
		{[]string{"train"}, []string{"train"}, ""},
		{[]string{"ci[gpu=l4,python=3.11]", "train"}, []string{"train", "ci[gpu=l4,python=3.11]"}, ""},
		{[]string{"trian"}, nil, `there is no target "trian". Did you mean "train"?`},
		{[]string{"base"}, nil, "only inherited from"},
	}
	for _, tt := range tests {
		got, err := file.Select(tt.names...)
		var names []string
		for _, req := range got {
			names = append(names, req.Name())
		}
		if diff := cmp.Diff(tt.want, names); diff != "" {
			t.Errorf("Select(%q) (-want +got):\n%s", tt.names, diff)
		}
		if (err != nil) != (tt.err != "") || err != nil && !strings.Contains(err.Error(), tt.err) {
			t.Errorf("Select(%q): error %v, want %q", tt.names, err, tt.err)
		}
	}
}

func TestLoadIsTheSameEveryTime(t *testing.T) {
	src, err := os.ReadFile("testdata/contract.txtar")
	if err != nil {
		t.Fatal(err)
	}
	text, _, _ := strings.Cut(string(src), "-- checks/smoke.py --")
	_, text, _ = strings.Cut(text, "-- envsolve.hcl --\n")
	first, diags := Parse([]byte(text), DefaultName, Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	want := encode(t, first)
	for range 50 {
		again, _ := Parse([]byte(text), DefaultName, Options{})
		if got := encode(t, again); got != want {
			t.Fatalf("another result:\n%s", cmp.Diff(want, got))
		}
	}
}

func TestExamplesLoadAndAreFormatted(t *testing.T) {
	files, err := filepath.Glob("../../examples/*/" + DefaultName)
	if err != nil || len(files) == 0 {
		t.Fatalf("no examples: %v", err)
	}
	for _, name := range files {
		if _, diags := Load(name, Options{}); len(diags) > 0 {
			t.Errorf("%s: %v", name, diags)
		}
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		formatted, _ := Format(src)
		if diff := cmp.Diff(string(src), string(formatted)); diff != "" {
			t.Errorf("%s is not formatted (-file +formatted):\n%s", name, diff)
		}
	}
}

func TestTargetsAndCellsAreCountedTogether(t *testing.T) {
	const small = "target \"t%d\" {\n  framework \"pytorch\" {}\n}\n"
	var src strings.Builder
	for i := range 100 {
		fmt.Fprintf(&src, small, i)
	}
	cells := func(n int) string {
		return src.String() + fmt.Sprintf("target \"m\" {\n  matrix = { a = range(100), b = range(%d) }\n  framework \"pytorch\" {}\n"+
			"  packages = { numpy = \">=1.${matrix.a}.${matrix.b}\" }\n}\n", n)
	}
	if f, diags := Parse([]byte(cells(99)), "envsolve.hcl", Options{}); diags.HasErrors() || len(f.Requests) != maxCells {
		t.Errorf("%d requests, %v", len(f.Requests), diags)
	}
	_, diags := Parse([]byte(cells(100)), "envsolve.hcl", Options{})
	if len(diags) != 1 || diags[0].Summary != "Too many targets" || diags[0].Subject.Start.Line != 301 ||
		!strings.Contains(diags[0].Detail, "make two files of it") {
		t.Errorf("got %v", diags)
	}
}
