package rules

import (
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// requirePin holds the pinned version fast.
func requirePin(s *model.Model) {
	held := s.Query.Pin
	if held == nil || held.Stated {
		return
	}
	a, allows, version := pinnedVariable(s, held)
	if a == nil {
		return
	}
	s.Require(a, model.Requirement{Part: held.Part, From: held.Spec.Text.Value, At: held.Spec.Text.At,
		Text: held.Part + held.Spec.Spec.Text,
		To:   func(v int) model.Change { return model.Change{Value: version(v), Text: held.Part + "==" + version(v)} }}, model.CostPinned, allows, nil)
}

// pinnedVariable returns the axis of the pinned part, which of its values the pin
// allows, and the version that a value stands for.
func pinnedVariable(s *model.Model, held *query.Pin) (a *model.Variable, allows func(int) bool, version func(int) string) {
	for _, f := range s.Frameworks {
		if f.Query.Name == held.Part {
			spec := held.Spec.Spec
			return &f.Variable, func(v int) bool {
				b := &f.Builds[v]
				return spec.Allows(b.Release.Version) && (spec.Local == "" || spec.Local == b.Row.Variant)
			}, func(v int) string { return f.Builds[v].Label() }
		}
	}
	for _, c := range s.Companions {
		if c.Query.Name == held.Part {
			return &c.Variable, func(v int) bool { return c.Asked(held.Spec.Spec, v) }, func(v int) string { return c.Versions[v] }
		}
	}
	for _, e := range s.Extensions {
		if e.Query.Name == held.Part {
			return &e.Variable, func(v int) bool { return held.Spec.Spec.Allows(e.Query.Releases[v].Version) }, e.Query.Version
		}
	}
	if held.OS != nil {
		return &s.OS.Variable, func(v int) bool { return held.OS.Allows(s.OS.Rows[v].ID) }, func(v int) string { return s.OS.Rows[v].ID }
	}
	for _, list := range []*model.ListVariable{s.CUDA, s.CUDNN, s.NCCL, s.Python} {
		if list.Part == held.Part {
			return &list.Variable, func(v int) bool { return list.Values[v] != "" && held.Range.Allows(list.Values[v]) },
				func(v int) string { return list.Values[v] }
		}
	}
	return nil, nil, nil
}
