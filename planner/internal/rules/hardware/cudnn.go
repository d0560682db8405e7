package hardware

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on cuDNN.
const (
	CUDNNFloor     = "cudnn-gpu-floor"
	CUDNNCeiling   = "cudnn-gpu-ceiling"
	CUDNNOlder     = "cudnn-older"
	CUDNNWithdrawn = "cudnn-withdrawn"
)

var CUDNNRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: CUDNNFloor, Kind: plan.Runs, Source: rule.DocCUDNN,
			Text: "Each cuDNN release has a lowest compute capability: 5.0 from 8.9, 7.5 from 9.11 on. A build " +
				"with a newer cuDNN does not serve older GPUs, whatever its own kernels."},
		State: stateCUDNNFloor,
	},
	{
		Rule: plan.Rule{ID: CUDNNCeiling, Kind: plan.Runs, Source: rule.DocCUDNN, Inferred: true,
			Text: "A cuDNN release made before a GPU generation does not serve it: Hopper needs 8.6, Blackwell " +
				"9.7."},
		State: stateCUDNNCeiling,
	},
	{
		Rule: plan.Rule{ID: CUDNNOlder, Kind: plan.Runs, Source: rule.DocCUDNN, Soft: true,
			Text: "What was compiled with one minor of cuDNN runs with that minor and newer ones of its major; " +
				"with an older one it may fail, as PaddlePaddle says when it starts."},
		About: rule.AboutBuild, Warn: warnOlderCUDNN,
	},
	{
		Rule: plan.Rule{ID: CUDNNWithdrawn, Kind: plan.Made, Source: rule.DocCUDNN, Soft: true,
			Text: "A cuDNN release that was taken back from the index, as 9.25.0.15 was, is taken only where the " +
				"target names it, and with a warning."},
		State: stateWithdrawn,
		About: rule.AboutParts, Warn: warnWithdrawn,
	},
}

// costWithdrawn is the cost of a cuDNN that was taken back.
const costWithdrawn = 1

// cudnnTerm returns the cuDNN variable as its releases; nil where the facts hold
// no row of a version.
func cudnnTerm(m *model.Model) model.Term[*matrices.CUDNNRelease] {
	return model.Over(&m.CUDNN.Variable, m.CUDNNRows())
}

// LowestCapability returns the lowest capability that a cuDNN release serves;
// where CUDA majors differ, the lower one, since the CUDA rules tell those apart.
func LowestCapability(row *matrices.CUDNNRelease) string {
	floor := row.SMMin
	for _, other := range row.SMMinByCUDA {
		if floor == "" || version.Compare(other, floor) < 0 {
			floor = other
		}
	}
	return floor
}

func stateCUDNNFloor(s *model.Statement) {
	for _, g := range s.GPUs {
		model.Constrain2(s, g.Served(), cudnnTerm(s.Model), func(served bool, row *matrices.CUDNNRelease) bool {
			return !served || row == nil || version.Compare(LowestCapability(row), g.GPU.CC()) <= 0
		}, model.Says{Explain: func(left model.Domains) model.Explanation {
			row := lowestRow(s.CUDNNRows(), left[s.CUDNN.Dim])
			if row == nil {
				return model.Explanation{}
			}
			return model.Explanation{
				Text: fmt.Sprintf("cuDNN %s and newer serve no GPU below compute capability %s, and %s",
					row.Version, LowestCapability(row), g.GPU.Has()),
				Facts: []string{"cudnn/" + row.Version + "#sm-min", g.GPU.Ref()}}
		}})
	}
}

func stateCUDNNCeiling(s *model.Statement) {
	for _, g := range s.GPUs {
		model.Constrain2(s, g.Served(), cudnnTerm(s.Model), func(served bool, row *matrices.CUDNNRelease) bool {
			return !served || row == nil || row.SMMax == "" ||
				version.Compare(version.Major(g.GPU.CC()), version.Major(row.SMMax)) <= 0
		}, model.Says{Explain: func(left model.Domains) model.Explanation {
			row := newestRow(s.CUDNNRows(), left[s.CUDNN.Dim])
			if row == nil {
				return model.Explanation{}
			}
			return model.Explanation{
				Text: fmt.Sprintf("cuDNN %s serves GPUs up to compute capability %s, and %s",
					row.Version, row.SMMax, g.GPU.Has()),
				Facts: []string{"cudnn/" + row.Version + "#sm-max", g.GPU.Ref()}}
		}})
	}
}

// withdrawn reports whether a release was taken back from the index.
func withdrawn(row *matrices.CUDNNRelease, version string) bool {
	return row != nil && row.Version == version && strings.HasPrefix(row.Status, "yanked")
}

// stateWithdrawn ranks releases that were taken back below others, where the
// target's words let them in.
func stateWithdrawn(s *model.Statement) {
	if s.Query.CUDNN == nil && !s.Query.NamesPart("cudnn") {
		return // they are no candidates
	}
	model.Soften1(s, s.CUDNN.Term(), func(version string) int {
		if withdrawn(s.Facts.CUDNN(version), version) {
			return costWithdrawn
		}
		return 0
	}, model.Weighs{Level: model.LevelDelivery})
}

func warnWithdrawn(r *rule.Report) {
	version := r.Part(r.CUDNN)
	if row := r.Facts.CUDNN(version); version != "" && withdrawn(row, version) {
		r.Warn([]string{"cudnn/" + row.Version + "#status"}, "cuDNN %s: %s", version, row.Status)
	}
}

// warnOlderCUDNN tells of a cuDNN that is older than the one a build was made
// with.
func warnOlderCUDNN(r *rule.Report) {
	b, have := r.Build, r.Part(r.CUDNN)
	if have == "" || version.Parts(b.CUDNN) < 2 || version.Major(have) != version.Major(b.CUDNN) ||
		version.Compare(version.Minor(have), version.Minor(b.CUDNN)) >= 0 {
		return
	}
	tables, remedy := []string{b.Ref("cudnn")}, ""
	if row := r.Facts.CUDNN(b.CUDNN); b.On.Delivery == matrices.DeliveryWheels && row != nil {
		tables = append(tables, "cudnn/"+row.Version)
		remedy = fmt.Sprintf("; nvidia-cudnn-%s==%s, installed after it, is what it was made with",
			facts.WheelTag(b.CUDA), facts.CUDNNWheel(row, b.CUDA))
	}
	r.Warn(tables, "%s %s was made with cuDNN %s, and cuDNN %s is older: it may fail or give wrong results%s",
		b.Traits.Name, b.Label(), b.CUDNN, have, remedy)
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
