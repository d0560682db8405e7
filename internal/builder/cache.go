package builder

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"

	"github.com/moby/buildkit/client"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Cache is a place that spares work which was done elsewhere, such as Type
// CacheRegistry with "ref". Two things are worth sparing:
//
//   - The installation of apt packages, the one step that a builder has a result
//     of. BuildKit's own cache serves there, of every type that it knows.
//   - The making of layers. An image of ours in a registry is its own cache: its
//     layers are named by the lock, so whoever names the image as CacheRegistry
//     gets them from there, checked by digest, where the store lacks them.
//
// CacheInline, which in BuildKit writes the cache into the image's config, has
// nothing to add to that, and would change the image's digest: it is accepted
// and writes nothing. The self-test is never cached: it is to run everywhere.
type Cache struct {
	Type  string
	Attrs map[string]string
}

// The types of caches that are treated in a way of our own.
const (
	CacheRegistry = "registry"
	CacheInline   = "inline"
)

// caches are in BuildKit's terms. Its client writes into the attributes.
func caches(all []Cache) []client.CacheOptionsEntry {
	var out []client.CacheOptionsEntry
	for _, c := range all {
		if c.Type != CacheInline {
			out = append(out, client.CacheOptionsEntry{Type: c.Type, Attrs: maps.Clone(c.Attrs)})
		}
	}
	return out
}

// cacheImports are the caches that the client has found and named to the build
// function, which must hand them on.
func cacheImports(c gateway.Client) ([]gateway.CacheOptionsEntry, error) {
	text := c.BuildOpts().Opts["cache-imports"]
	if text == "" {
		return nil, nil
	}
	var imports []gateway.CacheOptionsEntry
	if err := json.Unmarshal([]byte(text), &imports); err != nil {
		return nil, fmt.Errorf("cache imports: %w", err)
	}
	return imports, nil
}

// fillFromCaches looks for the recipe's layers in the registries that are named
// as caches before it has them made.
func (b *Builder) fillFromCaches(r *recipe.Recipe, o BuildOptions, fill func(context.Context, digest.Digest) error) func(context.Context, digest.Digest) error {
	layers := map[digest.Digest]bool{}
	for _, l := range r.Layers {
		layers[digest.Digest(l.Digest)] = true
	}
	refs := cacheRefs(o.CacheFrom)
	if len(refs) == 0 {
		return fill
	}
	return func(ctx context.Context, d digest.Digest) error {
		for _, ref := range refs {
			if layers[d] && b.fromCache(ctx, o.Registry, ref, d) == nil {
				return nil
			}
		}
		if fill == nil {
			return fmt.Errorf("layer %s is in none of the caches", d)
		}
		return fill(ctx, d)
	}
}

// mirroredCaches sends the references of caches in registries through the user's
// mirrors, for reading and for writing: both must find the same place.
func mirroredCaches(by *registry.Client, all []Cache) ([]Cache, error) {
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
func cacheRefs(all []Cache) (refs []string) {
	for _, c := range all {
		if ref := c.Attrs["ref"]; c.Type == CacheRegistry && ref != "" {
			refs = append(refs, ref)
		}
	}
	return refs
}

// fromCache puts a layer of an image in a registry into the store. The store
// checks its digest.
func (b *Builder) fromCache(ctx context.Context, from *registry.Client, ref string, d digest.Digest) error {
	_, err := b.store.Put(ctx, d, func(w io.Writer) error {
		return from.Blob(ctx, ref, d.String(), w)
	})
	return err
}
