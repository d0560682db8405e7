package build

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/containerd/errdefs"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"
	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/artifact"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/recipe"
)

// Options say what a build is made from and where it goes.
type Options struct {
	// Base is the recipe's base image, from a registry or a layout. Its digest
	// must be the recipe's.
	Base v1.Image
	// BaseFrom is the reference in a registry that Base was read from, with the
	// mirror that it went through; empty for a layout.
	BaseFrom string
	// Registry pushes the image and what is attached to it, and reads caches;
	// nil knows no mirrors and the Docker configuration's logins.
	Registry *registry.Client
	// Fetch puts a layer or a .deb file of the recipe into the store when the
	// builder really needs it. Nil: the store must have them.
	Fetch builder.FetchFunc
	// Outputs may be empty: then the image is assembled, tested and hashed.
	Outputs []Output
	// CacheFrom and CacheTo spare work that was done elsewhere, see Cache.
	CacheFrom, CacheTo []builder.Cache
	SkipSelfTest       bool
	// Layers is a repository that gets every layer as an image of its own, where the
	// image is pushed: frontends take them from there. Empty: none does.
	Layers string
	// Attest, if not nil, makes what goes beside the image where it is pushed,
	// and into OCI layouts. Docker's and plain archives have no place for it.
	Attest   Attest
	Progress builder.Progress
}

// Result is a built image.
type Result struct {
	Digest       digest.Digest // of the manifest
	ConfigDigest digest.Digest // what Docker calls the image ID
	Size         int64         // bytes of all blobs, as a registry counts them
	Config       ocispec.Image // without rootfs
	Layers       []recipe.Layer
	SelfTest     string // what the self-test wrote; empty when its result was cached

	Manifest ocispec.Descriptor // whose digest is Digest
}

// Build assembles a recipe's image, has it prove itself, and writes it to all
// outputs. Nothing is written when a step fails. A failed self-test gives a
// *SelfTestError.
func Build(ctx context.Context, b *builder.Builder, r *recipe.Recipe, o Options) (*Result, error) {
	o, err := o.withDefaults()
	if err != nil {
		return nil, err
	}
	job, err := prepare(ctx, b, r, o)
	if err != nil {
		return nil, err
	}
	attach := job.attacher(o.Attest)
	exports, err := openExports(ctx, b, o.Outputs)
	if err != nil {
		return nil, err
	}
	result, err := write(ctx, b, job, exports, o, attach)
	if err != nil {
		return nil, errors.Join(err, exports.abort())
	}
	o.Progress.Phases.Finish(progress.Fetch, progress.Layers, progress.Assemble, progress.Write)
	return result, exports.finish()
}

// withDefaults fills in what may be left out, and sends caches through mirrors.
func (o Options) withDefaults() (Options, error) {
	if o.Registry == nil {
		o.Registry = &registry.Client{}
	}
	var from, to error
	o.CacheFrom, from = mirroredCaches(o.Registry, o.CacheFrom)
	o.CacheTo, to = mirroredCaches(o.Registry, o.CacheTo)
	return o, errors.Join(from, to)
}

// write has the image prove itself and puts it where it goes.
func write(ctx context.Context, b *builder.Builder, job *job, x *exports, o Options, attach artifact.Attacher) (*Result,
	error) {
	result, err := writeTested(ctx, b, job, x, o, attach)
	if err == nil {
		err = push(ctx, b, job, result.Manifest, x.pushed, attach, o)
	}
	if err == nil && len(x.converted) > 0 {
		// By itself, since the digest to report is that of the image as it is.
		_, err = export(ctx, b, job, x.converted, false, o.Progress)
	}
	return result, err
}

// writeTested writes what is not pushed.
func writeTested(ctx context.Context, b *builder.Builder, job *job, x *exports, o Options,
	attach artifact.Attacher) (*Result, error) {
	if job.test && len(x.layouts) > 0 {
		result, err := writeWhileTested(ctx, b, job, x.layouts, o, attach)
		if err == nil && len(x.entries) > 0 {
			_, err = export(ctx, b, job, x.reporting(), false, o.Progress)
		}
		return result, err
	}
	if job.test && b.Sandbox(job.platform) != nil {
		return writeProven(ctx, b, job, x, o.Progress)
	}
	result, err := exportAndRead(ctx, b, job, x.reporting(), job.test, o.Progress)
	if err == nil {
		err = writeLayouts(ctx, b, job, result.Manifest, x.layouts, attach, o.Progress)
	}
	return result, err
}

// writeWhileTested writes archives and folders while the image proves itself,
// which takes about as long. They get their names when all is well; what others
// would see at once, in a registry, is not written here.
func writeWhileTested(ctx context.Context, b *builder.Builder, job *job, layouts []imageLayout, o Options,
	attach artifact.Attacher) (result *Result, err error) {
	// Nothing is made or fetched to describe it, so there is nothing to show.
	if !job.layout.TakesSolves() {
		if result, err = describe(ctx, b, job, builder.Progress{}); err != nil {
			return nil, err
		}
	}
	var said string
	work, both := errgroup.WithContext(ctx)
	work.Go(func() (err error) {
		said, err = prove(both, b, job, o.Progress)
		return err
	})
	work.Go(func() (err error) {
		if result == nil {
			if result, err = describe(both, b, job, builder.Progress{}); err != nil {
				return err
			}
		}
		return writeLayouts(both, b, job, result.Manifest, layouts, attach, o.Progress)
	})
	if err := work.Wait(); err != nil {
		return nil, err
	}
	result.SelfTest = said
	return result, nil
}

// writeProven has the image prove itself beside the builder and then the builder write it,
// or describe it alone where the builder has nothing to write.
func writeProven(ctx context.Context, b *builder.Builder, job *job, x *exports, p builder.Progress) (result *Result,
	err error) {
	said, err := prove(ctx, b, job, p)
	if err != nil {
		return nil, err
	}
	if len(x.entries) == 0 {
		result, err = describe(ctx, b, job, p)
	} else {
		result, err = exportAndRead(ctx, b, job, x.reporting(), false, p)
	}
	if err == nil {
		result.SelfTest = said
	}
	return result, err
}

// selfTestError tells a failed self-test from a build that failed otherwise.
func selfTestError(b *builder.Builder, err error, d *builder.Display) error {
	err = b.ExplainSandbox(err, d.Output(builder.SelfTestStep))
	if code, failed := builder.ExitCode(err); failed {
		if full := b.Full(d.Output(builder.SelfTestStep)); full != nil {
			return full
		}
		return &SelfTestError{ExitCode: code, Output: d.Output(builder.SelfTestStep)}
	}
	return err
}

// export solves the image, with its self-test before or without, and has
// BuildKit write it.
func export(ctx context.Context, b *builder.Builder, job *job, entries []client.ExportEntry, test bool,
	p builder.Progress) (*Result, error) {
	for i := range entries {
		entries[i].Attrs["source-date-epoch"] = job.epoch()
	}
	d, err := job.assembling(p).Open("building " + job.recipe.Target)
	if err != nil {
		return nil, err
	}
	auth, err := b.SessionAuth()
	if err != nil {
		return nil, err
	}
	response, err := b.Solve(ctx, client.SolveOpt{
		OCIStores: map[string]content.Store{builder.StoreID: job.layout},
		Exports:   entries,
		Session:   auth,
	}, d, func(ctx context.Context, c gateway.Client) (*gateway.Result, error) { return job.run(ctx, c, test) })
	if err := selfTestError(b, err, d); err != nil {
		return nil, err
	}
	return job.result(response, d.Output(builder.SelfTestStep))
}

// exportsAllowed is how often an image is exported whose manifest is gone before
// it has been read.
const exportsAllowed = 3

// exportAndRead exports the image and reads it back. Between the two the builder
// holds nothing for us: where somebody pruned it just then, the image is exported
// again.
func exportAndRead(ctx context.Context, b *builder.Builder, job *job, entries []client.ExportEntry, test bool,
	p builder.Progress) (*Result, error) {
	result, err := export(ctx, b, job, entries, test, p)
	if err != nil {
		return nil, err
	}
	for range exportsAllowed - 1 {
		if err = readBack(ctx, b, result, job); !errdefs.IsNotFound(err) {
			return result, err
		}
		again, err := export(ctx, b, job, []client.ExportEntry{reporter()}, false, builder.Progress{})
		if err != nil {
			return nil, err
		}
		if again.Digest != result.Digest {
			return nil, fmt.Errorf("builder %s exported %s, and then %s: its image is not the lock's", b.Address,
				result.Digest, again.Digest)
		}
	}
	return result, readBack(ctx, b, result, job)
}

// readBack reads the manifest and the config from the builder, which may be pruned
// at any time, and keeps them. Every layer must be the very blob that went in; the
// sizes are the image's.
func readBack(ctx context.Context, b *builder.Builder, r *Result, j *job) error {
	raw, err := content.ReadBlob(ctx, b.Content(), ocispec.Descriptor{Digest: r.Digest})
	if err != nil {
		return fmt.Errorf("reading the manifest back from builder %s: %w", b.Address, b.Explain(ctx, err))
	}
	var manifest ocispec.Manifest
	if err := json.Unmarshal(raw, &manifest); err != nil {
		return fmt.Errorf("manifest %s: %w", r.Digest, err)
	}
	config, err := content.ReadBlob(ctx, b.Content(), manifest.Config)
	if err != nil {
		return fmt.Errorf("reading the config back from builder %s: %w", b.Address, b.Explain(ctx, err))
	}
	for _, kept := range []struct {
		want digest.Digest
		blob []byte
	}{{r.Digest, raw}, {manifest.Config.Digest, config}} {
		if got := j.layout.AddBytes(kept.blob); got != kept.want {
			return fmt.Errorf("builder %s gives %s for %s", b.Address, got, kept.want)
		}
	}
	return r.measure(b, j, manifest)
}

// measure adds up the sizes in a manifest, and compares its layers with those that
// went in.
func (r *Result) measure(b *builder.Builder, j *job, manifest ocispec.Manifest) error {
	want := j.digests()
	size := r.Manifest.Size + manifest.Config.Size
	for i, l := range manifest.Layers {
		size += l.Size
		if i >= len(want) || l.Digest != want[i] {
			return fmt.Errorf("builder %s changed layer %d into %s: its image is not the lock's", b.Address, i+1, l.Digest)
		}
	}
	if len(manifest.Layers) < len(want) {
		return fmt.Errorf("builder %s left out %d of %d layers: its image is not the lock's", b.Address,
			len(want)-len(manifest.Layers), len(want))
	}
	r.Size = size
	return nil
}
