package planner

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

// Reach is where a finished stack can run, besides the GPUs it was asked for.
type Reach struct {
	// Capabilities lists the compute capabilities that every framework of the
	// stack has code for, machine code or PTX, and that its CUDA, cuDNN and
	// packages still serve, oldest first: 7.0, 7.5.
	Capabilities []string
	// Branches lists the Linux driver branches with a release that reaches the
	// stack's floor, oldest first: 525, 535. Empty for Windows.
	Branches []string
}

// Reach returns where a stack can run, out of the facts. A build that the facts
// do not know reaches nothing.
func (p *Planner) Reach(s *plan.Stack) Reach {
	var r Reach
	builds := p.buildsOf(s)
	archs := p.facts.Architectures()
	for i := range archs {
		if len(builds) > 0 && coveredByAll(builds, &archs[i], p.facts) && p.servedBelow(s, &archs[i]) {
			r.Capabilities = append(r.Capabilities, archs[i].ComputeCapability)
		}
	}
	if s.Platform == facts.WindowsAMD64 || s.Driver.Floor == "" {
		return r
	}
	branches := p.facts.DriverBranches()
	for i := range branches {
		if version.Compare(model.Latest(&branches[i]), s.Driver.Floor) >= 0 {
			r.Branches = append(r.Branches, branches[i].Branch)
		}
	}
	return r
}

// servedBelow reports whether the libraries below the frameworks and the
// packages around them serve an architecture.
func (p *Planner) servedBelow(s *plan.Stack, arch *matrices.Architecture) bool {
	cc := arch.ComputeCapability
	if s.CUDA.Version != "" && arch.LastCUDA != "" &&
		version.Compare(version.Minor(s.CUDA.Version), arch.LastCUDA) > 0 {
		return false
	}
	if row := p.facts.CUDNN(s.CUDNN); s.CUDNN != "" && row != nil && version.Compare(hardware.LowestCapability(row),
		cc) > 0 {
		return false
	}
	for name, ver := range s.Packages {
		if known := p.facts.PackageNamed(name); known != nil && !p.packageServes(known.Name, version.WithoutLocal(ver),
			cc) {
			return false
		}
	}
	return true
}

func (p *Planner) packageServes(name, ver, cc string) bool {
	releases := p.facts.Packages(name)
	for i := range releases {
		if releases[i].Version == ver {
			return version.Compare(releases[i].SMMin, cc) <= 0
		}
	}
	return true
}

// buildsOf finds the builds of a stack's frameworks; nothing when the facts
// miss one of them.
func (p *Planner) buildsOf(s *plan.Stack) []candidate.Build {
	var builds []candidate.Build
	for _, f := range s.AllFrameworks() {
		b, ok := p.buildOf(f, s)
		if !ok {
			return nil
		}
		builds = append(builds, b)
	}
	return builds
}

func (p *Planner) buildOf(f plan.Framework, s *plan.Stack) (candidate.Build, bool) {
	releases := p.facts.FrameworkReleases(f.Name)
	for i := range releases {
		r := &releases[i]
		if r.Version != f.Version {
			continue
		}
		for j := range r.Builds {
			row := &r.Builds[j]
			for k := range row.Platforms {
				if on := &row.Platforms[k]; row.Variant == f.Variant && on.Platform == s.Platform {
					return candidate.Build{Traits: p.facts.FrameworkTraits(f.Name), Release: r, Row: row, On: on,
						CUDA: s.CUDA.Version}, true
				}
			}
		}
	}
	return candidate.Build{}, false
}

// CompareVersions orders versions of numbers and dots, as drivers, CUDA, cuDNN,
// NCCL and Python have them: negative when a is older, positive when newer.
func CompareVersions(a, b string) int { return version.Compare(a, b) }

func coveredByAll(builds []candidate.Build, arch *matrices.Architecture, facts *facts.Facts) bool {
	for i := range builds {
		if c := builds[i].Covers(arch, facts.ByCapability()); c != candidate.CoverCubin && c != candidate.CoverPTX {
			return false
		}
	}
	return true
}
