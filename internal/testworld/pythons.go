package testworld

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/testworld/repack"
)

// pythonsAt is where relocatable builds are served.
const pythonsAt = "/python/"

// pythonsHost is the host that the tables of a world say relocatable builds are on; a
// mirror of it is the world.
const pythonsHost = "builds.example.com"

// relocatable are the suites whose Python is made relocatable: one older than that of the
// newest image, so that it runs on the images of both.
func relocatable() []kitchen {
	return []kitchen{{Suite: "bookworm", Arch: "amd64", Python: "3.11"}}
}

func pythonsPrint() string { return fingerprint(2, relocatable()) }

// pythons makes relocatable builds.
func (m *maker) pythons(ctx context.Context, into string) ([]repack.Relocatable, error) {
	tools, err := m.mirror.Packages(ctx, toolSuite)
	if err != nil {
		return nil, err
	}
	var list []repack.Relocatable
	for _, k := range relocatable() {
		scratch, err := freshDir(m.CacheDir, "making-pythons")
		if err != nil {
			return nil, err
		}
		defer os.RemoveAll(scratch)
		from, err := m.mirror.Component(ctx, k.Suite, "main", k.Arch)
		if err != nil {
			return nil, err
		}
		shop := &repack.Workshop{Mirror: m.mirror, List: from, Tools: tools, Scratch: scratch, Parallel: 4}
		made, err := shop.Relocatable(ctx, k.Python, filepath.Join(m.CacheDir, into))
		if err != nil {
			return nil, fmt.Errorf("python%s of %s: %w", k.Python, k.Suite, err)
		}
		list = append(list, made)
	}
	return list, nil
}

func (m *maker) havePythons(list []repack.Relocatable) bool {
	for _, p := range list {
		if _, err := os.Stat(filepath.Join(m.CacheDir, partDir(Pythons, pythonsPrint()), p.File)); err != nil {
			return false
		}
	}
	return true
}

// servePythons serves the archives by their names.
func (s *stock) servePythons() http.Handler { return http.FileServer(http.Dir(s.pythonsDir)) }

// PythonsTable is a table of facts with the relocatable builds of the world, whose
// addresses are those of PythonsMirror.
func (w *World) PythonsTable() string {
	var b strings.Builder
	b.WriteString("source \"world\" {\n  title = \"the test world\"\n  date  = \"2026-11-24\"\n  class = \"measured\"\n}\n")
	for _, p := range w.pythons {
		fmt.Fprintf(&b, `
python_standalone %q {
  latest    = %q
  build     = %q
  url       = "https://%s/%s"
  root      = "python"
  sha256    = { "linux/amd64" = %q }
  min_glibc = %q
  source    = ["world"]
}
`, p.Python, p.Version, repack.RelocatableBuild, pythonsHost, strings.ReplaceAll(p.File, "+", "%2B"), p.SHA256, p.Glibc)
	}
	return b.String()
}

// PythonsMirror is what a target file needs to find the builds of PythonsTable.
func (w *World) PythonsMirror() string {
	return fmt.Sprintf("mirror %q {\n  to = \"%s%s\"\n}\n", pythonsHost, w.Addr, strings.TrimSuffix(pythonsAt, "/"))
}
