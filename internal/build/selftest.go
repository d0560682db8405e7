package build

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/containerd/containerd/v2/core/content"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client"
	"github.com/moby/buildkit/client/llb"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/assemble"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/sandbox"
	"github.com/envsolve/envsolve/planner/recipe"
)

// How a test treats the builder's GPUs.
const (
	GPUAuto     = "auto"     // use them when there are any
	GPURequired = "required" // fail when there are none
	GPUOff      = "off"      // leave them alone
)

// TestSpec is the self-test of a built image.
type TestSpec struct {
	Image          v1.Image // from a registry, a layout or an archive
	Args           []string // after the command's name
	GPU            string   // empty is auto
	Stdout, Stderr io.Writer
	Progress       builder.Progress // of what comes before the test: fetching and unpacking
}

// gpuKind is the CDI kind of NVIDIA's devices (nvidia-ctk cdi generate).
const gpuKind = "nvidia.com/gpu"

// Test runs an image's self-test as the image's config says, in the builder or
// beside it, and returns its exit code. What it writes is streamed. The error is about
// running it, not about its verdict.
func Test(ctx context.Context, b *builder.Builder, spec TestSpec) (code int, err error) {
	devices, err := gpus(b, spec.GPU)
	if err != nil {
		return 0, err
	}
	config, platform, err := imageConfig(spec.Image)
	if err != nil {
		return 0, err
	}
	if s := b.Sandbox(platform); s != nil && len(devices) == 0 {
		code, err := spec.testBeside(ctx, b, s, config)
		if !goesToBuilder(b, err) {
			return code, err
		}
	}
	layout := b.Layout(nil)
	manifest, err := layout.AddImage(spec.Image)
	if err != nil {
		return 0, err
	}
	root := layout.ImageState(manifest, platform, "image")
	state := assemble.InContainer(root, config.Config,
		append([]string{recipe.SelfTestCommand}, spec.Args...), spec.options(devices)...)
	d, err := spec.Progress.Open("testing")
	if err != nil {
		return 0, err
	}
	d.StreamTo(spec.stream())
	opt := client.SolveOpt{OCIStores: map[string]content.Store{builder.StoreID: layout}}
	if len(devices) > 0 {
		opt.AllowedEntitlements = []string{"device"}
	}
	_, err = b.Solve(ctx, opt, d, func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
		if err := hasSelfTest(ctx, c, root, platform); err != nil {
			return nil, err
		}
		_, err := builder.Evaluate(ctx, c, state, platform)
		return gateway.NewResult(), err
	})
	err = b.ExplainSandbox(err, d.Output(builder.SelfTestStep))
	if code, failed := builder.ExitCode(err); failed {
		return code, nil
	}
	return 0, err
}

// testBeside runs the self-test in a sandbox, each time it is asked to.
func (s TestSpec) testBeside(ctx context.Context, b *builder.Builder, in *sandbox.Sandbox, config ocispec.Image) (int,
	error) {
	layers, err := s.Image.Layers()
	if err != nil {
		return 0, err
	}
	if len(layers) != len(config.RootFS.DiffIDs) {
		return 0, fmt.Errorf("image: it has %d layers, and its config names %d", len(layers), len(config.RootFS.DiffIDs))
	}
	run := sandbox.Spec{Config: config.Config, Args: append([]string{recipe.SelfTestCommand}, s.Args...),
		File: selfTestFile, VerifiedEnv: recipe.VerifiedEnv}
	for i, l := range layers {
		run.Layers = append(run.Layers, sandbox.Layer{DiffID: config.RootFS.DiffIDs[i],
			Open: func(context.Context) (io.ReadCloser, error) { return l.Compressed() }})
	}
	d, err := s.Progress.Local("testing", builder.SelfTestStep, func(step *builder.LocalStep) error {
		step.StreamTo(s.stream())
		run.Begins, run.Stdout, run.Stderr = step.Begin, step.Stdout(), step.Stderr()
		return b.ExplainBeside(exitError(in.Run(ctx, run)))
	})
	if d != nil {
		err = b.ExplainSandbox(err, d.Output(builder.SelfTestStep))
	}
	var missing *sandbox.MissingError
	if errors.As(err, &missing) {
		return 0, noSelfTest(missing)
	}
	if code, failed := builder.ExitCode(err); failed {
		return code, nil
	}
	return 0, err
}

// selfTestFile is the command in the image.
const selfTestFile = recipe.Prefix + "/bin/" + recipe.SelfTestCommand

func noSelfTest(err error) error {
	return fmt.Errorf("the image has no %s: it was built without a self-test, or not by envsolve (%w)", selfTestFile, err)
}

// hasSelfTest tells an image that envsolve did not build from one whose
// self-test fails.
func hasSelfTest(ctx context.Context, c gateway.Client, root llb.State, platform ocispec.Platform) error {
	ref, err := builder.Evaluate(ctx, c, root, platform)
	if err != nil {
		return err
	}
	if _, err := ref.StatFile(ctx, gateway.StatRequest{Path: selfTestFile}); err != nil {
		return noSelfTest(err)
	}
	return nil
}

func (s TestSpec) options(devices []string) []llb.RunOption {
	opts := []llb.RunOption{
		llb.WithCustomName(builder.SelfTestStep), llb.IgnoreCache, llb.Network(llb.NetModeNone),
	}
	for _, d := range devices {
		opts = append(opts, llb.AddCDIDevice(llb.CDIDeviceName(d)))
	}
	return opts
}

func (s TestSpec) stream() func(entry *client.VertexLog) {
	return func(entry *client.VertexLog) {
		w := s.Stdout
		if entry.Stream == 2 {
			w = s.Stderr
		}
		if w != nil {
			_, _ = w.Write(entry.Data) // a closed pipe must not stop the test
		}
	}
}

// OffersGPU tells whether Test would be given GPUs.
func OffersGPU(b *builder.Builder) bool {
	_, err := gpus(b, GPURequired)
	return err == nil
}

// gpus lists the CDI names to ask for. "all" is NVIDIA's own name for every GPU.
func gpus(b *builder.Builder, mode string) ([]string, error) {
	var names []string
	for _, w := range b.Workers {
		for _, d := range w.CDIDevices {
			kind, device, _ := strings.Cut(d.Name, "=")
			if kind == gpuKind && device == "all" {
				names = []string{d.Name}
				break
			}
		}
	}
	switch mode {
	case GPUOff:
		return nil, nil
	case GPUAuto, "":
		return names, nil
	case GPURequired:
		if len(names) == 0 {
			return nil, fmt.Errorf("builder %s offers no GPU: install the NVIDIA Container Toolkit where it runs, then: nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml", b.Address)
		}
		return names, nil
	}
	return nil, fmt.Errorf("gpu %q: want auto, required or off", mode)
}

func imageConfig(img v1.Image) (ocispec.Image, ocispec.Platform, error) {
	var config ocispec.Image
	raw, err := img.RawConfigFile()
	if err == nil {
		err = json.Unmarshal(raw, &config)
	}
	if err == nil && (config.OS == "" || config.Architecture == "") {
		err = errors.New("its config names no platform")
	}
	if err != nil {
		return config, ocispec.Platform{}, fmt.Errorf("image: %w", err)
	}
	return config, config.Platform, nil
}
