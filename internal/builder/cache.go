package builder

import (
	"encoding/json"
	"fmt"
	"maps"

	"github.com/moby/buildkit/client"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
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

// Caches are in BuildKit's terms. Its client writes into the attributes.
func Caches(all []Cache) []client.CacheOptionsEntry {
	var out []client.CacheOptionsEntry
	for _, c := range all {
		if c.Type != CacheInline {
			out = append(out, client.CacheOptionsEntry{Type: c.Type, Attrs: maps.Clone(c.Attrs)})
		}
	}
	return out
}

// CacheImports are the caches that the client has found and named to the build
// function, which must hand them on.
func CacheImports(c gateway.Client) ([]gateway.CacheOptionsEntry, error) {
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
