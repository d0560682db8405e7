package lint

import (
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

const measuredHead = `source "s" {
  title = "t"
  url   = "https://example.com"
  date  = "2026-11-20"
  class = "measured"
}
`

// TestWhatWasMeasuredContradictsNothing holds cells of one row against each other, and
// against the torch that the row pins.
func TestWhatWasMeasuredContradictsNothing(t *testing.T) {
	torch := `framework "pytorch" "2.5.1" {
  package = "torch"
  source  = ["s"]
  build "cu124" {
    cuda         = "12.4"
    pypi_default = ["linux/amd64"]
    source       = ["s"]
    platform "linux/amd64" {
      cxx11_abi = "false"
    }
  }
}
`
	tests := map[string]struct{ cells, want string }{
		"CUDA and a wheel for another": {`cuda = "12.8"
  requires = { nvidia-cuda-runtime-cu13 = "==13.0.1" }`, "It is for CUDA 12.8 and requires nvidia-cuda-runtime-cu13."},
		"CUDA and its wheel": {`cuda = "13"
  requires = { nvidia-cuda-runtime-cu13 = "==13.0.1" }`, ""},
		"NumPy 1 and a requirement of 2": {`numpy_abi = "<2"
  requires = { numpy = ">=2" }`, "It loads beside NumPy <2 and requires >=2."},
		"NumPy 1 and a requirement without bound": {`numpy_abi = "<2"
  requires = { numpy = ">=1.20" }`, ""},
		"another ABI than the torch that it pins": {`torch_abi = "cxx11"
  requires = { torch = "==2.5.1" }`, "It is bound to torch by cxx11 and requires torch 2.5.1, whose cxx11_abi is false."},
		"compiled against another torch": {`torch_built = "2.4.1"
  requires = { torch = "==2.5.1" }`, "It was compiled against torch 2.4.1 and requires torch ==2.5.1."},
		"compiled against a minor": {`torch_built = "2.5"
  requires = { torch = "==2.5.1" }`, ""},
		"the stable ABI": {`torch_abi = "stable"
  requires = { torch = "==2.5.1" }`, ""},
		"explained": {`numpy_abi = "<2"
  requires = { numpy = ">=2" }
  other "numpy_abi" {
    value  = ">=2"
    why    = "the module that uses it is a test's"
    source = ["s"]
  }`, ""},
	}
	for name, tt := range tests {
		text := measuredHead + torch + "package \"demo\" \"1.0\" {\n  " + tt.cells + "\n  source = [\"s\"]\n}\n"
		docs, diags := tablefile.Parse([]tablefile.File{{Name: "demo.hcl", Data: []byte(text)}})
		if diags.HasErrors() {
			t.Fatalf("%s: %v", name, diags)
		}
		contradicts(t, name, docs, tt.want)
	}
}

// contradicts wants one finding in tables of one file, whose detail begins with a text;
// none where that is empty.
func contradicts(t *testing.T, name string, docs []tablefile.Document, want string) {
	t.Helper()
	found := Measured(docs)
	switch {
	case want == "" && len(found) > 0:
		t.Errorf("%s: %v", name, found)
	case want != "" && (len(found) != 1 || !strings.HasPrefix(found[0].Detail, want)):
		t.Errorf("%s: got %v, want %s", name, found, want)
	case want != "" && found[0].Subject.Filename != "demo.hcl":
		t.Errorf("%s: at %s", name, found[0].Subject)
	}
}

// TestFactsFromElsewhereAreChecked finds no fault in our own facts as a snapshot, and
// finds those of others with the row's reference.
func TestFactsFromElsewhereAreChecked(t *testing.T) {
	if faults := Held(matrices.Embedded()); len(faults) > 0 {
		t.Errorf("our own facts: %d faults, among them %s: %s", len(faults), faults[0].Subject.Filename, faults[0].Detail)
	}
	tables := matrices.Tables{Version: "2026.11.20", GPUs: []matrices.GPU{{ID: "x1", Name: "X1", Arch: "nowhere",
		ComputeCapability: "9.9", Class: "datacenter"}}}
	faults := Held(matrices.New(tables))
	if len(faults) == 0 || faults[0].Subject.Filename != "gpus/x1" {
		t.Errorf("a GPU without a source, of no architecture: %v", faults)
	}
}
