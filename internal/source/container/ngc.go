package container

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
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
// build of NVIDIA's own, also where nobody knows which version; what stands below it is
// that of the other images of its month where the facts do not have it.
func (i image) ngc(framework string) {
	row, siblings := i.ngcRow()
	i.add(observed.Observation{Kind: observed.Package, Name: framework, Value: row.Framework, Source: true})
	i.ngcParts(framework, row)
	i.holdsByPip(framework, row)
	if row.Framework == "" {
		i.r.NotJudged(i.start, i.end, "which version of "+framework+" it holds, the facts do not say: "+
			"\"envsolve inspect IMAGE -o json\" reads it, and check reads that")
	}
	if siblings {
		i.r.NotJudged(i.start, i.end, "its CUDA and cuDNN, which are inferred: those of "+row.Image+":"+row.Tag+
			", of the same month")
	}
}

// ngcRow returns what the facts say of the image; siblings says that its CUDA and what stands
// below it are those of another image of the same month, which then names the row.
func (i image) ngcRow() (row matrices.NGCImage, siblings bool) {
	rows := matrices.Embedded().NGCImages()
	for _, r := range rows {
		if r.Image == i.repository && r.Tag == i.tag {
			row = r
		}
	}
	month, _, _ := strings.Cut(i.tag, "-")
	if row.CUDA != "" || !isMonth(month) {
		return row, false
	}
	for _, r := range rows {
		if of, _, _ := strings.Cut(r.Tag, "-"); of == month && r.CUDA != "" && r.HasContents() {
			r.Framework, r.Python, r.NCCL = row.Framework, row.Python, ""
			return r, true
		}
	}
	return row, false
}

// holdsByPip has pip hold the framework of an image that names a file of constraints to it, in which its makers
// list what they have built: those of PyTorch from 25.03 on. Who speaks of that file may have changed it.
// https://docs.nvidia.com/deeplearning/frameworks/pytorch-release-notes/rel-25-12.html
func (i image) holdsByPip(framework string, row matrices.NGCImage) {
	month, _, _ := strings.Cut(i.tag, "-")
	if framework != torch || !isMonth(month) || version.Compare(month, "25.03") < 0 || row.Framework == "" ||
		strings.Contains(i.r.Text, "PIP_CONSTRAINT") || strings.Contains(i.r.Text, "/etc/pip/constraint") {
		return
	}
	held := pack(framework, version.WithoutLocal(row.Framework))
	held.Installed, held.At, held.Text = true, i.r.Position(i.start), i.reference
	i.r.HeldByPip = map[string]observed.Observation{framework: held}
}

// isMonth reports whether the first part of a tag is a month: 20.12.
func isMonth(text string) bool {
	return len(text) == 5 && text[2] == '.' && strings.Trim(text, "0123456789.") == ""
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
