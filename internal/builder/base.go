package builder

import (
	"fmt"
	"strings"

	"github.com/containerd/platforms"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client/llb"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// ImageState is the state that an image in the layout unpacks to.
func (l *Layout) ImageState(manifest digest.Digest, platform ocispec.Platform, name string) llb.State {
	return l.state(baseHost, manifest, platform, name)
}

// LayerState is the state that an image in the layout unpacks to which is one layer of
// another image. Layers come from hosts of their own, see baseHost.
func (l *Layout) LayerState(manifest digest.Digest, platform ocispec.Platform, name string) llb.State {
	l.mu.Lock()
	host := 1 + l.states/blobsAtOnce%layerHosts
	l.states++
	l.mu.Unlock()
	return l.state(host, manifest, platform, LayerStep+name)
}

// state is the state of an image that the builder reads from a host of the registry, or
// over the session under a name that stands for the host.
func (l *Layout) state(host int, manifest digest.Digest, platform ocispec.Platform, name string) llb.State {
	if l.registry != nil && l.registry.listen(host) {
		return llb.Image(l.registry.address(host)+"/"+repository+"@"+manifest.String(), llb.Platform(platform),
			llb.WithCustomName(name))
	}
	return llb.OCILayout(fmt.Sprintf("%d.envsolve.invalid/%s@%s", host, repository, manifest),
		llb.OCIStore("", StoreID), llb.Platform(platform), llb.WithCustomName(name))
}

// Base is the base image's state, with the environment that its config gives.
func (l *Layout) Base(img v1.Image, platform ocispec.Platform, name string) (llb.State, error) {
	manifest, err := l.AddImage(img)
	if err != nil {
		return llb.State{}, fmt.Errorf("base image %s: %w", name, err)
	}
	config, err := img.ConfigFile()
	if err != nil {
		return llb.State{}, fmt.Errorf("base image %s: %w", name, err)
	}
	state := l.ImageState(manifest, platform, BaseStep+name)
	for _, e := range config.Config.Env {
		key, value, _ := strings.Cut(e, "=")
		state = state.AddEnv(key, value)
	}
	return state, nil
}

// ParsePlatform reads "linux/amd64".
func ParsePlatform(s string) (ocispec.Platform, error) {
	p, err := platforms.Parse(s)
	if err != nil {
		return p, fmt.Errorf("platform %q: %w", s, err)
	}
	return platforms.Normalize(p), nil
}
