package repack_test

import (
	"archive/zip"
	"bytes"
	"debug/elf"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/repack"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// workshop unpacks what some recipes need out of the archive's shared cache.
func workshop(t *testing.T, suite, python string, recipes ...repack.Recipe) *repack.Workshop {
	t.Helper()
	mirror := worldtest.Mirror(t)
	list, err := mirror.Packages(t.Context(), suite)
	if err != nil {
		t.Fatal(err)
	}
	tools, err := mirror.Packages(t.Context(), "trixie")
	if err != nil {
		t.Fatal(err)
	}
	w := &repack.Workshop{Mirror: mirror, List: list, Tools: tools, Python: python, Scratch: t.TempDir(), Parallel: 2}
	if err := w.Unpack(t.Context(), recipes, nil); err != nil {
		t.Fatal(err)
	}
	return w
}

// open reads a wheel's members.
func open(t *testing.T, file string) map[string][]byte {
	t.Helper()
	archive, err := zip.OpenReader(file)
	if err != nil {
		t.Fatal(err)
	}
	defer archive.Close()
	members := map[string][]byte{}
	for _, m := range archive.File {
		in, err := m.Open()
		if err != nil {
			t.Fatal(err)
		}
		if members[m.Name], err = io.ReadAll(in); err != nil {
			t.Fatal(err)
		}
	}
	return members
}

func TestWheelWithLibrariesCarriesThem(t *testing.T) {
	for suite, python := range map[string]string{"trixie": "313", "bookworm": "311"} {
		t.Run(suite, func(t *testing.T) {
			r := repack.Recipe{Debs: []string{"python3-yaml"}, Libraries: []string{"libyaml-0-2"}}
			dir := t.TempDir()
			made, err := workshop(t, suite, python, r).Make(t.Context(), r, dir)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(made.File, "-cp"+python+"-cp"+python+"-manylinux_2_") {
				t.Errorf("the file is called %s", made.File)
			}
			members := open(t, filepath.Join(dir, made.File))
			var library, extension string
			for name := range members {
				switch {
				case strings.HasPrefix(name, "pyyaml.libs/libyaml-0-"):
					library = name
				case strings.HasPrefix(name, "yaml/_yaml."):
					extension = name
				}
			}
			f, err := elf.NewFile(bytes.NewReader(members[extension]))
			if err != nil {
				t.Fatalf("%q: %v", extension, err)
			}
			needed, _ := f.ImportedLibraries()
			runpath, _ := f.DynString(elf.DT_RUNPATH)
			if !slices.Contains(needed, filepath.Base(library)) || !slices.Equal(runpath, []string{"$ORIGIN/../pyyaml.libs"}) {
				t.Errorf("%s needs %q by %q, the wheel has %q", extension, needed, runpath, library)
			}
		})
	}
}

func TestPlainWheelKeepsTheAuthorsMetadata(t *testing.T) {
	r := repack.Recipe{Debs: []string{"python3-jinja2"}}
	dir := t.TempDir()
	shop := workshop(t, "trixie", "313", r)
	made, err := shop.Make(t.Context(), r, dir)
	if err != nil {
		t.Fatal(err)
	}
	members := open(t, filepath.Join(dir, made.File))
	meta := string(members["jinja2-"+made.Version+".dist-info/METADATA"])
	for _, want := range []string{"Name: Jinja2\n", "Requires-Dist: MarkupSafe>=2.0\n",
		"repacked from Debian's python3-jinja2 "} {
		if !strings.Contains(meta, want) {
			t.Errorf("METADATA lacks %q", want)
		}
	}
	again, err := shop.Make(t.Context(), r, t.TempDir())
	if diff := cmp.Diff(made, again); err != nil || diff != "" {
		t.Errorf("made twice, the wheel differs: %v %s", err, diff)
	}
}

func TestRecipesThatNoLongerFitAreErrors(t *testing.T) {
	base := repack.Recipe{Debs: []string{"python3-six"}}
	shop := workshop(t, "trixie", "313", base)
	for name, c := range map[string]struct {
		change func(*repack.Recipe)
		want   string
	}{
		"requirement": {func(r *repack.Recipe) { r.Loosen = map[string]string{"nothing==1": "nothing"} },
			`python3-six does not require "nothing==1"`},
		"text": {func(r *repack.Recipe) { r.Replace = map[string][2]string{"six.py": {"no such text", ""}} },
			`six.py does not hold "no such text"`},
		"file":    {func(r *repack.Recipe) { r.Append = map[string]string{"no.py": "x"} }, "no.py"},
		"pattern": {func(r *repack.Recipe) { r.Drop = []string{"["} }, `pattern "["`},
	} {
		t.Run(name, func(t *testing.T) {
			r := base
			c.change(&r)
			if _, err := shop.Make(t.Context(), r, t.TempDir()); err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want %q", err, c.want)
			}
		})
	}
}

func TestUnknownPackageIsNamed(t *testing.T) {
	mirror := worldtest.Mirror(t)
	list, err := debian.ParsePackages(strings.NewReader("Package: one\nDepends: two\n"))
	if err != nil {
		t.Fatal(err)
	}
	w := &repack.Workshop{Mirror: mirror, List: list, Scratch: t.TempDir(), Parallel: 1}
	err = w.Unpack(t.Context(), []repack.Recipe{{Libraries: []string{"one"}}}, nil)
	if err == nil || err.Error() != "one: nothing provides two" {
		t.Errorf("got %v", err)
	}
}
