package build

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/containerd/containerd/v2/core/content"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/partial"
	"github.com/google/go-containerregistry/pkg/v1/types"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/registry"
)

// push sends the assembled image to the registries that the tags name, and then
// what is to be attached to it. The layers lie on this machine, or are made or
// fetched for a registry that has them nowhere: they need not travel through the
// builder.
func push(ctx context.Context, b *builder.Builder, j *job, manifest ocispec.Descriptor, to pushes,
	attach artifact.Attacher, o Options) error {
	all := slices.Concat(to.tags, to.beside)
	if len(all) == 0 {
		return nil
	}
	img, err := assembled(ctx, b, j, manifest)
	if err != nil {
		return err
	}
	sources := cacheRefs(o.CacheFrom)
	if o.BaseFrom != "" {
		sources = append(sources, o.BaseFrom)
	}
	o.Progress.Phases.Finish(progress.Fetch, progress.Layers, progress.Assemble)
	o.Progress.Phase = progress.Push
	err = o.Progress.Step("pushing "+j.recipe.Target, "push "+strings.Join(all, ", "),
		func(report func(done, total int64)) error {
			return o.Registry.Push(ctx, registry.Push{Image: img, Tags: to.tags, Beside: to.beside, Sources: sources,
				Progress: report})
		})
	if err == nil && o.Layers != "" {
		err = pushLayers(ctx, b, j, append(sources, all...), o)
	}
	if err != nil {
		return b.Explain(ctx, err) // it may be the builder that went away, with what it alone has
	}
	if attach == nil {
		return nil
	}
	size, err := img.Size()
	if err != nil {
		return err
	}
	hash, err := img.Digest()
	if err != nil {
		return err
	}
	artifacts, err := attach(v1.Descriptor{MediaType: types.MediaType(manifest.MediaType), Size: size, Digest: hash})
	if err != nil {
		return err
	}
	if err := o.Registry.Attach(ctx, all, artifacts); err != nil {
		return fmt.Errorf("the image is pushed, but not what belongs beside it: %w", err)
	}
	return nil
}

// pushLayers puts the layers, each as an image of its own that goes by its digest,
// into the repository for layers: from there frontends take them unmade. In the
// registry of the image they are mounted and not sent again.
func pushLayers(ctx context.Context, b *builder.Builder, j *job, sources []string, o Options) error {
	return o.Progress.Step("pushing layers of "+j.recipe.Target, "push layers to "+o.Layers,
		func(func(done, total int64)) error {
			for _, single := range j.singles {
				img, err := assembled(ctx, b, j,
					ocispec.Descriptor{Digest: single, MediaType: ocispec.MediaTypeImageManifest})
				if err == nil {
					err = o.Registry.Push(ctx, registry.Push{Image: img, Beside: []string{o.Layers}, Sources: sources})
				}
				if err != nil {
					return fmt.Errorf("the image is pushed, but not all of its layers to %s: %w", o.Layers, err)
				}
			}
			return nil
		})
}

// assembled is the image that the builder has assembled, read from where its
// parts cost least.
func assembled(ctx context.Context, b *builder.Builder, j *job, manifest ocispec.Descriptor) (v1.Image, error) {
	a := &assembledImage{ctx: ctx, blobs: readBlobs(b, j), media: types.MediaType(manifest.MediaType)}
	var err error
	if a.raw, err = content.ReadBlob(ctx, a.blobs, ocispec.Descriptor{Digest: manifest.Digest}); err != nil {
		return nil, fmt.Errorf("reading the manifest back from builder %s: %w", b.Address, b.Explain(ctx, err))
	}
	parsed, err := v1.ParseManifest(strings.NewReader(string(a.raw)))
	if err != nil {
		return nil, err
	}
	a.manifest = *parsed
	if a.config, err = content.ReadBlob(ctx, a.blobs, descriptor(a.manifest.Config)); err != nil {
		return nil, fmt.Errorf("reading the config back from builder %s: %w", b.Address, b.Explain(ctx, err))
	}
	return partial.CompressedToImage(a)
}

// assembledImage implements partial.CompressedImageCore.
type assembledImage struct {
	ctx         context.Context // of the build
	blobs       content.Provider
	media       types.MediaType
	raw, config []byte
	manifest    v1.Manifest
}

// MediaType implements partial.CompressedImageCore.
func (a *assembledImage) MediaType() (types.MediaType, error) { return a.media, nil }

// RawManifest implements partial.CompressedImageCore.
func (a *assembledImage) RawManifest() ([]byte, error) { return a.raw, nil }

// RawConfigFile implements partial.CompressedImageCore.
func (a *assembledImage) RawConfigFile() ([]byte, error) { return a.config, nil }

// LayerByDigest implements partial.CompressedImageCore.
func (a *assembledImage) LayerByDigest(h v1.Hash) (partial.CompressedLayer, error) {
	for _, d := range a.manifest.Layers {
		if d.Digest == h {
			return assembledLayer{a, d}, nil
		}
	}
	return nil, fmt.Errorf("the image has no layer %s", h)
}

// assembledLayer is a layer that is brought here when it is read.
type assembledLayer struct {
	image *assembledImage
	desc  v1.Descriptor
}

// Digest implements partial.CompressedLayer.
func (l assembledLayer) Digest() (v1.Hash, error) { return l.desc.Digest, nil }

// Size implements partial.CompressedLayer.
func (l assembledLayer) Size() (int64, error) { return l.desc.Size, nil }

// MediaType implements partial.CompressedLayer.
func (l assembledLayer) MediaType() (types.MediaType, error) { return l.desc.MediaType, nil }

// Compressed implements partial.CompressedLayer.
func (l assembledLayer) Compressed() (io.ReadCloser, error) {
	r, err := l.image.blobs.ReaderAt(l.image.ctx, descriptor(l.desc))
	if err != nil {
		return nil, err
	}
	return struct {
		io.Reader
		io.Closer
	}{content.NewReader(r), r}, nil
}

func descriptor(d v1.Descriptor) ocispec.Descriptor {
	return ocispec.Descriptor{MediaType: string(d.MediaType), Digest: digest.Digest(d.Digest.String()), Size: d.Size}
}
