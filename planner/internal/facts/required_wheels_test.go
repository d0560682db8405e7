package facts_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// TestRequiredWheels says of what packages require which wheels there are: of that which has machine code, and is kept
// by a bound from releases that the facts do not hold.
func TestRequiredWheels(t *testing.T) {
	compiled := func(version string, pythons ...string) matrices.PackageRelease {
		return matrices.PackageRelease{Package: "compiled", Version: version, Python: pythons, MinGlibc: "2.17",
			Platforms: []string{facts.LinuxAMD64}}
	}
	f := facts.New(matrices.New(matrices.Tables{
		PackageInfos: []matrices.PackageInfo{{Name: "compiled", Sdist: true}, {Name: "pure"}, {Name: "gpu", BindsGPU: true},
			{Name: "onward"}},
		Packages: map[string][]matrices.PackageRelease{
			"compiled": {compiled("2.1", "3.11", "3.12"), compiled("2.0", "3.9", "3.11"), compiled("1.0rc1", "3.7"),
				compiled("1.0", "3.8")},
			"pure":   {{Package: "pure", Version: "2.0"}, {Package: "pure", Version: "1.0"}},
			"gpu":    {{Package: "gpu", Version: "2.0", MinGlibc: "2.17", Python: []string{"3.9"}}},
			"onward": {{Package: "onward", Version: "4.0", Onward: true}},
		},
	}))
	for _, c := range []struct {
		name, versions, marker, limit, platform string
		pythons                                 []string
		newest                                  string // empty where nothing is said
	}{
		{name: "compiled", versions: "<2", pythons: []string{"3.8"}, newest: "1.0"},
		{name: "compiled", versions: ">=1,<2.1", pythons: []string{"3.8", "3.9", "3.11"}, newest: "2.0"},
		{name: "compiled", versions: "~=2.0", newest: ""}, // the newest is among them, and so may be later ones
		{name: "compiled", versions: ">=1"},
		{name: "compiled", versions: "*"},
		{name: "compiled", versions: "<0.5"}, // of which the facts hold none
		{name: "compiled", versions: "<2.1", limit: "<2", pythons: []string{"3.8"}, newest: "1.0"},
		{name: "compiled", versions: "<2", marker: "python_version < '3.9'"},
		{name: "compiled", versions: "<2", marker: "sys_platform == 'win32'"},
		{name: "compiled", versions: "<2", marker: "sys_platform == 'linux'", pythons: []string{"3.8"}, newest: "1.0"},
		{name: "compiled", versions: "<2", platform: facts.LinuxARM64, newest: "1.0"}, // without wheels
		{name: "pure", versions: "<2"},
		{name: "gpu", versions: "<1"},
		{name: "onward", versions: "<4"},
		{name: "unknown", versions: "<4"},
	} {
		row := matrices.PackageRelease{Package: "by", Version: "1", Requires: map[string]string{c.name: c.versions}}
		if c.marker != "" {
			row.Markers = map[string]string{c.name: c.marker}
		}
		if c.limit != "" {
			row.Limits = map[string]string{c.name: c.limit}
		}
		platform := c.platform
		if platform == "" {
			platform = facts.LinuxAMD64
		}
		w := f.RequiredWheels(&row, c.name, platform, nil)
		switch {
		case w == nil && c.newest != "":
			t.Errorf("%v: says nothing", c)
		case w != nil && (c.newest == "" || w.Newest.Version != c.newest || !slices.Equal(w.Pythons, c.pythons)):
			t.Errorf("%v: %s for %v", c, w.Newest.Version, w.Pythons)
		}
	}
}
