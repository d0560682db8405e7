package flags

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/spelling"
)

// Frameworks are those that a request can name.
type Frameworks interface {
	// Lacks reports whether no framework has a name.
	Lacks(name string) bool
	// Called returns the framework that has another name, and whether that is a package of it; empty for other names.
	Called(name string) (framework string, pkg bool)
	// Hint suggests the framework for another of its names, or for a typo.
	Hint(name string) string
}

// Known returns the frameworks of facts; nil stands for our own.
func Known(facts *matrices.Set) Frameworks {
	if facts == nil {
		facts = matrices.Embedded()
	}
	return known{facts}
}

// known are the frameworks of facts.
type known struct{ facts *matrices.Set }

// Lacks reports whether the facts know no framework of a name.
func (k known) Lacks(name string) bool { return !slices.Contains(k.facts.FrameworkNames(), name) }

// Called returns the framework that has another name, and whether that is a package of it.
func (k known) Called(name string) (framework string, pkg bool) {
	framework = k.facts.FrameworkCalled(name)
	return framework, framework != "" && slices.Contains(k.facts.FrameworkInfo(framework).Distributions(), name)
}

// Hint suggests the framework for another of its names, or for a typo, and how packages are asked for.
func (k known) Hint(name string) string {
	if of := k.facts.FrameworkCalled(name); of != "" {
		return fmt.Sprintf(" Did you mean %q?", of)
	}
	names := k.facts.RankedFrameworks()
	if hint := spelling.DidYouMean(name, names); hint != "" {
		return hint
	}
	if slices.Contains(k.facts.PackageNames(), name) {
		return " It is a package: ask for it by --with " + name + ", or among a target's packages."
	}
	return " There are " + strings.Join(names, ", ") + "."
}
