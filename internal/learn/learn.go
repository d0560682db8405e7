// Package learn finds out from a package index what the packages of a target ask
// for that the facts do not know, before pip is let loose on them.
//
// It follows the requirements of such a package, in the release that pip would
// take first. Where one of them does not go with the planned stack, or ties a
// stack to GPUs, the package and those on the way to it are learned: the metadata
// of their newest releases becomes rows, and the target is planned anew with
// them. See the package matrices/learned for the rows.
package learn

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/learned"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Learner holds what was learned so far.
type Learner struct {
	// Harvester reads the indexes; its own address is not used.
	Harvester *harvest.Harvester
	// Facts are those without anything learned.
	Facts *matrices.Set
	// Day is today, YYYY-MM-DD.
	Day string
	// Say is told what was learned, one line at a time.
	Say func(text string)

	packages map[string]*pkg              // by name
	mu       sync.Mutex                   // for pages
	pages    map[string][]harvest.Release // by index and name
	tied     map[string]bool              // names of which frameworks say themselves what they go with
	said     map[string]bool
}

// Target is a planned target.
type Target struct {
	Stack   plan.Stack
	Indexes []request.Index
	// Kept are the versions that an earlier lock holds and that are to stay.
	Kept map[string]string
}

// Bounds of what is read for one lock.
const (
	batch     = 12 // releases of a package that are read at once, newest first
	most      = 48 // of one package
	mostNodes = 60 // packages whose requirements are followed for one target
	mostDepth = 4  // steps from a package that the target names
)

// pkg is a package that is being learned.
type pkg struct {
	name, index string
	extras      []string
	releases    []harvest.Release // with wheels, newest first
	read        map[string]row    // by version
}

// row is what was read of a release.
type row struct {
	release harvest.Release
	needs   harvest.Needs
}

// Look follows what the unknown packages of a target require, and reports whether
// anything was learned: then the target is to be planned anew.
func (l *Learner) Look(ctx context.Context, t Target) (bool, error) { return l.look(ctx, t, nil) }

// Blame is Look for a target that pip finds no packages for: those that it blames
// are learned where they are required.
func (l *Learner) Blame(ctx context.Context, t Target, names []string) (bool, error) {
	return l.look(ctx, t, names)
}

func (l *Learner) look(ctx context.Context, t Target, blamed []string) (bool, error) {
	l.prepare()
	w := &walk{learner: l, target: t, pins: pinsOf(t.Stack), seen: map[string]bool{}, blamed: blamed,
		sources: plan.SourcesOf(t.Stack, t.Indexes)}
	level := l.roots(t)
	for depth := 0; len(level) > 0 && (depth < mostDepth || blamed != nil); depth++ {
		next, err := w.follow(ctx, level)
		if err != nil {
			return false, err
		}
		level = next
	}
	return w.grown, nil
}

func (l *Learner) prepare() {
	if l.packages != nil {
		return
	}
	l.packages, l.pages, l.said = map[string]*pkg{}, map[string][]harvest.Release{}, map[string]bool{}
	l.tied = map[string]bool{"numpy": true}
	for _, f := range l.Facts.FrameworkInfos() {
		for _, r := range l.Facts.Frameworks(f.ID) {
			for _, bound := range []map[string]string{r.Limits, r.Pairs, r.PairSpecs} {
				for name := range bound {
					l.tied[request.NormalizeName(name)] = true
				}
			}
		}
	}
}

// known reports whether the facts say something of a package, or leave it to the
// frameworks.
func (l *Learner) known(name string) bool {
	return l.tied[name] || strings.HasPrefix(name, "nvidia-") || learned.Knows(l.Facts, name)
}

// roots returns the packages that the target names and the facts do not know.
func (l *Learner) roots(t Target) []node {
	var list []node
	for _, u := range t.Stack.Unpinned {
		if !u.Known && !l.known(u.Name) {
			list = append(list, node{name: u.Name, spec: u.Specifier, extras: u.Extras})
		}
	}
	for name, ver := range t.Stack.Packages {
		if p := l.packages[request.NormalizeName(name)]; p != nil {
			list = append(list, node{name: p.name, spec: "==" + ver, extras: p.extras})
		}
	}
	slices.SortFunc(list, func(a, b node) int { return strings.Compare(a.name, b.name) })
	return list
}

// Remember learns a package that was learned for an earlier lock, from what the
// index says now. One that the index has no more is forgotten.
func (l *Learner) Remember(ctx context.Context, name, address string) error {
	l.prepare()
	_, err := l.take(ctx, &node{name: name}, address)
	return err
}

// More reads older releases of what was learned, and reports whether there were
// any.
func (l *Learner) More(ctx context.Context) (bool, error) {
	grown := false
	for _, name := range slices.Sorted(maps.Keys(l.packages)) {
		p := l.packages[name]
		if len(p.read) >= most {
			continue
		}
		some, err := l.readBatch(ctx, p, len(p.read)+batch)
		if err != nil {
			return false, err
		}
		grown = grown || some
	}
	return grown, nil
}

// Packages returns what was learned, by name.
func (l *Learner) Packages() []learned.Package {
	var list []learned.Package
	for _, name := range slices.Sorted(maps.Keys(l.packages)) {
		p := l.packages[name]
		out := learned.Package{Name: name, Index: learned.WithoutLogin(p.index), Read: l.Day,
			Whole: len(p.read) >= len(p.releases)}
		with := map[string]bool{}
		for _, r := range p.read {
			made := l.release(r)
			for dep := range made.Requires {
				if l.packages[dep] != nil {
					with[dep] = true
				}
			}
			out.Releases = append(out.Releases, made)
		}
		slices.SortFunc(out.Releases, func(a, b learned.Release) int {
			return matrices.ComparePEP440(b.Version, a.Version)
		})
		out.With = slices.Sorted(maps.Keys(with))
		if out.Sound() {
			list = append(list, out)
		}
	}
	return list
}

// release returns a release as it is remembered: of its requirements those on
// packages that the facts know and on those that were learned with it.
func (l *Learner) release(r row) learned.Release {
	out := learned.Release{
		Version: r.release.Version, Released: r.release.Released(), Python: l.pythons(r),
		Platforms: r.release.Platforms(), MinGlibc: r.release.MinGlibc("linux/amd64"),
		Requires: map[string]string{}, File: r.needs.File.Name, SHA256: r.needs.File.SHA256,
	}
	for dep, spec := range r.needs.Requires {
		if l.packages[dep] != nil || learned.Knows(l.Facts, dep) {
			out.Requires[dep] = spec
		}
	}
	return out
}

// minors lists the Pythons that the facts know, oldest first.
func (l *Learner) minors() []string {
	var list []string
	for _, image := range l.Facts.PythonImages() {
		list = append(list, image.Python)
	}
	return list
}

// pythons is the specifier of the Pythons that a release installs on: those of its
// metadata, less those that it has no wheel for.
func (l *Learner) pythons(r row) string {
	clauses := []string{}
	if r.needs.Python != "" {
		clauses = append(clauses, r.needs.Python)
	}
	platform := "linux/amd64"
	if some := r.release.Platforms(); len(some) > 0 && !slices.Contains(some, platform) {
		platform = some[0]
	}
	all := l.minors()
	have := r.release.Pythons(platform, all)
	for _, minor := range all {
		if !slices.Contains(have, minor) {
			clauses = append(clauses, "!="+minor+".*")
		}
	}
	return strings.Join(clauses, ",")
}

// releases lists the releases of a package that have wheels, newest first.
func (l *Learner) releases(ctx context.Context, name, address string) ([]harvest.Release, error) {
	key := address + " " + name
	l.mu.Lock()
	list, ok := l.pages[key]
	l.mu.Unlock()
	if ok {
		return list, nil
	}
	list, err := l.Harvester.At(address).Releases(ctx, name)
	if err != nil && !errors.Is(err, index.ErrNotFound) {
		return nil, fmt.Errorf("package %s: %w", name, err)
	}
	list = slices.DeleteFunc(list, func(r harvest.Release) bool { return len(r.Platforms()) == 0 })
	final := slices.DeleteFunc(slices.Clone(list), func(r harvest.Release) bool { return !r.Final() })
	if len(final) > 0 {
		list = final // pip takes a pre-release where there is nothing else
	}
	l.mu.Lock()
	l.pages[key] = list
	l.mu.Unlock()
	return list, nil
}

// say tells a line once.
func (l *Learner) say(text string) {
	if l.Say != nil && !l.said[text] {
		l.said[text] = true
		l.Say(text)
	}
}
