package registry

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/remote/transport"
)

// Memory tells in which repository a layer was seen, and keeps that.
type Memory interface {
	// Seen returns a repository ("team/train") of the registry that had the layer;
	// false if none is known.
	Seen(registry string, layer v1.Hash) (repository string, ok bool)
	// Remember notes that a repository has a layer.
	Remember(registry, repository string, layer v1.Hash)
}

// Push is an image on its way to registries.
type Push struct {
	Image v1.Image
	Tags  []string
	// Beside are tags of images of several platforms, of which this is one: into
	// their repositories it goes without a name, see [Client.PushIndex].
	Beside []string
	// Sources are images of which layers may come, as references: the base, and
	// images that serve as caches. Of those in the registry that is pushed to,
	// layers are mounted and not sent. One that cannot be read is passed over.
	Sources []string
	// Progress is told how many bytes are there, of how many; it may be nil.
	Progress func(done, total int64)
}

// PushError says that a registry did not take the image.
type PushError struct {
	Ref    string // where to
	Advice string // the next step
	Err    error
}

// Error names the reference, the reason and the next step.
func (e *PushError) Error() string { return fmt.Sprintf("push to %s: %v\n%s", e.Ref, e.Err, e.Advice) }

// Unwrap returns the reason.
func (e *PushError) Unwrap() error { return e.Err }

// Push writes an image under all its tags. A repository that has the manifest
// gets the tag alone; a layer that it has is not sent, and one that another
// repository of the registry is known to have is mounted from there. An error
// of the registry's is a *PushError.
func (c *Client) Push(ctx context.Context, p Push) error {
	places, err := p.places()
	if err != nil {
		return err
	}
	m := &mounts{memory: c.Layers, known: map[name.Registry]map[v1.Hash]name.Repository{}}
	for i, at := range places {
		if err := c.pushTo(ctx, at, p, m); err != nil {
			return c.pushError(ctx, slices.Concat(p.Tags, p.Beside)[i], at, err)
		}
		c.remember(at.Context(), p.Image, m)
	}
	return nil
}

// places are where the image goes: its tags, and its digest in the repositories
// where it goes beside others.
func (p Push) places() ([]name.Reference, error) {
	digest, err := p.Image.Digest()
	if err != nil {
		return nil, err
	}
	var places []name.Reference
	for i, text := range slices.Concat(p.Tags, p.Beside) {
		tag, err := newTag(text)
		if err != nil {
			return nil, err
		}
		if i < len(p.Tags) {
			places = append(places, tag)
		} else {
			places = append(places, tag.Context().Digest(digest.String()))
		}
	}
	return places, nil
}

func newTag(text string) (name.Tag, error) {
	tag, err := name.NewTag(text)
	if err != nil {
		return tag, fmt.Errorf("tag %q: %w", text, err)
	}
	return tag, nil
}

func (c *Client) pushTo(ctx context.Context, at name.Reference, p Push, m *mounts) error {
	digest, err := p.Image.Digest()
	if err != nil {
		return err
	}
	if _, err := remote.Head(at.Context().Digest(digest.String()), c.options(ctx)...); err == nil {
		return c.name(ctx, at, p.Image)
	}
	c.look(ctx, at.Context().Registry, p.Sources, m)
	err = c.write(ctx, at, &mountable{Image: p.Image, to: at.Context(), known: m}, p.Progress)
	if denied(err) { // it may be the right to read elsewhere that is missing
		return c.write(ctx, at, p.Image, p.Progress)
	}
	return err
}

// name tags a manifest that a repository has; one that goes by its digest is
// named by that.
func (c *Client) name(ctx context.Context, at name.Reference, manifest remote.Taggable) error {
	tag, ok := at.(name.Tag)
	if !ok {
		return nil
	}
	return remote.Tag(tag, manifest, c.options(ctx)...)
}

// write sends what a repository lacks of an image, and its manifest.
func (c *Client) write(ctx context.Context, at name.Reference, img v1.Image, progress func(done, total int64)) error {
	options := c.options(ctx)
	if progress != nil {
		updates, shown := make(chan v1.Update, 1), make(chan struct{})
		go func() {
			defer close(shown)
			for u := range updates {
				if u.Error == nil {
					progress(u.Complete, u.Total)
				}
			}
		}()
		defer func() { <-shown }() // remote.Write closes the channel
		options = append(options, remote.WithProgress(updates))
	}
	return remote.Write(at, img, options...)
}

func denied(err error) bool {
	var answer *transport.Error
	return errors.As(err, &answer) && (answer.StatusCode == http.StatusUnauthorized ||
		answer.StatusCode == http.StatusForbidden)
}

// remember notes what a repository has now, for this push and for later ones.
func (c *Client) remember(repository name.Repository, img v1.Image, m *mounts) {
	manifest, err := img.Manifest()
	if err != nil {
		return // then nothing was pushed
	}
	for _, l := range manifest.Layers {
		m.add(repository, l.Digest)
		if c.Layers != nil {
			c.Layers.Remember(repository.RegistryStr(), repository.RepositoryStr(), l.Digest)
		}
	}
}

// mounts are the repositories that layers can be mounted from.
type mounts struct {
	memory Memory
	known  map[name.Registry]map[v1.Hash]name.Repository
}

func (m *mounts) add(r name.Repository, layer v1.Hash) {
	if m.known[r.Registry] == nil {
		m.known[r.Registry] = map[v1.Hash]name.Repository{}
	}
	m.known[r.Registry][layer] = r
}

// look reads the manifests of the sources that are in a registry.
func (c *Client) look(ctx context.Context, registry name.Registry, sources []string, m *mounts) {
	for _, text := range sources {
		at, err := c.rewrite(text)
		if err != nil || at.Context().Registry != registry {
			continue
		}
		img, err := remote.Image(at, c.options(ctx)...)
		if err != nil {
			continue
		}
		manifest, err := img.Manifest()
		if err != nil {
			continue
		}
		for _, l := range manifest.Layers {
			m.add(at.Context(), l.Digest)
		}
	}
}

// from finds a repository that has a layer, other than the one that is pushed to.
func (m *mounts) from(to name.Repository, layer v1.Hash) (name.Repository, bool) {
	if r, ok := m.known[to.Registry][layer]; ok && r != to {
		return r, true
	}
	if m.memory == nil {
		return to, false
	}
	text, ok := m.memory.Seen(to.RegistryStr(), layer)
	if !ok || text == to.RepositoryStr() {
		return to, false
	}
	return to.Registry.Repo(text), true
}

// mountable is an image whose layers say where they may be mounted from.
type mountable struct {
	v1.Image
	to    name.Repository
	known *mounts
}

// Layers implements v1.Image.
func (i *mountable) Layers() ([]v1.Layer, error) {
	layers, err := i.Image.Layers()
	if err != nil {
		return nil, err
	}
	for n, l := range layers {
		digest, err := l.Digest()
		if err != nil {
			return nil, err
		}
		if from, ok := i.known.from(i.to, digest); ok {
			layers[n] = &remote.MountableLayer{Layer: l, Reference: from.Digest(digest.String())}
		}
	}
	return layers, nil
}

// pushError says what to do about a push that a registry did not take.
func (c *Client) pushError(ctx context.Context, text string, at name.Reference, err error) error {
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	host := at.Context().RegistryStr()
	advice := "Check the registry, then run the command again: what it has already is not sent twice"
	var wait *waitError
	switch {
	case errors.As(err, &wait):
		err, advice = wait, "Run the command again then: what the registry has already is not sent twice"
	case denied(err):
		advice = "Log in first: docker login " + host
	}
	return &PushError{Ref: text, Advice: advice, Err: err}
}
