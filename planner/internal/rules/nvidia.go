package rules

import (
	"fmt"
	"strconv"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleNVIDIAMajor = plan.Rule{ID: "nvidia-wheel-cuda", Source: docBuilds,
		Text: "NVIDIA's wheels are for the CUDA major in their name and put their libraries where those for another major lie: wheels of two majors in one environment overwrite or shadow each other."}
	RuleNamedMajor = plan.Rule{ID: "package-name-cuda", Source: docPackages,
		Text: "A package whose name ends in a CUDA, such as cupy-cuda12x or spconv-cu120, loads the libraries of that major: beside a stack of another major it fails, or brings a second CUDA into the environment."}
	RuleNVIDIAPart = plan.Rule{ID: "nvidia-wheel-version", Source: docBuilds,
		Text: "An environment holds one cuDNN and one NCCL: a wheel of them that the target names is the one that the framework loads, so its version must be one that the framework takes."}
	RuleNVIDIAPin = plan.Rule{ID: "nvidia-wheel-pin", Source: docBuilds,
		Text: "A framework's wheels pin the versions of the NVIDIA wheels that they load; another version of one of them cannot be installed beside it."}
)

func stateNVIDIARules(s *model.Model) {
	for _, n := range s.NVIDIA {
		stateNVIDIAMajor(s, n)
		stateNVIDIAPart(s, n)
		for _, f := range s.Frameworks {
			stateNVIDIAPin(s, n, f)
		}
	}
}

func stateNVIDIAMajor(s *model.Model, n *model.NVIDIAVariable) {
	if n.Query.Major == "" {
		return
	}
	info, text := RuleNVIDIAMajor, "%s holds libraries for CUDA %s alone, and one environment takes those of one CUDA major"
	if n.Query.Other {
		info, text = RuleNamedMajor, "%s loads the libraries of CUDA %s, and one environment takes those of one CUDA major"
	}
	s.Constrain(info, []*model.Variable{&s.CUDA.Variable, &n.Variable},
		func(v []int) bool {
			cuda := version.Major(s.CUDA.Values[v[0]])
			return v[1] == model.Absent || cuda == n.Query.Major || n.Query.Other && cuda == ""
		},
		model.ClassOf(s.CUDA.Values, func(v *string) string { return version.Major(*v) }),
		func(model.Domains) model.Explanation {
			return model.Explanation{Text: fmt.Sprintf(text, n.Query.Name, n.Query.Major)}
		})
}

func stateNVIDIAPart(s *model.Model, n *model.NVIDIAVariable) {
	list := map[string]*model.ListVariable{"cudnn": s.CUDNN, "nccl": s.NCCL}[n.Query.Part]
	if list == nil || n.Query.Spec == nil {
		return
	}
	name := map[string]string{"cudnn": "cuDNN", "nccl": "NCCL"}[n.Query.Part]
	fits, none := make([]bool, len(list.Values)), len(list.Values) == 1
	for i, v := range list.Values {
		// A build whose version is not known is no way out of a clash; where no
		// build brings the part at all, the wheel is alone.
		fits[i] = v == "" && none || v != "" && n.Query.Allows(wheelOf(s, n.Query, v))
	}
	s.Constrain(RuleNVIDIAPart, []*model.Variable{&list.Variable, &n.Variable},
		func(v []int) bool { return v[1] == model.Absent || fits[v[0]] },
		model.ClassOf(fits, func(fit *bool) string { return strconv.FormatBool(*fit) }),
		func(model.Domains) model.Explanation {
			return model.Explanation{Text: fmt.Sprintf("an environment holds one %s, and %s is it", name, n.Query.Name)}
		})
}

// wheelOf returns the version that the wheel of a part's release carries.
func wheelOf(s *model.Model, n *query.NVIDIA, version string) string {
	if n.Part != "cudnn" || n.Major == "" {
		return version
	}
	if row := s.Facts.CUDNN(version); row != nil && row.Version == version && row.Wheels["cu"+n.Major] != "" {
		return row.Wheels["cu"+n.Major]
	}
	return version
}

// stateNVIDIAPin ties a library that is no part of its own to what builds pin.
func stateNVIDIAPin(s *model.Model, n *model.NVIDIAVariable, f *model.FrameworkVariable) {
	if n.Query.Part != "" || n.Query.Spec == nil {
		return
	}
	pins := make([]string, len(f.Builds))
	for i := range f.Builds {
		pins[i] = f.Builds[i].Row.Pins[n.Query.Name]
	}
	s.Constrain(RuleNVIDIAPin, []*model.Variable{&f.Variable, &n.Variable},
		func(v []int) bool { return v[1] == model.Absent || pinAllows(s, n.Query, pins[v[0]]) },
		model.ClassOf(pins, func(pin *string) string { return *pin }),
		func(left model.Domains) model.Explanation {
			for _, v := range left[f.Dim] {
				if pins[v] != "" {
					b := &f.Builds[v]
					return model.Explanation{Text: fmt.Sprintf("%s %s pins %s %s", facts.DisplayName(f.Query.Name), b.Label(), n.Query.Name, pins[v]), Facts: []string{b.Ref("pins")}}
				}
			}
			return model.Explanation{}
		})
}

// pinAllows reports whether a version of the wheel that the user takes may
// meet a build's pin. Two ranges are left to the resolver.
func pinAllows(s *model.Model, n *query.NVIDIA, pin string) bool {
	ver, exact := version.Exactly(pin)
	switch {
	case pin == "":
		return true
	case version.IsDotted(pin) || exact:
		return n.Allows(ver)
	case n.Spec.Spec.Exact != "":
		return s.Facts.RangeOf(pin).Allows(n.Spec.Spec.Exact)
	default:
		return true
	}
}

// namesWheel reports whether the target names a cuDNN wheel that can be added
// to an image without: one for the image's CUDA and of that version.
func namesWheel(s *model.Model, row *matrices.CUDNNRelease, cuda string) bool {
	for i := range s.Query.NVIDIA {
		n := &s.Query.NVIDIA[i]
		if n.Part == "cudnn" && n.Major == version.Major(cuda) && n.Spec != nil && n.Allows(row.Version) {
			return true
		}
	}
	return false
}
