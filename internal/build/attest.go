package build

import (
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Attest makes what is to be attached to an image: to the one that the
// descriptor names, with these layers above its base, created at that time.
type Attest func(image v1.Descriptor, layers []recipe.Layer, created time.Time) ([]*artifact.Artifact, error)

// attacher is what a build's outputs attach; nil: nothing.
func (j *job) attacher(make Attest) artifact.Attacher {
	if make == nil {
		return nil
	}
	return func(image v1.Descriptor) ([]*artifact.Artifact, error) {
		return make(image, j.recipe.Layers, *j.config.Created)
	}
}
