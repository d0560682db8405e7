package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/installer"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ifCompiled asks whether an environment that fails would run with its packages
// that were compiled where they are: those that have no wheels at all, and those that
// may have been, as they are there and no wheel of theirs fits; then it matters whether
// they were. It returns nil where that changes nothing.
func (c *environment) ifCompiled(q *question.Question) (*verdict.Missing, error) {
	for _, built := range []func(*question.Question) (*verdict.Missing, error){
		c.ifBuiltElsewhere, c.ifBuiltForGlibc, c.ifFromSource} {
		if missing, err := built(q); missing != nil || err != nil {
			return missing, err
		}
	}
	if !q.Compiles() {
		return nil, nil
	}
	defer q.AllowCompiled()()
	best, err := c.runs(q)
	if err != nil || best == nil || q.CompiledByAnother(best) {
		return nil, err
	}
	return doubt.CompiledHere(best, q.HowCompiled), nil
}

// newestCompiled returns the release that an installer gives of a package that a file or a command names without a
// version, where an older one would run if it was compiled here, and that does not even so; nil where there is none.
func (c *environment) newestCompiled(q *question.Question) (*installer.Newer, error) {
	if q.Query.Request.Toolkit || !slices.ContainsFunc(q.Query.Of(query.Extension), question.AnyWithoutWheels) {
		return nil, nil
	}
	defer q.AllowCompiled()()
	best, err := c.runs(q)
	if best == nil || err != nil {
		return nil, err
	}
	for _, e := range best.Of(query.Extension) {
		p := q.SeenAt(e.Package.At)
		if p == nil || p.IsThere() || p.Conda || p.Source || !question.Unsaid(e) || q.HoldsBack(p.Name) {
			continue
		}
		given := installer.Newer{Name: e.Package.Name, Release: installer.NewestInstalled(best, e.Package, q.Day)}
		if given.Release == "" || version.Compare(e.Version(best.At(&e.Variable)), given.Release) >= 0 {
			continue
		}
		pinned, err := c.pinnedTo(q, &given).ask(q.GPU, q.Board, q.Driver)
		if err != nil || pinned.Query == nil {
			return nil, err
		}
		pinned.AllowCompiled()
		if best, err := c.runs(pinned); best == nil || err != nil {
			return &given, err
		}
	}
	return nil, nil
}

// whateverCompiled takes the rules of a conflict that stand even where its packages were
// compiled, if there are such: of what was observed, those are what fails.
func (c *environment) whateverCompiled(q *question.Question, conflict *plan.Conflict) error {
	of := func(id string) bool {
		return slices.ContainsFunc(conflict.Rules, func(r plan.ConflictRule) bool { return r.Rule == id })
	}
	if of(packages.ExtensionPlatform) {
		elsewhere, _ := builtElsewhere(q)
		setOwn(elsewhere, true)
		defer setOwn(elsewhere, false)
	} else if !of(packages.ExtensionWheel) {
		return nil
	}
	defer q.AllowCompiled()()
	wide := c.engine.Model(q.Query, model.WideModel)
	sayAsObserved(q, wide)
	found, err := answer.Fail(wide, nil)
	if err == nil && found.Conflict != nil {
		conflict.Rules, conflict.Others = found.Conflict.Rules, found.Conflict.Others
	}
	return err
}

// ifBuiltElsewhere asks whether an environment would run with the packages built
// there that their makers publish for other machines alone, as people do build
// them on Arm servers, where their makers say how, and anywhere what is compiled where
// no wheel fits, or is there in a release that no installer finds; then it matters whether they were.
func (c *environment) ifBuiltElsewhere(q *question.Question) (*verdict.Missing, error) {
	elsewhere, others := builtElsewhere(q)
	if len(elsewhere) == 0 {
		return nil, nil
	}
	setOwn(elsewhere, true)
	best, err := c.runs(q)
	notTheirs := func(e *query.Package) bool { return !e.Transitive && !isOfOthers(q, e) }
	if err == nil && best == nil && !slices.ContainsFunc(elsewhere, notTheirs) {
		best, err = c.besideItsBuild(q)
	}
	setOwn(elsewhere, false)
	if err != nil || best == nil {
		return nil, err
	}
	why := fmt.Sprintf("the makers of %s publish no wheels for %s: it works if it was built there",
		elsewhere[0].Name, q.Platform)
	if others {
		why = fmt.Sprintf("the makers of %s publish no wheels for %s: what is there is a build of others, and works if "+
			"that goes with the rest", elsewhere[0].Name, q.Platform)
	}
	return &verdict.Missing{
		Why:     why,
		Observe: "whether it loads", Command: elsewhere[0].ImportCommand(), Facts: []string{}}, nil
}

// builtElsewhere returns the packages that may have been built where they are, as their makers publish them for other
// machines alone; others says that the first of them is none that people build there.
func builtElsewhere(q *question.Question) (elsewhere []*query.Package, others bool) {
	for _, e := range q.Query.Of(query.Extension) {
		buildsOn := slices.Contains(e.Traits.BuildsOn, q.Platform)
		people := q.Platform == facts.LinuxARM64 || e.CompilesWithoutWheel() || buildsOn
		built := people || isOfOthers(q, e)
		elsewhereAlone := e.MadeElsewhere(q.Platform) || buildsOn && e.HasWheelsElsewhere(q.Platform)
		if e.Transitive { // what a build of others asks for in its place nobody says
			built, elsewhereAlone = others, others
		}
		if built && !e.Own && elsewhereAlone {
			elsewhere = append(elsewhere, e)
			others = others || len(elsewhere) == 1 && !people
		}
	}
	return elsewhere, others
}

func setOwn(list []*query.Package, own bool) {
	for _, e := range list {
		e.Own = own
	}
}

// besideItsBuild returns the environment with builds for GPUs of the frameworks of which the default ones are for the
// CPU, and which nobody names, or on Arm servers flags: whoever built a package for GPUs has such; nil where that
// cannot run.
func (c *environment) besideItsBuild(q *question.Question) (best *model.Solution, err error) {
	for i, f := range q.Query.Frameworks() {
		open := len(q.ObservedAs(f)) == 0 || q.Platform == facts.LinuxARM64
		if open && len(q.Others[i]) > 0 && !slices.ContainsFunc(q.Given[i].Builds, question.HasGPUCode) {
			defer func(own *query.Taken) { f.Taken = own }(f.Taken)
			takeOthers(q, i)
		}
	}
	return c.runs(q)
}

// isOfOthers reports whether a package is there in a release of which an installer finds no wheel: somebody else's
// build. A wheel for every platform is found, and does not run on others.
func isOfOthers(q *question.Question, e *query.Package) bool {
	p := q.SeenAt(e.At)
	return p != nil && q.IsPinnedThere(p) && !e.InstallsAnywhere()
}

// ifBuiltForGlibc asks whether an environment would run with the compiled packages built
// there that nobody names and others require, where their wheels need a newer C library:
// what is there in their place, nobody says.
func (c *environment) ifBuiltForGlibc(q *question.Question) (*verdict.Missing, error) {
	have := q.Query.Existing.OS.Glibc
	if have == "" {
		return nil, nil
	}
	tooNew := func(r facts.Release) bool {
		return r.Row != nil && facts.ShipsCode(r.Row) && version.Compare(r.MinGlibc, have) > 0
	}
	var pulled []*query.Package
	for _, e := range q.Query.Of(query.Extension) {
		if e.Transitive && !e.Own && slices.ContainsFunc(e.Releases, tooNew) {
			pulled = append(pulled, e)
			e.Own = true
		}
	}
	if len(pulled) == 0 {
		return nil, nil
	}
	best, err := c.runs(q)
	for _, e := range pulled {
		e.Own = false
	}
	if err != nil || best == nil {
		return nil, err
	}
	for _, e := range best.Of(query.Extension) {
		row := e.Row(best.At(&e.Variable))
		if floor, cell := packages.GlibcFloor(row, best.Part(best.CUDA)); slices.Contains(pulled, e.Package) &&
			version.Compare(floor, have) > 0 {
			return &verdict.Missing{
				Why: fmt.Sprintf("the wheels of %s %s, which nobody names, need glibc %s, and %s has %s: it works if it "+
					"was built there", e.Package.Name, row.Version, floor, q.Query.Existing.OS.ID, have),
				Observe: "whether it loads", Command: e.Package.ImportCommand(),
				Facts: []string{row.Package + "/" + row.Version + "#" + cell}}, nil
		}
	}
	return nil, nil
}

// ifDriversCUDA asks whether an environment would run with another CUDA of the
// major that was observed, where that is the machine's or nobody says whose: a
// framework that is compiled with a later minor may bring its own, and the libraries
// of one major have the same names from 11 on.
func (c *environment) ifDriversCUDA(q *question.Question) (*verdict.Missing, error) {
	if q.Query.CUDA == nil || len(q.CUDAs) != 1 || q.CUDAs[0].Of != "" && q.CUDAs[0].Of != reading.OfToolkit ||
		version.Compare(version.Major(q.Query.Existing.CUDA), "11") < 0 {
		return nil, nil
	}
	asked, have := q.Query.CUDA, q.Query.Existing.CUDA
	q.Query.CUDA, q.Query.Existing.CUDA = nil, ""
	best, err := c.runs(q)
	q.Query.CUDA, q.Query.Existing.CUDA = asked, have
	if err != nil || best == nil {
		return nil, err
	}
	b := best.First()
	made := b.CUDA
	if version.Major(made) != version.Major(have) || version.Compare(version.Minor(made), have) <= 0 {
		return nil, nil
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s %s is compiled with CUDA %s: with the libraries of CUDA %s it may fail, "+
		"and runs where they are of %[3]s or newer", b.Traits.Name, b.Label(), version.Minor(made), have),
		Observe: "which CUDA libraries it loads", Command: "ldconfig -p | grep libcudart", Facts: []string{b.Ref("cuda")}}, nil
}
