package model

import (
	"strconv"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
)

// observedPart returns the version of a part that an environment's system has.
func (m *Model) observedPart(part string) []string {
	e := m.Query.Existing
	switch {
	case e == nil:
	case part == "cuda" && e.CUDA != "":
		return []string{e.CUDA}
	case part == "cudnn" && e.CUDNN != "":
		return []string{e.CUDNN}
	}
	return nil
}

// takeObservedCUDNN lets builds that take cuDNN from the system run with any of
// the major and at least the minor that they were compiled with, as NVIDIA
// promises. An observed cuDNN may be written short: 8 is any of 8.
func (m *Model) takeObservedCUDNN(p *Part) {
	if m.Query.Existing == nil || m.Query.Existing.CUDNN == "" {
		return
	}
	of, seen := p.Of, m.Query.Existing.CUDNN
	p.Of = func(b *candidate.Build) candidate.Compatibility {
		a := of(b)
		if !b.System() || a.Made == "" || version.Parts(a.Made) < 2 {
			return a
		}
		major, _ := version.NextNumber(a.Made)
		least := version.Minor(a.Made)
		if version.Parts(seen) < 2 {
			least = version.Major(a.Made)
		}
		a.Spec = ">=" + least + ",<" + strconv.Itoa(major+1)
		return a
	}
}
