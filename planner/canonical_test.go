package planner

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCanonicalHoldsWhatTheUserSetAndNothingElse(t *testing.T) {
	r := Request{
		Target:  "train",
		GPUs:    []Text{{Value: "h100"}, {Value: "a100"}},
		Python:  Text{Value: "3.12", At: Position{File: "envsolve.hcl", Line: 4, Column: 3}},
		Toolkit: true,
		Prefer:  []Text{{Value: "python"}, {Value: "framework"}},
		Frameworks: []FrameworkRequest{{Name: "pytorch", Version: Text{Value: "~=2.5.0"},
			With: []Text{{Value: "torchvision"}, {Value: "torchaudio"}}}},
		Packages: []PackageRequest{{Name: "vllm", Specifier: ">=0.6, <0.7"}},
		Image: ImageRequest{Apt: []Text{{Value: "git"}}, Env: map[string]string{"B": "2", "A": "1\n2"},
			Entrypoint: []string{"python", "train me.py"}, Copy: []CopyRequest{{From: "src", To: "/app"}}},
		SelfTest: SelfTestRequest{GPU: "auto", Smoke: Text{Value: "smoke.py"}, Guard: true},
	}
	want := []string{
		"driver", // not set: stands for every part that must not appear
		"framework.pytorch = asked",
		"framework.pytorch.version = ~=2.5.0",
		"framework.pytorch.with = torchaudio",
		"framework.pytorch.with = torchvision",
		"gpu = a100",
		"gpu = h100",
		"image.apt = git",
		`image.copy = "src" to "/app"`,
		`image.entrypoint = ["python", "train me.py"]`,
		`image.env.A = "1\n2"`,
		`image.env.B = "2"`,
		"packages.vllm = >=0.6,<0.7",
		"prefer = python framework",
		"python = 3.12",
		"selftest.gpu = auto",
		"selftest.guard = true",
		"selftest.smoke = smoke.py",
		"toolkit = true",
	}[1:]
	if diff := cmp.Diff(want, Canonical(r)); diff != "" {
		t.Errorf("Canonical (-want +got):\n%s", diff)
	}
}

func TestCanonicalIgnoresPlaceAndOrder(t *testing.T) {
	a := Request{GPUs: []Text{{Value: "t4"}, {Value: "h100", At: Position{File: "a.hcl", Line: 1, Column: 1}}}}
	b := Request{GPUs: []Text{{Value: "h100"}, {Value: "t4"}}}
	if diff := cmp.Diff(Canonical(a), Canonical(b)); diff != "" {
		t.Errorf("the same request gives other lines:\n%s", diff)
	}
}
