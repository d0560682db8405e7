package check

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// judgeCases judges an environment of which a script decides what is there by conditions that nobody knows. It is what
// the verdicts have in common on what it is in each case: where they differ, none is proven. A case in which there is
// nothing to judge decides nothing. Whole is the verdict with what each branch installs.
func judgeCases(e *search.Engine, env *observed.Environment, cases []observed.Case, whole verdict.Document) (
	verdict.Document, error) {
	docs := make([]verdict.Document, len(cases))
	for i := range cases {
		doc, err := judgeWhole(e, &cases[i].Environment)
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
		whole.Judged[i] = inAllCases(env, cases, docs, whole.Judged[i])
		whole.Verdict = verdict.Worst(whole.Verdict, whole.Judged[i].Verdict)
	}
	return whole, nil
}

// inAllCases returns what the verdicts of all cases have in common on one machine, of which there is one of the whole.
func inAllCases(
	env *observed.Environment, cases []observed.Case, docs []verdict.Document, whole verdict.Judged,
) verdict.Judged {
	found := make([]*verdict.Judged, len(cases))
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
	case other != nil:
		whole.Verdict, whole.Inferred, whole.Missing = verdict.Unproven, false, deciding(env, cases, found)
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

// deciding says which condition decides the verdict: the first one by which it differs.
func deciding(env *observed.Environment, cases []observed.Case, found []*verdict.Judged) *verdict.Missing {
	var named observed.Condition
	var holds, fails string
	for c := range conditionsOf(env) {
		yes, no := inCases(cases, found, c.Key, true), inCases(cases, found, c.Key, false)
		if named.Key == "" || yes != no {
			named, holds, fails = c, yes, no
		}
		if yes != no {
			break
		}
	}
	return &verdict.Missing{
		Why: fmt.Sprintf("what is installed depends on %s (%s), of which nothing is known: where it holds, that %s; "+
			"where not, that %s", named.Text, named.At, holds, fails),
		Observe: "whether it holds where this is installed", Facts: []string{},
	}
}

// conditionsOf goes over the conditions that decide what is there, each once, in their order.
func conditionsOf(env *observed.Environment) func(yield func(observed.Condition) bool) {
	return func(yield func(observed.Condition) bool) {
		seen := map[string]bool{}
		for i := range env.Observations {
			for _, c := range env.Observations[i].Conditions {
				if !seen[c.Key] && !yield(c) {
					return
				}
				seen[c.Key] = true
			}
		}
	}
}

// inCases says which verdicts there are in the cases in which a condition comes out in one way.
func inCases(cases []observed.Case, found []*verdict.Judged, key string, holds bool) string {
	var list []string
	for i, j := range found {
		if is, said := cases[i].Out[key]; j == nil || !said || is != holds {
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
	if len(list) == 0 {
		return "is nothing to judge"
	}
	return strings.Join(list, " or ")
}
