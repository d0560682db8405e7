package eval

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"unicode"

	"github.com/envsolve/envsolve/planner/observed"
)

// Tally counts the cases that can be said.
type Tally struct {
	Right, Wrong, Unproven int
	Works, Refused         int // cases that work; of these, judged to fail
	Fails, Caught          int // cases that fail; of these, judged to fail

}

// Said is how many cases there are.
func (t Tally) Said() int { return t.Right + t.Wrong + t.Unproven }

// Percent returns the share that is right of the cases that were answered, 0 to
// 100; 100 of nothing.
func (t Tally) Percent() float64 { return percent(t.Right, t.Right+t.Wrong) }

// UnprovenPercent returns the share of cases that are not settled.
func (t Tally) UnprovenPercent() float64 { return 100 - percent(t.Right+t.Wrong, t.Said()) }

func percent(part, of int) float64 {
	if of == 0 {
		return 100
	}
	return 100 * float64(part) / float64(of)
}

// Count counts the results that fit.
func Count(results []Result, fits func(Case) bool) Tally {
	var t Tally
	for i := range results {
		if r := &results[i]; r.Score != Unsaid && fits(r.Case) {
			t.add(r)
		}
	}
	return t
}

func (t *Tally) add(r *Result) {
	switch r.Score {
	case Right:
		t.Right++
	case Wrong:
		t.Wrong++
	default:
		t.Unproven++
	}
	failing := r.Case.Outcome == Fails
	judged := string(r.Verdict) == Fails
	switch {
	case failing && judged:
		t.Caught++
	case !failing && judged:
		t.Refused++
	}
	if failing {
		t.Fails++
	} else {
		t.Works++
	}
}

// HighConfidence counts the cases that leave no doubt.
func HighConfidence(results []Result) Tally {
	return Count(results, func(c Case) bool { return c.Confidence == High })
}

// PrintTable writes how the verdicts stand to the reports by framework, era and
// confidence.
func PrintTable(w io.Writer, results []Result) error {
	p := &printer{w: w}
	p.table(results)
	return p.err
}

// PrintCases writes every wrong verdict, then those that are unproven, then the
// cases that cannot be said; all says whether to list those that are right, too.
func PrintCases(w io.Writer, results []Result, all bool) error {
	p := &printer{w: w}
	p.list("wrong", results, Wrong)
	p.list("unproven", results, Unproven)
	if all {
		p.list("right", results, Right)
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
	rows.printf("\tcases\tright\twrong\tunproven\tright of answered\tfailing caught\tworking refused\n")
	rows.row("all", results, func(Case) bool { return true })
	for _, name := range frameworks(results) {
		rows.row(name, results, func(c Case) bool { return c.Given.Framework == name })
	}
	for _, name := range eras(results) {
		rows.row(name, results, func(c Case) bool { return era(c) == name })
	}
	for _, level := range []string{High, "medium", "low"} {
		rows.row("confidence "+level, results, func(c Case) bool { return c.Confidence == level })
	}
	if p.err = rows.err; p.err == nil {
		p.err = tabs.Flush()
	}
}

func (p *printer) row(name string, results []Result, fits func(Case) bool) {
	t := Count(results, fits)
	p.printf("%s\t%d\t%d\t%d\t%d (%.1f %%)\t%.1f %%\t%d of %d\t%d of %d\n", name, t.Said(), t.Right, t.Wrong, t.Unproven,
		t.UnprovenPercent(), t.Percent(), t.Caught, t.Fails, t.Refused, t.Works)
}

func frameworks(results []Result) []string {
	var list []string
	for _, r := range results {
		if r.Score != Unsaid {
			list = append(list, r.Case.Given.Framework)
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// era is the CUDA major that a report states, which dates it roughly.
func era(c Case) string {
	major, _, _ := strings.Cut(c.Given.CUDA, ".")
	if label, ok := strings.CutPrefix(major, "cu"); ok { // cu92 or cu101: the last digit is the minor
		major = label[:max(0, min(2, len(label)-1))]
		if len(label) == 2 && label[0] == '1' { // cu12 has none
			major = label
		}
	}
	switch {
	case major == "" || major[0] < '0' || major[0] > '9':
		return "no CUDA stated"
	case len(major) == 1 || major == "10":
		return "CUDA 10 and older"
	}
	return "CUDA " + major[:2]
}

func eras(results []Result) []string {
	var list []string
	for _, r := range results {
		if r.Score != Unsaid {
			list = append(list, era(r.Case))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func (p *printer) list(title string, results []Result, score Score) {
	p.printf("\n%s\n", title)
	for _, r := range results {
		if r.Score != score {
			continue
		}
		p.printf("\n%s  %s, %s confidence: %s\n", r.Case.ID, r.Case.Outcome, r.Case.Confidence, r.Case.Why)
		p.printf("  %s\n    %s\n", r.Asked, r.Answer)
	}
}

func (p *printer) unsaid(results []Result) {
	p.printf("\ncannot be said\n\n")
	for _, r := range results {
		if r.Score == Unsaid {
			p.printf("%s: %s\n", r.Case.ID, r.Answer)
		}
	}
}

// command writes observations as the command line of a check.
func command(env *observed.Environment) string {
	words, images := []string{"check"}, map[string]bool{}
	for i := range env.Observations {
		o := &env.Observations[i]
		if image, is := strings.CutPrefix(o.Text, "--with image="); is {
			if !images[image] && image != "" {
				words = append(words, "--with", quoted(image))
			}
			images[image] = true
			continue
		}
		flag, value := flagOf(o)
		if o.Kind == observed.OS && env.Installer == observed.Conda {
			value += " (conda)"
		}
		if value != "" {
			words = append(words, flag, quoted(value))
		}
	}
	if env.Installer == observed.Conda && !slices.ContainsFunc(env.Observations, ofSystem) {
		words = append(words, "--os", "conda")
	}
	for _, index := range env.Indexes {
		flag := "--index"
		if index.Extra {
			flag = "--extra-index"
		}
		words = append(words, flag, quoted(index.URL))
	}
	return strings.Join(words, " ")
}

func ofSystem(o observed.Observation) bool { return o.Kind == observed.OS }

// flagOf returns the flag that makes an observation, and its value.
func flagOf(o *observed.Observation) (flag, value string) {
	switch o.Kind {
	case observed.Date:
		return "--date", o.Value
	case observed.NCCL:
		return "--nccl", o.Value
	case observed.Toolkit:
		return "--with", "nvcc==" + o.Value
	case observed.CUDNN:
		return "--cudnn", o.Value
	}
	value = o.Name
	if len(o.Extras) > 0 {
		value += "[" + strings.Join(o.Extras, ",") + "]"
	}
	if o.Name != "" && o.From != "" { // which says the version as well
		return o.At.File, value + " @ " + o.From
	}
	if o.Name != "" && o.Value != "" {
		value += "=="
	}
	value += o.Value + o.Specifier
	if o.Label != "" {
		value += "=" + o.Label
	}
	if o.Source {
		value += " (built from source)"
	}
	return o.At.File, value
}

// quoted returns a word as a shell takes it.
func quoted(v string) string {
	if strings.ContainsFunc(v, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("=.,:/+-_", r)
	}) {
		return "'" + strings.ReplaceAll(v, "'", `'\''`) + "'"
	}
	return v
}
