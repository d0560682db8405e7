package rules

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleCUDNNFloor = plan.Rule{ID: "cudnn-gpu-floor", Source: docCUDNN,
		Text: "Each cuDNN release has a lowest compute capability: 5.0 from 8.9, 7.5 from 9.11 on. A build with a newer cuDNN does not serve older GPUs, whatever its own kernels."}
	RuleCUDNNCeiling = plan.Rule{ID: "cudnn-gpu-ceiling", Source: docCUDNN, Inferred: true,
		Text: "A cuDNN release made before a GPU generation does not serve it: Hopper needs 8.6, Blackwell 9.7."}
	RuleCUDNNOlder = plan.Rule{ID: "cudnn-older", Source: docCUDNN, Soft: true,
		Text: "What was compiled with one minor of cuDNN runs with that minor and newer ones of its major; with an older one it may fail, as PaddlePaddle says when it starts."}
	RuleCUDNNWithdrawn = plan.Rule{ID: "cudnn-withdrawn", Source: docCUDNN, Soft: true,
		Text: "A cuDNN release that was taken back from the index, as 9.25.0.15 was, is taken only where the target names it, and with a warning."}
)

func stateCUDNNRules(s *model.Model) {
	stateWithdrawn(s)
	if len(s.GPUs) == 0 {
		return
	}
	rows := cudnnRows(s)
	for _, g := range s.GPUs {
		stateCUDNNFloor(s, g, rows)
		stateCUDNNCeiling(s, g, rows)
	}
}

// cudnnRows returns the release of each value of the cuDNN axis.
func cudnnRows(s *model.Model) []*matrices.CUDNNRelease {
	if s.CUDNNReleases == nil {
		s.CUDNNReleases = facts.CachedList(s.Facts, s.CUDNN.Same, "release", nil, func() []*matrices.CUDNNRelease {
			rows := make([]*matrices.CUDNNRelease, len(s.CUDNN.Values))
			for i, v := range s.CUDNN.Values {
				if v != "" {
					rows[i] = s.Facts.CUDNN(v)
				}
			}
			return rows
		})
	}
	return s.CUDNNReleases
}

// CUDNNFloor is the lowest capability of a release; where CUDA majors differ,
// the lower one, since the CUDA rules tell those apart.
func CUDNNFloor(row *matrices.CUDNNRelease) string {
	floor := row.SMMin
	for _, other := range row.SMMinByCUDA {
		if floor == "" || version.Compare(other, floor) < 0 {
			floor = other
		}
	}
	return floor
}

func stateCUDNNFloor(s *model.Model, g *model.GPUVariable, rows []*matrices.CUDNNRelease) {
	s.Tabulated(RuleCUDNNFloor, []*model.Variable{&g.Variable, &s.CUDNN.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			row := rows[v[1]]
			return v[0] == model.Absent || row == nil || version.Compare(CUDNNFloor(row), g.Query.CC()) <= 0
		}}
	},
		func(left model.Domains) model.Explanation {
			row := lowestRow(rows, left[s.CUDNN.Dim])
			if row == nil {
				return model.Explanation{}
			}
			return model.Explanation{
				Text:  fmt.Sprintf("cuDNN %s and newer serve no GPU below compute capability %s, and %s", row.Version, CUDNNFloor(row), g.Query.Has()),
				Facts: []string{"cudnn/" + row.Version + "#sm-min", g.Query.Ref()}}
		})
}

func stateCUDNNCeiling(s *model.Model, g *model.GPUVariable, rows []*matrices.CUDNNRelease) {
	s.Tabulated(RuleCUDNNCeiling, []*model.Variable{&g.Variable, &s.CUDNN.Variable}, nil, func() model.Relation {
		return model.Relation{Allows: func(v []int) bool {
			row := rows[v[1]]
			return v[0] == model.Absent || row == nil || row.SMMax == "" || version.Compare(version.Major(g.Query.CC()), version.Major(row.SMMax)) <= 0
		}}
	},
		func(left model.Domains) model.Explanation {
			row := newestRow(rows, left[s.CUDNN.Dim])
			if row == nil {
				return model.Explanation{}
			}
			return model.Explanation{
				Text:  fmt.Sprintf("cuDNN %s serves GPUs up to compute capability %s, and %s", row.Version, row.SMMax, g.Query.Has()),
				Facts: []string{"cudnn/" + row.Version + "#sm-max", g.Query.Ref()}}
		})
}

// withdrawn reports whether a release was taken back from the index.
func withdrawn(row *matrices.CUDNNRelease, version string) bool {
	return row != nil && row.Version == version && strings.HasPrefix(row.Status, "yanked")
}

// stateWithdrawn avoids releases that were taken back, where the target's words
// let them in.
func stateWithdrawn(s *model.Model) {
	if s.Query.CUDNN == nil && !s.Query.Names("cudnn") {
		return // they are no candidates
	}
	rows := cudnnRows(s)
	s.SoftTabulated(RuleCUDNNWithdrawn, model.LevelDelivery, []*model.Variable{&s.CUDNN.Variable}, nil, func() model.Costs {
		return model.Costs{Of: func(v []int) int {
			if withdrawn(rows[v[0]], s.CUDNN.Values[v[0]]) {
				return costWithdrawn
			}
			return 0
		}}
	})
}

// WarnParts tells what is weak about the cuDNN and the NCCL of the stack.
func WarnParts(c *model.Solution) []plan.Warning {
	version := c.Part(c.CUDNN)
	if row := c.Facts.CUDNN(version); version != "" && withdrawn(row, version) {
		ref := "cudnn/" + row.Version + "#status"
		return append(warnNCCL(c), model.Warn(RuleCUDNNWithdrawn, []string{ref}, "cuDNN %s: %s", version, row.Status))
	}
	return warnNCCL(c)
}

// WarnOlderCUDNN tells of a cuDNN that is older than the one a build was made
// with.
func WarnOlderCUDNN(c *model.Solution, b *candidate.Build) []plan.Warning {
	have := c.Part(c.CUDNN)
	if have == "" || version.Parts(b.CUDNN) < 2 || version.Major(have) != version.Major(b.CUDNN) || version.Compare(version.Minor(have), version.Minor(b.CUDNN)) >= 0 {
		return nil
	}
	tables, remedy := []string{b.Ref("cudnn")}, ""
	if row := c.Facts.CUDNN(b.CUDNN); b.On.Delivery == matrices.DeliveryWheels && row != nil {
		tables = append(tables, "cudnn/"+row.Version)
		remedy = fmt.Sprintf("; nvidia-cudnn-%s==%s, installed after it, is what it was made with", facts.WheelTag(b.CUDA), facts.CUDNNWheel(row, b.CUDA))
	}
	return []plan.Warning{model.Warn(RuleCUDNNOlder, tables, "%s %s was made with cuDNN %s, and cuDNN %s is older: it may fail or give wrong results%s",
		facts.DisplayName(b.Release.Framework), b.Label(), b.CUDNN, have, remedy)}
}

// newestRow returns the first row among the values, which stand newest first.
func newestRow(rows []*matrices.CUDNNRelease, values []int) *matrices.CUDNNRelease {
	for _, v := range values {
		if rows[v] != nil {
			return rows[v]
		}
	}
	return nil
}

// lowestRow returns the last row among the values.
func lowestRow(rows []*matrices.CUDNNRelease, values []int) *matrices.CUDNNRelease {
	for i := len(values) - 1; i >= 0; i-- {
		if rows[values[i]] != nil {
			return rows[values[i]]
		}
	}
	return nil
}
