package frontend

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/distribution/reference"
	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/client/llb/sourceresolver"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/lock"
)

// base is a base image: what it unpacks to, and its config.
type base struct {
	state  llb.State
	config ocispec.Image
}

// readBase finds a target's base image by the digest that the lock holds: in its
// registry or that one's mirror, or where a named context says.
func (a *asked) readBase(ctx context.Context, t *lock.Target, platform ocispec.Platform) (*base, error) {
	name, store, err := a.placeOf(t, platform)
	if err != nil {
		return nil, err
	}
	title := "base image " + t.Base.Reference
	opt := sourceresolver.Opt{LogName: "config of " + title}
	var state llb.State
	if store == "" {
		opt.ImageOpt = &sourceresolver.ResolveImageOpt{Platform: &platform, ResolveMode: a.ui.ImageResolveMode.String()}
		state = llb.Image(name, llb.Platform(platform), a.ui.ImageResolveMode, llb.WithCustomName(title))
	} else {
		session := a.client.BuildOpts().SessionID
		opt.OCILayoutOpt = &sourceresolver.ResolveOCILayoutOpt{Platform: &platform,
			Store: sourceresolver.ResolveImageConfigOptStore{SessionID: session, StoreID: store}}
		state = llb.OCILayout(name, llb.OCIStore(session, store), llb.Platform(platform), llb.WithCustomName(title))
	}
	_, _, raw, err := a.client.ResolveImageConfig(ctx, name, opt)
	if err != nil && isUnreached(err.Error()) { // an error of its own, see withAdvice
		return nil, &fault{text: printable.Line(fmt.Sprintf("%s: %v; the builder does not reach it: give it a way there, name a "+
			"mirror in the target file, or another place with --build-context %s=oci-layout://FOLDER", title, err,
			contextName(t.Base.Reference)))}
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", title, err)
	}
	b := &base{state: state}
	if err := json.Unmarshal(raw, &b.config); err != nil {
		return nil, fmt.Errorf("config of %s: %w", title, err)
	}
	return b, nil
}

// placeOf returns the name of a target's base image with its digest, and the store of
// the client's that holds it, if one does.
func (a *asked) placeOf(t *lock.Target, platform ocispec.Platform) (name, store string, err error) {
	at, err := (&registry.Client{Mirrors: a.mirrors()}).Mirrored(t.Base.Reference)
	if err != nil {
		return "", "", err
	}
	if value := a.contextOf(t.Base.Reference, platform); value != "" {
		kind, rest, _ := strings.Cut(value, ":")
		rest = strings.TrimPrefix(rest, "//")
		switch kind {
		case "docker-image":
			at = rest
		case "oci-layout":
			store, _, _ = strings.Cut(rest, "@")
			store, _, _ = strings.Cut(store, ":")
		default:
			return "", "", fmt.Errorf("the named context of base image %s is %s: want docker-image://… or oci-layout://…",
				t.Base.Reference, value)
		}
	}
	named, err := reference.ParseNormalizedNamed(at)
	if err != nil {
		return "", "", fmt.Errorf("base image %s: %w", at, err)
	}
	return named.Name() + "@" + t.Base.Digest, store, nil
}

func (a *asked) mirrors() []registry.Mirror {
	var mirrors []registry.Mirror
	for _, m := range a.file.Mirrors {
		mirrors = append(mirrors, registry.Mirror{Host: m.Host, To: m.To, At: m.At.String()})
	}
	return mirrors
}

// contextOf is the named context that stands for an image, or empty.
func (a *asked) contextOf(image string, platform ocispec.Platform) string {
	name := contextName(image)
	if value := a.opts[contextPrefix+name+"::"+formatted(platform)]; value != "" {
		return value
	}
	return a.opts[contextPrefix+name]
}

// contextName is how clients write the name of a context that stands for an image.
func contextName(image string) string {
	named, err := reference.ParseNormalizedNamed(image)
	if err != nil {
		return image
	}
	return strings.TrimSuffix(reference.FamiliarString(named), ":latest")
}
