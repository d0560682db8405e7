package eval

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestReadFile(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"no JSON", `cases`, "invalid character"},
		{"no cases", `{"cases": []}`, "holds no cases"},
		{"no id", `{"cases": [{"outcome": "works"}]}`, "case 1 has no id"},
		{"twice", `{"cases": [{"id": "a", "outcome": "works"}, {"id": "a", "outcome": "works"}]}`, `case "a" comes twice`},
		{"outcome", `{"cases": [{"id": "a", "outcome": "maybe"}]}`, `outcome "maybe"`},
	} {
		t.Run(test.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "cases.json")
			if err := os.WriteFile(path, []byte(test.text), 0o600); err != nil {
				t.Fatal(err)
			}
			_, err := ReadFile(path)
			if err == nil || !strings.Contains(err.Error(), test.want) || !strings.Contains(err.Error(), path) {
				t.Errorf("got %v, want %q and the file's name", err, test.want)
			}
		})
	}
}

func TestReadFileNull(t *testing.T) {
	cases, err := parse([]byte(`{"cases": [{"id": "a", "outcome": "fails", "given": {"gpu": null, "packages": {"vllm": null}}}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if g := cases[0].Given; g.GPU != "" || len(g.Packages) != 1 || g.Packages["vllm"] != nil {
		t.Errorf("got %+v", g)
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"cases": [{"id": "a", "outcome": "works", "given": {"framework": "jax"}}]}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		cases, err := parse(data)
		if err == nil && len(cases) == 0 {
			t.Error("neither cases nor an error")
		}
	})
}

func TestTheEraOfACase(t *testing.T) {
	for cuda, want := range map[string]string{"cu101": "CUDA 10 and older", "10.1": "CUDA 10 and older",
		"9.0": "CUDA 10 and older", "cu92": "CUDA 10 and older", "cu118": "CUDA 11", "cu12": "CUDA 12", "cu130": "CUDA 13",
		"12.4": "CUDA 12", "": "no CUDA stated",
		"cpu": "no CUDA stated"} {
		if got := era(Case{Given: Given{CUDA: cuda}}); got != want {
			t.Errorf("%q: %s, want %s", cuda, got, want)
		}
	}
}
