package target

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
)

// frameworks are what a target can name: those of the facts, and of the overlays
// that the target file lays over them.
type frameworks struct {
	facts    *matrices.Set
	overlays []string
	broken   bool // the overlays cannot be read
}

// frameworksOf returns the frameworks of facts; nil stands for our own.
func frameworksOf(facts *matrices.Set) *frameworks {
	if facts == nil {
		facts = matrices.Embedded()
	}
	return &frameworks{facts: facts}
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
	f.overlays, f.broken = nil, err != nil
	if err != nil {
		return false
	}
	f.facts = facts
	return slices.Contains(facts.FrameworkNames(), name)
}

// lacks reports whether a target cannot name a framework. Overlays that cannot
// be read may have it: whoever lays them over the facts says what is wrong.
func (f *frameworks) lacks(name string) bool { return !f.has(name) && !f.broken }

// hint suggests the framework for another of its names, or for a typo.
func (f *frameworks) hint(name string) string {
	if of := f.facts.FrameworkCalled(name); of != "" {
		return fmt.Sprintf(" Did you mean %q?", of)
	}
	names := f.facts.RankedFrameworks()
	if hint := didYouMean(name, names); hint != "" {
		return hint
	}
	return " There are " + strings.Join(names, ", ") + "."
}

// checkFrameworks finds targets that name a framework which is none. It is done
// once the overlays are known.
func (l *loader) checkFrameworks() {
	for _, def := range l.order {
		for _, block := range def.block.Body.Blocks {
			if block.Type != "framework" || len(block.Labels) != 1 || !l.frameworks.lacks(block.Labels[0]) {
				continue
			}
			l.errorf(block.LabelRanges[0], "Unknown framework", "There is no framework %q.%s",
				block.Labels[0], l.frameworks.hint(block.Labels[0]))
		}
	}
}
