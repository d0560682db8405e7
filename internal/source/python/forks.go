package python

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices/version"
)

// forks are the packages of a lock of which several may have one name, each for other
// environments, where the lock does not always say for which.
type forks struct {
	packages []*tree.Node
	markers  []string
	says     []bool           // by package: the lock says its marker, or that it has none
	named    map[string][]int // by name: places in packages
	asks     func(p *tree.Node) []asked
	on       [][]bool // by package and platform: it is installed there
}

// mostForks is how many packages of one name are held against one another: of real locks a
// name has ten at most.
const mostForks = 64

// newForks follows what the packages of a lock ask of one another, on each platform. marker
// returns the marker of a package, and whether the lock would say one; asks returns what a
// package asks of others.
func newForks(
	packages []*tree.Node, marker func(*tree.Node) (string, bool), asks func(*tree.Node) []asked,
) *forks {
	f := &forks{packages: packages, named: map[string][]int{}, asks: asks}
	for i, p := range packages {
		f.named[p.String("name")] = append(f.named[p.String("name")], i)
		text, says := marker(p)
		f.markers, f.says = append(f.markers, text), append(f.says, says)
	}
	for name, list := range f.named {
		// Of more, those before are taken for what the lock says that they are.
		f.named[name] = list[max(0, len(list)-mostForks):]
		for _, i := range list {
			if len(list) > 1 && f.markers[i] == "" {
				f.markers[i] = filesMarker(packages[i])
			}
		}
	}
	f.on = make([][]bool, len(packages))
	platforms := requirement.Platforms()
	for i := range platforms {
		w := &forksWalk{forks: f, on: &platforms[i], out: make([]bool, len(packages))}
		w.follow()
		for i := range packages {
			f.on[i] = append(f.on[i], !w.out[i] && w.on.MayHold(f.markers[i]))
		}
	}
	return f
}

// installed reports whether a package is installed on some platform.
func (f *forks) installed(i int) bool { return slices.Contains(f.on[i], true) }

// markerOf returns the marker of a package, which keeps it from where something that is
// installed asks for another of its name.
func (f *forks) markerOf(i int) string { return requirement.OnlyOn(f.on[i], f.markers[i]) }

// forksWalk follows the packages of a lock on one platform.
type forksWalk struct {
	*forks
	on  *requirement.Platform
	out []bool // by package: it is not installed
}

// follow leaves out what the packages that are installed do not ask for, of those that have one
// name, and what they ask for on other platforms alone.
func (w *forksWalk) follow() {
	for range 8 { // what a package asks for counts no more once that is left out itself
		if !w.round() {
			return
		}
	}
}

// asked is what a package asks of another.
type asked struct{ name, specifier, marker string }

// elsewhere says of packages, by their names, whether what asks for them does so on other
// platforms alone.
type elsewhere map[string]bool

// by notes that something asks for a package, on the platform or on others.
func (e elsewhere) by(name string, here bool) {
	other, told := e[name]
	e[name] = !here && (other || !told)
}

func (w *forksWalk) round() (changed bool) {
	asked := elsewhere{}
	for i, p := range w.packages {
		if w.out[i] || w.chosen(p.String("name")) != i {
			continue
		}
		wanted := map[string][]version.Specifier{}
		for _, a := range w.asks(p) {
			here := w.on.MayHold(a.marker)
			if a.name != p.String("name") {
				asked.by(a.name, here)
			}
			if len(w.named[a.name]) < 2 || !here {
				continue
			}
			if spec, err := version.ParseSpecifier(a.specifier); err == nil {
				wanted[a.name] = append(wanted[a.name], spec)
			}
		}
		for name, specs := range wanted {
			changed = w.keep(name, specs) || changed
		}
	}
	for name, is := range asked {
		for _, i := range w.named[name] {
			if is && !w.says[i] && !w.out[i] {
				w.out[i], changed = true, true
			}
		}
	}
	return changed
}

// chosen returns the package of a name that is installed: of several the last.
func (w *forksWalk) chosen(name string) int {
	last := -1
	for _, i := range w.named[name] {
		if !w.out[i] && w.on.MayHold(w.markers[i]) {
			last = i
		}
	}
	return last
}

// keep leaves out the packages of a name that none of the specifiers takes in, where one does.
func (w *forksWalk) keep(name string, specs []version.Specifier) (changed bool) {
	takes := func(i int) bool {
		ver := w.packages[i].String("version")
		release, _, _ := strings.Cut(ver, "+") // who names no label takes any
		return slices.ContainsFunc(specs, func(s version.Specifier) bool {
			return s.Text == "" || s.Allows(ver) || s.Local == "" && s.Allows(release)
		})
	}
	stays := func(i int) bool { return !w.out[i] && w.on.MayHold(w.markers[i]) && takes(i) }
	if !slices.ContainsFunc(w.named[name], stays) {
		return false
	}
	for _, i := range w.named[name] {
		if !w.out[i] && !takes(i) {
			w.out[i], changed = true, true
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
	if tags == "win32" {
		return marker + ` and platform_machine == "x86"`
	}
	for _, machine := range []string{"x86_64", "aarch64", "arm64", "armv7l", "i686", "ppc64le", "riscv64", "s390x"} {
		if strings.HasSuffix(tags, "_"+machine) {
			marker += ` and platform_machine == "` + machine + `"`
		}
	}
	return marker
}
