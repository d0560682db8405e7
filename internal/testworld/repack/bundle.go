package repack

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// libraryDirs are where Debian's packages have shared libraries, in folders for
// the architecture or right there; the second one is from before /lib became a
// link to /usr/lib.
func libraryDirs() []string { return []string{"usr/lib", "lib"} }

// bundle is a wheel's ELF files while its libraries are collected.
type bundle struct {
	libs      string // archive folder for collected libraries: torch.libs
	available map[string]string
	foreign   map[string]string
	objects   []*object
	bySoname  map[string]*object
	renamed   map[string]string // soname → the name that it gets in the wheel
}

// newBundle starts with the ELF files among a wheel's files. A library among
// them is known by its file's name from now on.
func newBundle(libs string, files, available, foreign map[string]string) (*bundle, error) {
	b := &bundle{libs: libs, available: available, foreign: foreign, bySoname: map[string]*object{},
		renamed: map[string]string{}}
	for _, name := range sortedKeys(files) {
		o, err := readObject(name, files[name])
		if err != nil {
			return nil, err
		}
		if o == nil {
			continue
		}
		b.objects = append(b.objects, o)
		if o.soname != "" {
			b.bySoname[o.soname] = o
			b.renamed[o.soname] = path.Base(name)
		}
	}
	return b, nil
}

// close follows what the objects need until everything is in the wheel, in the
// base image, or another wheel's to bring.
func (b *bundle) close() error {
	for i := 0; i < len(b.objects); i++ { // grows while it runs
		for _, soname := range b.objects[i].needed {
			if err := b.take(soname); err != nil {
				return fmt.Errorf("%s: %w", b.objects[i].name, err)
			}
		}
	}
	return nil
}

func (b *bundle) take(soname string) error {
	if inBaseImage(soname) || b.bySoname[soname] != nil || b.foreign[soname] != "" {
		return nil
	}
	file, ok := b.available[soname]
	if !ok {
		return fmt.Errorf("no package of the recipe brings %s", soname)
	}
	name, err := hashedName(soname, file)
	if err != nil {
		return err
	}
	o, err := readObject(b.libs+"/"+name, file)
	if err != nil {
		return err
	}
	if o == nil {
		return fmt.Errorf("%s is no shared library", file)
	}
	b.objects = append(b.objects, o)
	b.bySoname[soname] = o
	b.renamed[soname] = name
	return nil
}

// hashedName puts the content's hash into a library's name, so that no other
// library of that name in the process can be taken for it.
func hashedName(soname, file string) (string, error) {
	f, err := os.Open(file)
	if err != nil {
		return "", err
	}
	defer f.Close()
	hash := sha256.New()
	if _, err := io.Copy(hash, f); err != nil {
		return "", err
	}
	stem, rest, _ := strings.Cut(soname, ".")
	return stem + "-" + hex.EncodeToString(hash.Sum(nil))[:8] + "." + rest, nil
}

// edits are patchelf's arguments for an object; none when it can stay as it is.
func (b *bundle) edits(o *object) []string {
	var args []string
	dirs := map[string]bool{}
	for _, soname := range o.needed {
		to := b.renamed[soname]
		if other := b.foreign[soname]; other != "" {
			to = other
		} else if to != "" {
			dirs[relative(path.Dir(o.name), path.Dir(b.bySoname[soname].name))] = true
		}
		if to != "" && to != soname {
			args = append(args, "--replace-needed", soname, to)
		}
	}
	if to := b.renamed[o.soname]; to != "" && to != o.soname {
		args = append(args, "--set-soname", to)
	}
	if len(dirs) > 0 {
		args = append(args, "--set-rpath", strings.Join(sortedKeys(dirs), ":"))
	}
	return args
}

// relative writes one archive folder as seen from another, in the dynamic
// linker's terms.
func relative(from, to string) string {
	rel, err := filepath.Rel(from, to)
	if err != nil || rel == "." {
		return "$ORIGIN"
	}
	return "$ORIGIN/" + rel
}

// apply edits copies of the objects in a scratch folder and enters them into
// the wheel's files.
func (b *bundle) apply(ctx context.Context, patchelf []string, scratch string, files map[string]string) error {
	for _, o := range b.objects {
		files[o.name] = o.path
		args := b.edits(o)
		if len(args) == 0 {
			continue
		}
		edited := filepath.Join(scratch, filepath.FromSlash(o.name))
		if err := copyFile(edited, o.path); err != nil {
			return err
		}
		command := slices.Concat(patchelf, args, []string{edited})
		if out, err := exec.CommandContext(ctx, command[0], command[1:]...).CombinedOutput(); err != nil {
			return fmt.Errorf("patchelf %s: %w: %s", o.name, err, out)
		}
		files[o.name] = edited
	}
	return nil
}

func copyFile(to, from string) error {
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	in, err := os.Open(from)
	if err != nil {
		return err
	}
	defer in.Close()
	info, err := in.Stat()
	if err != nil {
		return err
	}
	out, err := os.OpenFile(to, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, info.Mode().Perm()|0o200)
	if err != nil {
		return err
	}
	_, err = io.Copy(out, in)
	return errors.Join(err, out.Close())
}

// libraries maps each library's name to its file, over unpacked packages. A
// library in a folder higher up goes before one further down (where
// alternatives such as blas/libblas.so.3 are).
func libraries(f forest) (map[string]string, error) {
	found := map[string]string{}
	for _, deb := range f.debs {
		root := filepath.Join(f.dir, deb)
		for _, dir := range libraryDirs() {
			if err := f.addLibraries(found, root, dir); err != nil {
				return nil, err
			}
		}
	}
	return found, nil
}

func (f forest) addLibraries(found map[string]string, root, dir string) error {
	return filepath.WalkDir(filepath.Join(root, dir), func(file string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return filepath.SkipDir
		}
		if err != nil || d.IsDir() || !strings.Contains(d.Name(), ".so") {
			return err
		}
		old, have := found[d.Name()]
		if have && strings.Count(old, "/") <= strings.Count(file, "/") {
			return nil
		}
		real, err := f.resolve(strings.TrimPrefix(file, root))
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		found[d.Name()] = real
		return err
	})
}
