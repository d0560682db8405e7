package repack

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// Relocatable is an archive with a Python that runs wherever it is unpacked.
type Relocatable struct {
	Python  string // 3.11
	Version string // 3.11.2
	File    string // its name
	SHA256  string
	Glibc   string // the oldest C library that it runs on
}

// RelocatableBuild is the release that relocatable builds of a world are of.
const RelocatableBuild = "20260101"

// relocatableRoot is the archive's folder.
const relocatableRoot = "python"

// Relocatable makes an archive of a suite's Python in the layout of relocatable builds,
// with the libraries that it needs. As in Debian, it has no pip.
func (w *Workshop) Relocatable(ctx context.Context, python, into string) (Relocatable, error) {
	debs := []string{"python" + python, "python" + python + "-minimal", "libpython" + python + "-stdlib",
		"libpython" + python + "-minimal"}
	closure, err := w.closure(Recipe{Libraries: debs})
	if err != nil {
		return Relocatable{}, err
	}
	if err := errors.Join(w.UnpackDebs(ctx, closure), w.unpackAll(ctx, w.Tools, toolDebs(), w.toolDir())); err != nil {
		return Relocatable{}, err
	}
	files, err := relocatableFiles(forest{w.Scratch, debs}, python)
	if err != nil {
		return Relocatable{}, err
	}
	available, err := libraries(forest{w.Scratch, closure})
	if err != nil {
		return Relocatable{}, err
	}
	b, err := newBundle(relocatableRoot+"/lib/bundled", files, available, nil)
	if err == nil {
		err = b.close()
	}
	if err != nil {
		return Relocatable{}, err
	}
	patchelf, err := w.patchelf()
	if err != nil {
		return Relocatable{}, err
	}
	if err := b.apply(ctx, patchelf, filepath.Join(w.Scratch, ".edited", "python"), files); err != nil {
		return Relocatable{}, err
	}
	p, _ := w.List.Lookup(debs[0])
	version, _, _ := strings.Cut(p.Version, "-")
	made := Relocatable{Python: python, Version: version, Glibc: newestOf(b.objects),
		File: "cpython-" + version + "+" + RelocatableBuild + "-x86_64-unknown-linux-gnu-install_only.tar.gz"}
	archive, err := packPython(files, python)
	if err != nil {
		return Relocatable{}, err
	}
	sum := sha256.Sum256(archive)
	made.SHA256 = hex.EncodeToString(sum[:])
	return made, os.WriteFile(filepath.Join(into, made.File), archive, 0o644)
}

// relocatableFiles lists the interpreter and its standard library: the name in the
// archive → the path on disk.
func relocatableFiles(f forest, python string) (map[string]string, error) {
	interpreter, err := f.resolve("/usr/bin/python" + python)
	if err != nil {
		return nil, err
	}
	files := map[string]string{relocatableRoot + "/bin/python" + python: interpreter}
	for _, deb := range f.debs {
		if err := f.addStandardLibrary(files, filepath.Join(f.dir, deb), "usr/lib/python"+python); err != nil {
			return nil, err
		}
	}
	return files, nil
}

// addStandardLibrary adds the files that a package has in a folder, which several packages
// have parts of. Links that lead nowhere are left out.
func (f forest) addStandardLibrary(files map[string]string, root, dir string) error {
	return filepath.WalkDir(filepath.Join(root, dir), func(file string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return filepath.SkipDir
		}
		if err != nil || d.IsDir() {
			return err
		}
		name := strings.TrimPrefix(file, root+"/")
		real, err := f.resolve(name)
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return err
		}
		files[relocatableRoot+strings.TrimPrefix(name, "usr")] = real
		return nil
	})
}

func newestOf(objects []*object) string {
	newest := 0
	for _, o := range objects {
		newest = max(newest, o.glibc)
	}
	return fmt.Sprintf("2.%d", newest)
}

// packPython writes files as an archive, with the links that name an interpreter.
func packPython(files map[string]string, python string) ([]byte, error) {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	t := tar.NewWriter(z)
	made := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	for _, name := range []string{"python", "python3"} {
		if err := t.WriteHeader(&tar.Header{Typeflag: tar.TypeSymlink, Name: relocatableRoot + "/bin/" + name,
			Linkname: "python" + python, Mode: 0o777, ModTime: made}); err != nil {
			return nil, err
		}
	}
	// Not in the order of a layer, as archives of others are not.
	names := sortedKeys(files)
	slices.Reverse(names)
	for _, name := range names {
		if err := packFile(t, path.Clean(name), files[name], made); err != nil {
			return nil, fmt.Errorf("%s: %w", name, err)
		}
	}
	err := errors.Join(t.Close(), z.Close())
	return out.Bytes(), err
}

func packFile(t *tar.Writer, name, file string, made time.Time) error {
	in, err := os.Open(file)
	if err != nil {
		return err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return err
	}
	h := &tar.Header{Typeflag: tar.TypeReg, Name: name, Size: info.Size(), Mode: int64(info.Mode().Perm()),
		ModTime: made, Uid: 1000, Gid: 1000, Uname: "build"}
	if err := t.WriteHeader(h); err != nil {
		return err
	}
	_, err = io.Copy(t, in)
	return err
}
