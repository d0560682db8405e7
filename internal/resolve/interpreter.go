package resolve

import (
	"context"
	"errors"
	"fmt"
	"io"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/types"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/request"
)

// interpreter fetches a relocatable build of Python and makes its layer, and returns the
// base image with it: what all that follows runs in. Another Python leaves the base as
// it is.
func (r *Resolver) interpreter(ctx context.Context, base *registry.Image, t *lock.Target) (*registry.Image, error) {
	archive, ok := locklayer.Interpreter(t)
	if !ok {
		return base, nil
	}
	s := t.Stack.Standalone
	r.status("Python %s, a relocatable build", s.Version)
	fetched, err := r.fetch(ctx, []index.File{{Name: s.File(), URL: request.Mirrored(s.URL, r.Mirrors),
		SHA256: s.SHA256}})
	if err != nil {
		return nil, fmt.Errorf("relocatable build of Python %s: %w; a mirror block for its host, or a row of your own "+
			"tables (python_standalone %q), names another place of it", s.Version, err, t.Stack.Python)
	}
	made, err := (&layer.Maker{Store: r.Store}).Python(ctx, archive, locklayer.Options(t))
	if err != nil {
		return nil, err
	}
	t.Interpreter = lock.Interpreter{Size: fetched[0].Size, Layer: made.Layer}
	return WithInterpreter(base, t, r.Store)
}

// WithInterpreter returns a base image with the layer of a target's relocatable build of
// Python on top, which the store must have when the image is run; the base itself
// where the target has another Python.
func WithInterpreter(base *registry.Image, t *lock.Target, st *store.Store) (*registry.Image, error) {
	if t.Stack.Standalone == nil {
		return base, nil
	}
	// Layers in zstd are OCI's, whatever the base is written in.
	content := mutate.ConfigMediaType(mutate.MediaType(base.Content, types.OCIManifestSchema1), types.OCIConfigJSON)
	content, err := mutate.AppendLayers(content, &storedLayer{t.Interpreter.Layer, st})
	if err != nil {
		return nil, fmt.Errorf("base image %s with Python %s: %w", base.Reference, t.Stack.Standalone.Version, err)
	}
	with := *base
	with.Content = content
	return &with, nil
}

// errCompressed says that nobody asks for what is not compressed: builders unpack layers
// themselves.
var errCompressed = errors.New("the layer is kept in its compression alone")

// storedLayer is a layer of the store as part of an image.
type storedLayer struct {
	layer oci.Layer
	store *store.Store
}

func (l *storedLayer) Digest() (v1.Hash, error)             { return v1.NewHash(l.layer.Digest.String()) }
func (l *storedLayer) DiffID() (v1.Hash, error)             { return v1.NewHash(l.layer.DiffID.String()) }
func (l *storedLayer) Compressed() (io.ReadCloser, error)   { return l.store.Open(l.layer.Digest) }
func (l *storedLayer) Uncompressed() (io.ReadCloser, error) { return nil, errCompressed }
func (l *storedLayer) Size() (int64, error)                 { return l.layer.Size, nil }
func (l *storedLayer) MediaType() (types.MediaType, error) {
	return types.MediaType(l.layer.MediaType), nil
}
