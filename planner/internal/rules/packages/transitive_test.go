package packages_test

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
)

// TestRequirementsJoinTheSolve holds what a package brings with it: other
// packages with GPU code, and what those need of the stack.
func TestRequirementsJoinTheSolve(t *testing.T) {
	for words, want := range map[string]map[string]string{
		"gpu=t4 pytorch package=faster-whisper": {"faster-whisper": "1.2.1",
			"ctranslate2": "4.8.5"},
		"gpu=t4 pytorch==2.3.1 package=faster-whisper==1.0.3": {"faster-whisper": "1.0.3",
			"torch": "2.3.1"},
		"gpu=a100 package=vllm==0.11.0": {"vllm": "0.11.0", "xformers": "0.0.32.post1",
			"torch": "2.8.0"},
		"gpu=gh200 package=vllm==0.11.0": {"vllm": "0.11.0",
			"xformers": ""}, // a marker leaves it to Intel processors
		"gpu=a100 package=vllm==0.31.0": {"vllm": "0.31.0",
			"xformers": ""}, // no longer required
		"gpu=t4 pytorch package=faster-whisper package=ctranslate2==4.5.0": {"faster-whisper": "1.2.1",
			"ctranslate2": "4.5.0"},
	} {
		s := plantest.MustStack(t, planner.New(matrices.Embedded()), words)
		for name, version := range want {
			if s.Packages[name] != version {
				t.Errorf("%s: %s %q, want %q (%v)", words, name, s.Packages[name], version, s.Packages)
			}
		}
	}
}

func TestWhatIsPulledInSaysWhy(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=a100 package=vllm==0.11.0")
	for _, r := range got.Reasons {
		if r.Part == "xformers" {
			if r.Rule != packages.Transitive ||
				!strings.Contains(r.Text, "it comes with vllm 0.11.0, which asks for ==0.0.32.post1") {
				t.Errorf("xformers is there because %+v", r)
			}
			return
		}
	}
	t.Error("xformers has no reason")
}

func TestCUDNNOfPackagesAndFrameworksIsOne(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=t4 pytorch==2.5.1 package=ctranslate2==4.4.0")
	said := plantest.Sentences(got.Conflict)
	for _, want := range []string{"come with cuDNN 9.1.0.70", "ctranslate2 4.4.0 loads cuDNN 8"} {
		if !strings.Contains(said, want) {
			t.Errorf("the conflict says %s, want %q", said, want)
		}
	}
	if s := plantest.MustStack(t, planner.New(matrices.Embedded()),
		"gpu=t4 pytorch==2.3.1 package=ctranslate2==4.4.0"); version.Major(s.CUDNN) != "8" {
		t.Errorf("cuDNN is %s, want 8", s.CUDNN)
	}
}

// TestTheOneWheelThatFitsIsNamed follows the wheel of flash-attn that goes with a
// stack into what the lock pins and the command: its metadata has no label, so it
// is named by its address.
func TestTheOneWheelThatFitsIsNamed(t *testing.T) {
	for words, want := range map[string]string{
		"gpu=a100 pytorch==2.5.* package=flash-attn":                                              "2.8.3.post1+cu12torch2.5cxx11abiFALSE",
		"gpu=a100 pytorch==2.7.0 package=flash-attn==2.8.0.post2":                                 "2.8.0.post2+cu12torch2.7cxx11abiTRUE",
		"gpu=a100 pytorch==2.2.0+cu118 package=flash-attn==2.5.5":                                 "2.5.5+cu118torch2.2cxx11abiFALSE",
		"gpu=a100 pytorch==2.5.1+cu124 package=flash-attn==2.7.4.post1+cu12torch2.5cxx11abiFALSE": "2.7.4.post1+cu12torch2.5cxx11abiFALSE",
		"gpu=a100 pytorch==2.12.0 package=flash-attn toolkit":                                     "2.8.3.post2", // compiled
	} {
		s := plantest.MustStack(t, planner.New(matrices.Embedded()), words)
		version, _, labelled := strings.Cut(want, "+")
		if got := s.Packages["flash-attn"]; got != version {
			t.Errorf("%s: flash-attn %s, want %s", words, got, version)
		}
		address := "https://github.com/Dao-AILab/flash-attention/releases/download/v" + version + "/flash_attn-" + want +
			"-cp" + strings.ReplaceAll(s.Python, ".", "") + "-cp" + strings.ReplaceAll(s.Python, ".", "") +
			"-linux_x86_64.whl"
		command := "pip install " + address
		if !labelled {
			address, command = "", "pip install --no-build-isolation flash-attn=="+version
		}
		if s.Wheels["flash-attn"] != address || s.Install[len(s.Install)-1] != command {
			t.Errorf("%s: wheel %q, commands %q, want %s", words, s.Wheels["flash-attn"], s.Install, command)
		}
	}
}

// TestOnlyPackagesThatBindAreMarked keeps the mark that makes a package join the
// solve from those whose releases tie a stack to nothing.
func TestOnlyPackagesThatBindAreMarked(t *testing.T) {
	set := matrices.Embedded()
	marked := 0
	for _, info := range set.PackageInfos() {
		if !info.BindsGPU {
			continue
		}
		marked++
		if r := set.Packages(info.Name)[0]; !facts.ShipsCode(&r) && r.SMMin == "" && r.CUDNN == "" {
			t.Errorf("%s binds nothing: %+v", info.Name, r)
		}
	}
	if marked == 0 {
		t.Error("no package is marked")
	}
}
