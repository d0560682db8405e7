package rules

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// requirePin holds the pinned version fast.
func requirePin(m *model.Model) {
	held := m.Query.Pin
	if held == nil || held.Stated {
		return
	}
	a, allows, version := pinnedVariable(m, held)
	if a == nil {
		return
	}
	m.Require(a, model.Requirement{Part: held.Part, From: held.Spec.Text.Value, At: held.Spec.Text.At,
		Text: held.Part + held.Spec.Spec.Text,
		To:   func(v int) model.Change { return model.Change{Value: version(v), Text: held.Part + "==" + version(v)} }},
		model.CostPinned, allows, nil)
}

// pinnedVariable returns the variable of the pinned part, which of its values the pin
// allows, and the version that a value stands for.
func pinnedVariable(m *model.Model, held *query.Pin) (variable *model.Variable, allows func(int) bool,
	version func(int) string) {
	for _, p := range m.Packages {
		if p.Package.Name == held.Part && p.Package.Kind <= query.Extension {
			return &p.Variable, func(v int) bool { return pinAllows(p, held.Spec.Spec, v) }, versionText(p)
		}
	}
	if held.OS != nil {
		return &m.OS.Variable, func(v int) bool { return held.OS.Allows(m.OS.Rows[v].ID) },
			func(v int) string { return m.OS.Rows[v].ID }
	}
	for _, list := range []*model.ListVariable{m.CUDA, m.CUDNN, m.NCCL, m.Python} {
		if list.Part == held.Part {
			return &list.Variable, func(v int) bool { return list.Values[v] != "" && held.Range.Allows(list.Values[v]) },
				func(v int) string { return list.Values[v] }
		}
	}
	return nil, nil, nil
}

// pinAllows reports whether a pinned version takes in a build or release.
func pinAllows(p *model.PackageVariable, spec version.Specifier, v int) bool {
	if p.Package.Kind == query.Framework && spec.Local != "" && spec.Local != p.Builds[v].Row.Variant {
		return false
	}
	return p.Takes(spec, v)
}

// versionText returns what writes the version of a build or release.
func versionText(p *model.PackageVariable) func(int) string {
	switch p.Package.Kind {
	case query.Framework:
		return func(v int) string { return p.Builds[v].Label() }
	case query.Extension:
		return p.Package.InstalledVersion
	default:
		return p.Version
	}
}
