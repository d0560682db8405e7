package doubt

import (
	"fmt"
	"maps"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/refusal"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// ToldToConda says that nobody knows for which CUDA conda takes the driver that it is told of, where the build of a
// framework goes by that, or which build it takes where it finds none and one of an older release asks for none.
func ToldToConda(q *question.Question) *verdict.Missing {
	for i := range q.Frameworks {
		f := &q.Frameworks[i]
		if refusal.TakesOlder(q, f) {
			info := q.Facts.FrameworkInfo(f.Framework)
			return &verdict.Missing{
				Why: fmt.Sprintf("conda-forge's builds of %s for CUDA ask for a driver from %s on: as an image is built conda "+
					"finds no driver, and takes an older build that asks for none", info.Name, info.CondaForgeDriver),
				Observe: "the build that conda takes", Command: "conda list --show-channel-urls",
				Facts: []string{"frameworks/" + f.Framework + "#conda-forge-driver"},
			}
		}
		makers := q.Facts.FrameworkInfo(f.Framework).Conda
		if !f.Conda || f.Installed || f.Source || f.ForGPU || f.Label != "" || !q.FromCondaForge(f) ||
			len(makers) > 0 && q.FromChannel(f, makers[0]) {
			continue
		}
		told := q.ToldDriver(f)
		if told == nil || told.Value == "" || reading.FirstVersion(told.Value) != "" {
			continue
		}
		return &verdict.Missing{
			Why: fmt.Sprintf("%s: which CUDA conda takes the driver for, %s, is known only where it runs, and it chooses "+
				"the build of %s by that", told.At, told.Value, q.Facts.FrameworkInfo(f.Framework).Name),
			Observe: "the CUDA that CONDA_OVERRIDE_CUDA names", Facts: []string{},
		}
	}
	return nil
}

// OfCondasCUDA says that conda is asked for a CUDA for which the facts hold no build of a framework that comes from
// its channels: these have others than the index, or conda takes one for the CPU, which goes with any CUDA.
func OfCondasCUDA(q *question.Question, best *model.Solution) *verdict.Missing {
	for i := range q.CUDAs {
		c := &q.CUDAs[i]
		if !c.Conda || c.CPU || c.Number < 0 || version.Parts(c.Version) < 2 {
			continue
		}
		if o := &q.Env.Observations[c.Number]; o.Kind != observed.CUDA || o.Installed {
			continue
		}
		for _, f := range best.Frameworks() {
			b := best.Build(f)
			if !q.OfChannel(f.Package) || b.CPU() || fitsCUDA(b, c.Version) {
				continue
			}
			release := b.Traits.Name
			if p := q.Observed(f.Package.Name); p != nil && p.Exact != "" && !p.Series {
				release += " " + b.Release.Version
			}
			return &verdict.Missing{
				Why: fmt.Sprintf("the facts do not say which build of %s conda takes for CUDA %s, which %s asks for%s", release,
					version.Minor(c.Version), c.Words, orForCPU(q, b)),
				Observe: "the build that conda takes", Command: "conda list --show-channel-urls", Facts: []string{},
			}
		}
	}
	return nil
}

// fitsCUDA reports whether a build is for a CUDA: for that minor, or for all of that major.
func fitsCUDA(b *candidate.Build, cuda string) bool {
	if version.Parts(b.CUDA) < 2 {
		return b.CUDA == version.Major(cuda)
	}
	return version.Minor(b.CUDA) == version.Minor(cuda)
}

// orForCPU says that it may be a build for the CPU, where the framework has such.
func orForCPU(q *question.Question, b *candidate.Build) string {
	for _, r := range q.Facts.Frameworks(b.Release.Table) {
		for i := range r.Builds {
			if facts.IsCPU(&r.Builds[i]) {
				return ", or whether that is one for the CPU"
			}
		}
	}
	return ""
}

// BesideCondas says that a build of the makers' channel of conda loads beside some releases of another package of conda
// alone, and that nobody holds conda to them: it takes a later one where nothing else of the channels does. It returns
// what to add, too.
func BesideCondas(q *question.Question, best *model.Solution) (*verdict.Missing, observed.Change) {
	for _, f := range best.Frameworks() {
		b := best.Build(f)
		p := q.Observed(f.Package.Name)
		needs, makers := b.Traits.CondasNeeds(b.Release.Version), q.Facts.FrameworkInfo(f.Package.Name).Conda
		if needs == nil || p == nil || !p.Conda || p.Installed || p.Source || p.Number < 0 || p.At.ByFlag() ||
			q.Platform != facts.LinuxAMD64 || q.Day != "" && q.Day < needs.Since ||
			!q.FromChannel(p, makers[0]) {
			continue
		}
		for _, name := range slices.Sorted(maps.Keys(needs.Needs)) {
			if q.HoldsCondas(name, needs.Needs[name]) {
				continue
			}
			why := fmt.Sprintf("the build of %s %s of the channel %s loads %s %s alone, and nobody names one: conda takes a "+
				"later one where nothing else holds it back, and the import ends in an undefined symbol then", b.Traits.Name,
				b.Release.Version, makers[0], name, needs.Needs[name])
			return &verdict.Missing{Why: why, Observe: "which " + name + " is there", Command: "conda list " + name,
				Facts: []string{"frameworks/" + f.Package.Name + "#" + matrices.TraitCondasNeeds},
			}, observed.Change{Of: -1, Name: name, Value: needs.Takes[name], Conda: q.Env.Observations[p.Number].Name}
		}
	}
	return nil, observed.Change{}
}
