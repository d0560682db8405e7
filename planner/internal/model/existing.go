package model

import (
	"fmt"
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

// firstOfMinors is the CUDA major from which on the libraries of all its minors have the same names.
// https://docs.nvidia.com/deploy/cuda-compatibility/minor-version-compatibility.html
const firstOfMinors = 11

// bringOwnParts lets builds that bring CUDA and cuDNN in wheels stand beside those of
// the system, which another framework loads and which come with no NCCL. Where nobody says
// which CUDA the system has, the minor of that in the wheels does not decide for a build that
// takes a range: the system may have a newer one, whose libraries have the same names. Of a
// cuDNN that every program loads, a rule says what each build takes.
func (m *Model) bringOwnParts(parts []Part) {
	e := m.Query.Existing
	if e == nil || len(m.Query.Frameworks()) < 2 {
		return
	}
	nccl := parts[2].Of
	parts[2].Of = func(b *candidate.Build) candidate.Compatibility {
		a := nccl(b)
		a.Any = a.Any || b.System()
		return a
	}
	if cuda := parts[0].Of; e.CUDA == "" {
		parts[0].Of = func(b *candidate.Build) candidate.Compatibility {
			a := cuda(b)
			if n, _ := version.NextNumber(b.CUDA); b.System() && n >= firstOfMinors && strings.Contains(b.Row.CUDASpec, ",<") {
				a.Spec = fmt.Sprintf(">=%d,<%d", n, n+1)
			}
			return a
		}
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
