package check

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
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
		j.Driver = driver.Value
	}
	if gpu == nil {
		return c.judgeBoard(j, nil, nil, driver)
	}
	j.GPU = gpu.Value
	if len(gpu.Boards) == 0 {
		return c.judgeUnknownBoard(j, gpu, driver)
	}
	var all []verdict.Judged
	boards := gpu.Served(driver)
	for i := range boards {
		one, err := c.judgeBoard(j, gpu, &boards[i], driver)
		if err != nil {
			return one, err
		}
		all = append(all, one)
	}
	return agreed(gpu, boards, all), nil
}

// agreed returns the verdict of all boards that a name may stand for, or that
// it matters which one it is.
func agreed(gpu *existing.GPU, boards []matrices.GPU, all []verdict.Judged) verdict.Judged {
	first := all[0]
	var names []string
	same := true
	for i := range all {
		same = same && all[i].Verdict == first.Verdict
		names = append(names, fmt.Sprintf("%s (%s) %s", boards[i].Name, query.SMName(boards[i].ComputeCapability),
			all[i].Verdict))
	}
	if same {
		return first
	}
	first.Verdict, first.Conflict, first.Stack, first.Fixes = verdict.Unproven, nil, nil, []verdict.Fix{}
	first.Missing = &verdict.Missing{
		Why:     fmt.Sprintf("%s may be several boards: %s", words.Quote(gpu.Value), words.JoinWords(names, "and")),
		Observe: "which board it is", Command: "nvidia-smi --query-gpu=name,compute_cap --format=csv", Facts: []string{},
	}
	return first
}

// judgeUnknownBoard judges an environment whose GPU the facts do not know: what
// fails without it fails with it.
func (c *environment) judgeUnknownBoard(j verdict.Judged, gpu *existing.GPU, driver *existing.Seen) (
	verdict.Judged, error) {
	one, err := c.judgeBoard(j, nil, nil, driver)
	if err != nil || one.Verdict == verdict.Fails {
		return one, err
	}
	one.Verdict, one.Stack = verdict.Unproven, nil
	one.Missing = &verdict.Missing{Why: "the facts know no GPU " + words.Quote(gpu.Value),
		Observe: "its compute capability", Command: "nvidia-smi --query-gpu=name,compute_cap --format=csv", Facts: []string{}}
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
	if why := c.NotLocked(); why != "" {
		c.judgesAny = true
		return whateverElse(j, append(q.observed(&c.Locked, "asked-package"),
			q.fact(system.BuildPlatform, why, []string{}...))), nil
	}
	if q.query == nil && !c.knowsAny() {
		return j, nil
	}
	if q.query == nil {
		alone := false
		if j.Missing = q.nothingToRunOn(); j.Missing == nil && q.noFramework {
			j, alone = q.besideNothing(j)
		}
		if j.Missing == nil && !alone {
			j.Missing = &verdict.Missing{Why: words.JoinWords(q.unknown, "and"), Observe: "another version",
				Facts: []string{}}
		}
		c.judgesAny = true
		if j.Verdict == verdict.Fails {
			return j, nil
		}
		return q.byToolkit(j), nil
	}
	c.tellUnjudged(q)
	if len(q.query.Frameworks())+len(q.query.Of(query.Extension))+len(q.query.Of(query.CUDAWheel)) > 0 {
		c.judgesAny = true
	}
	if none := q.systemWithoutGPU(); none != nil {
		return whateverElse(j, none), nil
	}
	j.Inferred = len(q.inferred) > 0
	if rules := q.unsupportedWheel(); rules != nil {
		return whateverElse(j, rules), nil
	}
	if abi := q.ofAnotherABI(); abi != nil {
		j.Inferred = true
		return whateverElse(j, abi), nil
	}
	if i := slices.IndexFunc(q.given, noneGiven); i >= 0 {
		return c.withoutBuild(j, q, i)
	}
	if gated := q.gated(); gated != nil {
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
	if twice, cpu, gpu := q.overwritten(); twice != nil {
		return c.withoutOther(j, q, twice, cpu, gpu)
	}
	if left, inStep := q.leftOut(); left != nil {
		j, err := c.explain(j, q, left)
		if err != nil {
			return j, err
		}
		fix, err := c.brings(q, inStep)
		return first(j, fix), err
	}
	if past := q.pastChannel(); past != nil {
		return c.explain(j, q, past)
	}
	if none := q.noWheels(); none != nil {
		return whateverElse(j, none), nil
	}
	best, err := c.runs(q)
	if err != nil {
		return j, err
	}
	if best == nil {
		if replaced, ok, err := c.asReplaced(j, gpu, board, driver, q); ok || err != nil {
			return replaced, err
		}
		if rest, ok, err := c.besideItsPin(j, gpu, board, driver, q); ok || err != nil {
			return rest, err
		}
		if rest, ok, err := c.withOlder(j, gpu, board, driver, q); ok || err != nil {
			return rest, err
		}
		return c.refuse(j, q)
	}
	if against := q.compiledForNewer(); against != nil {
		return whateverElse(j, against), nil
	}
	for i := range q.given {
		if judged, ok, err := c.plainOnIndex(j, q, i); ok {
			return judged, err
		}
	}
	if none := q.withoutGPUCode(best); none != nil {
		return c.explain(j, q, none)
	}
	if without, err := c.neitherBuild(q, best); err != nil || without >= 0 {
		if err != nil {
			return j, err
		}
		q.takeOthers(without)
		return c.explain(j, q, nil)
	}
	given, err := q.newerGiven(best)
	if err != nil {
		return j, err
	}
	if given != nil {
		failing, err := c.failsAsGiven(j, q, given)
		if err != nil || failing.Verdict == verdict.Fails || failing.Missing != nil {
			return failing, err
		}
	}
	if q.asNeighbours(best).Refused() {
		return c.explain(j, q, q.likeNeighbours(best))
	}
	if rules, inferred := q.belowFloor(best); rules != nil {
		j.Inferred = j.Inferred || inferred
		return whateverElse(j, rules), nil
	}
	if j = c.accept(j, q, best); j.Verdict == verdict.Works {
		missing, err := c.whichWheel(q, best)
		if err != nil {
			return j, err
		}
		if missing != nil {
			j.Verdict, j.Missing = verdict.Unproven, missing
		}
	}
	return j, nil
}

// noneGiven reports whether an installer gives no build of a framework.
func noneGiven(g candidate.Given) bool { return g.By == "" }

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
		return c.Facts.PackageNamed(p.Name) != nil && !c.limited(p.Name) || query.TakesCUDA(p.Name) ||
			p.At.File == "--framework"
	})
}

// limited reports whether a framework says which versions of a package it goes with, which
// says nothing alone.
func (c *environment) limited(name string) bool {
	return slices.ContainsFunc(c.Facts.FrameworkNames(), func(id string) bool {
		return c.Facts.LimitsPackage(id, name)
	})
}

// runs returns the environment as it is taken to be; nil where that cannot run.
func (c *environment) runs(q *question) (*model.Solution, error) {
	return search.Solve(c.engine.Model(q.query, model.NarrowModel))
}

// tellUnjudged lists the packages that no fact is about.
func (c *environment) tellUnjudged(q *question) {
	for i := range c.Packages {
		said := func(o query.Compiled) bool { return o.Name == c.Packages[i].Name }
		p := &c.Packages[i]
		if q.query.JudgesCUDAOf(p.Name) {
			c.Leave(p.Seen, "the facts of "+c.Facts.Date()+" know nothing of it but the CUDA in its name")
			continue
		}
		if !installs(p.Name) && !q.query.Judges(p.Name) && !q.bringsPackage(p.Name) &&
			!slices.ContainsFunc(c.CompiledFor, said) {
			why := "the facts of " + c.Facts.Date() + " know nothing of it"
			if onSpot(c.Facts.PackageNamed(p.Name)) {
				why = "the facts of " + c.Facts.Date() + " hold no release of it: it is compiled where it is"
			}
			c.Leave(p.Seen, why)
			if info := c.Facts.PackageNamed(p.Name); c.askAny == "" && (info == nil || info.OnSpot) {
				c.askAny = p.Name
			}
		}
	}
}

// installs reports whether a package installs others, or builds what is installed: it says
// nothing of what an environment runs.
func installs(name string) bool {
	switch name {
	case "pip", "uv", "setuptools", "wheel":
		return true
	}
	return false
}

// refuse says that an environment fails, or which reading of it would not.
func (c *environment) refuse(j verdict.Judged, q *question) (verdict.Judged, error) {
	if given := q.newestOnIndex(); given != nil {
		failing, err := c.failsAsGiven(j, q, given)
		if err != nil || failing.Verdict == verdict.Fails {
			failing.Inferred = j.Inferred // no other release of the index runs
			return failing, err
		}
	}
	if against := q.compiledRefuses(); against != nil {
		return c.explain(j, q, against)
	}
	for i := range q.given {
		if judged, ok, err := c.plainOnIndex(j, q, i); ok {
			return judged, err
		}
		if b := q.given[i].Builds[0]; q.plainlyCPU(i) {
			return c.explain(j, q, append(q.observedGPU(), q.fact(system.CPUBuild, fmt.Sprintf(
				"%s, which pip installs on %s, runs on the CPU alone", b.Traits.Name+" "+b.Label(), q.Platform),
				b.Ref(""))))
		}
		if g := &q.given[i]; g.Unread && g.Builds[0].CPU() {
			j.Missing = q.whichBuild(i, fmt.Sprintf("%s, which pip installs on %s, has no GPU code, and the facts of %s do not "+
				"list what its own index has there", g.Builds[0].Traits.Name+" "+g.Builds[0].Label(), q.Platform,
				c.Facts.Date()))
			return j, nil
		}
		if len(q.given[i].Others) == 0 || q.serves(q.given[i].Builds) && !fromFeed(&q.given[i]) {
			continue
		}
		missing, err := c.otherBuilds(q, i)
		if err != nil {
			return j, err
		}
		if missing != nil && q.datedDefault(i) {
			q.infer(fmt.Sprintf("%s of %s is what pip gave then", q.query.Frameworks()[i].Traits.Name, q.Day))
			break
		}
		if missing != nil {
			j.Verdict, j.Missing = verdict.Unproven, missing
			return j, nil
		}
	}
	if missing, err := c.ifDriversCUDA(q); missing != nil || err != nil {
		j.Verdict, j.Missing = verdict.Unproven, missing
		return j, err
	}
	missing, err := c.ifWarnedOfCUDNN(q)
	if err == nil && missing == nil {
		missing, err = c.ifBringsCUDNN(q)
	}
	if err == nil && missing == nil {
		missing, err = c.ifCompiled(q)
	}
	if err != nil {
		return j, err
	}
	if missing != nil {
		j.Verdict, j.Missing = verdict.Unproven, missing
		return j, nil
	}
	return c.explain(j, q, nil)
}

// explain says why an environment fails, and what would help: by the rules
// given, or else by the smallest conflict.
func (c *environment) explain(j verdict.Judged, q *question, rules []plan.ConflictRule) (verdict.Judged, error) {
	j.Verdict = verdict.Fails
	j.Inferred = j.Inferred || len(q.inferred) > 0
	wide := c.engine.Model(q.query, model.WideModel)
	if !search.Possible(wide) && rules != nil {
		j.Conflict = &plan.Conflict{Rules: rules, Fixes: []plan.Fix{}}
		return j, nil
	}
	q.sayAsObserved(wide)
	found, err := answer.Fail(wide, func(changes []plan.Change) (*model.Solution, error) { return c.proven(q, changes) })
	if err != nil {
		return j, err
	}
	if found.Conflict == nil && rules == nil {
		j.Verdict, j.Missing = verdict.Unproven, q.noneOfTheFacts()
		return j, nil
	}
	if found.Conflict == nil {
		found.Conflict = &plan.Conflict{}
	}
	if j.Conflict = found.Conflict; rules != nil {
		j.Conflict.Rules, j.Conflict.Others = rules, nil
	} else if err := c.whateverCompiled(q, j.Conflict); err != nil {
		return j, err
	}
	missing := cmp.Or(q.otherMade(found.Conflict), q.ofNightly(found.Conflict), q.otherCode(found.Conflict),
		q.otherFound(found.Conflict), q.putOver(found.Conflict))
	if missing != nil {
		j.Verdict, j.Conflict, j.Missing = verdict.Unproven, nil, missing
		return q.byToolkit(j), nil
	}
	if j.Fixes, err = c.fixes(q, found.Conflict.Fixes); err != nil {
		return j, err
	}
	found.Conflict.Fixes = []plan.Fix{}
	image, err := c.holdingImage(q, found.Conflict)
	if j = first(j, image); err != nil {
		return j, err
	}
	renamed, err := c.renamedPackage(q, len(j.Fixes) == 0)
	if renamed != nil {
		j.Fixes = existing.RenamedFirst(*renamed, j.Fixes)
	}
	return j, err
}

// fixes words the ways out of a conflict that are known to work. Where there is
// none, those that change several things at once are asked for, and last those of
// which it is not established that they work, which say so.
func (c *environment) fixes(q *question, list []plan.Fix) ([]verdict.Fix, error) {
	var err error
	if len(list) == 0 && q.board != nil {
		if list, err = c.keepingGPU(q, true, c.proven); err != nil {
			return nil, err
		}
	}
	doubtful := len(list) == 0
	if doubtful {
		if list, err = c.keepingGPU(q, false, c.recheck); err != nil {
			return nil, err
		}
	}
	worded, list := []verdict.Fix{}, answer.SmallerFirst(q.Facts, answer.Needed(list))
	for i := range list {
		if fits := q.WithFitting(&list[i]); fits != nil {
			best, err := c.proven(q, fits.Change)
			if err != nil {
				return nil, err
			}
			if best != nil {
				list[i] = *fits
			}
		}
		fix := q.fix(&list[i])
		if doubtful {
			_, missing, err := c.recheckDoubt(q, list[i].Change)
			if err != nil {
				return nil, err
			}
			if missing != nil {
				fix.Text += "; unproven: " + missing.Why
				fix.Doubtful = true
			}
		}
		worded = append(worded, fix)
	}
	return c.refitted(q, worded)
}

// keepingGPU returns the ways out that keep the GPU, whatever else they change at
// once: the smallest one may give it up, which is no way out. Established ones are
// those in which the GPU is known to be served.
func (c *environment) keepingGPU(
	q *question, established bool, recheck func(*question, []plan.Change) (*model.Solution, error),
) ([]plan.Fix, error) {
	e := q.query.Existing
	e.Held, e.Established = true, established
	defer func() { e.Held, e.Established = false, false }()
	held := c.engine.Model(q.query, model.WideModel)
	if !search.Possible(held) {
		return nil, nil
	}
	found, err := answer.Fail(held, func(changes []plan.Change) (*model.Solution, error) { return recheck(q, changes) })
	if err != nil || found.Conflict == nil {
		return nil, err
	}
	return found.Conflict.Fixes, nil
}
