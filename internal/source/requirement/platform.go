package requirement

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// Platform is a platform that an environment may be of, as markers see it.
type Platform struct {
	Name    string // as the planner names it: linux/arm64
	system  string // sys_platform
	machine string // platform_machine
	sees    version.Environment
}

// Platforms returns the platforms that an environment may be of.
func Platforms() []Platform {
	list := []Platform{
		{Name: "linux/amd64", system: "linux", machine: "x86_64"},
		{Name: "linux/arm64", system: "linux", machine: "aarch64"},
		{Name: "windows/amd64", system: "win32", machine: "AMD64"},
	}
	for i := range list {
		p := &list[i]
		p.sees = version.Environment{
			"sys_platform": p.system, "platform_machine": p.machine, "platform_system": "Linux", "os_name": "posix",
			"extra": "", "implementation_name": "cpython", "platform_python_implementation": "CPython",
		}
		if p.system == "win32" {
			p.sees["platform_system"], p.sees["os_name"] = "Windows", "nt"
		}
	}
	return list
}

// MayHold reports whether a marker may hold on the platform where no extra is asked for. One
// that cannot be read may.
func (p *Platform) MayHold(text string) bool {
	marker, err := version.ParseMarker(text)
	return text == "" || err != nil || marker.On(p.sees) != version.AppliesNot
}

// MarkerOf returns the marker that holds on those of [Platforms] that on says; empty where it
// says all of them.
func MarkerOf(on []bool) string {
	var markers []string
	platforms := Platforms()
	for i := range platforms {
		p := &platforms[i]
		same := func(o Platform) bool { return o.system == p.system }
		whole := true // all machines of the system are among them
		for j := range platforms {
			whole = whole && (on[j] || !same(platforms[j]))
		}
		marker := "sys_platform == '" + p.system + "'"
		if !whole {
			marker += " and platform_machine == '" + p.machine + "'"
		}
		if on[i] && !slices.Contains(markers, marker) {
			markers = append(markers, marker)
		}
	}
	switch {
	case !slices.Contains(on, false):
		return ""
	case len(markers) == 1:
		return markers[0]
	}
	return "(" + strings.Join(markers, ") or (") + ")"
}

// OnlyOn returns a marker that holds where another does, and on those of [Platforms] that on
// says alone.
func OnlyOn(on []bool, marker string) string {
	platforms, needed := Platforms(), false
	for i := range platforms {
		needed = needed || !on[i] && platforms[i].MayHold(marker)
	}
	switch {
	case !needed:
		return marker
	case marker == "":
		return MarkerOf(on)
	}
	return "(" + MarkerOf(on) + ") and (" + marker + ")"
}
