package container

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
)

// under reads a step where its condition may hold, under that where nobody knows whether it does.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsif
func (w *workflow) under(step *tree.Node, read func()) {
	at := step.At("if")
	if at == nil || at.Kind > tree.Other {
		read()
		return
	}
	text := conditionOf(at)
	before := len(w.r.Env.Observations)
	switch holds, known := w.holds(text); {
	case known && holds:
		read()
	case known:
		if strings.Contains(step.String("run"), "install") {
			w.r.NotJudged(at.Start, at.End, "it does not hold where all goes well: the step is left out")
		}
	default:
		outer := w.r.Under
		text, holds = affirmed(text)
		key := w.place + " if " + text
		if changes.MatchString(text) {
			key += " at " + strconv.Itoa(at.Start)
		}
		list := append(slices.Clip(outer), w.r.Condition(key, text, at.Start, holds))
		w.r.Under = w.r.Together(list)
		read()
		w.r.Under = outer
		if len(w.r.Env.Observations) > before {
			w.r.Note(at.Start, "%s: its step is judged, though it runs only where this holds", document.Excerpt(at.Value))
		}
	}
}

// conditionOf returns the condition of a job or a step, as far as it says more than that all went well before.
func conditionOf(at *tree.Node) string {
	text := strings.TrimSpace(at.Value)
	if inside, ok := strings.CutPrefix(text, "${{"); ok && strings.Count(text, "${{") == 1 {
		text = strings.TrimSpace(strings.TrimSuffix(inside, "}}"))
	}
	return withoutSuccess(text)
}

// never reports whether the condition of a job does not hold where all goes well before it.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idif
func never(job tree.Field) bool {
	at := job.Value.At("if")
	if at == nil || at.Kind > tree.Other {
		return false
	}
	holds, known := (&workflow{}).holds(conditionOf(at)) // no matrix is there yet
	return known && !holds
}

// needed are the jobs of a workflow, by their names, and which of them are known to run or not.
type needed struct {
	jobs map[string]tree.Field
	out  map[string]bool
}

func neededOf(jobs []tree.Field) needed {
	n := needed{map[string]tree.Field{}, map[string]bool{}}
	for _, job := range jobs {
		n.jobs[job.Key] = job
	}
	return n
}

// anyway finds what the condition of a job asks for that is to run where one that it needs did not.
var anyway = lazyregexp.New(`\b(?:always|cancelled|failure)\(`)

// left reports whether a job does not run: its condition does not hold, or it needs such a job.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idneeds
func (n needed) left(name string) bool {
	job, known := n.jobs[name]
	if out, asked := n.out[name]; asked || !known {
		return out
	}
	n.out[name] = never(job) // also where it needs itself
	if !n.out[name] && !anyway.MatchString(job.Value.String("if")) {
		n.out[name] = slices.ContainsFunc(job.Value.List("needs"), func(at *tree.Node) bool { return n.left(at.Value) })
	}
	return n.out[name]
}

// mayNotRun notes a condition of which nobody knows whether it holds: the job is judged as it is where it runs.
func (w *workflow) mayNotRun() {
	at := w.job.At("if")
	if at == nil || at.Kind > tree.Other {
		return
	}
	if _, known := w.holds(conditionOf(at)); !known {
		w.r.Note(at.Start, "%s: its job is judged, though it runs only where this holds", document.Excerpt(at.Value))
	}
}

// noFailure is what a condition says besides of which it is known that it holds where no step before has failed.
var noFailure = lazyregexp.New(`^(?:(?:always|success)\(\)|!\s*(?:cancelled|failure)\(\))\s*&&\s*`)

// withoutSuccess returns a condition without what it says besides of that no step before has failed.
func withoutSuccess(text string) string {
	for {
		end := len(noFailure.FindString(text))
		if end == 0 || strings.Contains(text, "||") { // which binds less
			return text
		}
		text = text[end:]
	}
}

// negated is a condition that is the negation of another one.
var negated = lazyregexp.New(`^!\s*([\w.-]+)$`)

// differs is a condition that two things are not the same, and nothing else.
var differs = lazyregexp.New(`^[^!=&|()]+!=[^!=&|()]+$`)

// affirmed returns a condition without a negation in it, and whether it is to hold: x != 1 holds where x == 1 does not.
func affirmed(text string) (string, bool) {
	if found := negated.FindStringSubmatch(text); found != nil {
		return found[1], false
	}
	if differs.MatchString(text) {
		return strings.Replace(text, "!=", "==", 1), false
	}
	return text, true
}

// changes finds what steps before may have changed that a condition asks for.
var changes = lazyregexp.New(`(?i)\b(?:env|job|steps)\.|\bhashFiles\b`)

// ofMatrix is a condition that compares a variable of the matrix with a text.
var ofMatrix = lazyregexp.New(`^matrix\.([\w-]+)\s*([!=])=\s*'([^']+)'$`)

// holds returns what is known of a condition where no step before has failed.
func (w *workflow) holds(text string) (holds, known bool) {
	switch strings.ReplaceAll(text, " ", "") {
	case "", "true", "always()", "success()", "!cancelled()", "!failure()":
		return true, true
	case "false", "failure()", "cancelled()":
		return false, true
	}
	if found := ofMatrix.FindStringSubmatch(text); found != nil {
		value, known := w.ofMatrix(found[1])
		isTruth := value == "true" || value == "false" // which are no texts
		same := strings.EqualFold(value, found[3])
		return same == (found[2] == "="), known && !isTruth && (same || !alikeAsNumbers(value, found[3]))
	}
	return false, false
}

// alikeAsNumbers reports whether two texts are the same number, as which GitHub compares them where the matrix has one;
// what a matrix does not have is 0 then.
func alikeAsNumbers(a, b string) bool {
	if a == "" {
		a = "0"
	}
	x, errOfX := strconv.ParseFloat(a, 64)
	y, errOfY := strconv.ParseFloat(b, 64)
	return errOfX == nil && errOfY == nil && x == y
}
