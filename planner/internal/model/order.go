package model

import (
	"slices"

	"github.com/envsolve/envsolve/planner/request"
)

// order numbers the variables in the target's order of preference. What a GPU or a
// platform is comes first in effect: both are pinned.
func (s *Model) order() {
	for _, g := range s.GPUs {
		s.addVariable(&g.Variable)
	}
	s.addVariable(&s.Platform.Variable)
	for _, part := range s.Query.Prefer {
		s.addPart(part)
	}
	s.addVariable(&s.Base.Variable)
	if s.Forward != nil {
		s.addVariable(s.Forward)
	}
}

func (s *Model) addPart(part string) {
	switch part {
	case "framework":
		// A package that pins its framework is the narrower wish: it goes
		// first, unless the target says otherwise.
		asked := slices.ContainsFunc(s.Query.Request.Prefer, func(t request.Text) bool { return t.Value == "framework" })
		if !asked {
			s.addExtensions(false)
		}
		for _, f := range s.Frameworks {
			s.addVariable(&f.Variable)
		}
		if asked {
			s.addExtensions(false)
		}
		s.addExtensions(true)
		if s.Fit != nil {
			s.addVariable(s.Fit)
		}
	case "packages":
		for _, c := range s.Companions {
			s.addVariable(&c.Variable)
		}
		for _, n := range s.NVIDIA {
			s.addVariable(&n.Variable)
		}
		for _, n := range s.Named {
			s.addVariable(&n.Variable)
		}
	case "python":
		s.addVariable(&s.Python.Variable)
	case "cuda":
		s.addVariable(&s.CUDA.Variable)
	case "cudnn":
		s.addVariable(&s.CUDNN.Variable)
	case "nccl":
		s.addVariable(&s.NCCL.Variable)
	case "os":
		s.addVariable(&s.OS.Variable)
	case "driver":
		for _, d := range s.Drivers {
			s.addVariable(&d.Variable)
		}
	}
}

// addExtensions adds the packages that the target names, or those that are
// brought in by them.
func (s *Model) addExtensions(pulled bool) {
	for _, e := range s.Extensions {
		if e.Query.Transitive == pulled {
			s.addVariable(&e.Variable)
		}
	}
}

func (s *Model) addVariable(a *Variable) {
	a.Dim = len(s.Variables)
	s.Variables = append(s.Variables, a)
}
