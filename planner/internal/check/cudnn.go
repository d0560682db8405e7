package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/doubt"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ifOpensOtherCUDNN asks whether nothing but the system's cuDNN stands in the way of a
// framework that opens whichever is there, warns of an older one than it was compiled
// with, and goes on, or of one that does not look at the minor of its major. It returns
// nil for another framework, and for a cuDNN that it does not open: one of an older
// major, and on Windows, where files are named for their major, one of a newer, too.
func (c *environment) ifOpensOtherCUDNN(q *question.Question) (*verdict.Missing, error) {
	e := q.Query.Existing
	if q.Query.CUDNN == nil || e.CUDNN == "" || !slices.ContainsFunc(q.Query.Frameworks(), opensOtherCUDNN) {
		return nil, nil
	}
	asked, have := q.Query.CUDNN, e.CUDNN
	q.Query.CUDNN, e.CUDNN = nil, ""
	best, err := c.runs(q)
	q.Query.CUDNN, e.CUDNN = asked, have
	if err != nil || best == nil {
		return nil, err
	}
	b := best.First()
	made := b.CUDNN
	majors := version.Compare(version.Major(have), version.Major(made))
	if b.Traits.Has(matrices.TraitIgnoresCUDNNMinor, b.Release.Version) {
		return doubt.OlderMinor(b, have), nil
	}
	if !b.Traits.Has(matrices.TraitWarnsOfCUDNN, b.Release.Version) || majors < 0 || majors > 0 && b.Windows() {
		return nil, nil
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s %s is made for cuDNN %s; of an older one it warns and goes on, and a newer "+
		"major it opens: with %s it may run or fail", b.Traits.Name, b.Label(), version.Minor(made), have),
		Observe: "whether its own check runs", Command: `python -c "import paddle; paddle.utils.run_check()"`,
		Facts: []string{b.Ref("cudnn")}}, nil
}

// opensOtherCUDNN reports whether a framework has releases that open another cuDNN than they were made with.
func opensOtherCUDNN(f *query.Package) bool {
	return slices.ContainsFunc(f.Releases, func(r facts.Release) bool {
		return f.Traits.Has(matrices.TraitWarnsOfCUDNN, r.Version) ||
			f.Traits.Has(matrices.TraitIgnoresCUDNNMinor, r.Version)
	})
}

// ifBringsCUDNN asks whether nothing but a cuDNN of which nobody says where it is stands in
// the way of builds that bring their own and look for it beside themselves: a system's is
// loaded only where LD_LIBRARY_PATH names it. It returns nil for frameworks that take what
// the path has.
func (c *environment) ifBringsCUDNN(q *question.Question) (*verdict.Missing, error) {
	e := q.Query.Existing
	if e.LoadedCUDNN == "" {
		return nil, nil
	}
	have := e.LoadedCUDNN
	e.LoadedCUDNN = ""
	best, err := c.runs(q)
	e.LoadedCUDNN = have
	if err != nil || best == nil {
		return nil, err
	}
	builds := best.Builds()
	at := slices.IndexFunc(builds, func(b *candidate.Build) bool {
		return model.Delivery(b) == plan.DeliveryWheels && b.CUDNN != "" &&
			!b.Traits.Has(matrices.TraitLoaderPath, b.Release.Version)
	})
	if at < 0 {
		return nil, nil
	}
	b := builds[at]
	return &verdict.Missing{Why: fmt.Sprintf("%s %s brings a cuDNN of its own, and does not run where cuDNN %s is "+
		"loaded instead", b.Traits.Name, b.Label(), have), Observe: "which one is loaded",
		Command: `echo "$LD_LIBRARY_PATH"; ldconfig -p | grep libcudnn`, Facts: []string{b.Ref("cudnn")}}, nil
}

// ifPathLists asks whether nothing stands in the way but that a package opens cuDNN by its name, and the framework, of
// which nobody says which release it is, has its own in a wheel's folder: where LD_LIBRARY_PATH lists that folder, or
// the system has one, an older release runs.
func (c *environment) ifPathLists(q *question.Question) (*verdict.Missing, error) {
	e := q.Query.Existing
	open := func(f *query.Package) bool { // an installer takes the newest one, and flags leave versions out
		return f.Version == nil && f.At.ByFlag()
	}
	if e.Finds(libraries.CUDNN) || !slices.ContainsFunc(q.Query.Frameworks(), open) {
		return nil, nil
	}
	path := e.OnPath
	e.OnPath = append(slices.Clone(path), libraries.CUDNN)
	best, err := c.runs(q)
	e.OnPath = path
	if err != nil || best == nil {
		return nil, err
	}
	f := best.First()
	return &verdict.Missing{Why: fmt.Sprintf("no version of %s is given: %s runs where LD_LIBRARY_PATH lists the folder "+
		"of its cuDNN %s, or the system has that", f.Traits.Name, f.Label(), version.Major(f.CUDNN)),
		Observe: "which one is installed, and whether cuDNN is found", Facts: []string{f.Ref("cudnn")},
		Command: q.Showing(f.Release.Package) + `; echo "$LD_LIBRARY_PATH"; ldconfig -p | grep libcudnn`}, nil
}

// withoutLoaded returns as a way out that the cuDNN of the machine is not loaded before the one of the wheels, where it
// is what the conflict is about; nil where that is not known to help.
func (c *environment) withoutLoaded(q *question.Question, conflict *plan.Conflict) (*verdict.Fix, error) {
	e := q.Query.Existing
	if e == nil || e.LoadedCUDNN == "" || !answer.Names(conflict, hardware.LoadedCUDNN) {
		return nil, nil
	}
	have := e.LoadedCUDNN
	e.LoadedCUDNN = ""
	defer func() { e.LoadedCUDNN = have }()
	best, err := c.runs(q)
	if err != nil || best == nil || c.accept(verdict.Judged{}, q, best).Missing != nil {
		return nil, err
	}
	text := fmt.Sprintf("cuDNN %s off the loader's path (LD_LIBRARY_PATH), so that the one of the wheels is loaded", have)
	return &verdict.Fix{Text: text, Change: []plan.Change{}, Stack: answer.Plan(best).Stack}, nil
}
