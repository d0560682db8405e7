package answer_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices/overlay"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
)

// TestPaddleBringsTheCUDNNThatItPins plans the builds of PaddlePaddle 3: each
// wheel brings the cuDNN of its pins, which on Windows is not always the one
// that it was compiled with.
func TestPaddleBringsTheCUDNNThatItPins(t *testing.T) {
	for _, test := range []struct {
		words, build, cudnn string
		older               string
	}{
		{"gpu=l40s paddle==3.3.1 cudnn=9", "3.3.1+cu129", "9.9.0.52", ""},
		{"gpu=l40s paddle", "3.3.1+cu129", "9.9.0.52", ""},
		{"gpu=h100 paddle==3.3.1 cuda=12.6", "3.3.1+cu126", "9.5.1.17", ""},
		{"gpu=p100 paddle==3.3.1", "3.3.1+cu118", "8.9.6.50", ""},
		{"gpu=rtx-4090 paddle==3.3.1 cuda=12.6 platform=windows/amd64", "3.3.1+cu126", "9.5.1.17",
			"nvidia-cudnn-cu12==9.9.0.52, installed after it, is what it was made with"},
	} {
		got := plantest.Plan(t, planner.New(matrices.Embedded()), test.words)
		if got.Stack == nil {
			t.Errorf("%s: %s", test.words, plantest.Sentences(got.Conflict))
			continue
		}
		if build := got.Stack.Framework.Version + "+" + got.Stack.Framework.Variant; build != test.build ||
			got.Stack.CUDNN != test.cudnn {
			t.Errorf("%s: %s with cuDNN %s, want %s with %s", test.words, build, got.Stack.CUDNN, test.build, test.cudnn)
		}
		var older []string
		for _, w := range got.Warnings {
			if w.Rule == hardware.CUDNNOlder {
				older = append(older, w.Text)
			}
		}
		if text := strings.Join(older, "\n"); (text == "") != (test.older == "") || !strings.Contains(text, test.older) {
			t.Errorf("%s: warns %q, want %q", test.words, text, test.older)
		}
	}
}

// TestManyRangesAreNotToldAsOne asks for a pair whose pins part.
func TestManyRangesAreNotToldAsOne(t *testing.T) {
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "gpu=l40s pytorch==2.8.0 paddle==3.3.1")
	if got.Conflict == nil || !strings.Contains(plantest.Sentences(got.Conflict),
		"PaddlePaddle 1.5.2 to 3.3.1 builds take no cuDNN 9.10.2.21") {
		t.Errorf("%+v, want a conflict over cuDNN in few words", got.Conflict)
	}
}

// TestUnknownCodeIsSaidToBeUnknown lays a release over the facts whose GPU code
// they do not list: what is taken in its stead is not what "works here".
func TestUnknownCodeIsSaidToBeUnknown(t *testing.T) {
	const says = "newest PaddlePaddle whose GPU code for NVIDIA L40S the facts know; that of 9.0.0 is not known"
	for kernels, want := range map[string]string{
		"": says,
		`sm = ["9.0"]
      ptx = []`: "9.0.0 is held back: PaddlePaddle 9.0.0 builds (cu129) carry no sm_89 code",
		`sm = ["8.9"]`: "newest PaddlePaddle that the facts know",
	} {
		got := plantest.Plan(t, planner.New(withPaddle9(t, kernels)), "gpu=l40s paddle")
		if len(got.Reasons) == 0 || got.Reasons[0].Part != "framework" || !strings.Contains(got.Reasons[0].Text, want) {
			t.Errorf("with %q: %+v, want %q", kernels, got.Reasons, want)
		}
	}
}

func withPaddle9(t *testing.T, kernels string) *matrices.Set {
	t.Helper()
	file := filepath.Join(t.TempDir(), "mine.hcl")
	text := `
source "lab" {
  title = "our own wheels"
  url   = "https://example.com/paddle"
  date  = "2026-11-01"
  class = "measured"
}
framework "paddle" "9.0.0" {
  package = "paddlepaddle-gpu"
  python  = ["3.12", "3.13"]
  source  = ["lab"]
  build "cu129" {
    cuda       = "12.9"
    index_kind = "pypi"
    source     = ["lab"]
    platform "linux/amd64" {
      delivery = "pip-nvidia-wheels"
      ` + kernels + `
    }
  }
}
`
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	set, err := overlay.Apply(matrices.Embedded(), file)
	if err != nil {
		t.Fatal(err)
	}
	return set
}
