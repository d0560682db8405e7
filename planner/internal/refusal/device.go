package refusal

import (
	"fmt"

	"github.com/envsolve/envsolve/planner/internal/existing"
	"github.com/envsolve/envsolve/planner/internal/question"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
)

// OnOtherDevice says why an environment for a GPU fails whose package runs on another device.
func OnOtherDevice(q *question.Question, p *existing.Package, device string) []plan.ConflictRule {
	return append(append(q.ObservedGPU(), q.Asked(&p.Seen, "asked-package")...),
		q.Fact(system.CPUBuild, p.Name+" runs on "+device, "packages/"+p.Name+"#device"))
}

// ForMacOS returns a package that an installer is asked for and that is published for macOS alone; nil for none.
// What conda has is not known, and what is there already somebody has made.
func ForMacOS(q *question.Question) *existing.Package {
	for i := range q.Packages {
		p := &q.Packages[i]
		info := q.Facts.PackageNamed(p.Name)
		if info != nil && info.MacOS && !p.Installed && !p.Conda && !p.Source && q.System.NoGPU == "" {
			return p
		}
	}
	return nil
}

// NotForMacOS says why an installer finds no wheel of a package that is published for macOS alone.
func NotForMacOS(q *question.Question, p *existing.Package) []plan.ConflictRule {
	return append(q.Asked(&p.Seen, "asked-package"), q.Fact(packages.ExtensionPlatform, fmt.Sprintf(
		"%s is for macOS alone, and this is %s: installers find no wheel of it", p.Name, q.Platform),
		"packages/"+p.Name+"#macos"))
}
