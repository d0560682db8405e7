package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/registry"
)

// frontendProject is a folder with a target file and what it names.
type frontendProject struct{ dir, data string }

func newFrontendProject(t *testing.T, target string) *frontendProject {
	t.Helper()
	p := &frontendProject{dir: t.TempDir(), data: t.TempDir()}
	p.write(t, "envsolve.hcl", target)
	p.write(t, "numerics.hcl", numericsTable)
	p.write(t, "smoke.py", "import onnxruntime\n")
	p.write(t, "src[1]/main.py", "import os\nprint(os.environ['GREETING'])\n")
	p.write(t, "src/data/empty.txt", "")
	if err := os.Symlink("data/empty.txt", filepath.Join(p.dir, "src/link.txt")); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(filepath.Join(p.dir, "src[1]/main.py"), 0o700); err != nil {
		t.Fatal(err)
	}
	p.write(t, ".dockerignore", "src/data\n") // which the command does not read
	return p
}

func (p *frontendProject) write(t *testing.T, name, text string) {
	t.Helper()
	at := filepath.Join(p.dir, name)
	if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func (p *frontendProject) read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(p.dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func (p *frontendProject) run(t *testing.T, bin string, args ...string) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), filepath.Join(bin, "envsolve"), args...)
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "XDG_DATA_HOME="+p.data,
		"XDG_CACHE_HOME="+p.data)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("envsolve %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

func (p *frontendProject) image(t *testing.T, name string) v1.Image {
	t.Helper()
	return openImage(t, filepath.Join(p.dir, name), "linux/amd64")
}

// openImage opens an image for a platform: an archive's, or that of a reference.
func openImage(t *testing.T, name, platform string) v1.Image {
	t.Helper()
	img, closeImage, err := (&registry.Client{}).Open(t.Context(), name, platform)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := closeImage(); err != nil {
			t.Error(err)
		}
	})
	return img
}

func idOf(t *testing.T, img v1.Image) string {
	t.Helper()
	id, err := img.ConfigName()
	if err != nil {
		t.Fatal(err)
	}
	return id.String()
}

func configOf(t *testing.T, img v1.Image) []byte {
	t.Helper()
	raw, err := img.RawConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// relocatedTarget has a relocatable build of Python, of the tables beside it.
const relocatedTarget = `
target "relocated" {
  python_from = "standalone"
  os          = "debian13"
  framework "numerics" {}
  image {
    base     = "docker.io/library/python:3.13-slim-trixie"
    bytecode = true
  }
}

matrices {
  overlay = ["numerics.hcl", "pythons.hcl"]
}
`

// numericsTable is a framework that is NumPy alone, for the Python that there is a
// relocatable build of.
const numericsTable = `source "ours" {
  title = "a framework that is NumPy alone"
  date  = "2026-11-20"
  class = "measured"
}

framework_info "numerics" {
  name     = "Numerics"
  packages = ["numpy"]
  module   = "numpy"
  source   = ["ours"]
}

framework "numerics" "1.24.2" {
  package  = "numpy"
  released = "2023-02-05"
  python   = ["3.11"]
  source   = ["ours"]
  build "cpu" {
    pypi_default = ["linux/amd64"]
    source       = ["ours"]
    platform "linux/amd64" {
      sm  = []
      ptx = []
    }
  }
}
`
