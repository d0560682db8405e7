package build

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/containerd/containerd/v2/core/content"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/planner/recipe"
)

// imageKind is where a store keeps the manifests and configs that builders made, by
// what they were made from.
const imageKind = "image"

// madeImage is an image as a builder made it.
type madeImage struct {
	Image    ocispec.Descriptor `json:"image"` // of the manifest
	Manifest []byte             `json:"manifest"`
	Config   []byte             `json:"config"`
}

// errNotMade says that no image is kept, or that what is kept is not the image.
var errNotMade = errors.New("no image is kept")

// describe returns the image's manifest and config, without writing the image: as they
// were kept when a builder of the same version made them from the same layers, base image
// and config, or else as the builder makes them now. What a builder makes that does not say
// its version is not kept.
func describe(ctx context.Context, b *builder.Builder, j *job, p builder.Progress) (*Result, error) {
	key, err := j.imageKey(b)
	if err != nil {
		return nil, err
	}
	if r, err := j.kept(b, key); err == nil {
		return r, nil
	}
	r, err := exportAndRead(ctx, b, j, []client.ExportEntry{reporter()}, false, p)
	if err == nil && b.Version != "" {
		j.keep(ctx, b, key, r)
	}
	return r, err
}

// imageKey names all that the manifest and the config of the image depend on.
func (j *job) imageKey(b *builder.Builder) (string, error) {
	text, err := json.Marshal(struct {
		Form     string // changes with what is stated to builders beside the fields below
		BuildKit string
		Platform ocispec.Platform
		Base     string // digest
		Below    []v1.Descriptor
		Layers   []recipe.Layer
		Config   ocispec.Image
		Epoch    string
	}{"1", b.Version, j.platform, j.recipe.Base.Digest, j.below, j.recipe.Layers, j.config, j.epoch()})
	return digest.FromBytes(text).String(), err
}

// kept returns the image that was kept under a key, and has the layout serve its
// manifest and its config.
func (j *job) kept(b *builder.Builder, key string) (*Result, error) {
	var made madeImage
	if err := b.Store.Link(imageKind, key, &made); err != nil {
		return nil, err
	}
	var manifest ocispec.Manifest
	if err := json.Unmarshal(made.Manifest, &manifest); err != nil {
		return nil, err
	}
	config := manifest.Config.Digest
	if digest.FromBytes(made.Manifest) != made.Image.Digest || digest.FromBytes(made.Config) != config {
		return nil, errNotMade
	}
	r := j.resultOf(made.Image, config)
	if err := r.measure(b, j, manifest); err != nil {
		return nil, err
	}
	j.layout.AddBytes(made.Manifest)
	j.layout.AddBytes(made.Config)
	return r, nil
}

// keep keeps an image that was read back. It is a courtesy: without it the builder makes
// the image again.
func (j *job) keep(ctx context.Context, b *builder.Builder, key string, r *Result) {
	manifest, err := content.ReadBlob(ctx, j.layout, r.Manifest)
	if err != nil {
		return
	}
	config, err := content.ReadBlob(ctx, j.layout, ocispec.Descriptor{Digest: r.ConfigDigest})
	if err != nil {
		return
	}
	_ = b.Store.SetLink(imageKind, key, madeImage{r.Manifest, manifest, config}) // see above
}
