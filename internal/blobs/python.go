package blobs

import (
	"context"
	"fmt"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/request"
)

// makePython makes the layer of the target's relocatable build of Python, from its
// archive, which is fetched first where it is missing.
func (img *Image) makePython(ctx context.Context, opt layer.Options) (layer.Layer, error) {
	archive, ok := locklayer.Interpreter(img.target)
	if !ok {
		return layer.Layer{}, fmt.Errorf("target %q has no relocatable build of Python", img.target.Name)
	}
	s := img.target.Stack.Standalone
	if err := img.provider.fetch(ctx, []index.File{{Name: s.File(), URL: request.Mirrored(s.URL, img.provider.Mirrors),
		SHA256: s.SHA256, Size: img.target.Interpreter.Size}}); err != nil {
		return layer.Layer{}, err
	}
	return (&layer.Maker{Store: img.provider.Store}).Python(ctx, archive, opt)
}

// fetchPython puts the layer of the image's relocatable build into the store.
func (img *Image) fetchPython(ctx context.Context) error {
	made, err := img.makePython(ctx, img.provider.options(img.target))
	if err == nil && made.Digest != img.python {
		return &LayerError{Wheels: img.target.Stack.Standalone.File(), Want: img.python, Got: made.Digest}
	}
	return err
}

// fetchLockedPython puts the layer as it is locked into the store: what byte code is
// made by, whatever compression the image gets.
func (img *Image) fetchLockedPython(ctx context.Context) error {
	want := img.target.Interpreter.Layer.Digest
	if _, ok := img.provider.Store.Path(want); ok {
		return nil
	}
	made, err := img.makePython(ctx, locklayer.Options(img.target))
	if err == nil && made.Digest != want {
		return &LayerError{Wheels: img.target.Stack.Standalone.File(), Want: want, Got: made.Digest}
	}
	return err
}

// recompressPython makes the layer in the compression that is asked for; empty where
// there is none.
func (img *Image) recompressPython(ctx context.Context) (oci.Layer, error) {
	if img.target.Stack.Standalone == nil {
		return oci.Layer{}, nil
	}
	made, err := img.makePython(ctx, img.provider.options(img.target))
	img.python = made.Digest
	return made.Layer, err
}
