package refusal

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// WheelRefuses returns why an installer finds no wheel of a release: for the platform, the
// Python or the C library that were observed; nil where it finds one.
func WheelRefuses(q *question.Question, row *matrices.PackageRelease) []plan.ConflictRule {
	what, ref := row.Package+" "+row.Version, row.Package+"/"+row.Version
	if !row.ExistsFor(q.Platform) {
		return []plan.ConflictRule{q.Fact(packages.ExtensionPlatform, fmt.Sprintf("%s exists for %s only, and this is %s",
			what, words.JoinWords(row.Platforms, "and"), q.Platform), ref+"#platforms")}
	}
	if q.Python.Number >= 0 && !packages.RunsOnPython(row, q.Python.Value) {
		return append(q.Asked(&q.Python, "asked-python"), q.Fact(packages.ExtensionPython, fmt.Sprintf(
			"%s is for Python %s", what, packages.PythonsOf(row)), ref))
	}
	if glibc := q.System.Glibc; glibc != "" && !q.System.AtLeast && version.Compare(row.MinGlibc, glibc) > 0 {
		return []plan.ConflictRule{q.Fact(packages.ExtensionGlibc, fmt.Sprintf(
			"the wheels of %s need glibc %s, and %s has %s", what, row.MinGlibc, q.SystemName(), glibc), ref+"#min-glibc")}
	}
	return nil
}

// RowRefuses returns why a release does not run on the GPU or the driver that was observed, by
// what its makers ask for; nil where neither speaks against it.
func RowRefuses(q *question.Question, row *matrices.PackageRelease) []plan.ConflictRule {
	ref := row.Package + "/" + row.Version
	if q.Board != nil && row.SMMin != "" && version.Compare(q.Board.ComputeCapability, row.SMMin) < 0 {
		text := fmt.Sprintf("%s %s needs compute capability %s, and %s is %s", row.Package, row.Version, row.SMMin,
			q.Board.Name, q.Board.ComputeCapability)
		return append(q.ObservedGPU(), q.Fact(packages.ExtensionGPU, text, ref+"#sm-min"))
	}
	if q.Platform == facts.WindowsAMD64 || !driverBelow(q, row.DriverMin) {
		return nil
	}
	return append(q.Asked(q.Driver, "asked-driver"), q.Fact(hardware.PackageDriver, fmt.Sprintf(
		"%s %s asks for driver %s or newer", row.Package, row.Version, row.DriverMin), ref+"#driver-min"))
}
