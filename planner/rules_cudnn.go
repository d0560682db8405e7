package planner

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleCUDNNFloor = Rule{ID: "cudnn-gpu-floor", Source: docCUDNN,
		Text: "Each cuDNN release has a lowest compute capability: 5.0 from 8.9, 7.5 from 9.11 on. A build with a newer cuDNN does not serve older GPUs, whatever its own kernels."}
	ruleCUDNNCeiling = Rule{ID: "cudnn-gpu-ceiling", Source: docCUDNN, Inferred: true,
		Text: "A cuDNN release made before a GPU generation does not serve it: Hopper needs 8.6, Blackwell 9.7."}
	ruleCUDNNOlder = Rule{ID: "cudnn-older", Source: docCUDNN, Soft: true,
		Text: "What was compiled with one minor of cuDNN runs with that minor and newer ones of its major; with an older one it may fail, as PaddlePaddle says when it starts."}
	ruleCUDNNWithdrawn = Rule{ID: "cudnn-withdrawn", Source: docCUDNN, Soft: true,
		Text: "A cuDNN release that was taken back from the index, as 9.25.0.15 was, is taken only where the target names it, and with a warning."}
)

func (s *scene) stateCUDNNRules() {
	s.stateWithdrawn()
	if len(s.gpus) == 0 {
		return
	}
	rows := s.cudnnRows()
	for _, g := range s.gpus {
		s.stateCUDNNFloor(g, rows)
		s.stateCUDNNCeiling(g, rows)
	}
}

// cudnnRows gives the release of each value of the cuDNN axis.
func (s *scene) cudnnRows() []*matrices.CUDNNRelease {
	if s.cudnnReleases == nil {
		s.cudnnReleases = traits(s.facts, s.cudnn.same, "release", nil, func() []*matrices.CUDNNRelease {
			rows := make([]*matrices.CUDNNRelease, len(s.cudnn.values))
			for i, v := range s.cudnn.values {
				if v != "" {
					rows[i] = s.facts.cudnn(v)
				}
			}
			return rows
		})
	}
	return s.cudnnReleases
}

// cudnnFloor is the lowest capability of a release; where CUDA majors differ,
// the lower one, since the CUDA rules tell those apart.
func cudnnFloor(row *matrices.CUDNNRelease) string {
	floor := row.SMMin
	for _, other := range row.SMMinByCUDA {
		if floor == "" || compareDotted(other, floor) < 0 {
			floor = other
		}
	}
	return floor
}

func (s *scene) stateCUDNNFloor(g *gpuAxis, rows []*matrices.CUDNNRelease) {
	s.law(ruleCUDNNFloor, []*axis{&g.axis, &s.cudnn.axis}, nil, func() relation {
		return relation{allows: func(v []int) bool {
			row := rows[v[1]]
			return v[0] == absent || row == nil || compareDotted(cudnnFloor(row), g.ask.cc()) <= 0
		}}
	},
		func(left scope) explanation {
			row := lowestRow(rows, left[s.cudnn.dim])
			if row == nil {
				return explanation{}
			}
			return explanation{
				text:  fmt.Sprintf("cuDNN %s and newer serve no GPU below compute capability %s, and %s", row.Version, cudnnFloor(row), g.ask.has()),
				facts: []string{"cudnn/" + row.Version + "#sm-min", g.ask.ref()}}
		})
}

func (s *scene) stateCUDNNCeiling(g *gpuAxis, rows []*matrices.CUDNNRelease) {
	s.law(ruleCUDNNCeiling, []*axis{&g.axis, &s.cudnn.axis}, nil, func() relation {
		return relation{allows: func(v []int) bool {
			row := rows[v[1]]
			return v[0] == absent || row == nil || row.SMMax == "" || compareDotted(major(g.ask.cc()), major(row.SMMax)) <= 0
		}}
	},
		func(left scope) explanation {
			row := newestRow(rows, left[s.cudnn.dim])
			if row == nil {
				return explanation{}
			}
			return explanation{
				text:  fmt.Sprintf("cuDNN %s serves GPUs up to compute capability %s, and %s", row.Version, row.SMMax, g.ask.has()),
				facts: []string{"cudnn/" + row.Version + "#sm-max", g.ask.ref()}}
		})
}

// withdrawn reports whether a release was taken back from the index.
func withdrawn(row *matrices.CUDNNRelease, version string) bool {
	return row != nil && row.Version == version && strings.HasPrefix(row.Status, "yanked")
}

// stateWithdrawn avoids releases that were taken back, where the target's words
// let them in.
func (s *scene) stateWithdrawn() {
	if s.ask.cudnn == nil && !s.ask.names("cudnn") {
		return // they are no candidates
	}
	rows := s.cudnnRows()
	s.weakness(ruleCUDNNWithdrawn, levelDelivery, []*axis{&s.cudnn.axis}, nil, func() costs {
		return costs{of: func(v []int) int {
			if withdrawn(rows[v[0]], s.cudnn.values[v[0]]) {
				return costWithdrawn
			}
			return 0
		}}
	})
}

// warnParts tells what is weak about the cuDNN and the NCCL of the stack.
func (c *choice) warnParts() []Warning {
	version := c.part(c.cudnn)
	if row := c.facts.cudnn(version); version != "" && withdrawn(row, version) {
		ref := "cudnn/" + row.Version + "#status"
		return append(c.warnNCCL(), warn(ruleCUDNNWithdrawn, []string{ref}, "cuDNN %s: %s", version, row.Status))
	}
	return c.warnNCCL()
}

// warnOlderCUDNN tells of a cuDNN that is older than the one a build was made
// with.
func (c *choice) warnOlderCUDNN(b *build) []Warning {
	have := c.part(c.cudnn)
	if have == "" || parts(b.cudnn) < 2 || major(have) != major(b.cudnn) || compareDotted(minor(have), minor(b.cudnn)) >= 0 {
		return nil
	}
	facts, remedy := []string{b.ref("cudnn")}, ""
	if row := c.facts.cudnn(b.cudnn); b.on.Delivery == matrices.DeliveryWheels && row != nil {
		facts = append(facts, "cudnn/"+row.Version)
		remedy = fmt.Sprintf("; nvidia-cudnn-%s==%s, installed after it, is what it was made with", wheelTag(b.cuda), cudnnWheel(row, b.cuda))
	}
	return []Warning{warn(ruleCUDNNOlder, facts, "%s %s was made with cuDNN %s, and cuDNN %s is older: it may fail or give wrong results%s",
		displayName(b.release.Framework), b.label(), b.cudnn, have, remedy)}
}

// newestRow gives the first row among the values, which stand newest first.
func newestRow(rows []*matrices.CUDNNRelease, values []int) *matrices.CUDNNRelease {
	for _, v := range values {
		if rows[v] != nil {
			return rows[v]
		}
	}
	return nil
}

// lowestRow gives the last row among the values.
func lowestRow(rows []*matrices.CUDNNRelease, values []int) *matrices.CUDNNRelease {
	for i := len(values) - 1; i >= 0; i-- {
		if rows[values[i]] != nil {
			return rows[values[i]]
		}
	}
	return nil
}
