package check

import (
	"cmp"
	"errors"
	"slices"

	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// judgeEach judges containers one by one. Those in which there is nothing to judge are told
// by what was left out.
func judgeEach(
	e *search.Engine, env *observed.Environment, names []string, doc verdict.Document,
) (verdict.Document, error) {
	empty, containers := doc, env.ByContainer()
	readings, notJudged := map[verdict.Reading]bool{}, map[verdict.NotJudged]bool{}
	var nothing error // to judge in the first of those of which that is so
	for _, name := range names {
		one, places := containers.Of(name)
		judged, err := judgeOne(e, &one, empty)
		if err != nil && !errors.Is(err, ErrNothingToJudge) {
			return doc, err
		}
		nothing = cmp.Or(nothing, err)
		for i := range judged.Judged {
			judged.Judged[i].Container = name
			judged.Judged[i].Fixes = inWhole(judged.Judged[i].Fixes, places)
		}
		doc.Judged = append(doc.Judged, judged.Judged...)
		if err == nil {
			doc.Verdict = verdict.Worst(doc.Verdict, judged.Verdict)
		}
		doc.Readings = appendNew(doc.Readings, judged.Readings, readings)
		doc.NotJudged = appendNew(doc.NotJudged, judged.NotJudged, notJudged)
	}
	if len(doc.Judged) == 0 {
		doc.Verdict, doc.Missing = verdict.Unproven, nothingNamed()
		return doc, nothing
	}
	return doc, nil
}

// appendNew appends what is not there yet.
func appendNew[T comparable](list, more []T, there map[T]bool) []T {
	for _, one := range more {
		if !there[one] {
			there[one] = true
			list = append(list, one)
		}
	}
	return list
}

// inWhole returns ways out whose changes name observations by their places in the whole environment.
func inWhole(fixes []verdict.Fix, places []int) []verdict.Fix {
	whole := append([]verdict.Fix{}, fixes...)
	for i := range whole {
		whole[i].Changes = slices.Clone(whole[i].Changes)
		for n := range whole[i].Changes {
			if of := &whole[i].Changes[n].Of; *of >= 0 {
				*of = places[*of]
			}
		}
	}
	return whole
}
