package python

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// UVLock reads a uv.lock: what "uv sync" installs of it on each platform, which is what the
// dependencies of the project, its group dev, and the extras and groups that are asked for bring. What is
// not installed on all of them stands behind a marker. What other extras, groups and systems bring, it notes.
func UVLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.UV
	pythonRange(r, root.At("requires-python"))
	environments(r, root.List("supported-markers"))
	l := newUVLock(root.List("package"), &r.Asked)
	platforms := requirement.Platforms()
	for i := range platforms {
		l.reachAll(&platforms[i])
	}
	for i := range l.packages {
		switch p := &l.packages[i]; {
		case p.local || !p.isReached():
		case slices.Contains(r.Asked.NotInstalled, request.NormalizeName(p.name)):
			r.Note(p.at.Start, "not judged: %s: the command that installs the rest keeps it out", document.Excerpt(p.name))
		default:
			p.locked().observe(r)
		}
	}
	l.noteOthers(r)
}

// uvLock is a lock of uv's whose packages are followed from the project on.
type uvLock struct {
	asked    *document.Asked
	packages []uvPackage
	named    map[string][]int // by name: places in packages
}

// uvPackage is a package of a lock: there may be several of one name, for other systems or
// extras.
type uvPackage struct {
	at       *tree.Node
	name     string
	version  string
	local    bool     // the project itself, or a part of its workspace
	reached  []bool   // by platform: it is installed there
	markers  []string // under which it is chosen before others of its name
	edges    []string // markers of the dependencies that bring it
	unmarked bool     // a dependency without a marker brings it
}

func (p *uvPackage) isReached() bool { return slices.Contains(p.reached, true) }

// uvWalk follows a lock on one platform.
type uvWalk struct {
	*uvLock
	on       *requirement.Platform
	place    int        // of the platform
	wanted   []uvWanted // still to follow
	followed map[uvWanted]bool
	taken    map[uvDependency]bool // dependencies that were followed: those of a lock are often alike
}

// uvDependency is what a dependency says.
type uvDependency struct{ name, version, from, marker, extras string }

// uvWanted is a package whose dependencies are to be followed, or those of an extra of it.
type uvWanted struct {
	of    int
	extra string
}

func newUVLock(list []*tree.Node, asked *document.Asked) *uvLock {
	l := &uvLock{asked: asked, named: map[string][]int{}}
	for i, at := range list {
		p := uvPackage{at: at, name: at.String("name"), version: at.String("version"), local: local(at.At("source"))}
		for _, m := range at.List("resolution-markers") {
			p.markers = append(p.markers, m.Value)
		}
		l.packages = append(l.packages, p)
		if len(l.named[p.name]) < mostForks { // nobody locks as many, and each is held against all
			l.named[p.name] = append(l.named[p.name], i)
		}
	}
	return l
}

// roots returns the projects whose dependencies are installed: the members of a workspace that are asked for,
// else that of the lock's own folder, or all members where none is there.
func (l *uvLock) roots() (list []int) {
	for i := range l.packages {
		p := &l.packages[i]
		if !p.local {
			continue
		}
		for _, key := range []string{"editable", "virtual"} {
			if p.at.String("source", key) == "." && len(l.asked.Packages) == 0 && !l.asked.AllPackages {
				return []int{i}
			}
		}
		if len(l.asked.Packages) == 0 || slices.Contains(l.asked.Packages, request.NormalizeName(p.name)) {
			list = append(list, i)
		}
	}
	return list
}

// reachAll marks what is installed on the next platform. Of a lock in which no project says
// what it depends on, such as that of a script, that is everything.
func (l *uvLock) reachAll(on *requirement.Platform) {
	w := uvWalk{uvLock: l, on: on, followed: map[uvWanted]bool{}, taken: map[uvDependency]bool{}}
	for i := range l.packages {
		w.place = len(l.packages[i].reached)
		l.packages[i].reached = append(l.packages[i].reached, false)
	}
	says := false
	for _, i := range l.roots() {
		at := l.packages[i].at
		for _, table := range []string{"dependencies", "optional-dependencies", "dev-dependencies"} {
			says = says || at.At(table) != nil
		}
		w.wantAsked(i)
	}
	if !says {
		w.takeAll()
		return
	}
	for len(w.wanted) > 0 {
		next := w.wanted[len(w.wanted)-1]
		w.wanted = w.wanted[:len(w.wanted)-1]
		path := []string{"dependencies"}
		if next.extra != "" {
			path = []string{"optional-dependencies", next.extra}
		}
		for _, d := range l.packages[next.of].at.List(path...) {
			w.follow(d)
		}
	}
}

// wantAsked marks what is installed of a project.
func (w *uvWalk) wantAsked(i int) {
	at := w.packages[i].at
	if w.packages[i].reached[w.place] = true; !w.asked.GroupsOnly {
		w.want(i, "")
	}
	for _, f := range at.Each("optional-dependencies") {
		if w.asked.Extra(request.NormalizeName(f.Key)) && !w.asked.GroupsOnly {
			w.want(i, f.Key)
		}
	}
	for _, f := range at.Each("dev-dependencies") {
		if name := request.NormalizeName(f.Key); w.asked.Group(name, name == "dev") {
			for _, d := range f.Value.List() {
				w.follow(d)
			}
		}
	}
}

// settled returns a marker without what uv writes into it of extras and groups of which only one may be
// installed: extra == 'extra-3-app-gpu' is the extra gpu of the project app. It puts there what always
// holds, or never does.
func (l *uvLock) settled(marker string) string {
	a := l.asked
	if !strings.Contains(marker, "extra") || len(a.Extras)+len(a.Groups) == 0 && !a.AllExtras && !a.AllGroups {
		return marker // as one for which no extra is asked
	}
	return settled(marker, l.isAsked)
}

// Markers that always hold, and never.
const always, never = "sys_platform != ''", "sys_platform == ''"

// settled returns a marker with what always holds, or never does, for what it says of extras.
func settled(marker string, asked func(extra string) bool) string {
	for _, operator := range []string{"extra == '", "extra != '", `extra == "`, `extra != "`} {
		var b strings.Builder
		for {
			before, rest, found := strings.Cut(marker, operator)
			name, after, closed := strings.Cut(rest, operator[len(operator)-1:])
			if !found || !closed {
				break
			}
			b.WriteString(before)
			if asked(name) == strings.Contains(operator, "==") {
				b.WriteString(always)
			} else {
				b.WriteString(never)
			}
			marker = after
		}
		b.WriteString(marker)
		marker = b.String()
	}
	return marker
}

// isAsked reports whether an extra or a group is installed, by the name that markers of a lock have for it.
func (l *uvLock) isAsked(name string) bool {
	for _, i := range l.roots() {
		p := &l.packages[i]
		of := strconv.Itoa(len(p.name)) + "-" + p.name + "-"
		if extra, ok := strings.CutPrefix(name, "extra-"+of); ok {
			return l.asked.Extra(extra) && !l.asked.GroupsOnly
		}
		if group, ok := strings.CutPrefix(name, "group-"+of); ok {
			return l.asked.Group(group, group == "dev")
		}
	}
	return false
}

// takeAll marks everything that is for the platform, but for what others ask for on other
// platforms alone.
func (w *uvWalk) takeAll() {
	asked := elsewhere{}
	for i := range w.packages {
		for _, d := range w.packages[i].at.List("dependencies") {
			asked.by(d.String("name"), w.on.MayHold(d.String("marker")))
		}
	}
	for i := range w.packages {
		p := &w.packages[i]
		p.reached[w.place] = w.applies(p) && !asked[p.name]
		p.unmarked = true
	}
}

// want marks a package, or an extra of it, as one to follow.
func (w *uvWalk) want(i int, extra string) {
	w.packages[i].reached[w.place] = true
	if one := (uvWanted{i, extra}); !w.followed[one] {
		w.followed[one] = true
		w.wanted = append(w.wanted, one)
	}
}

// follow takes a dependency that is installed on the platform.
func (w *uvWalk) follow(d *tree.Node) {
	marker := w.settled(d.String("marker"))
	one := uvDependency{d.String("name"), d.String("version"), d.String("source", "registry"), marker, ""}
	for _, extra := range d.List("extra") {
		one.extras += extra.Value + ","
	}
	if w.taken[one] || !w.on.MayHold(marker) {
		return
	}
	w.taken[one] = true
	for _, i := range w.named[one.name] {
		p := &w.packages[i]
		if one.version != "" && one.version != p.version || !w.applies(p) {
			continue
		}
		if one.from != "" && one.from != p.at.String("source", "registry") {
			continue
		}
		if marker == "" {
			p.unmarked = true
		} else if !slices.Contains(p.edges, marker) {
			p.edges = append(p.edges, marker)
		}
		w.want(i, "")
		for _, extra := range d.List("extra") {
			w.want(i, extra.Value)
		}
	}
}

// applies reports whether a package is one for the platform.
func (w *uvWalk) applies(p *uvPackage) bool {
	return len(p.markers) == 0 || slices.ContainsFunc(p.markers, w.on.MayHold)
}

// locked returns the package as one of any lock.
func (p *uvPackage) locked() locked {
	source := p.at.At("source")
	l := locked{at: p.at, from: source.String("registry"), marker: either(p.markers)}
	if l.marker == "" && !p.unmarked {
		l.marker = either(p.edges)
	}
	l.marker = requirement.OnlyOn(p.reached, l.marker)
	if git := source.String("git"); git != "" {
		l.from, l.source = "git+"+git, true
	} else if url := source.String("url"); url != "" {
		l.from, l.source = url, !strings.HasSuffix(url, ".whl")
	}
	l.wheels, l.sdist = p.at.List("wheels"), p.at.At("sdist") != nil
	return l
}

// noteOthers notes what is not installed: extras and groups, each other choice of a package
// that is installed, and the rest together.
func (l *uvLock) noteOthers(r *document.Reading) {
	for _, i := range l.roots() {
		for _, f := range l.packages[i].at.Each("optional-dependencies") {
			if !l.asked.Extra(request.NormalizeName(f.Key)) {
				noteOptional(r, f, "extra")
			}
		}
		for _, f := range l.packages[i].at.Each("dev-dependencies") {
			if name := request.NormalizeName(f.Key); !l.asked.Group(name, name == "dev") {
				noteOptional(r, f, "group")
			}
		}
	}
	others := leftOut{r: r, installed: func(name string) bool {
		return slices.ContainsFunc(l.named[name], func(i int) bool { return l.packages[i].isReached() })
	}}
	for i := range l.packages {
		if p := &l.packages[i]; !p.isReached() && !p.local {
			others.add(p.at)
		}
	}
	others.note("what extras, other groups and other systems than Linux and Windows bring alone")
}
