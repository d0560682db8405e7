// Package check judges environments that are there already: it reads what was
// observed of one as a question to the planner's engine, and says whether it
// works, fails, or is not settled by that, with the smallest changes that help.
package check

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ErrNothingToJudge is returned for an environment in which nothing is that the
// facts are about: neither a framework nor a package that loads CUDA.
var ErrNothingToJudge = errors.New(
	"there is nothing to judge: name a framework (--framework pytorch==2.8.0), packages (--with vllm==0.9.1), or a source that does")

// Judge judges an environment that is there already, as it was observed: it
// works, it fails, or what was observed does not settle it. Only rules on what
// runs are asked; what was not observed is what the installer would have given.
// The error is ErrNothingToJudge, with which the verdict says what was left out and why,
// or that of a question that could not be solved.
func Judge(e *search.Engine, env observed.Environment) (verdict.Document, error) {
	env.Observations = existing.WithoutAliases(e.Facts, env.Observations)
	doc, err := judgeWhole(e, &env)
	if err != nil {
		return doc, err
	}
	return judgeCases(e, &env, doc)
}

// judgeWhole judges what was observed, all of which is there.
func judgeWhole(e *search.Engine, env *observed.Environment) (verdict.Document, error) {
	doc := verdict.Document{
		Schema:    verdict.Schema,
		Matrices:  plan.MatricesInfo{Version: e.Facts.Version(), Digest: e.Facts.Digest()},
		Verdict:   verdict.Works,
		Sources:   append([]string{}, env.Sources...),
		Judged:    []verdict.Judged{},
		Readings:  []verdict.Reading{},
		NotJudged: []verdict.NotJudged{},
	}
	names := existing.Containers(env)
	if len(names) < 2 {
		return judgeOne(e, env, doc)
	}
	return judgeEach(e, env, names, doc)
}

// judgeOne judges what is one environment.
func judgeOne(e *search.Engine, env *observed.Environment, doc verdict.Document) (verdict.Document, error) {
	c := newEnvironment(e, env)
	if c.NotLocked() == "" && len(c.Malformed)+len(c.Frameworks)+len(c.Packages)+len(c.Held) == 0 &&
		!c.InMakersRegistry() {
		return c.nothing(doc)
	}
	hosts := c.Hosts()
	for _, host := range hosts {
		judged, err := c.judge(host.GPU, host.Driver)
		if err != nil {
			return doc, err
		}
		if judged, err = c.unmanaged(c.HoldOpen(judged)); err != nil {
			return doc, err
		}
		judged.Fixes = c.withoutRefused(judged.Fixes)
		if judged, err = c.withNewerToolkit(judged, host); err != nil {
			return doc, err
		}
		if judged, err = c.onAnotherSystem(judged, host); err != nil {
			return doc, err
		}
		for i := range judged.Fixes {
			question.Narrow(&c.Environment, &judged.Fixes[i])
		}
		judged = noteNoChange(judged)
		doc.Judged = append(doc.Judged, judged)
		doc.Verdict = verdict.Worst(doc.Verdict, judged.Verdict)
	}
	if !c.judgesAny {
		return c.nothing(doc)
	}
	doc.Readings = append(doc.Readings, c.Readings...)
	doc.NotJudged = append(doc.NotJudged, c.Left()...)
	return doc, c.forAll(doc.Judged, hosts)
}

// noChange is noted where there is no way out of a conflict.
const noChange = "no change of what is named here was found that makes it work"

// noteNoChange says in a conflict that there is no way out of it, where nothing else is said of that.
func noteNoChange(j verdict.Judged) verdict.Judged {
	if j.Verdict != verdict.Fails || j.Conflict == nil || j.Conflict.Note != "" || len(j.Fixes) > 0 {
		return j
	}
	conflict := *j.Conflict
	conflict.Note = noChange
	j.Conflict = &conflict
	return j
}

// nothing returns what there is to say where nothing is judged: what was left out, and why.
func (c *environment) nothing(doc verdict.Document) (verdict.Document, error) {
	doc.Verdict, doc.Judged = verdict.Unproven, []verdict.Judged{}
	for i := range c.Packages {
		if p := &c.Packages[i]; !question.Installs(p.Name) {
			why := "the facts of " + c.Facts.Date() + " hold no GPU code of it"
			if device := c.Facts.DeviceOf(p.Name); device != "" {
				why = "it runs on " + device
			}
			c.Leave(p.Seen, why)
		}
	}
	var err error = ErrNothingToJudge
	doc.Missing = nothingNamed()
	if image := c.Opaque; image.Value != "" {
		err = &unknownImageError{image.Value}
		noted := func(n observed.Note) bool { return strings.Contains(n.Text, words.Quote(image.Value)) }
		if !slices.ContainsFunc(c.Env.Notes, noted) {
			c.Leave(image, "what it holds is not known: "+words.Quote("envsolve inspect "+image.Value)+" looks into it")
		}
		named := doc.Missing.Why
		doc.Missing = doubt.ImageUnknown(image.Value)
		doc.Missing.Why += ", and " + named
	}
	doc.Readings = append(doc.Readings, c.Readings...)
	doc.NotJudged = append(doc.NotJudged, c.Left()...)
	return doc, err
}

// unknownImageError is [ErrNothingToJudge] where an image may hold what there is to judge.
type unknownImageError struct{ image string }

// Error names the image, and what shows what is in it.
func (e *unknownImageError) Error() string {
	return fmt.Sprintf("there is nothing to judge: what %s holds is not known: look into it with %s, or name "+
		"a framework (--framework pytorch==2.8.0)", e.image, words.Quote("envsolve inspect "+e.image))
}

// Is implements what [errors.Is] asks.
func (e *unknownImageError) Is(target error) bool { return target == ErrNothingToJudge }

// nothingNamed says that nothing is named that can be judged.
func nothingNamed() *verdict.Missing {
	return &verdict.Missing{Why: "neither a framework is named nor a package that loads CUDA",
		Observe: "what it runs on the GPU with", Command: "pip freeze", Facts: []string{}}
}

// environment is what was observed of one environment, as it is judged.
type environment struct {
	existing.Environment
	engine    *search.Engine
	judgesAny bool            // whether the facts are about something that was observed
	beside    []existing.Host // whose GPUs a way out is to serve as well
}

func newEnvironment(e *search.Engine, env *observed.Environment) *environment {
	return &environment{Environment: *existing.New(e.Facts, env), engine: e}
}

// ask puts the environment on a GPU and a driver as a question.
func (c *environment) ask(gpu *existing.GPU, board *matrices.GPU, driver *existing.Seen) (*question.Question, error) {
	return question.Ask(c.engine, &c.Environment, gpu, board, driver, c.beside...)
}
