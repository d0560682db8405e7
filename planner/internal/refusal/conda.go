package refusal

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// WithoutDriver returns why an image that conda installs a framework in fails on a GPU: conda finds no driver as it is
// built. It takes the build for the CPU then, and stops where one for CUDA is named; nil for others.
func WithoutDriver(q *question.Question) []plan.ConflictRule {
	if q.GPU == nil && q.Driver == nil || q.SaidForCPU() {
		return nil
	}
	for i := range q.Frameworks {
		p := &q.Frameworks[i]
		does := "it takes the one for the CPU"
		switch {
		case !asksForDriver(q, p):
			continue
		case ofCUDA(q, p):
			if !q.FromCondaForgeFirst(p) {
				continue // another channel that comes first may have one that asks for none
			}
			does = "it refuses to install one"
		case p.Label != "" || q.Env.Observations[p.Number].Label != "":
			continue
		}
		name := q.Facts.FrameworkInfo(p.Framework).Name
		same := func(r plan.ConflictRule) bool { return r.Text == p.Words && r.At == p.At.String() } // its build's
		rules := append(slices.DeleteFunc(q.ObservedGPU(), same), q.Asked(&p.Seen, "asked-framework")...)
		return append(rules, q.Fact(system.CPUBuild, fmt.Sprintf("conda-forge's builds of %s for CUDA ask for a driver, "+
			"and conda finds none as an image is built: %s", name, does),
			"frameworks/"+p.Framework+"#conda-forge-driver"))
	}
	return nil
}

// asksForDriver reports whether conda installs a framework as an image is built, with no driver that it finds or is
// told of, from conda-forge, whose builds of it for CUDA ask for one: all that are allowed, where such a one is named.
func asksForDriver(q *question.Question, p *existing.Package) bool {
	return mayAskForDriver(q, p) && (!ofCUDA(q, p) || !allowsBefore(q, p))
}

// TakesOlder reports whether conda is asked for a build of a framework for CUDA as an image is built, with no driver
// that it finds, and may take one of a release whose builds ask for none.
func TakesOlder(q *question.Question, p *existing.Package) bool {
	return mayAskForDriver(q, p) && ofCUDA(q, p) && q.FromCondaForgeFirst(p) && allowsBefore(q, p)
}

// mayAskForDriver reports whether conda installs a framework as an image is built, with no driver that it finds or is
// told of, from conda-forge, of whose builds of it for CUDA some ask for one.
func mayAskForDriver(q *question.Question, p *existing.Package) bool {
	info := q.Facts.FrameworkInfo(p.Framework)
	if info.CondaForgeDriver == "" || q.Env.Installer != observed.Conda || !p.Conda || p.Number < 0 || p.Installed ||
		p.Source || !q.FromCondaForge(p) || !q.FindsNoDriver(p) ||
		p.Exact != "" && !p.Series && version.Compare(p.Exact, info.CondaForgeDriver) < 0 {
		return false
	}
	asks := func(r matrices.FrameworkRelease) bool {
		return version.Compare(r.Version, info.CondaForgeDriver) >= 0 && existing.AllowsOrUnread(p.Specifier, r.Version)
	}
	if !slices.ContainsFunc(q.Facts.Frameworks(p.Framework), asks) && (p.Exact == "" || p.Series) {
		return false
	}
	return len(info.Conda) == 0 || !q.FromChannel(p, info.Conda[0])
}

// allowsBefore reports whether a framework may be a release whose builds for CUDA ask for no driver: one before those
// that do, though none before the first that has builds for CUDA.
func allowsBefore(q *question.Question, p *existing.Package) bool {
	info := q.Facts.FrameworkInfo(p.Framework)
	before := func(r matrices.FrameworkRelease) bool {
		return version.Compare(r.Version, info.CondaForgeDriver) < 0 &&
			(info.CondaForgeCUDA == "" || version.Compare(r.Version, info.CondaForgeCUDA) >= 0) &&
			existing.AllowsOrUnread(p.Specifier, r.Version) && runsOnPython(q, &r)
	}
	return slices.ContainsFunc(q.Facts.Frameworks(p.Framework), before)
}

// runsOnPython reports whether a release is for the Python that was observed, or may be.
func runsOnPython(q *question.Question, r *matrices.FrameworkRelease) bool {
	return q.Python.Number < 0 || len(r.Python) == 0 || slices.Contains(r.Python, version.Minor(q.Python.Value))
}

// ofCUDA reports whether conda is asked for a build of a framework for CUDA and no other: by its name, or by that of
// the build.
func ofCUDA(q *question.Question, p *existing.Package) bool {
	return p.ForGPU || strings.Contains(q.Env.Observations[p.Number].Label, "cuda")
}

// ToldDriver offers the CUDA of a stack as that which conda is to take a driver for; without a stack the one
// that is asked for, of whose build the facts list no GPU code. There is no way out without either.
// https://docs.conda.io/projects/conda/en/stable/user-guide/tasks/manage-virtual.html#overriding-detected-packages
func ToldDriver(q *question.Question, stack *plan.Stack) []verdict.Fix {
	fix := verdict.Fix{Change: []plan.Change{}, Stack: stack, Doubtful: stack == nil}
	cuda, unproven := "", "; unproven: the facts list no GPU code of that build"
	if stack != nil {
		cuda, unproven = version.Minor(stack.CUDA.Version), ""
	}
	for _, c := range q.CUDAs {
		if c.Conda && version.Parts(c.Version) > 1 {
			cuda = version.Minor(c.Version)
		}
	}
	if cuda == "" {
		return []verdict.Fix{}
	}
	text := "CONDA_OVERRIDE_CUDA=" + cuda
	fix.Text, fix.Unwritten = text+unproven, []string{"write ENV " + text + " before the command that runs conda"}
	return []verdict.Fix{fix}
}
