// Package assemble states how an image comes together in a builder: layers on a base,
// and a command in what they make. Both ways of building ask here, the command on the
// user's machine and the frontend in the builder.
package assemble

import (
	"strings"

	"github.com/moby/buildkit/client/llb"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

const stepName = "assemble the image"

// Merge stacks the layers on the base without running or copying anything.
func Merge(base llb.State, layers []llb.State) llb.State {
	if len(layers) == 0 {
		return base
	}
	return llb.Merge(append([]llb.State{base}, layers...), llb.WithCustomName(stepName))
}

// Copy stacks the layers on the base by copying one after the other, for builders
// that cannot merge. The layers are the same.
func Copy(base llb.State, layers []llb.State) llb.State {
	for _, l := range layers {
		base = base.File(llb.Copy(l, "/", "/", &llb.CopyInfo{CopyDirContentsOnly: true}), llb.WithCustomName(stepName))
	}
	return base
}

// InContainer is the state after a command that runs as the image's config says,
// with a /tmp of its own.
func InContainer(root llb.State, c ocispec.ImageConfig, args []string, opts ...llb.RunOption) llb.State {
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
