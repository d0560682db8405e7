package reading_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

func boards(t testing.TB) reading.Finder {
	t.Helper()
	set := matrices.Embedded()
	return func(text string) []matrices.GPU {
		found, _, err := set.FindGPU(text)
		if err != nil {
			return nil
		}
		return found[:min(len(found), 1)]
	}
}

func TestReadGPUs(t *testing.T) {
	for _, test := range []struct {
		text, want string // capabilities with commas, boards with semicolons
		count      int
	}{
		{"NVIDIA GeForce RTX 5090", "12.0", 0},
		{"Zotac RTX 2070 AMP", "7.5", 0},
		{"2 x 3090", "8.6", 2},
		{"GTX3090", "8.6", 0},
		{"MSI GTX3080Ti Ventus", "8.6", 0},
		{"2 x GTX3090", "8.6", 2},
		{"RTX 1650 Max-Q", "7.5", 0},
		{"RTX 960", "5.2", 0},
		{"gtx_1080", "6.1", 0},
		{"GTX 4000", "", 0}, // several boards without a prefix have that number
		{"K80 Tesla", "3.7", 0},
		{"compute capability 7.0", "7.0", 0},
		{"Pascal GPU", "6.0,6.1", 0},
		{"A100 80GB (MIG)", "8.0", 0},
		{"MSI GeForce RTX 4070 Ti SUPER Ventus 3X OC 16 GB", "8.9", 0},
		{"RTX 3090, Tesla T4", "8.6;7.5", 0},
		{"VM.GPU.A10.1", "8.6", 0},
		{"gpu_8x_h100_sxm5", "9.0", 0},
		{"Standard_NG32ads_V620_v1", "", 0}, // of another maker
		{"RTX 50 series", "12.0", 0},
		{"RTX 20 series", "7.5,8.6", 0}, // the RTX 2050 is of the next generation
		{"40xx", "8.9", 0},
		{"Blackwell", "10.0,10.3,12.0,12.1", 0},
		{"RTX 50-something (sm_120)", "12.0", 0},
		{"sm_86", "8.6", 0},
		{"sm_80 sm_90", "8.0,9.0", 0},
		{"RTX 4090 / RTX 5090", "8.9,12.0", 0},
		{"RTX 4090 or RTX 5090", "8.9,12.0", 0},
		{"RTX 3090/4090", "8.6,8.9", 0},
		{"A100/H100", "8.0,9.0", 0},
		{"GeForce RTX 3060/PCIe/SSE2", "8.6", 0},
		{"RTX 3050 Ti Mobile / Max-Q", "8.6", 0},
		{"RTX 3060 / Ryzen 5 5600", "8.6", 0},
		{"Tesla T4\nNVIDIA A100-SXM4-80GB\n", "7.5;8.0", 0},
		{"Tesla T4, 15360 MiB", "7.5", 0},
		{"TITAN X", "5.2,6.1", 0}, // of Maxwell and of Pascal
		{"Tesla V100S", "7.0", 0},
		{"RTX 12345", "", 0},
		{"a graphics card", "", 0},
		{"24 GB", "", 0},
	} {
		var groups []string
		count := 0
		for _, g := range reading.ReadGPUs(matrices.Embedded(), boards(t), test.text) {
			var capabilities []string
			for _, b := range g.Boards {
				capabilities = append(capabilities, b.ComputeCapability)
			}
			groups, count = append(groups, strings.Join(sorted(capabilities), ",")), g.Count
		}
		if got := strings.Join(groups, ";"); got != test.want || count != test.count {
			t.Errorf("%q: %s, %d of them; want %s, %d", test.text, got, count, test.want, test.count)
		}
	}
}

func sorted(list []string) []string {
	for i := range list {
		for j := i + 1; j < len(list); j++ {
			if len(list[j]) < len(list[i]) || len(list[j]) == len(list[i]) && list[j] < list[i] {
				list[i], list[j] = list[j], list[i]
			}
		}
	}
	return list
}

func TestReadSystem(t *testing.T) {
	for _, test := range []struct {
		text, glibc, platform string
		atLeast               bool
	}{
		{"CentOS Linux 7 (Core)", "2.17", "", false},
		{"CentOS 7.9", "2.17", "", false},
		{"rhel 7.3", "2.17", "", false},
		{"CentOS release 6.8 (Final)", "2.12", "", false},
		{"rhel6.4", "2.12", "", false},
		{"centos 5", "2.5", "", false},
		{"Red Hat Enterprise Linux 8.7", "2.28", "", false},
		{"ubuntu20.04", "2.31", "", false},
		{"Ubuntu 22.04.3 LTS (x86_64)", "2.35", "linux/amd64", false},
		{"Ubuntu focal", "2.31", "", false},
		{"Debian trixie, not bookworm, bullseye or jammy", "2.41", "", false},
		{"ubuntu21.04", "2.33", "", false},
		{"Ubuntu 22", "2.35", "", false},
		{"Ubuntu 26.10", "2.43", "", true},
		{"ubuntu1604", "2.23", "", false},
		{"ubuntu1804", "2.27", "", false},
		{"ubuntu2204", "2.35", "", false},
		{"Ubuntu 2404", "2.39", "", false},
		{"Ubuntu 16.10", "2.24", "", false},
		{"Ubuntu 17.10", "2.26", "", false},
		{"Ubuntu 19.10", "", "", false}, // between two that are known
		{"Fedora 41", "2.40", "", false},
		{"SLES 15", "", "", false},
		{"SUSE Linux Enterprise Server 15", "", "", false},
		{"openSUSE Leap 15.0", "", "", false},
		{"openSUSE Leap 15.7", "2.38", "", true},
		{"opensuse15", "2.38", "", false}, // as NVIDIA's images are called
		{"SLES 15 SP5", "2.31", "", false},
		{"openSUSE Leap 15.6", "2.38", "", false},
		{"SLES 12 SP5", "", "", false},
		{"Ubuntu 12.04", "", "", false},
		{"Raspberry Pi OS", "", "linux/arm64", false},
		{"Linux Mint 21.2", "2.35", "", false},
		{"Pop!_OS 22.04", "2.35", "", false},
		{"Amazon Linux 2", "2.26", "", false},
		{"Arch Linux", "", "", false},
		{"glibc 2.12", "2.12", "", false},
		{"manylinux_2_28", "2.28", "", false},
		{"linux-aarch64", "", "linux/arm64", false},
		{"wsl2-ubuntu22.04", "2.35", "linux/amd64", false},
		{"Windows 11", "", "windows/amd64", false},
		{"windows10", "", "windows/amd64", false},
		{"window 11", "", "windows/amd64", false},
		{"jetpack 6.1", "", "linux/arm64", false},
		{"Windows Subsystem for Linux 2 (Ubuntu 22.04)", "2.35", "linux/amd64", false},
		{"Windows Subsystem for Linux", "", "linux/amd64", false},
		{"Ubuntu focal (x86_64)", "2.31", "linux/amd64", false},
		{"Debian bullseye amd64", "2.31", "linux/amd64", false},
		{"Ubuntu (64-bit)", "", "", false},
		{"Windows 11 ARM64", "", "", false},
	} {
		got := reading.ReadSystem(matrices.Embedded(), test.text)
		if got.Glibc != test.glibc || got.Platform != test.platform || got.AtLeast != test.atLeast {
			t.Errorf("%q: glibc %q, platform %q, at least: %t; want %q, %q, %t", test.text, got.Glibc, got.Platform,
				got.AtLeast, test.glibc, test.platform, test.atLeast)
		}
	}
	if s := reading.ReadSystem(matrices.Embedded(), "linux-docker"); !s.Docker {
		t.Error("linux-docker is no container")
	}
	for text, want := range map[string]string{"macOS 14": "macOS", "wsl1": "WSL 1", "WSL 1 Ubuntu 20.04": "WSL 1",
		"Windows Subsystem for Linux 1":      "WSL 1",
		"Linux-4.4.0-19041-Microsoft-x86_64": "WSL 1", "wsl2 ubuntu20.04": "", "wsl 11": "",
		"Linux-5.15.90.1-microsoft-standard-WSL2": "", "ubuntu22.04": ""} {
		if got := reading.ReadSystem(matrices.Embedded(), text).NoGPU; got != want {
			t.Errorf("%q: no GPU on %q, want %q", text, got, want)
		}
	}
}

func TestWhatASystemIsTakenFor(t *testing.T) {
	for text, want := range map[string]string{
		"ubuntu22.04": "", "Ubuntu 22.04.3 LTS (x86_64)": "", "Ubuntu 25.10": "", "Rocky Linux 9.3": "", "CentOS 7.9": "",
		"Arch Linux": "", "Windows 11": "", "JetPack 6.1": "",
		"Linux Mint 22": "a system with glibc 2.39, which ubuntu24.04 has",
		"Pop!_OS 22.04": "a system with glibc 2.35, which ubuntu22.04 has",
		"RHEL 9.4":      "a system with glibc 2.34, which rockylinux9 has",
		"jammy":         "a system with glibc 2.35, which ubuntu22.04 has",
		"Ubuntu 26.10":  "a system with glibc 2.43, which ubuntu26.04 has, or a later one",
		"L4T 35.4.1":    "JetPack 5.1.2",
	} {
		s := reading.ReadSystem(matrices.Embedded(), text)
		if got := s.TakenFor(); got != want {
			t.Errorf("%q is taken for %q, want %q", text, got, want)
		}
	}
}

func TestSaysNone(t *testing.T) {
	for text, want := range map[string]bool{"none": true, "Not installed": true, "(missing)": true,
		"": false, "N/A": false, "8.9.7": false, "none before 8": false} {
		if got := reading.SaysNone(text); got != want {
			t.Errorf("SaysNone(%q) = %t, want %t", text, got, want)
		}
	}
}

func TestSaysNoGPU(t *testing.T) {
	for text, want := range map[string]bool{"none": true, "CPU": true, "cpu-only": true, "No GPU": true,
		"": false, "N/A": false, "T4": false, "CPU and T4": false} {
		if got := reading.SaysNoGPU(text); got != want {
			t.Errorf("SaysNoGPU(%q) = %t, want %t", text, got, want)
		}
	}
}

func TestReadPython(t *testing.T) {
	for text, want := range map[string]string{"3.10": "3.10", "Python 3.11.4": "3.11.4", "cp39": "3.9", "py310": "3.10",
		"312": "3.12", "cp313t": "3.13", "3": "3", "none": ""} {
		if got := reading.ReadPython(text); got != want {
			t.Errorf("ReadPython(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestReadCUDNN(t *testing.T) {
	for text, want := range map[string]string{"8.9.6": "8.9.6", "8906": "8.9.6", "90100": "9.1.0",
		"cuDNN 91002": "9.10.2", "5005": "5.0.5", "7": "7", "none": ""} {
		if got := reading.ReadCUDNN(text); got != want {
			t.Errorf("ReadCUDNN(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestReadRange(t *testing.T) {
	for text, want := range map[string]string{">=3.9": ">=3.9", ">=3.9,<3.12": ">=3.9,<3.12", "3.9 or newer": ">=3.9",
		"3.9": "", "": "", "==3.9": ""} {
		if got := reading.ReadRange(text); got != want {
			t.Errorf("ReadRange(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestReadCUDA(t *testing.T) {
	for _, test := range []struct {
		text string
		want reading.CUDA
	}{
		{"12.4", reading.CUDA{Version: "12.4"}},
		{"CUDA 12.1", reading.CUDA{Version: "12.1"}},
		{"cu121", reading.CUDA{Version: "12.1", Label: "cu121", Of: reading.OfBuild}},
		{"cu92", reading.CUDA{Version: "9.2", Label: "cu92", Of: reading.OfBuild}},
		{"cu12", reading.CUDA{Version: "12", Label: "cu12", Of: reading.OfBuild}},
		{"12.4 (nvcc)", reading.CUDA{Version: "12.4", Of: reading.OfToolkit}},
		{"12.2 (nvidia-smi)", reading.CUDA{Version: "12.2", Of: reading.OfDriver}},
		{"cudatoolkit 11.3", reading.CUDA{Version: "11.3", Of: reading.OfBuild}},
		{"cpu", reading.CUDA{CPU: true}},
		{"unknown", reading.CUDA{}},
	} {
		if got := reading.ReadCUDA(test.text); got != test.want {
			t.Errorf("%q: %+v, want %+v", test.text, got, test.want)
		}
	}
}

func TestReadDriver(t *testing.T) {
	for text, want := range map[string]string{
		"535.216.01": "535.216.01", "R535": "535", "v550.54.14": "550.54.14", "V535.104.05": "535.104.05",
		"NVIDIA-SMI 535.54.03": "535.54.03", "31.0.15.3623": "536.23",
		"<=470": "<=470", "551.88": "551.88", "none": "", "driver 470 (CUDA 11.4)": "470",
	} {
		if got := reading.ReadDriver(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestIs32Bit(t *testing.T) {
	for text, want := range map[string]bool{"3.10.6 32-bit": true, "3.7 (32bit)": true, "3.10": false,
		"3.10.6 [MSC v.1932 32 bit (Intel)] (32-bit runtime)": true, "3.10.6 [MSC v.1932 64 bit (AMD64)]": false} {
		if got := reading.Is32Bit(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestIsFreeThreaded(t *testing.T) {
	for text, want := range map[string]bool{"3.13t": true, "cp314t": true, "Python3.14t": true, "3.13.2t": true,
		"3.13.5 experimental free-threading build (main, Jun 12 2025)": true, "3.13-nogil": true, "3.13": false,
		"3.13.5 (tags/v3.13.5)": false, "3.13 toolchain": false} {
		if got := reading.IsFreeThreaded(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}

func TestReadVersion(t *testing.T) {
	for _, test := range []struct{ text, specifier, exact, label string }{
		{"2.8.0", "==2.8.0", "2.8.0", ""},
		{"2.8", "==2.8.*", "2.8", ""},
		{"2", "==2.*", "2", ""},
		{"2.4.0+cu121", "==2.4.0", "2.4.0", "cu121"},
		{"1.12.0a0+84d1cb9.nv22.4", "==1.12.0a0", "1.12.0a0", "84d1cb9.nv22.4"},
		{"0.4.7+cuda11.cudnn86", "==0.4.7", "0.4.7", "cuda11.cudnn86"},
		{"v1.2.3 (built from source)", "==1.2.3", "1.2.3", ""},
		{">=2.1,<2.3", ">=2.1,<2.3", "", ""},
		{"nightly", "", "", ""},
		{"2.x", "==2.*", "2", ""},
		{"cu124", "", "", "cu124"},
		{"+cu118 (from the notebook)", "", "", "cu118"},
		{"2.7.1, cu128", "==2.7.1", "2.7.1", ""},
		{">=2.1, <2.3", ">=2.1, <2.3", "", ""},
	} {
		var r reading.Requirement
		r.ReadVersion(test.text)
		if r.Specifier != test.specifier || r.Exact != test.exact || r.Label != test.label {
			t.Errorf("%q: %+v", test.text, r)
		}
	}
}

func TestPrecedes(t *testing.T) {
	for text, want := range map[string]string{"2.10.0.dev20251021": "2.10.0", "1.12.0a0": "1.12.0", "2.3.0rc1": "2.3.0",
		"2.3.0": "", "2.3.0.post1": ""} {
		if got, _ := reading.Precedes(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// FuzzRead gives every reader texts of any kind: they end, and what they read
// is part of the text or of the facts.
func FuzzRead(f *testing.F) {
	for _, seed := range []string{"2 x RTX 3090", "CentOS 7.9", "12.4 (nvcc)", "535.216.01", "2.4.0+cu121", "((((", "x x x x",
		"RTX 50 series", "\x00\xff", strings.Repeat("9.", 40)} {
		f.Add(seed)
	}
	find := boards(f)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 200 {
			return
		}
		for _, g := range reading.ReadGPUs(matrices.Embedded(), find, text) {
			if !strings.Contains(text, g.Text) {
				t.Errorf("%q is no part of %q", g.Text, text)
			}
		}
		reading.ReadSystem(matrices.Embedded(), text)
		if c := reading.ReadCUDA(text); c.Label == "" && !strings.Contains(text, c.Version) {
			t.Errorf("CUDA %q is no part of %q", c.Version, text)
		}
		reading.ReadDriver(text)
		var r reading.Requirement
		r.ReadVersion(text)
		reading.Precedes(r.Exact)
		reading.Follows(r.Exact)
		reading.ReadMade(text)
		reading.ReadBehind(text)
	})
}
