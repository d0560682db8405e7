package frontend

import (
	"bytes"
	"context"
	"fmt"

	"github.com/distribution/reference"
	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/client/llb/sourceresolver"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/assemble"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/oci"
)

// layersArg is the build argument that names a repository with layers, which
// envsolve build --push --layers has filled.
const layersArg = "ENVSOLVE_LAYERS"

// repository is the repository with layers, or empty.
func (a *asked) repository() (string, error) {
	text := a.opts[argPrefix+layersArg]
	if text == "" {
		return "", nil
	}
	named, err := reference.ParseNormalizedNamed(text)
	if err != nil || !reference.IsNameOnly(named) {
		return "", fmt.Errorf("build argument %s=%s: want a repository, such as registry.example.com/layers", layersArg,
			printable.Line(text))
	}
	return named.Name(), nil
}

// stored is a layer as the repository has it: an image of this layer alone, whose
// digest follows from the lock. Where there is none, the layer is made here.
func (s *steps) stored(ctx context.Context, name string, l oci.Layer) (state llb.State, found bool, err error) {
	if s.layersIn == "" || l.Digest == "" {
		return llb.State{}, false, nil
	}
	manifest, _, err := assemble.Single(l, s.platform)
	if err != nil {
		return llb.State{}, false, err
	}
	at := s.layersIn + "@" + digest.FromBytes(manifest).String()
	_, _, _, err = s.client.ResolveImageConfig(ctx, at, sourceresolver.Opt{
		LogName:  "look for layer " + name,
		ImageOpt: &sourceresolver.ResolveImageOpt{Platform: &s.platform, ResolveMode: s.ui.ImageResolveMode.String()},
	})
	if err != nil {
		s.source.Warn(ctx, fmt.Sprintf("layer %s cannot be had from %s, and is made here: %s", name, s.layersIn,
			printable.Line(err.Error())),
			gateway.WarnOpts{})
		return llb.State{}, false, nil
	}
	return llb.Image(at, llb.Platform(s.platform), llb.WithCustomName("layer "+name)), true, nil
}

// storedFiles is a layer of files at hand as the repository has it.
func (s *steps) storedFiles(ctx context.Context, name string, list []layer.File) (llb.State, bool, error) {
	if s.layersIn == "" {
		return llb.State{}, false, nil
	}
	made, err := layer.FromFiles(ctx, list, locklayer.Options(s.target), &bytes.Buffer{})
	if err != nil {
		return llb.State{}, false, fmt.Errorf("layer %s: %w", name, err)
	}
	return s.stored(ctx, name, made.Layer)
}
