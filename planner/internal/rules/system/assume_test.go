package system_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/planner/internal/rules/system"
)

// TestNewerThanTheFacts holds the difference between what is newer than the
// facts and what lies between releases that they know.
func TestNewerThanTheFacts(t *testing.T) {
	for words, want := range map[string]string{
		"pytorch==2.99":              "--framework: PyTorch 2.99 is not known to the facts of 2026-11-20: they end with 2.15.0, and nothing is said about whether it works; newer facts can be laid over with matrices { overlay = [...] }; to plan as if it were like 2.15: --assume-like 2.15",
		"pytorch>=2.99":              "--framework: PyTorch >=2.99 is not known to the facts of 2026-11-20: they end with 2.15.0, and",
		"pytorch==2.5.9":             "--framework: PyTorch 2.5.9 is not known to the facts of 2026-11-20: nothing is said about whether it works; nearest known: 2.6.0, 2.5.1 and 2.5.0",
		"pytorch cuda=14.0":          "--cuda: CUDA 14.0 is not known to the facts of 2026-11-20: they end with 13.4.2",
		"pytorch cudnn=9.99":         "--cudnn: cuDNN 9.99 is not known to the facts of 2026-11-20: they end with 9.27.0.42",
		"pytorch nccl=2.99":          "--nccl: NCCL 2.99 is not known to the facts of 2026-11-20: they end with 2.32.3",
		"pytorch python=3.99":        "--python: Python 3.99 is not known to the facts of 2026-11-20: they end with 3.15",
		"package=ctranslate2==0.0.1": "--with: ctranslate2 0.0.1 is not known to the facts of 2026-11-20",
		"package=numpy":              "no framework: a target needs one, and numpy brings none; the facts know cupy, jax,",
	} {
		_, err := planner.New(matrices.Embedded()).Plan(plantest.Request(words))
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%s: %v, want %s", words, err, want)
		}
	}
}

func TestAnAssumedReleaseIsPlannedLikeTheNamedOne(t *testing.T) {
	p, set := planner.New(matrices.Embedded()), matrices.Embedded()
	got := plantest.Plan(t, p, "gpu=h100 pytorch==2.99 like=2.14 with=torchvision")
	known := plantest.MustStack(t, p, "gpu=h100 pytorch==2.14.*")
	if got.Stack == nil || got.Stack.Framework.Version != "2.99.0" || got.Stack.Packages["torch"] != "2.99.0+"+
		known.Framework.Variant {
		t.Fatalf("the stack is %+v, want PyTorch 2.99.0 for %s", got.Stack, known.Framework.Variant)
	}
	if got.Stack.CUDA != known.CUDA || got.Stack.CUDNN != known.CUDNN || got.Stack.Driver != known.Driver {
		t.Errorf("%+v is not like %+v", got.Stack, known)
	}
	if version := got.Stack.Packages["torchvision"]; version != "" {
		t.Errorf("torchvision is pinned to %s: what goes with an unknown release is not known", version)
	}
	var said []string
	for _, w := range got.Warnings {
		said = append(said, w.Text)
	}
	for _, want := range []string{"PyTorch 2.99.0 is not known to the facts of 2026-11-20: it is taken to be like 2.14.1",
		"which torchvision goes with PyTorch 2.99.0 is not known"} {
		if !slices.ContainsFunc(said, func(text string) bool { return strings.Contains(text, want) }) {
			t.Errorf("the warnings %q do not say %q", said, want)
		}
	}
	if r := got.Reasons[0]; r.Rule != system.Assumed || !strings.Contains(r.Text, "taken to be like 2.14.1") {
		t.Errorf("the framework's reason, which the lock keeps, is %+v", r)
	}
	for _, r := range got.Reasons {
		for _, ref := range r.Facts {
			if _, err := set.Lookup(ref); err != nil {
				t.Errorf("%s cites %s: %v", r.Part, ref, err)
			}
		}
	}
}

func TestAssumedReleasesOfEveryFramework(t *testing.T) {
	for _, words := range []string{
		"tensorflow==2.99.0 like=2.20", "jax==0.99.0 like=0.8.0 gpu=a100", "onnxruntime==1.99 like=1.22",
		"cupy==99.0.0 like=13.6", "paddle==3.99.0 like=3.2",
		"pytorch==2.99.0+cu130 like=2.14", "pytorch==2.5.9 like=2.5 gpu=t4",
	} {
		s := plantest.MustStack(t, planner.New(matrices.Embedded()), words)
		if !strings.Contains(s.Framework.Version, "99") && s.Framework.Version != "2.5.9" {
			t.Errorf("%s plans %s", words, s.Framework.Version)
		}
		for name, version := range s.Packages {
			if name != "torch" && strings.HasPrefix(name, "jax") && version != "0.99.0" {
				t.Errorf("%s pins %s %s, which goes with another release", words, name, version)
			}
		}
	}
}

func TestAssumeLikeSaysWhatIsWrongWithIt(t *testing.T) {
	for words, want := range map[string]string{
		"pytorch like=2.14":           "nothing to assume",
		"pytorch>=2.99 like=2.14":     "nothing to assume",
		"pytorch==2.99 like=2.98":     "PyTorch 2.98 is not known",
		"pytorch==2.99 like=newest":   "invalid assume_like",
		"jax==0.99.0 like=>=0.1,<0.2": "invalid assume_like",
	} {
		_, err := planner.New(matrices.Embedded()).Plan(plantest.Request(words))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", words, err, want)
		}
	}
	got := plantest.Plan(t, planner.New(matrices.Embedded()), "pytorch==2.5.1 like=2.4")
	if len(got.Warnings) == 0 || !strings.Contains(got.Warnings[0].Text, "that it be like 2.4 changes nothing") ||
		got.Stack.Framework.Version != "2.5.1" {
		t.Errorf("a known release with assume_like gives %+v", got.Warnings)
	}
}
