package query

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// readWith reads the packages that a framework's block names.
func (q *Query) readWith(tables *facts.Facts, framework *Package, with []request.Text, faults *Faults) {
	known := CompanionsOf(tables, framework)
	for _, text := range with {
		name, spec := SplitRequirement(text.Value)
		if slices.Contains(known, name) && framework.Assumed != "" {
			q.warnUnpaired(framework, name)
			continue
		}
		if slices.Contains(known, name) && len(pairedReleases(tables, framework, name)) > 0 {
			q.addCompanion(tables, framework, name, spec, text.At, faults)
			continue
		}
		if q.readExtension(tables, name, spec, text.At, faults) || q.readNVIDIA(name, spec, text.At, faults) ||
			q.readLimited(name, spec, text.At, faults) {
			continue
		}
		if slices.Contains(known, name) {
			continue // limited by some releases, and any version of it will do
		}
		if near := version.Nearest(name, known); len(near) > 0 {
			faults.Add(text.At, "unknown package "+words.Quote(name), "%s", words.DidYouMean(near))
			continue
		}
		q.Unknown = append(q.Unknown, name)
	}
}

// readCompanionPackage reads a package that stands beside the frameworks and is
// paired with one.
func (q *Query) readCompanionPackage(tables *facts.Facts, r *request.PackageRequest, faults *Faults) bool {
	for _, framework := range q.Frameworks() {
		if len(pairedReleases(tables, framework, r.Name)) == 0 {
			continue
		}
		if framework.Assumed != "" {
			q.warnUnpaired(framework, r.Name)
			return true
		}
		// The entry may give the version of one that a block names without.
		q.drop(func(p *Package) bool { return p.Kind == Companion && p.Name == r.Name && p.Version == nil })
		q.addCompanion(tables, framework, r.Name, r.Specifier, r.At, faults)
		return true
	}
	return false
}

func (q *Query) addCompanion(tables *facts.Facts, framework *Package, name, spec string, at request.Position,
	faults *Faults) {
	q.addRequested(&Package{Kind: Companion, Name: name, At: at, Of: framework,
		Releases: pairedReleases(tables, framework, name)}, spec, faults)
}

// pairedReleases returns the releases of a companion of a framework, newest first.
func pairedReleases(tables *facts.Facts, framework *Package, name string) []facts.Release {
	if framework.Assumed != "" {
		return tables.PairedReleases(framework.Releases, name)
	}
	return tables.Paired(framework.Name, name)
}

// CompanionsOf returns the packages that any release of a framework is paired
// with, sorted.
func CompanionsOf(tables *facts.Facts, framework *Package) []string {
	if framework.Assumed != "" {
		return facts.CompanionNames(framework.Releases)
	}
	return tables.Companions(framework.Name)
}

// paired reports whether a package is a companion of one of the frameworks.
func (q *Query) paired(tables *facts.Facts, name string) bool {
	return slices.ContainsFunc(q.Frameworks(), func(framework *Package) bool {
		return len(pairedReleases(tables, framework, name)) > 0
	})
}

// pairCompanions takes the packages that are paired with a framework's
// releases, and whose framework the target does not name, as such: they come
// from its index, in the version of the pair.
func (q *Query) pairCompanions(tables *facts.Facts, faults *Faults) {
	for _, framework := range slices.Clone(q.Frameworks()) {
		for _, e := range slices.Clone(q.Of(Extension)) {
			if e.Transitive || len(pairedReleases(tables, framework, e.Name)) == 0 {
				continue
			}
			spec := ""
			if e.Version != nil {
				spec = e.Version.Text.Value
			}
			q.drop(func(p *Package) bool { return p == e })
			q.addCompanion(tables, framework, e.Name, spec, e.At, faults)
		}
	}
}

// imports marks what a package imports, and its metadata does not require.
const imports = " (import)"

// AddImported adds the packages that those which the target names import without requiring them: no
// installer would bring them. With them come the frameworks that they cannot do without.
func (q *Query) AddImported(tables *facts.Facts) error {
	var faults Faults
	for _, e := range slices.Clone(q.Of(Extension)) {
		if e.Transitive {
			continue
		}
		for _, name := range e.imported() {
			q.addImported(tables, e, name)
		}
	}
	q.impliedFrameworks(tables, &faults)
	return faults.Err()
}

// addImported adds a companion, or a package that the facts know by its own releases.
func (q *Query) addImported(tables *facts.Facts, by *Package, name string) {
	for _, framework := range slices.Clone(q.Frameworks()) {
		if q.find(Companion, name) == nil && len(pairedReleases(tables, framework, name)) > 0 {
			q.add(&Package{Kind: Companion, Name: name, At: by.At, Of: framework,
				Releases: pairedReleases(tables, framework, name)})
		}
	}
	info := tables.PackageNamed(name)
	if info == nil || q.find(Extension, info.Name) != nil || q.paired(tables, name) {
		return
	}
	e := newExtension(tables, info, by.At)
	e.Asked = name
	e.judgeReleases()
	q.add(e)
}

// imported returns what any release that the target may take imports without requiring it, sorted.
func (p *Package) imported() []string {
	var names []string
	for i := range p.Releases {
		if !p.Allows(i) {
			continue
		}
		for key := range p.Releases[i].Row.RequiresOther {
			if name, is := strings.CutSuffix(key, imports); is {
				names = append(names, name)
			}
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// warnUnpaired tells of a companion whose release for an assumed release of its
// framework the facts cannot know.
func (q *Query) warnUnpaired(framework *Package, name string) {
	q.Warnings = append(q.Warnings, plan.Warning{Rule: AssumedID,
		Text: fmt.Sprintf("which %s goes with %s %s is not known: the lock resolves it",
			name, framework.Traits.Name, framework.Assumed)})
}
