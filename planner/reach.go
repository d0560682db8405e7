package planner

import "github.com/envsolve/envsolve/matrices"

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

// Reach gives where a stack can run, out of the facts. A build that the facts
// do not know reaches nothing.
func (p *Planner) Reach(s *Stack) Reach {
	var r Reach
	builds := p.buildsOf(s)
	archs := p.facts.Architectures()
	for i := range archs {
		if len(builds) > 0 && coveredByAll(builds, &archs[i], p.facts) && p.servedBelow(s, &archs[i]) {
			r.Capabilities = append(r.Capabilities, archs[i].ComputeCapability)
		}
	}
	if s.Platform == windowsAMD64 || s.Driver.Floor == "" {
		return r
	}
	branches := p.facts.DriverBranches()
	for i := range branches {
		if compareDotted(latest(&branches[i]), s.Driver.Floor) >= 0 {
			r.Branches = append(r.Branches, branches[i].Branch)
		}
	}
	return r
}

// servedBelow reports whether the libraries below the frameworks and the
// packages around them serve an architecture.
func (p *Planner) servedBelow(s *Stack, arch *matrices.Architecture) bool {
	cc := arch.ComputeCapability
	if s.CUDA.Version != "" && arch.LastCUDA != "" && compareDotted(minor(s.CUDA.Version), arch.LastCUDA) > 0 {
		return false
	}
	if row := p.facts.cudnn(s.CUDNN); s.CUDNN != "" && row != nil && compareDotted(cudnnFloor(row), cc) > 0 {
		return false
	}
	for name, version := range s.Packages {
		if known := p.facts.packageNamed(name); known != nil && !p.packageServes(known.Name, withoutLocal(version), cc) {
			return false
		}
	}
	return true
}

func (p *Planner) packageServes(name, version, cc string) bool {
	releases := p.facts.Packages(name)
	for i := range releases {
		if releases[i].Version == version {
			return compareDotted(releases[i].SMMin, cc) <= 0
		}
	}
	return true
}

// buildsOf finds the builds of a stack's frameworks; nothing when the facts
// miss one of them.
func (p *Planner) buildsOf(s *Stack) []build {
	frameworks := s.Frameworks
	if len(frameworks) == 0 {
		frameworks = []Framework{s.Framework}
	}
	var builds []build
	for _, f := range frameworks {
		b, ok := p.buildOf(f, s)
		if !ok {
			return nil
		}
		builds = append(builds, b)
	}
	return builds
}

func (p *Planner) buildOf(f Framework, s *Stack) (build, bool) {
	releases := p.facts.Frameworks(f.Name)
	for i := range releases {
		r := &releases[i]
		if r.Version != f.Version {
			continue
		}
		for j := range r.Builds {
			row := &r.Builds[j]
			for k := range row.Platforms {
				if on := &row.Platforms[k]; row.Variant == f.Variant && on.Platform == s.Platform {
					return build{release: r, row: row, on: on, cuda: s.CUDA.Version}, true
				}
			}
		}
	}
	return build{}, false
}

// CompareVersions orders versions of numbers and dots, as drivers, CUDA, cuDNN,
// NCCL and Python have them: negative when a is older, positive when newer.
func CompareVersions(a, b string) int { return compareDotted(a, b) }

func coveredByAll(builds []build, arch *matrices.Architecture, facts *facts) bool {
	for i := range builds {
		if c := builds[i].covers(arch, facts.architectures()); c != coverCubin && c != coverPTX {
			return false
		}
	}
	return true
}
