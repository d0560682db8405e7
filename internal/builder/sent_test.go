package builder_test

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// TestFilesAreSentAnewWhereTheBuilderLostItsCopy takes away what the builder
// received and keeps note of, as its own cleaning does after a full disk.
func TestFilesAreSentAnewWhereTheBuilderLostItsCopy(t *testing.T) {
	s, managed := buildertest.Store(t), buildertest.Managed(t)
	b := buildertest.Join(t, s, managed)
	base := buildertest.Base(t)
	send := func(name, content string) {
		t.Helper()
		blob, err := s.Put(t.Context(), "", func(w io.Writer) error {
			_, err := io.WriteString(w, content)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		result, err := b.Run(t.Context(), builder.RunSpec{
			Image: base, Platform: buildertest.Platform, Args: []string{"toolbox", "copy", "/blobs/" + name, "/out"},
			Blobs: map[string]digest.Digest{name: blob.Digest}, BlobsAt: "/blobs", Outputs: []string{"/out"},
		})
		if err != nil {
			t.Fatal(err)
		}
		if got := string(result.Files["/out"]); got != content {
			t.Errorf("%s: %q, want %q", name, got, content)
		}
	}
	send("first.whl", "one")
	var copies []string
	err := filepath.WalkDir(managed.StateDir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Name() == "first.whl" {
			copies = append(copies, filepath.Dir(path))
		}
		return nil
	})
	if err != nil || len(copies) == 0 {
		t.Fatalf("the builder keeps no copy of what it received (%v)", err)
	}
	for _, dir := range copies {
		if err := os.RemoveAll(dir); err != nil {
			t.Fatal(err)
		}
	}
	send("second.whl", "two")
	send("first.whl", "one")
}
