package check

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// decided is an environment of which a script decides what is there by conditions that nobody knows.
type decided struct {
	conditions []observed.Condition // that decide anything which counts
	cases      []observed.Case
	all        bool // there are no other cases
}

// judgeCases judges an environment as its conditions come out. It is what the verdicts have in common on what it is in
// each case: where they differ, or there are more cases, none is proven. A case in which there is nothing to judge
// decides nothing. Whole is the verdict with what each branch installs.
func judgeCases(e *search.Engine, env *observed.Environment, whole verdict.Document) (verdict.Document, error) {
	counts := func(o *observed.Observation) bool {
		framework, _ := e.Facts.FrameworkOf(o.Name)
		return framework != "" || e.Facts.PackageNamed(o.Name) != nil || query.TakesCUDA(o.Name) ||
			e.Facts.FrameworkOfVendor(o.Name) != "" || o.AskedBy != nil || o.Constraint != nil
	}
	d := decided{conditions: env.Deciding(counts)}
	if d.cases, d.all = env.Cases(counts); d.all && len(d.cases) < 2 {
		return whole, nil
	}
	docs := make([]verdict.Document, len(d.cases))
	for i := range d.cases {
		one := env.Where(d.cases[i])
		doc, err := judgeWhole(e, &one)
		if err != nil && !errors.Is(err, ErrNothingToJudge) {
			return doc, err
		}
		if err == nil {
			docs[i] = doc
		}
	}
	whole.Judged = slices.Clone(whole.Judged)
	whole.Verdict = verdict.Works
	for i := range whole.Judged {
		whole.Judged[i] = d.inAllCases(docs, whole.Judged[i])
		whole.Verdict = verdict.Worst(whole.Verdict, whole.Judged[i].Verdict)
	}
	return whole, nil
}

// inAllCases returns what the verdicts of all cases have in common on one machine, of which there is one of the whole.
func (d *decided) inAllCases(docs []verdict.Document, whole verdict.Judged) verdict.Judged {
	found := make([]*verdict.Judged, len(d.cases))
	var first, other *verdict.Judged
	for i := range docs {
		found[i] = sameMachine(&docs[i], &whole)
		switch j := found[i]; {
		case j == nil:
		case first == nil:
			first = j
		case j.Verdict != first.Verdict:
			other = j
		}
	}
	switch {
	case other != nil || !d.all && whole.Verdict != verdict.Unproven:
		whole.Verdict, whole.Inferred, whole.Missing = verdict.Unproven, false, d.missing(found)
		whole.Conflict, whole.Stack, whole.Fixes = nil, nil, []verdict.Fix{}
		return whole
	case first == nil || first.Verdict == whole.Verdict:
		return whole
	}
	return *first
}

// sameMachine returns the verdict of a document on the machine of another one; nil where there is none.
func sameMachine(doc *verdict.Document, j *verdict.Judged) *verdict.Judged {
	at := slices.IndexFunc(doc.Judged, func(o verdict.Judged) bool {
		return o.Container == j.Container && o.GPU == j.GPU && o.Driver == j.Driver
	})
	if at < 0 {
		return nil
	}
	return &doc.Judged[at]
}

// missing says which condition decides the verdict: the first one by which it differs.
func (d *decided) missing(found []*verdict.Judged) *verdict.Missing {
	why := "what is installed depends on several conditions, of which nothing is known: one is %s (%s)"
	named := d.conditions[0]
	if !d.all {
		why = "what is installed depends on more conditions than are told apart, of which nothing is known: one is %s (%s)"
	}
	why = fmt.Sprintf(why, named.Text, named.At)
	for _, c := range d.conditions {
		holds, fails := d.inCases(found, c.Key, true), d.inCases(found, c.Key, false)
		if holds != "" && fails != "" && holds != fails {
			why = fmt.Sprintf("what is installed depends on %s (%s), of which nothing is known: where it holds, that %s; "+
				"where not, that %s", c.Text, c.At, holds, fails)
			break
		}
	}
	return &verdict.Missing{Why: why, Observe: "whether it holds where this is installed", Facts: []string{}}
}

// inCases says which verdicts there are in the cases in which a condition comes out in one way; empty where none is. Of
// cases that are not all, these are the first one and the one in which this condition alone comes out otherwise.
func (d *decided) inCases(found []*verdict.Judged, key string, holds bool) string {
	var list []string
	there := false
	for i, j := range found {
		is, said := d.cases[i][key]
		if !said || is != holds || !d.all && holds && i > 0 {
			continue
		}
		if there = true; j == nil {
			continue
		}
		word := map[verdict.Verdict]string{verdict.Unproven: "is unproven"}[j.Verdict]
		if word == "" {
			word = string(j.Verdict)
		}
		if !slices.Contains(list, word) {
			list = append(list, word)
		}
	}
	slices.Sort(list)
	if len(list) == 0 && there {
		return "is nothing to judge"
	}
	return strings.Join(list, " or ")
}
