package python

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices/version"
)

// forks are the packages of a lock of which several have one name, each for other environments,
// where the lock does not always say for which.
type forks struct {
	packages []*tree.Node
	markers  []string
	named    map[string][]int // by name: places in packages
	out      []bool           // by package: something that is installed asks for another of its name
}

func newForks(packages []*tree.Node, marker func(*tree.Node) string) *forks {
	f := &forks{packages: packages, named: map[string][]int{}, out: make([]bool, len(packages))}
	for i, p := range packages {
		f.named[p.String("name")] = append(f.named[p.String("name")], i)
		f.markers = append(f.markers, marker(p))
	}
	for _, list := range f.named {
		for _, i := range list {
			if len(list) > 1 && f.markers[i] == "" {
				f.markers[i] = filesMarker(packages[i])
			}
		}
	}
	return f
}

// follow leaves out what the packages that are installed on Linux do not ask for, of those that
// have one name. asks returns what a package asks of others.
func (f *forks) follow(asks func(p *tree.Node) []asked) {
	for range 8 { // what a package asks for counts no more once that is left out itself
		if !f.round(asks) {
			return
		}
	}
}

// asked is what a package asks of another.
type asked struct{ name, specifier, marker string }

func (f *forks) round(asks func(p *tree.Node) []asked) (changed bool) {
	for i, p := range f.packages {
		if f.out[i] || f.chosen(p.String("name")) != i {
			continue
		}
		wanted := map[string][]version.Specifier{}
		for _, a := range asks(p) {
			if len(f.named[a.name]) < 2 || !mayHold(a.marker) {
				continue
			}
			if spec, err := version.ParseSpecifier(a.specifier); err == nil {
				wanted[a.name] = append(wanted[a.name], spec)
			}
		}
		for name, specs := range wanted {
			changed = f.keep(name, specs) || changed
		}
	}
	return changed
}

// chosen returns the package of a name that is installed on Linux: of several the last.
func (f *forks) chosen(name string) int {
	last := -1
	for _, i := range f.named[name] {
		if !f.out[i] && mayHold(f.markers[i]) {
			last = i
		}
	}
	return last
}

// keep leaves out the packages of a name that none of the specifiers takes in, where one does.
func (f *forks) keep(name string, specs []version.Specifier) (changed bool) {
	takes := func(i int) bool {
		ver := f.packages[i].String("version")
		release, _, _ := strings.Cut(ver, "+") // who names no label takes any
		return slices.ContainsFunc(specs, func(s version.Specifier) bool {
			return s.Text == "" || s.Allows(ver) || s.Local == "" && s.Allows(release)
		})
	}
	stays := func(i int) bool { return !f.out[i] && mayHold(f.markers[i]) && takes(i) }
	if !slices.ContainsFunc(f.named[name], stays) {
		return false
	}
	for _, i := range f.named[name] {
		if !f.out[i] && !takes(i) {
			f.out[i], changed = true, true
		}
	}
	return changed
}

// filesMarker returns the marker of the platforms that the wheels of a package are for, where it
// has no others and no source package; empty for all.
func filesMarker(p *tree.Node) string {
	var markers []string
	for _, f := range p.List("files") {
		m := wheelMarker(f.String("file"))
		if m == "" {
			return ""
		}
		if !slices.Contains(markers, m) {
			markers = append(markers, m)
		}
	}
	return either(markers)
}

// wheelMarker returns the marker of the platform that a wheel is for; empty for any, and what is
// no wheel.
func wheelMarker(name string) string {
	stem, found := strings.CutSuffix(name, ".whl")
	if !found {
		return ""
	}
	tags := stem[strings.LastIndexByte(stem, '-')+1:]
	system := ""
	switch {
	case strings.Contains(tags, "linux"):
		system = "linux"
	case strings.HasPrefix(tags, "macosx"):
		system = "darwin"
	case strings.HasPrefix(tags, "win"):
		system = "win32"
	default:
		return ""
	}
	marker := `sys_platform == "` + system + `"`
	for _, machine := range []string{"x86_64", "aarch64", "arm64"} {
		if strings.HasSuffix(tags, "_"+machine) {
			marker += ` and platform_machine == "` + machine + `"`
		}
	}
	return marker
}
