package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/imagetest"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/templates"
)

const testHelp = `Test runs the self-test of a built image, without network and on a file system
that cannot be written, and streams what it says. IMAGE is a reference in a
registry, an archive that build wrote, or a folder with an OCI layout; with
Docker and Podman also an image that they have.

The test runs where containers run: on BuildKit, with Docker, Podman or kubectl.
Without --with that is the builder that is named, or else the first on this
machine that has GPUs, or else the first that works, and a cluster only where
nothing here will do; it says which one it took.

GPUs are handed in with --gpu: auto uses them where there are any, required fails
where there are none. --emit-job prints a Kubernetes Job that does the same on a
node with one of the target's GPUs.

The exit code is 5 when the self-test fails.`

const testExample = `  envsolve test registry.example.com/train:latest
  envsolve test train.tar --json
  envsolve test train:latest --with docker --gpu required
  envsolve test registry.example.com/train:latest --emit-job | kubectl create -f -`

// testFlags are the flags of test.
type testFlags struct {
	builderFlags
	with     string
	gpu      string
	platform string
	json     bool
	only     []string
	timeout  time.Duration
	mirrors  []string
	emitJob  bool
	schema   bool
	cluster  imagetest.Cluster
}

func (a *app) testCommand() *cobra.Command {
	var f testFlags
	cmd := &cobra.Command{
		Use:     "test IMAGE",
		Short:   "Run the self-test of a built image",
		Long:    testHelp,
		Example: testExample,
		Args: cli.Args(func(cmd *cobra.Command, args []string) error {
			if f.schema {
				return cobra.NoArgs(cmd, args)
			}
			return cobra.ExactArgs(1)(cmd, args)
		}),
		RunE: func(cmd *cobra.Command, args []string) error {
			if f.schema {
				_, err := a.Stdout.Write(templates.SelfTestReportSchema())
				return err
			}
			if err := f.check(cmd); err != nil {
				return err
			}
			if f.emitJob {
				return a.emitJob(cmd.Context(), args[0], &f)
			}
			return a.test(cmd.Context(), args[0], &f)
		},
	}
	f.register(cmd)
	set := cmd.Flags()
	set.StringVar(&f.with, "with", "", "what runs it: "+strings.Join(testPlaces(), ", ")+
		"; default: one that is there, with a GPU if any has one")
	set.StringVar(&f.gpu, "gpu", build.GPUAuto, strings.Join(gpuModes(), ", "))
	set.StringVar(&f.platform, "platform", "linux/amd64", "which image of a multi-platform reference")
	set.BoolVar(&f.json, "json", false, "print the result as JSON")
	set.BoolVar(&f.schema, "schema", false, "print the JSON Schema of that result, without an IMAGE, and run nothing")
	set.StringSliceVar(&f.only, "only", nil, "run only these checks")
	set.DurationVar(&f.timeout, "timeout", 0, "how long one check may take, such as 10m; default: 5m, and longer on a busy machine")
	cli.Repeated(set, &f.mirrors, "mirror", "registry=place, as a mirror block says it; repeat for several")
	set.BoolVar(&f.emitJob, "emit-job", false, "print a Kubernetes Job that runs the test, and run nothing")
	set.StringVar(&f.cluster.Namespace, "namespace", "", "of the pod or Job; default: the context's")
	set.IntVar(&f.cluster.GPUs, "job-gpus", 1, "how many GPUs the pod or Job is given")
	cli.Repeated(set, &f.cluster.Nodes, "node-selector",
		"LABEL=VALUE of the nodes that may run the pod or Job; default: those that have the target's GPUs")
	return cmd
}

func testPlaces() []string { return []string{"buildkit", "docker", "podman", "kubectl"} }

func gpuModes() []string {
	return []string{build.GPUAuto, build.GPURequired, build.GPUOff}
}

func (f *testFlags) check(cmd *cobra.Command) error {
	switch {
	case f.with != "" && !slices.Contains(testPlaces(), f.with):
		return cli.UsageError("--with %q: use %s", f.with, strings.Join(testPlaces(), ", "))
	case !slices.Contains(gpuModes(), f.gpu):
		return cli.UsageError("--gpu %q: use %s", f.gpu, strings.Join(gpuModes(), ", "))
	case f.timeout < 0 || f.timeout > 0 && f.timeout < time.Second:
		return cli.UsageError("--timeout %s: a second at least", f.timeout)
	case f.cluster.GPUs < 1:
		return cli.UsageError("--job-gpus %d: one at least", f.cluster.GPUs)
	case f.emitJob && (f.with != "" || f.gpu == build.GPUOff):
		return cli.UsageError("--emit-job prints a Job for a GPU node: leave --with and --gpu off out")
	}
	for _, name := range []string{"namespace", "job-gpus", "node-selector"} {
		if cmd.Flags().Changed(name) && !f.emitJob && f.with != "kubectl" {
			return cli.UsageError("--%s is for Kubernetes: add --emit-job or --with kubectl", name)
		}
	}
	if len(f.mirrors) > 0 && (f.with == "docker" || f.with == "podman") {
		return cli.UsageError("--mirror: %s fetches images by itself and has mirrors of its own", f.with)
	}
	return f.builderFlags.check()
}

func (f *testFlags) arguments() []string {
	var args []string
	if f.json {
		args = append(args, "--json")
	}
	for _, check := range f.only {
		args = append(args, "--only", check)
	}
	if f.timeout > 0 {
		args = append(args, "--timeout", fmt.Sprintf("%g", f.timeout.Seconds()))
	}
	if f.gpu == build.GPURequired || f.emitJob {
		args = append(args, "--require-gpu")
	}
	return args
}

func (a *app) test(ctx context.Context, image string, f *testFlags) (err error) {
	spec := imagetest.Spec{
		Reference: image, Local: isFile(image), Args: f.arguments(), GPU: f.gpu, Stdout: a.Stdout, Stderr: a.Stderr,
	}
	closeImage := func() error { return nil }
	if spec.Local { // before a builder is started for nothing
		if closeImage, err = f.open(ctx, &spec); err != nil {
			return err
		}
	}
	defer func() { _ = closeImage() }() // it was only read
	where, finish, err := a.place(ctx, image, f)
	if err != nil {
		return err
	}
	defer finish()
	if fetches := where.Name() == "docker" || where.Name() == "podman"; !spec.Local && !fetches {
		if closeImage, err = f.open(ctx, &spec); err != nil {
			return err
		}
	}
	code, err := where.Test(ctx, spec)
	if err != nil {
		return err
	}
	return selfTestVerdict(image, code)
}

// place picks what runs the test, and says which where the user left it open.
func (a *app) place(ctx context.Context, image string, f *testFlags) (where imagetest.Runner, finish func(),
	err error) {
	kit := &buildkit{app: a, flags: f}
	all := []imagetest.Runner{
		kit, imagetest.Docker(), imagetest.Podman(),
		&imagetest.Kubectl{Cluster: f.cluster, GPUs: matrices.Embedded().GPUs()},
	}
	named := f.with
	if named == "" && cmp.Or(strings.Join(f.addresses, ","), a.Env(builder.EnvBuilder),
		a.Env(builder.EnvBuildkitHost)) != "" {
		named = kit.Name()
	}
	if named != "" {
		where = all[slices.IndexFunc(all, func(r imagetest.Runner) bool { return r.Name() == named })]
		return where, kit.close, nil
	}
	here := all[:3] // a cluster is for when nothing here will do
	where, offer, err := imagetest.Pick(ctx, here, f.gpu)
	if none := (*imagetest.NoRunnerError)(nil); errors.As(err, &none) && !isFile(image) {
		where, offer, err = imagetest.Pick(ctx, all, f.gpu)
	}
	if err != nil {
		kit.close()
		return nil, nil, err
	}
	fmt.Fprintf(a.Stderr, "testing with %s; --with names another\n", offer.Words)
	return where, kit.close, nil
}

// open finds the image for runners that are handed one.
func (f *testFlags) open(ctx context.Context, spec *imagetest.Spec) (closeImage func() error, err error) {
	mirrors, err := parseMirrors(f.mirrors)
	if err != nil {
		return nil, err
	}
	spec.Image, closeImage, err = (&registry.Client{Mirrors: mirrors}).Open(ctx, spec.Reference, f.platform)
	if err != nil && !spec.Local && f.with == "" && !f.emitJob {
		err = fmt.Errorf("%w\nan image that Docker or Podman has is tested there: --with docker, --with podman", err)
	}
	return closeImage, err
}

func (a *app) emitJob(ctx context.Context, image string, f *testFlags) error {
	spec := imagetest.Spec{Reference: image, Local: isFile(image), Args: f.arguments()}
	closeImage, err := f.open(ctx, &spec)
	if err != nil {
		return err
	}
	defer closeImage()
	job, err := imagetest.Job(spec, f.cluster, matrices.Embedded().GPUs())
	if err != nil {
		return &cli.ExitError{Code: cli.ExitUsage, Err: err}
	}
	_, err = a.Stdout.Write(job)
	return err
}

// isFile tells an archive or a layout from a reference, as registry.Open does.
func isFile(image string) bool {
	_, err := os.Stat(image)
	return err == nil || strings.HasPrefix(image, ".") || filepath.IsAbs(image)
}

// buildkit runs tests on a builder, which it connects to when it is asked.
type buildkit struct {
	app   *app
	flags *testFlags
	store *store.Store
	conn  *builder.Builder
}

// Name implements imagetest.Runner.
func (k *buildkit) Name() string { return "buildkit" }

// Offer implements imagetest.Runner.
func (k *buildkit) Offer(ctx context.Context) (imagetest.Offer, error) {
	if err := k.connect(ctx); err != nil {
		return imagetest.Offer{}, err
	}
	return imagetest.Offer{Words: "buildkit at " + k.conn.Address, GPUs: build.OffersGPU(k.conn)}, nil
}

func (k *buildkit) connect(ctx context.Context) (err error) {
	if k.conn != nil {
		return nil
	}
	if k.store == nil {
		if k.store, err = k.app.openStore(ctx); err != nil {
			return err
		}
	}
	k.conn, err = k.app.connect(ctx, &k.flags.builderFlags, k.store)
	return err
}

// Test implements imagetest.Runner.
func (k *buildkit) Test(ctx context.Context, spec imagetest.Spec) (int, error) {
	if err := k.connect(ctx); err != nil {
		return 0, err
	}
	return build.Test(ctx, k.conn, build.TestSpec{
		Image: spec.Image, Args: spec.Args, GPU: spec.GPU, Stdout: spec.Stdout, Stderr: spec.Stderr,
		Progress: builder.Progress{Mode: quietUnlessAsked(k.flags.progress), Writer: k.app.Stderr},
	})
}

func (k *buildkit) close() {
	if k.conn != nil {
		_ = k.conn.Close() // the test is over
	}
	if k.store != nil {
		_ = k.store.Close() // what was read stays
	}
}

// quietUnlessAsked keeps the builder's progress out of the self-test's table.
func quietUnlessAsked(mode string) string {
	if mode == "auto" {
		return "quiet"
	}
	return mode
}

func selfTestVerdict(image string, code int) error {
	switch code {
	case 0:
		return nil
	case cli.ExitSelfTest:
		return &cli.ExitError{Code: cli.ExitSelfTest, Err: fmt.Errorf("the self-test of %s failed", image)}
	case cli.ExitUsage:
		return &cli.ExitError{Code: cli.ExitUsage,
			Err: errors.New("the self-test does not know what it was asked; what it said is above")}
	case 127:
		return fmt.Errorf("%s has no envsolve-selftest: it was not built by envsolve", image)
	}
	return &cli.ExitError{Code: cli.ExitSelfTest,
		Err: fmt.Errorf("the self-test of %s ended with code %d", image, code)}
}

func parseMirrors(texts []string) ([]registry.Mirror, error) {
	var mirrors []registry.Mirror
	for _, text := range texts {
		fields, err := parseFields("--mirror", text)
		if err != nil {
			return nil, err
		}
		for host, to := range fields {
			mirrors = append(mirrors, registry.Mirror{Host: host, To: to, At: "--mirror"})
		}
	}
	return mirrors, nil
}

// mirrorsOf are the mirrors of a target file.
func mirrorsOf(all []request.Mirror) []registry.Mirror {
	var mirrors []registry.Mirror
	for _, m := range all {
		mirrors = append(mirrors, registry.Mirror{Host: m.Host, To: m.To, At: m.At.String()})
	}
	return mirrors
}
