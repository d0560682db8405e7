package reading_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/internal/reading"
)

func TestReadCompiled(t *testing.T) {
	for text, want := range map[string]reading.Compiled{
		"built for torch 2.2.0+cu121":          {Torch: "2.2", CUDA: "12.1"},
		"for torch-2.5.0+cu124":                {Torch: "2.5", CUDA: "12.4"},
		"wheel built for torch 2.3, CUDA 12.1": {Torch: "2.3", CUDA: "12.1"},
		"built for torch 2.3.0 cu121":          {Torch: "2.3", CUDA: "12.1"},
		"compiled against PyTorch 1.13":        {Torch: "1.13"},
		"cu118 wheel":                          {CUDA: "11.8"},
		"2.2.0+cu128torch2.9.0.post3":          {Torch: "2.9", CUDA: "12.8"},
		"1.1.1 (cu118torch2.1cxx11abiFALSE)":   {Torch: "2.1", CUDA: "11.8", ABI: "false"},
		"2.7.4+cu12torch2.6cxx11abiFALSE":      {Torch: "2.6", CUDA: "12", ABI: "false"},
		"0.1.8+cu121.torch2.3.1":               {Torch: "2.3", CUDA: "12.1"},
		"0.21.6+torch2100cu128":                {Torch: "2.10", CUDA: "12.8"},
		"0.3.1+torch2.7":                       {Torch: "2.7"},
		"2.1.0+torch20cu117":                   {Torch: "2.0", CUDA: "11.7"},
		"torch_scatter-2.1.2+pt20cpu-cp39.whl": {Torch: "2.0", CUDA: "cpu"},
		"x-1.4%2Bcu12torch2.4-cp310.whl":       {Torch: "2.4", CUDA: "12"},
		"torch-2.5.0+cu124":                    {},
		"built for cu92":                       {CUDA: "9.2"},
		"0.2.1 built for 7.5":                  {SM: []string{"7.5"}},
		"0.1.3 built for sm_37":                {SM: []string{"3.7"}},
		"compiled for sm_90a and sm_80":        {SM: []string{"8.0", "9.0"}},
		"built for 8.0 and 9.0+PTX":            {SM: []string{"8.0", "9.0"}, PTX: true},
		"build for 2.2.0+cu121":                {Torch: "2.2", CUDA: "12.1"},
		"built from source":                    {},
		"built from source for torch 2.1":      {},
		"2.5.1":                                {},
		"0.20.1+cu121":                         {},
		"":                                     {},
	} {
		if diff := cmp.Diff(want, reading.ReadCompiled(text, "torch")); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}

func TestReadAddress(t *testing.T) {
	for address, want := range map[string]reading.Label{
		"https://example.com/wheels/py310_cu117_pyt201/x-0.7.4-cp310-cp310-linux_x86_64.whl": {Torch: "2.0", CUDA: "117"},
		"https://example.com/dist/cu121/torch2.1/index.html":                                 {Torch: "2.1", CUDA: "121"},
		"https://example.com/whl/torch-2.4.0%2Bcu121.html":                                   {Torch: "2.4", CUDA: "121"},
		"https://example.com/whl/torch-2.4.0+cpu.html":                                       {Torch: "2.4", CUDA: "cpu"},
		"https://example.com/whl/cu121/x-1.0-py3-none-any.whl":                               {},
		"https://example.com/releases/download/v1.4.0/x-1.0-py3-none-any.whl":                {},
		"%zz": {}, "": {},
	} {
		if got := reading.ReadAddress(address, "torch"); got != want {
			t.Errorf("%q is read as %+v, want %+v", address, got, want)
		}
	}
}

func TestReadCapabilities(t *testing.T) {
	for text, want := range map[string]reading.Compiled{
		"sm_70 sm_86 sm_70":        {SM: []string{"7.0", "8.6"}},
		"sm_52 sm_120 compute_120": {SM: []string{"5.2", "12.0"}, PTX: true},
		"none":                     {},
	} {
		if diff := cmp.Diff(want, reading.ReadCapabilities(text)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
		}
	}
}

func FuzzReadCompiled(f *testing.F) {
	f.Add("built for torch 2.2.0+cu121")
	f.Add("compiled for sm_90a, 8.6+PTX")
	f.Add("cu1 wheel")
	f.Fuzz(func(t *testing.T, text string) {
		reading.ReadCapabilities(text)
		c := reading.ReadCompiled(text, "torch")
		if c.PTX && text == "" || len(c.SM) > len(text) {
			t.Errorf("%q: %+v", text, c)
		}
	})
}

func TestReadBehind(t *testing.T) {
	for text, want := range map[string]reading.Behind{
		"2.1.0":                            {},
		"2.1.0+cu118":                      {},
		"2.1.0 (cu118)":                    {Label: "cu118", CUDA: "11.8", Of: reading.OfBuild},
		"2.7.1 cuda 12.8":                  {CUDA: "12.8"},
		"2.7.1 for CUDA 12":                {CUDA: "12"},
		"cuda 12.8":                        {CUDA: "12.8"},
		"2.5.1 (py3.9_cuda12.1_cudnn8_0)":  {CUDA: "12.1"},
		"1.13.1 (cuda112py310h51fe464_2)":  {CUDA: "11.2"},
		"2.7.1 (driver CUDA 12.2)":         {CUDA: "12.2", Of: reading.OfDriver},
		"2.7.1 (CUDA toolkit 12.1)":        {CUDA: "12.1", Of: reading.OfToolkit},
		">=2.1,<2.3 (cu118)":               {Label: "cu118", CUDA: "11.8", Of: reading.OfBuild},
		"2.7.1 (not cu118)":                {},
		"2.7.1 (cudnn 9.1)":                {},
		"0.4.30 (CUDA12)":                  {CUDA: "12"},
		"2.4.1 (ROCm 6.1)":                 {Label: "rocm"},
		"ROCm build":                       {Label: "rocm"},
		"2.4.1 (not ROCm)":                 {},
		"2.4.1 cu121, with ROCm beside it": {Label: "cu121", CUDA: "12.1", Of: reading.OfBuild},
		"2.4.1 (CUDA 12.1, ROCm N/A)":      {},
	} {
		if got := reading.ReadBehind(text); got != want {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
}
