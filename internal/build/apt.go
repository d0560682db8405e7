package build

import (
	"context"
	"fmt"
	"slices"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/aptlayer"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/recipe"
)

// aptSpec is the specification of a recipe's apt layer.
func aptSpec(r *recipe.Recipe, o Options) aptlayer.Spec {
	return aptlayer.Spec{
		Base: o.Base, Reference: r.Base.Reference, Platform: r.Platform, Packages: r.Apt,
		Compression: compressionOf(r.Layers),
		Fetch:       o.Fetch, CacheFrom: o.CacheFrom, CacheTo: o.CacheTo, Progress: o.Progress,
	}
}

// describeApt returns the recipe's apt layer its digest where the lock does not hold
// it, by making it.
func describeApt(ctx context.Context, b *builder.Builder, r *recipe.Recipe, o Options) error {
	for i := range r.Layers {
		l := &r.Layers[i]
		if l.Kind != recipe.Apt || l.Digest != "" {
			continue
		}
		made, err := aptlayer.Make(ctx, b, aptSpec(r, o))
		if err != nil {
			return err
		}
		l.Layer = made.Layer
	}
	return nil
}

// fetchWithApt is the way to the recipe's blobs where the lock holds the digest of
// the apt layer: it is made only if somebody asks for it.
func fetchWithApt(b *builder.Builder, r *recipe.Recipe, o Options) builder.FetchFunc {
	at := slices.IndexFunc(r.Layers, func(l recipe.Layer) bool { return l.Kind == recipe.Apt && l.Digest != "" })
	if at < 0 {
		return o.Fetch
	}
	want := digest.Digest(r.Layers[at].Digest)
	return func(ctx context.Context, d digest.Digest) error {
		if d != want {
			if o.Fetch == nil {
				return store.ErrNotFound
			}
			return o.Fetch(ctx, d)
		}
		made, err := aptlayer.Make(ctx, b, aptSpec(r, o))
		if err == nil && made.Digest != want {
			err = fmt.Errorf("apt packages: installed on builder %s they give the layer %s, but the lock says %s: it was made by another version of envsolve, or a package's installation depends on the machine; run \"envsolve lock --upgrade=apt\"", b.Address, made.Digest, want)
		}
		return err
	}
}

// compressionOf is what the image's other layers have.
func compressionOf(layers []recipe.Layer) layer.Compression {
	for _, l := range layers {
		if l.MediaType == layer.Gzip.MediaType() {
			return layer.Gzip
		}
	}
	return layer.Zstd
}
