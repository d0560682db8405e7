package check

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// imagesOfCUDA are the repositories of NVIDIA's images that are CUDA on a distribution.
var imagesOfCUDA = []string{"nvidia/cuda:", "docker.io/nvidia/cuda:", "nvcr.io/nvidia/cuda:"}

// cudaImage returns the place of the last image that is one of NVIDIA's with CUDA on a
// distribution, and its repository with the colon; -1 where there is none.
func (c *environment) cudaImage() (of int, repository string) {
	for i := len(c.env.Observations) - 1; i >= 0; i-- {
		if o := &c.env.Observations[i]; o.Kind == observed.Image {
			for _, repository := range imagesOfCUDA {
				if strings.HasPrefix(o.Value, repository) {
					return i, repository
				}
			}
			return -1, ""
		}
	}
	return -1, ""
}

// holdingImage returns the change of the base image to one that holds what a framework takes
// from the system and this one lacks, where that is what an environment fails of and all
// that it takes; nil for others.
func (c *environment) holdingImage(q *question, conflict *plan.Conflict) (*verdict.Fix, error) {
	of, repository := c.cudaImage()
	lacking := func(r plan.ConflictRule) bool { return r.Rule == system.LibrariesAbsent }
	if of < 0 || len(q.given) == 0 || !slices.ContainsFunc(conflict.Rules, lacking) {
		return nil, nil
	}
	tag := system.HoldingImage(c.facts, q.query.Existing, &q.given[0].Builds[0])
	if tag == nil || tag.OS != q.query.Existing.OS.ID {
		return nil, nil
	}
	next := *c
	next.lacks = nil
	next.changeCUDA(tag.CUDA)
	changed, err := next.ask(q.gpu, q.board, q.driver)
	if err != nil || changed.query == nil {
		return nil, err
	}
	best, err := c.runs(changed)
	if err != nil || best == nil || c.accept(verdict.Judged{}, changed, best).Missing != nil {
		return nil, err
	}
	return &verdict.Fix{Text: repository + tag.Tag, Change: []plan.Change{}, Stack: answer.Plan(best).Stack,
		Changes: []observed.Change{{Of: of, Value: repository + tag.Tag}}}, nil
}

// imageOfCUDA returns the change of the base image to one with another CUDA, where the CUDA
// is that of the image; nil where it is not, or the facts list none for the same system.
func (q *question) imageOfCUDA(cuda string, stack *plan.Stack) *observed.Change {
	of, repository := q.cudaImage()
	if of < 0 || stack == nil || len(q.cudas) != 1 || q.cudas[0].at != position(of, &q.env.Observations[of]) {
		return nil
	}
	was := q.env.Observations[of].Value
	want := facts.CUDAImage{CUDA: cuda, OS: q.system.ID, Platform: q.platform, Devel: strings.Contains(was, "-devel")}
	if strings.Contains(was, "-cudnn") || q.cudnn.of >= 0 {
		want.CUDNN = stack.CUDNN
	}
	if strings.Contains(was, "-base") {
		return nil
	}
	if tag := q.facts.CUDAImageWith(want); tag != nil && tag.OS == q.system.ID {
		return &observed.Change{Of: of, Value: repository + tag.Tag}
	}
	return nil
}

// imageWithGPU returns the change of a framework's image to the one of the same release with
// GPU code, where its repository tells those by a word in their tags and this one lacks it;
// nil for other changes.
func (q *question) imageWithGPU(info *matrices.FrameworkInfo, release string) *observed.Change {
	if info.ImageGPU == "" {
		return nil
	}
	for i := range q.frameworks {
		p := &q.frameworks[i]
		if p.framework != info.ID || !p.installed || p.Exact != release {
			continue
		}
		for j := range q.env.Observations {
			o := &q.env.Observations[j]
			repository, tag, tagged := strings.Cut(o.Value, ":")
			if o.Kind != observed.Image || position(j, o) != p.at || !tagged || strings.Contains(tag, info.ImageGPU) ||
				!strings.HasPrefix(tag, release) {
				continue
			}
			return &observed.Change{Of: j, Value: repository + ":" + release + "-" + info.ImageGPU + tag[len(release):]}
		}
	}
	return nil
}

// shipsCompat reports whether an environment is made of an image of NVIDIA's, which hold the
// cuda-compat package of their CUDA.
func (c *environment) shipsCompat() bool {
	if of, _ := c.cudaImage(); of >= 0 {
		return true
	}
	return slices.ContainsFunc(c.env.Observations, func(o observed.Observation) bool {
		return o.Kind == observed.Image && strings.HasPrefix(o.Value, "nvcr.io/nvidia/")
	})
}
