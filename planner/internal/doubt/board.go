package doubt

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ofIndexBuild are the rules on what a build of an index is: its GPU code, what it was compiled with, where it is.
var ofIndexBuild = []string{hardware.Kernels, hardware.BrokenPTX, hardware.EarlierCUDA, hardware.BuildCUDA,
	hardware.BuildCUDNN, hardware.LibraryNames, hardware.LoadedCUDNN, system.CPUBuild, system.BuildPlatform,
	system.JetPackCUDA, packages.ExtensionPlatform, packages.ExtensionWheel, packages.ExtensionCUDA}

// RestsOnIndex reports whether each reason of a conflict has part in what the builds of an index are, so that
// another build may not fail by it.
func RestsOnIndex(c *plan.Conflict) bool {
	ofBuild := func(r plan.ConflictRule) bool { return slices.Contains(ofIndexBuild, r.Rule) }
	if c == nil || !slices.ContainsFunc(c.Rules, ofBuild) {
		return false
	}
	return !slices.ContainsFunc(c.Others, func(o plan.Conflict) bool { return !RestsOnIndex(&o) })
}

// UnknownGPU says that the facts know no GPU of a name, or not of which one it is a slice.
func UnknownGPU(name string) *verdict.Missing {
	if matrices.NamesSlice(name) {
		return &verdict.Missing{Why: fmt.Sprintf("%q is a slice (MIG) of a GPU that it does not name", name),
			Observe: "of which one", Command: "nvidia-smi -L", Facts: []string{}}
	}
	if reading.IsOtherGPU(name) {
		return &verdict.Missing{Why: words.Quote(name) + " is no GPU of NVIDIA's, on which alone builds for CUDA run",
			Observe: "for which maker's GPUs the build is", Facts: []string{}}
	}
	return &verdict.Missing{Why: "the facts know no GPU " + words.Quote(name), Observe: "its compute capability",
		Command: "nvidia-smi --query-gpu=name,compute_cap --format=csv", Facts: []string{}}
}

// FromNowhere reports whether nobody says where a package is from that is there: neither an index or an address,
// nor a label, a channel or that it was compiled.
func FromNowhere(q *question.Question, p *existing.Package) bool {
	return p.IsThere() && !p.Conda && !p.Source && p.From == "" && p.Label == "" && !p.ForCPU && !q.AsksOthers()
}

// WhichForBoard says that it decides which build is on a Jetson board, where those of the default index do not run:
// NVIDIA and others have builds for JetPack, and people compile there.
func WhichForBoard(q *question.Question, c *plan.Conflict, p *existing.Package) *verdict.Missing {
	why := ""
	for _, r := range c.Rules {
		if r.Kind == "fact" && (why == "" || slices.Contains(ofIndexBuild, r.Rule)) {
			why = r.Text
		}
	}
	why += "; on a Jetson people have builds for JetPack as a rule, from NVIDIA or compiled there, and nobody says " +
		"which build this is"
	for i, f := range q.Query.Frameworks() {
		if p.Framework == f.Name || p.Framework == "" && f.Traits.Alone && p.Name == f.Name {
			return WhichBuild(q, i, why)
		}
	}
	missing := &verdict.Missing{Why: why, Observe: "whether it loads", Facts: []string{}}
	if q.Facts.PackageNamed(p.Name) != nil { // what nobody knows may be called anything
		missing.Command = fmt.Sprintf("python -c 'import %s'", module(q, p))
	}
	return missing
}

// Boards returns the verdict of all boards that a name may stand for, or that
// it matters which one it is.
func Boards(gpu *existing.GPU, boards []matrices.GPU, all []verdict.Judged) verdict.Judged {
	first := all[0]
	var names []string
	same := true
	for i := range all {
		same = same && all[i].Verdict == first.Verdict
		names = append(names, fmt.Sprintf("%s (%s) %s", boards[i].Name, query.SMName(boards[i].ComputeCapability),
			all[i].Verdict))
	}
	if same {
		return first
	}
	first.Verdict, first.Conflict, first.Stack, first.Fixes = verdict.Unproven, nil, nil, []verdict.Fix{}
	command := "nvidia-smi --query-gpu=name,compute_cap --format=csv"
	if !slices.ContainsFunc(boards, func(b matrices.GPU) bool { return b.Class != "jetson" }) {
		command = "cat /proc/device-tree/model"
	}
	first.Missing = &verdict.Missing{
		Why:     fmt.Sprintf("%s may be several boards: %s", words.Quote(gpu.Value), words.JoinWords(names, "and")),
		Observe: "which board it is", Command: command, Facts: []string{},
	}
	return first
}
