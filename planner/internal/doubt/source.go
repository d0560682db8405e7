package doubt

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/verdict"
)

// unlabelledCompanion says that which build a companion is decides, where the default index
// has one for the CPU, or for another major of CUDA, beside a framework with GPU code, and the
// companion has use for such.
func unlabelledCompanion(q *question.Question, best *model.Solution) *verdict.Missing {
	for _, f := range best.Frameworks() {
		b := best.Build(f)
		for i := range q.Unlabelled {
			p := &q.Unlabelled[i]
			if b.CPU() || p.Source || slices.Contains(b.Traits.CPUCompanions, p.Name) ||
				p.CUDA == "" && !slices.Contains(b.Traits.IndexCompanions, p.Name) {
				continue
			}
			name := strings.TrimSpace(p.Name + " " + p.Exact)
			why := fmt.Sprintf("%s has no label: pip installs one for the CPU on %s, whose operators do not run on "+
				"the GPU", name, q.Platform)
			if p.CUDA != "" {
				why = fmt.Sprintf("%s has no label: pip installs one for CUDA %s, which does not load beside %s %s",
					name, p.CUDA, b.Traits.Name, b.Label())
			}
			return &verdict.Missing{Why: why, Observe: "which build it is", Command: q.Showing(p.Name),
				Facts: []string{}}
		}
	}
	return nil
}

// indexCompanion says that a companion decides which is compiled against one
// build of its framework, where the framework is no build of the index and
// nobody says that the companion was compiled beside it.
func indexCompanion(q *question.Question) *verdict.Missing {
	for _, c := range q.Query.Of(query.Companion) {
		at := slices.IndexFunc(q.Packages, func(p existing.Package) bool { return p.At == c.At })
		if !c.Of.Taken.Compiled || at < 0 || q.Packages[at].Source || reading.VendorLabel(q.Packages[at].Label) {
			continue
		}
		info := q.Facts.FrameworkInfo(c.Of.Name)
		if !slices.Contains(info.IndexCompanions, c.Name) {
			continue
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("%s is compiled against one build of %s, and that here is none of the index's",
				c.Name, c.Of.Traits.Name),
			Observe: "whether it loads", Command: fmt.Sprintf("python -c 'import %s'", c.Name), Facts: []string{}}
	}
	return nil
}

// companionElsewhere says that a companion decides of whose release the facts know wheels for
// other platforms alone: somebody may have built it for this one.
func companionElsewhere(q *question.Question) *verdict.Missing {
	for _, c := range q.Query.Of(query.Companion) {
		p, info := q.SeenAt(c.At), q.Facts.PackageNamed(c.Name)
		if p == nil || info == nil {
			continue
		}
		ver := q.MadeElsewhere(p, info)
		if ver == "" {
			continue
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("there are no wheels of %s for %s from its makers: it works if it was built there",
				strings.TrimSpace(c.Name+" "+p.Exact), q.Platform),
			Observe: "whether it loads",
			Command: fmt.Sprintf("python -c 'import %s'", module(q, p)),
			Facts:   []string{c.Name + "/" + ver + "#platforms"}}
	}
	return nil
}

// FromSource says that it decides whether a framework was compiled, of which no release that it may be has a wheel for
// the CUDA that was observed, nor one for all of its major, and the index has a source package that compiles against
// whichever toolkit is there.
func FromSource(q *question.Question) *verdict.Missing {
	cuda := q.Toolkit()
	if cuda == nil || q.AsksOthers() {
		return nil
	}
	for _, f := range q.Query.Frameworks() {
		source := q.Facts.FrameworkInfo(f.Name).SourcePackage
		seen := q.ObservedAs(f)
		other := func(p *existing.Package) bool {
			return !p.IsThere() || p.Conda || p.Label != "" || p.From != "" || !p.ByName && p.Name != source
		}
		if source == "" || len(seen) == 0 || slices.ContainsFunc(seen, other) {
			continue
		}
		takes := func(r facts.Release) bool {
			return q.IsAsked(f, &r) && slices.ContainsFunc(r.Builds, func(b matrices.Build) bool {
				ofMajor := version.Parts(b.CUDA) == 1 && version.Major(cuda.Version) == b.CUDA
				return ofMajor || q.Facts.Specifier(b.CUDASpec).Allows(version.Minor(cuda.Version))
			})
		}
		if slices.ContainsFunc(f.Releases, takes) {
			continue
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("no wheel of %s is for CUDA %s: it works if %s was compiled for that here, from its source",
				strings.TrimSpace(f.Traits.Name+" "+seen[0].Exact), version.Minor(cuda.Version), source),
			Observe: "whether a kernel runs", Command: fmt.Sprintf("python -c 'import %s'", f.Traits.Module),
			Facts: []string{"frameworks/" + f.Name + "#source-package"}}
	}
	return nil
}

// ofReleases are the rules on what the releases of packages ask for, and for what their makers publish them.
var ofReleases = []string{packages.ExtensionRequires, packages.Transitive, packages.ExtensionGPU,
	packages.ExtensionPlatform, packages.ExtensionPython, system.ReleasedLater}

// OfNoRelease says that it decides what a package asks for that was compiled here, and of which nobody says the
// release, where nothing stands in the way but what releases of packages ask for: what is between two of them, as a
// branch is, asks for what neither need say.
func OfNoRelease(q *question.Question, c *plan.Conflict) *verdict.Missing {
	other := func(r plan.ConflictRule) bool { return r.Kind == "fact" && !slices.Contains(ofReleases, r.Rule) }
	if slices.ContainsFunc(c.Rules, other) {
		return nil
	}
	for _, e := range q.Query.Of(query.Extension) {
		about := func(r plan.ConflictRule) bool {
			return slices.ContainsFunc(r.Facts, func(ref string) bool { return strings.HasPrefix(ref, e.Name+"/") })
		}
		if !e.Own || e.Version != nil || e.Transitive || !slices.ContainsFunc(c.Rules, about) {
			continue
		}
		return &verdict.Missing{Why: fmt.Sprintf("%s was compiled here, and nobody says which release it is: what releases "+
			"of it need decides nothing", e.Name), Observe: "whether it loads", Command: e.ImportCommand(), Facts: []string{}}
	}
	return nil
}
