package planner_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

func text(s string) request.Text {
	return request.Text{Value: s, At: request.Position{File: "t", Line: 1}}
}

func torchRequest(version string) request.Request {
	r := request.Request{Target: "t", GPUs: []request.Text{text("h100")},
		Frameworks: []request.FrameworkRequest{{Name: "pytorch"}}}
	if version != "" {
		r.Frameworks[0].Version = text(version)
	}
	return r
}

// earlierStack is one of some time ago: older than what is chosen now in every
// part.
func earlierStack(t *testing.T, p *planner.Planner) planner.Earlier {
	t.Helper()
	r := torchRequest("==2.6.0")
	r.Python, r.OS = text("3.11"), text("debian12")
	r.Frameworks[0].CUDA = text("12.4")
	r.Frameworks[0].With = []request.Text{text("torchvision"), text("torchaudio")}
	r.Packages = []request.PackageRequest{{Name: "vllm", Specifier: ""}}
	result, err := p.Plan(r)
	if err != nil || result.Status != plan.StatusOK {
		t.Fatalf("%v %+v", err, result.Conflict)
	}
	return planner.Earlier{Stack: *result.Stack, Reasons: result.Reasons}
}

func TestPlanKeeping(t *testing.T) {
	p := planner.New(matrices.Embedded())
	before := earlierStack(t, p)
	fresh, err := p.Plan(torchRequest(""))
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name    string
		ask     func() request.Request
		free    []string
		version string // of PyTorch
		python  string
	}{
		{"all that is still allowed", func() request.Request { return torchRequest("") }, nil, "2.6.0", "3.11"},
		{"what a specifier takes in", func() request.Request { return torchRequest(">=2.5") }, nil, "2.6.0", "3.11"},
		{"not what a specifier leaves out", func() request.Request { return torchRequest("2.5") }, nil, "2.5.1", "3.11"},
		{"the user's Python before the earlier one", func() request.Request {
			r := torchRequest("")
			r.Python = text("3.12")
			return r
		}, nil, "2.6.0", "3.12"},
		{"nothing that does not go with a new part", func() request.Request {
			r := torchRequest("")
			r.GPUs = []request.Text{text("b200")} // PyTorch 2.6.0 has no code for it
			return r
		}, nil, fresh.Stack.Framework.Version, fresh.Stack.Python},
		{"not a framework that is upgraded", func() request.Request { return torchRequest("") }, []string{"pytorch"}, "newer",
			"3.11"},
		{"not a framework whose package is upgraded", func() request.Request { return torchRequest("") }, []string{"torch"},
			"newer", "3.11"},
		{"a framework by its package", func() request.Request {
			r := torchRequest("")
			r.Packages = []request.PackageRequest{{Name: "torch", Specifier: ">=2.5"}}
			return r
		}, nil, "2.6.0", "3.11"},
		{"a framework beside its package", func() request.Request {
			r := torchRequest(">=2.5")
			r.Packages = []request.PackageRequest{{Name: "torch", Specifier: "*"}}
			return r
		}, nil, "2.6.0", "3.11"},
		{"not a framework because of a package of the same version", func() request.Request { return torchRequest("") },
			[]string{"torchaudio"}, "2.6.0", "3.11"},
		{"not a Python that is upgraded", func() request.Request { return torchRequest("") }, []string{"python"}, "2.6.0",
			"newer"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			earlier := before
			earlier.Free = func(name string) bool { return slices.Contains(tt.free, name) }
			result, err := p.PlanKeeping(tt.ask(), earlier)
			if err != nil || result.Status != plan.StatusOK {
				t.Fatalf("%v %+v", err, result.Conflict)
			}
			same := func(got, want, old string) bool { return got == want || want == "newer" && got != old }
			if !same(result.Stack.Framework.Version, tt.version, "2.6.0") || !same(result.Stack.Python, tt.python, "3.11") {
				t.Errorf("PyTorch %s on Python %s, want %s on %s", result.Stack.Framework.Version, result.Stack.Python, tt.version,
					tt.python)
			}
		})
	}
}

func TestWhatIsKeptKeepsItsBuildCompanionsPackagesAndReasons(t *testing.T) {
	p := planner.New(matrices.Embedded())
	before := earlierStack(t, p)
	r := torchRequest("")
	r.Frameworks[0].With = []request.Text{text("torchvision"), text("torchaudio")}
	r.Packages = []request.PackageRequest{{Name: "vllm"}}
	result, err := p.PlanKeeping(r, before)
	if err != nil || result.Status != plan.StatusOK {
		t.Fatalf("%v %+v", err, result.Conflict)
	}
	if result.Stack.Framework != before.Stack.Framework || result.Stack.OS != before.Stack.OS ||
		result.Stack.BaseImage != before.Stack.BaseImage {
		t.Errorf("got %+v on %s, had %+v on %s", result.Stack.Framework, result.Stack.BaseImage, before.Stack.Framework,
			before.Stack.BaseImage)
	}
	for _, name := range []string{"torch", "torchvision", "vllm"} {
		if result.Stack.Packages[name] != before.Stack.Packages[name] {
			t.Errorf("%s %s, had %s", name, result.Stack.Packages[name], before.Stack.Packages[name])
		}
	}
	for i, reason := range result.Reasons {
		if reason.Text != before.Reasons[i].Text {
			t.Errorf("%s: %q, had %q", reason.Part, reason.Text, before.Reasons[i].Text)
		}
	}
}

func TestWhatIsKeptHasAnotherNameOnTheIndex(t *testing.T) {
	p := planner.New(matrices.Embedded())
	r := torchRequest("==2.6.0")
	r.Packages = []request.PackageRequest{{Name: "cudf", Specifier: "==25.02.0"}}
	before, err := p.Plan(r)
	if err != nil || before.Status != plan.StatusOK || before.Stack.Packages["cudf-cu12"] != "25.02.0" {
		t.Fatalf("%v %+v", err, before)
	}
	for _, tt := range []struct {
		name, free string
		kept       bool
	}{{"cudf", "", true}, {"cudf-cu12", "", true}, {"cudf", "cudf", false}, {"cudf", "cudf-cu12", false}} {
		r.Packages = []request.PackageRequest{{Name: tt.name}}
		earlier := planner.Earlier{Stack: *before.Stack, Free: func(name string) bool { return name == tt.free }}
		result, err := p.PlanKeeping(r, earlier)
		if err != nil || result.Status != plan.StatusOK {
			t.Fatalf("%v %+v", err, result.Conflict)
		}
		if got := result.Stack.Packages["cudf-cu12"]; (got == "25.02.0") != tt.kept {
			t.Errorf("%s, %q free: cudf-cu12 %s", tt.name, tt.free, got)
		}
	}
}

func TestAConflictIsThatOfTheRequestAlone(t *testing.T) {
	p := planner.New(matrices.Embedded())
	r := torchRequest("2.5")
	r.GPUs = []request.Text{text("b200")}
	alone, err := p.Plan(r)
	if err != nil || alone.Status != plan.StatusConflict {
		t.Fatalf("%v %s", err, alone.Status)
	}
	kept, err := p.PlanKeeping(r, earlierStack(t, p))
	if err != nil || kept.Status != plan.StatusConflict || len(kept.Conflict.Rules) != len(alone.Conflict.Rules) {
		t.Errorf("%v %s: %+v", err, kept.Status, kept.Conflict)
	}
}

// A Jetson's build has a name that is no version of CUDA.
func TestTheBuildOfAJetsonIsKept(t *testing.T) {
	p := planner.New(matrices.Embedded())
	r := request.Request{GPUs: []request.Text{text("jetson-orin-nx")}, Platform: text("linux/arm64"),
		Frameworks: []request.FrameworkRequest{{Name: "pytorch"}}}
	newest, err := p.Plan(r)
	if err != nil || newest.Stack == nil {
		t.Fatalf("%v %+v", err, newest.Conflict)
	}
	older := r
	older.Frameworks = []request.FrameworkRequest{{Name: "pytorch", Version: text("<" + newest.Stack.Framework.Version)}}
	before, err := p.Plan(older)
	if err != nil || before.Stack == nil {
		t.Fatalf("%v %+v", err, before.Conflict)
	}
	got, err := p.PlanKeeping(r, planner.Earlier{Stack: *before.Stack, Reasons: before.Reasons})
	if err != nil || got.Stack == nil || got.Stack.Framework != before.Stack.Framework {
		t.Errorf("%v: %+v, want %+v", err, got.Stack, before.Stack.Framework)
	}
}
