package rules

import (
	"cmp"
	"slices"
	"sync"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// requirePackage adds what the user asks of a package.
func requirePackage(m *model.Model, p *model.PackageVariable) {
	switch p.Package.Kind {
	case query.Framework:
		requireVersion(m, p)
		requireBuildCUDA(m, p)
		requireVariant(m, p)
		requireTaken(m, p)
	case query.Companion, query.Extension:
		requireRelease(m, p)
	default:
		requirePresence(m, p)
	}
}

// requirePresence pins a CUDA wheel or a limited package to being there.
func requirePresence(m *model.Model, p *model.PackageVariable) {
	from, at := "", p.Package.At
	if p.Package.Version != nil {
		from = p.Package.Version.Text.Value
	}
	text, cost := request.SpellRequirement(p.Part, from, at), model.CostCompanion
	if p.Package.Resolved {
		cost = model.CostLimited // the framework brings its own
	}
	m.Require(&p.Variable, model.Requirement{Part: p.Part, From: from, At: at, Text: text,
		To: func(int) model.Change { return model.Change{Value: "", Text: "without " + text} }},
		cost, func(v int) bool { return v != model.Absent }, nil)
}

// requireRelease adds the version of a companion or an extension. Of companions
// any other version is as far as the next: their framework decides on them. The
// package goes by the name that the request has, which is where a change is made.
func requireRelease(m *model.Model, p *model.PackageVariable) {
	name, want := cmp.Or(p.Package.Asked, p.Package.Name), p.Package.Version
	if want == nil {
		requireName(m, p)
		return
	}
	cost, distance := model.CostCompanion, (func(int) int)(nil)
	switch {
	case m.Follows(p):
		cost = model.CostLimited
	case p.Package.Kind == query.Extension:
		distance = releaseDistance(p)
	}
	m.Require(&p.Variable, model.Requirement{Part: name, From: want.Text.Value, At: want.Text.At,
		Text: request.SpellRequirement(name, want.Text.Value, want.Text.At),
		To: func(v int) model.Change {
			version := p.Version(v)
			return model.Change{Value: version, Text: request.SpellRequirement(name, "=="+version, want.Text.At)}
		}}, cost, p.Allows, distance)
}

// requireName pins a package of an environment to the releases that the name is of by which
// it is there: mmcv-full ended with 1.7.2. Of a plan the rule of the newest release does.
func requireName(m *model.Model, p *model.PackageVariable) {
	e := p.Package
	if m.Query.Existing == nil || e.Kind != query.Extension || e.Transitive || e.Asked == "" {
		return
	}
	named := func(v int) bool { return e.ComesAs(p.Row(v)) }
	for v := range p.Size {
		if named(v) {
			continue
		}
		text := request.SpellRequirement(e.Asked, "", e.At)
		m.Require(&p.Variable, model.Requirement{Part: e.Asked, From: e.Asked, At: e.At, Text: text,
			To: func(v int) model.Change {
				version := p.Version(v)
				return model.Change{Value: version, Text: request.SpellRequirement(e.Name, "=="+version, e.At)}
			}}, model.CostCompanion, named, nil)
		return
	}
}

// releaseDistance orders releases by how many stand between them and those asked for.
func releaseDistance(p *model.PackageVariable) func(int) int {
	steps := sync.OnceValue(func() []int { // few targets ask for changes
		steps := make([]int, p.Size)
		near := p.Size // since the last release that is asked for
		for i := range steps {
			near++
			if p.Allows(i) {
				near = 0
			}
			steps[i] = min(near, p.Size)
		}
		near = p.Size
		for i := range slices.Backward(steps) {
			near = min(near+1, steps[i])
			steps[i] = near
		}
		return steps
	})
	return func(v int) int { return steps()[v] }
}

func requireVersion(m *model.Model, f *model.PackageVariable) {
	want := f.Package.Version
	if want == nil {
		return
	}
	allowed, last := make([]bool, len(f.Package.Releases)), -1 // by age
	for i := range f.Builds {
		if age := f.Builds[i].Age; age != last {
			allowed[age], last = want.Spec.Allows(f.Builds[i].Release.Version), age
		}
	}
	cost := model.CostMinor
	if asked := want.Spec.Asked(); want.Spec.Exact != "" && version.Parts(asked) > 2 {
		cost = model.CostPatch
	}
	from := f.Package.Name + " " + want.Text.Value
	m.Require(&f.Variable, model.Requirement{Part: "framework", From: from, At: want.Text.At,
		Text: f.Package.AskedVersion(),
		To: func(v int) model.Change {
			version := withVariant(f, v)
			return model.Change{Value: version, Text: f.Package.VersionSpelling(want.Text.At, keepVariant(f, v, version))}
		}}, cost, func(v int) bool { return allowed[f.Builds[v].Age] }, buildDistance(f, allowed))
}

// withVariant returns a build's release, with its variant where that must be named to
// get it.
func withVariant(f *model.PackageVariable, v int) string {
	b := &f.Builds[v]
	if f.Package.Taken.Names(b.Row) {
		return b.Release.Version + "+" + b.Row.Variant
	}
	return b.Release.Version
}

// keepVariant adds a build's variant to a version where the user's own version
// names one.
func keepVariant(f *model.PackageVariable, v int, version string) string {
	if f.Package.Version.Spec.Local == "" || f.Package.Taken.Names(f.Builds[v].Row) {
		return version
	}
	return version + "+" + f.Builds[v].Row.Variant
}

// buildDistance orders builds by how far their release stands from what was asked:
// first by minor versions, newer before older at the same distance, then the
// newest patch of the minor.
func buildDistance(f *model.PackageVariable, allowed []bool) func(int) int {
	rank := make([]int, len(f.Builds)) // 0 for the newest minor
	low, high := -1, -1                // ranks of the asked minors
	var minors minorRanks
	for i := range f.Builds {
		b := &f.Builds[i]
		if i > 0 && b.Age == f.Builds[i-1].Age {
			rank[i] = rank[i-1]
		} else {
			rank[i] = minors.of(b.Release.Version)
		}
		if allowed[b.Age] {
			if low < 0 {
				low = rank[i]
			}
			high = rank[i]
		}
	}
	return func(v int) int {
		switch {
		case low < 0 || (rank[v] >= low && rank[v] <= high):
			return 0
		case rank[v] < low:
			return 2*(low-rank[v]) - 1
		default:
			return 2 * (rank[v] - high)
		}
	}
}

// minorRanks are minors in the order in which they are met.
type minorRanks []string

// of returns the rank of a version's minor, which is that of the version before
// it, as a rule.
func (r *minorRanks) of(ver string) int {
	minor := version.Minor(ver)
	for i := len(*r) - 1; i >= 0; i-- {
		if (*r)[i] == minor {
			return i
		}
	}
	*r = append(*r, minor)
	return len(*r) - 1
}

func requireBuildCUDA(m *model.Model, f *model.PackageVariable) {
	want := f.Package.CUDA
	if want == nil {
		return
	}
	m.Require(&f.Variable, model.Requirement{Part: "framework.cuda", From: cudaFrom(m, f, want.Text.Value),
		At:   want.Text.At,
		Text: request.SpellInBlock(f.Package.Name, "cuda", want.Text.Value),
		To: func(v int) model.Change {
			value := version.Minor(f.Builds[v].CUDA)
			return model.Change{Value: value, Text: f.SpellCUDA(v, want.Text.At, value)}
		}},
		model.CostVariant, func(v int) bool { return !f.Builds[v].CPU() && f.Package.AllowsCUDA(f.Builds[v].CUDA) }, nil)
}

// cudaFrom names the CUDA of a framework's build: with the framework where the
// target has several.
func cudaFrom(m *model.Model, f *model.PackageVariable, cuda string) string {
	if len(m.Frameworks()) > 1 {
		return f.Package.Name + " " + cuda
	}
	return cuda
}

func requireVariant(m *model.Model, f *model.PackageVariable) {
	want := f.Package.Variant
	if want == nil {
		return
	}
	text := request.SpellInBlock(f.Package.Name, "cuda", want.Variant)
	if f.Package.Version != nil && f.Package.Version.Text.At == want.Text.At {
		text = f.Package.AskedVersion()
	}
	m.Require(&f.Variable, model.Requirement{Part: "framework.cuda", From: cudaFrom(m, f, want.Variant), At: want.Text.At,
		Text: text,
		To: func(v int) model.Change {
			variant := f.Builds[v].Row.Variant
			return model.Change{Value: variant, Text: f.SpellCUDA(v, want.Text.At, variant)}
		}},
		model.CostVariant, func(v int) bool { return f.Builds[v].Row.Variant == want.Variant }, nil)
}
