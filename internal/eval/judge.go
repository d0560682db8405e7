package eval

import (
	"errors"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/verdict"
)

// Score is how a verdict stands to a report.
type Score string

// The scores.
const (
	Right    Score = "right"
	Wrong    Score = "wrong"
	Unproven Score = "unproven" // the verdict is that the report does not settle it
	Unsaid   Score = "cannot be said"
)

// Result is a case, and what became of it.
type Result struct {
	Case    Case
	Score   Score
	Verdict verdict.Verdict
	Asked   string // the command line of the check
	Answer  string // the verdict in a line, or why the case cannot be said
}

// Evaluate checks every case that can be said, in the order given.
func Evaluate(facts *matrices.Set, cases []Case) []Result {
	plans := planner.New(facts)
	results := make([]Result, len(cases))
	for i, c := range cases {
		results[i] = judge(plans, c)
	}
	return results
}

func judge(plans *planner.Planner, c Case) Result {
	env, err := observe(c)
	if err != nil {
		return Result{Case: c, Score: Unsaid, Answer: err.Error()}
	}
	r := Result{Case: c, Score: Wrong, Asked: command(&env)}
	doc, err := plans.Check(env)
	switch {
	case errors.Is(err, planner.ErrNothingToJudge):
		r.Score, r.Verdict, r.Answer = Unproven, verdict.Unproven, "nothing to judge"
		return r
	case err != nil:
		r.Answer = "error: " + err.Error()
		return r
	}
	r.Verdict, r.Answer = doc.Verdict, describe(&doc)
	switch {
	case doc.Verdict == verdict.Unproven:
		r.Score = Unproven
	case string(doc.Verdict) == c.Outcome:
		r.Score = Right
	}
	return r
}

// describe returns a verdict in one line.
func describe(doc *verdict.Document) string {
	var lines []string
	for i := range doc.Judged {
		lines = append(lines, describeOne(&doc.Judged[i]))
	}
	return strings.Join(lines, " / ")
}

func describeOne(j *verdict.Judged) string {
	text := string(j.Verdict)
	if j.Inferred {
		text += " (inferred)"
	}
	switch {
	case j.Conflict != nil:
		var rules []string
		for _, r := range j.Conflict.Rules {
			rules = append(rules, fmt.Sprintf("%s [%s]", r.Text, r.Rule))
		}
		return text + ": " + strings.Join(rules, " · ")
	case j.Missing != nil:
		text += ": " + j.Missing.Why + "; look up " + j.Missing.Observe
	}
	if s := j.Stack; s != nil {
		text += fmt.Sprintf(": %s %s+%s, CUDA %s (%s), cuDNN %s", s.Framework.Name, s.Framework.Version,
			s.Framework.Variant,
			s.CUDA.Version, s.CUDA.Delivery, s.CUDNN)
	}
	for _, w := range j.Warnings {
		text += fmt.Sprintf(" · warns: %s [%s]", w.Text, w.Rule)
	}
	return text
}
