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
	"time"

	"golang.org/x/sync/errgroup"
	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
)

// stock is what a prepared cache holds.
type stock struct {
	mirror *debian.Mirror
	blobs  string
	images []image.Image
	files  []pyindex.File
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
	dir, err := filepath.Abs(c.CacheDir)
	if err != nil {
		return nil, err
	}
	c.CacheDir = dir
	if err := os.MkdirAll(c.CacheDir, 0o755); err != nil {
		return nil, err
	}
	unlock, err := lockDir(ctx, c.CacheDir)
	if err != nil {
		return nil, err
	}
	defer unlock()
	mirror, err := newMirror(ctx, c)
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
	var wheels, standIns []pyindex.File
	group, ctx := errgroup.WithContext(ctx)
	if slices.Contains(c.Parts, Images) {
		group.Go(func() (err error) {
			s.images, err = part(ctx, c, Images, imagesPrint(), m.images, m.haveImages)
			return err
		})
	}
	if slices.Contains(c.Parts, Wheels) {
		group.Go(func() (err error) {
			wheels, err = part(ctx, c, Wheels, wheelsPrint(), m.wheels, m.haveFiles)
			return err
		})
	}
	if slices.Contains(c.Parts, StandIns) {
		group.Go(func() (err error) {
			standIns, err = part(ctx, c, StandIns, standInsPrint(), m.standIns, m.haveFiles)
			return err
		})
	}
	err := group.Wait()
	s.files = slices.Concat(everywhere(wheels, standIns), standIns)
	for i := range s.files { // the cache may have been moved since they were made
		s.files[i].Path = filepath.Join(c.CacheDir, s.files[i].Path)
	}
	return err
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

// entry is a made part as its file in the cache records it, written last.
type entry[T any] struct {
	Fingerprint string
	Items       []T
}

// part returns a part from the cache or makes it. The fingerprint stands for
// what it is made of; have says whether the cache still holds it all.
func part[T any](ctx context.Context, c Config, name Part, fingerprint string,
	make func(context.Context) ([]T, error), have func([]T) bool,
) ([]T, error) {
	file := filepath.Join(c.CacheDir, string(name)+".json")
	var e entry[T]
	if text, err := os.ReadFile(file); err == nil && json.Unmarshal(text, &e) == nil &&
		e.Fingerprint == fingerprint && have(e.Items) {
		return e.Items, nil
	}
	started := time.Now()
	c.Log("making " + string(name))
	items, err := make(ctx)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	c.Log(fmt.Sprintf("made %s in %s", name, time.Since(started).Round(time.Second)))
	text, err := json.MarshalIndent(entry[T]{fingerprint, items}, "", "  ")
	if err != nil {
		return nil, err
	}
	if err := os.WriteFile(file+".part", text, 0o644); err != nil {
		return nil, err
	}
	return items, os.Rename(file+".part", file)
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
