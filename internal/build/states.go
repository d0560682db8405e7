package build

import (
	"errors"
	"fmt"

	"github.com/moby/buildkit/client/llb"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/assemble"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/planner/recipe"
)

// layerState is the state of one layer: an image of its own in the layout, so that a
// builder unpacks it once for all images that have it.
func layerState(l *builder.Layout, r recipe.Layer, platform ocispec.Platform) (llb.State, digest.Digest, error) {
	manifest, err := addSingle(l, r, platform)
	if err != nil {
		return llb.State{}, "", fmt.Errorf("layer %s: %w", r.Name, err)
	}
	return l.LayerState(manifest, platform, r.Name), manifest, nil
}

// addSingle serves the image that consists of this layer alone.
func addSingle(l *builder.Layout, r recipe.Layer, platform ocispec.Platform) (digest.Digest, error) {
	if err := errors.Join(r.Digest.Validate(), r.DiffID.Validate()); err != nil {
		return "", err
	}
	manifest, config, err := assemble.Single(r.Layer, platform)
	if err != nil {
		return "", err
	}
	l.AddBlob(r.Digest, r.Size)
	l.AddBytes(config)
	return l.AddBytes(manifest), nil
}
