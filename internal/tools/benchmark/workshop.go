package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"sync/atomic"
	"time"

	"github.com/google/go-containerregistry/pkg/registry"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/planner/lock"
)

// workshop is everything that builds need: a world on loopback, a target with
// its lock, a builder, and caches that hold what a measurement starts from.
type workshop struct {
	settings
	dir    string
	target string // the target file
	world  *testworld.World
	index  *wheelIndex
	// locking is the cache in which targets are locked, layers included;
	// wheelsOnly gets the wheels of it and no more.
	locking, wheelsOnly string
	wheels              []lock.Wheel
	registry            *countingRegistry
	peak                int64  // the most memory that the last process held, bytes
	said                string // what the last process said
}

// newWorkshop starts a world with some parts, and has no target yet.
func newWorkshop(ctx context.Context, s *settings, parts ...testworld.Part) (w *workshop, err error) {
	w = &workshop{settings: *s}
	// short, since sockets have short paths
	if w.dir, err = os.MkdirTemp("", "bench"); err != nil {
		return nil, err
	}
	w.target = filepath.Join(w.dir, "envsolve.hcl")
	w.locking, w.wheelsOnly = filepath.Join(w.dir, "locking"), filepath.Join(w.dir, "wheels-only")
	w.world, err = testworld.Start(ctx, testworld.Config{
		CacheDir: s.cache, Addr: "127.0.0.1:0", Parts: parts,
		Log: func(line string) { fmt.Fprintln(s.log, " ", line) },
	})
	if err != nil {
		w.close(s.log)
		return nil, err
	}
	return w, nil
}

// openWorkshop is a workshop for builds that are compared with pip's.
func openWorkshop(ctx context.Context, s *settings) (w *workshop, err error) {
	w, err = newWorkshop(ctx, s, testworld.Images, testworld.Wheels, testworld.StandIns, testworld.CUDALibraries)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			w.close(s.log)
		}
	}()
	if w.registry, err = newCountingRegistry(filepath.Join(w.dir, "registry")); err != nil {
		return nil, err
	}
	if w.index, err = serveWheels(w.dir); err != nil {
		return nil, err
	}
	return w, w.lock(ctx, "1.0")
}

// close stops the builder and removes everything.
func (w *workshop) close(log io.Writer) {
	errs := []error{}
	if _, err := os.Stat(w.data()); err == nil {
		_, err := w.envsolve(context.Background(), w.locking, "builder", "stop")
		errs = append(errs, err)
	}
	if w.index != nil {
		errs = append(errs, w.index.Close())
	}
	if w.world != nil {
		errs = append(errs, w.world.Close())
	}
	if w.registry != nil {
		w.registry.Close()
	}
	errs = append(errs, os.RemoveAll(w.dir))
	if err := errors.Join(errs...); err != nil {
		fmt.Fprintln(log, "  cleaning up:", err)
	}
}

// lock writes the target with a version of the small wheel, locks it, and puts
// the wheels where builds find them.
func (w *workshop) lock(ctx context.Context, small string) error {
	text := fmt.Sprintf(`target "bench" {
  gpu    = ["h100"]
  python = "3.13"
  os     = "debian13"
  framework "pytorch" {
    version = "2.6.0"
    cuda    = "12.4"
  }
  packages = {
    numpy       = ">=2"
    pillow      = ">=11"
    bench-small = "==%s"
  }
}

index "bench" {
  url      = %q
  packages = ["bench-small"]
}

%s`, small, w.index.URL, w.world.MirrorHCL())
	if err := os.WriteFile(w.target, []byte(text), 0o644); err != nil {
		return err
	}
	if _, err := w.envsolve(ctx, w.locking, "lock", w.target); err != nil {
		return err
	}
	return w.takeWheels(ctx)
}

// takeWheels puts the locked wheels, and nothing else, from one cache into the
// other as well.
func (w *workshop) takeWheels(ctx context.Context) error {
	l, _, err := w.readLock()
	if err != nil {
		return err
	}
	from, err := store.Open(filepath.Join(w.locking, "envsolve"))
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := store.Open(filepath.Join(w.wheelsOnly, "envsolve"))
	if err != nil {
		return err
	}
	defer to.Close()
	w.wheels = l.Targets[0].Wheels
	for _, wheel := range w.wheels {
		d := digest.NewDigestFromEncoded(digest.SHA256, wheel.SHA256)
		content, err := from.Open(d)
		if err != nil {
			return fmt.Errorf("%s after locking: %w", wheel.File, err)
		}
		_, err = to.Put(ctx, d, func(w io.Writer) error { _, err := io.Copy(w, content); return err })
		if err := errors.Join(err, content.Close()); err != nil {
			return err
		}
	}
	return nil
}

// envsolve runs the program with a cache and gives the time of the process.
func (w *workshop) envsolve(ctx context.Context, cache string, args ...string) (time.Duration, error) {
	cmd := exec.CommandContext(ctx, filepath.Join(w.bin, "envsolve"), args...)
	cmd.Env = append(os.Environ(), "XDG_CACHE_HOME="+cache, "XDG_DATA_HOME="+w.data(), "ENVSOLVE_BUILDER=",
		"BUILDKIT_HOST=",
		"PATH="+os.Getenv("PATH")+":/usr/sbin:/sbin")
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	start := time.Now()
	peak, err := watched(ctx, cmd)
	took := time.Since(start)
	if err != nil {
		return 0, fmt.Errorf("envsolve %q: %w\n%s", args, err, out.Bytes())
	}
	w.peak, w.said = peak, out.String()
	fmt.Fprintf(w.log, "  envsolve %s: %s, %s\n", args[0], shortTime(took), megabytes(w.peak))
	return took, nil
}

func (w *workshop) data() string { return filepath.Join(w.dir, "data") }

// countingRegistry is a registry that tells how many bytes came in.
type countingRegistry struct {
	*httptest.Server
	received atomic.Int64
}

// newCountingRegistry keeps its blobs in a folder that it makes.
func newCountingRegistry(dir string) (*countingRegistry, error) {
	if err := os.Mkdir(dir, 0o755); err != nil {
		return nil, err
	}
	c := &countingRegistry{}
	reg := image.WithOpenRanges(registry.New(registry.WithBlobHandler(registry.NewDiskBlobHandler(dir)),
		registry.Logger(log.New(io.Discard, "", 0))))
	c.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Body = &countingBody{r.Body, &c.received}
		reg.ServeHTTP(w, r)
	}))
	return c, nil
}

type countingBody struct {
	io.ReadCloser
	n *atomic.Int64
}

// Read counts what is read.
func (c *countingBody) Read(p []byte) (int, error) {
	n, err := c.ReadCloser.Read(p)
	c.n.Add(int64(n))
	return n, err
}
