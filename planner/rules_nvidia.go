package planner

import (
	"fmt"
	"strconv"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleNVIDIAMajor = Rule{ID: "nvidia-wheel-cuda", Source: docBuilds,
		Text: "NVIDIA's wheels are for the CUDA major in their name and put their libraries where those for another major lie: wheels of two majors in one environment overwrite or shadow each other."}
	ruleNamedMajor = Rule{ID: "package-name-cuda", Source: docPackages,
		Text: "A package whose name ends in a CUDA, such as cupy-cuda12x or spconv-cu120, loads the libraries of that major: beside a stack of another major it fails, or brings a second CUDA into the environment."}
	ruleNVIDIAPart = Rule{ID: "nvidia-wheel-version", Source: docBuilds,
		Text: "An environment holds one cuDNN and one NCCL: a wheel of them that the target names is the one that the framework loads, so its version must be one that the framework takes."}
	ruleNVIDIAPin = Rule{ID: "nvidia-wheel-pin", Source: docBuilds,
		Text: "A framework's wheels pin the versions of the NVIDIA wheels that they load; another version of one of them cannot be installed beside it."}
)

// nvidiaAxis says whether a wheel that the target names is in the stack: value
// 0 is yes, 1 is no. The user's requirement pins it to 0.
type nvidiaAxis struct {
	axis
	ask *nvidiaAsk
}

func (s *scene) addNVIDIAAxes() {
	for i := range s.ask.nvidia {
		n := &s.ask.nvidia[i]
		s.nvidia = append(s.nvidia, &nvidiaAxis{ask: n, axis: axis{part: n.name, size: absent + 1}})
	}
}

func (s *scene) stateNVIDIARules() {
	for _, n := range s.nvidia {
		s.stateNVIDIAMajor(n)
		s.stateNVIDIAPart(n)
		for _, f := range s.frameworks {
			s.stateNVIDIAPin(n, f)
		}
	}
}

func (s *scene) stateNVIDIAMajor(n *nvidiaAxis) {
	if n.ask.major == "" {
		return
	}
	info, text := ruleNVIDIAMajor, "%s holds libraries for CUDA %s alone, and one environment takes those of one CUDA major"
	if n.ask.other {
		info, text = ruleNamedMajor, "%s loads the libraries of CUDA %s, and one environment takes those of one CUDA major"
	}
	s.fact(info, []*axis{&s.cuda.axis, &n.axis},
		func(v []int) bool {
			cuda := major(s.cuda.values[v[0]])
			return v[1] == absent || cuda == n.ask.major || n.ask.other && cuda == ""
		},
		classOf(s.cuda.values, func(v *string) string { return major(*v) }),
		func(scope) explanation { return explanation{text: fmt.Sprintf(text, n.ask.name, n.ask.major)} })
}

func (s *scene) stateNVIDIAPart(n *nvidiaAxis) {
	list := map[string]*listAxis{"cudnn": s.cudnn, "nccl": s.nccl}[n.ask.part]
	if list == nil || n.ask.spec == nil {
		return
	}
	name := map[string]string{"cudnn": "cuDNN", "nccl": "NCCL"}[n.ask.part]
	fits, none := make([]bool, len(list.values)), len(list.values) == 1
	for i, v := range list.values {
		// A build whose version is not known is no way out of a clash; where no
		// build brings the part at all, the wheel is alone.
		fits[i] = v == "" && none || v != "" && n.ask.allows(s.wheelOf(n.ask, v))
	}
	s.fact(ruleNVIDIAPart, []*axis{&list.axis, &n.axis},
		func(v []int) bool { return v[1] == absent || fits[v[0]] },
		classOf(fits, func(fit *bool) string { return strconv.FormatBool(*fit) }),
		func(scope) explanation {
			return explanation{text: fmt.Sprintf("an environment holds one %s, and %s is it", name, n.ask.name)}
		})
}

// wheelOf gives the version that the wheel of a part's release carries.
func (s *scene) wheelOf(n *nvidiaAsk, version string) string {
	if n.part != "cudnn" || n.major == "" {
		return version
	}
	if row := s.facts.cudnn(version); row != nil && row.Version == version && row.Wheels["cu"+n.major] != "" {
		return row.Wheels["cu"+n.major]
	}
	return version
}

// stateNVIDIAPin ties a library that is no part of its own to what builds pin.
func (s *scene) stateNVIDIAPin(n *nvidiaAxis, f *frameworkAxis) {
	if n.ask.part != "" || n.ask.spec == nil {
		return
	}
	pins := make([]string, len(f.builds))
	for i := range f.builds {
		pins[i] = f.builds[i].row.Pins[n.ask.name]
	}
	s.fact(ruleNVIDIAPin, []*axis{&f.axis, &n.axis},
		func(v []int) bool { return v[1] == absent || s.pinAllows(n.ask, pins[v[0]]) },
		classOf(pins, func(pin *string) string { return *pin }),
		func(left scope) explanation {
			for _, v := range left[f.dim] {
				if pins[v] != "" {
					b := &f.builds[v]
					return explanation{fmt.Sprintf("%s %s pins %s %s", displayName(f.ask.name), b.label(), n.ask.name, pins[v]), []string{b.ref("pins")}}
				}
			}
			return explanation{}
		})
}

// pinAllows reports whether a version of the wheel that the user takes may
// meet a build's pin. Two ranges are left to the resolver.
func (s *scene) pinAllows(n *nvidiaAsk, pin string) bool {
	version, exact := exactly(pin)
	switch {
	case pin == "":
		return true
	case isDotted(pin) || exact:
		return n.allows(version)
	case n.spec.spec.exact != "":
		return s.facts.spanOf(pin).allows(n.spec.spec.exact)
	default:
		return true
	}
}

// namesWheel reports whether the target names a cuDNN wheel that can be added
// to an image without: one for the image's CUDA and of that version.
func (s *scene) namesWheel(row *matrices.CUDNNRelease, cuda string) bool {
	for i := range s.ask.nvidia {
		n := &s.ask.nvidia[i]
		if n.part == "cudnn" && n.major == major(cuda) && n.spec != nil && n.allows(row.Version) {
			return true
		}
	}
	return false
}
