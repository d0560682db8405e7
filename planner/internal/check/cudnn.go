package check

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ifWarnedOfCUDNN asks whether nothing but the system's cuDNN stands in the way of a
// framework that opens whichever is there, warns of an older one than it was compiled
// with, and goes on. It returns nil for another framework, and for a cuDNN that it
// does not open: one of an older major, and on Windows, where files are named for
// their major, one of a newer, too.
func (c *environment) ifWarnedOfCUDNN(q *question.Question) (*verdict.Missing, error) {
	e := q.Query.Existing
	if q.Query.CUDNN == nil || e.CUDNN == "" || !slices.ContainsFunc(q.Query.Frameworks(), warnsOfCUDNN) {
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
	if !b.Traits.Has(matrices.TraitWarnsOfCUDNN, b.Release.Version) || majors < 0 || majors > 0 && b.Windows() {
		return nil, nil
	}
	return &verdict.Missing{Why: fmt.Sprintf("%s %s is made for cuDNN %s; of an older one it warns and goes on, and a newer "+
		"major it opens: with %s it may run or fail", b.Traits.Name, b.Label(), version.Minor(made), have),
		Observe: "whether its own check runs", Command: `python -c "import paddle; paddle.utils.run_check()"`,
		Facts: []string{b.Ref("cudnn")}}, nil
}

// warnsOfCUDNN reports whether a framework has releases that warn of a cuDNN.
func warnsOfCUDNN(f *query.Package) bool {
	return slices.ContainsFunc(f.Releases, func(r facts.Release) bool {
		return f.Traits.Has(matrices.TraitWarnsOfCUDNN, r.Version)
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
