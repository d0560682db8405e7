package repack_test

import (
	"bytes"
	"debug/elf"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/repack"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// nonFree unpacks packages of Debian's non-free component.
func nonFree(t *testing.T, debs ...string) *repack.Workshop {
	t.Helper()
	mirror := worldtest.Mirror(t)
	list, err := mirror.Component(t.Context(), "trixie", "non-free", "amd64")
	if err != nil {
		t.Fatal(err)
	}
	w := &repack.Workshop{Mirror: mirror, List: list, Scratch: t.TempDir(), Parallel: 2}
	if err := w.UnpackDebs(t.Context(), debs); err != nil {
		t.Fatal(err)
	}
	return w
}

// small is the smallest of the libraries: 34 kB to fetch.
const small = "nvidia-nvtx-cu12"

func library(t *testing.T, project string) repack.CUDALibrary {
	t.Helper()
	for _, l := range repack.CUDALibraries() {
		if l.Project == project {
			return l
		}
	}
	t.Fatalf("there is no %s", project)
	return repack.CUDALibrary{}
}

func TestCUDALibraryIsNVIDIAsOwn(t *testing.T) {
	l := library(t, small)
	dir := t.TempDir()
	made, err := nonFree(t, l.Debs...).MakeCUDALibrary(t.Context(), l, dir)
	if err != nil {
		t.Fatal(err)
	}
	if want := "nvidia_nvtx_cu12-12.4.127-py3-none-manylinux2014_x86_64.whl"; made.File != want {
		t.Errorf("the file is called %s, want %s", made.File, want)
	}
	members := open(t, filepath.Join(dir, made.File))
	f, err := elf.NewFile(bytes.NewReader(members["nvidia/nvtx/lib/libnvToolsExt.so.1"]))
	if err != nil {
		t.Fatal(err)
	}
	if symbols, err := f.DynamicSymbols(); err != nil || !hasSymbol(symbols, "nvtxRangePushA") {
		t.Errorf("the library has %d symbols and not NVTX's own (%v)", len(symbols), err)
	}
	license := members["nvidia_nvtx_cu12-12.4.127.dist-info/licenses/copyright"]
	if !bytes.Contains(license, []byte("NVIDIA")) {
		t.Error("the license did not come along")
	}
	if _, shared := members["nvidia/__init__.py"]; shared {
		t.Error("the wheel claims the folder that all of NVIDIA's share")
	}
}

func hasSymbol(symbols []elf.Symbol, name string) bool {
	for _, s := range symbols {
		if s.Name == name {
			return true
		}
	}
	return false
}

func TestCUDALibraryOfAnotherVersionIsRefused(t *testing.T) {
	l := library(t, small)
	w := nonFree(t, l.Debs...)
	l.Version = "12.4.12" // a beginning of what is there
	if _, err := w.MakeCUDALibrary(t.Context(), l, t.TempDir()); err == nil ||
		!strings.Contains(err.Error(), "want 12.4.12") {
		t.Errorf("error is %v", err)
	}
}

// TestDebianHasTheCUDALibraries holds the table to the archive's list.
func TestDebianHasTheCUDALibraries(t *testing.T) {
	list, err := worldtest.Mirror(t).Component(t.Context(), "trixie", "non-free", "amd64")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range repack.CUDALibraries() {
		for _, deb := range l.Debs {
			if p, ok := list.Lookup(deb); !ok || deb == l.Debs[0] && !strings.Contains(p.Version, l.Version+"~") {
				t.Errorf("%s: the archive has %s %q", l.Project, deb, p.Version)
			}
		}
	}
}
