package refusal

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/plan"
)

// BesideCPU returns why an environment fails whose framework is named outright as a build for the CPU,
// beside a package whose libraries are linked with those of the framework's builds for CUDA; nil for others.
func BesideCPU(q *question.Question, best *model.Solution) []plan.ConflictRule {
	for i, f := range best.Frameworks() {
		b := best.Build(f)
		if !b.CPU() || q.Given[i].By != candidate.ByLabel {
			continue
		}
		for _, e := range best.Of(query.Extension) {
			p, info := q.SeenAt(e.Package.At), q.Facts.PackageNamed(e.Package.Name)
			if e.Package.Transitive || e.Package.None(best.At(&e.Variable)) || p == nil || p.Label != "" || p.Source ||
				p.ForCPU || info == nil {
				continue
			}
			r := e.Row(best.At(&e.Variable))
			ofFramework := info.Framework == f.Package.Name || e.Package.RequiresPackageOf(f.Package)
			linked := r.TorchABI != "" || info.BindsGPU && r.TorchBuilt != ""
			if !ofFramework || !linked || !version.IsDotted(r.CUDA) {
				continue
			}
			var rules []plan.ConflictRule
			for _, seen := range q.ObservedAs(f.Package) {
				rules = append(rules, q.Asked(&seen.Seen, "asked-framework")...)
			}
			text := fmt.Sprintf("%s %s is compiled for CUDA %s, and loads libraries that %s %s has not", e.Package.Name,
				r.Version, version.Major(r.CUDA), b.Traits.Module, b.Label())
			sameMajor := func(o *candidate.Build) bool { return version.Major(o.CUDA) == version.Major(r.CUDA) }
			if gpu := b.ForGPUs("", sameMajor); gpu != nil {
				text += "; for GPUs: " + gpu.InstallCommand([]string{gpu.Requirement() + "==" + gpu.WheelVersion()})
			}
			rules = append(rules, q.Fact(packages.ExtensionCUDA, text, r.Package+"/"+r.Version+"#cuda"))
			return append(rules, q.Asked(&p.Seen, "asked-package")...)
		}
	}
	return nil
}
