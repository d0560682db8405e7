package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// besideNothing judges packages with GPU code that are named without a framework, and of which
// the facts hold no CUDA that they could be judged by: they fail where their makers ask for
// another GPU or driver, or have no wheel for the Python, the platform or the C library, and
// else nobody says. It reports whether there is such a package.
func (q *question) besideNothing(j verdict.Judged) (verdict.Judged, bool) {
	found := false
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		if len(q.Frameworks) > 0 || info == nil || q.plainPython(info) {
			continue
		}
		row := q.likely(p, info)
		if row == nil {
			if !found {
				j.Missing = findsGPU("%s is named without a framework, and the facts of %s hold no release %s of it",
					p.Name, q.Facts.Date(), p.Specifier)
				found = true
			}
			continue
		}
		against := q.rowRefuses(row)
		if against == nil && !p.Source && row.NeedsNVCC == "" && !slices.Contains(info.BuildsOn, q.Platform) {
			if against = q.wheelRefuses(row); against != nil && q.Platform == facts.LinuxARM64 &&
				!row.ExistsFor(q.Platform) {
				j.Missing = findsGPU("the makers of %s publish no wheels for %s: it works if it was built there", p.Name,
					q.Platform) // as people do on Arm servers
				found = true
				continue
			}
		}
		if against != nil {
			return whateverElse(j, append(q.observed(&p.Seen, "asked-package"), against...)), true
		}
		if !found {
			j.Missing = findsGPU("%s %s is named without a framework, and nothing that its makers ask of a GPU or a driver "+
				"speaks against it; the facts of %s do not say which CUDA it has or takes", p.Name, row.Version, q.Facts.Date())
			found = true
		}
	}
	return j, found
}

// findsGPU says that it decides whether a package finds the GPU, and why.
func findsGPU(format string, args ...any) *verdict.Missing {
	return &verdict.Missing{Why: fmt.Sprintf(format, args...), Observe: "whether it finds the GPU", Facts: []string{}}
}

// likely returns the row of the release that a package is, or of the newest that it may be, of
// which an installer finds a wheel where it finds one of any; nil where the facts hold none.
func (q *question) likely(p *existing.Package, info *matrices.PackageInfo) *matrices.PackageRelease {
	var newest *matrices.PackageRelease
	releases := q.Facts.PackageReleases(info)
	spec, err := version.ParseSpecifier(p.Specifier)
	for i := range releases {
		row := releases[i].Row
		if p.Specifier != "" && (err != nil || !spec.Allows(row.Version)) {
			continue
		}
		if q.wheelRefuses(row) == nil {
			return row
		}
		if newest == nil {
			newest = row
		}
	}
	return newest
}

// wheelRefuses returns why an installer finds no wheel of a release: for the platform, the
// Python or the C library that were observed; nil where it finds one.
func (q *question) wheelRefuses(row *matrices.PackageRelease) []plan.ConflictRule {
	what, ref := row.Package+" "+row.Version, row.Package+"/"+row.Version
	if !row.ExistsFor(q.Platform) {
		return []plan.ConflictRule{q.fact(packages.ExtensionPlatform, fmt.Sprintf("%s exists for %s only, and this is %s",
			what, words.JoinWords(row.Platforms, "and"), q.Platform), ref+"#platforms")}
	}
	if q.Python.Number >= 0 && !packages.RunsOnPython(row, q.Python.Value) {
		return append(q.observed(&q.Python, "asked-python"), q.fact(packages.ExtensionPython, fmt.Sprintf(
			"%s is for Python %s", what, packages.PythonsOf(row)), ref))
	}
	if glibc := q.System.Glibc; glibc != "" && !q.System.AtLeast && version.Compare(row.MinGlibc, glibc) > 0 {
		return []plan.ConflictRule{q.fact(packages.ExtensionGlibc, fmt.Sprintf(
			"the wheels of %s need glibc %s, and %s has %s", what, row.MinGlibc, q.SystemName(), glibc), ref+"#min-glibc")}
	}
	return nil
}

// rowRefuses returns why a release does not run on the GPU or the driver that was observed, by
// what its makers ask for; nil where neither speaks against it.
func (q *question) rowRefuses(row *matrices.PackageRelease) []plan.ConflictRule {
	ref := row.Package + "/" + row.Version
	if q.board != nil && row.SMMin != "" && version.Compare(q.board.ComputeCapability, row.SMMin) < 0 {
		text := fmt.Sprintf("%s %s needs compute capability %s, and %s is %s", row.Package, row.Version, row.SMMin,
			q.board.Name, q.board.ComputeCapability)
		return append(q.observedGPU(), q.fact(packages.ExtensionGPU, text, ref+"#sm-min"))
	}
	if q.Platform == facts.WindowsAMD64 || !q.driverBelow(row.DriverMin) {
		return nil
	}
	return append(q.observed(q.driver, "asked-driver"), q.fact(hardware.PackageDriver, fmt.Sprintf(
		"%s %s asks for driver %s or newer", row.Package, row.Version, row.DriverMin), ref+"#driver-min"))
}
