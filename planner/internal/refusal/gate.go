// Package refusal says why an environment that is there does not run, where that is found without a
// solver: by what was observed alone, or beside a solution that rests on it.
package refusal

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// Gated returns why a container is not started whose image is one of NVIDIA's with CUDA, or made from such a one:
// its own condition on the host's driver, which nobody set aside. Nil where it is started, also where that is
// for some boards alone and none was observed, and where no driver was.
func Gated(q *question.Question) []plan.ConflictRule {
	of, tag := q.BaseTag()
	if tag == nil || q.Driver == nil || q.Platform == facts.WindowsAMD64 ||
		slices.ContainsFunc(q.Lacks, func(s existing.Seen) bool { return s.Value == observed.HostCondition }) {
		return nil
	}
	image := &q.Env.Observations[of]
	gate, branch := system.Gate(q.Facts, tag, q.Platform), version.Major(reading.FirstVersion(q.Driver.Value))
	if gate == nil || system.Starts(q.Facts, gate, branch, q.Board) {
		return nil
	}
	s, with := existing.SeenOf(of, image), ""
	rules := q.Asked(&s, "asked-image")
	if q.Board != nil {
		rules, with = append(rules, q.Asked(&q.GPU.Seen, "asked-gpu")...), " with "+q.Board.Name
	}
	rules = append(rules, q.Asked(q.Driver, "asked-driver")...)
	return append(rules, q.Fact(system.ImageGate, fmt.Sprintf("by its own NVIDIA_REQUIRE_CUDA (cuda>=%s, or a branch "+
		"and brand of its list) %s does not start on branch %s%s, unless NVIDIA_DISABLE_REQUIRE=1 is set",
		gate.CUDAMin, image.Value, branch, with), "image-gates/"+gate.ID))
}

// OlderThanImage returns why an image of NVIDIA's registry does not run on the observed board: its makers say from
// which compute capability on it does, and the board's is lower. Nil where it is not, they say none, or what is
// judged is not what the image holds.
func OlderThanImage(q *question.Question) []plan.ConflictRule {
	if q.Board == nil || q.Board.Class == "jetson" || len(q.Frameworks) == 0 {
		return nil
	}
	for i := range q.Env.Observations {
		o := &q.Env.Observations[i]
		another := func(p existing.Package) bool { return !q.IsOfImage(&p, o) }
		if o.Kind != observed.Image || slices.ContainsFunc(q.Frameworks, another) {
			continue
		}
		s := existing.SeenOf(i, o)
		if against := belowFloorOfImage(q, &s); against != nil {
			return against
		}
	}
	return nil
}

// belowFloorOfImage returns why an image of NVIDIA's registry does not run on the observed board, by what its makers
// say of its very tag; nil where they say no such thing.
func belowFloorOfImage(q *question.Question, image *existing.Seen) []plan.ConflictRule {
	row := q.NGCImage(image.Value)
	if row == nil || row.SMMin == "" || q.Board == nil || version.Compare(q.Board.ComputeCapability, row.SMMin) >= 0 {
		return nil
	}
	return append(append(q.Asked(image, "asked-image"), q.Asked(&q.GPU.Seen, "asked-gpu")...),
		q.Fact(hardware.Kernels, fmt.Sprintf("%s is for compute capability %s and higher by its makers, and %s has %s",
			image.Value, row.SMMin, q.Board.Name, q.Board.ComputeCapability), "ngc/"+image.Value+"#sm-min"))
}

// OfOwnImage returns why an image of NVIDIA's registry, of which nothing says which framework it holds, does not run
// on the observed board and driver: by what its makers say of it, or by the CUDA that they made it with. They bring
// the library by which data-center GPUs run that on older drivers. Nil where neither speaks against it.
func OfOwnImage(q *question.Question) []plan.ConflictRule {
	image := &q.Opaque
	if !q.InMakersRegistry() || q.Board == nil || q.Board.Class == "jetson" {
		return nil
	}
	if against := belowFloorOfImage(q, image); against != nil {
		return against
	}
	if against := driverRefusesBoard(q); against != nil {
		return against
	}
	row := q.NGCImage(image.Value)
	if row == nil || row.CUDA == "" {
		return nil
	}
	against := BoardRefuses(q, row.CUDA)
	if against == nil && !q.ForDataCenter() {
		against = DriverRefuses(q, row.CUDA)
	}
	if against == nil {
		return nil
	}
	return append(append(against, q.Asked(image, "asked-image")...), q.Fact(hardware.Kernels,
		fmt.Sprintf("%s is made with CUDA %s", image.Value, row.CUDA), "ngc/"+image.Value+"#cuda"))
}

// driverRefusesBoard returns why the observed driver knows nothing of the observed board's generation; nil where it
// does, or where only an inference says that it does not.
func driverRefusesBoard(q *question.Question) []plan.ConflictRule {
	arch := q.Architecture()
	if arch == nil || slices.Contains(arch.Inferred, "first_driver_branch") {
		return nil
	}
	floor := q.Facts.GPUDriverFloor(arch, q.Platform == facts.WindowsAMD64)
	if !driverBelow(q, floor.Value) {
		return nil
	}
	return append(append(q.Asked(&q.GPU.Seen, "asked-gpu"), q.Asked(q.Driver, "asked-driver")...),
		q.Fact(hardware.GPUDriver, fmt.Sprintf("%s (%s) needs driver %s or newer, whatever the CUDA", q.Board.Name,
			arch.Name, floor.Value), floor.Fact))
}
