package unpack

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/layer"
)

// relocatable writes an archive with a Python of one file, and returns the diff ID of
// the layer that it makes.
func relocatable(t *testing.T) (path, diffID string) {
	t.Helper()
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	w := tar.NewWriter(z)
	for _, h := range []tar.Header{
		{Typeflag: tar.TypeSymlink, Name: "python/bin/python3", Linkname: "python3.12", Mode: 0o777},
		{Typeflag: tar.TypeReg, Name: "python/bin/python3.12", Size: 3, Mode: 0o755},
	} {
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if h.Size > 0 {
			if _, err := w.Write([]byte("elf")); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	path = filepath.Join(t.TempDir(), "python.tar.gz")
	if err := os.WriteFile(path, packed.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	made, err := layer.FromFiles(t.Context(), []layer.File{
		{Path: "/opt/python/bin/python3", Link: "python3.12"},
		{Path: "/opt/python/bin/python3.12", Mode: 0o755, Content: []byte("elf")},
	}, layer.Options{}, &bytes.Buffer{})
	if err != nil {
		t.Fatal(err)
	}
	return path, made.DiffID.String()
}

func TestARelocatablePythonIsWrittenOut(t *testing.T) {
	path, diffID := relocatable(t)
	out := t.TempDir()
	run := func(want string) error {
		return Run(t.Context(), []string{"python", "python", "/opt/python", want, path, t.TempDir(), out})
	}
	if err := run(diffID); err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"opt": "drwxr-xr-x 1980-01-01", "opt/python": "drwxr-xr-x 1980-01-01", "opt/python/bin": "drwxr-xr-x 1980-01-01",
		"opt/python/bin/python3":    "Lrwxrwxrwx 1980-01-01 python3.12",
		"opt/python/bin/python3.12": "-rwxr-xr-x 1980-01-01 elf",
	}
	if diff := cmp.Diff(want, tree(t, out)); diff != "" {
		t.Error(diff)
	}
	out = t.TempDir()
	if err := run("sha256:" + strings.Repeat("0", 64)); err == nil || !strings.Contains(err.Error(), "the layer of Python is "+diffID) {
		t.Errorf("the error is %v, want the layer that it makes", err)
	}
}
