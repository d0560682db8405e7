package packages

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

// TestNeedOnAnotherPython pins which requirements behind a marker decide beside a build of a framework.
func TestNeedOnAnotherPython(t *testing.T) {
	release := func(markers, other map[string]string) *matrices.PackageRelease {
		return &matrices.PackageRelease{Package: "nacelle", Version: "1.0", Requires: map[string]string{"torch": "==2.6.0"},
			Markers: markers, RequiresOther: other}
	}
	before := map[string]string{"torch": `python_version < "3.14"`}
	onLinux := map[string]string{"torch": `sys_platform == "linux"`}
	from := map[string]string{`torch (python_version >= "3.14")`: ">=2.9.0"}
	onArm := map[string]string{"torch": `platform_machine == "aarch64" and python_version < "3.14"`}
	words := map[string]string{"torch (win32)": ">=2.9.0", "torch (extra)": ">=2.9.0"}
	for name, c := range map[string]struct {
		release *matrices.PackageRelease
		torch   string
		pythons []string
		within  string
		want    string
	}{
		"on one of its Pythons": {release(before, from), "2.9.1", []string{"3.13", "3.14"}, "",
			`torch ==2.6.0 where python_version < "3.14"`},
		"on none of them":           {release(before, from), "2.9.1", []string{"3.14"}, "", ""},
		"on none within the range":  {release(before, from), "2.9.1", []string{"3.13", "3.14"}, ">=3.14", ""},
		"the version that is there": {release(before, nil), "2.6.0", []string{"3.13", "3.14"}, "", ""},
		"what stands beside it": {release(before, from), "2.6.0", []string{"3.13", "3.14"}, "",
			`torch >=2.9.0 where python_version >= "3.14"`},
		"everywhere":                  {release(nil, nil), "2.9.1", []string{"3.13"}, "", ""},
		"by the platform":             {release(onLinux, nil), "2.9.1", []string{"3.13"}, "", ""},
		"for another platform":        {release(onArm, nil), "2.9.1", []string{"3.13"}, "", ""},
		"words that are no condition": {release(nil, words), "2.6.0", []string{"3.13"}, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			b := &candidate.Build{Pythons: c.pythons, Release: &facts.Release{},
				On: &matrices.PlatformBuild{Platform: facts.LinuxAMD64}}
			b.Release.Package, b.Release.Version = "torch", c.torch
			var within version.Specifier
			if c.within != "" {
				within, _ = version.ParseSpecifier(c.within)
			}
			if got := NeedOnAnotherPython(c.release, b, within); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
	b := &candidate.Build{Pythons: []string{"3.13"}, Release: &facts.Release{Package: "torch", Version: "2.9.1"},
		On: &matrices.PlatformBuild{Platform: facts.LinuxARM64}}
	if NeedOnAnotherPython(release(onArm, nil), b, version.Specifier{}) == "" {
		t.Error("a marker of linux/arm64 does not count there")
	}
}
