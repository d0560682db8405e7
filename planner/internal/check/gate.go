package check

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/wayout"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// startingDriver returns the change of the driver to one on which an image starts that the
// host's does not start; nil where the facts name none with which the environment is known
// to work.
func (c *environment) startingDriver(q *question.Question) (*verdict.Fix, error) {
	_, tag := q.BaseTag()
	floor := q.Facts.CUDAToolkitDriver(system.Gate(q.Facts, tag, q.Platform).CUDAMin, false).Value
	if floor == "" {
		return nil, nil
	}
	change := []plan.Change{{Part: "driver", From: q.Driver.Value, To: ">=" + floor}}
	changed, err := c.changed(q, change)
	if changed == nil || refusal.Gated(changed) != nil {
		return nil, err
	}
	best, err := c.proven(q, change)
	if best == nil {
		return nil, err
	}
	way := answer.Fix(q.Query, best, change, "driver >="+floor)
	fix := wayout.Worded(q, &way)
	return &fix, err
}

// startedImage returns the change of an image that a host does not start to the newest of
// the same system and kind that it does; nil where the facts list none with which the
// environment is known to work, and of images that are made from one.
func (c *environment) startedImage(q *question.Question) (*verdict.Fix, error) {
	of, repository := q.CUDAImage()
	if of < 0 {
		return nil, nil
	}
	was := q.Facts.TagNamed(strings.TrimPrefix(q.Env.Observations[of].Value, repository))
	branch := version.Major(reading.FirstVersion(q.Driver.Value))
	kind := func(flavor string) string { return strings.TrimRight(strings.SplitN(flavor, "-", 2)[0], "0123456789") }
	for _, tag := range q.Facts.CUDAImages() {
		gate := system.Gate(q.Facts, tag, q.Platform)
		if tag.OS != was.OS || kind(tag.Flavor) != kind(was.Flavor) ||
			strings.HasSuffix(tag.Flavor, "devel") != strings.HasSuffix(was.Flavor, "devel") ||
			version.Major(tag.CUDNN) != version.Major(was.CUDNN) ||
			version.Major(tag.CUDA) != version.Major(was.CUDA) ||
			gate == nil || !system.Starts(q.Facts, gate, branch, q.Board) {
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
