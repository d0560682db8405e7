package query_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// read understands a request against the embedded facts.
func read(t *testing.T, words string) *query.Query {
	t.Helper()
	r := plantest.Request(words)
	q, err := query.Read(facts.New(matrices.Embedded()), &r)
	if err != nil {
		t.Fatalf("%s: %v", words, err)
	}
	return q
}

// names lists packages by name.
func names(list []*query.Package) []string {
	var names []string
	for _, p := range list {
		names = append(names, p.Name)
	}
	return names
}

func TestPackagesStandByKindInTheOrderOfTheTarget(t *testing.T) {
	q := read(t, "pytorch tensorflow package=keras==3.10.0 package=nvidia-nccl-cu12 package=vllm package=torchvision "+
		"package=cupy-cuda12x package=flash-attn package=torchaudio")
	for kind, want := range map[query.Kind][]string{
		query.Framework: {"pytorch", "tensorflow"},
		query.Companion: {"torchvision", "torchaudio"},
		query.CUDAWheel: {"nvidia-nccl-cu12", "cupy-cuda12x"},
		query.Limited:   {"keras"},
	} {
		if got := names(q.Of(kind)); !slices.Equal(got, want) {
			t.Errorf("packages of kind %d are %v, want %v", kind, got, want)
		}
	}
	if got := names(q.Of(query.Extension)); len(got) < 2 || !slices.Equal(got[:2], []string{"vllm", "flash-attn"}) {
		t.Errorf("extensions are %v, want those that the target names first", got)
	}
	if !slices.IsSortedFunc(q.Packages, func(a, b *query.Package) int { return int(a.Kind) - int(b.Kind) }) {
		t.Errorf("the packages do not stand by kind: %v", names(q.Packages))
	}
	for _, p := range slices.Concat(q.Of(query.Companion), q.Of(query.Limited)) {
		if p.Of == nil || p.Of.Kind != query.Framework {
			t.Errorf("%s goes with no framework", p.Name)
		}
	}
}

// TestAPackageAloneIsTheFramework: one that brings CUDA by itself is the same
// package with another kind, under its name on the index.
func TestAPackageAloneIsTheFramework(t *testing.T) {
	q := read(t, "package=ctranslate2")
	if got := names(q.Frameworks()); !slices.Equal(got, []string{"ctranslate2"}) || len(q.Of(query.Extension)) > 0 {
		t.Fatalf("frameworks %v beside extensions %v, want ctranslate2 alone", got, names(q.Of(query.Extension)))
	}
	alone := q.Frameworks()[0]
	for i := range alone.Releases {
		if r := &alone.Releases[i]; r.Row == nil || len(r.Builds) == 0 || len(r.Python) == 0 {
			t.Errorf("%s %s stands without its row, its builds or its Pythons", alone.Name, r.Version)
		}
	}
	if got := read(t, "pytorch package=ctranslate2").Of(query.Extension); len(got) == 0 || got[0].Kind != query.Extension {
		t.Errorf("beside PyTorch it is %v, want an extension", names(got))
	}
}

func TestWhatATargetAllows(t *testing.T) {
	q := read(t, "pytorch~=2.5.0 package=vllm==0.6.3")
	for _, p := range []*query.Package{q.Frameworks()[0], q.Of(query.Extension)[0]} {
		allowed := 0
		for i := range p.Releases {
			if p.Allows(i) {
				allowed++
				if !p.AllowsVersion(p.Releases[i].Version) {
					t.Errorf("%s %s is allowed as a release and not as a version", p.Name, p.Releases[i].Version)
				}
			}
		}
		if allowed == 0 || allowed == len(p.Releases) {
			t.Errorf("%d of %d releases of %s are allowed", allowed, len(p.Releases), p.Name)
		}
	}
}

func TestNewestFinalRelease(t *testing.T) {
	extension := &query.Package{Kind: query.Extension, Releases: []facts.Release{
		{Version: "3.0", Row: &matrices.PackageRelease{Onward: true}},
		{Version: "2.1rc1", Row: &matrices.PackageRelease{}},
		{Version: "2.0", Row: &matrices.PackageRelease{}},
	}}
	framework := &query.Package{Kind: query.Framework, Releases: []facts.Release{
		{Version: "3.0", Prerelease: true}, {Version: "2.1", Yanked: "broken"}, {Version: "2.0"}}}
	companion := &query.Package{Kind: query.Companion, Releases: []facts.Release{{Version: "2.1rc1"}, {Version: "2.0"}}}
	for _, test := range []struct {
		p    *query.Package
		want int
	}{{extension, 2}, {framework, 2}, {companion, 0}, {&query.Package{Kind: query.Framework}, -1}} {
		if got := test.p.NewestFinal(); got != test.want {
			t.Errorf("of %v release %d is the newest final one, want %d", test.p.Releases, got, test.want)
		}
	}
}

func TestVersionsAreSpelledAsTheTargetDoes(t *testing.T) {
	file, flag, with := request.Position{File: "envsolve.hcl", Line: 3, Column: 1}, request.Position{File: "--framework"},
		request.Position{File: "--with"}
	torch, pkg := &query.Package{Name: "pytorch"}, &query.Package{Name: "pytorch", VersionOf: "torch"}
	for want, got := range map[string]string{
		`framework "pytorch" { version = "2.7.1" }`: torch.VersionSpelling(file, "2.7.1"),
		`framework "pytorch" { version = ">=2.4" }`: torch.VersionSpelling(file, ">=2.4"),
		`--framework pytorch==2.7.1`:                torch.VersionSpelling(flag, "2.7.1"),
		`--framework 'pytorch>=2.4'`:                torch.VersionSpelling(flag, ">=2.4"),
		`packages = { torch = "2.7.1" }`:            pkg.VersionSpelling(file, "2.7.1"),
		`--with torch==2.7.1`:                       pkg.VersionSpelling(with, "2.7.1"),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
