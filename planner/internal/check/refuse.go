package check

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/internal/rules/compiling"
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/internal/wayout"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// refuse says that an environment fails, or which reading of it would not.
func (c *environment) refuse(j verdict.Judged, q *question.Question) (verdict.Judged, error) {
	if given := installer.NewestOnIndex(q); given != nil {
		failing, err := c.failsAsGiven(j, q, given)
		if err != nil || failing.Verdict == verdict.Fails {
			failing.Inferred = j.Inferred // no other release of the index runs
			return failing, err
		}
	}
	if given, err := c.newestCompiled(q); given != nil || err != nil {
		if err != nil {
			return j, err
		}
		return c.failsAsGiven(j, q, given)
	}
	if missing := doubt.FromSource(q); missing != nil {
		j.Missing = missing
		return refusal.ByToolkit(q, j), nil
	}
	if against := refusal.CompiledRefuses(q); against != nil {
		return c.explain(j, q, against)
	}
	for i := range q.Given {
		if judged, ok, err := c.plainOnIndex(j, q, i); ok {
			return judged, err
		}
		if q.PlainlyCPU(i) {
			return c.plainlyOnCPU(j, q, i)
		}
		if g := &q.Given[i]; g.Unread && g.Builds[0].CPU() {
			j.Missing = doubt.WhichBuild(q, i, fmt.Sprintf("%s, which pip installs on %s, has no GPU code, and the facts of "+
				"%s do not list what its own index has there", g.Builds[0].Traits.Name+" "+g.Builds[0].Label(), q.Platform,
				c.Facts.Date()))
			return j, nil
		}
		settled := len(q.Given[i].Others) == 0 || q.Serves(q.Given[i].Builds) && !question.OtherLibraries(&q.Given[i])
		if settled && q.LabelledForAnother(i) == nil {
			continue
		}
		missing, err := c.otherBuilds(q, i)
		if err != nil {
			return j, err
		}
		if missing != nil && q.DatedDefault(i) {
			q.Infer(fmt.Sprintf("%s of %s is what pip gave then", q.Query.Frameworks()[i].Traits.Name, q.Day))
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
	missing, err := c.ifOpensOtherCUDNN(q)
	for _, may := range []func(*question.Question) (*verdict.Missing, error){
		c.ifBringsCUDNN, c.ifPathLists, c.ifCompiled, c.ifLikeBefore} {
		if err == nil && missing == nil {
			missing, err = may(q)
		}
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
func (c *environment) explain(j verdict.Judged, q *question.Question, rules []plan.ConflictRule) (
	verdict.Judged, error) {
	j.Verdict = verdict.Fails
	j.Inferred = j.Inferred || len(q.Inferred) > 0
	wide := c.engine.Model(q.Query, model.WideModel)
	if !search.Possible(wide) && rules != nil {
		j.Conflict = &plan.Conflict{Rules: rules, Fixes: []plan.Fix{}}
		return j, nil
	}
	sayAsObserved(q, wide)
	found, err := answer.Fail(wide, func(changes []plan.Change) (*model.Solution, error) { return c.proven(q, changes) })
	if err != nil {
		return j, err
	}
	if found.Conflict == nil && rules == nil {
		j.Verdict, j.Missing = verdict.Unproven, doubt.NoneOfTheFacts(q)
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
	missing := cmp.Or(doubt.OtherMade(q, found.Conflict), doubt.OfNightly(q, found.Conflict),
		doubt.OtherCode(q, found.Conflict), doubt.OtherFound(q, found.Conflict), doubt.PutOver(q, found.Conflict),
		doubt.OtherPatch(q, found.Conflict), doubt.OfNoRelease(q, found.Conflict),
		doubt.OnBoardsIndex(q, found.Conflict))
	if missing != nil {
		j.Verdict, j.Conflict, j.Missing = verdict.Unproven, nil, missing
		return refusal.ByToolkit(q, j), nil
	}
	if j.Fixes, err = c.fixes(q, found.Conflict.Fixes); err == nil && len(j.Fixes) == 0 {
		j.Fixes, err = c.otherWheels(q)
	}
	if err == nil && len(j.Fixes) == 0 && givesCPU(q) {
		j.Fixes, err = c.onGPU(q)
	}
	if err != nil {
		return j, err
	}
	found.Conflict.Fixes = []plan.Fix{}
	image, err := c.holdingImage(q, found.Conflict)
	if j = first(j, image); err != nil {
		return j, err
	}
	tool, err := c.otherTool(q, j.Conflict)
	if j = first(j, tool); err != nil {
		return j, err
	}
	built, err := c.builtBefore(q, j.Conflict)
	if j = first(j, built); err != nil {
		return j, err
	}
	unloaded, err := c.withoutLoaded(q, j.Conflict)
	if unloaded != nil {
		j.Fixes = append(j.Fixes, *unloaded)
	}
	if err != nil {
		return j, err
	}
	renamed, err := c.renamedPackage(q, len(j.Fixes) == 0)
	if renamed != nil {
		j.Fixes = existing.RenamedFirst(*renamed, j.Fixes)
	}
	if others := answer.Alternatives(j.Conflict, q.Facts, q.Query); len(j.Fixes) == 0 && others != "" {
		j.Conflict.Note = noChange + "; other makers have builds that serve it: " + others
	}
	return j, err
}

// sayAsObserved words what the conflict's rules ask for as it stands in the
// sources, rather than as a target would write it.
func sayAsObserved(q *question.Question, m *model.Model) {
	for i := range m.Constraints {
		r := m.Constraints[i].Requirement
		if r == nil {
			continue
		}
		for j := range q.Env.Observations {
			o := &q.Env.Observations[j]
			if existing.Position(j, o) != r.At || o.Text == "" {
				continue
			}
			if r.Part != "framework.cuda" || strings.HasPrefix(r.Text, question.ByLabel) {
				r.Text = o.Words()
			}
		}
		if p := q.BroughtAt(r.At, r.Part); p != nil {
			r.Text = p.Words
		}
	}
}

// fixes words the ways out of a conflict that are known to work. Where there is
// none, those that change several things at once are asked for, and last those of
// which it is not established that they work, which say so.
func (c *environment) fixes(q *question.Question, list []plan.Fix) ([]verdict.Fix, error) {
	var err error
	if len(list) == 0 && q.Board != nil {
		if list, err = c.keepingGPU(q, true, c.proven); err != nil {
			return nil, err
		}
	}
	doubtful := len(list) == 0
	if doubtful {
		if list, err = c.keepingGPU(q, false, c.recheck); err == nil && len(list) == 0 && q.Compiles() {
			restore := q.AllowCompiled()
			list, err = c.keepingGPU(q, false, c.recheck)
			if elsewhere, _ := builtElsewhere(q); err == nil && len(list) == 0 && len(elsewhere) > 0 {
				setOwn(elsewhere, true)
				list, err = c.keepingGPU(q, false, c.recheck)
				setOwn(elsewhere, false)
			}
			restore()
		}
		if err != nil {
			return nil, err
		}
	}
	worded, list := []verdict.Fix{}, answer.SmallerFirst(q.Facts, answer.Needed(list))
	for i := range list {
		if named, err := c.withRelease(q, &list[i]); err != nil {
			return nil, err
		} else if named == nil {
			continue
		} else {
			list[i] = *named
		}
		if fits := q.WithFitting(&list[i]); fits != nil {
			best, err := c.proven(q, fits.Change)
			if err != nil {
				return nil, err
			}
			if best != nil {
				list[i] = *fits
			}
		}
		fix, missing := fromBrought(q, wayout.Worded(q, &list[i])), doubt.OnOtherPython(q, list[i].Change)
		if doubtful && missing == nil {
			if _, missing, err = c.recheckDoubt(q, list[i].Change); err != nil {
				return nil, err
			}
		}
		if missing != nil {
			fix.Text += "; unproven: " + missing.Why
			fix.Doubtful = true
		}
		worded = append(worded, fix)
	}
	return c.refitted(q, worded)
}

// withRelease returns a way out with the release of the framework in it, where nobody names one and an installer
// gives a newer one than the way out is known to work with; nil where that is no way out.
func (c *environment) withRelease(q *question.Question, fix *plan.Fix) (*plan.Fix, error) {
	if list := q.Query.Frameworks(); len(list) == 1 && list[0].Version != nil {
		return fix, nil // a change gives a release that is named another one
	}
	best, changed, err := c.runsWith(q, fix.Change)
	if err != nil || best == nil || len(best.Frameworks()) != 1 || best.Frameworks()[0].Package.Version != nil {
		return fix, err
	}
	env := &environment{Environment: *changed.Environment, engine: c.engine}
	given, err := env.newerGiven(changed, best)
	b := best.Build(best.Frameworks()[0])
	if err != nil || given == nil || given.Name != b.Release.Table { // of a package, it is found once the change is made
		return fix, err
	}
	named := *fix
	named.Change = append(slices.Clone(fix.Change),
		plan.Change{Part: "framework", From: b.Release.Table, To: b.Release.Version})
	solved, err := c.proven(q, named.Change)
	if err != nil || solved == nil {
		return nil, err
	}
	named.Stack = answer.Plan(solved).Stack
	return &named, nil
}

// fromBrought has a way out say which build it changes of a framework that nobody names: what an installer gives of the
// release that packages ask for, and not of the newest one.
func fromBrought(q *question.Question, fix verdict.Fix) verdict.Fix {
	at := slices.IndexFunc(fix.Change, func(change plan.Change) bool { return change.Part == "framework.cuda" })
	frameworks := q.Query.Frameworks()
	if at < 0 || fix.Stack == nil || len(frameworks) != 1 || frameworks[0].Version != nil ||
		len(q.ObservedAs(frameworks[0])) > 0 {
		return fix
	}
	f := frameworks[0]
	for age := range f.Releases {
		if f.Releases[age].Version != fix.Stack.Framework.Version {
			continue
		}
		if given := q.Install(f).Of(f, &f.Releases[age], age); len(given.Builds) == 1 {
			fix.Change = slices.Clone(fix.Change)
			fix.Change[at].From = given.Builds[0].Row.Variant
		}
	}
	return fix
}

// otherWheels returns ways out that take other wheels of packages with what changes, where those that are there are
// named by their build, or by the page that they come from, and go with nothing else.
func (c *environment) otherWheels(q *question.Question) (list []verdict.Fix, err error) {
	plain, bare, names := c.WithoutBuilds()
	if len(names) == 0 {
		return nil, nil
	}
	free := &environment{Environment: plain, engine: c.engine}
	j, asked, err := free.explainAnew(q)
	for _, fix := range j.Fixes {
		best, changed, fault := free.runsWith(asked, fix.Change)
		if err = errors.Join(err, fault); best == nil {
			continue
		}
		changes, text := c.RefitTo(*changed.Environment, best)
		if len(changes) == 0 {
			continue
		}
		of := func(x plan.Change) bool {
			same := func(d observed.Change) bool { return d.Of >= 0 && q.Env.Observations[d.Of].Name == x.Part }
			return slices.ContainsFunc(changes, same)
		}
		rest := plan.Fix{Change: slices.DeleteFunc(slices.Clone(fix.Change), of), Stack: fix.Stack, Text: fix.Text}
		all := wayout.Worded(asked, &rest)
		what, behind := all.Cut()
		all.Text, all.Changes = what+" and "+text+behind, append(all.Changes, changes...)
		all.Change, all.Doubtful = fix.Change, fix.Doubtful
		list = append(list, all)
	}
	if len(list) > 0 || err != nil || bare == nil {
		return list, err
	}
	j, _, err = (&environment{Environment: *bare, engine: c.engine}).explainAnew(q)
	return wayout.CompiledBeside(c.Facts, j.Fixes, names), err
}

// explainAnew says why an environment fails on the GPU and the driver of another question, and what would help.
func (c *environment) explainAnew(q *question.Question) (j verdict.Judged, asked *question.Question, err error) {
	if asked, err = c.ask(q.GPU, q.Board, q.Driver); err == nil && asked.Query != nil {
		j, err = c.explain(j, asked, nil)
	}
	return j, asked, err
}

// keepingGPU returns the ways out that keep the GPU, whatever else they change at
// once: the smallest one may give it up, which is no way out. Established ones are
// those in which the GPU is known to be served.
func (c *environment) keepingGPU(
	q *question.Question, established bool, recheck func(*question.Question, []plan.Change) (*model.Solution, error),
) ([]plan.Fix, error) {
	e := q.Query.Existing
	e.Held, e.Established = true, established
	defer func() { e.Held, e.Established = false, false }()
	held := c.engine.Model(q.Query, model.WideModel)
	if !search.Possible(held) {
		return nil, nil
	}
	found, err := answer.Fail(held, func(changes []plan.Change) (*model.Solution, error) { return recheck(q, changes) })
	if err != nil || found.Conflict == nil {
		return nil, err
	}
	return found.Conflict.Fixes, nil
}

// otherTool returns as a way out the release, that people take, of what builds packages, where a framework's
// builder of extensions does not run beside the one that is there; nil for other conflicts.
func (c *environment) otherTool(q *question.Question, conflict *plan.Conflict) (*verdict.Fix, error) {
	is := func(r plan.ConflictRule) bool { return r.Rule == compiling.BuilderNeeds }
	if !slices.ContainsFunc(conflict.Rules, is) {
		return nil, nil
	}
	for _, f := range q.Query.Frameworks() {
		seen := q.Observed(f.Name)
		if seen == nil {
			continue
		}
		needs := f.Traits.BuilderNeeds(seen.Exact)
		for _, tool := range q.Query.Existing.Tools {
			at := slices.IndexFunc(q.Packages, func(p existing.Package) bool { return p.Name == tool.Name })
			if at >= 0 && needs != nil && needs.Takes[tool.Name] != "" {
				return c.brings(q, []observed.Change{{Of: q.Packages[at].Number, Value: needs.Takes[tool.Name]}})
			}
		}
	}
	return nil, nil
}
