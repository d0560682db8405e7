package builder

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/containerd/platforms"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client/llb"
	"github.com/opencontainers/go-digest"
	"github.com/opencontainers/image-spec/specs-go"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/planner/recipe"
)

// image is the state that an image in the layout unpacks to. Its repository is
// baseName or layerName.
func image(repository string, manifest digest.Digest, platform ocispec.Platform, name string) llb.State {
	return llb.OCILayout(repository+"@"+manifest.String(),
		llb.OCIStore("", storeID), llb.Platform(platform), llb.WithCustomName(name))
}

// base is the base image's state, with the environment that its config gives.
func (l *layout) base(img v1.Image, platform ocispec.Platform, name string) (llb.State, error) {
	manifest, err := l.addImage(img)
	if err != nil {
		return llb.State{}, fmt.Errorf("base image %s: %w", name, err)
	}
	config, err := img.ConfigFile()
	if err != nil {
		return llb.State{}, fmt.Errorf("base image %s: %w", name, err)
	}
	state := image(baseName, manifest, platform, "base image "+name)
	for _, e := range config.Config.Env {
		key, value, _ := strings.Cut(e, "=")
		state = state.AddEnv(key, value)
	}
	return state, nil
}

// layer is the state of one layer: an image of its own in the layout, so that a
// builder unpacks it once for all images that have it.
func (l *layout) layer(r recipe.Layer, platform ocispec.Platform) (llb.State, error) {
	manifest, err := l.addSingle(r, platform)
	if err != nil {
		return llb.State{}, fmt.Errorf("layer %s: %w", r.Name, err)
	}
	return image(layerName, manifest, platform, "layer "+r.Name), nil
}

// addSingle serves the image that consists of this layer alone.
func (l *layout) addSingle(r recipe.Layer, platform ocispec.Platform) (digest.Digest, error) {
	blob, err := digest.Parse(r.Digest)
	if err != nil {
		return "", err
	}
	diffID, err := digest.Parse(r.DiffID)
	if err != nil {
		return "", err
	}
	config, err := json.Marshal(ocispec.Image{
		Platform: platform,
		RootFS:   ocispec.RootFS{Type: "layers", DiffIDs: []digest.Digest{diffID}},
	})
	if err != nil {
		return "", err
	}
	manifest, err := json.Marshal(ocispec.Manifest{
		Versioned: specs.Versioned{SchemaVersion: 2},
		MediaType: ocispec.MediaTypeImageManifest,
		Config:    ocispec.Descriptor{MediaType: ocispec.MediaTypeImageConfig, Digest: digest.FromBytes(config), Size: int64(len(config))},
		Layers:    []ocispec.Descriptor{{MediaType: r.MediaType, Digest: blob, Size: r.Size}},
	})
	if err != nil {
		return "", err
	}
	l.addBlob(blob, r.Size)
	l.addBytes(config)
	return l.addBytes(manifest), nil
}

// merge stacks the layers on the base without running anything.
func merge(base llb.State, layers []llb.State) llb.State {
	if len(layers) == 0 {
		return base
	}
	return llb.Merge(append([]llb.State{base}, layers...), llb.WithCustomName("assemble the image"))
}

// parsePlatform reads "linux/amd64".
func parsePlatform(s string) (ocispec.Platform, error) {
	p, err := platforms.Parse(s)
	if err != nil {
		return p, fmt.Errorf("platform %q: %w", s, err)
	}
	return platforms.Normalize(p), nil
}

// inContainer is the state after a command that runs as the image's config says,
// with a /tmp of its own.
func inContainer(root llb.State, c ocispec.ImageConfig, args []string, opts ...llb.RunOption) llb.State {
	for _, e := range c.Env {
		key, value, _ := strings.Cut(e, "=")
		root = root.AddEnv(key, value)
	}
	opts = append(opts, llb.Args(args), llb.User(c.User), llb.AddMount("/tmp", llb.Scratch(), llb.Tmpfs()))
	if c.WorkingDir != "" {
		opts = append(opts, llb.Dir(c.WorkingDir))
	}
	return root.Run(opts...).Root()
}
