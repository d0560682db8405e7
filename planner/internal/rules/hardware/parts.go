package hardware

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
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on the CUDA, the cuDNN and the NCCL of a build.
const (
	BuildCUDA  = "build-cuda"
	BuildCUDNN = "build-cudnn"
	BuildNCCL  = "build-nccl"
	CUDNNCUDA  = "cudnn-cuda"
)

var PartRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: BuildCUDA, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "A framework build loads the CUDA that it was made for, or that its metadata takes in: its own " +
				"libraries where wheels bring them, the system's where it expects them there. Another CUDA on " +
				"the system changes nothing for wheels."},
		State: stateBuildCUDA,
	},
	{
		Rule: plan.Rule{ID: BuildCUDNN, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "A framework build comes with one cuDNN, pins it exactly, or takes a range; a run-time cuDNN " +
				"must be of the same major and no older minor than the build's."},
		State: stateBuildCUDNN,
	},
	{
		Rule: plan.Rule{ID: BuildNCCL, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "A framework build comes with one NCCL, pins it exactly, or takes a range. There is none on " +
				"Windows."},
		State: stateBuildNCCL,
	},
	{
		Rule: plan.Rule{ID: CUDNNCUDA, Kind: plan.Runs, Source: rule.DocCUDNN,
			Text: "A cuDNN binary is made for one CUDA major, up to 8.0 for one minor: cuDNN and CUDA on a system " +
				"must go together."},
		State: stateCUDNNCUDA,
	},
}

func stateBuildCUDA(s *model.Statement) { statePart(s, s.CUDA, &s.Parts[0]) }

func stateBuildCUDNN(s *model.Statement) { statePart(s, s.CUDNN, &s.Parts[1]) }

func stateBuildNCCL(s *model.Statement) { statePart(s, s.NCCL, &s.Parts[2]) }

// statePart ties a part to the builds that bring it or accept it.
func statePart(s *model.Statement, list *model.ListVariable, p *model.Part) {
	for _, f := range s.Frameworks() {
		accepts := model.NewTerm(&f.Variable, func(i int) candidate.Accepted { return p.Of(&f.Builds[i]).Read(s.Model) })
		model.Constrain2(s, accepts.Alike(candidate.Accepted.Key), list.Term(),
			func(a candidate.Accepted, ver string) bool { return a.Allows(ver) },
			model.Says{
				From:    s.PartsBy,
				Explain: func(left model.Domains) model.Explanation { return partsOf(f, left, list, p) },
			})
	}
}

func partsOf(f *model.PackageVariable, left model.Domains, list *model.ListVariable,
	p *model.Part) model.Explanation {
	builds := f.Asked(model.WithGPUCode(f.Pick(left[f.Dim])))
	versions, verb := acceptedVersions(builds, p)
	crowded, ranges := len(versions) > 6, strings.ContainsAny(strings.Join(versions, ""), "<>=")
	if crowded {
		versions = []string{versions[0] + " to " + versions[len(versions)-1]}
	}
	if len(builds) == 1 {
		verb = map[string]string{"come with": "comes with", "take": "takes"}[verb]
	}
	text := fmt.Sprintf("%s %s %s %s", f.One(builds), verb, p.Name, words.JoinWords(versions, "or"))
	patch, others := otherPatch(builds, p, list, left[list.Dim])
	switch named := Few(list, left[list.Dim], p.Part == "cuda"); {
	case patch != "" && len(builds) == 1:
		text = fmt.Sprintf("%s %s %s %s", f.One(builds), verb, p.Name, others)
	case patch != "":
		text += fmt.Sprintf(", none %s (those for %s come with %s)", patch, version.Minor(patch), others)
	case crowded && ranges && named != "":
		text = fmt.Sprintf("%s %s no %s %s", f.One(builds), verb, p.Name, named)
	case ranges && named != "" && f.Package.Taken != nil:
		text += ", and not " + named
	case crowded && named != "":
		text = fmt.Sprintf("%s %s %s %s, none %s", f.One(builds), verb, p.Name, versions[0], named)
	}
	if len(versions) == 0 {
		text = fmt.Sprintf("%s %s no %s that the facts know of", f.One(builds), verb, p.Name)
	}
	accepts := func(b *candidate.Build) string { a := p.Of(b); return a.Made + a.Spec }
	return model.Explanation{Text: text, Facts: model.Sample(builds, PartCell(builds, p), accepts)}
}

// otherPatch returns the one CUDA that is left where it is another patch of a minor that builds are
// made for, and the patches that these come with; empty where it is none.
func otherPatch(builds []*candidate.Build, p *model.Part, l *model.ListVariable, left []int) (patch, others string) {
	if p.Part != "cuda" || len(left) != 1 || version.Parts(l.Values[left[0]]) < 3 {
		return "", ""
	}
	patch = l.Values[left[0]]
	var made []string
	for _, b := range builds {
		if a := p.Of(b); a.Spec == "" && a.Made != patch && version.Minor(a.Made) == version.Minor(patch) {
			made = append(made, a.Made)
		}
	}
	if len(made) == 0 {
		return "", ""
	}
	slices.SortFunc(made, version.Compare)
	return patch, words.JoinWords(words.Unique(made), "or")
}

// acceptedVersions returns the versions or ranges of a part that builds accept,
// and the verb to say it with.
func acceptedVersions(builds []*candidate.Build, p *model.Part) (versions []string, verb string) {
	verb = "come with"
	for _, b := range builds {
		a := p.Of(b)
		v := a.Made
		if p.Part == "cuda" {
			v = version.Minor(v)
		}
		if a.Spec != "" {
			verb, v = "take", a.Spec
		}
		versions = append(versions, v)
	}
	slices.SortFunc(versions, version.Compare)
	return words.Unique(versions), verb
}

// Few names the values left of a list when they are one or two, by minor where
// that is how people speak of them.
func Few(l *model.ListVariable, left []int, byMinor bool) string {
	var terms []string
	for _, v := range left {
		word := l.Values[v]
		if byMinor {
			word = version.Minor(word)
		}
		terms = append(terms, word)
	}
	known := words.Unique(terms)
	terms = slices.DeleteFunc(slices.Clone(known), func(t string) bool { // a patch of what is named besides
		return slices.ContainsFunc(known, func(of string) bool { return of != t && version.StartsWith(t, of) })
	})
	if len(terms) > 2 {
		return ""
	}
	return words.JoinWords(terms, "or")
}

// PartCell is the cell that says which versions of a part builds accept.
func PartCell(builds []*candidate.Build, p *model.Part) string {
	if len(builds) == 0 {
		return ""
	}
	a := p.Of(builds[0])
	switch {
	case a.Spec != "" && (p.Part != "cuda" || builds[0].Row.CUDASpec != ""):
		return p.Part + "-spec"
	case a.Made == "":
		return ""
	default:
		return p.Part
	}
}

// stateCUDNNCUDA ties cuDNN to CUDA where the two come from different places:
// wheels and images have them together.
func stateCUDNNCUDA(s *model.Statement) {
	loose := func(f *model.PackageVariable) bool { return s.FlagsOf(f).Loose }
	if !slices.ContainsFunc(s.Frameworks(), loose) {
		return
	}
	goesWith := cudnnGoesWith
	if s.Query.Existing != nil {
		goesWith = func(row *matrices.CUDNNRelease, cuda string) bool { return minorGoesWith(s.Facts, row, cuda) }
	}
	model.Constrain2(s, cudnnTerm(s.Model), s.CUDA.Term().Alike(version.Minor), goesWith,
		model.Says{From: s.Query.Existing != nil, Explain: func(left model.Domains) model.Explanation {
			var e model.Explanation
			var said []string
			for _, v := range left[s.CUDNN.Dim] {
				if row := s.CUDNNRows()[v]; row != nil && len(said) < 3 {
					said = append(said, fmt.Sprintf("cuDNN %s is for CUDA %s", row.Version, words.JoinWords(madeForCUDA(row), "and")))
					e.Facts = append(e.Facts, "cudnn/"+row.Version+"#cuda-majors")
				}
			}
			e.Text = words.JoinWords(words.Unique(said), "and")
			return e
		}})
}

// madeForCUDA returns the CUDAs that a cuDNN goes with: minors where each has a build of its own, or else majors.
func madeForCUDA(row *matrices.CUDNNRelease) []string {
	if row.BuildScheme != "per_cuda_minor" || len(row.CUDABuilds) == 0 || !allMinors(row.CUDABuilds) {
		return row.CUDAMajors
	}
	return slices.SortedFunc(slices.Values(row.CUDABuilds), version.Compare)
}

// minorGoesWith reports whether any release of a cuDNN minor goes with a CUDA.
// NVIDIA makes the patch releases of a minor for the same ones; a row may list
// those alone that an image or an index has.
func minorGoesWith(tables *facts.Facts, row *matrices.CUDNNRelease, cuda string) bool {
	if cudnnGoesWith(row, cuda) {
		return true
	}
	releases := tables.CUDNNReleases()
	return slices.ContainsFunc(releases, func(r matrices.CUDNNRelease) bool {
		return version.Minor(r.Version) == version.Minor(row.Version) && cudnnGoesWith(&r, cuda)
	})
}

func cudnnGoesWith(row *matrices.CUDNNRelease, cuda string) bool {
	if row == nil || cuda == "" || len(row.CUDAMajors) == 0 {
		return true
	}
	if !slices.Contains(row.CUDAMajors, version.Major(cuda)) {
		return false
	}
	if row.BuildScheme != "per_cuda_minor" {
		return true
	}
	return len(row.CUDABuilds) == 0 || slices.Contains(row.CUDABuilds, version.Minor(cuda)) ||
		!allMinors(row.CUDABuilds)
}

// allMinors reports whether every entry names a minor, such as 10.2.
func allMinors(builds []string) bool {
	for _, b := range builds {
		if _, err := strconv.ParseFloat(b, 64); err != nil {
			return false
		}
	}
	return true
}
