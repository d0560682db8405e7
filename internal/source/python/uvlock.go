package python

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// UVLock reads a uv.lock: what "uv sync" installs of it on Linux, which is what the
// dependencies of the project and its group dev bring. What extras, other groups and other
// systems bring, it notes.
func UVLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.UV
	pythonRange(r, root.At("requires-python"))
	l := newUVLock(root.List("package"))
	l.reachAll()
	for i := range l.packages {
		if p := &l.packages[i]; !p.local && p.reached {
			p.locked().observe(r)
		}
	}
	l.noteOthers(r)
}

// uvLock is a lock of uv's whose packages are followed from the project on.
type uvLock struct {
	packages []uvPackage
	named    map[string][]int // by name: places in packages
	wanted   []uvWanted       // still to follow
	followed map[uvWanted]bool
}

// uvPackage is a package of a lock: there may be several of one name, for other systems or
// extras.
type uvPackage struct {
	at       *tree.Node
	name     string
	version  string
	local    bool     // the project itself, or a part of its workspace
	reached  bool     // it is installed
	markers  []string // under which it is chosen before others of its name
	edges    []string // markers of the dependencies that bring it
	unmarked bool     // a dependency without a marker brings it
}

// uvWanted is a package whose dependencies are to be followed, or those of an extra of it.
type uvWanted struct {
	of    int
	extra string
}

func newUVLock(list []*tree.Node) *uvLock {
	l := &uvLock{named: map[string][]int{}, followed: map[uvWanted]bool{}}
	for i, at := range list {
		p := uvPackage{at: at, name: at.String("name"), version: at.String("version"), local: local(at.At("source"))}
		for _, m := range at.List("resolution-markers") {
			p.markers = append(p.markers, m.Value)
		}
		l.packages = append(l.packages, p)
		l.named[p.name] = append(l.named[p.name], i)
	}
	return l
}

// roots returns the projects whose dependencies are installed: that of the lock's own
// folder, or all parts of a workspace where none is there.
func (l *uvLock) roots() (list []int) {
	for i := range l.packages {
		p := &l.packages[i]
		if !p.local {
			continue
		}
		for _, key := range []string{"editable", "virtual"} {
			if p.at.String("source", key) == "." {
				return []int{i}
			}
		}
		list = append(list, i)
	}
	return list
}

// reachAll marks what is installed. Of a lock in which no project says what it depends on,
// such as that of a script, that is everything.
func (l *uvLock) reachAll() {
	says := false
	for _, i := range l.roots() {
		at := l.packages[i].at
		for _, table := range []string{"dependencies", "optional-dependencies", "dev-dependencies"} {
			says = says || at.At(table) != nil
		}
		l.want(i, "")
		for _, d := range at.List("dev-dependencies", "dev") {
			l.follow(d)
		}
	}
	if !says {
		for i := range l.packages {
			l.packages[i].reached = l.packages[i].applies()
		}
		return
	}
	for len(l.wanted) > 0 {
		next := l.wanted[len(l.wanted)-1]
		l.wanted = l.wanted[:len(l.wanted)-1]
		path := []string{"dependencies"}
		if next.extra != "" {
			path = []string{"optional-dependencies", next.extra}
		}
		for _, d := range l.packages[next.of].at.List(path...) {
			l.follow(d)
		}
	}
}

// want marks a package, or an extra of it, as one to follow.
func (l *uvLock) want(i int, extra string) {
	l.packages[i].reached = true
	if one := (uvWanted{i, extra}); !l.followed[one] {
		l.followed[one] = true
		l.wanted = append(l.wanted, one)
	}
}

// follow takes a dependency that is installed on Linux.
func (l *uvLock) follow(d *tree.Node) {
	marker := d.String("marker")
	if !mayHold(marker) {
		return
	}
	for _, i := range l.named[d.String("name")] {
		p := &l.packages[i]
		if ver := d.String("version"); ver != "" && ver != p.version || !p.applies() {
			continue
		}
		if from := d.String("source", "registry"); from != "" && from != p.at.String("source", "registry") {
			continue
		}
		if marker == "" {
			p.unmarked = true
		} else if !slices.Contains(p.edges, marker) {
			p.edges = append(p.edges, marker)
		}
		l.want(i, "")
		for _, extra := range d.List("extra") {
			l.want(i, extra.Value)
		}
	}
}

// applies reports whether the package is one for Linux.
func (p *uvPackage) applies() bool {
	return len(p.markers) == 0 || slices.ContainsFunc(p.markers, mayHold)
}

// locked returns the package as one of any lock.
func (p *uvPackage) locked() locked {
	source := p.at.At("source")
	l := locked{at: p.at, from: source.String("registry"), marker: either(p.markers)}
	if l.marker == "" && !p.unmarked {
		l.marker = either(p.edges)
	}
	if git := source.String("git"); git != "" {
		l.from, l.source = "git+"+git, true
	} else if url := source.String("url"); url != "" {
		l.from, l.source = url, !strings.HasSuffix(url, ".whl")
	}
	l.source = l.source || p.at.At("wheels") == nil && p.at.At("sdist") != nil
	return l
}

// noteOthers notes what is not installed: extras and groups, each other choice of a package
// that is installed, and the rest together.
func (l *uvLock) noteOthers(r *document.Reading) {
	for _, i := range l.roots() {
		for _, f := range l.packages[i].at.Each("optional-dependencies") {
			noteOptional(r, f, "extra")
		}
		for _, f := range l.packages[i].at.Each("dev-dependencies") {
			if f.Key != "dev" {
				noteOptional(r, f, "group")
			}
		}
	}
	others := leftOut{r: r, installed: func(name string) bool {
		return slices.ContainsFunc(l.named[name], func(i int) bool { return l.packages[i].reached })
	}}
	for i := range l.packages {
		if p := &l.packages[i]; !p.reached && !p.local {
			others.add(p.at)
		}
	}
	others.note("what extras, other groups and other systems than Linux bring alone")
}
