package host

import (
	"io/fs"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
)

// files makes a root folder of files and, of what begins with "->", symbolic links.
func files(parts ...map[string]string) fstest.MapFS {
	root := fstest.MapFS{}
	for _, part := range parts {
		for name, text := range part {
			root[name] = &fstest.MapFile{Data: []byte(text)}
			if target, ok := strings.CutPrefix(text, "->"); ok {
				root[name] = &fstest.MapFile{Data: []byte(target), Mode: fs.ModeSymlink | 0o777}
			}
		}
	}
	return root
}

func without(root fstest.MapFS, name string) fstest.MapFS {
	delete(root, name)
	return root
}

// board is an RTX 4090 on the PCI bus, beside a network card and NVIDIA's audio
// function, and what a desktop has anyway.
func board() map[string]string {
	return map[string]string{
		"etc/os-release": "ID=ubuntu\nPRETTY_NAME=\"Ubuntu 24.04.3 LTS\"\n",
		"proc/version":   "Linux version 6.8.0",
		"sys/bus/pci/devices/0000:01:00.0/vendor": "0x10de\n",
		"sys/bus/pci/devices/0000:01:00.0/device": "0x2684\n",
		"sys/bus/pci/devices/0000:01:00.0/class":  "0x030000\n",
		"sys/bus/pci/devices/0000:01:00.1/vendor": "0x10de\n",
		"sys/bus/pci/devices/0000:01:00.1/device": "0x22ba\n",
		"sys/bus/pci/devices/0000:01:00.1/class":  "0x040300\n",
		"sys/bus/pci/devices/0000:02:00.0/vendor": "0x8086\n",
		"sys/bus/pci/devices/0000:02:00.0/device": "0x15f3\n",
		"sys/bus/pci/devices/0000:02:00.0/class":  "0x020000\n",
		"usr/bin/runc":                            "",
	}
}

// driver is version 550.54.15 as it is loaded.
func driver() map[string]string {
	return map[string]string{
		"proc/driver/nvidia/version":                       "NVRM version: NVIDIA UNIX x86_64 Kernel Module  550.54.15  Tue Mar  5 22:23:56 UTC 2024\nGCC version:  gcc version 12.3.0\n",
		"proc/driver/nvidia/gpus/0000:01:00.0/information": "Model: \t\t NVIDIA GeForce RTX 4090\nIRQ:   \t\t 140\n",
		"proc/modules":                          "nvidia_uvm 4952064 0 - Live 0x0\nnvidia 8716288 2 nvidia_uvm, Live 0x0\nsnd 1 0 - Live 0x0\n",
		"dev/nvidia0":                           "",
		"dev/nvidiactl":                         "",
		"dev/nvidia-uvm":                        "",
		"usr/lib/x86_64-linux-gnu/libcuda.so.1": "",
		"usr/lib/x86_64-linux-gnu/libcuda.so.550.54.15": "",
	}
}

// module is what driver has, but for the libraries.
func module() map[string]string {
	parts := driver()
	for name := range parts {
		if strings.Contains(name, "libcuda") {
			delete(parts, name)
		}
	}
	return parts
}

// dpkg is the list of packages of a system that has one of NVIDIA's, and had another.
func dpkg(name, version string) string {
	return "Package: " + name + "\nStatus: install ok installed\nVersion: " + version + "\n\n" +
		"Package: nvidia-container-toolkit-old\nStatus: deinstall ok config-files\nVersion: 1.0.0\n"
}

// machine is one to examine, and what is to be said of it: "NAME VERDICT: WORDS".
type machine struct {
	root fstest.MapFS
	env  map[string]string
	want []string
}

func machines() map[string]machine {
	open := "NVRM version: NVIDIA UNIX Open Kernel Module for x86_64  570.86.15  Release Build  (dvs-builder@U22)\n"
	return map[string]machine{
		"all is well": {files(board(), driver()), nil, []string{
			"gpu ok: NVIDIA GeForce RTX 4090 (10de:2684 at 0000:01:00.0)", "driver ok: 550.54.15, proprietary",
			"library ok: 550.54.15", "devices ok: ", "builder ok: ",
		}},
		"the open kernel module, and a library of before": {
			files(board(), driver(), map[string]string{"proc/driver/nvidia/version": open}), nil,
			[]string{"gpu ok: ", "driver ok: 570.86.15, open", "library fault: but the loaded kernel module is 570.86.15 reboot",
				"devices ok: ", "builder ok: "},
		},
		"two libraries": {
			files(board(), driver(), map[string]string{"usr/lib64/libcuda.so.535.104.05": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library warning: 550.54.15, 535.104.05 remove", "devices ok: ", "builder ok: "},
		},
		"no driver": {files(board()), nil, []string{"gpu ok: rtx-4090",
			"driver fault: none install NVIDIA's driver, 580.1 is recommended", "builder ok: "}},
		"a driver of which the version cannot be read": {
			files(board(), map[string]string{"proc/driver/nvidia/version": "NVRM version: \xff?\nGCC version:  gcc 12.3.0\n"}),
			nil, []string{"gpu ok: ", `driver warning: cannot be read: /proc/driver/nvidia/version says "NVRM version: \xff?"`,
				"builder ok: "},
		},
		"a driver that says no version": {
			files(board(), map[string]string{"proc/driver/nvidia/version": ""}), nil,
			[]string{"gpu ok: ", "driver warning: /proc/driver/nvidia/version is empty --driver", "builder ok: "},
		},
		"nouveau": {
			files(board(), map[string]string{"proc/modules": "nouveau 1 0 - Live 0x0\n"}), nil,
			[]string{"gpu ok: ", "driver fault: nouveau holds the GPU blacklist nouveau", "builder ok: "},
		},
		"a module that is not loaded": {
			files(board(), map[string]string{"usr/lib64/libcuda.so.550.54.15": ""}), nil,
			[]string{"gpu ok: ", "driver fault: not loaded modprobe nvidia", "builder ok: "},
		},
		"a container without GPUs": {
			files(board(), map[string]string{".dockerenv": ""}), nil,
			[]string{"gpu ok: ", "driver fault: none is visible --gpus all", "builder ok: "},
		},
		"a pod without GPUs": {
			files(board(), map[string]string{"proc/driver/nvidia/version": open}),
			map[string]string{"KUBERNETES_SERVICE_HOST": "10.0.0.1"},
			[]string{"gpu ok: ", "driver ok: ", "library fault: neither libcuda nor /dev/nvidiactl resources.limits",
				"builder ok: "},
		},
		"a pod without compute": {
			files(board(), map[string]string{"proc/driver/nvidia/version": open, "dev/nvidiactl": ""}),
			map[string]string{"KUBERNETES_SERVICE_HOST": "10.0.0.1"},
			[]string{"gpu ok: ", "driver ok: ", "library fault: no libcuda NVIDIA_DRIVER_CAPABILITIES",
				"devices fault: no /dev/nvidia-uvm start the container again", "builder ok: "},
		},
		"no device file": {
			without(files(board(), driver()), "dev/nvidia-uvm"), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices fault: no /dev/nvidia-uvm nvidia-modprobe",
				"builder ok: "},
		},
		"another cuDNN before that of the wheels": {
			files(board(), driver(), map[string]string{"usr/local/cuda/lib64/libcudnn.so.8": ""}),
			map[string]string{"LD_LIBRARY_PATH": "/usr/local/cuda/lib64:/nowhere::"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"paths warning: /usr/local/cuda/lib64/libcudnn.so.8 unset LD_LIBRARY_PATH", "builder ok: "},
		},
		"the driver's library on the loader's path": {
			files(board(), module(), map[string]string{"usr/local/nvidia/lib": "->lib64",
				"usr/local/nvidia/lib64/libcuda.so":             "->libcuda.so.1",
				"usr/local/nvidia/lib64/libcuda.so.1":           "->libcuda.so.550.54.15",
				"usr/local/nvidia/lib64/libcuda.so.550.54.15":   "",
				"usr/lib/x86_64-linux-gnu/libcuda.so.550.54.15": ""}),
			map[string]string{"LD_LIBRARY_PATH": "/usr/local/nvidia/lib64:/usr/local/nvidia/lib"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "builder ok: "},
		},
		"a stub of the driver's library on the loader's path": {
			files(board(), driver(), map[string]string{"usr/local/cuda/lib64/stubs/libcuda.so": ""}),
			map[string]string{"LD_LIBRARY_PATH": "/usr/local/cuda/lib64/stubs"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"paths warning: /usr/local/cuda/lib64/stubs/libcuda.so unset LD_LIBRARY_PATH", "builder ok: "},
		},
		"a toolkit on the loader's path": {
			files(board(), driver(), map[string]string{"usr/local/cuda/lib64/libcublas.so.12": ""}),
			map[string]string{"LD_LIBRARY_PATH": "/usr/local/cuda/lib64"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "paths ok: ", "builder ok: "},
		},
		"Docker without the toolkit": {
			files(board(), driver(), map[string]string{"opt/bin/docker": ""}), map[string]string{"PATH": "/usr/bin:/opt/bin"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"containers fault: docker without the NVIDIA container toolkit nvidia-ctk runtime configure", "builder ok: "},
		},
		"Docker with it": {
			files(board(), driver(), map[string]string{"usr/bin/docker": "", "usr/bin/nvidia-ctk": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "containers ok: docker with", "builder ok: "},
		},
		"Docker with a toolkit that hands on no cuda-compat": {
			files(board(), driver(), map[string]string{"usr/bin/docker": "", "usr/bin/nvidia-ctk": "",
				"var/lib/dpkg/status": dpkg("nvidia-container-toolkit", "1.17.4-1")}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"containers warning: toolkit 1.17.4, which hands no cuda-compat libraries update nvidia-container-toolkit",
				"builder ok: "},
		},
		"Docker with a newer one": {
			files(board(), driver(), map[string]string{"usr/bin/docker": "", "usr/bin/nvidia-ctk": "",
				"var/lib/dpkg/status": dpkg("nvidia-container-toolkit-base", "1:1.17.8-1")}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "containers ok: toolkit 1.17.8", "builder ok: "},
		},
		"NVSwitch without a fabric manager": {
			files(board(), driver(), map[string]string{"dev/nvidia-nvswitchctl": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"fabric fault: error 802 install nvidia-fabricmanager-550 of version 550.54.15, then systemctl", "builder ok: "},
		},
		"NVSwitch with one of another version": {
			files(board(), driver(), map[string]string{"dev/nvidia-nvswitch0": "",
				"var/lib/dpkg/status": dpkg("nvidia-fabricmanager-550", "550.54.14-1")}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"fabric fault: but the driver is 550.54.15 the driver's very version", "builder ok: "},
		},
		"NVSwitch with its fabric manager": {
			files(board(), driver(), map[string]string{"dev/nvidia-nvswitch0": "",
				"run/nvidia-fabricmanager/nv-fabricmanager.pid": "7",
				"var/lib/dpkg/status":                           dpkg("nvidia-fabricmanager-550", "550.54.15-0ubuntu1")}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "fabric ok: fabric manager 550.54.15",
				"builder ok: "},
		},
		"Podman without a description of GPUs": {
			files(board(), driver(), map[string]string{"usr/bin/podman": "", "usr/bin/nvidia-ctk": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "containers warning: cdi generate",
				"builder ok: "},
		},
		"Windows": {
			files(map[string]string{"proc/version": "Linux version 5.15.167.4-microsoft-standard-WSL2", "dev/dxg": "",
				"usr/lib/wsl/lib/libcuda.so.1.1": "",
				"usr/bin/runc":                   ""}), nil,
			[]string{"gpu ok: those of Windows", "driver ok: that of Windows", "library ok: of Windows", "builder ok: "},
		},
		"a driver for Linux in Windows": {
			files(map[string]string{"proc/version": "Linux version 5.15.167.4-microsoft-standard-WSL2", "dev/dxg": "",
				"usr/lib/wsl/lib/libcuda.so.1": "", "usr/lib/x86_64-linux-gnu/libcuda.so.550.54.15": "", "usr/bin/runc": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library fault: a driver for Linux, 550.54.15 uninstall", "builder ok: "},
		},
		"Windows without its library": {
			files(map[string]string{"proc/version": "Linux version 5.15.167.4-microsoft-standard-WSL2", "usr/bin/runc": ""}),
			nil,
			[]string{"gpu ok: ", "driver ok: ", "library fault: /usr/lib/wsl/lib wsl --update", "devices fault: no /dev/dxg",
				"builder ok: "},
		},
		"GPUs described with the driver of before": {
			files(board(), driver(), map[string]string{
				"etc/cdi/nvidia.yaml": "- hostPath: /usr/lib64/libcuda.so.535.104.05\n"}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "cdi fault: driver 535.104.05 cdi generate",
				"builder ok: "},
		},
		"GPUs described once more at each boot": {
			files(board(), driver(), map[string]string{"var/run": "->/run",
				"etc/cdi/nvidia.yaml": "- hostPath: /usr/lib64/libcuda.so.535.104.05\n",
				"run/cdi/nvidia.json": "{\"hostPath\": \"/usr/lib64/libcuda.so.550.54.15\"}"}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "builder ok: "},
		},
		"the description of before comes first": {
			files(board(), driver(), map[string]string{
				"etc/cdi/nvidia.yaml": "- hostPath: /usr/lib64/libcuda.so.550.54.15\n",
				"run/cdi/nvidia.yaml": "- hostPath: /usr/lib64/libcuda.so.535.104.05\n"}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"cdi fault: driver 535.104.05 --output=/run/cdi/nvidia.yaml", "builder ok: "},
		},
		"Debian's alternatives": {
			files(board(), module(), map[string]string{
				"usr/lib/x86_64-linux-gnu/libcuda.so.1": "->/etc/alternatives/nvidia--libcuda.so.1",
				"etc/alternatives/nvidia--libcuda.so.1": "->/usr/lib/x86_64-linux-gnu/nvidia/current/libcuda.so.1",

				"usr/lib/x86_64-linux-gnu/nvidia/current/libcuda.so.1":         "->libcuda.so.550.54.15",
				"usr/lib/x86_64-linux-gnu/nvidia/current/libcuda.so.550.54.15": "",
			}), nil, []string{"gpu ok: ", "driver ok: ", "library ok: libcuda 550.54.15", "devices ok: ", "builder ok: "},
		},
		"a link to a libcuda that is gone": {
			files(board(), module(), map[string]string{"usr/lib64/libcuda.so.1": "->libcuda.so.550.54.15"}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library fault: no libcuda", "devices ok: ", "builder ok: "},
		},
		"a Jetson": {
			files(map[string]string{
				"etc/nv_tegra_release":       "# R36 (release), REVISION: 4.0, GCID: 37537400, BOARD: generic, EABI: aarch64\n",
				"proc/device-tree/model":     "NVIDIA Jetson Orin Nano Developer Kit\x00",
				"proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX Open Kernel Module for aarch64  540.4.0  Release\n",
				"dev/nvidiactl":              "", "dev/nvidia0": "", "usr/bin/runc": "",
				"usr/lib/aarch64-linux-gnu/nvidia/libcuda.so.1.1": "",
			}), nil, []string{"gpu ok: that of NVIDIA Jetson Orin Nano Developer Kit, L4T 36.4.0", "driver ok: 540.4.0",
				"library ok: libcuda of L4T 36.4.0", "builder ok: "},
		},
		"a Jetson without its library": {
			files(map[string]string{
				"etc/nv_tegra_release":       "# R36 (release), REVISION: 4.0, GCID: 37537400\n",
				"proc/driver/nvidia/version": "NVRM version: NVIDIA UNIX Open Kernel Module for aarch64  540.4.0  Release\n",
				"usr/bin/runc":               "",
			}), nil, []string{"gpu ok: that of a Jetson", "driver ok: ", "library fault: no libcuda", "builder ok: "},
		},
		"forward compatibility on a GeForce": {
			files(board(), driver(), map[string]string{"usr/local/cuda": "->/usr/local/cuda-12.6",
				"usr/local/cuda-12.6/compat/libcuda.so.1":         "->libcuda.so.560.35.05",
				"usr/local/cuda-12.6/compat/libcuda.so.560.35.05": ""}),
			map[string]string{"LD_LIBRARY_PATH": "/usr/local/cuda/compat"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"paths fault: (560.35.05, for forward compatibility) error 804 take /usr/local/cuda/compat out", "builder ok: "},
		},
		"a container with the image's library for forward compatibility": {
			files(board(), driver(), map[string]string{"usr/lib64/libcuda.so.560.35.05": "",
				"usr/local/cuda-12.6/compat/libcuda.so.560.35.05": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: 550.54.15 560.35.05 is for forward compatibility", "devices ok: ",
				"builder ok: "},
		},
		"two libraries of which none is for that": {
			files(board(), driver(), map[string]string{"usr/lib64/libcuda.so.560.35.05": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library warning: remove the libcuda that is not of driver 550.54.15",
				"devices ok: ", "builder ok: "},
		},
		"an older one, which the driver came after": {
			files(board(), driver(), map[string]string{"opt/compat/libcuda.so.535.104.05": ""}),
			map[string]string{"LD_LIBRARY_PATH": "/opt/compat"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ", "builder ok: "},
		},
		"NixOS": {
			files(board(), module(), map[string]string{"run/opengl-driver/lib": "->/nix/store/x11/lib",
				"nix/store/x11/lib/libcuda.so.550.54.15": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: libcuda 550.54.15", "devices ok: ", "builder ok: "},
		},
		"a node of Google's Kubernetes": {
			files(board(), module(), map[string]string{"home/kubernetes/bin/nvidia/lib64/libcuda.so.550.54.15": ""}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: libcuda 550.54.15", "devices ok: ", "builder ok: "},
		},
		"a toolkit whose header names it, and nvcc of the distribution": {
			files(board(), driver(), map[string]string{"opt/cuda/include/cuda.h": "#define CUDA_VERSION 12080\n",
				"usr/bin/nvcc": "", "var/lib/dpkg/status": dpkg("nvidia-cuda-toolkit", "12.4.131~12.4.1-2")}), nil,
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"toolkit ok: 12.8 in /opt/cuda nvcc 12.4.131 (/usr/bin/nvcc): first on PATH", "builder ok: "},
		},
		"nvcc of conda, older than the GPU": {
			files(board(), driver(), map[string]string{"opt/conda/bin/nvcc": "",
				"opt/conda/conda-meta/cuda-nvcc-11.6.124-hbba6d2d_0.json": "{}"}),
			map[string]string{"PATH": "/opt/conda/bin:/usr/bin"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"toolkit warning: nvcc 11.6.124 CUDA 11.8 is the first install CUDA 11.8", "builder ok: "},
		},
		"CUDA_HOME of another toolkit than PATH": {
			files(board(), driver(), map[string]string{"usr/local/cuda-12.4/bin/nvcc": "",
				"usr/local/cuda-12.4/version.json": `{"cuda": {"version": "12.4.1"}}`, "usr/local/cuda-12.8/bin/nvcc": "",
				"usr/local/cuda-12.8/version.txt": "CUDA Version 12.8.0"}),
			map[string]string{"PATH": "/usr/local/cuda-12.4/bin:/usr/bin", "CUDA_HOME": "/usr/local/cuda-12.8"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"toolkit warning: 12.8.0 CUDA_HOME names it first on PATH is nvcc 12.4.1", "builder ok: "},
		},
		"CUDA_HOME that is a link": {
			files(board(), driver(), map[string]string{"opt/cuda-12.8/bin/nvcc": "", "usr/bin/nvcc": "",
				"opt/cuda-12.8/version.txt": "CUDA Version 12.8.0", "usr/local/cuda": "->/opt/cuda-12.8",
				"var/lib/dpkg/status": dpkg("nvidia-cuda-toolkit", "12.4.131~12.4.1-2")}),
			map[string]string{"PATH": "/usr/bin", "CUDA_HOME": "/usr/local/cuda"},
			[]string{"gpu ok: ", "driver ok: ", "library ok: ", "devices ok: ",
				"toolkit warning: 12.8.0 (/usr/local/cuda/bin/nvcc): CUDA_HOME names it first on PATH is nvcc 12.4.131",
				"builder ok: "},
		},
		"nothing": {files(), nil, []string{"gpu absent: --gpu", "builder warning: no runc --builder"}},
		"a board of tomorrow": {
			files(board(), map[string]string{"sys/bus/pci/devices/0000:01:00.0/device": "0xffff\n", ".dockerenv": ""}), nil,
			[]string{"gpu warning: the facts do not know (10de:ffff at 0000:01:00.0) --gpu sm_", "driver fault: ",
				"builder ok: "},
		},
	}
}

func TestChecksSayWhatIsWrong(t *testing.T) {
	for name, tt := range machines() {
		env := []string{"PATH=/usr/bin:relative"}
		for name, value := range tt.env {
			env = append(env, name+"="+value)
		}
		m := Read(tt.root, Variables(env), matrices.Embedded())
		checks := m.Checks(Wanted{Driver: "580.1"}, matrices.Embedded())
		var got, want []string
		for i, c := range checks {
			got = append(got, c.Name+" "+c.Verdict)
			if (c.Fix != "") != (c.Verdict == Warning || c.Verdict == Fault) {
				t.Errorf("%s: %+v", name, c)
			}
			if c.Verdict == Fault && (c.Confirm == "" || c.Error == "") {
				t.Errorf("%s: no error of the catalogue, or no way to confirm it: %+v", name, c)
			}
			unread := strings.Contains(c.Seen, "cannot be read") // which no program fails of
			if c.Verdict == Warning && c.Error == "" && c.Name != "gpu" && c.Name != "builder" && !unread {
				t.Errorf("%s: no error of the catalogue: %+v", name, c)
			}
			if i < len(tt.want) {
				_, words, _ := strings.Cut(tt.want[i], ": ")
				for word := range strings.FieldsSeq(words) {
					if !strings.Contains(c.Seen+" "+c.Fix, word) {
						t.Errorf("%s: %s does not say %q: %s; %s", name, c.Name, word, c.Seen, c.Fix)
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

// TestKernelModulesAreOfTheFlavourThatGPUsWant looks at both flavours.
func TestKernelModulesAreOfTheFlavourThatGPUsWant(t *testing.T) {
	for _, tt := range []struct {
		open         bool
		wanted, want string
	}{
		{false, "open", "fault rminitadapter-failed"},
		{true, "proprietary", "fault open-module-unsupported-gpu"}, {true, "open", "ok "},
		{false, "proprietary", "ok "}, {false, "either", "ok "}, {true, "", "ok "},
	} {
		m := Machine{Driver: "570.86.15", Open: tt.open}
		c := m.Checks(Wanted{Module: tt.wanted}, matrices.Embedded())[1]
		if got := c.Verdict + " " + c.Error; c.Name != "driver" || got != tt.want {
			t.Errorf("%+v: %q, want %q: %+v", tt, got, tt.want, c)
		}
	}
}

// TestMissingLibraryIsToldAsInLogs holds doctor to the error that explain finds in logs of such a machine.
func TestMissingLibraryIsToldAsInLogs(t *testing.T) {
	facts := matrices.Embedded()
	m := Machine{Driver: "550.54.15"}
	c := m.library(facts)
	if c.Verdict != Fault || c.Error != "libcuda-not-found" || !strings.Contains(c.Confirm, "grep libcuda") {
		t.Errorf("got %+v", c)
	}
}

// refusing is a root whose device files may not be opened.
type refusing struct {
	fstest.MapFS
	why error
}

func (r refusing) Open(name string) (fs.File, error) {
	if strings.HasPrefix(name, "dev/nvidia") {
		return nil, &fs.PathError{Op: "open", Path: name, Err: r.why}
	}
	return r.MapFS.Open(name)
}

func TestDeviceFilesThatMayNotBeOpened(t *testing.T) {
	facts := matrices.Embedded()
	for name, tt := range map[string]struct {
		why  error
		want []string // that the check says
	}{
		"by a control group": {syscall.EPERM, []string{"/dev/nvidiactl and /dev/nvidia-uvm", "by this container",
			"nvml-unknown-error-container", "--device in place of -v"}},
		"by their mode":      {syscall.EACCES, []string{"by this user", "cuinit-no-device", "ls -l"}},
		"that are not there": {fs.ErrNotExist, []string{"/dev/nvidiactl, /dev/nvidia-uvm", "ok"}},
	} {
		t.Run(name, func(t *testing.T) {
			m := Read(refusing{files(board(), driver()), tt.why}, Variables(nil), facts)
			c := m.files(facts)
			said := strings.Join([]string{c.Verdict, c.Error, c.Seen, c.Fix, c.Confirm}, " ")
			for _, want := range tt.want {
				if !strings.Contains(said, want) {
					t.Errorf("%q does not say %q", said, want)
				}
			}
		})
	}
}

// TestWhereContainersHaveTheLibrary reads containers whose libcuda stands in a folder that
// the loader is told of, as clusters and CDI have it, or nowhere.
func TestWhereContainersHaveTheLibrary(t *testing.T) {
	facts := matrices.Embedded()
	in := map[string]string{".dockerenv": ""}
	const elsewhere = "usr/local/nvidia/lib64/libcuda.so.550.54.15"
	told := Variables([]string{"LD_LIBRARY_PATH=/usr/local/nvidia/lib64"})
	handed := files(board(), module(), in, map[string]string{elsewhere: ""})
	if c := Read(handed, told, facts).library(facts); c.Verdict != OK {
		t.Errorf("a libcuda that the loader finds: %+v", c)
	}
	c := Read(files(board(), module(), in), Variables(nil), facts).library(facts)
	if c.Error != "cuda-driver-insufficient" || !strings.Contains(c.Fix, "compute") {
		t.Errorf("device files without libcuda: %+v", c)
	}
	bare := without(without(without(files(board(), module(), in), "dev/nvidiactl"), "dev/nvidia-uvm"), "dev/nvidia0")
	m := Read(bare, Variables(nil), facts)
	if c := m.library(facts); c.Error != "torch-no-nvidia-driver" || !strings.Contains(c.Fix, "--gpus all") {
		t.Errorf("neither device files nor libcuda: %+v", c)
	}
	if c := m.files(facts); c.Name != "" {
		t.Errorf("of device files it says it twice: %+v", c)
	}
}

// TestMissingDevices reads the device files of descriptions of GPUs for containers, of which the machine has some.
func TestMissingDevices(t *testing.T) {
	root := files(driver(), map[string]string{"dev/nvidia-caps/nvidia-cap1": "", "dev/dri/card0": ""})
	for description, want := range map[string]string{
		"- path: /dev/nvidia0\n- path: /dev/nvidia1\n- path: /dev/nvidia1\n": "/dev/nvidia1",
		"- path: /dev/nvidia-caps/nvidia-cap1\n":                             "",
		"- path: /dev/nvidia-caps/nvidia-cap21\n":                            "/dev/nvidia-caps/nvidia-cap21",
		"- path: /dev/nvidia-caps-imex-channels/channel0\n":                  "/dev/nvidia-caps-imex-channels/channel0",
		"- path: /dev/dri/card0\n- path: \"/dev/dri/card1\"\n":               "/dev/dri/card1",
		"- path: /dev/nvidia7\n  hostPath: /dev/nvidia0\n":                   "",
		// That of a driver in a container, and one beside it with its own name.
		"- hostPath: /run/nvidia/driver/dev/nvidia7\n  path: /dev/nvidia7\n- path: /dev/nvidia8\n": "/dev/nvidia8",
		"- path: /dev/nvidia8\nmounts:\n- hostPath: /dev/shm\n  containerPath: /dev/shm\n":         "/dev/nvidia8",
		`{"deviceNodes":[{"path":"/dev/nvidia7","hostPath":"/run/nvidia/driver/dev/nvidia7"},` +
			`{"path":"/dev/nvidia0"},{"path":"/dev/nvidia8"}]}`: "/dev/nvidia8",
		"hooks:\n- path: /usr/bin/nvidia-cdi-hook\n": "",
	} {
		got := strings.Join(reader{root: root}.missingDevices(description), " ")
		if got != want {
			t.Errorf("%q: %q, want %q", description, got, want)
		}
	}
}

// TestPackagesByHalves tells the packages of the driver from others of NVIDIA's.
func TestPackagesByHalves(t *testing.T) {
	var status strings.Builder
	for _, name := range []string{
		"nvidia-container-toolkit", "nvidia-container-toolkit-base", "libnvidia-container1", "libnvidia-container-tools",
		"nvidia-docker2", "nvidia-cuda-toolkit", "nvidia-cuda-dev", "nvidia-cudnn", "libnvidia-egl-wayland1",
		"libnvidia-ml-dev", "nvidia-opencl-dev", "nvidia-driver-assistant", "nvidia-settings", "nvidia-fabricmanager-570",
	} {
		status.WriteString("Package: " + name + "\nStatus: install ok half-configured\nVersion: 1\n\n")
	}
	driver := []string{"cuda-drivers", "libcuda1", "libnvidia-compute-570", "linux-modules-nvidia-570-generic",
		"nvidia-dkms-570", "nvidia-driver", "nvidia-kernel-common-570", "nvidia-utils-570"}
	for _, name := range driver {
		status.WriteString("Package: " + name + "\nStatus: install ok unpacked\nVersion: 570.86.15-1\n\n")
	}
	// The same once more, for programs of 32 bits.
	status.WriteString("Package: libnvidia-compute-570\nStatus: install ok unpacked\nArchitecture: i386\nVersion: 570\n")
	_, got := reader{root: files(map[string]string{"var/lib/dpkg/status": status.String()})}.packages()
	if diff := cmp.Diff(driver, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
