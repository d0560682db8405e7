package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// without returns the image that an environment is made of, where it holds none of some
// libraries and nothing that was observed brings them; empty where it may hold them.
func (q *question) without(libraries string) string {
	if q.Brought || q.LoaderPath.Number >= 0 || q.Foreign() || q.wheelsOfCUDA() {
		return ""
	}
	return q.lacking(libraries)
}

// lacking returns the image that an environment is made of, where it holds none of some
// libraries and no version of them was observed; empty for others.
func (q *question) lacking(libraries string) string {
	at := slices.IndexFunc(q.Lacks, func(s existing.Seen) bool {
		return s.Value == libraries || s.Value == observed.LibrariesOfCUDA
	})
	if at < 0 {
		return ""
	}
	image := &q.Lacks[at]
	there := q.CUDNN.Number >= 0
	if libraries == observed.LibrariesOfCUDA {
		there = slices.ContainsFunc(q.CUDAs, func(c existing.CUDA) bool {
			return !c.CPU && (c.Of == "" || c.Of == reading.OfToolkit) && c.At != image.At
		})
	}
	if there {
		return ""
	}
	return image.Words
}

// wheelsOfCUDA reports whether NVIDIA's wheels were observed, in which the libraries are
// that a path may name.
func (q *question) wheelsOfCUDA() bool {
	return slices.ContainsFunc(q.Packages, func(p existing.Package) bool {
		return strings.HasPrefix(p.Name, "nvidia-")
	})
}

// compiledInBare doubts a framework that is compiled at install in an image without CUDA: the compiler
// is not there.
func (q *question) compiledInBare() *verdict.Missing {
	framework, image := q.onlyCompiled(), q.lacking(observed.LibrariesOfCUDA)
	if framework == nil || !framework.Traits.IndexCPU || image == "" || q.wheelsOfCUDA() {
		return nil
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s is compiled with CUDA, %s holds none, and nobody says which compiler is "+
		"installed on top of it", framework.Traits.Name, image), Observe: "whether there is one",
		Command: "nvcc --version", Facts: []string{}}
}

// broughtLibraries says that what was installed on top of an image without CUDA decides,
// where a build takes CUDA from the system and nobody says which one that is, or where a
// loader finds it.
func (q *question) broughtLibraries(best *model.Solution) *verdict.Missing {
	wheels := q.wheelsOfCUDA()
	if q.Brought == wheels || q.LoaderPath.Number >= 0 || q.Foreign() || len(best.Frameworks()) != 1 {
		return nil
	}
	b := best.First()
	lacks := *q.query.Existing
	lacks.WithoutCUDA, lacks.WithoutCUDNN = q.lacking(observed.LibrariesOfCUDA), q.lacking(observed.LibraryCUDNN)
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
