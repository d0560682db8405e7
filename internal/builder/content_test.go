package builder

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/store"
)

// TestAChangedLayerOfTheCacheIsMadeAnew has a cache with something else under a
// layer's digest: neither a builder nor an archive gets to see it.
func TestAChangedLayerOfTheCacheIsMadeAnew(t *testing.T) {
	dir := t.TempDir()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	d := digest.FromString("layer")
	if err := os.WriteFile(filepath.Join(dir, "blobs", "sha256", d.Encoded()), []byte("LAYER"), 0o444); err != nil {
		t.Fatal(err)
	}
	made := 0
	layout := NewLayout(st, func(ctx context.Context, want digest.Digest) error {
		made++
		_, err := st.Put(ctx, want, func(w io.Writer) error { _, err := io.WriteString(w, "layer"); return err })
		return err
	})
	for range 2 {
		r, err := layout.ReaderAt(t.Context(), ocispec.Descriptor{Digest: d})
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(io.NewSectionReader(r, 0, r.Size()))
		if err != nil || string(got) != "layer" {
			t.Errorf("read %q, %v", got, err)
		}
		r.Close()
	}
	if made != 1 {
		t.Errorf("made %d times", made)
	}
}
