package main

import (
	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/store"
)

// pushedKind is where the cache keeps which repository has a layer.
const pushedKind = "pushed"

// pushed remembers in the cache where layers were pushed, so that another
// repository of the same registry gets them from there.
type pushed struct{ store *store.Store }

// Seen implements registry.Memory.
func (p pushed) Seen(registry string, layer v1.Hash) (repository string, ok bool) {
	err := p.store.Link(pushedKind, registry+" "+layer.String(), &repository)
	return repository, err == nil && repository != ""
}

// Remember implements registry.Memory. A cache that cannot be written only costs
// an upload.
func (p pushed) Remember(registry, repository string, layer v1.Hash) {
	_ = p.store.SetLink(pushedKind, registry+" "+layer.String(), repository)
}
