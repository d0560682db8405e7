package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"github.com/moby/buildkit/client"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/blobs"
	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/target"
)

// buildUntested does what `envsolve build` does, but for the self-test, which
// the program does not leave out. It gives the time from the first look at the
// lock to the finished archive.
func (w *workshop) buildUntested(ctx context.Context) (time.Duration, error) {
	file, diags := target.Load(w.target, target.Options{})
	if diags.HasErrors() {
		return 0, diags
	}
	l, text, err := w.readLock()
	if err != nil {
		return 0, err
	}
	start := time.Now()
	st, err := store.Open(filepath.Join(w.wheelsOnly, "envsolve"))
	if err != nil {
		return 0, err
	}
	defer st.Close()
	b, err := builder.Connect(ctx, builder.Options{Addresses: []string{w.builder()}, Store: st})
	if err != nil {
		return 0, err
	}
	defer b.Close()
	t, dest := &l.Targets[0], filepath.Join(w.dir, "untested.tar")
	provider := &blobs.Provider{Store: st, Index: &index.Client{}, Dir: w.dir,
		LockDigest: digest.FromBytes(text).String()}
	prepared, err := provider.Prepare(ctx, t)
	if err != nil {
		return 0, err
	}
	var mirrors []registry.Mirror
	for _, m := range file.Mirrors {
		mirrors = append(mirrors, registry.Mirror{Host: m.Host, To: m.To})
	}
	base, err := (&registry.Client{Mirrors: mirrors}).Pinned(ctx, t.Base.Reference, t.Base.Digest, t.Platform)
	if err != nil {
		return 0, err
	}
	_, err = build.Build(ctx, b, prepared.Recipe, build.Options{
		Base: base.Content, Fetch: prepared.Fetch, SkipSelfTest: true,
		Outputs:  []build.Output{{Type: build.OutputOCI, Dest: dest}},
		Progress: builder.Progress{Mode: "quiet", Writer: io.Discard},
	})
	took := time.Since(start)
	err = errors.Join(err, os.RemoveAll(dest))
	fmt.Fprintf(w.log, "  build without self-test: %s\n", shortTime(took))
	return took, err
}

func (w *workshop) readLock() (*lock.Lock, []byte, error) {
	path := filepath.Join(w.dir, "envsolve.lock.hcl")
	src, err := os.ReadFile(path)
	if err != nil {
		return nil, nil, err
	}
	l, err := lock.Read(src, path)
	return l, src, err
}

// builder is the address of the managed builder, which locking started.
func (w *workshop) builder() string {
	return "unix://" + filepath.Join(w.data(), "envsolve", "buildkit", "buildkitd.sock")
}

// forget empties the builder and the cache but for the wheels, and has the
// builder unpack the base image again.
func (w *workshop) forget(ctx context.Context) error {
	if err := os.RemoveAll(w.wheelsOnly); err != nil {
		return err
	}
	if err := w.takeWheels(ctx); err != nil {
		return err
	}
	return w.empty(ctx)
}

// empty empties the builder, with what has been unpacked beside it, and has it unpack the
// base image again.
func (w *workshop) empty(ctx context.Context) error {
	if err := os.RemoveAll(filepath.Join(w.data(), "envsolve", "buildkit", "sandbox")); err != nil {
		return err
	}
	c, err := client.New(ctx, w.builder())
	if err != nil {
		return err
	}
	defer c.Close()
	if err := c.Prune(ctx, nil, client.PruneAll); err != nil {
		return err
	}
	return w.unpackBase(ctx, c)
}
