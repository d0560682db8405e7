package target

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/request"
)

func TestFromFlagsMeansTheSameAsAFile(t *testing.T) {
	asked := flags.Flags{
		GPU: []string{"rtx-4090"}, Driver: []string{"535.104.05"}, Framework: []string{"pytorch==2.5.1"},
		CUDA: "12.4", CUDNN: "9", NCCL: "2.21.5", Python: "3.11", OS: "ubuntu22.04", Platform: "linux/amd64",
		With: []string{"vllm==0.6.3", "Torch.Vision"},
	}
	got, err := flags.Request(nil, asked)
	if err != nil {
		t.Fatal(err)
	}
	file, diags := Parse([]byte(`
target "default" {
  gpu      = "rtx-4090"
  driver   = "535.104.05"
  cuda     = "12.4"
  cudnn    = "9"
  nccl     = "2.21.5"
  python   = "3.11"
  os       = "ubuntu22.04"
  platform = "linux/amd64"
  packages = { vllm = "==0.6.3", torch-vision = "" }
  framework "pytorch" { version = "==2.5.1" }
}`), DefaultName, Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	nowhere := cmp.Comparer(func(request.Position, request.Position) bool { return true })
	if diff := cmp.Diff(file.Requests[0], got, nowhere); diff != "" {
		t.Errorf("file and flags differ (-file +flags):\n%s", diff)
	}
	if at := got.Drivers[0].At.String(); at != "--driver" {
		t.Errorf("the driver is at %q, want --driver", at)
	}
}

func TestOverrideLeavesTheRequestAlone(t *testing.T) {
	file, diags := Parse([]byte(`
target "t" {
  packages = { numpy = "<2", vllm = "" }
  gpu      = ["t4"]
  framework "pytorch" {
    version = "2.4"
    cuda    = "12.1"
    with    = ["torchvision"]
  }
}`), DefaultName, Options{})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	before := encode(t, file)
	same, err := override(nil, file.Requests[0], flags.Flags{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(file.Requests[0], same); diff != "" {
		t.Errorf("no flags changed the request:\n%s", diff)
	}
	changed, err := override(nil, file.Requests[0], flags.Flags{CUDA: "12.4", With: []string{"numpy>=2"}, GPU: []string{"h100"}})
	if err != nil {
		t.Fatal(err)
	}
	if after := encode(t, file); after != before {
		t.Errorf("overriding changed the file's request:\n%s", cmp.Diff(before, after))
	}
	fw := changed.Frameworks[0]
	if fw.CUDA.Set() || fw.Version.Value != "2.4" || len(fw.With) != 1 {
		t.Errorf("--cuda gives framework %+v, want only its cuda replaced", fw)
	}
	if p := changed.Packages[0]; p.Name != "numpy" || p.Specifier != ">=2" || len(changed.Packages) != 2 {
		t.Errorf("--with gives %+v", changed.Packages)
	}
	if _, err := override(nil, file.Requests[0], flags.Flags{Platform: "amd64"}); err == nil {
		t.Error("a bad flag is taken")
	}
}

func TestAssumeLikeInAFileAndOverIt(t *testing.T) {
	const src = `
target "t" {
  framework "pytorch" {
    version     = "2.16"
    assume_like = "2.13"
  }
}`
	for like, want := range map[string]string{"": "2.13", "2.14": "2.14"} {
		var over flags.Flags
		if like != "" {
			over.AssumeLike = []string{like}
		}
		file, diags := Parse([]byte(src), DefaultName, Options{Flags: over})
		if diags.HasErrors() {
			t.Fatal(diags)
		}
		if got := file.Requests[0].Frameworks[0].AssumeLike.Value; got != want {
			t.Errorf("--assume-like %q over 2.13 gives %q, want %q", like, got, want)
		}
	}
}

// override lays flags over a file's request. A flag replaces what the file says
// of the same part: --gpu the whole list of GPUs, --framework the frameworks (a
// framework of the same name keeps its cuda and with), --cuda also the cuda of
// the framework blocks. --with is added to the packages, name by name.
func override(facts *matrices.Set, req request.Request, f flags.Flags) (request.Request, error) {
	o, err := flags.Parse(f, frameworksOf(facts))
	if err != nil {
		return request.Request{}, err
	}
	o.Apply(&req)
	return req, nil
}
