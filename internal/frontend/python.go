package frontend

import (
	"context"

	"github.com/moby/buildkit/client/llb"

	"github.com/envsolve/envsolve/internal/assemble"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/planner/recipe"
	"github.com/envsolve/envsolve/planner/request"
)

// interpreter is the layer of a relocatable build of Python: taken from where layers are
// kept, or unpacked from its archive, which is fetched through the mirrors.
func (s *steps) interpreter(ctx context.Context, l recipe.Layer) (llb.State, error) {
	if state, found, err := s.stored(ctx, l.Name, l.Layer); found || err != nil {
		return state, err
	}
	python := s.target.Stack.Standalone
	archive, _ := locklayer.Interpreter(s.target)
	file := "python.archive"
	from := llb.HTTP(request.Mirrored(python.URL, s.file.Mirrors), llb.Checksum(archive.Digest), llb.Filename(file),
		llb.WithCustomName("archive "+archive.Name), s.location())
	args := []string{"python", archive.Root, archive.Prefix, l.DiffID.String(), "/in/" + file, "/scratch", "/out"}
	return s.unpack("layer "+l.Name, args, llb.AddMount("/in", from, llb.Readonly),
		llb.AddMount("/scratch", llb.Scratch())), nil
}

// withInterpreter is the base image with the target's relocatable build of Python, where
// it has one: what byte code is made in.
func (s *steps) withInterpreter(ctx context.Context, b *base) (llb.State, error) {
	python := s.target.Stack.Standalone
	if python == nil {
		return b.state, nil
	}
	layer, err := s.interpreter(ctx, recipe.Layer{Name: "Python " + python.Version, Layer: s.target.Interpreter.Layer})
	if err != nil {
		return llb.State{}, err
	}
	if s.canMerge() {
		return assemble.Merge(b.state, []llb.State{layer}), nil
	}
	return assemble.Copy(b.state, []llb.State{layer}), nil
}
