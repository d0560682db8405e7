package hardware

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on NCCL.
const (
	NCCLCapability = "nccl-capability"
)

var NCCLRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: NCCLCapability, Kind: plan.Runs, Source: rule.DocNCCL, Soft: true,
			Text: "NCCL holds machine code for the GPUs of its time, and no PTX in frameworks' wheels: from " +
				"2.28.3 on none for compute capability 5.x, for Hopper from 2.15.1, for Blackwell from 2.25.1 " +
				"with CUDA 12.8. A stack on a GPU that its NCCL leaves out works on one GPU, and fails at the " +
				"first collective over several."},
		About: rule.AboutParts, Warn: warnNCCL,
	},
}

// warnNCCL tells of GPUs for which the stack's NCCL holds no code.
func warnNCCL(r *rule.Report) {
	row := ncclRow(r.Solution)
	if row == nil {
		return
	}
	codes := ncclCode(r.Solution, row)
	for _, g := range r.Served() {
		runs := func(code string) bool { return candidate.CubinRuns(code, g.GPU.Arch, r.Facts.ByCapability()) }
		if len(codes) > 0 && !slices.ContainsFunc(codes, runs) {
			r.Warn([]string{"nccl/" + row.Version + "#sm", g.GPU.Ref()},
				"NCCL %s holds no code for %s (%s), going by its default build: one GPU works, collectives over several fail",
				row.Version, g.GPU.Name(), g.GPU.SM())
		}
	}
}

// ncclRow returns the release of the stack's NCCL; nil where the stack has none,
// or one that the facts do not list.
func ncclRow(c *model.Solution) *matrices.NCCLRelease {
	version := c.Part(c.NCCL)
	if e := c.Query.Existing; e != nil && e.NCCL != "" {
		version = e.NCCL
	}
	rows := c.Facts.NCCLReleases()
	for i := range rows {
		if version != "" && rows[i].Version == version {
			return &rows[i]
		}
	}
	return nil
}

// ncclCode returns the code that a release's wheels for the stack's CUDA major
// hold: what the default build with the newest toolkit of that major makes,
// which is what the wheels are built with.
func ncclCode(c *model.Solution, row *matrices.NCCLRelease) []string {
	newest := ""
	for toolkit := range row.SM {
		if version.Major(toolkit) == version.Major(c.Part(c.CUDA)) &&
			(newest == "" || version.Compare(toolkit, newest) > 0) {
			newest = toolkit
		}
	}
	return row.SM[newest]
}
