package standin

import (
	"bytes"
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func example() Library {
	return Library{
		Soname: "libouter.so.2", Needed: []string{"libinner.so.1"}, Runpath: "$ORIGIN/../inner",
		Returns:  map[string]uint32{"outerVersion": 90100, "another": 7},
		Stores:   map[string]uint32{"outerRuntime": 12040},
		Sections: map[string][]byte{".nv_fatbin": []byte("kernels")},
	}
}

func TestLibraryReadsBackAsItWasAskedFor(t *testing.T) {
	f, err := elf.NewFile(bytes.NewReader(example().Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	needed, _ := f.ImportedLibraries()
	soname, _ := f.DynString(elf.DT_SONAME)
	runpath, _ := f.DynString(elf.DT_RUNPATH)
	symbols, err := f.DynamicSymbols()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, s := range symbols {
		names = append(names, s.Name)
	}
	fatbin, err := f.Section(".nv_fatbin").Data()
	if err != nil {
		t.Fatal(err)
	}
	got := [][]string{needed, soname, runpath, names, {string(fatbin)}}
	want := [][]string{
		{"libinner.so.1"}, {"libouter.so.2"}, {"$ORIGIN/../inner"}, {"another", "outerRuntime", "outerVersion"}, {"kernels"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestLibraryBytesDoNotVary(t *testing.T) {
	first := example().Bytes()
	for range 50 {
		if !bytes.Equal(first, example().Bytes()) {
			t.Fatal("equal libraries gave different bytes")
		}
	}
}

// TestDynamicLinkerLoadsLibraries has the real dynamic linker follow a
// dependency through the run path and call both kinds of functions.
func TestDynamicLinkerLoadsLibraries(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Fatal("python3 is needed to call into the library: apt-get install python3")
	}
	dir := t.TempDir()
	inner := Library{Soname: "libinner.so.1", Returns: map[string]uint32{"inner": 5}}
	for name, lib := range map[string]Library{"inner/libinner.so.1": inner, "outer/libouter.so.2": example(),
		"outer/libempty.so": {}} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, lib.Bytes(), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	script := `
import ctypes, sys
ctypes.CDLL("outer/libempty.so")
lib = ctypes.CDLL("outer/libouter.so.2")
n = ctypes.c_int(0)
print(lib.outerVersion(), lib.another(), lib.outerRuntime(ctypes.byref(n)), n.value, lib.inner())
`
	cmd := exec.Command(python, "-c", script)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	if err != nil || strings.TrimSpace(string(out)) != "90100 7 0 12040 5" {
		t.Errorf("%v\n%s", err, out)
	}
}
