package libraries

import (
	"fmt"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of NVIDIA's wheels, and of others with a CUDA in their name.
const (
	NVIDIAMajor = "nvidia-wheel-cuda"
	NamedMajor  = "package-name-cuda"
	NVIDIAPart  = "nvidia-wheel-version"
	NVIDIAPin   = "nvidia-wheel-pin"
)

var NVIDIARules = []rule.Rule{
	{
		Rule: plan.Rule{ID: NVIDIAMajor, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "NVIDIA's wheels are for the CUDA major in their name and put their libraries where those for " +
				"another major lie: wheels of two majors in one environment overwrite or shadow each other."},
		State: stateNVIDIAMajor,
	},
	{
		Rule: plan.Rule{ID: NamedMajor, Kind: plan.Runs, Source: rule.DocPackages,
			Text: "A package whose name ends in a CUDA, such as cupy-cuda12x, loads the libraries of " +
				"that major: beside a stack of another major it fails, or brings a second CUDA into the environment."},
		State: stateNamedMajor,
	},
	{
		Rule: plan.Rule{ID: NVIDIAPart, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "An environment holds one cuDNN and one NCCL: a wheel of them that the target names is the one that " +
				"the framework loads, so its version must be one that the framework takes."},
		State: stateNVIDIAPart,
	},
	{
		Rule: plan.Rule{ID: NVIDIAPin, Kind: plan.Made, Source: rule.DocBuilds,
			Text: "A framework's wheels pin the versions of the NVIDIA wheels that they load; another version of one " +
				"of them cannot be installed beside it."},
		State: stateNVIDIAPin,
	},
}

// stateNVIDIAMajor ties NVIDIA's wheels to the CUDA major in their name.
func stateNVIDIAMajor(s *model.Statement) {
	for _, n := range s.Of(query.CUDAWheel) {
		if major := n.Package.Major; major != "" && !n.Package.Other {
			stateMajor(s, n, func(cuda string) bool { return cuda == major },
				"%s holds libraries for CUDA %s alone, and one environment takes those of one CUDA major")
		}
	}
}

// stateNamedMajor ties others' packages to the CUDA major in their name, or to a
// stack without CUDA.
func stateNamedMajor(s *model.Statement) {
	for _, n := range s.Of(query.CUDAWheel) {
		if major := n.Package.Major; major != "" && n.Package.Other {
			stateMajor(s, n, func(cuda string) bool { return cuda == major || cuda == "" },
				"%s loads the libraries of CUDA %s, and one environment takes those of one CUDA major")
		}
	}
}

func stateMajor(s *model.Statement, n *model.PackageVariable, fits func(cudaMajor string) bool, text string) {
	majors := model.NewTerm(&s.CUDA.Variable, func(i int) string { return version.Major(s.CUDA.Values[i]) })
	model.Constrain2(s, majors.Alike(model.Itself), n.Present(),
		func(cuda string, present bool) bool { return !present || fits(cuda) },
		model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
			return model.Explanation{Text: fmt.Sprintf(text, n.Package.Name, n.Package.Major)}
		}})
}

// stateNVIDIAPart ties the wheels of cuDNN and NCCL to the release that the stack
// holds.
func stateNVIDIAPart(s *model.Statement) {
	for _, n := range s.Of(query.CUDAWheel) {
		if n.Package.Version == nil {
			continue
		}
		switch n.Package.Part {
		case "cudnn":
			statePartOf(s, n, s.CUDNN, "cuDNN")
		case "nccl":
			statePartOf(s, n, s.NCCL, "NCCL")
		}
	}
}

func statePartOf(s *model.Statement, n *model.PackageVariable, list *model.ListVariable, name string) {
	// A build whose version is not known is no way out of a clash; where no
	// build brings the part at all, the wheel is alone.
	none := len(list.Values) == 1
	fits := model.NewTerm(&list.Variable, func(i int) bool {
		v := list.Values[i]
		if v == "" {
			return none
		}
		brought := wheelOf(s.Model, n.Package, v)
		return n.Package.AllowsVersion(brought) || isNewerThere(s, n.Package, brought)
	})
	model.Constrain2(s, fits.Alike(model.YesNo), n.Present(), func(fits, present bool) bool { return !present || fits },
		model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
			return model.Explanation{Text: fmt.Sprintf("an environment holds one %s, and %s is it", name, n.Package.Name)}
		}})
}

// isNewerThere reports whether a library is there, or settled by a lock, in a later release of the
// major than a build brings: what was compiled with an older minor of it loads that.
func isNewerThere(s *model.Statement, p *query.Package, brought string) bool {
	if s.Query.Existing == nil || p.Resolved {
		return false
	}
	low := p.Version.Spec.Low()
	return low != "" && version.Major(low) == version.Major(brought) && version.Compare(low, brought) > 0
}

// wheelOf returns the version that the wheel of a part's release carries.
func wheelOf(m *model.Model, n *query.Package, version string) string {
	if n.Part != "cudnn" || n.Major == "" {
		return version
	}
	if row := m.Facts.CUDNN(version); row != nil && row.Version == version && row.Wheels["cu"+n.Major] != "" {
		return row.Wheels["cu"+n.Major]
	}
	return version
}

// stateNVIDIAPin ties libraries that are no parts of their own to what builds
// pin.
func stateNVIDIAPin(s *model.Statement) {
	for _, n := range s.Of(query.CUDAWheel) {
		if n.Package.Part != "" || n.Package.Version == nil || s.Query.Existing != nil && !n.Package.Resolved {
			continue
		}
		for _, f := range s.Frameworks() {
			stateBuildPins(s, n, f)
		}
	}
}

func stateBuildPins(s *model.Statement, n, f *model.PackageVariable) {
	pins := model.NewTerm(&f.Variable, func(i int) string {
		if pinUnknown(n.Package, f, &f.Builds[i]) {
			return unknownPin
		}
		return pinOf(&f.Builds[i], n.Package.Name)
	})
	model.Constrain2(s, pins.Alike(model.Itself), n.Present(),
		func(pin string, present bool) bool {
			return !present || pin != unknownPin && pinAllows(s.Model, n.Package, pin)
		},
		model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
			for _, b := range f.Pick(left[f.Dim]) {
				if pin := pinOf(b, n.Package.Name); pin != "" && !pinAllows(s.Model, n.Package, pin) {
					return model.Explanation{Text: fmt.Sprintf("%s %s pins %s %s",
						f.Package.Traits.Name, b.Label(), n.Package.Name, pin), Facts: []string{b.Ref("pins")}}
				}
			}
			return model.Explanation{}
		}})
}

// unknownPin stands for the versions that a build requires where the facts list none.
const unknownPin = "?"

// pinUnknown reports whether the facts do not list what a build, which brings NVIDIA's wheels,
// requires of one for its CUDA, and an environment has another build: this one is no way out of a
// clash over that wheel.
func pinUnknown(n *query.Package, f *model.PackageVariable, b *candidate.Build) bool {
	return f.Package.Taken != nil && !f.Package.Taken.Builds[b.Row] && b.On.Delivery == matrices.DeliveryWheels &&
		b.Row.Pins[n.Name] == "" && version.Major(b.CUDA) == n.Major
}

// pinOf returns the versions of one of NVIDIA's wheels that a build requires; empty where it
// requires none of them.
func pinOf(b *candidate.Build, name string) string {
	if b.On.Delivery != matrices.DeliveryWheels {
		return ""
	}
	return b.Row.Pins[name]
}

// pinAllows reports whether a version of the wheel that the user takes may
// meet a build's pin. Two ranges are left to the resolver.
func pinAllows(ranges candidate.Ranges, n *query.Package, pin string) bool {
	ver, exact := version.Exactly(pin)
	switch {
	case pin == "":
		return true
	case version.IsDotted(pin) || exact:
		return n.AllowsVersion(ver)
	case n.Version.Spec.Exact != "":
		return ranges.Specifier(pin).Allows(n.Version.Spec.Exact)
	default:
		return true
	}
}

// NamesWheel reports whether the target names a cuDNN wheel that can be added
// to an image without: one for the image's CUDA and of that version.
func NamesWheel(m *model.Model, row *matrices.CUDNNRelease, cuda string) bool {
	for _, n := range m.Query.Of(query.CUDAWheel) {
		if n.Part == "cudnn" && n.Major == version.Major(cuda) && n.Version != nil && n.AllowsVersion(row.Version) {
			return true
		}
	}
	return false
}
