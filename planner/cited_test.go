package planner

import (
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestEveryCitedFactIsInTheTables resolves what plans and conflicts cite.
func TestEveryCitedFactIsInTheTables(t *testing.T) {
	set := matrices.Embedded()
	p := New(set)
	seen := map[string]bool{}
	check := func(words string, refs []string) {
		for _, ref := range refs {
			if seen[ref] {
				continue
			}
			seen[ref] = true
			if _, err := set.Lookup(ref); err != nil {
				t.Errorf("%s cites %s: %v", words, ref, err)
			}
		}
	}
	for _, words := range append(sampleRequests(), append(conflicts(), otherSamples()...)...) {
		got, err := p.Plan(plantest.Request(words))
		if err != nil {
			t.Errorf("%s: %v", words, err)
			continue
		}
		for _, r := range got.Reasons {
			check(words, r.Facts)
		}
		for _, w := range got.Warnings {
			check(words, w.Facts)
		}
		if got.Conflict != nil {
			for _, c := range append([]plan.Conflict{*got.Conflict}, got.Conflict.Others...) {
				for _, r := range c.Rules {
					check(words, r.Facts)
				}
			}
		}
	}
	if len(seen) < 80 {
		t.Errorf("only %d facts were cited: the samples show too little", len(seen))
	}
}

// otherSamples are requests of the other frameworks and of packages.
func otherSamples() []string {
	return []string{
		"tensorflow", "tensorflow==2.10.*", "tensorflow==2.15.0", "gpu=v100 jax", "gpu=b200 jax", "onnxruntime cudnn=8",
		"cupy gpu=t4",
		"paddle gpu=h100", "gpu=a100 pytorch tensorflow jax", "package=vllm gpu=v100", "pytorch toolkit",
		"jax==0.6.0 build=cuda12-local",
		"gpu=rtx-3060 tensorflow==2.10.* platform=windows/amd64", "package=flash-attn gpu=a100",
		"package=transformer-engine toolkit",
	}
}

// sampleRequests are requests of every kind, with stacks and with conflicts.
func sampleRequests() []string {
	return []string{
		"pytorch", "pytorch build=cpu", "gpu=rtx-5090 pytorch", "gpu=rtx-5090 pytorch==2.5.1", "gpu=v100 pytorch",
		"gpu=k80 pytorch", "gpu=sm_90 pytorch", "gpu=t4 gpu=a100 gpu=h100 pytorch with=torchvision",
		"gpu=v100 gpu=b200 pytorch",
		"gpu=rtx-3090 driver=470.82 pytorch==2.5.1+cu124", "gpu=rtx-4090 driver=470.82 pytorch",
		"gpu=h100 driver=535 pytorch==2.8.0",
		"gpu=b200 driver=550.54.15 pytorch", "gpu=v100 driver=595.58.03 pytorch", "gpu=v100 cuda=13.0 pytorch",
		"pytorch==2.9.1 with=torchvision==0.19.0", "pytorch==2.0.1 python=3.13", "pytorch==2.4.1 cuda=13.0",
		"pytorch cuda=12.8 cudnn=8",
		"gpu=rtx-3090 pytorch platform=windows/amd64", "gpu=gh200 pytorch==2.5.0", "gpu=jetson-orin-nx pytorch",
		"pytorch os=ubuntu18.04", "pytorch os=debian12 python=3.12", "pytorch==1.13.1", "pytorch==1.2.0",
		"pytorch==2.9.1 os=centos7",
		"pytorch==2.5.1 nccl=2.27", "pytorch==2.2.0 python=3.12", "gpu=p40 pytorch cudnn=9.13",
		"gpu=gtx-1080-ti pytorch driver=580.65.06", "gpu=rtx-5090 driver=570.86.10 pytorch==2.9.1",
		"gpu=rtx-4090 pytorch==1.10.0", "gpu=b300 pytorch driver=570.211.01", "gpu=gb10 pytorch",
		"pytorch==2.14.1 with=torchaudio", "pytorch==2.6.0 os=ubuntu22.04", "pytorch os=ubuntu24.04 python=3.10",
	}
}
