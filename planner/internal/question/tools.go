package question

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
)

// findTools lists what is there before a package is compiled where it is: what builds packages, in a version that
// an earlier command names, or as the newest of today. A command compiles before it installs anything, and of what
// is there already nobody says when it came. It lists what is there already, too.
func (q *Question) findTools(e *query.Existing) {
	for i := range q.Packages {
		p := &q.Packages[i]
		if p.Installed {
			e.Installed = append(e.Installed, p.Name)
		}
		newest := p.Upgraded && p.Specifier == "" && q.Day == ""
		if !Installs(p.Name) || p.Installed || p.Exact == "" && !newest {
			continue
		}
		if compiled := q.compiledAfter(e, p); compiled != nil {
			e.Tools = append(e.Tools, query.Tool{Name: p.Name, Version: p.Exact, For: compiled.Name})
		}
		if p.Name == query.Pip && !p.Conda {
			q.installedBy(e, p)
		}
	}
}

// installedBy lists a pip for each package that a later command installs.
func (q *Question) installedBy(e *query.Existing, pip *existing.Package) {
	if pip.Exact == "" && q.Python.Number >= 0 && !packages.NewerPip(version.Minor(q.Python.Value)) {
		return // the newest for that Python
	}
	for i := range q.Packages {
		p := &q.Packages[i]
		if !p.Installed && !p.Conda && pip.Command > 0 && p.Command > pip.Command {
			e.Tools = append(e.Tools, query.Tool{Name: pip.Name, Version: pip.Exact, For: p.Name})
		}
	}
}

// compiledAfter returns a package that is compiled where it is as it is installed, by a later command than a tool, or
// by pip where conda has installed that; nil for none.
func (q *Question) compiledAfter(e *query.Existing, tool *existing.Package) *existing.Package {
	for i := range q.Packages {
		p := &q.Packages[i]
		later := tool.Command > 0 && p.Command > tool.Command || tool.Command == 0 && tool.Conda && !p.Conda
		if p.Installed || !later || strings.HasSuffix(p.From, ".whl") {
			continue
		}
		onSpot := func(o query.OnSpot) bool { return o.Name == p.Name && !o.Info.AnyFramework }
		if slices.ContainsFunc(e.OnSpot, onSpot) || q.fromSource(p) {
			return p
		}
	}
	return nil
}

// fromSource reports whether an installer compiles a package, whichever of its releases that are asked for it is.
// What the index has as source alone asks for the builder before it looks for a wheel.
func (q *Question) fromSource(p *existing.Package) bool {
	info := q.Facts.PackageNamed(p.Name)
	if info == nil || p.Label != "" {
		return false
	}
	files := SourceOnIndex(info)
	for _, e := range q.Query.Of(query.Extension) {
		if e.At == p.At && !e.Transitive {
			return !slices.ContainsFunc(e.Releases, func(r facts.Release) bool {
				always := e.Own || r.Row.NeedsNVCC == "always" || files && strings.Contains(r.Row.NeedsNVCC, "wheel")
				return e.AllowsVersion(r.Version) && !always
			})
		}
	}
	return false
}

// SourceOnIndex reports whether the index has a package as source alone: its makers' wheels are files beside its
// releases.
func SourceOnIndex(info *matrices.PackageInfo) bool {
	return info != nil && len(info.WheelsFrom) > 0 && !slices.ContainsFunc(info.WheelsFrom,
		func(s matrices.WheelSource) bool { return s.Kind != matrices.WheelFile })
}
