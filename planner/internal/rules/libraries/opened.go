package libraries

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

// OpenedByName is the id of the rule of packages that open cuDNN by its name.
const OpenedByName = "cudnn-opened-by-name"

var OpenedRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: OpenedByName, Kind: plan.Runs, Source: rule.DocLibraries,
			Text: "A package that opens cuDNN by its name does not find one that lies in a wheel's folder: in an " +
				"environment as pip makes it, it needs one of the system, or LD_LIBRARY_PATH to list " +
				"site-packages/nvidia/cudnn/lib."},
		State: stateOpenedByName,
	},
}

// stateOpenedByName refuses packages that open cuDNN by name beside builds whose
// cuDNN is in a wheel, in environments as pip makes them: images that are made
// here list the folder, and on Windows importing the framework does.
func stateOpenedByName(s *model.Statement) {
	e := s.Query.Existing
	if e == nil || e.Foreign || e.SystemCUDNN || e.Finds(CUDNN) || s.Query.Windows() {
		return
	}
	for _, package_ := range s.Of(query.Extension) {
		for _, f := range s.Frameworks() {
			stateOpenedBeside(s, package_, f)
		}
	}
}

// anyMajor stands for the major of a cuDNN that the facts do not have.
const anyMajor = "any"

func stateOpenedBeside(s *model.Statement, e, f *model.PackageVariable) {
	opens := model.NewTerm(&e.Variable, func(i int) string {
		if row := e.Row(i); opensCUDNN(s.Model, row) {
			return version.Major(row.CUDNN)
		}
		return ""
	}).Alike(model.Itself)
	inWheel := model.NewTerm(&f.Variable, func(i int) string {
		if b := &f.Builds[i]; !b.CPU() && model.Delivery(b) == plan.DeliveryWheels {
			return cmp.Or(version.Major(b.Row.CUDNN), anyMajor)
		}
		return ""
	}).Alike(model.Itself)
	// Of another major it is no cuDNN that the package takes, wherever it lies.
	found := func(opens, inWheel string) bool {
		return opens == "" || inWheel != opens && inWheel != anyMajor
	}
	model.Constrain2(s, opens, inWheel, found,
		model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
			for _, v := range e.ReleasesLeft(left) {
				if row := e.Row(v); opensCUDNN(s.Model, row) {
					names, ref := hardware.LibraryFiles(s.Facts, "cudnn", row.CUDNN, false)
					return model.Explanation{Facts: []string{row.Package + "/" + row.Version + "#cudnn", ref},
						Text: fmt.Sprintf("%s %s opens %s by name, and that of %s is in a wheel's folder, where the "+
							"loader finds it only if LD_LIBRARY_PATH lists site-packages/nvidia/cudnn/lib", e.Package.Name,
							row.Version, names["cudnn"], f.Describe(f.Pick(left[f.Dim])))}
				}
			}
			return model.Explanation{Text: s.Rule.Text, Facts: model.Sample(f.Pick(left[f.Dim]), "", (*candidate.Build).Label)}
		}})
}

// opensCUDNN reports whether a package opens cuDNN by file name, with no
// framework that would have loaded it before.
func opensCUDNN(m *model.Model, r *matrices.PackageRelease) bool {
	if !version.IsDotted(r.CUDNN) {
		return false
	}
	return !slices.ContainsFunc(m.Frameworks(), func(f *model.PackageVariable) bool {
		return len(f.Package.Releases) > 0 && r.Requires[f.Package.Releases[0].Package] != ""
	})
}

// WarnPackageLoader reports a package that looks for cuDNN on the loader's path
// while it comes inside wheels. It warns by the rule of the loader's path.
func WarnPackageLoader(r *rule.Report) {
	row, b := r.Extension.Row(r.At(&r.Extension.Variable)), r.First()
	if e := r.Query.Existing; e != nil && e.Finds(CUDNN) {
		return
	}
	if !opensCUDNN(r.Model, row) || model.Delivery(b) != plan.DeliveryWheels || b.CPU() {
		return
	}
	names, ref := hardware.LibraryFiles(r.Facts, "cudnn", row.CUDNN, r.Query.Windows())
	file := names["ops"]
	if file == "" {
		file = names["cudnn"]
	}
	path := "outside an image made here, LD_LIBRARY_PATH must list site-packages/nvidia/cudnn/lib"
	if r.Query.Windows() {
		path = "PATH must list that folder"
	}
	r.Warn([]string{row.Package + "/" + row.Version + "#cudnn", ref},
		"%s %s opens %s by name, and the wheels of %s keep it in a folder of their own: %s", r.Extension.Package.Name,
		row.Version, file, b.Traits.Name, path)
}
