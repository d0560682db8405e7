package container

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// ngcFramework returns the package that NVIDIA's own images of a framework hold:
// their repository has the framework's name.
func ngcFramework(repository string) (string, bool) {
	facts := matrices.Embedded()
	id, ok := strings.CutPrefix(repository, "nvcr.io/nvidia/")
	if !ok || !slices.Contains(facts.FrameworkNames(), id) {
		return "", false
	}
	return facts.FrameworkInfo(id).Packages[0], true
}

// ngc observes what the facts know of one of NVIDIA's images. Its framework is a
// build of NVIDIA's own, also where nobody knows which version.
func (i image) ngc(framework string) {
	o := observed.Observation{Kind: observed.Package, Name: framework, Source: true}
	for _, row := range matrices.Embedded().NGCImages() {
		if row.Image != i.repository || row.Tag != i.tag {
			continue
		}
		if o.Value = row.Framework; o.Value == "" {
			break
		}
		i.add(o)
		i.ngcParts(framework, row)
		return
	}
	i.add(o)
	i.r.NotJudged(i.start, i.end, "which version of "+framework+" it holds, the facts do not say: "+
		"\"envsolve inspect IMAGE -o json\" reads it, and check reads that")
}

func (i image) ngcParts(framework string, row matrices.NGCImage) {
	for _, o := range []observed.Observation{
		{Kind: observed.Build, Name: framework, Value: row.CUDA},
		{Kind: observed.CUDNN, Value: row.CUDNN, In: observed.InSystem},
		{Kind: observed.NCCL, Value: row.NCCL, In: observed.InSystem},
		{Kind: observed.Python, Value: row.Python},
		{Kind: observed.OS, Value: "ubuntu" + row.Ubuntu},
	} {
		if strings.TrimPrefix(o.Value, "ubuntu") != "" {
			i.add(o)
		}
	}
}
