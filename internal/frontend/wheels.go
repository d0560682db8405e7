package frontend

import (
	"context"
	"slices"
	"strings"

	"github.com/moby/buildkit/client/llb"

	"github.com/envsolve/envsolve/internal/bytecode"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Where byte code is made, in the base image; see package bytecode.
const (
	compileDir  = "/run/envsolve"
	sourcesTar  = "sources.tar"
	compiledTar = "compiled.tar"
)

// wheelLayer takes a layer from where layers are kept, or fetches its wheels and
// unpacks them.
func (s *steps) wheelLayer(ctx context.Context, l recipe.Layer, b *base) (llb.State, error) {
	if state, found, err := s.stored(ctx, l.Name, l.Layer); found || err != nil {
		return state, err
	}
	name, opt := "layer "+l.Name, locklayer.Options(s.target)
	wheels, mounts := s.fetched(l)
	if opt.Bytecode == "" {
		return s.unpack(name, append([]string{"wheels", opt.Python, l.DiffID.String(), "/out"}, wheels...), mounts...), nil
	}
	sources := s.unpack("modules of "+l.Name, append([]string{"modules", opt.Python, "/out/" + sourcesTar}, wheels...),
		mounts...)
	python, err := s.withInterpreter(ctx, b)
	if err != nil {
		return llb.State{}, err
	}
	compiled := s.compiled("byte code of "+l.Name, b, python, sources)
	args := []string{"compiled", opt.Python, opt.Bytecode, l.DiffID.String(), "/c/" + compiledTar, "/out"}
	return s.unpack(name, append(args, wheels...), append(mounts, llb.AddMount("/c", compiled, llb.Readonly))...), nil
}

// fetched are the wheels of a layer, in the lock's order: their paths in a step, and
// the mounts that bring them there.
func (s *steps) fetched(l recipe.Layer) (paths []string, mounts []llb.RunOption) {
	for _, w := range s.wheels[l.Digest] {
		at := "/w/" + w.File
		from := llb.HTTP(w.URL, llb.Checksum(locklayer.DigestOf(w.SHA256)), llb.Filename(w.File),
			llb.WithCustomName("wheel "+w.File), s.location())
		paths = append(paths, at)
		mounts = append(mounts, llb.AddMount(at, from, llb.Readonly, llb.SourcePath("/"+w.File)))
	}
	return paths, mounts
}

// compiled has the interpreter that root holds compile modules, in the environment of the
// base image and as the image's own platform.
func (s *steps) compiled(name string, b *base, root, sources llb.State) llb.State {
	script := llb.Scratch().File(llb.Mkfile("/compile.py", 0o644, bytecode.Script),
		llb.WithCustomName("[internal] write compile.py"))
	opts := s.common(name, llb.Args([]string{s.target.Base.Python, "-I", compileDir + "/in/compile.py"}),
		llb.Network(llb.NetModeNone), llb.User("0:0"), llb.Dir("/"), llb.Platform(s.platform),
		llb.AddMount(compileDir+"/in", script, llb.Readonly), llb.AddMount(compileDir+"/blobs", sources, llb.Readonly))
	for _, e := range slices.Concat(b.config.Config.Env, bytecode.Environment()) {
		key, value, _ := strings.Cut(e, "=")
		opts = append(opts, llb.AddEnv(key, value))
	}
	return root.Run(opts...).AddMount(compileDir+"/out", llb.Scratch())
}
