package build

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/containerd/containerd/v2/core/content"
	imagearchive "github.com/containerd/containerd/v2/core/images/archive"
	"github.com/opencontainers/go-digest"
	"github.com/opencontainers/image-spec/specs-go"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/store"
)

// archived are the blobs of an image, some in memory and some in files, one of its layers
// there twice.
func archived(t *testing.T) (*imageBlobs, ocispec.Descriptor) {
	t.Helper()
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	layout := builder.NewLayout(st, nil)
	random := rand.NewChaCha8([32]byte{})
	manifest := ocispec.Manifest{Versioned: specs.Versioned{SchemaVersion: 2}, MediaType: ocispec.MediaTypeImageManifest}
	for _, size := range []int64{0, 1, 511, 512, 513, 1 << 20, 17<<20 + 5} {
		got, err := st.Put(t.Context(), "", func(w io.Writer) error {
			_, err := io.CopyN(w, random, size)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		d := got.Digest
		layout.AddBlob(d, size)
		manifest.Layers = append(manifest.Layers,
			ocispec.Descriptor{MediaType: ocispec.MediaTypeImageLayerZstd, Digest: d, Size: size})
	}
	manifest.Layers = append(manifest.Layers, manifest.Layers[2])
	config := []byte(`{"architecture":"amd64","os":"linux"}`)
	manifest.Config = ocispec.Descriptor{MediaType: ocispec.MediaTypeImageConfig, Digest: layout.AddBytes(config),
		Size: int64(len(config))}
	text, err := json.Marshal(manifest)
	if err != nil {
		t.Fatal(err)
	}
	return &imageBlobs{layout: layout}, ocispec.Descriptor{MediaType: ocispec.MediaTypeImageManifest,
		Digest: layout.AddBytes(text), Size: int64(len(text)),
		Annotations: map[string]string{ocispec.AnnotationCreated: "2025-03-01T12:00:00Z"}}
}

// TestAnArchiveIsWhatContainerdWrites writes into memory and into files, new ones and ones
// that hold something already.
func TestAnArchiveIsWhatContainerdWrites(t *testing.T) {
	blobs, manifest := archived(t)
	for _, names := range [][]string{nil, {"docker.io/library/demo:latest"},
		{"docker.io/library/demo:latest", "registry.example.com:5000/team/demo:2"}} {
		var want, got bytes.Buffer
		if err := imagearchive.Export(t.Context(), blobs, &want, imagearchive.WithManifest(manifest, names...),
			imagearchive.WithSkipDockerManifest()); err != nil {
			t.Fatal(err)
		}
		if err := writeOCI(t.Context(), blobs, &got, manifest, names); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got.Bytes(), want.Bytes()) {
			t.Errorf("%q: %d bytes differ from containerd's %d", names, got.Len(), want.Len())
		}
		half := append(bytes.Clone(want.Bytes()[:want.Len()/2]), "something else"...)
		for what, old := range map[string][]byte{"new": nil, "the same": want.Bytes(), "half of it": half} {
			read := 0
			blobs.read = func(n int) { read += n }
			if got := rewritten(t, blobs, manifest, names, old); !bytes.Equal(got, want.Bytes()) {
				t.Errorf("%q, over %s: %d bytes differ from containerd's %d", names, what, len(got), want.Len())
			}
			blobs.read = nil
			if size := want.Len(); read < size*9/10 || read > size {
				t.Errorf("%q, over %s: %d of %d bytes are counted", names, what, read, size)
			}
		}
	}
}

// rewritten writes an archive over what a file holds.
func rewritten(t *testing.T, blobs *imageBlobs, manifest ocispec.Descriptor, names []string, old []byte) []byte {
	t.Helper()
	dir := t.TempDir()
	dest := filepath.Join(dir, "image.tar")
	if old != nil {
		if err := os.WriteFile(dest, old, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	temporary, err := os.CreateTemp(dir, "")
	if err != nil {
		t.Fatal(err)
	}
	r, err := newRewrite(temporary, dest, stamps{})
	if err != nil {
		t.Fatal(err)
	}
	if err := errors.Join(writeOCI(t.Context(), blobs, r, manifest, names), r.Close(), r.finish()); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(dest)
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// wrong is a store one of whose blobs is not as long as its descriptor says.
type wrong struct{ content.Provider }

// ReaderAt opens a blob, of some of which it gives another.
func (w wrong) ReaderAt(ctx context.Context, d ocispec.Descriptor) (content.ReaderAt, error) {
	r, err := w.Provider.ReaderAt(ctx, d)
	if d.Size == 513 && err == nil {
		r = shorter{r}
	}
	return r, err
}

type shorter struct{ content.ReaderAt }

func (s shorter) Size() int64 { return s.ReaderAt.Size() - 1 }

func TestAnArchiveThatCannotBeWritten(t *testing.T) {
	blobs, manifest := archived(t)
	if err := writeOCI(t.Context(), wrong{blobs}, io.Discard, manifest, nil); err == nil {
		t.Error("a blob that is too short is written")
	}
	ctx, cancel := context.WithCancel(t.Context())
	blobs.read = func(n int) {
		if n > 16<<10 {
			cancel()
		}
	}
	if err := writeOCI(ctx, blobs, io.Discard, manifest, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
	blobs.read = nil
	full := errors.New("full")
	if err := writeOCI(t.Context(), blobs, failing{full}, manifest, nil); !errors.Is(err, full) {
		t.Errorf("a writer that fails: %v", err)
	}
	other := manifest
	other.Digest = digest.FromString("other")
	if err := writeOCI(t.Context(), blobs.layout, tar.NewWriter(io.Discard), other, nil); err == nil {
		t.Error("a manifest that is not there is written")
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }
