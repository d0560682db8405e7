package observed

import "testing"

func TestNamesCUDA(t *testing.T) {
	for name, want := range map[string]string{
		"cuda75": "7.5", "cuda80": "8.0", "cuda92": "9.2", "cuda100": "10.0", "cuda": "", "cuda9": "", "cuda1000": "",
		"cuda11": "", "cuda12": "", "cuda65": "", "cuda012": "", "cuda-92": "", "cuda9x": "", "cupy-cuda92": "",
	} {
		if got := NamesCUDA(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
