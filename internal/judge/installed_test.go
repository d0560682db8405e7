package judge_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
)

// TestTheSameReleaseIsUninstalledFirst has a build for the CPU: pip, which is asked for the
// release alone, does nothing where it is installed.
func TestTheSameReleaseIsUninstalledFirst(t *testing.T) {
	const first = "first pip uninstall torch torchvision, or pip takes"
	for name, test := range map[string]struct {
		gpu   string
		torch string
		says  bool
	}{
		"the same release":              {"RTX 3060", "2.5.1+cpu", true},
		"a newer one, since none runs":  {"RTX 5090", "2.5.1+cpu", false},
		"another, named with its label": {"GTX 1080", "2.8.0+cu128", false},
	} {
		t.Run(name, func(t *testing.T) {
			site := filepath.Join(t.TempDir(), "lib", "python3.11", "site-packages")
			vision := map[string]string{"2.5.1+cpu": "0.20.1+cpu", "2.8.0+cu128": "0.23.0+cu128"}[test.torch]
			for name, release := range map[string]string{"torch": test.torch, "torchvision": vision} {
				info := filepath.Join(site, name+"-"+release+".dist-info")
				if err := os.MkdirAll(info, 0o755); err != nil {
					t.Fatal(err)
				}
				text := "Metadata-Version: 2.1\nName: " + name + "\nVersion: " + release + "\n"
				if err := os.WriteFile(filepath.Join(info, "METADATA"), []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			env, err := source.Read(t.Context(), []string{site}, nil)
			if err != nil {
				t.Fatal(err)
			}
			source.OverFlags(&env, &observed.Flags{GPU: []string{test.gpu}})
			doc, err := judge.Environment(planner.New(matrices.Embedded()), &env)
			if err != nil {
				t.Fatal(err)
			}
			if len(doc.Judged) != 1 || len(doc.Judged[0].Fixes) == 0 {
				t.Fatalf("no way out: %+v", doc)
			}
			if text := doc.Judged[0].Fixes[0].Text; strings.Contains(text, first) != test.says {
				t.Errorf("%s; want %q in it: %v", text, first, test.says)
			}
		})
	}
}
