package planner

import "slices"

// order numbers the axes in the target's order of preference. What a GPU or a
// platform is comes first in effect: both are pinned.
func (s *scene) order() {
	for _, g := range s.gpus {
		s.addAxis(&g.axis)
	}
	s.addAxis(&s.platform.axis)
	for _, part := range s.ask.prefer {
		s.addPart(part)
	}
	s.addAxis(&s.base.axis)
	if s.forward != nil {
		s.addAxis(s.forward)
	}
}

func (s *scene) addPart(part string) {
	switch part {
	case "framework":
		// A package that pins its framework is the narrower wish: it goes
		// first, unless the target says otherwise.
		asked := slices.ContainsFunc(s.ask.request.Prefer, func(t Text) bool { return t.Value == "framework" })
		if !asked {
			s.addExtensions(false)
		}
		for _, f := range s.frameworks {
			s.addAxis(&f.axis)
		}
		if asked {
			s.addExtensions(false)
		}
		s.addExtensions(true)
		if s.fit != nil {
			s.addAxis(s.fit)
		}
	case "packages":
		for _, c := range s.companions {
			s.addAxis(&c.axis)
		}
		for _, n := range s.nvidia {
			s.addAxis(&n.axis)
		}
		for _, n := range s.named {
			s.addAxis(&n.axis)
		}
	case "python":
		s.addAxis(&s.python.axis)
	case "cuda":
		s.addAxis(&s.cuda.axis)
	case "cudnn":
		s.addAxis(&s.cudnn.axis)
	case "nccl":
		s.addAxis(&s.nccl.axis)
	case "os":
		s.addAxis(&s.os.axis)
	case "driver":
		for _, d := range s.drivers {
			s.addAxis(&d.axis)
		}
	}
}

// addExtensions adds the packages that the target names, or those that are
// pulled in by them.
func (s *scene) addExtensions(pulled bool) {
	for _, e := range s.extensions {
		if e.ask.pulled == pulled {
			s.addAxis(&e.axis)
		}
	}
}

func (s *scene) addAxis(a *axis) {
	a.dim = len(s.axes)
	s.axes = append(s.axes, a)
}
