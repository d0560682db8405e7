package testworld

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"
	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/repack"
)

// stock is what a prepared cache holds.
type stock struct {
	mirror *debian.Mirror
	blobs  string
	images []image.Image
	files  []pyindex.File
	// pythons are relocatable builds, in files of that name below pythonsDir.
	pythons    []repack.Relocatable
	pythonsDir string
}

// Prepare fetches and makes what is missing in the cache, so that a later
// Start takes no time. Processes that prepare the same cache at once wait for
// one another. A part that was interrupted is made anew.
func Prepare(ctx context.Context, c Config) error {
	if _, err := prepare(ctx, c); err != nil {
		return fmt.Errorf("test world: %w", err)
	}
	return nil
}

func prepare(ctx context.Context, c Config) (*stock, error) {
	if c.CacheDir == "" {
		return nil, errors.New("no cache folder given")
	}
	if c.Log == nil {
		c.Log = func(string) {}
	}
	if c.Parts == nil {
		c.Parts = AllParts()
	}
	for _, p := range c.Parts {
		if known := append(AllParts(), ArmWheels, Pythons, CUDALibraries, Trixie, Torch); !slices.Contains(known, p) {
			return nil, fmt.Errorf("no part is called %q; there are %v", p, known)
		}
	}
	dir, err := filepath.Abs(c.CacheDir)
	if err != nil {
		return nil, err
	}
	c.CacheDir, c.Parts = dir, parts(c.Parts)
	if err := os.MkdirAll(c.CacheDir, 0o755); err != nil {
		return nil, err
	}
	unlock, err := lockDir(ctx, c.CacheDir)
	if err != nil {
		return nil, err
	}
	defer unlock()
	mirror, err := newMirror(c)
	if err != nil {
		return nil, err
	}
	s := &stock{mirror: mirror, blobs: filepath.Join(c.CacheDir, "blobs")}
	return s, s.fill(ctx, c)
}

// fill makes the parts side by side: the images wait for dpkg most of their
// time, the wheels compute.
func (s *stock) fill(ctx context.Context, c Config) error {
	m := &maker{Config: c, mirror: s.mirror, blobs: s.blobs}
	var torch, wheels, arm, standIns, libraries []pyindex.File
	images := make([][]image.Image, len(suites()))
	group, ctx := errgroup.WithContext(ctx)
	for i, suite := range suites() {
		makePart(ctx, group, c, &images[i], recipe[image.Image]{Part(suite.Codename), imagesPrint(suite),
			func(ctx context.Context, _ string) ([]image.Image, error) { return m.images(ctx, suite) }, m.haveImages})
	}
	makePart(ctx, group, c, &torch, recipe[pyindex.File]{Torch, torchPrint(), m.torch, m.haveFiles})
	makePart(ctx, group, c, &wheels, recipe[pyindex.File]{Wheels, wheelsPrint(), m.wheels, m.haveFiles})
	makePart(ctx, group, c, &arm, recipe[pyindex.File]{ArmWheels, armWheelsPrint(), m.armWheels, m.haveFiles})
	makePart(ctx, group, c, &standIns, recipe[pyindex.File]{StandIns, standInsPrint(), m.standIns, m.haveFiles})
	makePart(ctx, group, c, &libraries, recipe[pyindex.File]{CUDALibraries, cudaLibrariesPrint(), m.cudaLibraries,
		m.haveFiles})
	s.pythonsDir = filepath.Join(c.CacheDir, partDir(Pythons, pythonsPrint()))
	makePart(ctx, group, c, &s.pythons, recipe[repack.Relocatable]{Pythons, pythonsPrint(), m.pythons, m.havePythons})
	err := group.Wait()
	s.images, wheels = slices.Concat(images...), slices.Concat(torch, wheels)
	standIns = realBefore(libraries, standIns)
	s.files = slices.Concat(everywhere(slices.Concat(wheels, arm), standIns), standIns, libraries)
	for i := range s.files { // the cache may have been moved since they were made
		s.files[i].Path = filepath.Join(c.CacheDir, s.files[i].Path)
	}
	return err
}

func makePart[T any](ctx context.Context, group *errgroup.Group, c Config, into *[]T, r recipe[T]) {
	if !slices.Contains(c.Parts, r.name) {
		return
	}
	group.Go(func() (err error) {
		*into, err = r.obtain(ctx, c)
		return err
	})
}

// everywhere offers the real wheels of PyPI in all of PyTorch's folders as well,
// since PyTorch's index carries its dependencies in each.
func everywhere(wheels, standIns []pyindex.File) []pyindex.File {
	variants := append(pyindex.NewCatalog(slices.Concat(wheels, standIns)).Variants(), "pypi")
	for i, f := range wheels {
		if slices.Contains(f.Indexes, "pypi") {
			wheels[i].Indexes = variants
		}
	}
	return wheels
}

// recipe is how a part is made.
type recipe[T any] struct {
	name        Part
	fingerprint string // of what it is made of
	// make fills an empty folder with what needs one, named dir below the cache.
	make func(ctx context.Context, dir string) ([]T, error)
	have func([]T) bool // whether the cache still holds all of it
}

// obtain returns a part from the cache or makes it. Its names carry the
// fingerprint, so that a world that is being served from an older part is not
// disturbed.
func (r recipe[T]) obtain(ctx context.Context, c Config) ([]T, error) {
	dir := partDir(r.name, r.fingerprint)
	file := filepath.Join(c.CacheDir, dir+".json")
	var items []T
	if text, err := os.ReadFile(file); err == nil && json.Unmarshal(text, &items) == nil && r.have(items) {
		return items, nil
	}
	started := time.Now()
	c.Log("making " + string(r.name))
	if err := errors.Join(sweep(c.CacheDir, string(r.name), dir),
		emptyDir(filepath.Join(c.CacheDir, dir))); err != nil {
		return nil, err
	}
	items, err := r.make(ctx, dir)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", r.name, err)
	}
	c.Log(fmt.Sprintf("made %s in %s", r.name, time.Since(started).Round(time.Second)))
	text, err := json.MarshalIndent(items, "", "  ")
	if err != nil {
		return nil, err
	}
	return items, atomicfile.Write(file, text, 0o644)
}

// partDir names the folder of a part, below the cache.
func partDir(name Part, fingerprint string) string { return string(name) + "-" + fingerprint[:12] }

// stale is how long an older part is kept for worlds that may still be served
// from it.
const stale = 24 * time.Hour

// sweep removes a part's older makings.
func sweep(cache, name, current string) error {
	old, err := filepath.Glob(filepath.Join(cache, name+"-*"))
	if err != nil {
		return err
	}
	for _, path := range old {
		info, err := os.Stat(path)
		if err != nil || strings.HasPrefix(filepath.Base(path), current) || time.Since(info.ModTime()) < stale {
			continue
		}
		if err := os.RemoveAll(path); err != nil {
			return err
		}
	}
	return nil
}

// fingerprint digests what a part is made of. The number goes up when the code
// that makes it changes what comes out.
func fingerprint(version int, from ...any) string {
	hash := sha256.New()
	fmt.Fprintf(hash, "%d %#v", version, from)
	return hex.EncodeToString(hash.Sum(nil))
}

// lockDir takes the cache's lock, waiting for whoever holds it.
func lockDir(ctx context.Context, dir string) (unlock func(), err error) {
	file, err := os.OpenFile(filepath.Join(dir, ".lock"), os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		return nil, err
	}
	for {
		err = unix.Flock(int(file.Fd()), unix.LOCK_EX|unix.LOCK_NB)
		if err == nil {
			return func() { file.Close() }, nil
		}
		if !errors.Is(err, unix.EWOULDBLOCK) {
			return nil, errors.Join(fmt.Errorf("lock %s: %w", dir, err), file.Close())
		}
		select {
		case <-ctx.Done():
			return nil, errors.Join(fmt.Errorf("another process prepares %s: %w", dir, ctx.Err()), file.Close())
		case <-time.After(100 * time.Millisecond):
		}
	}
}
