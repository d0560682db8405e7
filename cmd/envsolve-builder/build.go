package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/google/go-containerregistry/pkg/name"
	"github.com/opencontainers/go-digest"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/blobs"
	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/dpkg"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/resolve"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/request"
)

const buildHelp = `Build makes the image of each target from its lock, which it makes first where
there is none or where the target file has changed. The image proves itself
before anything is written: its self-test runs on the assembled tree.

Without --push, --load or --output the image is built and tested, and its digest
printed.

--push sends the image from this machine, but only what the registry lacks. Layers
that another repository there is known to have are mounted, such as those of the
base image and of images named with --cache-from. A request that a
registry asks to retry later (Retry-After) is sent again then. A tag that targets
of several platforms share becomes one image for all of them.

For Slurm clusters --output writes one file that is mounted as it is: squashfs the
tree of the image, enroot the same with what enroot and Pyxis start, sif what
Apptainer starts. envsolve writes them from the layers; one lock gives the same bytes.

--sbom and --provenance attach documents to what is pushed and to OCI layouts.
They refer to the image and leave its digest as it is.

With several builders each builds one target at a time, of the platforms that it
runs. A target whose builder goes away starts again on another.`

const buildExample = `  envsolve build --push
  envsolve build --locked --output type=oci,dest=train.tar
  envsolve build --load=podman --target train
  envsolve build --output type=enroot,dest=train.sqsh
  envsolve build --push --sbom --provenance=mode=max
  envsolve build --push --builder tcp://one:1234 --builder tcp://two:1234`

// buildFlags are the flags of build.
type buildFlags struct {
	cli.TargetFlags
	builderFlags
	attestFlags
	impossible cli.ImpossibleFlags
	outputs    []string
	push       bool
	load       string // empty, loadAny, or a tool's name
	locked     bool
	tags       []string
	layers     string // repository for layers; empty: none
	cacheFrom  []string
	cacheTo    []string
	// compression of all layers above the base, as layer.ParseCompression reads it
	compression string
}

func (a *app) buildCommand() *cobra.Command {
	var f buildFlags
	cmd := &cobra.Command{
		Use:     "build [FILE]",
		Short:   "Build the images of a target file from its lock",
		Long:    buildHelp,
		Example: buildExample,
		Args:    cli.Args(cobra.MaximumNArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := errors.Join(f.builderFlags.check(), f.attestFlags.check(), checkLoad(f.load)); err != nil {
				return err
			}
			return a.build(cmd.Context(), args, &f)
		},
	}
	f.RegisterFile(cmd)
	f.builderFlags.register(cmd)
	f.impossible.Register(cmd)
	set := cmd.Flags()
	set.BoolVar(&f.push, "push", false, "push to the registries that the tags name")
	set.StringVar(&f.load, "load", "", "load into Docker, Podman or containerd on this machine: the first that works, "+
		"or --load="+strings.Join(build.LoadTools(), "|"))
	set.Lookup("load").NoOptDefVal = loadAny
	cli.Repeated(set, &f.outputs, "output",
		"write the image: type=oci|docker|tar|squashfs|enroot|sif,dest=FILE, or type=oci,tar=false,dest=FOLDER; repeat for several")
	f.attestFlags.register(cmd)
	cli.Repeated(set, &f.tags, "tag", "tag instead of those of the target file; repeat for several")
	set.StringVar(&f.layers, "layers", "",
		"with --push, put each layer into this repository, too, as host/name: docker build takes layers from there (--build-arg ENVSOLVE_LAYERS=host/name)")
	set.BoolVar(&f.locked, "locked", false, "refuse a lock that is missing, stale or edited (exit 4)")
	set.StringVar(&f.compression, "compression", "",
		"compress layers with gzip or zstd, with a level if you like, as in zstd:19; default: as locked, zstd. gzip is for runtimes that know no zstd, such as Docker 20.10")
	cli.Repeated(set, &f.cacheFrom, "cache-from", "build cache to read, such as type=registry,ref=host/name")
	cli.Repeated(set, &f.cacheTo, "cache-to", "build cache to write, such as type=registry,ref=host/name")
	return cmd
}

func (a *app) build(ctx context.Context, args []string, f *buildFlags) error {
	asked, err := a.LoadFile(args, &f.TargetFlags)
	if err != nil {
		return err
	}
	if err := a.KeepPossible(asked, &f.impossible); err != nil {
		return err
	}
	jobs, err := f.jobs(asked)
	if err != nil {
		return err
	}
	shared, err := shareTags(jobs)
	if err != nil {
		return err
	}
	l, err := a.lockFor(ctx, asked, f)
	if err != nil {
		return err
	}
	st, err := a.openStore(ctx)
	if err != nil {
		return err
	}
	defer a.closeStore(st)
	pool, err := builder.ConnectAll(ctx, a.builderOptions(&f.builderFlags, st))
	if err != nil {
		return err
	}
	defer pool.Close()
	err = a.spread(ctx, pool, jobs, func(ctx context.Context, b *builder.Builder, job buildJob) error {
		result, err := a.buildTarget(ctx, b, st, l, asked, job)
		if err == nil {
			shared.add(job, result)
		}
		return err
	})
	if err != nil {
		return err
	}
	return a.pushShared(ctx, &registry.Client{}, shared)
}

// lockFor returns a lock that fits: the one that is there, or with --locked an
// error, or a new one.
func (a *app) lockFor(ctx context.Context, asked *cli.Asked, f *buildFlags) (*lock.Lock, error) {
	l, err := a.LockedAs(asked)
	if err == nil || f.locked {
		return l, err
	}
	var stale *lock.Stale
	switch {
	case errors.As(err, &stale):
		for _, t := range stale.Targets {
			fmt.Fprintf(a.Stderr, "envsolve: the lock is stale: %s; locking again\n", t)
		}
	case cli.Exists(cli.LockPath(asked.Path)):
		return nil, err // edited or unreadable: not ours to overwrite
	default:
		fmt.Fprintln(a.Stderr, "envsolve: there is no lock yet; making it")
	}
	return a.lock(ctx, asked, &f.builderFlags, lock.Upgrade{})
}

// buildJob is one target and where its image goes.
type buildJob struct {
	request   request.Request
	outputs   []build.Output
	cacheFrom []builder.Cache
	cacheTo   []builder.Cache
	attest    attestFlags
	progress  string
	log       io.Writer // for people

	compression layer.Compression
	level       int
	layers      string
}

// jobs decides, before any work, where each target's image goes.
func (f *buildFlags) jobs(asked *cli.Asked) ([]buildJob, error) {
	if len(asked.Requests) > 1 && len(f.outputs) > 0 {
		_, err := asked.Only("--output")
		return nil, err
	}
	from, err := parseCaches("--cache-from", f.cacheFrom)
	if err != nil {
		return nil, err
	}
	to, err := parseCaches("--cache-to", f.cacheTo)
	if err != nil {
		return nil, err
	}
	if err := f.checkLayers(); err != nil {
		return nil, err
	}
	compression, level, err := f.layerCompression()
	if err != nil {
		return nil, err
	}
	var jobs []buildJob
	for _, r := range asked.Requests {
		outputs, err := f.outputsOf(r)
		if err == nil {
			err = f.attestFlags.fits(outputs)
		}
		if err != nil {
			return nil, err
		}
		jobs = append(jobs, buildJob{request: r, outputs: outputs, cacheFrom: from, cacheTo: to, attest: f.attestFlags,
			progress: f.progress, compression: compression, level: level, layers: f.layers})
	}
	return jobs, nil
}

// checkLayers reads --layers: the name of a repository, without tag or digest.
func (f *buildFlags) checkLayers() error {
	if f.layers == "" {
		return nil
	}
	if _, err := name.NewRepository(f.layers); err != nil {
		return cli.UsageError("--layers %q: want a repository, such as registry.example.com/layers", f.layers)
	}
	if !f.push {
		return cli.UsageError("--layers goes with --push: layers are put beside an image that is pushed")
	}
	if f.compression != "" {
		return cli.UsageError("--layers takes layers as they are locked, and --compression makes others: leave one of them out")
	}
	return nil
}

// layerCompression reads --compression; without it, layers are as locked.
func (f *buildFlags) layerCompression() (layer.Compression, int, error) {
	if f.compression == "" {
		return "", 0, nil
	}
	c, level, err := layer.ParseCompression(f.compression)
	if err != nil {
		return "", 0, cli.UsageError("--compression %q: %w", f.compression, err)
	}
	return c, level, nil
}

func (a *app) buildTarget(ctx context.Context, b *builder.Builder, st *store.Store, l *lock.Lock, asked *cli.Asked,
	job buildJob) (*build.Result, error) {
	t := l.Find(job.request.Name(), lock.Platform(job.request))
	if t == nil {
		return nil, fmt.Errorf("target %q is not in the lock: run \"envsolve lock\"", job.request.Name())
	}
	epoch, err := a.Epoch()
	if err != nil {
		return nil, err
	}
	lockDigest := digest.FromBytes(lock.Write(*l)).String()
	shown := newProgress(job.progress, job.log)
	defer shown.close()
	if len(asked.Requests) > 1 {
		shown.phases.Note("target", t.Name)
	}
	provider := &blobs.Provider{
		Store: st, Index: a.indexClient(), Dir: targetDir(asked.Path),
		LockDigest: lockDigest, Epoch: epoch, Mirrors: asked.Mirrors,
		Phases: shown.phases, Compression: job.compression, Level: job.level,
	}
	client := &registry.Client{Mirrors: mirrorsOf(asked.Mirrors), Layers: pushed{st}}
	base, err := client.Pinned(ctx, t.Base.Reference, t.Base.Digest, t.Platform)
	if err != nil {
		return nil, err
	}
	withPython, err := resolve.WithInterpreter(base, t, st)
	if err != nil {
		return nil, err
	}
	provider.Compile = compileOn(runner{builder: b, progress: shown.builder()}, st, withPython)
	prepared, err := provider.Prepare(ctx, t)
	if err != nil {
		return nil, err
	}
	prepared.Copies = build.Copies(b, prepared.Recipe)
	var below []dpkg.Package
	if job.attest.sbom {
		if below, err = installedIn(ctx, st, base); err != nil {
			return nil, err
		}
	}
	result, err := build.Build(ctx, b, prepared.Recipe, build.Options{
		Base: base.Content, BaseFrom: base.Source.String(), Registry: client, Fetch: prepared.Fetch,
		Outputs:   job.outputs,
		CacheFrom: job.cacheFrom, CacheTo: job.cacheTo, Layers: job.layers,
		Attest:   job.attest.attester(t, l, lockDigest, below),
		Progress: shown.builder(),
	})
	if err == nil {
		shown.phases.Finish(progress.Fetch, progress.Layers)
		shown.phases.Sum()
	}
	shown.close()
	if err != nil {
		return nil, buildError(t, job.log, err)
	}
	return result, a.built(t, result, job)
}

// buildError returns a failed self-test its exit code, and its words.
func buildError(t *lock.Target, log io.Writer, err error) error {
	var failed *build.SelfTestError
	if !errors.As(err, &failed) {
		return err
	}
	fmt.Fprint(log, failed.Output)
	return &cli.ExitError{Code: cli.ExitSelfTest, Err: fmt.Errorf("target %q: %w", t.Name, failed)}
}

// built says what there is now. Digests go to standard output, for scripts.
func (a *app) built(t *lock.Target, result *build.Result, job buildJob) error {
	fmt.Fprintf(job.log, "built %s: %d layers above the base, %s\n", t.Name, len(result.Layers),
		cli.BytesText(result.Size))
	for _, o := range job.outputs {
		switch o.Type {
		case build.OutputPush:
			if len(o.Tags) > 0 {
				fmt.Fprintf(job.log, "pushed %s\n", strings.Join(o.Tags, ", "))
			}
		case build.OutputLoad:
			fmt.Fprintf(job.log, "loaded %s\n", strings.Join(o.Tags, ", "))
		default:
			fmt.Fprintf(job.log, "wrote %s\n", o.Dest)
		}
	}
	_, err := fmt.Fprintf(a.Stdout, "%s %s\n", t.Name, result.Digest)
	return err
}

func targetDir(path string) string {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		return path
	}
	return filepath.Dir(path)
}

// indexClient reads package indexes, and archives of distribution packages, with the
// user's passwords.
func (a *app) indexClient() *index.Client {
	c := &index.Client{Netrc: a.netrc(), UserAgent: "envsolve/" + cli.BuildVersion()}
	for _, archive := range a.archives() {
		_, _, _ = c.Login(archive) // remembers it; a lock says what is wrong with it
	}
	return c
}
