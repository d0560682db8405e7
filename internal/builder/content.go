package builder

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"sync"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/containerd/errdefs"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/store"
)

// StoreID names our content in the session.
const StoreID = "envsolve"

// baseHost is the number of the host that base images are read from. Layers have
// others, blobsAtOnce on each: BuildKit reads so many blobs of a host at a time, and
// is to ask for all at once, so that what takes longest is made first. And while it
// waits for layers that we have the builder make (an apt layer, byte code), making
// them needs the base.
const (
	baseHost    = 0
	blobsAtOnce = 4
	layerHosts  = 16
)

// FetchFunc puts a blob into the store, from wherever it can be had.
type FetchFunc func(ctx context.Context, d digest.Digest) error

// Layout is an OCI layout as BuildKit sees it, filled only as far as it reads.
type Layout struct {
	UnimplementedStore
	store *store.Store
	fetch FetchFunc // for blobs that the store lacks; may be nil

	mu     sync.Mutex
	memory map[digest.Digest][]byte // manifests and configs
	sizes  map[digest.Digest]int64  // of blobs that need not exist yet
	layers map[digest.Digest]v1.Layer

	registry *loopback // where the builder reads it; nil: over the session
	states   int       // how many layers have been made states of
	failure  error     // why the first blob could not be had that a solve asked for and did not get
}

// NewLayout returns a layout that builders read over the session of a build.
func NewLayout(s *store.Store, fetch FetchFunc) *Layout {
	return &Layout{
		store: s, fetch: fetch,
		memory: map[digest.Digest][]byte{},
		sizes:  map[digest.Digest]int64{},
		layers: map[digest.Digest]v1.Layer{},
	}
}

// Layout returns an empty layout that this builder reads in the way that is best for it.
func (b *Builder) Layout(fetch FetchFunc) *Layout {
	l := NewLayout(b.Store, fetch)
	l.registry = b.registry
	return l
}

// TakesSolves reports whether several solves may read the layout at a time. Over sessions they
// may not: BuildKit reads what one solve asks for over the session of any, which ends with it.
func (l *Layout) TakesSolves() bool { return l.registry != nil }

// AddBytes serves a small blob from memory.
func (l *Layout) AddBytes(b []byte) digest.Digest {
	d := digest.FromBytes(b)
	l.mu.Lock()
	defer l.mu.Unlock()
	l.memory[d] = b
	return d
}

// AddBlob promises a blob that the store has or fetch can bring.
func (l *Layout) AddBlob(d digest.Digest, size int64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sizes[d] = size
}

// AddImage serves an image from wherever it is, and gives its manifest's digest.
func (l *Layout) AddImage(img v1.Image) (digest.Digest, error) {
	config, err := img.RawConfigFile()
	if err != nil {
		return "", err
	}
	manifest, err := img.RawManifest()
	if err != nil {
		return "", err
	}
	layers, err := img.Layers()
	if err != nil {
		return "", err
	}
	for _, layer := range layers {
		if err := l.addLayer(layer); err != nil {
			return "", err
		}
	}
	l.AddBytes(config)
	return l.AddBytes(manifest), nil
}

func (l *Layout) addLayer(layer v1.Layer) error {
	hash, err := layer.Digest()
	if err != nil {
		return err
	}
	size, err := layer.Size()
	if err != nil {
		return err
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	l.sizes[digest.Digest(hash.String())] = size
	l.layers[digest.Digest(hash.String())] = layer
	return nil
}

// Info answers from what is known, without fetching anything.
func (l *Layout) Info(_ context.Context, d digest.Digest) (content.Info, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if b, ok := l.memory[d]; ok {
		return content.Info{Digest: d, Size: int64(len(b))}, nil
	}
	if size, ok := l.sizes[d]; ok {
		return content.Info{Digest: d, Size: size}, nil
	}
	return content.Info{}, BlobNotFound(d)
}

// ReaderAt opens a blob, and has it brought first when it is not here.
func (l *Layout) ReaderAt(ctx context.Context, desc ocispec.Descriptor) (content.ReaderAt, error) {
	return l.blob(ctx, desc.Digest)
}

func (l *Layout) blob(ctx context.Context, d digest.Digest) (blobReader, error) {
	r, err := l.open(ctx, d)
	if !errors.Is(err, store.ErrNotFound) {
		return r, err
	}
	if err := l.bring(ctx, d); err != nil {
		return nil, err
	}
	return l.open(ctx, d)
}

// Open opens a blob that is here; store.ErrNotFound when it is not. One that
// somebody has changed counts as none.
func (l *Layout) Open(ctx context.Context, d digest.Digest) (content.ReaderAt, error) {
	return l.open(ctx, d)
}

func (l *Layout) open(ctx context.Context, d digest.Digest) (blobReader, error) {
	l.mu.Lock()
	b, inMemory := l.memory[d]
	l.mu.Unlock()
	if inMemory {
		return memoryReader{bytes.NewReader(b)}, nil
	}
	if _, err := l.store.Verify(ctx, d, "layer "+d.String()); err != nil {
		return nil, err
	}
	f, err := l.store.Open(d)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	return fileReader{File: f, size: info.Size()}, nil
}

// bring puts a blob into the store, once, whoever asks.
func (l *Layout) bring(ctx context.Context, d digest.Digest) error {
	unlock, err := l.store.Lock(ctx, "blob "+d.String())
	if err != nil {
		return err
	}
	defer unlock()
	if _, ok := l.store.Path(d); ok {
		return nil
	}
	l.mu.Lock()
	layer := l.layers[d]
	l.mu.Unlock()
	switch {
	case layer != nil:
		return l.download(ctx, d, layer)
	case l.fetch != nil:
		return l.fetch(ctx, d)
	}
	return fmt.Errorf("layer %s is not in the cache: run envsolve build again", d)
}

func (l *Layout) download(ctx context.Context, d digest.Digest, layer v1.Layer) error {
	_, err := l.store.Put(ctx, d, func(w io.Writer) error {
		r, err := layer.Compressed()
		if err != nil {
			return err
		}
		_, err = io.Copy(w, r)
		return errors.Join(err, r.Close())
	})
	if err != nil {
		return fmt.Errorf("base image layer %s: %w", d, err)
	}
	return nil
}

// blobReader is a blob that can be read from anywhere, and from its beginning.
type blobReader interface {
	content.ReaderAt
	io.ReadSeeker
}

type memoryReader struct{ *bytes.Reader }

func (memoryReader) Close() error { return nil }

type fileReader struct {
	*os.File
	size int64
}

func (f fileReader) Size() int64 { return f.size }

// File returns the file that a blob of a layout lies in; nil for one that does not.
func File(r content.ReaderAt) *os.File {
	f, _ := r.(fileReader)
	return f.File
}

// UnimplementedStore is the part of a content store that a builder has no use for.
type UnimplementedStore struct{}

var _ content.Store = (*Layout)(nil)

func (UnimplementedStore) Update(context.Context, content.Info, ...string) (content.Info, error) {
	return content.Info{}, errdefs.ErrNotImplemented
}

func (UnimplementedStore) Walk(context.Context, content.WalkFunc, ...string) error {
	return errdefs.ErrNotImplemented
}

func (UnimplementedStore) Delete(context.Context, digest.Digest) error {
	return errdefs.ErrNotImplemented
}

func (UnimplementedStore) Status(context.Context, string) (content.Status, error) {
	return content.Status{}, errdefs.ErrNotImplemented
}

func (UnimplementedStore) ListStatuses(context.Context, ...string) ([]content.Status, error) {
	return nil, errdefs.ErrNotImplemented
}

func (UnimplementedStore) Abort(context.Context, string) error { return errdefs.ErrNotImplemented }

func (UnimplementedStore) Writer(context.Context, ...content.WriterOpt) (content.Writer, error) {
	return nil, errdefs.ErrNotImplemented
}

func BlobNotFound(d digest.Digest) error { return fmt.Errorf("blob %s: %w", d, errdefs.ErrNotFound) }
