package system

import (
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on what no longer gets fixes.
const (
	OSEnded     = "os-ended"
	PythonEnded = "python-ended"
	ImageFrozen = "image-frozen"
)

var EndedRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: OSEnded, Kind: plan.Runs, Source: rule.DocImages, Soft: true,
			Text: "An operating system past its end of life gets no security fixes from its makers; it is chosen " +
				"only when asked for or when nothing else fits."},
		About: rule.AboutAge, Warn: warnOSEnded,
	},
	{
		Rule: plan.Rule{ID: PythonEnded, Kind: plan.Runs, Source: rule.DocPEP602, Soft: true,
			Text: "A Python past its end of life gets no security fixes."},
		About: rule.AboutAge, Warn: warnPythonEnded,
	},
	{
		Rule: plan.Rule{ID: ImageFrozen, Kind: plan.Made, Source: rule.DocImages, Soft: true,
			Text: "Images of an old Python or distribution are no longer rebuilt: what is in them stays as it " +
				"was."},
		About: rule.AboutAge, Warn: warnImageFrozen,
	},
}

func warnOSEnded(r *rule.Report) {
	if row := r.OSRow(); r.Facts.Ended(row) {
		r.Warn([]string{"os/" + row.ID + "#end-of-life"}, "%s is past its end of life (%s)", row.ID, row.EndOfLife)
	}
}

func warnPythonEnded(r *rule.Report) {
	python := r.Stack.Python
	image := r.Facts.PythonImage(python)
	if image != nil && r.Facts.PythonEnded(python) {
		r.Warn([]string{"python/" + python + "#end-of-life"}, "Python %s is past its end of life (%s)%s",
			python, image.EndOfLife, NotLockable(python))
	}
}

// NotLockable returns the end of a sentence that says that no lock is made for a
// Python; empty where one is.
func NotLockable(python string) string {
	if version.Compare(python, plan.OldestLocked) >= 0 {
		return ""
	}
	return `, and "envsolve lock" needs ` + plan.OldestLocked +
		" or newer: no pip for it tells beforehand what it would install"
}

func warnImageFrozen(r *rule.Report) {
	if image := r.Image(); image.Frozen {
		r.Warn([]string{image.Fact}, "%s is no longer rebuilt: it gets no fixes", image.Ref)
	}
}
