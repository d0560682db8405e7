package planner

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

var ruleNCCLCapability = Rule{ID: "nccl-capability", Source: docNCCL, Soft: true,
	Text: "NCCL holds machine code for the GPUs of its time, and no PTX in frameworks' wheels: from 2.28.3 on none for compute capability 5.x, for Hopper from 2.15.1, for Blackwell from 2.25.1 with CUDA 12.8. A stack on a GPU that its NCCL leaves out works on one GPU, and fails at the first collective over several."}

// warnNCCL tells of GPUs for which the stack's NCCL holds no code.
func (c *choice) warnNCCL() []Warning {
	row := c.ncclRow()
	if row == nil {
		return nil
	}
	var list []Warning
	for _, g := range c.served() {
		if codes := c.ncclCode(row); len(codes) > 0 && !slices.ContainsFunc(codes, func(code string) bool { return cubinRuns(code, g.ask.arch, c.facts.architectures()) }) {
			list = append(list, warn(ruleNCCLCapability, []string{"nccl/" + row.Version + "#sm", g.ask.ref()},
				"NCCL %s holds no code for %s (%s), going by its default build: one GPU works, collectives over several fail", row.Version, g.ask.name(), g.ask.sm()))
		}
	}
	return list
}

// ncclRow gives the release of the stack's NCCL; nil where the stack has none,
// or one that the facts do not list.
func (c *choice) ncclRow() *matrices.NCCLRelease {
	version := c.part(c.nccl)
	rows := c.facts.NCCLReleases()
	for i := range rows {
		if version != "" && rows[i].Version == version {
			return &rows[i]
		}
	}
	return nil
}

// ncclCode gives the code that a release's wheels for the stack's CUDA major
// hold: what the default build with the newest toolkit of that major makes,
// which is what the wheels are built with.
func (c *choice) ncclCode(row *matrices.NCCLRelease) []string {
	newest := ""
	for toolkit := range row.SM {
		if major(toolkit) == major(c.part(c.cuda)) && (newest == "" || compareDotted(toolkit, newest) > 0) {
			newest = toolkit
		}
	}
	return row.SM[newest]
}
