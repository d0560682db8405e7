package aptlayer

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/builder"
)

// layerExport receives an image of one uncompressed layer from BuildKit and
// keeps the layer in a file.
type layerExport struct {
	builder.UnimplementedStore
	dest string

	mu     sync.Mutex
	large  digest.Digest // what dest holds
	layers []ocispec.Descriptor
}

// maxDocument is more than any manifest or config of one layer takes.
const maxDocument = 1 << 20

var _ content.Store = (*layerExport)(nil)

// Info tells that nothing is here yet, so that all is sent.
func (e *layerExport) Info(_ context.Context, d digest.Digest) (content.Info, error) {
	return content.Info{}, builder.BlobNotFound(d)
}

// ReaderAt is never needed: nothing is read back.
func (e *layerExport) ReaderAt(_ context.Context, d ocispec.Descriptor) (content.ReaderAt, error) {
	return nil, builder.BlobNotFound(d.Digest)
}

// Writer takes a blob: tar goes to the file, documents to memory.
func (e *layerExport) Writer(_ context.Context, opts ...content.WriterOpt) (content.Writer, error) {
	var w content.WriterOpts
	for _, opt := range opts {
		if err := opt(&w); err != nil {
			return nil, err
		}
	}
	f, err := os.CreateTemp(filepath.Dir(e.dest), "blob-*")
	if err != nil {
		return nil, err
	}
	return &blobWriter{export: e, file: f, digester: digest.Canonical.Digester(), started: time.Now(), ref: w.Ref}, nil
}

// take keeps a finished blob: the layer under its name, and what the manifest
// says.
func (e *layerExport) take(path string, d digest.Digest, size int64) error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if size <= maxDocument {
		var manifest ocispec.Manifest
		raw, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if json.Unmarshal(raw, &manifest) == nil {
			if len(manifest.Layers) > 0 {
				e.layers = manifest.Layers
			}
			return os.Remove(path)
		}
	}
	e.large = d
	return os.Rename(path, e.dest)
}

// check makes sure that the file is the image's one layer.
func (e *layerExport) check() error {
	switch {
	case len(e.layers) != 1:
		return fmt.Errorf("the builder gave %d layers for one step", len(e.layers))
	case e.layers[0].MediaType != ocispec.MediaTypeImageLayer || e.layers[0].Digest != e.large:
		return fmt.Errorf("the builder gave a layer of type %s", e.layers[0].MediaType)
	}
	return nil
}

// blobWriter is one blob on its way in.
type blobWriter struct {
	export   *layerExport
	file     *os.File
	digester digest.Digester
	size     int64
	started  time.Time
	ref      string
	closed   bool
}

// Write appends to the blob.
func (w *blobWriter) Write(p []byte) (int, error) {
	n, err := w.file.Write(p)
	w.size += int64(n)
	w.digester.Hash().Write(p[:n])
	return n, err
}

// Digest is that of what has been written.
func (w *blobWriter) Digest() digest.Digest { return w.digester.Digest() }

// Status tells how far the blob has come.
func (w *blobWriter) Status() (content.Status, error) {
	return content.Status{Ref: w.ref, Offset: w.size, StartedAt: w.started, UpdatedAt: time.Now()}, nil
}

// Truncate starts over.
func (w *blobWriter) Truncate(size int64) error {
	if size != 0 {
		return fmt.Errorf("cannot truncate to %d", size)
	}
	w.size, w.digester = 0, digest.Canonical.Digester()
	_, err := w.file.Seek(0, 0)
	return errors.Join(err, w.file.Truncate(0))
}

// Commit keeps the blob when it is what it was promised to be.
func (w *blobWriter) Commit(_ context.Context, size int64, expected digest.Digest, _ ...content.Opt) error {
	w.closed = true
	err := w.file.Close()
	if err == nil && size > 0 && size != w.size {
		err = fmt.Errorf("the builder sent %d of %d bytes", w.size, size)
	}
	if err == nil && expected != "" && expected != w.Digest() {
		err = fmt.Errorf("the builder sent %s as %s", w.Digest(), expected)
	}
	if err != nil {
		return errors.Join(err, os.Remove(w.file.Name()))
	}
	return w.export.take(w.file.Name(), w.Digest(), w.size)
}

// Close drops a blob that was not committed.
func (w *blobWriter) Close() error {
	if w.closed {
		return nil
	}
	w.closed = true
	return errors.Join(w.file.Close(), os.Remove(w.file.Name()))
}
