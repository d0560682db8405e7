package doubt

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/verdict"
)

// overlaid doubts two packages of one framework whose builds are for different CUDA majors: they unpack
// into one folder, and the one that was installed last has overwritten files of the other.
func overlaid(q *question.Question) *verdict.Missing {
	rivals := q.Rivals()
	for n, i := range rivals {
		for _, j := range rivals[:n] {
			a, b := &q.Beside[j], &q.Beside[i]
			if a.Framework != b.Framework || a.Name == b.Name || a.ByName || b.ByName || a.Source || b.Source {
				continue
			}
			ref, apart := madeApart(q, a, b)
			if !apart {
				continue
			}
			return &verdict.Missing{Why: fmt.Sprintf("%s and %s unpack into one folder: only one of them can be there, and "+
				"nobody says which was installed last", a.Name, b.Name),
				Observe: "which CUDA is meant, and leave the other out", Command: "pip list", Facts: []string{ref}}
		}
	}
	return nil
}

// madeApart reports whether two packages have the builds of a framework's release for different CUDA
// majors, each of them none of the other's, and returns that release.
func madeApart(q *question.Question, a, b *existing.Package) (ref string, apart bool) {
	for _, r := range q.Facts.Frameworks(a.Framework) {
		of := func(name string) (majors []string) {
			for i := range r.Builds {
				if build := &r.Builds[i]; build.Package == name && build.CUDA != "" {
					majors = append(majors, version.Major(build.CUDA))
				}
			}
			return majors
		}
		one, other := of(a.Name), of(b.Name)
		if len(one) > 0 && len(other) > 0 {
			return a.Framework + "/" + r.Version, !slices.ContainsFunc(one, func(m string) bool {
				return slices.Contains(other, m)
			})
		}
	}
	return "", false
}
