package source

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/shell"
	"github.com/envsolve/envsolve/planner/observed"
)

// seeds returns the files of the golden archives whose names end so.
func seeds(tb testing.TB, suffixes ...string) (texts [][]byte) {
	tb.Helper()
	archives, err := filepath.Glob("testdata/*.txtar")
	if err != nil {
		tb.Fatal(err)
	}
	for _, name := range archives {
		archive, err := txtar.ParseFile(name)
		if err != nil {
			tb.Fatal(err)
		}
		for _, f := range archive.Files {
			for _, suffix := range suffixes {
				if strings.HasSuffix(f.Name, suffix) {
					texts = append(texts, f.Data)
				}
			}
		}
	}
	if len(texts) == 0 {
		tb.Fatalf("no files ending in %v", suffixes)
	}
	return texts
}

// fuzz reads a text as a file of one name, and looks at the places of what is
// read.
func fuzz(f *testing.F, name string, suffixes ...string) {
	for _, text := range seeds(f, suffixes...) {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		doc, err := document.Decode(name, raw)
		if err != nil {
			return
		}
		var env observed.Environment
		_ = readDocument(&document.Reading{Document: doc, Env: &env}, false) // an error is an answer too
		places(t, doc, &env)
	})
}

// places fails where something stands outside of its document, or otherwise than
// it is said to.
func places(t *testing.T, doc *document.Document, env *observed.Environment) {
	t.Helper()
	for _, o := range env.Observations {
		at, ok := doc.Offset(o.At.Line, o.At.Column)
		if !ok {
			t.Fatalf("%s is outside of the document: %+v", o.At, o)
		}
		// A notebook may write it with escapes.
		written := doc.Text[at:min(len(doc.Text), at+6*len(o.Text))]
		escaped := strings.HasSuffix(doc.Name, ".ipynb") && strings.Contains(written, `\`)
		if o.Text != "" && !strings.Contains(o.Text, "://") && !strings.HasPrefix(written, o.Text) && !escaped {
			t.Fatalf("%s: %q does not stand there", o.At, o.Text)
		}
	}
	for _, n := range env.Notes {
		if _, ok := doc.Offset(n.At.Line, n.At.Column); !ok {
			t.Fatalf("%s is outside of the document: %s", n.At, n.Text)
		}
	}
	for _, i := range env.Indexes {
		if _, ok := doc.Offset(i.At.Line, i.At.Column); !ok {
			t.Fatalf("%s is outside of the document: %s", i.At, i.URL)
		}
	}
}

func FuzzRequirements(f *testing.F) {
	fuzz(f, "requirements.txt", "requirements.txt", "base.txt", "lock.txt")
}
func FuzzTOML(f *testing.F)       { fuzz(f, "pyproject.toml", ".toml", "uv.lock", "poetry.lock", "pdm.lock") }
func FuzzYAML(f *testing.F)       { fuzz(f, "environment.yml", ".yml", ".yaml", "pixi.lock") }
func FuzzJSON(f *testing.F)       { fuzz(f, "devcontainer.json", ".json", "Pipfile.lock") }
func FuzzNotebook(f *testing.F)   { fuzz(f, "a.ipynb", ".ipynb") }
func FuzzInline(f *testing.F)     { fuzz(f, "train.py", ".py") }
func FuzzSetup(f *testing.F)      { fuzz(f, "setup.py", "setup.py") }
func FuzzConfig(f *testing.F)     { fuzz(f, "setup.cfg", "setup.cfg") }
func FuzzScript(f *testing.F)     { fuzz(f, "install.sh", ".sh", "setup") }
func FuzzWindows(f *testing.F)    { fuzz(f, "install.bat", ".bat", ".cmd") }
func FuzzPowerShell(f *testing.F) { fuzz(f, "install.ps1", ".ps1") }
func FuzzDockerfile(f *testing.F) { fuzz(f, "Dockerfile", "Dockerfile", "Dockerfile.gpu") }
func FuzzReport(f *testing.F) {
	fuzz(f, "report", ".md", "stdin", "env.txt", "packages.txt", "report.txt", "jax.txt", "query.xml", "lsb.txt",
		"table.csv",
		".log", "smi.txt", "prompt.txt", "diffusers.txt", "unsloth2024.txt", "xformers.txt", "lspci.txt", "tegra.txt")
}
func FuzzTarget(f *testing.F) { fuzz(f, "envsolve.hcl", "envsolve.hcl", "docker-bake.hcl") }

func FuzzRequirement(f *testing.F) {
	for _, text := range []string{
		"torch==2.5.1", "a[b,c]>=1,<2 ; python_version < '3'", "x @ https://u:p@e.org/x-1-py3-none-any.whl ; a", "git+ssh://g@h/r.git#egg=n",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r, err := requirement.Parse(text)
		if err == nil && r.Name == "" && r.URL == "" {
			t.Fatalf("%q is a requirement of nothing", text)
		}
	})
}

func FuzzShell(f *testing.F) {
	for _, text := range []string{"pip install 'a==1' && b=${c:-d} e", "for i in $(x); do y \"$i\"; done", "a <<E\nb\nE\n"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		variables := &shell.Variables{}
		variables.Put("c", "d")
		_ = shell.Each(text, variables, func(c shell.Command) {
			for _, w := range c.Words {
				if w.Start < 0 || w.Start > w.End || w.End > len(text) {
					t.Fatalf("%q: a word from %d to %d", text, w.Start, w.End)
				}
			}
		})
	})
}
