package frontend

import (
	"context"
	"strings"

	"github.com/moby/buildkit/client/llb"

	"github.com/envsolve/envsolve/internal/aptinstall"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/planner/recipe"
)

// apt is the layer of the distribution's packages: taken from where layers are kept,
// or made by installing them on the base image, as its own platform.
func (s *steps) apt(ctx context.Context, l recipe.Layer, b *base) (llb.State, error) {
	if state, found, err := s.stored(ctx, l.Name, l.Layer); found || err != nil {
		return state, err
	}
	debs := s.packages()
	args := []string{"apt", l.DiffID.String(), "/base", "/installed", "/debs", "/out"}
	return s.unpack("layer "+l.Name, args, llb.AddMount("/base", b.state, llb.Readonly),
		llb.AddMount("/installed", s.installed(b, debs), llb.Readonly), llb.AddMount("/debs", debs, llb.Readonly)), nil
}

// packages is a folder with the locked packages.
func (s *steps) packages() llb.State {
	var copies *llb.FileAction
	for _, p := range s.target.Apt {
		name := aptinstall.File(p.SHA256)
		from := llb.HTTP(p.URL, llb.Checksum(locklayer.DigestOf(p.SHA256)), llb.Filename(name),
			llb.WithCustomName("package "+p.File), s.location())
		if copies == nil {
			copies = llb.Copy(from, "/"+name, "/"+name)
		} else {
			copies = copies.Copy(from, "/"+name, "/"+name)
		}
	}
	return llb.Scratch().File(copies, llb.WithCustomName("[internal] gather the packages"))
}

// installed is the base image after the packages were installed on it.
func (s *steps) installed(b *base, debs llb.State) llb.State {
	var hashes []string
	for _, p := range s.target.Apt {
		hashes = append(hashes, p.SHA256)
	}
	opts := s.common("install apt packages", llb.Args(aptinstall.Command(hashes)), llb.Network(llb.NetModeNone),
		llb.User("0:0"), llb.Dir("/"), llb.Platform(s.platform), llb.AddMount(aptinstall.Mount, debs, llb.Readonly),
		llb.AddMount("/tmp", llb.Scratch(), llb.Tmpfs()))
	for _, e := range aptinstall.Environment() {
		key, value, _ := strings.Cut(e, "=")
		opts = append(opts, llb.AddEnv(key, value))
	}
	return b.state.Run(opts...).Root()
}
