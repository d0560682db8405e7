package installed

import (
	"io/fs"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/testworld/standin"
	"github.com/envsolve/envsolve/matrices"
)

const site = "env/lib/python3.11/site-packages/"

func elf(l standin.Library) string { return string(l.Bytes()) }

// read reads the environment in /env of a machine.
func read(files map[string]string, libraryPath string) *Environment {
	root := fstest.MapFS{}
	for name, text := range files {
		mode := fs.FileMode(0o644)
		if target, ok := strings.CutPrefix(text, "->"); ok {
			text, mode = target, fs.ModeSymlink|0o777
		}
		root[name] = &fstest.MapFile{Data: []byte(text), Mode: mode}
	}
	return Read(Machine{Root: root, LibraryPath: libraryPath, Facts: matrices.Embedded()}, "env", "/env")
}

func TestWhatIsLoadedAndWhatIsWrong(t *testing.T) {
	plain := elf(standin.Library{})
	asks := elf(standin.Library{Needed: []string{"libcudnn.so.9", "libnccl.so.2"},
		Runpath: "$ORIGIN/../../nvidia/cudnn/lib"})
	header := "#define CUDNN_MAJOR 9\n#define CUDNN_MINOR 0\n#define CUDNN_PATCHLEVEL 0\n"
	for name, tt := range map[string]struct {
		files map[string]string
		path  string
		want  []string // NAME VERDICT ERROR: WORDS of what is seen or to be changed
	}{
		"an older cuDNN of the system, told by its header": {
			files: map[string]string{site + "torch/lib/libtorch_cuda.so": asks, site + "nvidia/cudnn/lib/libcudnn.so.9": plain,
				site + "nvidia_cudnn_cu12-9.1.0.70.dist-info/METADATA": "", "opt/lib/libcudnn.so.9": plain,
				"opt/include/cudnn_version.h": header, "usr/lib64/libnccl.so.2.20.5": plain,
				"usr/lib64/libnccl.so.2": "->libnccl.so.2.20.5"},
			path: "/opt/lib",
			want: []string{"cudnn fault cudnn-not-initialized: cuDNN 9.0.0 (/opt/lib/libcudnn.so.9) is older",
				"nccl ok : NCCL 2.20.5 /usr/lib64 is a default folder"},
		},
		"conda's folder, by the RPATH of its Python": {
			files: map[string]string{"env/bin/python3": elf(standin.Library{Rpath: "$ORIGIN/../lib"}),
				"env/lib/libcudnn.so.9.3.0": plain, "env/lib/libcudnn.so.9": "->libcudnn.so.9.3.0", "env/lib/libnccl.so.2": plain,
				site + "torch/lib/libtorch_cuda.so": elf(standin.Library{Needed: []string{"libcudnn.so.9", "libnccl.so.2"}})},
			path: "/opt/lib",
			want: []string{"cudnn ok : cuDNN 9.3.0 RPATH of /env/bin/python3 counts for what it loads", "nccl ok : NCCL 2"},
		},
		"one that is opened by its name": {
			files: map[string]string{
				site + "tensorflow/libtensorflow_cc.so.2": elf(standin.Library{Rpath: "$ORIGIN/../nvidia/cudnn/lib"}),
				site + "nvidia/cudnn/lib/libcudnn.so.9":   plain, site + "nvidia_cudnn_cu12-9.3.0.75.dist-info/METADATA": ""},
			want: []string{"cudnn ok : tensorflow loads cuDNN 9.3.0.75 of nvidia-cudnn-cu12"},
		},
		"wheels that the loader does not find and the framework does": {
			files: map[string]string{
				site + "torch/lib/libtorch_cuda.so":     elf(standin.Library{Needed: []string{"libcudnn.so.9"}}),
				site + "nvidia/cudnn/lib/libcudnn.so.9": plain},
		},
		"a NCCL of the system before that of the wheels": {
			files: map[string]string{site + "torch/lib/libtorch_cuda.so": elf(standin.Library{Needed: []string{"libnccl.so.2"}}),
				site + "nvidia/nccl/lib/libnccl.so.2": plain, site + "nvidia_nccl_cu12-2.21.5.dist-info/METADATA": "",
				"usr/lib/x86_64-linux-gnu/libnccl.so.2.18.1": plain,
				"usr/lib/x86_64-linux-gnu/libnccl.so.2":      "->libnccl.so.2.18.1"},
			want: []string{"nccl fault nccl-undefined-symbol: NCCL 2.18.1 older uninstall"},
		},
		"lib64 that is lib": {
			files: map[string]string{"env/lib64": "->lib", site + "nvidia_nccl_cu12-2.21.5.dist-info/METADATA": "",
				site + "~vidia_nccl_cu12-2.21.4.dist-info/METADATA": ""},
		},
		"libraries of two majors that share no folder": {
			files: map[string]string{site + "nvidia_nccl_cu12-2.21.5.dist-info/METADATA": "",
				site + "nvidia_cublas_cu11-11.11.3.6.dist-info/METADATA": ""},
			want: []string{"wheels warning cublaslt-undefined-symbol: 1 for CUDA 11, 1 for CUDA 12"},
		},
		"one library of two majors, whose files have names of their own": {
			files: map[string]string{site + "nvidia_cublas_cu12-12.4.5.8.dist-info/METADATA": "",
				site + "nvidia_cublas_cu11-11.11.3.6.dist-info/METADATA": ""},
			want: []string{"wheels warning cublaslt-undefined-symbol: 1 for CUDA 11, 1 for CUDA 12"},
		},
		"two majors of NCCL, whose file is called the same": {
			files: map[string]string{site + "nvidia_nccl_cu12-2.21.5.dist-info/METADATA": "",
				site + "nvidia_nccl_cu11-2.20.5.dist-info/METADATA": ""},
			want: []string{"wheels warning nccl-undefined-symbol: nvidia-nccl-cu11 and nvidia-nccl-cu12 share files"},
		},
		"two majors whose records list one file": {
			files: map[string]string{
				site + "nvidia_curand_cu12-10.3.5.147.dist-info/METADATA": "",
				site + "nvidia_curand_cu11-10.3.0.86.dist-info/METADATA":  "",
				site + "nvidia_curand_cu12-10.3.5.147.dist-info/RECORD":   "nvidia/curand/lib/libcurand.so.10,sha256=1,2\n",
				site + "nvidia_curand_cu11-10.3.0.86.dist-info/RECORD": "nvidia/curand/__init__.py,,\n" +
					"nvidia/curand/lib/libcurand.so.10,sha256=3,4\n"},
			want: []string{"wheels warning nccl-undefined-symbol: nvidia-curand-cu11 and nvidia-curand-cu12 share files"},
		},
		"a record that is cut off, and one of what is not for GPUs": {
			files: map[string]string{site + "torch-2.5.1.dist-info/RECORD": "", site + "certifi-2024.8.30.dist-info/RECORD": ""},
			want:  []string{"broken fault : torch 2.5.1 broke off pip install --force-reinstall torch==2.5.1"},
		},
		"an older nvJitLink of the system before that of the wheels": {
			files: map[string]string{site + "nvidia_nvjitlink_cu12-12.4.127.dist-info/METADATA": "",
				"opt/lib/libnvJitLink.so.12.1.105": plain, "opt/lib/libnvJitLink.so.12": "->libnvJitLink.so.12.1.105"},
			path: "/opt/lib",
			want: []string{"nvjitlink warning nvjitlink-undefined-symbol: /opt/lib 12.1.105 12.4.127 take"},
		},
		"a newer one, and one of another major": {
			files: map[string]string{site + "nvidia_nvjitlink_cu12-12.4.127.dist-info/METADATA": "",
				"opt/lib/libnvJitLink.so.12.6.20": plain, "opt/lib/libnvJitLink.so.12": "->libnvJitLink.so.12.6.20",
				"opt/lib/libnvJitLink.so.13.0.10": plain, "opt/lib/libnvJitLink.so.13": "->libnvJitLink.so.13.0.10"},
			path: "/opt/lib",
		},
		"an older one that an RPATH comes before": {
			files: map[string]string{site + "nvidia_nvjitlink_cu12-12.4.127.dist-info/METADATA": "",
				site + "nvidia/nvjitlink/lib/libnvJitLink.so.12": plain,
				site + "nvidia/cusparse/lib/libcusparse.so.12": elf(standin.Library{Needed: []string{"libnvJitLink.so.12"},
					Rpath: "$ORIGIN/../../nvjitlink/lib"}),
				"opt/lib/libnvJitLink.so.12.1.105": plain, "opt/lib/libnvJitLink.so.12": "->libnvJitLink.so.12.1.105"},
			path: "/opt/lib",
		},
	} {
		checks := read(tt.files, tt.path).Checks()
		if len(checks) != len(tt.want) {
			t.Errorf("%s: %d checks: %+v", name, len(checks), checks)
			continue
		}
		for i, c := range checks {
			head, words, _ := strings.Cut(tt.want[i], ":")
			if got := c.Name + " " + c.Verdict + " " + c.Error; got != head {
				t.Errorf("%s: %q, want %q: %+v", name, got, head, c)
			}
			if c.Verdict != host.OK && (c.Confirm == "" || c.Fix == "") {
				t.Errorf("%s: nothing confirms or changes it: %+v", name, c)
			}
			for word := range strings.FieldsSeq(words) {
				if !strings.Contains(c.Seen+" "+c.Fix, word) {
					t.Errorf("%s: it does not say %q: %s; %s", name, word, c.Seen, c.Fix)
				}
			}
		}
	}
}

// TestFoldersWithPatternsInTheirNames are read as any other.
func TestFoldersWithPatternsInTheirNames(t *testing.T) {
	const folder = `home/a[1]*?\b/lib/python3.11/site-packages`
	root := fstest.MapFS{folder + "/torch-2.5.1+cu124.dist-info/METADATA": &fstest.MapFile{}}
	e := Read(Machine{Root: root, Facts: matrices.Embedded()}, "env", `/home/a[1]*?\b`)
	if got := e.CUDA(); got != "12.4" {
		t.Errorf("its CUDA is %q", got)
	}
}

func TestWhichCUDATheWheelsAreOf(t *testing.T) {
	for want, file := range map[string]string{
		"12.4": "nvidia_cuda_runtime_cu12-12.4.127.dist-info/METADATA",
		"13.0": "nvidia_cuda_runtime-13.0.48.dist-info/METADATA",
		"11.8": "torch-2.1.0+cu118.dist-info/METADATA", "": "torch-2.1.0+cpu.dist-info/METADATA",
	} {
		e := read(map[string]string{site + file: ""}, "")
		if got := e.CUDA(); got != want {
			t.Errorf("%s: %q, want %q", file, got, want)
		}
	}
}

// TestAMountIsReadAsPartOfTheRoot reads through the border, both ways.
func TestAMountIsReadAsPartOfTheRoot(t *testing.T) {
	root := Mount(fstest.MapFS{"usr/lib/x": &fstest.MapFile{Data: []byte("root")}}, "/home/env",
		fstest.MapFS{"lib/x": &fstest.MapFile{Data: []byte("mounted")}})
	for name, want := range map[string]string{"usr/lib/x": "root", "home/env/lib/x": "mounted"} {
		if got, err := fs.ReadFile(root, name); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	if found, err := fs.Glob(root, "home/env/l*/x"); err != nil || len(found) != 1 {
		t.Errorf("%v, %v", found, err)
	}
}

func TestWhichReleaseCannotReplaceAnother(t *testing.T) {
	for _, tt := range []struct {
		have, made string
		want       bool
	}{
		{"9.0.0", "9.1.0.70", true}, {"9.5.1", "9.1.0.70", false}, {"9.1.0", "9.1.0.70", false},
		{"9", "9.1.0.70", false}, {"10.0.0", "9.1.0.70", true}, {"8", "9.1.0.70", true},
	} {
		if got := cannotReplace(tt.have, tt.made); got != tt.want {
			t.Errorf("%s in place of %s: %v", tt.have, tt.made, got)
		}
	}
}

// TestNamesOfFoldersAreWordsOfCommands keeps what a folder's name holds from a shell that a command is pasted into.
func TestNamesOfFoldersAreWordsOfCommands(t *testing.T) {
	e := read(map[string]string{
		site + "torchvision-0.20.1';touch x;'.dist-info/RECORD": "",
		site + "nvidia_a;touch x-1.0.dist-info/RECORD":          "",
		site + "b;touch x-1.0.dist-info/METADATA":               "",
		site + "b;touch x-2.0.dist-info/METADATA":               "",
		site + "b;touch x-2.0.dist-info/INSTALLER":              "pip",
		"env/conda-meta/b;touch x-1.0-0.json":                   "{}",
	}, "")
	const folder = "/" + site
	want := []string{
		`ls '` + folder + `torchvision-0.20.1'\'';touch x;'\''.dist-info'`,
		`delete 'torchvision-0.20.1'\'';touch x;'\''.dist-info', then pip install --force-reinstall torchvision`,
		`ls '` + folder + `nvidia_a;touch x-1.0.dist-info'`,
		`delete 'nvidia_a;touch x-1.0.dist-info', then pip install --force-reinstall 'nvidia-a;touch x==1.0'`,
		`ls -d '` + folder + `b;touch x-1.0.dist-info' '` + folder + `b;touch x-2.0.dist-info'`,
		`pip uninstall 'b;touch x' until none is left, then install one`,
		`conda list '^b;touch x$'; pip show 'b;touch x'`,
		`pip uninstall 'b;touch x', then conda install --force-reinstall 'b;touch x'` +
			`; or an environment of its own for what pip installs`,
	}
	var got []string
	for _, c := range e.Checks() {
		got = append(got, c.Confirm, c.Fix)
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
