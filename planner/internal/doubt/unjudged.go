package doubt

import (
	"slices"

	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/refusal"
)

// TellUnjudged lists the packages that no fact is about.
func TellUnjudged(q *question.Question) {
	for i := range q.Packages {
		said := func(o query.Compiled) bool { return o.Name == q.Packages[i].Name }
		p := &q.Packages[i]
		if q.Query.JudgesCUDAOf(p.Name) {
			q.Leave(p.Seen, "the facts of "+q.Facts.Date()+" know nothing of it but the CUDA in its name")
			continue
		}
		if !question.Installs(p.Name) && !q.Query.Judges(p.Name) && !slices.Contains(q.OfSystem, p.Name) &&
			!refusal.BringsPackage(q, p.Name) && !slices.ContainsFunc(q.CompiledFor, said) {
			why := "the facts of " + q.Facts.Date() + " know nothing of it"
			if q.Facts.PackageNamed(p.Name) != nil {
				why = "the facts of " + q.Facts.Date() + " do not know that release"
			}
			if device := q.Facts.DeviceOf(p.Name); device != "" {
				why = "it runs on " + device
			}
			if question.OnSpot(q.Facts.PackageNamed(p.Name)) {
				why = "the facts of " + q.Facts.Date() + " hold no release of it: it is compiled where it is"
			}
			q.Leave(p.Seen, why)
			if info := q.Facts.PackageNamed(p.Name); q.Unjudged == "" && (info == nil || info.OnSpot) {
				q.Unjudged = p.Name
			}
		}
	}
}
