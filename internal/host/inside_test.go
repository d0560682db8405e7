package host

import (
	"io/fs"
	"maps"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/testworld/standin"
	"github.com/envsolve/envsolve/matrices"
)

// handed is what the container toolkit puts into a container on the machine of driver().
func handed() map[string]string {
	return map[string]string{"etc/os-release": "PRETTY_NAME=\"Ubuntu 22.04.5 LTS\"\n",
		"dev/nvidia0": "", "dev/nvidiactl": "",
		"dev/nvidia-uvm": "", "usr/lib/x86_64-linux-gnu/libcuda.so.550.54.15": ""}
}

// lacking returns files without some.
func lacking(files map[string]string, names ...string) map[string]string {
	files = maps.Clone(files)
	for _, name := range names {
		delete(files, name)
	}
	return files
}

func TestWhatArrivesInside(t *testing.T) {
	const libcuda = "usr/lib/x86_64-linux-gnu/libcuda.so.550.54.15"
	windows := map[string]string{"proc/version": "Linux version 5.15.167.4-microsoft-standard-WSL2", "dev/dxg": "",
		"usr/lib/wsl/lib/libcuda.so.1.1": ""}
	for name, tt := range map[string]struct {
		kind    string
		machine map[string]string
		files   map[string]string
		env     []string
		want    []string // "VERDICT ERROR: WORDS" of the checks of what is inside
	}{
		"all": {Container, driver(), handed(), nil,
			[]string{"ok : device files have arrived", "ok : libcuda 550.54.15 has arrived"}},
		"nothing": {Container, driver(), lacking(handed(), libcuda, "dev/nvidia0", "dev/nvidiactl", "dev/nvidia-uvm"), nil,
			[]string{
				"fault torch-no-nvidia-driver: /dev/nvidiactl, /dev/nvidia-uvm, /dev/nvidia0 and libcuda are on the machine --gpus"}},
		"nothing, as it was asked for": {Container, driver(), map[string]string{}, []string{"NVIDIA_VISIBLE_DEVICES=void"},
			[]string{"fault torch-no-nvidia-driver: NVIDIA_VISIBLE_DEVICES is void NVIDIA_VISIBLE_DEVICES=all"}},
		"no library": {Container, driver(), lacking(handed(), libcuda), nil,
			[]string{"ok : device files", "fault cuda-driver-insufficient: libcuda is on the machine and not in web"}},
		"no library, as it was asked for": {Container, driver(), lacking(handed(), libcuda),
			[]string{"NVIDIA_DRIVER_CAPABILITIES=utility"},
			[]string{"ok : device files",
				"fault cuda-driver-insufficient: is utility NVIDIA_DRIVER_CAPABILITIES=utility,compute"}},
		"a library where a cluster mounts it": {Container, driver(),
			map[string]string{"dev/nvidia0": "", "dev/nvidiactl": "", "dev/nvidia-uvm": "",
				"usr/local/nvidia/lib64/libcuda.so.550.54.15": "", "usr/local/cuda/compat/libcuda.so.555.42.02": ""},
			[]string{"LD_LIBRARY_PATH=/usr/local/cuda/compat:/usr/local/nvidia/lib64"},
			[]string{"ok : device files", "ok : libcuda 550.54.15 has arrived"}},
		"of a machine whose libcuda is elsewhere": {Container,
			lacking(driver(), "usr/lib/x86_64-linux-gnu/libcuda.so.550.54.15"),
			map[string]string{}, nil, []string{
				"fault torch-no-nvidia-driver: /dev/nvidia-uvm and /dev/nvidia0 are on the machine"}},
		"no libcuda anywhere": {Container, lacking(driver(), "usr/lib/x86_64-linux-gnu/libcuda.so.550.54.15"),
			lacking(handed(), libcuda), nil, []string{"ok : device files", "fault cuda-driver-insufficient: none was found"}},
		"the machine's only board is not its first": {Container, func() map[string]string {
			files := lacking(driver(), "dev/nvidia0")
			files["dev/nvidia3"] = ""
			return files
		}(), lacking(handed(), "dev/nvidia0"), nil, []string{"fault torch-no-cuda-gpus: /dev/nvidia3 is on", "ok : libcuda"}},
		"no board": {Container, driver(), lacking(handed(), "dev/nvidia0"), nil,
			[]string{"fault torch-no-cuda-gpus: /dev/nvidia0", "ok : libcuda"}},
		"no unified memory": {Container, driver(), lacking(handed(), "dev/nvidia-uvm"), nil,
			[]string{"fault cuinit-unknown-error: /dev/nvidia-uvm", "ok : libcuda"}},
		"no unified memory, by a description that is too old": {Container, driver(), lacking(handed(), "dev/nvidia-uvm"),
			[]string{"NVIDIA_VISIBLE_DEVICES=void"},
			[]string{"fault cuinit-unknown-error: /dev/nvidia-uvm nvidia-ctk cdi generate", "ok : libcuda"}},
		"the driver of before": {Container, driver(), func() map[string]string {
			files := lacking(handed(), libcuda)
			files["usr/lib/x86_64-linux-gnu/libcuda.so.535.104.05"] = ""
			return files
		}(), nil,
			[]string{"ok : device files",
				"fault cuda-error-803-driver-combination: 535.104.05 module is 550.54.15 start it again"}},
		"two libraries": {Container, driver(), func() map[string]string {
			files := handed()
			files["usr/lib64/libcuda.so.535.104.05"] = ""
			return files
		}(), nil,
			[]string{"ok : device files", "warning cuda-error-803-driver-combination: 550.54.15, 535.104.05 cannot be told"}},
		"the image's library for forward compatibility": {Container, driver(), func() map[string]string {
			files := handed()
			files["usr/lib/x86_64-linux-gnu/libcuda.so.555.42.02"] = ""
			files["usr/local/cuda-12.5/compat/libcuda.so.555.42.02"] = ""
			return files
		}(), nil, []string{"ok : device files", "ok : libcuda 550.54.15 has arrived 555.42.02 forward compatibility"}},
		"a machine without a driver": {Container, nil, map[string]string{}, nil, nil},
		"Windows":                    {Container, windows, map[string]string{"dev/dxg": ""}, nil, nil},
		"Windows, nothing": {Container, windows, map[string]string{}, nil, []string{
			"fault torch-no-nvidia-driver: /dev/dxg is on the machine and not in web"}},
		"an image": {Image, driver(), map[string]string{}, nil, []string{
			"ok : no libcuda is in it, as is right"}},
		"an image with a driver": {Image, driver(), handed(), nil,
			[]string{"warning cuda-error-803-driver-combination: libcuda 550.54.15 is in the image leave"}},
	} {
		env := Variables([]string{"PATH=/usr/bin"})
		m := Read(files(board(), tt.machine), env, matrices.Embedded())
		m = m.Enter(Inside{Kind: tt.kind, Name: "web"}, files(tt.files), Variables(tt.env), matrices.Embedded())
		var got, want []string
		for i, c := range m.inside(matrices.Embedded()) {
			got = append(got, c.Verdict+" "+c.Error)
			if (c.Fix != "" && c.Confirm != "" && c.Error != "") != (c.Verdict == Warning || c.Verdict == Fault) {
				t.Errorf("%s: %+v", name, c)
			}
			if i < len(tt.want) {
				_, words, _ := strings.Cut(tt.want[i], ": ")
				for word := range strings.FieldsSeq(words) {
					if !strings.Contains(c.Seen+" "+c.Fix, word) {
						t.Errorf("%s: it does not say %q: %s; %s", name, word, c.Seen, c.Fix)
					}
				}
			}
		}
		for _, w := range tt.want {
			head, _, _ := strings.Cut(w, ":")
			want = append(want, head)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestWhichLibraryIsOpened has two of them, of which LD_LIBRARY_PATH leads to one.
func TestWhichLibraryIsOpened(t *testing.T) {
	libcuda := string(standin.Library{Soname: "libcuda.so.1"}.Bytes())
	inside := files(handed(), map[string]string{"usr/lib64/libcuda.so.550.54.15": libcuda,
		"opt/old/libcuda.so.535.104.05": libcuda})
	delete(inside, "usr/lib/x86_64-linux-gnu/libcuda.so.550.54.15")
	for name, target := range map[string]string{"usr/lib64": "libcuda.so.550.54.15", "opt/old": "libcuda.so.535.104.05"} {
		inside[name+"/libcuda.so.1"] = &fstest.MapFile{Data: []byte(target), Mode: fs.ModeSymlink}
	}
	for paths, want := range map[string]string{
		"/opt/old":            "fault the loader opens 535.104.05, and the loaded kernel module is",
		"/usr/lib64:/opt/old": "warning the loader opens 550.54.15, and a program"} {
		env := Variables([]string{"LD_LIBRARY_PATH=" + paths})
		m := Read(files(board(), driver()), Variables(nil), matrices.Embedded())
		m = m.Enter(Inside{Kind: Container, Name: "web"}, inside, env, matrices.Embedded())
		verdict, words, _ := strings.Cut(want, " ")
		if c := m.handedLibrary(matrices.Embedded()); c.Verdict != verdict || !strings.Contains(c.Seen, words) {
			t.Errorf("%s: %+v", paths, c)
		}
	}
}

// TestAMachineWithAContainerHasTheFilesOfBoth looks at what is whose.
func TestAMachineWithAContainerHasTheFilesOfBoth(t *testing.T) {
	inside := files(handed(), map[string]string{"usr/local/cuda-12.4/version.json": `{"cuda": {"version": "12.4.1"}}`,
		"usr/local/cuda-12.4/bin/nvcc": "", "usr/local/cuda-12.4/lib64/libcudnn.so.9": ""})
	outside := files(board(), driver(), map[string]string{
		"usr/local/cuda-11.8/version.json": `{"cuda": {"version": "11.8.0"}}`,
		"usr/local/cuda-11.8/bin/nvcc":     "", "usr/bin/docker": "", "usr/bin/nvidia-ctk": ""})
	env := Variables([]string{"PATH=/usr/bin:/usr/local/cuda-11.8/bin", "LD_LIBRARY_PATH=/nowhere",
		"CUDA_HOME=/usr/local/cuda-11.8"})
	m := Read(outside, env, matrices.Embedded())
	m = m.Enter(Inside{Kind: Container, Name: "web", Platform: "linux/amd64"}, inside, Variables([]string{
		"CUDA_VISIBLE_DEVICES=-1", "LD_LIBRARY_PATH=/usr/local/cuda-12.4/lib64", "CUDA_HOME=/usr/local/cuda-12.4"}),
		matrices.Embedded())
	if nvcc, _ := m.Compiler(); nvcc.Version != "12.4.1" || len(m.Toolkits) != 1 || m.CUDAHome != "/usr/local/cuda-12.4" ||
		!cmp.Equal(m.Shadowing, []string{"/usr/local/cuda-12.4/lib64/libcudnn.so.9"}) || m.System() != "Ubuntu 22.04.5 LTS" {
		t.Errorf("what is inside: %+v", m)
	}
	if m.Driver != "550.54.15" || len(m.GPUs) != 1 || m.OS != "Ubuntu 24.04.3 LTS" ||
		!cmp.Equal(m.Tools, []string{"docker",
			"nvidia-ctk", "runc"}) {
		t.Errorf("what is the machine's: %+v", m)
	}
	said := map[string]string{}
	for _, c := range m.Checks(Wanted{}, matrices.Embedded()) {
		said[c.Name] = c.Verdict + " " + c.Error
	}
	if said["visible"] != "fault cuinit-no-device" || said["paths"] != "warning cudnn-not-initialized" ||
		said["containers"] != "ok " || said["toolkit"] != "ok " {
		t.Errorf("%v", said)
	}
}

func TestTheEnvironmentOfALogin(t *testing.T) {
	for text, want := range map[string][3]string{
		"":                                   {defaultPath, "", ""},
		"PATH=/a\nLD_LIBRARY_PATH=/b\n":      {"/a", "/b", ""},
		"export PATH=\"/a:/b\" # ours\n":     {"/a:/b", "", ""},
		"# PATH=/a\nCUDA_HOME='/c d'\nx\n=y": {defaultPath, "", "/c d"},
		"PATH=/a\nPATH=/b":                   {"/b", "", ""},
		"PATH=/a # ours\nCUDA_HOME=/c#d":     {"/a", "", "/c"},
		"  # PATH=/a\nCUDA_HOME='/c' # d":    {defaultPath, "", "/c"},
	} {
		env := Environment(files(map[string]string{"etc/environment": text}))
		if got := [3]string{env.Value("PATH"), env.Value("LD_LIBRARY_PATH"), env.Value("CUDA_HOME")}; got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if env := Environment(files()); env.Value("PATH") != defaultPath {
		t.Errorf("of no file: %q", env.Value("PATH"))
	}
}

func TestWhatHidesEveryGPU(t *testing.T) {
	windows := map[string]string{"proc/version": "Linux version 5.15.167.4-microsoft-standard-WSL2", "dev/dxg": ""}
	for name, tt := range map[string]struct {
		machine map[string]string
		value   string
		want    string // what is said; empty: nothing
	}{
		"set and empty":      {board(), "", "is set and empty, which hides every GPU"},
		"set to a space":     {board(), " ", "is set and empty, which hides every GPU"},
		"none":               {board(), "-1", "is -1, which hides every GPU"},
		"none, and one more": {board(), "-1,0", "is -1,0, which hides every GPU"},
		"one":                {board(), "0", ""},
		"one, and no more":   {board(), "0,-1", ""},
		"one that is not":    {board(), "1", "they count from 0, and the machine has 1"},
		"by its name":        {board(), "GPU-8932f937", ""},
		"no GPU":             {nil, "-1", ""},
		"Windows":            {windows, "-1", "hides every GPU"},
		"Windows, one":       {windows, "7", ""},
		"empty, no GPU":      {nil, "", ""},
	} {
		m := Read(files(tt.machine), Variables([]string{"CUDA_VISIBLE_DEVICES=" + tt.value}), matrices.Embedded())
		if c := m.visibility(matrices.Embedded()); !strings.Contains(c.Seen, tt.want) || (c.Name == "") != (tt.want == "") {
			t.Errorf("%s: %+v", name, c)
		}
	}
	if c := Read(files(board()), Variables(nil), matrices.Embedded()).visibility(matrices.Embedded()); c.Name != "" {
		t.Errorf("not set: %+v", c)
	}
}
