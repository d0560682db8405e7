package loader

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/envsolve/envsolve/internal/loader/elftest"
	"github.com/envsolve/envsolve/internal/testworld/standin"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// tree makes a root folder of files and, of what begins with "->", symbolic links.
func tree(files map[string]string) fstest.MapFS {
	root := fstest.MapFS{}
	for name, text := range files {
		if target, ok := strings.CutPrefix(text, "->"); ok {
			root[name] = &fstest.MapFile{Data: []byte(target), Mode: fs.ModeSymlink | 0o777}
			continue
		}
		root[name] = &fstest.MapFile{Data: []byte(text), Mode: 0o644}
	}
	return root
}

func library(l standin.Library) string { return string(l.Bytes()) }

func TestTheOrderOfTheLoader(t *testing.T) {
	plain := library(standin.Library{})
	other := library(standin.Library{Machine: uint16(elf.EM_AARCH64)})
	for name, tt := range map[string]struct {
		asks  standin.Library
		by    standin.Library // what loaded it
		files map[string]string
		paths string
		want  string // the path and what decides; empty: nothing is found
	}{
		"RPATH before LD_LIBRARY_PATH": {
			asks:  standin.Library{Rpath: "$ORIGIN/../../nvidia/lib"},
			files: map[string]string{"site/nvidia/lib/libx.so.1": plain, "opt/lib/libx.so.1": plain},
			paths: "/opt/lib", want: "/site/nvidia/lib/libx.so.1 RPATH",
		},
		"LD_LIBRARY_PATH before RUNPATH": {
			asks:  standin.Library{Runpath: "${ORIGIN}"},
			files: map[string]string{"site/torch/lib/libx.so.1": plain, "opt/lib/libx.so.1": plain},
			paths: "/nowhere:/opt/lib", want: "/opt/lib/libx.so.1 LD_LIBRARY_PATH",
		},
		"RUNPATH takes the RPATH of what loaded it out of play": {
			asks: standin.Library{Runpath: "/none"}, by: standin.Library{Rpath: "/opt/lib"},
			files: map[string]string{"opt/lib/libx.so.1": plain}, want: "",
		},
		"the RPATH of what loaded it counts": {
			by:    standin.Library{Rpath: "/opt/lib"},
			files: map[string]string{"opt/lib/libx.so.1": plain, "usr/lib/libx.so.1": plain},
			want:  "/opt/lib/libx.so.1 RPATH",
		},
		"but not where that has a RUNPATH": {
			by:    standin.Library{Rpath: "/opt/lib", Runpath: "/none"},
			files: map[string]string{"opt/lib/libx.so.1": plain, "usr/lib/libx.so.1": plain},
			want:  "/usr/lib/libx.so.1 the default folders",
		},
		"the cache before the default folders": {
			files: map[string]string{"usr/lib/libx.so.1": plain, "opt/cuda/libx.so.1": plain,
				"etc/ld.so.cache": string(elftest.Cache([2]string{"libx.so.1", "/opt/cuda/libx.so.1"}))},
			want: "/opt/cuda/libx.so.1 ldconfig's cache",
		},
		"another architecture is passed over": {
			files: map[string]string{"opt/lib/libx.so.1": other, "usr/lib/libx.so.1": plain},
			paths: "/opt/lib", want: "/usr/lib/libx.so.1 the default folders",
		},
		"what is no library is passed over": {
			files: map[string]string{"opt/lib/libx.so.1": "text", "lib64/libx.so.1": plain},
			paths: "/opt/lib", want: "/lib64/libx.so.1 the default folders",
		},
		"links are those of the machine": {
			files: map[string]string{"opt/cuda-12/libx.so.1": "->libx.so.1.2.3", "opt/cuda-12/libx.so.1.2.3": plain,
				"etc/alternatives/cuda": "->/opt/cuda-12", "opt/cuda": "->/etc/alternatives/cuda"},
			paths: "/opt/cuda", want: "/opt/cuda/libx.so.1 LD_LIBRARY_PATH",
		},
		"above a link is above its target": {
			asks: standin.Library{Runpath: "$ORIGIN/../other/../../lib"},
			files: map[string]string{"site/torch/other": "->/opt/cuda/bin", "opt/cuda/bin/x": "", "lib/libx.so.1": plain,
				"opt/lib/libx.so.1": plain, "site/lib/libx.so.1": plain},
			want: "/opt/lib/libx.so.1 RUNPATH",
		},
		"above a folder is short": {
			asks:  standin.Library{Rpath: "$ORIGIN/../../nvidia/lib/."},
			files: map[string]string{"site/nvidia/lib/libx.so.1": plain},
			want:  "/site/nvidia/lib/libx.so.1 RPATH",
		},
		"nothing": {},
	} {
		tt.asks.Needed = []string{"libx.so.1"}
		files := tree(tt.files)
		files["site/torch/lib/libasks.so"] = &fstest.MapFile{Data: tt.asks.Bytes()}
		files["usr/bin/program"] = &fstest.MapFile{Data: tt.by.Bytes()}
		l := New(files, tt.paths)
		asks, err := l.Object("/site/torch/lib/libasks.so")
		if err != nil {
			t.Fatal(err)
		}
		by, err := l.Object("/usr/bin/program")
		if err != nil {
			t.Fatal(err)
		}
		found, ok := l.Find([]*Object{asks, by}, asks.Needed[0])
		got := ""
		if ok {
			got = found.Path + " " + string(found.Setting)
		}
		if got != tt.want || ok && found.Reason == "" {
			t.Errorf("%s: %q (%s), want %q", name, got, found.Reason, tt.want)
		}
	}
}

func TestLinksEndSomewhere(t *testing.T) {
	root := tree(map[string]string{"a": "->/b", "b": "->a", "up": "->../../etc", "etc/x": "",
		"deep/in/y": "", "short": "->deep/in"})
	for name, want := range map[string]string{"/a": "/a", "/up/x": "/etc/x", "/none/x": "/none/x", "/": "/",
		"/short/../z": "/deep/z", "/deep/in/../z": "/deep/z", "/../..//etc/./x/": "/etc/x"} {
		if got := Real(root, name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

// TestTheLoaderOfThisMachineAgrees compares what is said of libraries that a C compiler
// makes with what ldd says.
func TestTheLoaderOfThisMachineAgrees(t *testing.T) {
	compiler, err := exec.LookPath("gcc")
	if err != nil {
		worldtest.SkipUnlessCI(t, "gcc makes the libraries, and is not here: make tools")
	}
	if _, err := exec.LookPath("ldd"); err != nil {
		worldtest.SkipUnlessCI(t, "the loader of glibc is asked by ldd, which is not here")
	}
	folder := t.TempDir()
	run := func(args ...string) string {
		t.Helper()
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir, cmd.Env = folder, append(os.Environ(), "LD_LIBRARY_PATH="+filepath.Join(folder, "system"))
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
		return string(out)
	}
	for _, dir := range []string{"wheel", "system"} {
		if err := os.Mkdir(filepath.Join(folder, dir), 0o755); err != nil {
			t.Fatal(err)
		}
		run(compiler, "-shared", "-x", "c", "/dev/null", "-Wl,-soname,libpart.so.9", "-o", dir+"/libpart.so.9")
	}
	for _, tags := range []string{"--disable-new-dtags", "--enable-new-dtags"} {
		run(compiler, "-shared", "-x", "c", "/dev/null", "-Wl,--no-as-needed", "-Lwheel", "-l:libpart.so.9", "-lm",
			"-Wl,"+tags, "-Wl,-rpath,$ORIGIN/wheel", "-o", "libasks.so")
		l := New(os.DirFS("/"), filepath.Join(folder, "system"))
		asks, err := l.Object(filepath.Join(folder, "libasks.so"))
		if err != nil {
			t.Fatal(err)
		}
		told := run("ldd", filepath.Join(folder, "libasks.so"))
		for _, name := range asks.Needed {
			found, ok := l.Find([]*Object{asks}, name)
			if !ok || !strings.Contains(told, name+" => "+found.Path+" ") {
				t.Errorf("%s: %s would be %+v, but ldd says\n%s", tags, name, found, told)
			}
		}
	}
}

func FuzzCache(f *testing.F) {
	f.Add(elftest.Cache([2]string{"libx.so.1", "/usr/lib/libx.so.1"}))
	f.Add([]byte(cacheMagic))
	f.Fuzz(func(t *testing.T, raw []byte) {
		for name, files := range parseCache(raw) {
			for _, file := range files {
				if name == "" || file[0] != '/' {
					t.Errorf("%q is at %q", name, file)
				}
			}
		}
	})
}

func FuzzObject(f *testing.F) {
	f.Add(standin.Library{Needed: []string{"libc.so.6"}, Rpath: "$ORIGIN:/x", Runpath: "$LIB"}.Bytes())
	f.Fuzz(func(t *testing.T, raw []byte) {
		o, err := readObject("/lib/x.so", bytes.NewReader(raw))
		if err != nil {
			return
		}
		for _, dir := range append(o.RPath, o.RunPath...) {
			if dir[0] != '/' {
				t.Errorf("a folder is %q", dir)
			}
		}
	})
}

// TestALongNameInTheCacheIsNone has every entry point into one text without an end: no more
// than a path's length of it is looked at for each.
func TestALongNameInTheCacheIsNone(t *testing.T) {
	long := elftest.Cache([2]string{"libx.so.1", "/" + strings.Repeat("x", 2*mostPath)}, [2]string{"liby.so.1", "/y"})
	if got := parseCache(long); len(got) != 1 || len(got["liby.so.1"]) != 1 {
		t.Errorf("it holds %d names", len(got))
	}
}

// TestEntriesThatShareATextAreBounded has half a million entries lead to a few long texts.
func TestEntriesThatShareATextAreBounded(t *testing.T) {
	entry := [2]string{"libx.so.1", "/" + strings.Repeat("x", mostPath-2)}
	raw := elftest.Cache(entry)
	header, texts := raw[:cacheHeader], raw[cacheHeader+cacheEntry:]
	const count = 1 << 19
	shift := uint32((count - 1) * cacheEntry)
	shared := binary.LittleEndian.AppendUint32(nil, 1)
	for _, at := range []int{4, 8} {
		shared = binary.LittleEndian.AppendUint32(shared, binary.LittleEndian.Uint32(raw[cacheHeader+at:])+shift)
	}
	shared = append(shared, make([]byte, cacheEntry-len(shared))...)
	binary.LittleEndian.PutUint32(header[len(cacheMagic):], count)
	got := parseCache(slices.Concat(header, bytes.Repeat(shared, count), texts))
	if n := len(got["libx.so.1"]); n == 0 || n > mostOfCache/mostPath+1 {
		t.Errorf("it holds %d paths", n)
	}
}

// TestFoldersOfTheCacheAreListedOnce has each of many libraries in a folder of its own, twice.
func TestFoldersOfTheCacheAreListedOnce(t *testing.T) {
	var entries [][2]string
	const count = 50_000
	for i := range count {
		entries = append(entries, [2]string{"libx.so.1", fmt.Sprintf("/opt/%d/libx.so.1", i/2)})
	}
	l := New(tree(map[string]string{"etc/ld.so.cache": string(elftest.Cache(entries...))}), "/opt/7:/opt/7")
	folders := l.Folders()
	if want := count/2 + len((&Object{}).defaultFolders()); len(folders) != want || folders[0] != "/opt/7" {
		t.Errorf("%d folders from %s on, want %d", len(folders), folders[0], want)
	}
}

// TestNamesOfADynamicSectionAreCountedFirst has more of them than any library, and then one
// that is longer than any.
func TestNamesOfADynamicSectionAreCountedFirst(t *testing.T) {
	for name, l := range map[string]standin.Library{
		"many": {Needed: slices.Repeat([]string{"libx.so.1"}, mostEntries+1)},
		"long": {Needed: []string{strings.Repeat("x", mostOfNames+1)}},
	} {
		if o, err := readObject("/lib/x.so", bytes.NewReader(l.Bytes())); err == nil {
			t.Errorf("%s: it has %d names", name, len(o.Needed))
		}
	}
}
