package observed

import (
	"slices"
	"testing"
)

func TestFlagsOfPackages(t *testing.T) {
	const wheel = "https://example.com/whl/torch-2.1.0%2Bcu118-cp310-cp310-linux_x86_64.whl"
	for _, test := range []struct{ flag, name, value, specifier, label, from string }{
		{"torch==2.4.0+cu121", "torch", "2.4.0+cu121", "", "", ""},
		{"torch 2.1.0 (cu118)", "torch", "2.1.0 (cu118)", "", "", ""},
		{"tensorflow 2.4.1 (cuda 11.0, cudnn 8.0)", "tensorflow", "2.4.1 (cuda 11.0, cudnn 8.0)", "", "", ""},
		{"torch>=2.1,<2.3", "torch", "", ">=2.1,<2.3", "", ""},
		{"pytorch=1.7.1=py3.8_cuda11.0_cudnn8.0.5_0", "pytorch", "1.7.1", "", "py3.8_cuda11.0_cudnn8.0.5_0", ""},
		{wheel, "torch", "2.1.0+cu118", "", "", wheel},
		{`C:\wheels\flash_attn-2.5.8-cp310-cp310-win_amd64.whl`, "flash-attn", "2.5.8", "", "",
			`C:\wheels\flash_attn-2.5.8-cp310-cp310-win_amd64.whl`},
		{"torch @ " + wheel, "torch", "2.1.0+cu118", "", "", wheel},
		{"CUDA toolkit==12.1", "cuda-toolkit", "12.1", "", "", ""},
		{"torch arch list==sm_75 sm_80", "torch-arch-list", "sm_75 sm_80", "", "", ""},
		{"vllm 0.9.1 == x", "vllm", "0.9.1 == x", "", "", ""},
		{"apex @ git+https://github.com/NVIDIA/apex", "apex", "", "", "", "git+https://github.com/NVIDIA/apex"},
	} {
		got := (&Flags{With: []string{test.flag}}).Observations()[0]
		if got.Name != test.name || got.Value != test.value || got.Specifier != test.specifier ||
			got.Label != test.label || got.From != test.from {
			t.Errorf("%q: %+v", test.flag, got)
		}
		if source := test.name == "apex"; got.Source != source {
			t.Errorf("%q: source %t", test.flag, got.Source)
		}
	}
	extras := (&Flags{With: []string{"jax[CUDA12,k8s] @ " + wheel}}).Observations()[0].Extras
	if want := []string{"cuda12", "k8s"}; !slices.Equal(extras, want) {
		t.Errorf("extras %v, want %v", extras, want)
	}
}
