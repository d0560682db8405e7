package system

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on what programs find in an environment that is there.
const (
	LibrariesLost = "wheel-libraries-lost"
	WithoutGPU    = "system-without-gpu"
	// LibrariesAbsent is the rule of images that lack what a build takes from the system.
	LibrariesAbsent = "system-libraries-absent"
	// PythonManaged is the rule of a Python that its distribution keeps installers out of.
	PythonManaged = "python-managed"
)

var FoundRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: LibrariesLost, Kind: plan.Runs, Source: rule.DocTensorFlow,
			Text: "TensorFlow 2.16 does not find the CUDA libraries that come as wheels, and goes on without GPU: " +
				"LD_LIBRARY_PATH must list their folders, which no installer does. Images that are made here do."},
		State: stateLibrariesLost,
	},
	{
		Rule: plan.Rule{ID: WithoutGPU, Kind: plan.Runs, Source: rule.DocWSL,
			Text: "A system that passes no NVIDIA GPU to programs runs nothing on one: WSL 1, which has no Linux " +
				"kernel of its own, and macOS."},
		State: stateWithoutGPU,
	},
	{
		Rule: plan.Rule{ID: LibrariesAbsent, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "A build that takes CUDA's libraries and cuDNN from the system finds none where there are none: in images " +
				"of distributions and languages, in those of NVIDIA's that are called base or have no cudnn in their tag, " +
				"and on a machine that was looked at and holds none."},
		State: stateLibrariesAbsent,
	},
	{
		Rule: plan.Rule{ID: PythonManaged, Kind: plan.Runs, Source: rule.DocPEP668,
			Text: "pip and uv do not install into the Python of a distribution that marks it as externally managed, as " +
				"Ubuntu from 23.04 and Debian from 12 on, unless they are told --break-system-packages or to install elsewhere: " +
				"they stop, and so does the build of an image."},
		State: statePythonManaged,
	},
}

// stateLibrariesLost refuses builds that do not find the libraries of their own
// wheels, in environments as pip makes them.
func stateLibrariesLost(s *model.Statement) {
	if s.Query.Existing == nil || s.Query.Existing.Foreign {
		return
	}
	for _, f := range s.Frameworks() {
		lost := func(b *candidate.Build) bool {
			return !b.CPU() && !s.Query.Existing.FindsAll(libraries.PinnedLibraries(b)) &&
				model.Delivery(b) == plan.DeliveryWheels &&
				b.Traits.Has(matrices.TraitWheelLibrariesLost, b.Release.Version)
		}
		model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return !lost(b) },
			model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
				for _, b := range f.Pick(left[f.Dim]) {
					if lost(b) {
						return model.Explanation{Facts: []string{b.ReleaseRef("")},
							Text: fmt.Sprintf("%s %s does not find the CUDA libraries of its own wheels, unless LD_LIBRARY_PATH "+
								"lists site-packages/nvidia/*/lib", b.Traits.Name, b.Release.Version)}
					}
				}
				return model.Explanation{Text: s.Rule.Text}
			}})
	}
}

// stateWithoutGPU refuses builds with GPU code on systems on which they find no
// GPU.
func stateWithoutGPU(s *model.Statement) {
	if s.Query.Existing == nil || s.Query.Existing.NoGPU == "" {
		return
	}
	for _, f := range s.Frameworks() {
		model.Constrain1(s, f.BuildTerm(), (*candidate.Build).CPU,
			model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
				return model.Explanation{Text: s.Query.Existing.NoGPU + " passes no NVIDIA GPU to programs"}
			}})
	}
}

// statePythonManaged refuses whatever commands install that the system's Python stops.
func statePythonManaged(s *model.Statement) {
	e := s.Query.Existing
	if e == nil || e.Managed == "" {
		return
	}
	says := model.Says{Own: true, Explain: func(model.Domains) model.Explanation {
		return model.Explanation{Text: e.Managed + " marks its Python as externally managed: installers stop there"}
	}}
	for _, f := range s.Frameworks() {
		model.Constrain1(s, f.BuildTerm(), func(*candidate.Build) bool { return false }, says)
	}
	for _, p := range s.Of(query.Extension) {
		model.Constrain1(s, p.ReleaseTerm(), func(r model.Release) bool { return r.Of.None(r.Index) }, says)
	}
}

// stateLibrariesAbsent refuses builds that take libraries from a system which holds none.
// Of several frameworks one may bring what another one looks for.
func stateLibrariesAbsent(s *model.Statement) {
	e := s.Query.Existing
	if e == nil || e.WithoutCUDA == "" && e.WithoutCUDNN == "" || len(s.Frameworks()) != 1 {
		return
	}
	f := s.Frameworks()[0]
	lacks := func(b *candidate.Build) bool {
		takes, _ := Absent(e, b)
		return takes != ""
	}
	asked := func(b *candidate.Build) bool { return lacks(b) && f.Package.AllowsVersion(b.Release.Version) }
	model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return !lacks(b) },
		model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
			builds := f.Pick(left[f.Dim])
			at := slices.IndexFunc(builds, asked)
			if at < 0 {
				at = slices.IndexFunc(builds, lacks)
			}
			if at < 0 {
				return model.Explanation{Text: s.Rule.Text}
			}
			b := builds[at]
			takes, image := Absent(e, b)
			text := fmt.Sprintf("%s %s takes %s from the system, and %s holds none", b.Traits.Name, b.Release.Version,
				takes, image)
			if tag := HoldingImage(s.Facts, e, b); tag != nil {
				text += "; " + holder(tag, e, b)
			}
			if takesPathWheels(b) {
				text += "; NVIDIA's wheels of them do where LD_LIBRARY_PATH lists site-packages/nvidia/*/lib"
			}
			return model.Explanation{Facts: []string{b.Ref("")}, Text: text}
		}})
}

// holder says what holds the libraries that an environment lacks: an image, and for a machine
// what is to be installed there. Packages are called as in NVIDIA's repositories for
// distributions; those of cuDNN before 9 are called differently.
// https://docs.nvidia.com/cuda/cuda-installation-guide-linux/
// https://docs.nvidia.com/deeplearning/cudnn/installation/latest/linux.html
func holder(tag *matrices.ImageTag, e *query.Existing, b *candidate.Build) string {
	if _, lacking := Absent(e, b); lacking != observed.Machine {
		return "nvidia/cuda:" + tag.Tag + " does"
	}
	var list []string
	if e.WithoutCUDA != "" {
		list = append(list, "cuda-toolkit-"+strings.ReplaceAll(version.Minor(tag.CUDA), ".", "-"))
	}
	if major := version.Major(tag.CUDNN); opensCUDNN(b) && version.Compare(major, "9") >= 0 {
		list = append(list, "libcudnn"+major+"-cuda-"+version.Major(tag.CUDA))
	} else if opensCUDNN(b) && major != "" {
		list = append(list, "cuDNN "+major)
	}
	hold := " hold them"
	if len(list) == 1 {
		hold = " holds them"
	}
	return words.JoinWords(list, "and") + " of NVIDIA's repositories" + hold
}

// Absent returns what a build takes from the system and the image that an environment is
// made of has none of, and that image; empty for nothing.
func Absent(e *query.Existing, b *candidate.Build) (takes, image string) {
	switch {
	case !b.System() || b.CPU() || b.Windows() || b.Jetson():
		return "", ""
	case e.WithoutCUDA != "":
		return "CUDA's libraries", e.WithoutCUDA
	case e.WithoutCUDNN != "" && opensCUDNN(b):
		return "cuDNN", e.WithoutCUDNN
	}
	return "", ""
}

// takesPathWheels reports whether a build that takes libraries from the system takes them from
// NVIDIA's wheels, too, along the loader's path.
func takesPathWheels(b *candidate.Build) bool {
	return len(b.Traits.PathWheels) > 0 && slices.ContainsFunc(b.Release.Builds, func(other matrices.Build) bool {
		return other.CUDA == b.Row.CUDA && slices.ContainsFunc(other.Platforms, func(on matrices.PlatformBuild) bool {
			return on.Platform == b.On.Platform && on.Delivery == matrices.DeliveryWheels
		})
	})
}

func opensCUDNN(b *candidate.Build) bool { return b.Row.CUDNN != "" || b.Row.CUDNNSpec != "" }

// HoldingImage returns the image of NVIDIA's that holds what a build takes from the system:
// one of the environment's own system and CUDA, where there is one. It is nil where the
// facts list none.
func HoldingImage(f *facts.Facts, e *query.Existing, b *candidate.Build) *matrices.ImageTag {
	want := facts.CUDAImage{CUDA: b.CUDA, OS: e.OS.ID, Platform: b.On.Platform}
	if spec, err := version.ParseSpecifier(b.Row.CUDASpec); err == nil && e.Toolkit != "" && spec.Allows(e.Toolkit) {
		want.CUDA = e.Toolkit
	}
	if opensCUDNN(b) {
		want.CUDNN = cmp.Or(b.Row.CUDNN, "any")
	}
	return f.CUDAImageWith(want)
}
