package target

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/request"
)

// frameworks are what a target can name: those of the facts, and of the overlays
// that the target file lays over them.
type frameworks struct {
	facts    *matrices.Set
	overlays []string
	broken   bool // the overlays, or the facts below them, cannot be read
}

// frameworksOf returns the frameworks of facts; nil stands for our own.
func frameworksOf(facts *matrices.Set) *frameworks {
	if facts == nil {
		facts = matrices.Embedded()
	}
	return &frameworks{facts: facts}
}

// startFrom takes the facts of a reference in place of our own.
func (f *frameworks) startFrom(file *File, reference string,
	get func(string, []request.Mirror) (*matrices.Set, error)) {
	if get != nil && reference != "" {
		file.Facts, file.FactsError = get(reference, file.Mirrors)
	}
	if f.broken = file.Facts == nil; !f.broken {
		f.facts = file.Facts
	}
}

// has reports whether a name is a framework's. Overlays are read where the facts
// alone lack it.
func (f *frameworks) has(name string) bool {
	if slices.Contains(f.facts.FrameworkNames(), name) {
		return true
	}
	if len(f.overlays) == 0 {
		return false
	}
	facts, err := overlay.Apply(f.facts, f.overlays...)
	f.overlays, f.broken = nil, f.broken || err != nil
	if err != nil {
		return false
	}
	f.facts = facts
	return slices.Contains(facts.FrameworkNames(), name)
}

// Lacks reports whether a target cannot name a framework. Facts that cannot
// be read may have it: whoever plans by them says what is wrong.
func (f *frameworks) Lacks(name string) bool { return !f.has(name) && !f.broken }

// Called returns the framework that has another name, and whether that is a package of it.
func (f *frameworks) Called(name string) (framework string, pkg bool) {
	return flags.Known(f.facts).Called(name)
}

// Hint suggests the framework for another of its names, or for a typo.
func (f *frameworks) Hint(name string) string { return flags.Known(f.facts).Hint(name) }

// checkFrameworks finds targets that name a framework which is none. It is done
// once the overlays are known.
func (l *loader) checkFrameworks() {
	for _, def := range l.order {
		for _, block := range def.block.Body.Blocks {
			if block.Type != "framework" || len(block.Labels) != 1 || !l.frameworks.Lacks(block.Labels[0]) {
				continue
			}
			l.errorf(block.LabelRanges[0], "Unknown framework", "There is no framework %q.%s",
				block.Labels[0], l.frameworks.Hint(block.Labels[0]))
		}
	}
}
