package doubt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/verdict"
)

// NothingToRunOn says that nothing is named that the facts hold the GPU code of, neither a
// framework nor a package that brings one; nil where something is.
func NothingToRunOn(q *question.Question) *verdict.Missing {
	if len(q.Frameworks) > 0 {
		return nil
	}
	var names []string
	for i := range q.Packages {
		p := &q.Packages[i]
		if info := q.Facts.PackageNamed(p.Name); info != nil && len(q.Facts.PackageReleases(info)) > 0 &&
			!q.PlainPython(info) {
			return nil
		}
		if !question.Installs(p.Name) {
			names = append(names, strings.TrimPrefix(p.Words, p.At.File+" ")) // of a flag
		}
	}
	if len(q.Packages) == 0 {
		return nil
	}
	why := "neither a framework nor a package with GPU code is named"
	if names = slices.Compact(names); len(names) > 0 {
		why = fmt.Sprintf("the facts of %s hold no GPU code of %s, and no framework is named that has some",
			q.Facts.Date(), words.JoinWords(names[:min(len(names), 3)], "or"))
	}
	return &verdict.Missing{Why: why,
		Observe: "the framework, or the packages with GPU code, that it runs on", Command: "pip freeze",
		Facts: []string{}}
}
