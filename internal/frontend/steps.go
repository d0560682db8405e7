package frontend

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"os"
	"slices"

	"github.com/containerd/platforms"
	"github.com/moby/buildkit/client/llb"
	"github.com/moby/buildkit/solver/pb"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/assemble"
	"github.com/envsolve/envsolve/internal/imageconfig"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/recipe"
	"github.com/envsolve/envsolve/planner/request"
)

const (
	// ownImage is where BuildKit says what image the frontend runs from.
	ownImage = "/run/config/buildkit/metadata/frontend.bin"
	// unpackProgram is the small program's path in that image.
	unpackProgram = "/unpack"
)

// steps states the layers of one target as steps of a builder.
type steps struct {
	*asked
	target   *lock.Target
	request  request.Request
	platform ocispec.Platform // the image's
	self     llb.State        // the frontend's own image, for the builder's platform
	wheels   map[digest.Digest][]lock.Wheel
	layersIn string // the repository with layers, or empty
}

func (a *asked) newSteps(ctx context.Context, t *lock.Target, r request.Request) (*steps, error) {
	platform, err := platforms.Parse(t.Platform)
	if err != nil {
		return nil, err
	}
	self, err := ownState()
	if err != nil {
		return nil, err
	}
	repository, err := a.repository()
	if err != nil {
		return nil, err
	}
	s := &steps{asked: a, target: t, request: r, platform: platforms.Normalize(platform), self: self, layersIn: repository,
		wheels: map[digest.Digest][]lock.Wheel{}}
	for _, w := range t.Wheels {
		s.wheels[w.Layer.Digest] = append(s.wheels[w.Layer.Digest], w)
	}
	return s, s.possible()
}

// ownState is the image that this program runs from, by its digest.
func ownState() (llb.State, error) {
	raw, err := os.ReadFile(ownImage)
	if err != nil {
		return llb.State{}, fmt.Errorf("the builder does not say which image the frontend is, which BuildKit 0.9 and later do: %w", err)
	}
	var def pb.Definition
	if err := def.UnmarshalVT(raw); err != nil {
		return llb.State{}, fmt.Errorf("%s: %w", ownImage, err)
	}
	op, err := llb.NewDefinitionOp(&def)
	if err != nil {
		return llb.State{}, fmt.Errorf("%s: %w", ownImage, err)
	}
	return llb.NewState(op.Output()), nil
}

// possible refuses what this builder cannot make.
func (s *steps) possible() error {
	var errs []error
	if err := runnable(s.client.BuildOpts().Workers, s.platform); err != nil {
		errs = append(errs, err)
	}
	for _, w := range s.target.Wheels {
		if !isFetched(w.URL) {
			errs = append(errs, fmt.Errorf("wheel %s: a builder cannot fetch it from %q", w.File, w.URL))
		}
	}
	if python := s.target.Stack.Standalone; python != nil && !isFetched(python.URL) {
		errs = append(errs, fmt.Errorf("relocatable Python %s: a builder cannot fetch it from %q", python.Version, python.URL))
	}
	for _, p := range s.target.Apt {
		if !isFetched(p.URL) {
			errs = append(errs, fmt.Errorf("package %s: a builder cannot fetch it from %q", p.File, p.URL))
		}
	}
	return errors.Join(errs...)
}

// isFetched reports whether a builder can fetch what lies at an address.
func isFetched(address string) bool {
	u, err := url.Parse(address)
	return err == nil && (u.Scheme == "https" || u.Scheme == "http")
}

// image states the image and its self-test.
func (s *steps) image(ctx context.Context, lockDigest string) (*image, error) {
	epoch, err := s.epoch()
	if err != nil {
		return nil, err
	}
	r, err := recipe.FromLock(s.target, recipe.Inputs{LockDigest: lockDigest, Epoch: epoch, SelfTest: &recipe.Layer{},
		Copies: make([]recipe.Layer, len(s.target.Image.Copy))})
	if err != nil {
		return nil, err
	}
	b, err := s.readBase(ctx, s.target, s.platform)
	if err != nil {
		return nil, err
	}
	layers, err := s.layers(ctx, r, b)
	if err != nil {
		return nil, err
	}
	config := imageconfig.Of(r, b.config)
	maps.Copy(config.Config.Labels, s.ui.Labels)
	img := &image{request: s.request, target: s.target, platform: s.platform, config: config}
	if s.canMerge() {
		img.state = assemble.Merge(b.state, layers)
	} else {
		img.state = assemble.Copy(b.state, layers)
	}
	img.selfTest = assemble.InContainer(img.state, config.Config, r.SelfTest.Args, s.common(
		"self-test", llb.Network(llb.NetModeNone))...)
	return img, nil
}

// layers are the states of a recipe's layers, in its order.
func (s *steps) layers(ctx context.Context, r *recipe.Recipe, b *base) ([]llb.State, error) {
	var states []llb.State
	copied := 0
	for _, l := range r.Layers {
		var state llb.State
		var err error
		switch l.Kind {
		case recipe.Interpreter:
			state, err = s.interpreter(ctx, l)
		case recipe.Environment:
			state, err = s.environment(ctx)
		case recipe.Wheels:
			state, err = s.wheelLayer(ctx, l, b)
		case recipe.Apt:
			state, err = s.apt(ctx, l, b)
		case recipe.SelfTestKit:
			state, err = s.selfTestKit(ctx, b)
		case recipe.Files:
			state, err = s.copied(ctx, s.target.Image.Copy[copied])
			copied++
		default:
			err = fmt.Errorf("layer %s: not one that a frontend makes", l.Name)
		}
		if err != nil {
			return nil, err
		}
		states = append(states, state)
	}
	return states, nil
}

func (s *steps) environment(ctx context.Context) (llb.State, error) {
	list, err := locklayer.Environment(s.target)
	if err != nil {
		return llb.State{}, err
	}
	return s.files(ctx, "virtual environment", list)
}

// selfTestKit is the layer of the self-test. Its step mounts the base image without
// reading it: a builder unpacks a base when a step first asks for it, so this has it
// unpacked while wheels are still being fetched.
func (s *steps) selfTestKit(ctx context.Context, b *base) (llb.State, error) {
	var smoke []byte
	if from := s.target.SelfTest.Smoke.Value; from != "" {
		var err error
		if smoke, err = s.readFile(ctx, from); err != nil {
			return llb.State{}, fmt.Errorf("smoke script %q: %w", from, err)
		}
	}
	list, err := locklayer.SelfTest(s.target, smoke)
	if err != nil {
		return llb.State{}, err
	}
	return s.files(ctx, "self-test files", list, llb.AddMount("/base", b.state, llb.Readonly))
}

// files is a layer of files at hand, which travel in the definition.
func (s *steps) files(ctx context.Context, name string, list []layer.File, mounts ...llb.RunOption) (llb.State, error) {
	if state, found, err := s.storedFiles(ctx, name, list); found || err != nil {
		return state, err
	}
	var packed bytes.Buffer
	if _, err := layer.TarOfFiles(ctx, list, &packed); err != nil {
		return llb.State{}, fmt.Errorf("layer %s: %w", name, err)
	}
	const file = "layer.tar"
	at := llb.Scratch().File(llb.Mkfile("/"+file, 0o644, packed.Bytes()), llb.WithCustomName("[internal] write "+name))
	return s.unpack("layer "+name, []string{"files", "/in/" + file, "/out"},
		append(mounts, llb.AddMount("/in", at, llb.Readonly))...), nil
}

// copied is a layer of the user's own files. What a .dockerignore file leaves out of
// an image stays in, as envsolve build, which knows no such file, has it.
func (s *steps) copied(ctx context.Context, c request.CopyRequest) (llb.State, error) {
	state, err := s.ui.MainContext(ctx, contextOptions(s.copiedPaths(), "copies")...)
	if err != nil {
		return llb.State{}, err
	}
	to := recipe.Destination(c.To, s.target.Image.Workdir.Value)
	return s.unpack("layer copy "+c.From, []string{"copy", c.From, to, "/in", "/out"},
		llb.AddMount("/in", *state, llb.Readonly)), nil
}

func (s *steps) copiedPaths() []string {
	var paths []string
	for _, c := range s.target.Image.Copy {
		paths = append(paths, c.From)
	}
	slices.Sort(paths)
	return slices.Compact(paths)
}

// unpack runs the small program, which sees what is mounted and nothing else, on whatever
// machine the builder is.
func (s *steps) unpack(name string, args []string, mounts ...llb.RunOption) llb.State {
	opts := append(s.common(name, llb.Args(append([]string{unpackProgram}, args...)), llb.Network(llb.NetModeNone),
		llb.AddMount(unpackProgram, s.self, llb.Readonly, llb.SourcePath(unpackProgram)),
		llb.Platform(s.ui.BuildPlatforms[0])), mounts...)
	return llb.Scratch().Run(opts...).AddMount("/out", llb.Scratch())
}

// common are options of all our steps: a name, the target's place in the user's file
// for errors, and whether caches count.
func (s *steps) common(name string, opts ...llb.RunOption) []llb.RunOption {
	opts = append(opts, llb.WithCustomName(name), s.location())
	if s.ui.IsNoCache(s.request.Target) {
		opts = append(opts, llb.IgnoreCache)
	}
	return opts
}

// location is the target's place in the user's file.
func (s *steps) location() llb.ConstraintsOpt {
	return s.source.Location([]*pb.Range{lineRange(s.request.At)})
}
