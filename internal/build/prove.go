package build

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/moby/buildkit/client"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	gatewaypb "github.com/moby/buildkit/frontend/gateway/pb"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/bytecode"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/sandbox"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/recipe"
)

// prove runs the self-test alone and gives what it wrote. It runs beside a builder on this
// machine, which need not be given the layers for it then, and in any other builder.
func prove(ctx context.Context, b *builder.Builder, job *job, p builder.Progress) (string, error) {
	s := b.Sandbox(job.platform)
	if s == nil {
		return proveInBuilder(ctx, b, job, p)
	}
	said, err := proveBeside(ctx, b, s, job, p)
	if goesToBuilder(b, err) {
		return proveInBuilder(ctx, b, job, p)
	}
	return said, err
}

// goesToBuilder reports, and says, that a self-test is to run in the builder, since no
// container runs beside it.
func goesToBuilder(b *builder.Builder, err error) bool {
	var start *sandbox.StartError
	if !errors.As(err, &start) {
		return false
	}
	fmt.Fprintf(b.Log, "envsolve: the self-test goes to the builder: %v\n", start)
	return true
}

func proveInBuilder(ctx context.Context, b *builder.Builder, job *job, p builder.Progress) (string, error) {
	d, err := job.assembling(p).Open("building " + job.recipe.Target)
	if err != nil {
		return "", err
	}
	_, err = b.Solve(ctx, client.SolveOpt{OCIStores: map[string]content.Store{builder.StoreID: job.layout}}, d,
		func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
			_, err := builder.Evaluate(ctx, c, job.selfTest(), job.platform)
			return gateway.NewResult(), err
		})
	return d.Output(builder.SelfTestStep), selfTestError(b, err, d)
}

// proveBeside runs the self-test in a sandbox, unless the same one passed in it before.
func proveBeside(ctx context.Context, b *builder.Builder, s *sandbox.Sandbox, job *job, p builder.Progress) (string,
	error) {
	layers, err := job.sandboxLayers()
	if err != nil {
		return "", err
	}
	p.Phase = progress.Assemble
	phase := p.Phases.Begin(p.Phase).OutOf(len(layers), "layers unpacked", "layers unpacked")
	d, err := p.Local("building "+job.recipe.Target, builder.SelfTestStep, func(step *builder.LocalStep) error {
		spec := sandbox.Spec{Layers: layers, Config: job.config.Config, Args: job.recipe.SelfTest.Args,
			Checked: job.wheelLayers(), VerifiedEnv: recipe.VerifiedEnv, Bytecode: job.bytecode(),
			Stdout: step.Stdout(), Stderr: step.Stderr(), Begins: step.Begin,
			Unpacked: func(l sandbox.Layer, size int64) { phase.Part(l.DiffID.String(), size, size) },
		}
		if s.Passed(spec) {
			step.Cached()
			return nil
		}
		if err := exitError(s.Run(ctx, spec)); err != nil {
			return b.ExplainBeside(err)
		}
		s.Pass(spec)
		return nil
	})
	if d == nil {
		return "", err
	}
	return d.Output(builder.SelfTestStep), selfTestError(b, err, d)
}

// Copies returns what unpacks the layers of a recipe as they are made, for its self-test; nil where
// that runs in the builder, or there is none.
func Copies(b *builder.Builder, r *recipe.Recipe) func(context.Context, oci.Layer) io.WriteCloser {
	platform, err := builder.ParsePlatform(r.Platform)
	if err != nil || len(r.SelfTest.Args) == 0 {
		return nil
	}
	s := b.Sandbox(platform)
	if s == nil {
		return nil
	}
	return func(ctx context.Context, l oci.Layer) io.WriteCloser { return s.Copy(ctx, l.DiffID) }
}

// exitError makes an error of an exit code other than 0, as a builder does.
func exitError(code int, err error) error {
	if err != nil || code == 0 {
		return err
	}
	return &gatewaypb.ExitError{ExitCode: uint32(code), Err: fmt.Errorf("exit code %d", code)}
}

// sandboxLayers are the image's layers, which are made or fetched when a sandbox opens them.
func (j *job) sandboxLayers() ([]sandbox.Layer, error) {
	if len(j.diffIDs) != len(j.below) {
		return nil, fmt.Errorf("base image %s has %d layers, and its config names %d", j.recipe.Base.Reference,
			len(j.below), len(j.diffIDs))
	}
	layers := make([]sandbox.Layer, 0, len(j.below)+len(j.recipe.Layers))
	for i, l := range j.below {
		layers = append(layers, j.sandboxLayer(digest.Digest(l.Digest.String()), j.diffIDs[i]))
	}
	for _, l := range j.recipe.Layers {
		layers = append(layers, j.sandboxLayer(l.Digest, l.DiffID))
	}
	return layers, nil
}

// wheelLayers are the layers of which all files were compared with what is listed of them when
// they were locked, by their DiffIDs.
func (j *job) wheelLayers() (list []digest.Digest) {
	for _, l := range j.recipe.Layers {
		if l.Kind == recipe.Wheels {
			list = append(list, l.DiffID)
		}
	}
	return list
}

// bytecode says which layers the self-test imports modules of, and which compile them.
func (j *job) bytecode() *sandbox.Bytecode {
	b := &sandbox.Bytecode{Env: recipe.BytecodeEnv, Interpreter: slices.Clone(j.diffIDs), Packages: j.wheelLayers(),
		Python: recipe.Prefix + "/bin/python", Server: bytecode.Server}
	for _, l := range j.recipe.Layers {
		switch l.Kind {
		case recipe.Interpreter, recipe.Environment, recipe.Apt:
			b.Interpreter = append(b.Interpreter, l.DiffID)
		case recipe.SelfTestKit:
			b.Command = append(b.Command, l.DiffID)
		}
	}
	return b
}

func (j *job) sandboxLayer(blob, diffID digest.Digest) sandbox.Layer {
	return sandbox.Layer{DiffID: diffID, Open: func(ctx context.Context) (io.ReadCloser, error) {
		r, err := j.layout.ReaderAt(ctx, ocispec.Descriptor{Digest: blob})
		if err != nil {
			return nil, err
		}
		return blobStream{content.NewReader(r), r}, nil
	}}
}

// blobStream reads a blob from its beginning.
type blobStream struct {
	io.Reader
	io.Closer
}
