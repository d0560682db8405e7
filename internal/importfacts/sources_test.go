package main

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/google/go-cmp/cmp"
)

func TestCleanTakesFileNumbersOut(t *testing.T) {
	for title, want := range map[string]string{
		"observed list, 2.7.0+cu128 (library id 1234567890)":             "observed list, 2.7.0+cu128",
		"observed lists (library ids 1234567890, 1234567891)":            "observed lists",
		"observed, 2.13.0+cu130 (1234567890), aarch64 (1234567891)":      "observed, 2.13.0+cu130, aarch64",
		"stored nvidia-smi output, 590.48.01 prints 13.1":                "public nvidia-smi output, 590.48.01 prints 13.1",
		"pip output in stored public file 1234567890 (keras>=3.12.0)":    "pip output in public files (keras>=3.12.0)",
		"lock files resolved from the real wheels (2.0 to 2.7.1)":        "lock files resolved from the real wheels (2.0 to 2.7.1)",
		"NVIDIA_Changelog inside Linux drivers up to 550.163.01":         "NVIDIA_Changelog inside Linux drivers up to 550.163.01",
		"third-party uv.lock naming a wheel (library id 1234567890) too": "third-party uv.lock naming a wheel too",
	} {
		if got := clean(title); got != want {
			t.Errorf("%q becomes %q, want %q", title, got, want)
		}
	}
}

func TestURLInFindsOrMakesAnAddress(t *testing.T) {
	for title, want := range map[string]string{
		"archive page (https://developer.nvidia.com/cuda-toolkit-archive), snapshots":      "https://developer.nvidia.com/cuda-toolkit-archive",
		"cuDNN 7.6.0 support matrix (docs.nvidia.com/deeplearning/cudnn/archives)":         "https://docs.nvidia.com/deeplearning/cudnn/archives",
		"pytorch/builder manywheel/, windows/ @ec927cc3ed4931603a4293669e9ea51977f75352 x": "https://github.com/pytorch/builder/tree/ec927cc3ed4931603a4293669e9ea51977f75352",
		"pytorch/pytorch issues 53164, 53476 (1.8.0 cu111)":                                "https://github.com/pytorch/pytorch/issues/53164",
		"pytorch/pytorch pull request 145616 (2.6: PTX taken out)":                         "https://github.com/pytorch/pytorch/issues/145616",
		"NVIDIA/nccl git tags and makefiles":                                               "https://github.com/NVIDIA/nccl",
		"release notes, .../13.4.1/":                                                       "",
		"a public note":                                                                    "",
	} {
		if got := urlIn(title); got != want {
			t.Errorf("%q gives %q, want %q", title, got, want)
		}
	}
}

func TestDateInTakesTheLastDate(t *testing.T) {
	for title, want := range map[string]string{
		"tags, 2022-05-09 to 2026-03-13":  "2026-03-13",
		"no date at all":                  collected,
		"driver 580.65.06 and 2026-13-01": "2026-13-01",
	} {
		if got := dateIn(title); got != want {
			t.Errorf("%q gives %q, want %q", title, got, want)
		}
	}
}

func TestClassJudgesHowASourceKnows(t *testing.T) {
	for _, c := range []struct {
		title, url string
		want       matrices.Class
	}{
		{"observed torch.cuda.get_arch_list(), 2.8.0+cu128", "", matrices.Measured},
		{"NixOS/nixpkgs redistrib manifest cudnn 9.27.0", "", matrices.Measured},
		{"machine-readable supported-GPU list inside NVIDIA Linux driver 450.248.02", "", matrices.Measured},
		{"NVIDIA data center driver docs, R615 edition", "https://docs.nvidia.com/datacenter", matrices.Vendor},
		{"pytorch/builder manywheel/", "https://github.com/pytorch/builder/tree/abc", matrices.Vendor},
		{"cuDNN 8.9.1 support matrix", "", matrices.Vendor},
		{"pytorch/pytorch issue 143962", "https://github.com/pytorch/pytorch/issues/143962", matrices.Reported},
		{"spack-packages cuda/package.py", "https://github.com/spack/spack-packages", matrices.Reported},
		{"huggingface.js hardware-nvidia.ts", "https://github.com/huggingface/huggingface.js", matrices.Reported},
		{"public install note with the exact file name", "", matrices.Reported},
		{"somebody's page", "", matrices.Reported},
	} {
		if got := class(c.title, c.url); got != c.want {
			t.Errorf("%q: %s, want %s", c.title, got, c.want)
		}
	}
}

func TestCiteBringsEveryFormToOne(t *testing.T) {
	b := &bibliography{known: map[string]matrices.Source{"vllm": {ID: "vllm"}, "onnxruntime-fork": {ID: "onnxruntime-fork"}}}
	for citation, want := range map[string]string{
		"vllm@v0.6.3:requirements-cuda.txt":              "vllm@v0.6.3:requirements-cuda.txt",
		"onnxruntime-fork@v1.0.0:setup.py":               "onnxruntime-fork@v1.0.0:setup.py",
		"vllm":                                           "vllm",
		"https://github.com/jax-ml/jax/issues/25718":     "github.com/jax-ml/jax/issues/25718",
		"lock: SeldonIO/MLServer:poetry.lock@ca664d9af1": "SeldonIO/MLServer@ca664d9af1:poetry.lock",
		"jax-ml/jax@jax-v0.2.0:setup.py":                 "jax-ml/jax@jax-v0.2.0:setup.py",
		"jax-ml/jax@cec06d11 (main, 2026-08-08)":         "jax-ml/jax@cec06d11",
		"main of jax-ml/jax at 2026-08-08":               "jax-ml/jax@main-2026-08-08",
		"stored public files 1234567890, 1234567891":     "public-files",
		"google/flax tags v0.3.0..v0.12.7":               "google/flax",
		"tensorflow main (2026-01-28 snapshot in theIArchitecture/tensorflow):RELEASE.md": "tensorflow/tensorflow@main-2026-01-28:RELEASE.md",
		"Debian archive": "Debian-archive",
	} {
		if got := b.cite(citation); got != want {
			t.Errorf("%q becomes %q, want %q", citation, got, want)
		}
	}
	want := matrices.Source{ID: "github.com/jax-ml/jax/issues/25718", Title: "jax-ml/jax issue 25718", URL: "https://github.com/jax-ml/jax/issues/25718",
		Date: collected, Class: matrices.Reported}
	if diff := cmp.Diff(want, b.known["github.com/jax-ml/jax/issues/25718"]); diff != "" {
		t.Error(diff)
	}
	if got := b.known["SeldonIO/MLServer"].Class; got != matrices.Measured {
		t.Errorf("lock files are %s", got)
	}
}

func TestShortIDKeepsTheWordsThatTell(t *testing.T) {
	for text, want := range map[string]string{
		"up to 8.0.x there is one binary per CUDA minor; a build": "up-8.0.x-there-binary-per",
		"Linux only: there is no Windows wheel":                   "linux-only-there-windows-wheel",
		"":                                                        "",
	} {
		if got := shortID(text); got != want {
			t.Errorf("%q gives %q, want %q", text, got, want)
		}
	}
}

func TestCellOfReadsInferredEntries(t *testing.T) {
	rename := map[string]string{"numpy": "pair_specs", "cuda": "build"}
	for entry, want := range map[string]struct {
		cell      string
		explained bool
	}{
		"sm":                           {"sm", false},
		"numpy (bounds of the recipe)": {"pair_specs", true},
		"cuda.default":                 {"build", false},
		"cudnn patch level":            {"cudnn", true},
	} {
		cell, explained := cellOf(entry, rename)
		if cell != want.cell || explained != want.explained {
			t.Errorf("%q gives %q, explained %v", entry, cell, explained)
		}
	}
}

func TestCapabilityFloors(t *testing.T) {
	for text, want := range map[string]struct {
		lowest string
		by     map[string]string
	}{
		"7.5":                            {"7.5", nil},
		"":                               {"", nil},
		"5.0 (CUDA 12), 7.5 (CUDA 13)":   {"5.0", map[string]string{"12": "5.0", "13": "7.5"}},
		"3.5 (CUDA 11), 3.0 (CUDA 10.2)": {"3.0", map[string]string{"11": "3.5", "10": "3.0"}},
	} {
		lowest, by := capabilityFloors(text)
		if lowest != want.lowest {
			t.Errorf("%q starts at %s", text, lowest)
		}
		if diff := cmp.Diff(want.by, by); diff != "" {
			t.Errorf("%q: %s", text, diff)
		}
	}
}

func TestTensorFlowSpecs(t *testing.T) {
	for _, c := range [][4]string{
		{"8.0", "6", "==8.0.*", ">=6,<7"}, {"10.1", "7.6", "==10.1.*", ">=7.6,<8"}, {"11.0", "8.0", "==11.0.*", ">=8.0,<9"},
		{"11.2", "8.1.0.77", ">=11.2,<12", ">=8.1,<9"}, {"12.5", "9.3.0.75", ">=12.5,<13", ">=9.3,<10"},
	} {
		cuda, cudnn := tensorflowSpecs(c[0], c[1])
		if cuda != c[2] || cudnn != c[3] {
			t.Errorf("CUDA %s and cuDNN %s give %s and %s", c[0], c[1], cuda, cudnn)
		}
	}
}

func TestLibraryBuildReadsMajorsAndVersions(t *testing.T) {
	for _, c := range [][5]string{
		{"12.x", "9.x", "cu12", "12", ">=12,<13"}, {"11.8", "8.2.4", "cu118", "11.8", ">=11,<12"}, {"11.0.3", "8.0.3", "cu110", "11.0", ">=11,<12"},
		{"10.2", "8.0", "cu102", "10.2", "==10.2.*"}, {"8", "7", "cu8", "8", "==8.*"}, {"9.0", "", "cu90", "9.0", "==9.0.*"},
	} {
		b := libraryBuild(c[0], c[1])
		if diff := cmp.Diff([]string{c[2], c[3], c[4]}, []string{b.Variant, b.CUDA, b.CUDASpec}); diff != "" {
			t.Errorf("%s: %s", c[0], diff)
		}
	}
}

func TestPlainExpressionsSayTheSameWithoutLookAhead(t *testing.T) {
	e := matrices.ErrorEntry{Signatures: []string{`libcudnn\.so\.8\b(?!\. Error: libcuda)`, `plain`, `MISMATCH(?!_)`}}
	plainExpressions(&e)
	for log, want := range map[string]bool{
		"Could not load libcudnn.so.8": true, "libcudnn.so.8. Error: libcuda.so": false, "a plain one": true, "VERSION_MISMATCH": true, "MISMATCH_X": false,
	} {
		if e.Matches(log) != want {
			t.Errorf("%q matches: %v", log, !want)
		}
	}
}

func TestTorchABIByRelease(t *testing.T) {
	for _, c := range [][4]string{
		{"2.5.1", "cu124", "linux/amd64", "false"}, {"2.6.0", "cu124", "linux/amd64", "false"}, {"2.6.0", "cu126", "linux/amd64", "true"},
		{"2.6.0", "cu126", "linux/arm64", "true"}, {"2.7.0", "cu118", "linux/amd64", "true"}, {"2.10.0", "cu128", "linux/amd64", "true"},
	} {
		if got := torchABI(c[0], c[1], c[2]); got != c[3] {
			t.Errorf("torch %s+%s on %s: %s", c[0], c[1], c[2], got)
		}
	}
}

func TestPlainIDsShortensFileNumbers(t *testing.T) {
	if got := string(plainIDs([]byte(`source = ["gh-1234567890", "nv-cc"]`))); got != `source = ["public-890", "nv-cc"]` {
		t.Error(got)
	}
}

func TestLegendSpeaksOfTheCellsOfTheTables(t *testing.T) {
	notes := object{path: "x", seen: &seen{map[string]bool{}, map[string]bool{}}, m: map[string]any{
		"first_driver_listed": "first Linux driver that names the board", "last_driver_branch": "null means still supported in R615",
		"latest_known": "not in the tables", "sm": strings.Repeat("word ", 25),
	}}
	want := "first_driver: first Linux driver that names the board\nlast_driver_branch: absent: still supported in R615\n" +
		"sm:" + strings.Repeat(" word", 19) + "\n  word" + strings.Repeat(" word", 5) + "\n"
	if diff := cmp.Diff(want, legend(notes)); diff != "" {
		t.Error(diff)
	}
}
