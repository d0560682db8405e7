package eval

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"github.com/envsolve/envsolve/planner/target"
)

// Tally counts the cases that can be said.
type Tally struct{ Agree, Said int }

// Percent returns the share that agrees, 0 to 100; 100 of nothing.
func (t Tally) Percent() float64 {
	if t.Said == 0 {
		return 100
	}
	return 100 * float64(t.Agree) / float64(t.Said)
}

// String writes 12 of 13 (92.3 %).
func (t Tally) String() string {
	if t.Said == 0 {
		return "-"
	}
	return fmt.Sprintf("%d of %d (%.1f %%)", t.Agree, t.Said, t.Percent())
}

// Count counts the results that fit.
func Count(results []Result, fits func(Case) bool) Tally {
	var t Tally
	for _, r := range results {
		if r.Verdict == Unsaid || !fits(r.Case) {
			continue
		}
		t.Said++
		if r.Verdict == Agrees {
			t.Agree++
		}
	}
	return t
}

// HighConfidence counts the cases that leave no doubt.
func HighConfidence(results []Result) Tally {
	return Count(results, func(c Case) bool { return c.Confidence == High })
}

// PrintTable writes agreement by framework, outcome and confidence.
func PrintTable(w io.Writer, results []Result) error {
	p := &printer{w: w}
	p.table(results)
	return p.err
}

// Print writes agreement by framework, outcome and confidence, then every
// disagreement, then the cases that cannot be said; all says whether to list
// those that agree, too.
func Print(w io.Writer, results []Result, all bool) error {
	p := &printer{w: w}
	p.table(results)
	p.list("disagreements", results, Disagrees)
	if all {
		p.list("agreements", results, Agrees)
	}
	p.unsaid(results)
	return p.err
}

type printer struct {
	w   io.Writer
	err error
}

func (p *printer) printf(format string, args ...any) {
	if p.err == nil {
		_, p.err = fmt.Fprintf(p.w, format, args...)
	}
}

func (p *printer) table(results []Result) {
	tabs := tabwriter.NewWriter(p.w, 0, 0, 3, ' ', 0)
	rows := &printer{w: tabs}
	rows.printf("agreement\tall\tworks\tfails\thigh confidence\tcannot be said\n")
	rows.row("all", results, func(Case) bool { return true })
	for _, name := range frameworks(results) {
		rows.row(name, results, func(c Case) bool { return c.Given.Framework == name })
	}
	for _, level := range []string{High, "medium", "low"} {
		rows.row("confidence "+level, results, func(c Case) bool { return c.Confidence == level })
	}
	if p.err = rows.err; p.err == nil {
		p.err = tabs.Flush()
	}
}

func (p *printer) row(name string, results []Result, fits func(Case) bool) {
	unsaid := 0
	for _, r := range results {
		if r.Verdict == Unsaid && fits(r.Case) {
			unsaid++
		}
	}
	p.printf("%s\t%s\t%s\t%s\t%s\t%d\n", name, Count(results, fits),
		Count(results, func(c Case) bool { return fits(c) && c.Outcome == Works }),
		Count(results, func(c Case) bool { return fits(c) && c.Outcome == Fails }),
		Count(results, func(c Case) bool { return fits(c) && c.Confidence == High }), unsaid)
}

func frameworks(results []Result) []string {
	var list []string
	for _, r := range results {
		list = append(list, r.Case.Given.Framework)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func (p *printer) list(title string, results []Result, verdict Verdict) {
	p.printf("\n%s\n", title)
	for _, r := range results {
		if r.Verdict != verdict {
			continue
		}
		p.printf("\n%s  %s, %s confidence: %s%s\n", r.Case.ID, r.Case.Outcome, r.Case.Confidence, r.Case.Why,
			behind(" | cause: ", r.Causes))
		p.printf("  %s%s\n    %s\n", r.Asked, behind(" | left out: ", r.Left), r.Answer)
	}
}

func behind(prefix string, list []string) string {
	if len(list) == 0 {
		return ""
	}
	return prefix + strings.Join(list, ", ")
}

func (p *printer) unsaid(results []Result) {
	p.printf("\ncannot be said as a target\n\n")
	for _, r := range results {
		if r.Verdict == Unsaid {
			p.printf("%s: %s\n", r.Case.ID, r.Answer)
		}
	}
}

// command writes flags as a user would.
func command(f target.Flags) string {
	text := "plan"
	add := func(flag string, values ...string) {
		for _, v := range values {
			if v != "" {
				text += " --" + flag + " " + quoted(v)
			}
		}
	}
	add("gpu", f.GPU...)
	add("driver", f.Driver...)
	add("framework", f.Framework...)
	add("cuda", f.CUDA)
	add("cudnn", f.CUDNN)
	add("nccl", f.NCCL)
	add("python", f.Python)
	add("os", f.OS)
	add("platform", f.Platform)
	add("with", f.With...)
	if f.ForwardCompat {
		text += " --forward-compat"
	}
	return text
}

func quoted(v string) string {
	if strings.ContainsAny(v, " *()<>") {
		return "'" + v + "'"
	}
	return v
}
