package check

import (
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
	empty := doc
	for _, name := range names {
		one := env.InContainer(name)
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
		doc.Verdict, doc.Missing = verdict.Unproven, nothingNamed()
		return doc, ErrNothingToJudge
	}
	return doc, nil
}
