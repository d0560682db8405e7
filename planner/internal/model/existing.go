package model

import (
	"strconv"
	"strings"

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

// bringOwnParts lets builds that bring CUDA and cuDNN in wheels stand beside those of
// the system, which another framework loads. Of a cuDNN that every program loads, a
// rule says what each build takes.
func (m *Model) bringOwnParts(parts []Part) {
	e := m.Query.Existing
	if e == nil || len(m.Query.Frameworks()) < 2 {
		return
	}
	for i, observed := range []string{e.CUDA, e.CUDNN} {
		if observed == "" {
			continue
		}
		of := parts[i].Of
		parts[i].Of = func(b *candidate.Build) candidate.Compatibility {
			a := of(b)
			a.Any = a.Any || !b.System() && !b.CPU()
			return a
		}
	}
}

// takeObservedCUDNN lets builds that take cuDNN from the system run with any of
// the major and at least the minor that they were compiled with, as NVIDIA
// promises, unless they are known to refuse another minor. An observed cuDNN may be
// written short: 8 is any of 8.
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
		if minor, exact := strings.CutPrefix(a.Spec, "=="); exact && version.Parts(seen) > 1 &&
			version.Parts(strings.TrimSuffix(minor, ".*")) > 1 {
			return a // it asks for the minor itself
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
