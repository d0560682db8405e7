package eval

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

// Verdict on a case.
type Verdict string

// The verdicts.
const (
	Agrees    Verdict = "agrees"
	Disagrees Verdict = "disagrees"
	Unsaid    Verdict = "cannot be said"
)

// Result is a case, and what became of it.
type Result struct {
	Case    Case
	Verdict Verdict
	Asked   string   // the flags of the target
	Left    []string // what of the report the target leaves out
	Causes  []string // what the report blames
	Answer  string   // the plan in a line, or why the case cannot be said
}

// Evaluate plans every case that can be said, in the order given.
func Evaluate(facts *matrices.Set, cases []Case) []Result {
	plans, words := planner.New(facts), speaker{facts}
	results := make([]Result, len(cases))
	for i, c := range cases {
		results[i] = judge(plans, words, c)
	}
	return results
}

func judge(plans *planner.Planner, words speaker, c Case) Result {
	said, err := words.say(c)
	if err != nil {
		return Result{Case: c, Verdict: Unsaid, Answer: err.Error()}
	}
	why := blamed(c)
	r := Result{Case: c, Verdict: Disagrees, Asked: command(said.flags), Left: said.left, Causes: names(why)}
	request, err := said.request(words.facts)
	var plan plan.Plan
	if err == nil {
		plan, err = plans.Plan(request)
	}
	if err != nil {
		r.Answer = "refused: " + err.Error()
		return r
	}
	r.Answer = describe(plan)
	if agree(c, plan, why) {
		r.Verdict = Agrees
	}
	return r
}

// agree says whether a plan is of one mind with a report.
func agree(c Case, result plan.Plan, why []cause) bool {
	switch {
	case c.Outcome == Works:
		return result.Status == plan.StatusOK
	case result.Status == plan.StatusConflict:
		return conflictAbout(result.Conflict, why)
	}
	for _, w := range result.Warnings {
		if !unweighty.MatchString(w.Rule) && isAbout(w.Rule, why) {
			return true
		}
	}
	return false
}

// conflictAbout reports whether a fact of a conflict, or of one that stands
// beside it, is about one of the causes. Without causes every conflict is.
func conflictAbout(k *plan.Conflict, why []cause) bool {
	if len(why) == 0 {
		return true
	}
	for _, rule := range k.Rules {
		if rule.Kind == "fact" && isAbout(rule.Rule, why) {
			return true
		}
	}
	for i := range k.Others {
		if conflictAbout(&k.Others[i], why) {
			return true
		}
	}
	return false
}

// describe returns a plan in one line.
func describe(p plan.Plan) string {
	if p.Conflict != nil {
		var texts []string
		for _, r := range p.Conflict.Rules {
			texts = append(texts, fmt.Sprintf("%s [%s]", r.Text, r.Rule))
		}
		return "conflict: " + strings.Join(texts, " · ")
	}
	s := p.Stack
	text := fmt.Sprintf("ok: %s %s+%s, CUDA %s (%s), cuDNN %s, Python %s, driver %s or newer",
		s.Framework.Name, s.Framework.Version, s.Framework.Variant, s.CUDA.Version, s.CUDA.Delivery, s.CUDNN, s.Python,
		s.Driver.Floor)
	for _, w := range p.Warnings {
		text += fmt.Sprintf(" · warns: %s [%s]", w.Text, w.Rule)
	}
	return text
}
