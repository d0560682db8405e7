package recipe

import (
	"maps"
	"slices"
	"strings"
	"time"

	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
)

// defaultPath is what a container gets when its image names no PATH
// (runc and containerd use the same).
const defaultPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

// earliest is the creation time of an image whose base gives none, in seconds
// since 1970: the time that files in our layers carry.
const earliest = 315532800

// Image is the image's whole config, on top of the base's: environment, user,
// labels, creation time and one history entry for each layer. Only rootfs is
// left to the builder. All of history is set here since BuildKit otherwise
// fills gaps with text of its own, which differs from daemon to daemon.
func (r *Recipe) Image(base ocispec.Image) ocispec.Image {
	created := r.Created(base)
	image := base
	image.Created = &created
	image.Author = ""
	image.RootFS = ocispec.RootFS{Type: "layers"}
	image.History = r.history(base, created)
	image.Config = r.Config.over(base.Config)
	return image
}

// Created is the creation time that Image gives: the recipe's epoch, or the
// base image's.
func (r *Recipe) Created(base ocispec.Image) time.Time {
	switch {
	case !r.Epoch.IsZero():
		return r.Epoch.UTC().Truncate(time.Second)
	case base.Created != nil && base.Created.Unix() > earliest:
		return base.Created.UTC().Truncate(time.Second)
	}
	return time.Unix(earliest, 0).UTC()
}

func (r *Recipe) history(base ocispec.Image, created time.Time) []ocispec.History {
	history := completeHistory(base, created)
	for _, l := range r.Layers {
		history = append(history, ocispec.History{Created: &created, CreatedBy: l.CreatedBy, Comment: "envsolve"})
	}
	return history
}

// completeHistory is the base's history with every time set, and with entries
// for layers that it forgot, as images without any history do.
func completeHistory(base ocispec.Image, created time.Time) []ocispec.History {
	history := slices.Clone(base.History)
	layers := 0
	for i := range history {
		if history[i].Created == nil || history[i].Created.After(created) {
			history[i].Created = &created
		}
		if !history[i].EmptyLayer {
			layers++
		}
	}
	for ; layers < len(base.RootFS.DiffIDs); layers++ {
		history = append(history, ocispec.History{Created: &created, CreatedBy: "base image", Comment: "envsolve"})
	}
	return history
}

// over lays the recipe's settings over the base image's.
func (c Config) over(base ocispec.ImageConfig) ocispec.ImageConfig {
	out := base
	out.Env = c.environment(base.Env)
	out.User = c.User
	if c.WorkingDir != "" {
		out.WorkingDir = c.WorkingDir
	}
	if len(c.Entrypoint) > 0 {
		out.Entrypoint, out.Cmd = c.Entrypoint, nil // as ENTRYPOINT does in a Dockerfile
	}
	if len(c.Cmd) > 0 {
		out.Cmd = c.Cmd
	}
	if len(c.Guard) > 0 { // the command stays: the guard changes what runs in nothing
		out.Entrypoint = slices.Concat(c.Guard, out.Entrypoint)
	}
	out.Labels = maps.Clone(base.Labels)
	if out.Labels == nil {
		out.Labels = map[string]string{}
	}
	maps.Copy(out.Labels, c.Labels)
	return out
}

func (c Config) environment(base []string) []string {
	env := slices.Clone(base)
	for _, e := range c.Env {
		name, value, _ := strings.Cut(e, "=")
		if e == "PATH="+Prefix+"/bin" {
			value += ":" + lookup(base, "PATH", defaultPath)
		}
		env = set(env, name, value)
	}
	return env
}

func lookup(env []string, name, otherwise string) string {
	for _, e := range env {
		if value, ok := strings.CutPrefix(e, name+"="); ok {
			return value
		}
	}
	return otherwise
}
