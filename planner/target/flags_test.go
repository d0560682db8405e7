package target

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
)

func TestFromFlagsMeansTheSameAsAFile(t *testing.T) {
	flags := Flags{
		GPU: []string{"rtx-4090"}, Driver: []string{"535.104.05"}, Framework: []string{"pytorch==2.5.1"},
		CUDA: "12.4", CUDNN: "9", NCCL: "2.21.5", Python: "3.11", OS: "ubuntu22.04", Platform: "linux/amd64",
		With: []string{"vllm==0.6.3", "Torch.Vision"},
	}
	got, err := FromFlags(nil, flags)
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

func TestFlagsThatAreWrong(t *testing.T) {
	tests := []struct {
		name  string
		flags Flags
		want  []string
	}{
		{"none", Flags{}, []string{"--framework: name a framework"}},
		{"unknown framework", Flags{Framework: []string{"pytroch"}},
			[]string{`--framework: there is no framework "pytroch". Did you mean "pytorch"?`}},
		{"the package instead", Flags{Framework: []string{"torch==2.5.1"}}, []string{`Did you mean "pytorch"?`}},
		{"framework twice", Flags{Framework: []string{"jax", "JAX==0.4"}}, []string{"jax is given twice"}},
		{"extras", Flags{Framework: []string{"jax[cuda12]"}}, []string{"jax takes no extras"}},
		{"single equals", Flags{Framework: []string{"pytorch=2.5"}}, []string{"--framework", "no version"}},
		{"at sign", Flags{Framework: []string{"pytorch@2.5"}}, []string{"a version follows =="}},
		{"version missing", Flags{Framework: []string{"pytorch=="}}, []string{"a version is missing"}},
		{"platform", Flags{Framework: []string{"jax"}, Platform: "linux/riscv64"},
			[]string{"--platform", "linux/amd64, linux/arm64, windows/amd64"}},
		{"empty gpu", Flags{Framework: []string{"jax"}, GPU: []string{"h100,,l4"}}, []string{"--gpu: the value is empty"}},
		{"control character", Flags{Framework: []string{"jax"}, OS: "deb\x1bian"}, []string{"--os", "U+001B"}},
		{"package twice", Flags{Framework: []string{"jax"}, With: []string{"a_b", "A.B==1"}},
			[]string{"--with: a-b is given twice"}},
		{"all at once", Flags{Framework: []string{"jx"}, Driver: []string{" "}, With: []string{"-r x"}},
			[]string{"--framework", "--driver", "--with"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := FromFlags(nil, tt.flags)
			if err == nil {
				t.Fatal("no error")
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("error %q does not say %q", err, want)
				}
			}
		})
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
	same, err := override(nil, file.Requests[0], Flags{})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(file.Requests[0], same); diff != "" {
		t.Errorf("no flags changed the request:\n%s", diff)
	}
	changed, err := override(nil, file.Requests[0], Flags{CUDA: "12.4", With: []string{"numpy>=2"}, GPU: []string{"h100"}})
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
	if _, err := override(nil, file.Requests[0], Flags{Platform: "amd64"}); err == nil {
		t.Error("a bad flag is taken")
	}
}

func TestFlagsEmpty(t *testing.T) {
	if !(Flags{}).Empty() {
		t.Error("no flags are not empty")
	}
	for _, f := range []Flags{
		{GPU: []string{"t4"}}, {Driver: []string{"535"}}, {Framework: []string{"jax"}}, {CUDA: "12"}, {CUDNN: "9"},
		{NCCL: "2"}, {Python: "3.12"}, {OS: "debian12"}, {Platform: "linux/amd64"}, {With: []string{"numpy"}},
	} {
		if f.Empty() {
			t.Errorf("%+v is empty", f)
		}
	}
}

func TestAssumeLikeByFlag(t *testing.T) {
	for _, tt := range []struct {
		name  string
		flags Flags
		want  map[string]string // framework → what it is taken for
	}{
		{"of the only framework", Flags{Framework: []string{"pytorch==2.16"}, AssumeLike: []string{"2.14"}},
			map[string]string{"pytorch": "2.14"}},
		{"of those with a version", Flags{Framework: []string{"pytorch==2.16", "jax"}, AssumeLike: []string{"2.14"}},
			map[string]string{"pytorch": "2.14", "jax": ""}},
		{"by name", Flags{Framework: []string{"pytorch==2.16", "jax==0.12"}, AssumeLike: []string{"jax==0.11", "2.14"}},
			map[string]string{"pytorch": "2.14", "jax": "0.11"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			req, err := FromFlags(nil, tt.flags)
			if err != nil {
				t.Fatal(err)
			}
			for _, fw := range req.Frameworks {
				if fw.AssumeLike.Value != tt.want[fw.Name] {
					t.Errorf("%s is taken for %q, want %q", fw.Name, fw.AssumeLike.Value, tt.want[fw.Name])
				}
			}
		})
	}
	for _, list := range [][]string{{"2.14", "2.13"}, {"torch==2.14"}, {""}} {
		if _, err := FromFlags(nil, Flags{Framework: []string{"pytorch==2.16"}, AssumeLike: list}); err == nil ||
			!strings.Contains(err.Error(), "--assume-like") {
			t.Errorf("--assume-like %q gives %v", list, err)
		}
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
		var flags Flags
		if like != "" {
			flags.AssumeLike = []string{like}
		}
		file, diags := Parse([]byte(src), DefaultName, Options{Flags: flags})
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
func override(facts *matrices.Set, req request.Request, f Flags) (request.Request, error) {
	o, err := parseFlags(f, frameworksOf(facts))
	if err != nil {
		return request.Request{}, err
	}
	o.apply(&req)
	return req, nil
}
