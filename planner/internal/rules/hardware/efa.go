package hardware

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on Elastic Fabric Adapters (EFA) of hosts. They warn and refuse nothing: what
// the adapter cannot do, NCCL does over TCP or through the memory of the host.
const (
	EFAInstaller = "efa-installer"
	EFASoftware  = "efa-software"
	EFANCCL      = "efa-nccl"
)

var EFARules = []rule.Rule{
	{
		Rule: plan.Rule{ID: EFAInstaller, Kind: plan.Runs, Source: rule.DocEFA, Soft: true,
			Text: "What Elastic Fabric Adapters do with GPUs goes by the installer of their software: of one that the " +
				"facts do not know, it is unproven."},
		About: rule.AboutHost, Warn: warnEFAInstaller,
	},
	{
		Rule: plan.Rule{ID: EFASoftware, Kind: plan.Runs, Source: rule.DocEFA, Soft: true,
			Text: "Elastic Fabric Adapters need later software for later drivers and boards: peer-to-peer access to GPUs " +
				"with NVIDIA driver 580 came with kernel module 2.17.3, support of P6-B200 instances with plugin 1.15.0."},
		About: rule.AboutHost, Warn: warnEFASoftware,
	},
	{
		Rule: plan.Rule{ID: EFANCCL, Kind: plan.Runs, Source: rule.DocEFA, Soft: true,
			Text: "The plugin by which NCCL uses Elastic Fabric Adapters (aws-ofi-nccl) takes NCCL from 2.17.1 on; an " +
				"older one goes by TCP."},
		About: rule.AboutHost, Warn: warnEFANCCL,
	},
}

func efaCell(installer *matrices.EFAInstaller, cell string) string {
	return "efa-installer/" + installer.Version + "#" + cell
}

// warnEFAInstaller tells of an installer that the facts do not know.
func warnEFAInstaller(r *rule.Report) {
	asked, list := r.Query.Request.Host.EFA, r.Facts.EFAInstallers()
	if !asked.Set() || r.Query.Host.EFA != nil || len(list) == 0 {
		return
	}
	r.Warn(nil, "unproven: the facts know installers of EFA from %s to %s, and not %s: whether the adapters of the "+
		"hosts take this driver, these GPUs and this NCCL is not established", list[0].Version,
		list[len(list)-1].Version, asked.Value)
}

// warnEFASoftware tells what the adapters' software is too old for.
func warnEFASoftware(r *rule.Report) {
	has := r.Query.Host.EFA
	if has == nil {
		return
	}
	floors := r.Facts.EFAFloors()
	driver, boards := newestDriver(r), servedBoards(r.Solution)
	for i := range floors {
		f := &floors[i]
		if !f.Concerns(driver, boards) || f.Met(has.Driver, has.OFINCCL) {
			continue
		}
		cited := []string{"efa-floors/" + f.ID, efaCell(has, "driver")}
		text := fmt.Sprintf("EFA installer %s brings kernel module %s, and %s came with %s", has.Version, has.Driver,
			f.Text, f.Driver)
		if f.Driver == "" {
			brings := "no plugin for NCCL"
			if has.OFINCCL != "" {
				brings = "aws-ofi-nccl " + has.OFINCCL
			}
			cited[1] = efaCell(has, "ofi-nccl")
			text = fmt.Sprintf("EFA installer %s brings %s, and %s came with aws-ofi-nccl %s", has.Version, brings,
				f.Text, f.OFINCCL)
		}
		if with := r.Facts.EFAInstallerWith(f); with != nil {
			text += fmt.Sprintf(": run installer %s or newer on the hosts", with.Version)
		}
		r.Warn(cited, "%s", text)
	}
}

// warnEFANCCL tells of an NCCL that the adapters' plugin does not take.
func warnEFANCCL(r *rule.Report) {
	has, nccl := r.Query.Host.EFA, r.Part(r.NCCL)
	if has == nil || has.NCCLMin == "" || nccl == "" ||
		version.Compare(nccl, has.NCCLMin) >= 0 {
		return
	}
	r.Warn([]string{efaCell(has, "nccl-min"), "nccl/" + nccl},
		"the plugin for NCCL of EFA installer %s (aws-ofi-nccl %s) takes NCCL %s and newer: NCCL %s of this stack goes "+
			"by TCP", has.Version, has.OFINCCL, has.NCCLMin, nccl)
}

// newestDriver returns the newest driver that a host of the stack has at the least: the one
// that the stack needs, or a newer one that the target says some hosts run. It is empty for a
// stack that needs none.
func newestDriver(r *rule.Report) string {
	newest := Floor(r.Solution).Value
	if newest == "" {
		return ""
	}
	for i := range r.Query.Drivers {
		low := r.LowestGiven(&r.Query.Drivers[i])
		if low != "" && version.Compare(low, newest) > 0 {
			newest = low
		}
	}
	return newest
}

// servedBoards returns the ids of the boards that the GPUs of a stack may be.
func servedBoards(c *model.Solution) []string {
	var ids []string
	for _, g := range c.Served() {
		for _, b := range g.GPU.Boards {
			ids = append(ids, b.ID)
		}
	}
	return ids
}
