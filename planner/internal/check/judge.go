package check

import (
	"cmp"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// judge judges the environment on a GPU, whose name may stand for several
// boards, and a driver.
func (c *environment) judge(gpu *existing.GPU, driver *existing.Seen) (verdict.Judged, error) {
	j := verdict.Judged{Verdict: verdict.Unproven, Warnings: []plan.Warning{}, Fixes: []verdict.Fix{}}
	if driver != nil {
		j.Driver = c.DriverSaid(driver)
	}
	if gpu == nil {
		return c.judgeBoard(j, nil, nil, driver)
	}
	j.GPU = gpu.Value
	if len(gpu.Boards) == 0 {
		return c.judgeUnknownBoard(j, gpu, driver)
	}
	var all []verdict.Judged
	boards := c.Served(gpu, driver)
	for i := range boards {
		one, err := c.judgeBoard(j, gpu, &boards[i], driver)
		if err != nil {
			return one, err
		}
		all = append(all, one)
	}
	return doubt.Boards(gpu, boards, all), nil
}

// judgeUnknownBoard judges an environment whose GPU the facts do not know: what
// fails without it fails with it, and what runs on no GPU fails on each.
func (c *environment) judgeUnknownBoard(j verdict.Judged, gpu *existing.GPU, driver *existing.Seen) (
	verdict.Judged, error) {
	one, err := c.judgeBoard(j, nil, nil, driver)
	if err != nil || one.Verdict == verdict.Fails {
		return one, err
	}
	if one.Verdict == verdict.Works {
		q, err := c.ask(nil, nil, driver)
		if err != nil {
			return one, err
		}
		if rules := refusal.OnNoGPU(q, gpu); rules != nil {
			return whateverElse(one, rules), nil
		}
	}
	one.Verdict, one.Stack = verdict.Unproven, nil
	one.Missing = doubt.UnknownGPU(gpu.Value)
	return one, nil
}

// judgeBoard judges the environment on one board and one driver.
func (c *environment) judgeBoard(
	j verdict.Judged, gpu *existing.GPU, board *matrices.GPU, driver *existing.Seen,
) (verdict.Judged, error) {
	q, err := c.ask(gpu, board, driver)
	if err != nil {
		return j, err
	}
	judged, err := c.asAsked(j, q)
	if err != nil {
		return judged, err
	}
	if judged.Inferred && judged.InferredFrom == nil {
		judged.InferredFrom = q.Inferred
	}
	return c.orForJetPack(j, judged, q)
}

// asAsked judges the environment as it was put to the engine.
func (c *environment) asAsked(j verdict.Judged, q *question.Question) (verdict.Judged, error) {
	if why := c.NotLocked(); why != "" {
		c.judgesAny = true
		return whateverElse(j, append(q.Asked(&c.Locked, "asked-package"),
			q.Fact(system.BuildPlatform, why, []string{}...))), nil
	}
	if refused := refusal.Malformed(q); refused != nil {
		c.judgesAny = true
		return whateverElse(j, refused), nil
	}
	if q.Query == nil {
		return c.withoutFacts(j, q), nil
	}
	doubt.TellUnjudged(q)
	if len(q.Query.Frameworks())+len(q.Query.Of(query.Extension))+len(q.Query.Of(query.CUDAWheel)) > 0 {
		c.judgesAny = true
	}
	if none := refusal.SystemWithoutGPU(q); none != nil {
		return whateverElse(j, none), nil
	}
	if other := refusal.ForOtherBoards(q); other != nil {
		return whateverElse(j, other), nil
	}
	j.Inferred = len(q.Inferred) > 0
	if judged, settled, err := c.asObserved(j, q); settled || err != nil {
		return judged, err
	}
	if open := doubt.ByDriver(q); open != nil {
		return c.whichever(j, q, open)
	}
	best, err := c.runs(q)
	if err != nil {
		return j, err
	}
	if best == nil {
		return c.asUnsolvable(j, q)
	}
	return c.asSolved(j, q, best)
}

// withoutFacts judges an environment of which the facts hold nothing that the engine could be
// asked: by the CUDA that was observed, or what makers of packages ask for.
func (c *environment) withoutFacts(j verdict.Judged, q *question.Question) verdict.Judged {
	if j.Missing = doubt.HeldUnsaid(q); j.Missing != nil {
		c.judgesAny = true
		return j
	}
	if against := refusal.OfOwnImage(q); against != nil {
		j.Inferred, c.judgesAny = true, true
		return whateverElse(j, against)
	}
	if len(q.OfSystem) > 0 && q.NoFramework {
		c.judgesAny = true
		return ofSystem(j, q)
	}
	if !c.knowsAny() {
		if q.InMakersRegistry() {
			j.Missing = doubt.ImageUnknown(q.Opaque.Value)
		}
		return c.onOtherDevice(j, q)
	}
	c.judgesAny = true
	if j.Missing = doubt.NothingToRunOn(q); j.Missing == nil && q.NoFramework {
		missing, against := doubt.BesideNothing(q)
		if against != nil {
			return whateverElse(j, against)
		}
		j.Missing = missing
	}
	if j.Missing == nil {
		j.Missing = &verdict.Missing{Why: words.JoinWords(q.Unknown, "and"), Observe: "another version",
			Facts: []string{}}
	}
	return refusal.ByToolkit(q, j)
}

// asObserved judges an environment by what was observed alone, where that settles it: no
// solution changes it. It reports whether it does.
func (c *environment) asObserved(j verdict.Judged, q *question.Question) (_ verdict.Judged, settled bool, _ error) {
	if rules := refusal.UnsupportedWheel(q); rules != nil {
		return whateverElse(j, rules), true, nil
	}
	if held := doubt.InMakersImage(q); held != nil {
		if against := refusal.OfOwnImage(q); against != nil {
			j.Inferred = true
			return whateverElse(j, against), true, nil
		}
		j.Missing = held
		return j, true, nil
	}
	if abi := refusal.OfAnotherABI(q); abi != nil {
		j.Inferred = true
		return whateverElse(j, abi), true, nil
	}
	if stub, at := refusal.Stub(q); stub != nil {
		j, err := c.underItsName(whateverElse(j, stub), q, at)
		return j, true, err
	}
	if other, p, names := refusal.OtherName(q); other != nil {
		j, err := c.byListedName(whateverElse(j, other), q, p, names)
		return j, true, err
	}
	if i := slices.IndexFunc(q.Given, question.NoneGiven); i >= 0 {
		if none := refusal.WithoutDriver(q); none != nil {
			j.Fixes = refusal.ToldDriver(q, nil)
			return whateverElse(j, none), true, nil
		}
		j, err := c.withoutBuild(j, q, i)
		return j, true, err
	}
	if macOS := refusal.ForMacOS(q); macOS != nil {
		j, err := c.withoutPackage(j, q, macOS)
		return j, true, err
	}
	if gated := refusal.Gated(q); gated != nil {
		j, err := c.notStarted(j, q, gated)
		return j, true, err
	}
	if older := refusal.OlderThanImage(q); older != nil {
		j.Inferred = true
		return whateverElse(j, older), true, nil
	}
	if refused, p, held := refusal.Constrained(q); refused != nil {
		j, err := c.asConstrained(whateverElse(j, refused), q, p, held)
		return j, true, err
	}
	if twice, pair := refusal.AskedTwice(q); twice != nil {
		j, err := c.withoutEither(whateverElse(j, twice), q, pair)
		return j, true, err
	}
	if beside, goes, stays := refusal.Overwritten(q); beside != nil {
		j, err := c.withoutOther(j, q, beside, goes, stays)
		return j, true, err
	}
	if left, inStep := refusal.LeftOut(q); left != nil {
		j, err := c.explain(j, q, left)
		if err != nil {
			return j, true, err
		}
		fix, err := c.brings(q, inStep)
		return first(j, fix), true, err
	}
	if past := refusal.PastChannel(q); past != nil {
		j, err := c.explain(j, q, past)
		return j, true, err
	}
	if none := refusal.NoWheels(q); none != nil {
		return whateverElse(j, none), true, nil
	}
	return j, false, nil
}

// notStarted says that the host does not start the image, and with which driver or image it
// would.
func (c *environment) notStarted(j verdict.Judged, q *question.Question, gated []plan.ConflictRule) (
	verdict.Judged, error) {
	j, err := c.explain(j, q, gated)
	if err != nil {
		return j, err
	}
	driver, err := c.startingDriver(q)
	if j = first(j, driver); err != nil {
		return j, err
	}
	image, err := c.startedImage(q)
	return first(j, image), err
}

// asUnsolvable judges an environment that has no solution as it was read: another reading of it may
// have one, and else it fails.
func (c *environment) asUnsolvable(j verdict.Judged, q *question.Question) (verdict.Judged, error) {
	if apart, ok, err := c.failsBuiltApart(j, q); ok || err != nil {
		return apart, err
	}
	if replaced, ok, err := c.asReplaced(j, q, nil); ok || err != nil {
		return replaced, err
	}
	if rest, ok, err := c.besideItsPin(j, q); ok || err != nil {
		return rest, err
	}
	if rest, ok, err := c.withOlder(j, q); ok || err != nil {
		return rest, err
	}
	refused, err := c.refuse(j, q)
	if err != nil {
		return refused, err
	}
	return c.orOnWindows(refused, q)
}

// asSolved judges an environment that has a solution: the build that an installer gives may be
// another one, or its code may not be for the board.
func (c *environment) asSolved(j verdict.Judged, q *question.Question, best *model.Solution) (verdict.Judged, error) {
	if against := refusal.CompiledForNewer(q); against != nil {
		return whateverElse(j, against), nil
	}
	none, build, unknown := refusal.OnNoIndex(q)
	if none != nil {
		return c.fromItsIndex(j, q, best, none, build), nil
	}
	if unknown != nil {
		j.Missing = doubt.OnUnknownIndex(q, build, unknown)
		return j, nil
	}
	if none := refusal.WithoutDriver(q); none != nil {
		j.Fixes = refusal.ToldDriver(q, answer.Plan(best).Stack)
		return whateverElse(j, none), nil
	}
	if j.Missing = cmp.Or(doubt.ToldToConda(q), doubt.OfCondasCUDA(q, best), doubt.NoBinary(q)); j.Missing != nil {
		return j, nil
	}
	if over, ok, err := c.asPutOver(j, q, best); ok || err != nil {
		return over, err
	}
	if commanded, ok, err := c.asCommanded(j, q, best); ok || err != nil {
		return commanded, err
	}
	if replaced, ok, err := c.asReplaced(j, q, best); ok || err != nil {
		return replaced, err
	}
	for i := range q.Given {
		if judged, ok, err := c.plainOnIndex(j, q, i); ok {
			return judged, err
		}
	}
	if i := olderForCPU(q, best); i >= 0 {
		takeGPUCode(q, i)
		return c.refuse(j, q)
	}
	if extra := refusal.ExtraElsewhere(q, best); extra != nil {
		return c.explain(j, q, extra)
	}
	if beside := refusal.BesideCPU(q, best); beside != nil {
		return c.explain(j, q, beside)
	}
	if none := refusal.WithoutGPUCode(q, best); none != nil {
		return c.explain(j, q, none)
	}
	if without, err := c.neitherBuild(q, best); err != nil || without >= 0 {
		if err != nil {
			return j, err
		}
		takeOthers(q, without)
		return c.explain(j, q, nil)
	}
	given, err := c.newerGiven(q, best)
	if err != nil {
		return j, err
	}
	if given != nil {
		failing, err := c.failsAsGiven(j, q, given)
		if err != nil || failing.Verdict != verdict.Unproven || failing.Missing != nil {
			return failing, err
		}
	}
	if refusal.AsNeighbours(q, best).Refused() {
		return c.explain(j, q, refusal.LikeNeighbours(q, best))
	}
	if rules, inferred := refusal.BelowFloor(q, best); rules != nil {
		j.Inferred = j.Inferred || inferred
		return whateverElse(j, rules), nil
	}
	if j = c.accept(j, q, best); j.Verdict == verdict.Works {
		missing, err := c.whichWheel(q, best)
		if err != nil {
			return j, err
		}
		if missing = cmp.Or(missing, requiredUnlessHeld(q, best)); missing != nil {
			j.Verdict, j.Missing = verdict.Unproven, missing
			return j, nil
		}
		if beside, ok := besideCondas(j, q, best); ok {
			return beside, nil
		}
		if held, ok, err := c.unlessHeld(j, q, best); ok || err != nil {
			return held, err
		}
		if dated, ok, err := c.asOfItsDay(j, q, best); ok || err != nil {
			return dated, err
		}
		return j, nil
	}
	fix, err := c.wheelsInstead(q, best)
	return first(j, fix), err
}

// first puts a way out before the others, if there is one.
func first(j verdict.Judged, fix *verdict.Fix) verdict.Judged {
	if fix != nil {
		j.Fixes = append([]verdict.Fix{*fix}, j.Fixes...)
	}
	return j
}

// whateverElse says that an environment fails for something that no other release or build
// changes.
func whateverElse(j verdict.Judged, rules []plan.ConflictRule) verdict.Judged {
	j.Verdict, j.Conflict = verdict.Fails, &plan.Conflict{Rules: rules, Fixes: []plan.Fix{}}
	return j
}

// knowsAny reports whether a fact is about anything that was observed, or should be:
// a CUDA can fail beside a program of which the facts know nothing, and what is
// called a framework is to be judged as one.
func (c *environment) knowsAny() bool {
	return len(c.Frameworks)+len(c.CUDAs) > 0 || slices.ContainsFunc(c.Packages, func(p existing.Package) bool {
		info := c.Facts.PackageNamed(p.Name)
		if info != nil && info.Device != "" {
			return false
		}
		return info != nil && !c.Limits(p.Name) || query.TakesCUDA(p.Name) || p.At.File == "--framework"
	})
}

// runs returns the environment as it is taken to be; nil where that cannot run.
func (c *environment) runs(q *question.Question) (*model.Solution, error) {
	return search.Solve(c.engine.Model(q.Query, model.NarrowModel))
}
