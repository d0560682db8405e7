package doubt

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// BesideNothing returns what speaks against packages with GPU code that are named without a framework, and of which
// the facts hold no CUDA that they could be judged by: that their makers ask for another GPU or driver, or have no
// wheel for the Python, the platform or the C library. Where nothing does, it returns what nobody says of the first
// one; nil for both where there is no such package.
func BesideNothing(q *question.Question) (missing *verdict.Missing, against []plan.ConflictRule) {
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		if len(q.Frameworks) > 0 || info == nil || info.Device != "" || q.PlainPython(info) {
			continue
		}
		row := likely(q, p, info)
		if row == nil {
			if missing == nil {
				missing = findsGPU("%s is named without a framework, and the facts of %s hold no release %s of it",
					p.Name, q.Facts.Date(), p.Specifier)
			}
			continue
		}
		against = refusal.RowRefuses(q, row)
		if against == nil && !p.Source && row.NeedsNVCC == "" && !slices.Contains(info.BuildsOn, q.Platform) {
			if against = refusal.WheelRefuses(q, row); against != nil && q.Platform == facts.LinuxARM64 &&
				!row.ExistsFor(q.Platform) {
				missing = findsGPU("the makers of %s publish no wheels for %s: it works if it was built there", p.Name,
					q.Platform) // as people do on Arm servers
				continue
			}
		}
		if against != nil {
			return nil, append(q.Asked(&p.Seen, "asked-package"), against...)
		}
		if missing == nil {
			missing = findsGPU("%s %s is named without a framework, and nothing that its makers ask of a GPU or a driver "+
				"speaks against it; the facts of %s do not say which CUDA it has or takes", p.Name, row.Version, q.Facts.Date())
		}
	}
	return missing, nil
}

// likely returns the row of the release that a package is, or of the newest that it may be, of
// which an installer finds a wheel where it finds one of any; nil where the facts hold none.
func likely(q *question.Question, p *existing.Package, info *matrices.PackageInfo) *matrices.PackageRelease {
	var newest *matrices.PackageRelease
	releases := q.Facts.PackageReleases(info)
	spec, err := version.ParseSpecifier(p.Specifier)
	for i := range releases {
		row := releases[i].Row
		if p.Specifier != "" && (err != nil || !spec.Allows(row.Version)) {
			continue
		}
		if refusal.WheelRefuses(q, row) == nil {
			return row
		}
		if newest == nil {
			newest = row
		}
	}
	return newest
}

// findsGPU says that it decides whether a package finds the GPU, and why.
func findsGPU(format string, args ...any) *verdict.Missing {
	return &verdict.Missing{Why: fmt.Sprintf(format, args...), Observe: "whether it finds the GPU", Facts: []string{}}
}
