package build

import (
	"context"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/recipe"
)

// fetchFromCaches looks for the recipe's layers in the registries that are named
// as caches before it has them made.
func fetchFromCaches(b *builder.Builder, r *recipe.Recipe, o Options, fetch builder.FetchFunc) builder.FetchFunc {
	layers := map[digest.Digest]bool{}
	for _, l := range r.Layers {
		layers[digest.Digest(l.Digest)] = true
	}
	refs := cacheRefs(o.CacheFrom)
	if len(refs) == 0 {
		return fetch
	}
	return func(ctx context.Context, d digest.Digest) error {
		for _, ref := range refs {
			if layers[d] && fromCache(ctx, b, o.Registry, ref, d) == nil {
				return nil
			}
		}
		if fetch == nil {
			return fmt.Errorf("layer %s is in none of the caches", d)
		}
		return fetch(ctx, d)
	}
}

// mirroredCaches sends the references of caches in registries through the user's
// mirrors, for reading and for writing: both must find the same place.
func mirroredCaches(by *registry.Client, all []builder.Cache) ([]builder.Cache, error) {
	mirrored := slices.Clone(all)
	for i, c := range mirrored {
		if len(cacheRefs(all[i:i+1])) == 0 {
			continue
		}
		ref, err := by.Mirrored(c.Attrs["ref"])
		if err != nil {
			return nil, fmt.Errorf("cache: %w", err)
		}
		mirrored[i].Attrs = maps.Clone(c.Attrs)
		mirrored[i].Attrs["ref"] = ref
	}
	return mirrored, nil
}

// cacheRefs are the references of caches in registries.
func cacheRefs(all []builder.Cache) (refs []string) {
	for _, c := range all {
		if ref := c.Attrs["ref"]; c.Type == builder.CacheRegistry && ref != "" {
			refs = append(refs, ref)
		}
	}
	return refs
}

// fromCache puts a layer of an image in a registry into the store. The store
// checks its digest.
func fromCache(ctx context.Context, b *builder.Builder, from *registry.Client, ref string, d digest.Digest) error {
	_, err := b.Store.Put(ctx, d, func(w io.Writer) error {
		return from.Blob(ctx, ref, d.String(), w)
	})
	return err
}
