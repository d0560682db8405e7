package packages

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// ExtensionCUDA is the id of the rule of the CUDA that a package is compiled
// for.
const ExtensionCUDA = "package-cuda"

var ExtensionCUDARules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ExtensionCUDA, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package that is compiled for a CUDA major loads the libraries of that major, so the stack's CUDA " +
				"must be of one that it has wheels for; bitsandbytes has libraries for many CUDA versions in one " +
				"wheel and loads that for torch's very minor. What has its CUDA inside its own libraries asks for a " +
				"driver alone, where that is known."},
		State: stateExtensionCUDA,
	},
}

// cudaMajors returns the CUDA majors that a release has wheels for, or the minors
// where only those serve; none when it is not compiled for any.
func cudaMajors(e *query.Package, i int) []string {
	r := e.Releases[i].Row
	if e.Traits.Bundled && r.DriverMin != "" {
		return nil // its own asks for a driver alone
	}
	made := append([]string{r.CUDA}, r.CUDAAlso...)
	if e.FromDefault && candidate.HasDefaultCUDA(r) {
		made = made[:1]
	}
	if low, high, ok := strings.Cut(r.CUDAFacts["documented_range"], "-"); ok && len(r.CUDAAlso) == 0 {
		made = append(made, majorsBetween(low, high)...)
	}
	of := version.Major
	if followsTorch(r) && len(r.CUDAAlso) > 0 {
		of = version.Minor
	}
	var list []string
	for _, cuda := range made {
		cuda, _, _ = strings.Cut(cuda, " ")
		if !version.IsDotted(cuda) || e.NamesWheel(r) && facts.NameForCUDA(r.PyPI, cuda) != e.Asked {
			continue
		}
		if e.Traits.CUDAExact && version.IsDotted(r.CUDA) && version.Major(cuda) != version.Major(r.CUDA) {
			list = append(list, version.Minor(cuda))
			continue
		}
		list = append(list, of(cuda))
	}
	return words.Unique(list)
}

// followsTorch reports whether a release has libraries for many CUDA versions
// and loads the one for torch's, by its minor: bitsandbytes.
func followsTorch(r *matrices.PackageRelease) bool { return strings.HasPrefix(r.CUDA, "matches torch") }

// majorsBetween lists the majors of a range of versions.
func majorsBetween(low, high string) []string {
	first, _ := version.NextNumber(low)
	last, _ := version.NextNumber(high)
	var list []string
	for n := first; n <= last; n++ {
		list = append(list, strconv.Itoa(n))
	}
	return list
}

// stateExtensionCUDA ties packages to the CUDA that they are compiled for.
func stateExtensionCUDA(s *model.Statement) {
	for _, e := range ofWheels(s) {
		stateCUDAOf(s, e)
	}
}

// wheelsBy is what says which wheels of a release a package may be, besides its release.
type wheelsBy struct {
	asked       string
	fromDefault bool
}

func stateCUDAOf(s *model.Statement, e *model.PackageVariable) {
	by := wheelsBy{e.Package.Asked, e.Package.FromDefault}
	majors := model.PerValue(s.Model, e.Same, "CUDA majors", by, func() [][]string {
		majors := make([][]string, e.Size)
		for i := range majors {
			majors[i] = cudaMajors(e.Package, i)
		}
		return majors
	})
	releases := model.Over(&e.Variable, majors).Alike(func(majors []string) string { return strings.Join(majors, " ") })
	model.Constrain2(s, releases, s.CUDA.Term(), func(majors []string, cuda string) bool {
		return cuda == "" || majors == nil ||
			slices.Contains(majors, version.Major(cuda)) || slices.Contains(majors, version.Minor(cuda))
	}, model.Says{From: by, Explain: func(left model.Domains) model.Explanation {
		for _, v := range e.ReleasesLeft(left) {
			if r := e.Row(v); majors[v] != nil {
				return model.Explanation{Text: fmt.Sprintf("%s %s is compiled for CUDA %s", e.Package.Name, r.Version,
					words.JoinWords(majors[v], "or")), Facts: []string{r.Package + "/" + r.Version + "#" + cudaCell(r)}}
			}
		}
		return model.Explanation{}
	}})
}

// cudaCell is the cell that says which CUDA a release is made for.
func cudaCell(r *matrices.PackageRelease) string {
	switch {
	case version.IsDotted(r.CUDA):
		return "cuda"
	case len(r.CUDAAlso) > 0:
		return "cuda-also"
	default:
		return "cuda-facts"
	}
}
