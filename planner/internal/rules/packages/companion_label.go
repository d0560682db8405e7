package packages

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
)

// stateLabels ties companions asked for with a label to the builds that it
// names.
func stateLabels(s *model.Statement) {
	for _, c := range s.Of(query.Companion) {
		if c.Labelled < 0 || !c.LabelSays() || s.Query.Existing != nil && c.Package.Version.Spec.Local == "cpu" &&
			slices.Contains(c.Of.Package.Traits.CPUCompanions, c.Package.Name) {
			continue
		}
		named := model.NewTerm(&c.Variable, func(i int) bool { return i == c.Labelled })
		model.Constrain2(s, c.Of.BuildTerm(), named.Alike(model.YesNo),
			func(b *candidate.Build, named bool) bool {
				return !named || c.LabelFits(b) || s.Query.Existing != nil && loadsBesideMinor(c, b)
			},
			model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				return model.LabelOfCompanion(c, c.Of.Pick(left[c.Of.Dim]))
			}})
	}
}

// loadsBesideMinor reports whether a labelled companion that is there loads beside a build for another minor of its
// label's CUDA: as it is imported it compares the major alone.
func loadsBesideMinor(c *model.PackageVariable, b *candidate.Build) bool {
	digits, ok := strings.CutPrefix(c.Package.Version.Spec.Local, "cu")
	cuda := reading.DottedCUDA(digits)
	return ok && version.Compare(version.Major(cuda), "11") >= 0 && version.Major(cuda) == version.Major(b.CUDA) &&
		b.Traits.ComparesMajor(c.Package.Name, c.Version(c.Labelled), b.Release.Version)
}
