package learn

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// walk follows requirements from the packages that a target names.
type walk struct {
	learner *Learner
	target  Target
	pins    map[string]string // package → version of the stack, without its label
	sources plan.Sources
	seen    map[string]bool
	blamed  []string
	grown   bool
}

// node is a package on the way.
type node struct {
	name, spec string
	extras     []string
	path       []*node // that lead here, the one that the target names first

	release *harvest.Release // that pip would take first; nil where it takes none
	needs   harvest.Needs
}

// pinsOf returns the versions that a stack decides.
func pinsOf(s plan.Stack) map[string]string {
	pins := map[string]string{}
	for name, ver := range s.Packages {
		name, _, _ = strings.Cut(name, "[")
		pins[request.NormalizeName(name)] = version.WithoutLocal(ver)
	}
	return pins
}

// follow reads the packages of one level side by side, and returns those that
// they require and of which nothing is known.
func (w *walk) follow(ctx context.Context, level []node) ([]node, error) {
	level = slices.DeleteFunc(level, func(n node) bool {
		before := w.seen[n.name] || len(w.seen) >= mostNodes
		w.seen[n.name] = true
		return before || w.sources.Owner(n.name).FindLinks || w.sources.Wheel(n.name) != ""
	})
	if err := w.read(ctx, level); err != nil {
		return nil, err
	}
	var next []node
	for i := range level {
		n := &level[i]
		if why := w.judge(n); why != "" {
			if err := w.learn(ctx, n, why); err != nil {
				return nil, err
			}
		}
		for _, dep := range slices.Sorted(maps.Keys(n.needs.Requires)) {
			if !w.learner.known(dep) && w.pins[dep] == "" {
				next = append(next, node{name: dep, spec: n.needs.Requires[dep], extras: n.needs.Extras[dep],
					path: append(slices.Clone(n.path), n)})
			}
		}
	}
	return next, nil
}

// read fetches what is to be known of the packages of a level. One that cannot be
// read is left to pip, which says why. An index that does not answer is an error: what is
// learned, and so the lock, would depend on the hour.
func (w *walk) read(ctx context.Context, level []node) error {
	group, inner := errgroup.WithContext(ctx)
	group.SetLimit(index.Parallel)
	for i := range level {
		n := &level[i]
		group.Go(func() error {
			list, err := w.learner.releases(inner, n.name, w.address(n.name))
			if n.release = w.first(n, list); err == nil && n.release != nil {
				n.needs, err = w.learner.Harvester.At(w.address(n.name)).Needs(inner, *n.release, w.on(n.extras))
			}
			if err != nil {
				n.release = nil
			}
			return ending(inner, err)
		})
	}
	return group.Wait()
}

// ending returns an error that ends the walk: that of a context that ended, or of an index
// that does not answer. Other ones stay the same whenever they are asked for.
func ending(ctx context.Context, err error) error {
	if index.IsTransient(err) {
		return err
	}
	return ctx.Err()
}

func (w *walk) address(name string) string { return w.sources.Owner(name).URL }

func (w *walk) on(extras []string) harvest.On {
	return harvest.On{Platform: w.target.Stack.Platform, Python: w.target.Stack.Python, Extras: extras}
}

// first returns the release that pip would take first: the one that is kept, or
// the newest that the requirement allows and that installs on the stack's Python;
// where none does, the newest.
func (w *walk) first(n *node, list []harvest.Release) *harvest.Release {
	spec, err := version.ParseSpecifier(n.spec)
	allowed := slices.DeleteFunc(slices.Clone(list), func(r harvest.Release) bool {
		return err == nil && n.spec != "*" && !spec.Allows(r.Version)
	})
	if len(allowed) == 0 {
		return nil
	}
	at := slices.IndexFunc(allowed, func(r harvest.Release) bool { return r.Version == w.target.Kept[n.name] })
	if at < 0 {
		at = slices.IndexFunc(allowed, w.installs)
	}
	return &allowed[max(at, 0)]
}

// installs reports whether a release has a wheel for the stack's Python and
// platform.
func (w *walk) installs(r harvest.Release) bool {
	return len(r.Pythons(w.target.Stack.Platform, []string{w.target.Stack.Python})) > 0
}

// judge says why a package does not go with the stack, or ties it to something
// that a plan decides; "" where it does neither.
func (w *walk) judge(n *node) string {
	switch {
	case slices.Contains(w.blamed, n.name):
		return "pip finds no release of " + n.name + " that goes with the rest; its releases are read"
	case n.release == nil:
		return ""
	case !w.installs(*n.release):
		return fmt.Sprintf("%s %s has no wheel for Python %s on %s", n.name, n.release.Version, w.target.Stack.Python,
			w.target.Stack.Platform)
	}
	for _, dep := range slices.Sorted(maps.Keys(n.needs.Requires)) {
		spec, pin := n.needs.Requires[dep], w.pins[dep]
		needs := fmt.Sprintf("learned from %s: %s %s needs %s", n.needs.File.Name, n.name, n.release.Version,
			strings.TrimSuffix(dep+" "+spec, " *"))
		switch {
		case pin != "" && !allows(spec, pin):
			return needs + ", and " + pin + " was planned"
		case pin == "" && w.beyond(dep, spec):
			return needs + ", and " + w.target.Stack.Limits[dep] + " was planned"
		case pin == "" && w.learner.bindsGPU(dep) && w.learner.packages[n.name] == nil:
			return needs + ", which a plan decides on"
		}
	}
	return ""
}

// beyond reports whether a requirement and the stack's bounds of a package have
// nothing in common.
func (w *walk) beyond(dep, spec string) bool {
	limit := w.target.Stack.Limits[dep]
	if limit == "" || spec == "*" {
		return false
	}
	a, errA := version.ParseSpecifier(spec)
	b, errB := version.ParseSpecifier(limit)
	return errA == nil && errB == nil && !a.Meets(b)
}

// allows reports whether a requirement takes in a version; one that cannot be
// read is left to pip.
func allows(spec, ver string) bool {
	if spec == "*" {
		return true
	}
	parsed, err := version.ParseSpecifier(spec)
	return err != nil || parsed.Allows(ver)
}

// bindsGPU reports whether a package of the facts ties a stack to a CUDA or to
// GPUs.
func (l *Learner) bindsGPU(name string) bool {
	for _, p := range l.Facts.PackageInfos() {
		if p.Name == name || request.NormalizeName(p.PyPI) == name {
			return p.BindsGPU
		}
	}
	return false
}

// learn takes a package in, and those on the way to it.
func (w *walk) learn(ctx context.Context, n *node, why string) error {
	for _, step := range append(slices.Clone(n.path), n) {
		grown, err := w.learner.take(ctx, step, w.address(step.name))
		if err != nil {
			return err
		}
		if grown {
			w.grown = true
			w.learner.say(why)
		}
	}
	return nil
}

// take reads the newest releases of a package, and the one on the way.
func (l *Learner) take(ctx context.Context, n *node, address string) (bool, error) {
	p := l.packages[n.name]
	if p == nil {
		list, err := l.releases(ctx, n.name, address)
		if err != nil || len(list) == 0 {
			return false, ending(ctx, err)
		}
		p = &pkg{name: n.name, index: address, releases: list, read: map[string]row{}}
		l.packages[n.name] = p
	}
	grown := false
	for _, extra := range n.extras {
		if !slices.Contains(p.extras, extra) {
			p.extras, p.read, grown = append(p.extras, extra), map[string]row{}, true
		}
	}
	if n.release != nil {
		some, err := l.readOne(ctx, p, *n.release)
		if err != nil {
			return false, err
		}
		grown = grown || some
	}
	some, err := l.readBatch(ctx, p, min(batch, len(p.releases)))
	return grown || some, err
}

// readBatch reads releases, newest first, until so many are read.
func (l *Learner) readBatch(ctx context.Context, p *pkg, until int) (bool, error) {
	var todo []harvest.Release
	for _, r := range p.releases {
		if _, done := p.read[r.Version]; !done && len(p.read)+len(todo) < min(until, most) {
			todo = append(todo, r)
		}
	}
	if len(todo) == 0 {
		return false, nil
	}
	rows := make([]row, len(todo))
	group, inner := errgroup.WithContext(ctx)
	group.SetLimit(index.Parallel)
	for i := range todo {
		group.Go(func() error {
			var err error
			rows[i], err = l.row(inner, p, todo[i])
			return err
		})
	}
	err := group.Wait()
	before := len(p.read)
	for _, r := range rows {
		if r.needs.File.Name != "" {
			p.read[r.release.Version] = r
		}
	}
	return len(p.read) > before, err
}

func (l *Learner) readOne(ctx context.Context, p *pkg, r harvest.Release) (bool, error) {
	if _, done := p.read[r.Version]; done {
		return false, nil
	}
	read, err := l.row(ctx, p, r)
	if err != nil || read.needs.File.Name == "" {
		return false, err
	}
	p.read[r.Version] = read
	return true, nil
}

// row reads one release; none where it cannot be read.
func (l *Learner) row(ctx context.Context, p *pkg, r harvest.Release) (row, error) {
	h := l.Harvester.At(p.index)
	platform := "linux/amd64"
	if some := r.Platforms(); !slices.Contains(some, platform) && some[0] != "any" {
		platform = some[0]
	}
	needs, err := h.Needs(ctx, r, harvest.On{Platform: platform, Python: l.python(r, platform), Extras: p.extras})
	if err != nil {
		return row{}, ending(ctx, err)
	}
	return row{release: r, needs: needs}, nil
}

// python returns the Python that the requirements of a release are read for: the
// newest that it installs on.
func (l *Learner) python(r harvest.Release, platform string) string {
	minors := r.Pythons(platform, l.minors())
	if len(minors) == 0 {
		return ""
	}
	return slices.MaxFunc(minors, version.Compare)
}
