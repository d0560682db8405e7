package model

import (
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// SpellCUDA returns the CUDA of a build in the form of the framework's block, or
// as the local label of the version where that is how it was asked for.
func (f *FrameworkVariable) SpellCUDA(v int, at request.Position, value string) string {
	if at.ByFlag() || f.Query.Version != nil && f.Query.Version.Text.At == at {
		return f.Query.VersionSpelling(at, "=="+f.Builds[v].Label())
	}
	return request.SpellInBlock(f.Query.Name, "cuda", value)
}

// SpellDriver returns an entry of the drivers with another value: in a file with
// the entries beside it, since an attribute is changed as a whole.
func (s *Model) SpellDriver(d *query.Driver, value string) string {
	all := s.Query.Request.Drivers
	if len(all) < 2 {
		return request.Spell(d.Text.At, "driver", value)
	}
	if d.Text.At.ByFlag() {
		return request.Spell(d.Text.At, "driver", value) + " for " + request.Spell(d.Text.At, "driver", d.Text.Value)
	}
	values := make([]string, len(all))
	for i, t := range all {
		if values[i] = t.Value; t == d.Text {
			values[i] = value
		}
	}
	return request.Spell(d.Text.At, "driver", values...)
}
