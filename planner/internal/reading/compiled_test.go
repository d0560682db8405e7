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
		if diff := cmp.Diff(want, reading.ReadCompiled(text)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", text, diff)
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
		c := reading.ReadCompiled(text)
		if c.PTX && text == "" || len(c.SM) > len(text) {
			t.Errorf("%q: %+v", text, c)
		}
	})
}
