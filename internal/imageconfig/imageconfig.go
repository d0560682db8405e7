// Package imageconfig makes an image's config out of the base image's and the
// recipe's. It stands apart from the recipe, which planning reads, too: the
// types of OCI images cost every process that knows them time at its start.
package imageconfig

import (
	"maps"
	"slices"
	"strings"
	"time"

	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/planner/recipe"
)

// defaultPath is what a container gets when its image names no PATH
// (runc and containerd use the same).
const defaultPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

// earliest is the creation time of an image whose base gives none, in seconds
// since 1970: the time that files in our layers carry.
const earliest = 315532800

// Of is the image's whole config, on top of the base's: environment, user,
// labels, creation time and one history entry for each layer. Only rootfs is
// left to the builder. All of history is set here since BuildKit otherwise
// fills gaps with text of its own, which differs from daemon to daemon.
func Of(r *recipe.Recipe, base ocispec.Image) ocispec.Image {
	created := Created(r, base)
	image := base
	image.Created = &created
	image.Author = ""
	image.RootFS = ocispec.RootFS{Type: "layers"}
	image.History = history(r, base, created)
	image.Config = over(r.Config, base.Config)
	return image
}

// Created is the creation time that Of gives: the recipe's epoch, or the
// base image's.
func Created(r *recipe.Recipe, base ocispec.Image) time.Time {
	switch {
	case !r.Epoch.IsZero():
		return r.Epoch.UTC().Truncate(time.Second)
	case base.Created != nil && base.Created.Unix() > earliest:
		return base.Created.UTC().Truncate(time.Second)
	}
	return time.Unix(earliest, 0).UTC()
}

func history(r *recipe.Recipe, base ocispec.Image, created time.Time) []ocispec.History {
	entries := completeHistory(base, created)
	for _, l := range r.Layers {
		entries = append(entries, ocispec.History{Created: &created, CreatedBy: l.CreatedBy, Comment: "envsolve"})
	}
	return entries
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
func over(c recipe.Config, base ocispec.ImageConfig) ocispec.ImageConfig {
	out := base
	out.Env = environment(c, base.Env)
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

func environment(c recipe.Config, base []string) []string {
	env := slices.Clone(base)
	for _, e := range c.Env {
		name, value, _ := strings.Cut(e, "=")
		if c.BeforeBase(name, value) {
			if own := lookup(base, name, defaultValue(name)); own != "" {
				value += ":" + own
			}
		}
		env = recipe.SetEnv(env, name, value)
	}
	return env
}

// defaultValue is what a container has of a variable that its image does not name.
func defaultValue(name string) string {
	if name == "PATH" {
		return defaultPath
	}
	return ""
}

func lookup(env []string, name, otherwise string) string {
	for _, e := range env {
		if value, ok := strings.CutPrefix(e, name+"="); ok {
			return value
		}
	}
	return otherwise
}
