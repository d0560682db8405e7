package wayout

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// imageOfCUDA returns the change of the base image to one with another CUDA, where the CUDA
// is that of the image; nil where it is not, or the facts list none for the same system.
func imageOfCUDA(q *question.Question, cuda string, stack *plan.Stack) *observed.Change {
	of, repository := q.CUDAImage()
	if of < 0 || stack == nil || len(q.CUDAs) != 1 || q.CUDAs[0].At != existing.Position(of, &q.Env.Observations[of]) {
		return nil
	}
	was := q.Env.Observations[of].Value
	want := facts.CUDAImage{CUDA: cuda, OS: q.System.ID, Platform: q.Platform, Devel: strings.Contains(was, "-devel")}
	if strings.Contains(was, "-cudnn") || q.CUDNN.Number >= 0 {
		want.CUDNN = stack.CUDNN
	}
	if strings.Contains(was, "-base") {
		return nil
	}
	if tag := q.Facts.CUDAImageWith(want); tag != nil && tag.OS == q.System.ID {
		return &observed.Change{Of: of, Value: repository + tag.Tag}
	}
	return nil
}

// imageWithGPU returns the change of a framework's image to the one of the same release with
// GPU code, where its repository tells those by a word in their tags and this one lacks it;
// nil for other changes.
func imageWithGPU(q *question.Question, info *matrices.FrameworkInfo, release string) *observed.Change {
	if info.ImageGPU == "" {
		return nil
	}
	for i := range q.Frameworks {
		p := &q.Frameworks[i]
		if p.Framework != info.ID || !p.Installed || p.Exact != release {
			continue
		}
		for j := range q.Env.Observations {
			o := &q.Env.Observations[j]
			repository, tag, tagged := strings.Cut(o.Value, ":")
			if o.Kind != observed.Image || existing.Position(j, o) != p.At || !tagged ||
				strings.Contains(tag, info.ImageGPU) || !strings.HasPrefix(tag, release) {
				continue
			}
			return &observed.Change{Of: j, Value: repository + ":" + release + "-" + info.ImageGPU + tag[len(release):]}
		}
	}
	return nil
}

// ImageForBoard returns the change of an image of NVIDIA's with CUDA to the one of the same system and kind whose
// toolkit is the first that compiles for a board, and which CUDA that is; nil where there is none, or the image's own
// does.
func ImageForBoard(c *existing.Environment, board *matrices.GPU) (change *observed.Change, cuda string) {
	of, repository := c.CUDAImage()
	if of < 0 || board == nil {
		return nil, ""
	}
	arch, was := c.Facts.ByCapability()[board.ComputeCapability], c.Env.Observations[of].Value
	tag := c.Facts.TagNamed(strings.TrimPrefix(was, repository))
	if arch == nil || tag == nil || arch.FirstCUDA == "" || version.Compare(version.Minor(tag.CUDA), arch.FirstCUDA) >= 0 {
		return nil, ""
	}
	want := facts.CUDAImage{CUDA: arch.FirstCUDA, OS: tag.OS, Platform: c.Platform, Devel: strings.Contains(was, "-devel")}
	if strings.Contains(was, "-cudnn") {
		want.CUDNN = "any"
	}
	newer := c.Facts.CUDAImageWith(want)
	if newer == nil || newer.OS != tag.OS || strings.Contains(was, "-base") {
		return nil, ""
	}
	return &observed.Change{Of: of, Value: repository + newer.Tag}, newer.CUDA
}
