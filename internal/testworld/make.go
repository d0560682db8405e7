package testworld

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/repack"
)

// wheelSuite is the suite whose packages become wheels, and its Python.
const wheelSuite, wheelPython = "trixie", "313"

// suites are the Debian releases that images are made of, with their Python.
func suites() []image.Suite {
	return []image.Suite{
		{Codename: "trixie", Major: "13", Python: "3.13"},
		{Codename: "bookworm", Major: "12", Python: "3.11"},
	}
}

// maker makes the parts.
type maker struct {
	Config
	mirror *debian.Mirror
	blobs  string
}

func imagesPrint() string { return fingerprint(1, suites()) }

// images bootstraps all suites side by side, out of the cache: debootstrap and
// apt read the archive over HTTP, so a server stands in between for as long.
func (m *maker) images(ctx context.Context) ([]image.Image, error) {
	if err := image.Available(); err != nil {
		return nil, err
	}
	listener, err := listenLoopback("127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	server := &http.Server{Handler: http.StripPrefix("/debian", m.mirror), ReadHeaderTimeout: time.Minute, ErrorLog: quiet()}
	go server.Serve(listener) //nolint:errcheck // ends with Close
	defer server.Close()
	all := suites()
	made := make([][]image.Image, len(all))
	group, ctx := errgroup.WithContext(ctx)
	for i, s := range all {
		s.Archive, s.Keyring = "http://"+listener.Addr().String()+"/debian", debian.Keyring
		group.Go(func() (err error) {
			made[i], err = m.suite(ctx, s)
			return err
		})
	}
	err = group.Wait()
	return slices.Concat(made...), err
}

func (m *maker) suite(ctx context.Context, s image.Suite) ([]image.Image, error) {
	release, err := m.mirror.Release(ctx, s.Codename)
	if err != nil {
		return nil, err
	}
	s.Date = release.Date
	scratch, err := freshDir(m.CacheDir, "making-"+s.Codename)
	if err != nil {
		return nil, err
	}
	log, err := os.Create(filepath.Join(m.CacheDir, "making-"+s.Codename+".log"))
	if err != nil {
		return nil, err
	}
	defer log.Close()
	return image.Make(ctx, s, m.blobs, scratch, log)
}

func recipes() []repack.Recipe {
	return append(repack.PyPI(), repack.Torch(), repack.Torchvision())
}

func wheelsPrint() string {
	return fingerprint(1, wheelSuite, recipes(), repack.Wheelhouses(), repack.WithoutLibraries())
}

// wheels repacks Debian's packages. PyTorch comes first, since it takes as long
// as all others.
func (m *maker) wheels(ctx context.Context) ([]pyindex.File, error) {
	into, err := freshDir(m.CacheDir, "wheels")
	if err != nil {
		return nil, err
	}
	scratch, err := freshDir(m.CacheDir, "making-wheels")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(scratch)
	list, err := m.mirror.Packages(ctx, wheelSuite)
	if err != nil {
		return nil, err
	}
	shop := &repack.Workshop{Mirror: m.mirror, List: list, Python: wheelPython, Scratch: scratch, Parallel: 4}
	all := recipes()
	if err := shop.Unpack(ctx, all, repack.Wheelhouses()); err != nil {
		return nil, err
	}
	slices.Reverse(all)
	files := make([]pyindex.File, len(all))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(2)
	for i, r := range all {
		group.Go(func() error {
			made, err := shop.Make(ctx, r, into)
			files[i] = catalogued(made, into)
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	for _, deb := range repack.Wheelhouses() {
		made, err := shop.Take(deb, into)
		if err != nil {
			return nil, err
		}
		files = append(files, catalogued(made, into))
	}
	return files, nil
}

// catalogued says which index offers a wheel: a version for the CPU is in the
// folder of that name, its dependencies are there and on PyPI.
// Its path is relative to the cache.
func catalogued(made repack.Made, dir string) pyindex.File {
	indexes := []string{"pypi", "cpu"}
	if strings.Contains(made.Version, "+") {
		indexes = indexes[1:]
	}
	return pyindex.File{
		Project: pyindex.Normalize(made.Name), Version: made.Version, Name: made.File, Path: filepath.Join(filepath.Base(dir), made.File),
		SHA256: made.SHA256, MetadataSHA256: made.MetadataSHA256, Size: made.Size,
		RequiresPython: made.RequiresPython, Indexes: indexes,
	}
}

func (m *maker) haveImages(images []image.Image) bool {
	for _, img := range images {
		for _, layer := range img.Layers {
			if _, err := os.Stat(image.BlobPath(m.blobs, layer.Digest)); err != nil {
				return false
			}
		}
	}
	return true
}

func (m *maker) haveFiles(files []pyindex.File) bool {
	for _, f := range files {
		if _, err := os.Stat(filepath.Join(m.CacheDir, f.Path)); err != nil {
			return false
		}
	}
	return true
}

// freshDir makes an empty folder, removing what an interrupted run left there.
func freshDir(parent, name string) (string, error) {
	dir := filepath.Join(parent, name)
	if err := os.RemoveAll(dir); err != nil {
		return "", fmt.Errorf("%s: %w", dir, err)
	}
	return dir, os.MkdirAll(dir, 0o755)
}
