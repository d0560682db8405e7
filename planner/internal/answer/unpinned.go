package answer

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// unpinned returns the packages that the target names, or that its builds need
// besides, and the stack gives no version of, by name.
func unpinned(c *model.Solution, s *plan.Stack) []plan.Unpinned {
	var list []plan.Unpinned
	listed := map[string]bool{}
	for _, p := range namedPackages(c.Query) {
		name := request.NormalizeName(p.Name)
		if listed[name] || hasVersion(c, s, name) {
			continue
		}
		listed[name] = true
		_, unknown := slices.BinarySearch(c.Query.Unknown, name)
		list = append(list, plan.Unpinned{Name: name, Extras: p.Extras,
			Specifier: within(asInstallersRead(p.Specifier), s.Limits[name]),
			Known:     !unknown})
	}
	for _, name := range libraries.LeftOutWheels(c) {
		if !listed[name] {
			list = append(list, plan.Unpinned{Name: name, Known: true})
		}
	}
	for _, f := range c.Frameworks() {
		for _, w := range libraries.PathWheels(c, c.Build(f)) {
			if !listed[w.Name] {
				list = append(list, plan.Unpinned{Name: w.Name, Specifier: w.Specifier, Known: true})
			}
		}
	}
	slices.SortFunc(list, func(a, b plan.Unpinned) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// namedPackages returns the packages that the target names, in its packages and
// beside a framework.
func namedPackages(q *query.Query) []request.PackageRequest {
	list := slices.Clone(q.Request.Packages)
	for i := range q.Request.Frameworks {
		for _, text := range q.Request.Frameworks[i].With {
			name, spec := query.SplitRequirement(text.Value)
			list = append(list, request.PackageRequest{Name: name, Specifier: spec, At: text.At})
		}
	}
	return list
}

// hasVersion reports whether the stack gives a version of a package that the target
// names, under that name or under the one that its makers give the wheel for the
// stack's CUDA.
func hasVersion(c *model.Solution, s *plan.Stack, name string) bool {
	for p := range s.Packages {
		p, _, _ = strings.Cut(p, "[")
		if request.NormalizeName(p) == name {
			return true
		}
	}
	if slices.ContainsFunc(c.Query.Frameworks(), func(p *query.Package) bool {
		return p.Name == name || p.Asked == name
	}) {
		return true // it stands in a framework's place, under its name for one CUDA
	}
	if slices.ContainsFunc(c.Query.Of(query.Limited), func(p *query.Package) bool {
		return p.Installs && p.Name == name
	}) {
		return true // another name of a framework's own package
	}
	return slices.ContainsFunc(c.Of(query.Extension), func(e *model.PackageVariable) bool {
		return (e.Package.Asked == name || e.Package.Name == name) && c.Wheel(e).Version != ""
	})
}

// asInstallersRead returns what a target asks of a package's version as pip takes it.
func asInstallersRead(spec string) string {
	if spelled, err := version.ParseSpecifier(strings.TrimPrefix(spec, "*")); err == nil {
		return spelled.PEP440()
	}
	return "" // any: what is no specifier has been refused
}

// within joins two bounds of one version.
func within(spec, limit string) string {
	if spec == "" || limit == "" || spec == limit {
		return spec + strings.TrimPrefix(limit, spec)
	}
	return spec + "," + limit
}

// installUnpinned returns the command for the packages whose version the stack
// leaves open and that no other command names, as those within its limits are.
// It names the frameworks too, so that pip says so where one of them asks for
// another release, and replaces none.
func installUnpinned(c *model.Solution, s *plan.Stack) []string {
	var words []string
	for _, u := range s.Unpinned {
		if slices.ContainsFunc(c.Query.OnSpot, func(o query.OnSpot) bool { return o.Name == u.Name }) {
			continue
		}
		commanded := slices.ContainsFunc(c.Of(query.Extension), func(e *model.PackageVariable) bool {
			return (e.Package.Asked == u.Name || e.Package.Name == u.Name) && !c.LeavesOpen(e)
		})
		if !commanded && (u.Specifier == "" || u.Specifier != s.Limits[u.Name] || len(u.Extras) > 0 ||
			packages.HasExtension(c, u.Name)) { // which no command names for its bounds
			words = append(words, u.String())
		}
	}
	if len(words) == 0 {
		return nil
	}
	return []string{"pip install " + strings.Join(candidate.ShellWords(appendFrameworks(words, c, s)), " ")}
}
