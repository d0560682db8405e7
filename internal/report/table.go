package report

import (
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
)

func writeTable(w io.Writer, doc plan.Document, opt Options) error {
	p := newPage(opt)
	for i, plan := range doc.Plans {
		if i > 0 {
			p.blank()
		}
		if plan.Stack == nil {
			tableConflict(p, plan)
			continue
		}
		tableStack(p, plan, doc.Matrices, opt)
	}
	return p.flush(w)
}

func tableStack(p *page, plan plan.Plan, facts plan.MatricesInfo, opt Options) {
	mark := p.style(green, "✓")
	if len(plan.Warnings) > 0 {
		mark = p.style(yellow, "!")
	}
	p.line("%s %s  %s", mark, p.style(bold, plan.Target), p.style(dim, ageWords(plan.Facts, facts)))
	p.blank()
	p.columns(2, stackRows(plan.Stack), dim)
	if len(plan.Stack.GPUs) > 0 {
		p.blank()
		p.columns(2, gpuRows(plan.Stack.GPUs), "", "", "")
	}
	if plan.Locked != nil {
		p.blank()
		p.line("  %s", p.style(dim, "as locked"))
		tableSizes(p, plan.Locked)
	}
	tableInstall(p, plan)
	tableReasons(p, plan.Reasons, opt)
	tableWarnings(p, plan.Warnings)
	tableHorizon(p, plan.Horizon)
}

// ageWords says how old the oldest facts are that a stack rests on; of one that
// was locked, what it was locked with.
func ageWords(age *plan.FactsAge, facts plan.MatricesInfo) string {
	if age == nil {
		return "facts of " + strings.ReplaceAll(facts.Version, ".", "-")
	}
	return "facts of " + age.Oldest + " (" + age.Table + ") or newer"
}

func stackRows(s *plan.Stack) []row {
	rows := frameworkRows(s)
	rows = append(rows, row{"python", s.Python + standaloneWords(s.Standalone)})
	if s.CUDA.Version != "" {
		rows = append(rows, row{"cuda", s.CUDA.Version + deliveryWords(s.CUDA.Delivery)})
	}
	rows = appendSet(rows, "cudnn", s.CUDNN)
	rows = appendSet(rows, "nccl", s.NCCL)
	rows = append(rows, driverRows(s.Driver)...)
	rows = append(rows, row{"os", s.OS}, row{"platform", s.Platform})
	return appendSet(rows, "base image", s.BaseImage)
}

// standaloneWords says of a relocatable build which it is; nothing of another Python.
func standaloneWords(s *plan.Standalone) string {
	if s == nil {
		return ""
	}
	return "  (relocatable build " + s.Version + ", python-build-standalone " + s.Build + ")"
}

func frameworkRows(s *plan.Stack) []row {
	list := s.Frameworks
	if len(list) == 0 {
		list = []plan.Framework{s.Framework}
	}
	var rows []row
	for _, f := range list {
		if f.Name == "" {
			continue
		}
		text := f.Name + " " + f.Version
		if f.Variant != "" {
			text += "  (" + f.Variant + ")"
		}
		rows = append(rows, row{"framework", text})
	}
	for _, name := range slices.Sorted(maps.Keys(s.Packages)) {
		rows = append(rows, row{"package", s.Named(name) + " " + s.Packages[name]})
	}
	for _, u := range s.Unpinned {
		rows = append(rows, row{"package", unpinnedWords(s, u)})
	}
	return rows
}

// unpinnedWords says who decides the version of a package that the stack leaves
// open.
func unpinnedWords(s *plan.Stack, u plan.Unpinned) string {
	if s.IsCompiled(u.Name) {
		return u.String() + "  (compiled on the spot; no lock holds it)"
	}
	if u.Known {
		return u.String() + "  (the lock decides)"
	}
	return u.String() + "  (unknown to the facts; the lock decides)"
}

func deliveryWords(delivery string) string {
	switch delivery {
	case plan.DeliveryWheels:
		return "  (comes with the wheels)"
	case plan.DeliveryBaseImage:
		return "  (in the base image)"
	case plan.DeliveryDistro:
		return "  (installed on the system)"
	}
	return ""
}

func driverRows(d plan.Driver) []row {
	if d.JetPack != "" {
		return []row{{"jetpack", d.JetPack + "  (the board's driver comes with it)"}}
	}
	if d.Floor == "" {
		return nil
	}
	text := d.Floor + " or newer"
	if d.Given != "" {
		text += "; the hosts run " + d.Given
	} else if d.Recommended != "" && d.Recommended != d.Floor {
		text += "; recommended " + d.Recommended
	}
	rows := []row{{"driver", text}}
	switch d.KernelModule {
	case "open", "proprietary":
		rows = append(rows, row{"", "with the " + d.KernelModule + " kernel modules"})
	}
	return rows
}

func appendSet(rows []row, name, value string) []row {
	if value == "" {
		return rows
	}
	return append(rows, row{name, value})
}

func gpuRows(gpus []plan.GPU) []row {
	rows := []row{{"gpu", "compute capability", "runs by"}}
	for _, g := range gpus {
		how := "cubin, native code"
		switch g.RunsBy {
		case plan.RunsByPTX:
			how = "PTX, compiled by the driver at first use"
		case plan.RunsByUnknown:
			how = "not known: the facts do not list the code"
		}
		rows = append(rows, row{g.Name, g.ComputeCapability, how})
	}
	return rows
}

func tableInstall(p *page, plan plan.Plan) {
	if len(plan.Stack.Install) == 0 {
		return
	}
	p.blank()
	p.line("  %s", p.style(bold, "by hand"))
	for _, command := range plan.Stack.Install {
		// A command is for copying: it is never wrapped.
		p.line("    %s", command)
	}
}

func tableReasons(p *page, reasons []plan.Reason, opt Options) {
	if len(reasons) == 0 {
		return
	}
	p.blank()
	p.line("  %s", p.style(bold, "why"))
	rows := make([]row, 0, len(reasons))
	for _, r := range reasons {
		text := r.Text
		if opt.Why && len(r.Facts) > 0 {
			text += "  [" + r.Rule + ": " + strings.Join(r.Facts, ", ") + "]"
		}
		rows = append(rows, row{r.Part, text})
	}
	p.columns(4, rows, dim)
}

func tableWarnings(p *page, warnings []plan.Warning) {
	if len(warnings) == 0 {
		return
	}
	p.blank()
	p.line("  %s", p.style(yellow, "warnings"))
	for _, w := range warnings {
		p.paragraph(4, 2, w.Text+"  ["+w.Rule+"]")
	}
}

func tableHorizon(p *page, horizon []plan.Horizon) {
	if len(horizon) == 0 {
		return
	}
	p.blank()
	p.line("  %s", p.style(dim, "horizon"))
	for _, h := range horizon {
		p.paragraph(4, 2, h.Text)
	}
}
