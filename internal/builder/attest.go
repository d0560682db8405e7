package builder

import (
	"context"
	"fmt"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/types"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/attest"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Attest makes what is to be attached to an image: to the one that the
// descriptor names, with these layers above its base, created at that time.
type Attest func(image v1.Descriptor, layers []recipe.Layer, created time.Time) ([]*attest.Artifact, error)

// attacher is what a build's outputs attach; nil: nothing.
func (j *job) attacher(make Attest) attest.Attacher {
	if make == nil {
		return nil
	}
	return func(image v1.Descriptor) ([]*attest.Artifact, error) {
		return make(image, j.recipe.Layers, *j.config.Created)
	}
}

// attachPushed puts the artifacts beside the image in every repository that it
// was pushed to.
func (b *Builder) attachPushed(ctx context.Context, outputs []Output, manifest ocispec.Descriptor, attach attest.Attacher) error {
	if attach == nil {
		return nil
	}
	var tags []string
	for _, o := range outputs {
		if o.Type == OutputPush {
			tags = append(tags, o.Tags...)
		}
	}
	if len(tags) == 0 {
		return nil
	}
	hash, err := v1.NewHash(manifest.Digest.String())
	if err != nil {
		return err
	}
	artifacts, err := attach(v1.Descriptor{MediaType: types.MediaType(manifest.MediaType), Size: manifest.Size, Digest: hash})
	if err != nil {
		return err
	}
	if err := (&registry.Client{}).Attach(ctx, tags, artifacts); err != nil {
		return fmt.Errorf("the image is pushed, but not what belongs beside it: %w", err)
	}
	return nil
}
