package doubt

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// compiledInBare doubts what is always compiled at install, in an image without nvcc.
func compiledInBare(q *question.Question, best *model.Solution) *verdict.Missing {
	image, name := q.Lacking(observed.CompilerOfCUDA), ""
	for _, e := range best.Of(query.Extension) {
		if !e.Package.Transitive && e.Row(best.At(&e.Variable)).NeedsNVCC == "always" {
			name = e.Package.Name
		}
	}
	for _, e := range q.Query.Existing.OnSpot {
		name = e.Name
	}
	if f := q.OnlyCompiled(); f != nil && f.Traits.IndexCPU {
		name = f.Traits.Name
	}
	if name == "" || image == "" || q.WheelsOfCUDA() || q.Foreign() {
		return nil
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s is compiled with nvcc, %s holds none, and nobody says which is "+
		"installed on top of it", name, image), Observe: "whether there is one", Command: "nvcc --version",
		Facts: []string{}}
}

// broughtLibraries says that what was installed on top of an image without CUDA decides,
// where a build takes CUDA from the system and nobody says which one that is, or where a
// loader finds it.
func broughtLibraries(q *question.Question, best *model.Solution) *verdict.Missing {
	wheels := q.WheelsOfCUDA()
	if q.Brought == wheels || wheels && len(q.OnPath) > 0 || q.LoaderPath.Number >= 0 || q.Foreign() ||
		len(best.Frameworks()) != 1 {
		return nil
	}
	b := best.First()
	lacks := *q.Query.Existing
	lacks.WithoutCUDA, lacks.WithoutCUDNN = q.Lacking(observed.LibrariesOfCUDA), q.Lacking(observed.LibraryCUDNN)
	takes, image := system.Absent(&lacks, b)
	if takes == "" {
		return nil
	}
	m := &verdict.Missing{Facts: []string{b.Ref("")}, Observe: "which it loads",
		Command: "ldconfig -p | grep -E 'libcu(dart|dnn)'",
		Why: fmt.Sprintf("%s %s takes %s from the system, %s holds none, and which is installed on top of it "+
			"nobody says", b.Traits.Name, b.Release.Version, takes, image)}
	if wheels {
		m.Why = fmt.Sprintf("%s %s takes %s from the system, %s holds none, and those of NVIDIA's wheels are found "+
			"where LD_LIBRARY_PATH lists site-packages/nvidia/*/lib", b.Traits.Name, b.Release.Version, takes, image)
		m.Observe, m.Command = "whether it does", `echo "$LD_LIBRARY_PATH"`
	}
	return m
}
