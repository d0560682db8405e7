package check

import (
	"errors"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// containers returns the names of the containers of which something was observed, in order.
func containers(env *observed.Environment) []string {
	var names []string
	for i := range env.Observations {
		name := env.Observations[i].Container
		if name != "" && !strings.HasSuffix(name, "/") && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// inContainer returns what was observed of one container. Observations keep their places:
// those of others are empty.
func inContainer(env *observed.Environment, name string) observed.Environment {
	of := func(container string) bool {
		return container == "" || container == name || strings.HasSuffix(container, "/") && strings.HasPrefix(name, container)
	}
	one := *env
	one.Observations = slices.Clone(env.Observations)
	for i := range one.Observations {
		if !of(one.Observations[i].Container) {
			one.Observations[i] = observed.Observation{}
		}
	}
	one.Indexes = slices.DeleteFunc(slices.Clone(env.Indexes), func(x observed.Index) bool { return !of(x.Container) })
	return one
}

// judgeEach judges containers one by one. Those in which there is nothing to judge are told
// by what was left out.
func judgeEach(e *search.Engine, env *observed.Environment, names []string, doc verdict.Document) (verdict.Document, error) {
	empty := doc
	for _, name := range names {
		one := inContainer(env, name)
		judged, err := judgeOne(e, &one, empty)
		if err != nil && !errors.Is(err, ErrNothingToJudge) {
			return doc, err
		}
		for i := range judged.Judged {
			judged.Judged[i].Container = name
		}
		doc.Judged = append(doc.Judged, judged.Judged...)
		if err == nil {
			doc.Verdict = verdict.Worst(doc.Verdict, judged.Verdict)
		}
		for _, r := range judged.Readings {
			if !slices.Contains(doc.Readings, r) {
				doc.Readings = append(doc.Readings, r)
			}
		}
		for _, n := range judged.NotJudged {
			if !slices.Contains(doc.NotJudged, n) {
				doc.NotJudged = append(doc.NotJudged, n)
			}
		}
	}
	if len(doc.Judged) == 0 {
		doc.Verdict = verdict.Unproven
		return doc, ErrNothingToJudge
	}
	return doc, nil
}
