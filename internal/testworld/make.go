package testworld

import (
	"context"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/repack"
	"github.com/envsolve/envsolve/internal/testworld/standin"
)

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

func imagesPrint(s image.Suite) string { return fingerprint(2, s) }

// images bootstraps a suite out of the cache: debootstrap and apt read the archive
// over HTTP, so a server stands in between for as long.
func (m *maker) images(ctx context.Context, s image.Suite) ([]image.Image, error) {
	if err := image.Available(); err != nil {
		return nil, err
	}
	listener, err := listenLoopback("127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	server := &http.Server{Handler: http.StripPrefix("/debian", m.mirror), ReadHeaderTimeout: time.Minute,
		ErrorLog: quiet()}
	go server.Serve(listener) //nolint:errcheck // ends with Close
	defer server.Close()
	if s.Pip, err = m.pip(ctx, s); err != nil {
		return nil, err
	}
	defer os.RemoveAll(filepath.Dir(s.Pip))
	s.Archive, s.Keyring = "http://"+listener.Addr().String()+"/debian", debian.Keyring
	return m.suite(ctx, s)
}

// pip is the newest pip that Debian has, for the images of any suite.
func (m *maker) pip(ctx context.Context, s image.Suite) (string, error) {
	list, err := m.mirror.Packages(ctx, toolSuite)
	if err != nil {
		return "", err
	}
	scratch, err := freshDir(m.CacheDir, "making-pip-"+s.Codename)
	if err != nil {
		return "", err
	}
	shop := &repack.Workshop{Mirror: m.mirror, List: list, Tools: list, Scratch: scratch, Parallel: 1}
	if err := shop.Unpack(ctx, nil, []string{"python3-pip-whl"}); err != nil {
		return "", err
	}
	made, err := shop.Take("python3-pip-whl", scratch)
	return filepath.Join(scratch, made.File), err
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

// kitchen is a suite whose packages become wheels.
type kitchen struct {
	Suite       string
	Arch        string // Debian's: amd64
	Python      string // 313
	Recipes     []repack.Recipe
	Wheelhouses []string
}

// toolSuite is where the workshops' tools come from.
const toolSuite = "trixie"

// graftVersion and graftVariant name the build for CUDA that computes on the
// CPU: of the release that Debian has, the build that plain pip gives.
const graftVersion, graftVariant = "2.6.0", "cu124"

// torchKitchen makes PyTorch for the CPU.
func torchKitchen() []kitchen {
	return []kitchen{{Suite: "trixie", Arch: "amd64", Python: "313", Recipes: []repack.Recipe{repack.Torch()}}}
}

func torchPrint() string { return fingerprint(2, torchKitchen(), repack.WithoutLibraries()) }

func (m *maker) torch(ctx context.Context, into string) ([]pyindex.File, error) {
	return m.cookAll(ctx, torchKitchen(), into)
}

// kitchens make all other wheels. They put PyTorch for CUDA first, since it takes
// as long as all others.
func kitchens() ([]kitchen, error) {
	graft, err := standin.NewGraft(pytorchFacts(), graftVersion, graftVariant)
	if err != nil {
		return nil, err
	}
	trixie := []repack.Recipe{
		repack.TorchCUDA(graft), repack.Torchvision("cpu"), repack.Torchvision(graftVariant),
	}
	return []kitchen{
		{Suite: "trixie", Arch: "amd64", Python: "313",
			Recipes:     slices.Concat(trixie, repack.ONNXRuntime(), repack.PyPI()),
			Wheelhouses: repack.Wheelhouses()},
		{Suite: "bookworm", Arch: "amd64", Python: "311", Recipes: repack.Bookworm()},
	}, nil
}

func wheelsPrint() string {
	all, err := kitchens()
	return fingerprint(2, all, err, repack.WithoutLibraries())
}

// wheels repacks Debian's packages.
func (m *maker) wheels(ctx context.Context, into string) ([]pyindex.File, error) {
	all, err := kitchens()
	if err != nil {
		return nil, err
	}
	return m.cookAll(ctx, all, into)
}

func armKitchens() []kitchen {
	return []kitchen{{Suite: "trixie", Arch: "arm64", Python: "313", Recipes: repack.Arm()}}
}

func armWheelsPrint() string { return fingerprint(2, armKitchens(), repack.WithoutLibraries()) }

func (m *maker) armWheels(ctx context.Context, into string) ([]pyindex.File, error) {
	return m.cookAll(ctx, armKitchens(), into)
}

func (m *maker) cookAll(ctx context.Context, all []kitchen, into string) ([]pyindex.File, error) {
	tools, err := m.mirror.Packages(ctx, toolSuite)
	if err != nil {
		return nil, err
	}
	var files []pyindex.File
	for _, k := range all {
		made, err := m.cook(ctx, k, tools, into)
		if err != nil {
			return nil, fmt.Errorf("suite %s: %w", k.Suite, err)
		}
		files = append(files, made...)
	}
	return files, nil
}

// cook makes one suite's wheels.
func (m *maker) cook(ctx context.Context, k kitchen, tools *debian.List, into string) ([]pyindex.File, error) {
	scratch, err := freshDir(m.CacheDir, "making-"+into)
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(scratch)
	list, err := m.mirror.Component(ctx, k.Suite, "main", k.Arch)
	if err != nil {
		return nil, err
	}
	shop := &repack.Workshop{Mirror: m.mirror, List: list, Tools: tools, Python: k.Python, Scratch: scratch,
		Parallel:  4,
		Unbundled: k.Arch != "amd64"}
	if err := shop.Unpack(ctx, k.Recipes, k.Wheelhouses); err != nil {
		return nil, err
	}
	files := make([]pyindex.File, len(k.Recipes))
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(2)
	for i, r := range k.Recipes {
		group.Go(func() error {
			made, err := shop.Make(ctx, r, filepath.Join(m.CacheDir, into))
			files[i] = catalogued(made, r.Local, into)
			return err
		})
	}
	if err := group.Wait(); err != nil {
		return nil, err
	}
	for _, deb := range k.Wheelhouses {
		made, err := shop.Take(deb, filepath.Join(m.CacheDir, into))
		if err != nil {
			return nil, err
		}
		files = append(files, catalogued(made, "", into))
	}
	return files, nil
}

// catalogued says which index offers a wheel: PyTorch's folder for a variant
// has its builds, and everybody has the rest (see everywhere). Its path
// is relative to the cache.
func catalogued(made repack.Made, variant, dir string) pyindex.File {
	index := "pypi"
	if variant != "" {
		index = variant
	}
	return pyindex.File{
		Project: pyindex.Normalize(made.Name), Version: made.Version, Name: made.File,
		Path:   filepath.Join(dir, made.File),
		SHA256: made.SHA256, MetadataSHA256: made.MetadataSHA256, Size: made.Size,
		RequiresPython: made.RequiresPython, Indexes: []string{index},
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

// freshDir makes an empty folder in the cache.
func freshDir(cache, name string) (string, error) {
	dir := filepath.Join(cache, name)
	return dir, emptyDir(dir)
}

// emptyDir makes a folder, removing what an interrupted run left there.
func emptyDir(dir string) error {
	if err := os.RemoveAll(dir); err != nil {
		return fmt.Errorf("%s: %w", dir, err)
	}
	return os.MkdirAll(dir, 0o755)
}
