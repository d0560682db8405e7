package packages

import (
	"fmt"

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
	if e == nil || e.Foreign || e.SystemCUDNN || s.Query.Windows() {
		return
	}
	for _, package_ := range s.Of(query.Extension) {
		for _, f := range s.Frameworks() {
			stateOpenedBeside(s, package_, f)
		}
	}
}

func stateOpenedBeside(s *model.Statement, e, f *model.PackageVariable) {
	opens := model.NewTerm(&e.Variable, func(i int) bool { return opensCUDNN(s.Model, e.Row(i)) }).Alike(yesNo)
	inWheel := model.NewTerm(&f.Variable, func(i int) bool {
		return !f.Builds[i].CPU() && model.Delivery(&f.Builds[i]) == plan.DeliveryWheels
	}).Alike(yesNo)
	model.Constrain2(s, opens, inWheel, func(opens, inWheel bool) bool { return !opens || !inWheel },
		model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
			for _, v := range present(e, left) {
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
