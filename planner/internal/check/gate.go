package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// gated returns why a container is not started whose image is one of NVIDIA's with CUDA: its
// own condition on the host's driver, which nobody set aside. Nil where it is started, or
// neither board nor driver was observed.
func (q *question) gated() []plan.ConflictRule {
	of, repository := q.CUDAImage()
	if of < 0 || q.board == nil || q.driver == nil || q.Platform == facts.WindowsAMD64 ||
		slices.ContainsFunc(q.Lacks, func(s existing.Seen) bool { return s.Value == observed.HostCondition }) {
		return nil
	}
	image := &q.Env.Observations[of]
	tag := q.Facts.TagNamed(strings.TrimPrefix(image.Value, repository))
	if tag == nil {
		return nil
	}
	gate, branch := system.Gate(q.Facts, tag, q.Platform), version.Major(reading.FirstVersion(q.driver.Value))
	if gate == nil || system.Starts(q.Facts, gate, branch, *q.board) {
		return nil
	}
	s := existing.SeenOf(of, image)
	rules := append(q.observed(&s, "asked-image"), q.observed(&q.gpu.Seen, "asked-gpu")...)
	rules = append(rules, q.observed(q.driver, "asked-driver")...)
	return append(rules, q.fact(system.ImageGate, fmt.Sprintf("by its own NVIDIA_REQUIRE_CUDA (cuda>=%s, or a branch "+
		"and brand of its list) %s does not start on branch %s with %s, unless NVIDIA_DISABLE_REQUIRE=1 is set",
		gate.CUDAMin, image.Value, branch, q.board.Name), "image-gates/"+gate.ID))
}

// startingDriver returns the change of the driver to one on which an image starts that the
// host's does not start; nil where the facts name none with which the environment is known
// to work.
func (c *environment) startingDriver(q *question) (*verdict.Fix, error) {
	of, repository := q.CUDAImage()
	tag := q.Facts.TagNamed(strings.TrimPrefix(q.Env.Observations[of].Value, repository))
	floor := q.Facts.CUDAToolkitDriver(system.Gate(q.Facts, tag, q.Platform).CUDAMin, false).Value
	if floor == "" {
		return nil, nil
	}
	change := []plan.Change{{Part: "driver", From: q.driver.Value, To: ">=" + floor}}
	changed, err := q.changed(change)
	if changed == nil || changed.gated() != nil {
		return nil, err
	}
	best, err := c.proven(q, change)
	if best == nil {
		return nil, err
	}
	way := answer.Fix(q.query, best, change, "driver >="+floor)
	fix := q.fix(&way)
	return &fix, err
}

// startedImage returns the change of an image that a host does not start to the newest of
// the same system and kind that it does; nil where the facts list none with which the
// environment is known to work.
func (c *environment) startedImage(q *question) (*verdict.Fix, error) {
	of, repository := q.CUDAImage()
	was := q.Facts.TagNamed(strings.TrimPrefix(q.Env.Observations[of].Value, repository))
	branch := version.Major(reading.FirstVersion(q.driver.Value))
	kind := func(flavor string) string { return strings.TrimRight(strings.SplitN(flavor, "-", 2)[0], "0123456789") }
	for _, tag := range q.Facts.CUDAImages() {
		gate := system.Gate(q.Facts, tag, q.Platform)
		if tag.OS != was.OS || kind(tag.Flavor) != kind(was.Flavor) ||
			strings.HasSuffix(tag.Flavor, "devel") != strings.HasSuffix(was.Flavor, "devel") ||
			version.Major(tag.CUDNN) != version.Major(was.CUDNN) ||
			version.Major(tag.CUDA) != version.Major(was.CUDA) ||
			gate == nil || !system.Starts(q.Facts, gate, branch, *q.board) {
			continue
		}
		next := *c
		next.ChangeCUDA(tag.CUDA)
		best, _, err := c.worksAs(q, &next)
		if err != nil {
			return nil, err
		}
		if best == nil {
			continue
		}
		ref := repository + tag.Tag
		return &verdict.Fix{Text: ref, Change: []plan.Change{}, Stack: answer.Plan(best).Stack,
			Changes: []observed.Change{{Of: of, Value: ref}}}, nil
	}
	return nil, nil
}
