package packages

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of what a package's libraries were found to be compiled against.
const (
	TorchABI     = "package-torch-abi"
	TorchBuilt   = "package-torch-built"
	PackageNumPy = "package-numpy-abi"
)

var MeasuredRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: TorchABI, Kind: plan.Runs, Source: rule.DocMeasured,
			Text: "Libraries that reach torch by its C++ interface look for functions with std::string of the ABI that they " +
				"were compiled with: torch's wheels have that before C++11 up to 2.6 (but for CUDA 12.6 and 12.8), and that " +
				"of C++11 since. Those that use its stable C functions load beside either."},
		State: stateTorchABI,
	},
	{
		Rule: plan.Rule{ID: TorchBuilt, Kind: plan.Made, Source: rule.DocMeasured,
			Text: "Libraries that reach torch by its C++ interface are compiled against one torch, and whether they load " +
				"beside another minor is not established, whatever the metadata of their package takes. Such a pair is " +
				"taken only where the target names the package's release, and brings a warning."},
		State: stateTorchBuilt,
		About: rule.AboutPackage, Warn: warnTorchBuilt,
	},
	{
		Rule: plan.Rule{ID: PackageNumPy, Kind: plan.Runs, Source: rule.DocMeasured,
			Text: "Modules that were compiled with the headers of NumPy 1 do not load beside NumPy 2, whatever the metadata " +
				"of their package takes; those compiled with the headers of NumPy 2 name the oldest that they load beside."},
		State: statePackageNumPy,
	},
}

// torchABIs are the values of the cell torch_abi as builds have them.
func torchABIs(abi string) string {
	switch abi {
	case "cxx11":
		return "true"
	case "pre-cxx11":
		return "false"
	}
	return ""
}

// stateTorchABI ties packages to builds of torch that have what their libraries look
// for. Of a package with wheels for several builds of torch, the default one alone was
// read, and the others may differ, see alikeForAll.
func stateTorchABI(s *model.Statement) {
	for _, f := range s.Frameworks() {
		if !f.Package.Traits.Extended {
			continue
		}
		for _, e := range s.Of(query.Extension) {
			abi := model.Over(&e.Variable, releaseABIs(s, e)).Alike(func(abi string) string { return abi })
			model.Constrain2(s, f.BuildTerm(), abi, func(b *candidate.Build, abi string) bool {
				return abi == "" || b.On.CXX11ABI == "" || abi == b.On.CXX11ABI
			}, model.Says{Explain: func(left model.Domains) model.Explanation { return torchABIWords(e, f, left) }})
		}
	}
}

func releaseABIs(s *model.Statement, e *model.PackageVariable) []string {
	return model.PerValue(s.Model, e.Same, "torch ABI", nil, func() []string {
		abis := make([]string, e.Size)
		for i := range e.Package.Releases {
			if row := e.Package.Releases[i].Row; row != nil && len(row.Wheels) == 0 && alikeForAll(row) {
				abis[i] = torchABIs(row.TorchABI)
			}
		}
		return abis
	})
}

// alikeForAll reports whether the wheels of a release for other CUDA versions than the one
// that was read have its ABI: there are none, or it is the old one and theirs came with no
// torch of the new one.
func alikeForAll(row *matrices.PackageRelease) bool {
	for _, cuda := range row.CUDAAlso {
		if row.TorchABI != "pre-cxx11" || version.Compare(cuda, firstCXX11) >= 0 {
			return false
		}
	}
	return true
}

// firstCXX11 is the CUDA whose wheels of torch had the ABI of C++11 first.
const firstCXX11 = "12.6"

func torchABIWords(e, f *model.PackageVariable, left model.Domains) model.Explanation {
	for _, v := range e.ReleasesLeft(left) {
		row := e.Row(v)
		if torchABIs(row.TorchABI) == "" {
			continue
		}
		builds := f.Pick(left[f.Dim])
		text := fmt.Sprintf("the libraries of %s %s were compiled against a torch with std::string of the %s ABI",
			e.Package.Name, row.Version, row.TorchABI)
		facts := []string{row.Package + "/" + row.Version + "#torch-abi"}
		if len(builds) > 0 {
			text += ", and " + f.One(builds) + " has the other"
			facts = append(facts, builds[0].Ref("cxx11-abi"))
		}
		return model.Explanation{Text: text, Facts: facts}
	}
	return model.Explanation{}
}

// statePackageNumPy ties packages to a NumPy that the target names.
func statePackageNumPy(s *model.Statement) {
	for _, n := range s.Of(query.Extension) {
		if n.Package.Name != numpy {
			continue
		}
		for _, e := range s.Of(query.Extension) {
			if e == n {
				continue
			}
			loads := model.NewTerm(&e.Variable, func(i int) string { return e.Row(i).NumPyABI }).Alike(model.Itself)
			model.Constrain2(s, loads, n.VersionTerm(), func(abi, version string) bool {
				return abi == "" || version == "" || s.Model.Specifier(abi).Allows(version)
			}, model.Says{Explain: func(left model.Domains) model.Explanation {
				for _, v := range e.ReleasesLeft(left) {
					if row := e.Row(v); row.NumPyABI != "" {
						return model.Explanation{
							Text: fmt.Sprintf("the modules of %s %s load beside NumPy %s", e.Package.Name, row.Version,
								row.NumPyABI),
							Facts: []string{row.Package + "/" + row.Version + "#numpy-abi"}}
					}
				}
				return model.Explanation{}
			}})
		}
	}
}

// NumPyBelow2 reports whether a release's modules do not load beside NumPy 2.
func NumPyBelow2(row *matrices.PackageRelease) bool { return strings.HasSuffix(row.NumPyABI, "<2") }
