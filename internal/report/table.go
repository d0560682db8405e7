package report

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner"
)

func writeTable(w io.Writer, doc planner.Document, opt Options) error {
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

func tableStack(p *page, plan planner.Plan, facts planner.MatricesInfo, opt Options) {
	mark := p.style(green, "✓")
	if len(plan.Warnings) > 0 {
		mark = p.style(yellow, "!")
	}
	p.line("%s %s  %s", mark, p.style(bold, plan.Target), p.style(dim, "facts of "+strings.ReplaceAll(facts.Version, ".", "-")))
	p.blank()
	p.columns(2, stackRows(plan.Stack), dim)
	if len(plan.Stack.GPUs) > 0 {
		p.blank()
		p.columns(2, gpuRows(plan.Stack.GPUs), "", "", "")
	}
	tableInstall(p, plan)
	tableReasons(p, plan.Reasons, opt)
	tableWarnings(p, plan.Warnings)
}

func stackRows(s *planner.Stack) []row {
	rows := frameworkRows(s)
	rows = append(rows, row{"python", s.Python})
	if s.CUDA.Version != "" {
		rows = append(rows, row{"cuda", s.CUDA.Version + deliveryWords(s.CUDA.Delivery)})
	}
	rows = appendSet(rows, "cudnn", s.CUDNN)
	rows = appendSet(rows, "nccl", s.NCCL)
	rows = append(rows, driverRows(s.Driver)...)
	rows = append(rows, row{"os", s.OS}, row{"platform", s.Platform})
	return appendSet(rows, "base image", s.BaseImage)
}

func frameworkRows(s *planner.Stack) []row {
	list := s.Frameworks
	if len(list) == 0 {
		list = []planner.Framework{s.Framework}
	}
	var rows []row
	shown := map[string]bool{}
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
		if !shown[name] {
			rows = append(rows, row{"package", name + " " + s.Packages[name]})
		}
	}
	return rows
}

func deliveryWords(delivery string) string {
	switch delivery {
	case planner.DeliveryWheels:
		return "  (comes with the wheels)"
	case planner.DeliveryBaseImage:
		return "  (in the base image)"
	case planner.DeliveryDistro:
		return "  (installed on the system)"
	}
	return ""
}

func driverRows(d planner.Driver) []row {
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

func gpuRows(gpus []planner.GPU) []row {
	rows := []row{{"gpu", "compute capability", "runs by"}}
	for _, g := range gpus {
		how := "cubin, native code"
		if g.RunsBy == planner.RunsByPTX {
			how = "PTX, compiled by the driver at first use"
		}
		rows = append(rows, row{g.Name, g.ComputeCapability, how})
	}
	return rows
}

func tableInstall(p *page, plan planner.Plan) {
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

func tableReasons(p *page, reasons []planner.Reason, opt Options) {
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

func tableWarnings(p *page, warnings []planner.Warning) {
	if len(warnings) == 0 {
		return
	}
	p.blank()
	p.line("  %s", p.style(yellow, "warnings"))
	for _, w := range warnings {
		p.paragraph(4, 2, w.Text+"  ["+w.Rule+"]")
	}
}

// tableConflict keeps to the three parts of a conflict: what cannot be, the
// chain of rules, and the changes that work. Parts break at their separators.
func tableConflict(p *page, plan planner.Plan) {
	if plan.Conflict == nil {
		return
	}
	for i, c := range append([]planner.Conflict{*plan.Conflict}, plan.Conflict.Others...) {
		head := fmt.Sprintf("target %q: no stack satisfies %s", plan.Target, ruleCount(len(c.Rules)))
		if i > 0 {
			head = fmt.Sprintf("target %q: nor %s", plan.Target, ruleCount(len(c.Rules)))
		}
		p.line("%s %s", p.style(red, "✗"), p.style(bold, head))
		chain(p, "  ", ruleTexts(c.Rules), " · ")
		if len(c.Fixes) > 0 {
			tableFixes(p, c.Fixes)
		} else if i == 0 && len(c.Split) == 0 {
			p.line("  no single change of what you asked for makes it work; loosen two or more of the requirements above")
		}
		tableSplit(p, c.Split)
	}
}

func ruleCount(n int) string {
	if n == 1 {
		return "this rule"
	}
	return fmt.Sprintf("these %d rules", n)
}

func ruleTexts(rules []planner.ConflictRule) []string {
	texts := make([]string, 0, len(rules))
	for _, r := range rules {
		text := r.Text
		if r.At != "" && !strings.HasPrefix(r.At, "--") { // a flag's text begins with its name
			text += " (" + r.At + ")"
		}
		texts = append(texts, text)
	}
	return texts
}

// chain writes items on one line where they fit, and one a line where not.
func chain(p *page, indent string, items []string, sep string) {
	joined := strings.Join(items, sep)
	if len([]rune(joined))+len(indent) <= p.width {
		p.line("%s%s", indent, joined)
		return
	}
	for _, item := range items {
		p.paragraph(len(indent), 2, item)
	}
}

func tableFixes(p *page, fixes []planner.Fix) {
	label := "change one"
	if len(fixes) == 1 {
		label = "change"
	}
	texts := make([]string, 0, len(fixes))
	for _, f := range fixes {
		texts = append(texts, f.Text)
	}
	one := "  " + label + ": " + strings.Join(texts, "  |  ")
	if len([]rune(one)) <= p.width {
		p.line("  %s %s", p.style(green, label+":"), strings.Join(texts, "  |  "))
		return
	}
	p.line("  %s", p.style(green, label+":"))
	for _, t := range texts {
		p.paragraph(4, 2, t)
	}
}
