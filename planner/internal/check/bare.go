package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// without returns the image that an environment is made of, where it holds none of some
// libraries and nothing that was observed brings them; empty where it may hold them.
func (q *question) without(libraries string) string {
	if q.brought || q.loaderPath.of >= 0 || q.foreign() || q.wheelsOfCUDA() {
		return ""
	}
	return q.lacking(libraries)
}

// lacking returns the image that an environment is made of, where it holds none of some
// libraries and no version of them was observed; empty for others.
func (q *question) lacking(libraries string) string {
	at := slices.IndexFunc(q.lacks, func(s seen) bool {
		return s.value == libraries || s.value == observed.LibrariesOfCUDA
	})
	if at < 0 {
		return ""
	}
	image := &q.lacks[at]
	there := q.cudnn.of >= 0
	if libraries == observed.LibrariesOfCUDA {
		there = slices.ContainsFunc(q.cudas, func(c seenCUDA) bool {
			return !c.CPU && (c.Of == "" || c.Of == reading.OfToolkit) && c.at != image.at
		})
	}
	if there {
		return ""
	}
	return image.text
}

// wheelsOfCUDA reports whether NVIDIA's wheels were observed, in which the libraries are
// that a path may name.
func (q *question) wheelsOfCUDA() bool {
	return slices.ContainsFunc(q.packages, func(p seenPackage) bool { return strings.HasPrefix(p.Name, "nvidia-") })
}

// broughtLibraries says that what was installed on top of an image without CUDA decides,
// where a build takes CUDA from the system and nobody says which one that is, or where a
// loader finds it.
func (q *question) broughtLibraries(best *model.Solution) *verdict.Missing {
	wheels := q.wheelsOfCUDA()
	if q.brought == wheels || q.loaderPath.of >= 0 || q.foreign() || len(best.Frameworks()) != 1 {
		return nil
	}
	b := best.First()
	lacks := *q.query.Existing
	lacks.WithoutCUDA, lacks.WithoutCUDNN = q.lacking(observed.LibrariesOfCUDA), q.lacking(observed.LibraryCUDNN)
	takes, image := system.Absent(&lacks, b)
	if takes == "" {
		return nil
	}
	m := &verdict.Missing{Facts: []string{b.Ref("")}, Observe: "which it loads", Command: "ldconfig -p | grep -E 'libcu(dart|dnn)'",
		Why: fmt.Sprintf("%s %s takes %s from the system, %s holds none, and which is installed on top of it nobody says",
			b.Traits.Name, b.Release.Version, takes, image)}
	if wheels {
		m.Why = fmt.Sprintf("%s %s takes %s from the system, %s holds none, and those of NVIDIA's wheels are found where "+
			"LD_LIBRARY_PATH lists site-packages/nvidia/*/lib", b.Traits.Name, b.Release.Version, takes, image)
		m.Observe, m.Command = "whether it does", `echo "$LD_LIBRARY_PATH"`
	}
	return m
}
