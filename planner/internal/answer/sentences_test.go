package answer

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// TestWhyThereIsNoWayOut: what rules a request out by itself, what no change of it
// mends, and what would give up every GPU are three things.
func TestWhyThereIsNoWayOut(t *testing.T) {
	asked := plan.ConflictRule{Kind: "requirement", Rule: "asked-gpu"}
	fact := plan.ConflictRule{Kind: "fact", Rule: hardware.Kernels}
	for _, test := range []struct {
		name string
		c    plan.Conflict
		q    query.Query
		want string
	}{
		{"a way out is there", plan.Conflict{Rules: []plan.ConflictRule{fact}, Fixes: []plan.Fix{{}}}, query.Query{}, ""},
		{"a fleet is split", plan.Conflict{Rules: []plan.ConflictRule{fact}, Split: []plan.Share{{}}}, query.Query{}, ""},
		{"it is said already", plan.Conflict{Rules: []plan.ConflictRule{fact}, Note: "so"}, query.Query{}, "so"},
		{"facts alone", plan.Conflict{Rules: []plan.ConflictRule{fact}}, query.Query{}, "nothing that you asked for is in the way"},
		{"facts alone in one beside it", plan.Conflict{Rules: []plan.ConflictRule{asked, fact},
			Others: []plan.Conflict{{Rules: []plan.ConflictRule{fact}}}}, query.Query{}, "nothing that you asked for is in the way"},
		{"of a target", plan.Conflict{Rules: []plan.ConflictRule{asked, fact}}, query.Query{}, "no change of what you asked for makes it work"},
		{"of one with GPUs", plan.Conflict{Rules: []plan.ConflictRule{asked, fact}}, query.Query{GPUs: make([]query.GPU, 1)},
			"give up every GPU"},
		{"of a version that is asked about", plan.Conflict{Rules: []plan.ConflictRule{asked, fact}},
			query.Query{Pin: &query.Pin{}, GPUs: make([]query.GPU, 1)}, "no change of what else you asked for lets it in"},
	} {
		NoteNoWayOut(&test.c, &test.q)
		if (test.c.Note == "") != (test.want == "") || !strings.Contains(test.c.Note, test.want) {
			t.Errorf("%s: %q, want %q", test.name, test.c.Note, test.want)
		}
	}
}

// TestWhoElseServesATarget: software of other makers is named where GPU code or the
// platform is what is missing, for the framework that is asked for.
func TestWhoElseServesATarget(t *testing.T) {
	f := facts.New(matrices.New(matrices.Tables{Guidance: []matrices.Guidance{
		{Subject: "torch", InsteadOn: []string{"blackwell", "9.0"}, Text: "the image of its makers"},
		{Subject: "torch", InsteadOn: []string{facts.LinuxARM64}, Text: "builds for Arm"},
		{Subject: "jax", InsteadOn: []string{"blackwell"}, Text: "builds of jax"},
	}}))
	gpu := func(cc, name string) query.GPU {
		return query.GPU{Arch: &matrices.Architecture{ComputeCapability: cc, Name: name}}
	}
	torch := []*query.Package{{Kind: query.Framework, Name: "torch"}}
	for _, test := range []struct {
		name string
		rule string
		q    query.Query
		want string
	}{
		{"an architecture", hardware.Kernels, query.Query{Packages: torch, GPUs: []query.GPU{gpu("12.0", "blackwell")}}, "the image of its makers"},
		{"a capability", hardware.BrokenPTX, query.Query{Packages: torch, GPUs: []query.GPU{gpu("9.0", "hopper")}}, "the image of its makers"},
		{"a platform", system.BuildPlatform, query.Query{Packages: torch, Platform: facts.LinuxARM64}, "builds for Arm"},
		{"not for all of a fleet", hardware.Kernels, query.Query{Packages: torch,
			GPUs: []query.GPU{gpu("12.0", "blackwell"), gpu("7.0", "volta")}}, ""},
		{"another GPU", hardware.Kernels, query.Query{Packages: torch, GPUs: []query.GPU{gpu("7.0", "volta")}}, ""},
		{"another rule", hardware.DriverFloor, query.Query{Packages: torch, GPUs: []query.GPU{gpu("12.0", "blackwell")}}, ""},
		{"no GPU", hardware.Kernels, query.Query{Packages: torch}, ""},
	} {
		c := plan.Conflict{Others: []plan.Conflict{{Rules: []plan.ConflictRule{{Rule: test.rule}}}}}
		NoteAlternatives(&c, f, &test.q)
		if (c.Note == "") != (test.want == "") || !strings.HasSuffix(c.Note, test.want) {
			t.Errorf("%s: %q, want %q", test.name, c.Note, test.want)
		}
	}
}

func TestAnImageOfOnesOwnMayHaveThePython(t *testing.T) {
	of := func(change func(*query.Query)) string {
		q := &query.Query{Request: &request.Request{}, Python: &query.Range{Text: request.Text{Value: "3.14"}}, OS: &query.OS{ID: "debian12"}}
		change(q)
		c := &plan.Conflict{Note: "before", Rules: []plan.ConflictRule{{Rule: system.PythonImage}}}
		NotePythonAlternatives(c, q)
		return c.Note
	}
	if got := of(func(*query.Query) {}); got != "before; no image of debian12 has Python 3.14; "+
		`one of your own that has it would do: image { base = … } with os = "debian12"` {
		t.Errorf("notes %q", got)
	}
	for name, change := range map[string]func(*query.Query){
		"any Python": func(q *query.Query) { q.Python = nil }, "any system": func(q *query.Query) { q.OS = nil },
		"an image of its own": func(q *query.Query) { q.Request.Image.Base = request.Text{Value: "example.com/own:1"} },
	} {
		if got := of(change); got != "before" {
			t.Errorf("%s: notes %q", name, got)
		}
	}
}

// TestBoundsOfOneVersionAreJoined, and none is said twice.
func TestBoundsOfOneVersionAreJoined(t *testing.T) {
	for _, test := range [][3]string{{"", "", ""}, {">=2", "", ">=2"}, {"", "<3", "<3"}, {">=2", "<3", ">=2,<3"}, {"<3", "<3", "<3"}} {
		if got := within(test[0], test[1]); got != test[2] {
			t.Errorf("within(%q, %q) = %q, want %q", test[0], test[1], got, test[2])
		}
		p := &query.Package{}
		if test[0] != "" {
			spec, err := version.ParseSpecifier(test[0])
			if err != nil {
				t.Fatal(err)
			}
			p.Version = &query.Specifier{Spec: spec, Text: request.Text{Value: test[0]}}
		}
		if got := bounds(p, test[1]); got != test[2] {
			t.Errorf("bounds(%q, %q) = %q, want %q", test[0], test[1], got, test[2])
		}
	}
}

// TestWherePipLooksForWhatAPackageRequires: a companion of a build that the default
// index has for another CUDA alone.
func TestWherePipLooksForWhatAPackageRequires(t *testing.T) {
	traits := &facts.Traits{Label: "variant", IndexCompanions: []string{"torchvision"}}
	build := func(spoil func(*matrices.Build)) *candidate.Build {
		row := matrices.Build{Variant: "cu118", CUDA: "11.8", IndexURL: "https://example.com/cu118"}
		spoil(&row)
		b := candidate.NewBuild(traits, &facts.Release{Version: "2.5.1", Package: "torch"}, &row,
			&matrices.PlatformBuild{Platform: facts.LinuxAMD64}, 0)
		b.ByLabel = true // from its makers' index, though the default one may have it
		return &b
	}
	row := &matrices.PackageRelease{Requires: map[string]string{"torchvision": "*"}}
	for name, test := range map[string]struct {
		spoil func(*matrices.Build)
		row   *matrices.PackageRelease
		want  bool
	}{
		"its makers' index":       {func(*matrices.Build) {}, row, true},
		"it requires none":        {func(*matrices.Build) {}, &matrices.PackageRelease{}, false},
		"plain pip gives that":    {func(b *matrices.Build) { b.PyPIDefault = []string{facts.LinuxAMD64} }, row, false},
		"there is no other index": {func(b *matrices.Build) { b.IndexURL = "" }, row, false},
		"a page of links":         {func(b *matrices.Build) { b.IndexKind = "find-links" }, row, false},
	} {
		if got := requiresOfIndex(test.row, build(test.spoil)); got != test.want {
			t.Errorf("%s: %t", name, got)
		}
	}
}

// TestRulesThatOnlyLinkAreLeftUnsaid tells those that say that a build brings its own
// parts, and those whose sentence is of releases alone.
func TestRulesThatOnlyLinkAreLeftUnsaid(t *testing.T) {
	for rule, want := range map[string]bool{hardware.BuildCUDA: true, hardware.BuildCUDNN: true, hardware.BuildNCCL: true,
		hardware.Kernels: false, "companion-pairs": false} {
		if isLink(rule) != want {
			t.Errorf("%s is a link: %t", rule, !want)
		}
	}
	for rule, want := range map[string]bool{"companion-pairs": true, hardware.Kernels: false, hardware.BuildCUDA: false} {
		if tiesReleases(rule) != want {
			t.Errorf("%s ties releases: %t", rule, !want)
		}
	}
}

// TestTheKernelModulesOfAFleet: what all GPUs take, or either where they part.
func TestTheKernelModulesOfAFleet(t *testing.T) {
	for words, want := range map[string]string{"v100": hardware.ModuleProprietary, "b200": hardware.ModuleOpen,
		"t4": hardware.ModuleEither, "t4 b200": hardware.ModuleOpen, "t4 v100": hardware.ModuleProprietary,
		"v100 b200": hardware.ModuleEither} {
		if got := kernelModule(fleet(t, strings.Fields(words)...)); got != want {
			t.Errorf("%s: %s, want %s", words, got, want)
		}
	}
}

// TestTheRecommendedDriver: the newest of a branch that gets fixes, knows every GPU
// and reaches the floor; the long-term one first.
func TestTheRecommendedDriver(t *testing.T) {
	newest := func(branch string) bool { return branch == "580" || branch == "595" }
	for _, test := range []struct{ gpus, floor, branch string }{
		{"t4", "525.60.13", "580"}, {"v100", "525.60.13", "580"}, {"t4", "590.44.01", "595"}, {"k80", "450.80.02", ""},
		{"v100", "590.44.01", ""}, {"k80 b200", "", ""},
	} {
		got := recommended(fleet(t, strings.Fields(test.gpus)...), test.floor)
		if version.Major(got) != test.branch || got != "" && !newest(version.Major(got)) {
			t.Errorf("%s from %s on: %s, want one of branch %s", test.gpus, test.floor, got, test.branch)
		}
	}
	if !slices.ContainsFunc(matrices.Embedded().DriverBranches(), func(b matrices.DriverBranch) bool {
		return b.Branch == "580" && b.Type == "LTS" && b.Supported
	}) {
		t.Error("branch 580 is no long-term one any more: what is recommended changes")
	}
}
