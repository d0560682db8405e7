package repack

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// Made is a wheel made from a recipe.
type Made struct {
	wheel.Written
	Name, Version  string
	RequiresPython string
}

// Workshop makes wheels from the packages of one suite.
type Workshop struct {
	Mirror *debian.Mirror
	List   *debian.List
	// Tools is the suite that patchelf is taken from: Debian 13's, since Debian
	// 12's mangles files when it is given several edits at once.
	Tools   *debian.List
	Python  string // the suite's Python without a dot: 313
	Scratch string // a folder for unpacked packages, used by this workshop alone
	// Parallel is how many packages are fetched and unpacked at a time.
	Parallel int
	// Unbundled leaves the libraries that wheels need to the base image, and ELF
	// files as they are: on Arm patchelf moves a section of libprotobuf's that
	// code still reads where it was.
	Unbundled bool
}

// toolDebs are needed to run patchelf where it is not installed: through its own
// suite's dynamic linker.
func toolDebs() []string { return []string{"patchelf", "libc6", "libstdc++6", "libgcc-s1"} }

// Unpack fetches and unpacks everything that the recipes and wheelhouses need.
func (w *Workshop) Unpack(ctx context.Context, recipes []Recipe, wheelhouses []string) error {
	needed := slices.Clone(wheelhouses)
	for _, r := range recipes {
		closure, err := w.closure(r)
		if err != nil {
			return err
		}
		needed = slices.Concat(needed, r.Debs, closure)
	}
	return errors.Join(w.UnpackDebs(ctx, needed), w.unpackAll(ctx, w.Tools, toolDebs(), w.toolDir()))
}

// UnpackDebs fetches and unpacks packages of the suite.
func (w *Workshop) UnpackDebs(ctx context.Context, debs []string) error {
	return w.unpackAll(ctx, w.List, debs, w.Scratch)
}

func (w *Workshop) unpackAll(ctx context.Context, list *debian.List, debs []string, into string) error {
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(w.Parallel)
	for _, deb := range slices.Compact(slices.Sorted(slices.Values(debs))) {
		group.Go(func() error { return w.unpack(ctx, list, deb, into) })
	}
	return group.Wait()
}

func (w *Workshop) toolDir() string { return filepath.Join(w.Scratch, ".tools") }

func (w *Workshop) closure(r Recipe) ([]string, error) {
	packages, err := w.List.Closure(r.Libraries, WithoutLibraries())
	if err != nil {
		return nil, err
	}
	var names []string
	for _, p := range packages {
		names = append(names, p.Name)
	}
	return names, nil
}

func (w *Workshop) unpack(ctx context.Context, list *debian.List, deb, into string) error {
	p, ok := list.Lookup(deb)
	if !ok {
		return fmt.Errorf("the archive has no package %s", deb)
	}
	file, err := w.Mirror.Download(ctx, p)
	if err != nil {
		return err
	}
	root := filepath.Join(into, deb)
	if err := os.MkdirAll(root, 0o755); err != nil {
		return err
	}
	if out, err := exec.CommandContext(ctx, "dpkg-deb", "-x", file, root).CombinedOutput(); err != nil {
		return fmt.Errorf("unpack %s: %w: %s", deb, err, bytes.TrimSpace(out))
	}
	return nil
}

// linker is the dynamic linker of amd64.
const linker = "ld-linux-x86-64.so.2"

// patchelf is the command line that runs the unpacked patchelf.
func (w *Workshop) patchelf() ([]string, error) {
	found, err := libraries(forest{w.toolDir(), toolDebs()})
	if err != nil {
		return nil, err
	}
	if found[linker] == "" {
		return nil, fmt.Errorf("libc6 holds no %s", linker)
	}
	var path []string
	for _, file := range found {
		path = append(path, filepath.Dir(file))
	}
	slices.Sort(path)
	return []string{
		found[linker], "--library-path", strings.Join(slices.Compact(path), ":"),
		filepath.Join(w.toolDir(), "patchelf", "usr/bin/patchelf"),
	}, nil
}

// Make writes a recipe's wheel into a folder. Unpack must have run.
func (w *Workshop) Make(ctx context.Context, r Recipe, into string) (Made, error) {
	made, err := w.make(ctx, r, into)
	if err != nil {
		return Made{}, fmt.Errorf("repack %s: %w", r.Debs[0], err)
	}
	return made, nil
}

func (w *Workshop) make(ctx context.Context, r Recipe, into string) (Made, error) {
	deb := r.Debs[0]
	files, err := forest{w.Scratch, r.Debs}.pythonFiles()
	if err != nil {
		return Made{}, err
	}
	if err := drop(files, r.Drop); err != nil {
		return Made{}, err
	}
	from, err := readOrigin(filepath.Join(w.Scratch, deb), deb)
	if err != nil {
		return Made{}, err
	}
	p, _ := w.List.Lookup(deb)
	meta, err := adjust(from.metadata, r, p.Version)
	if err != nil {
		return Made{}, err
	}
	objects, err := w.bundle(ctx, r, wheel.Escape(meta.Get("Name")), files)
	if err != nil {
		return Made{}, err
	}
	whl := wheel.Wheel{
		Name: meta.Get("Name"), Version: meta.Get("Version"), Metadata: meta, EntryPoints: from.entryPoints,
		Purelib: len(objects) == 0, Tag: w.tag(objects),
	}
	if whl.Members, err = members(files, r); err != nil {
		return Made{}, err
	}
	whl.Members[whl.DistInfo()+"/licenses/copyright"] = wheel.Member{Data: from.copyright}
	written, err := whl.WriteTo(into)
	return Made{Written: written, Name: whl.Name, Version: whl.Version,
		RequiresPython: meta.Get("Requires-Python")}, err
}

// bundle brings the wheel's libraries into its files.
func (w *Workshop) bundle(ctx context.Context, r Recipe, name string, files map[string]string) ([]*object, error) {
	closure, err := w.closure(r)
	if err != nil {
		return nil, err
	}
	available, err := libraries(forest{w.Scratch, closure})
	if err != nil {
		return nil, err
	}
	b, err := newBundle(name+".libs", files, available, r.Foreign)
	if err != nil {
		return nil, err
	}
	if w.Unbundled {
		return b.objects, nil
	}
	if err := b.close(); err != nil {
		return nil, err
	}
	patchelf, err := w.patchelf()
	if err != nil {
		return nil, err
	}
	return b.objects, b.apply(ctx, patchelf, filepath.Join(w.Scratch, ".edited", name+"+"+r.Local), files)
}

// tag is the wheel's compatibility tag (PEP 425): any Python 3 without machine
// code; the stable ABI where every extension module keeps to it.
func (w *Workshop) tag(objects []*object) string {
	if len(objects) == 0 {
		return "py3-none-any"
	}
	abi := "abi3"
	for _, o := range objects {
		if strings.Contains(o.name, ".cpython-") {
			abi = "cp" + w.Python
		}
	}
	return "cp" + w.Python + "-" + abi + "-" + platformTag(objects)
}

// members turns paths into wheel members, with the recipe's edits made.
func members(files map[string]string, r Recipe) (map[string]wheel.Member, error) {
	out := map[string]wheel.Member{}
	for name, file := range files {
		info, err := os.Stat(file)
		if err != nil {
			return nil, err
		}
		out[name] = wheel.Member{Path: file, Executable: info.Mode()&0o111 != 0}
	}
	for name, edit := range r.Replace {
		old, err := os.ReadFile(out[name].Path)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		if !bytes.Contains(old, []byte(edit[0])) {
			return nil, fmt.Errorf("%s does not hold %q", name, edit[0])
		}
		out[name] = wheel.Member{Data: bytes.ReplaceAll(old, []byte(edit[0]), []byte(edit[1]))}
	}
	for name, text := range r.Append {
		old, err := os.ReadFile(out[name].Path)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
		out[name] = wheel.Member{Data: append(old, text...)}
	}
	maps.Copy(out, r.Add)
	return out, nil
}

// Take copies a wheelhouse's wheel as it is.
func (w *Workshop) Take(deb, into string) (Made, error) {
	found, err := filepath.Glob(filepath.Join(w.Scratch, deb, "usr/share/python-wheels/*.whl"))
	if err != nil {
		return Made{}, err
	}
	if len(found) != 1 {
		return Made{}, fmt.Errorf("%s holds %d wheels, want one", deb, len(found))
	}
	in, err := os.Open(found[0])
	if err != nil {
		return Made{}, err
	}
	defer in.Close()
	return take(in, filepath.Base(found[0]), into)
}

func take(in io.Reader, name, into string) (Made, error) {
	written, meta, err := wheel.Copy(in, name, into)
	if err != nil {
		return Made{}, fmt.Errorf("%s: %w", name, err)
	}
	return Made{Written: written, Name: meta.Get("Name"), Version: meta.Get("Version"),
		RequiresPython: meta.Get("Requires-Python")}, nil
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
