package model

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
)

// Part returns what a build accepts of one part.
type Part struct {
	Part   string // cuda, cudnn, nccl
	Name   string // as people write it
	Of     func(*candidate.Build) candidate.Compatibility
	open   func(*candidate.Build, candidate.Compatibility) []string // versions that a range may meet
	asked  *query.Range
	known  []string // versions to look at when the user asks for some
	onBase func(*facts.BaseImage) string
}

// newParts describes the three parts that come with a build or below it.
func (s *Model) newParts() []Part {
	none := func(*candidate.Build, candidate.Compatibility) []string { return nil }
	list := []Part{
		{Part: "cuda", Name: "CUDA", Of: func(b *candidate.Build) candidate.Compatibility { return b.AcceptsCUDA(s.Open()) },
			open: s.openCUDA, asked: s.Query.CUDA,
			onBase: func(i *facts.BaseImage) string { return i.CUDA }},
		{Part: "cudnn", Name: "cuDNN", Of: (*candidate.Build).AcceptsCUDNN,
			open: func(b *candidate.Build, a candidate.Compatibility) []string {
				return candidate.OpenCUDNN(s.Facts, b, a)
			}, asked: s.Query.CUDNN,
			onBase: func(i *facts.BaseImage) string { return i.CUDNN }},
		{Part: "nccl", Name: "NCCL", Of: (*candidate.Build).AcceptsNCCL, open: func(b *candidate.Build,
			a candidate.Compatibility) []string {
			return candidate.OpenNCCL(s.Facts, b, a)
		}, asked: s.Query.NCCL,
			onBase: func(*facts.BaseImage) string { return "" }},
	}
	if len(s.Query.Frameworks) > 1 {
		// Beside a framework that brings the part, one without use for it is
		// content with what is there.
		for i := range list {
			of := list[i].Of
			list[i].Of = func(b *candidate.Build) candidate.Compatibility {
				a := of(b)
				a.Any = a.Made == "" && a.Spec == ""
				return a
			}
		}
	}
	s.takeObservedCUDNN(&list[1])
	if list[0].asked != nil {
		list[0].known = facts.VersionsOf(s.Facts.CUDAReleases(), func(r *matrices.CUDARelease) string { return r.Version })
	}
	if list[1].asked != nil || s.Query.Names("cudnn") {
		list[1].known = facts.VersionsOf(s.Facts.CUDNNReleases(), func(r *matrices.CUDNNRelease) string { return r.Version })
	}
	if list[2].asked != nil || s.Query.Names("nccl") {
		list[2].known = facts.VersionsOf(s.Facts.NCCLReleases(), func(r *matrices.NCCLRelease) string { return r.Version })
	}
	if list[2].open == nil {
		list[2].open = none
	}
	return list
}

// Open reports whether something beside a framework's own wheels may decide
// the CUDA of the stack: another framework, or the user.
func (s *Model) Open() bool { return len(s.Query.Frameworks) > 1 || s.Query.CUDA != nil }

// openCUDA lists the releases that a build with a range may meet: on a Windows
// system any, and any that wheels may bring whose requirements name no minor. A
// Linux system has those of the base images, which the list holds anyway; wheels
// that name a minor bring that one.
func (s *Model) openCUDA(b *candidate.Build, a candidate.Compatibility) []string {
	if b.System() && !b.Windows() && s.Query.Existing == nil || !b.System() && version.Parts(b.CUDA) > 1 {
		return nil
	}
	var list []string
	for _, r := range s.Facts.CUDAReleases() {
		if a.Allows(s.Facts, r.Version) {
			list = append(list, r.Version)
		}
	}
	return list
}

// partBy is what the list of a part's versions follows from besides the builds.
type partBy struct {
	asked string
	open  bool
	bases facts.Identity
}

func (s *Model) newPartVariable(p *Part) *ListVariable {
	by := partBy{open: s.Open(), bases: s.Base.Same}
	if p.asked != nil {
		by.asked = p.asked.Range.Text
	}
	if len(s.Query.NVIDIA) > 0 || s.Base.Same == nil {
		return s.newListVariable(p.Part, facts.Uncached{}, func() []string { return s.listParts(p) })
	}
	return s.newListVariable(p.Part, by, func() []string { return s.listParts(p) })
}

// listParts returns the versions of a part that candidates bring or can meet,
// and those known ones that the user asks for, newest first; "" for none
// stands last.
func (s *Model) listParts(p *Part) []string {
	var list []string
	seen := map[string]bool{}
	for _, f := range s.Frameworks {
		for i := range f.Builds {
			b := &f.Builds[i]
			a := p.Of(b)
			key := a.Made + "|" + a.Spec + "|" + version.Major(b.CUDA) + b.On.Delivery
			if seen[key] {
				continue
			}
			seen[key] = true
			if a.Any {
				list = append(list, "")
			}
			short := a.Made
			if version.IsDotted(a.Made) && version.Parts(a.Made) < 2 {
				a.Made = ""
			}
			if a.Spec == "" || p.Part != "cudnn" && a.Made != "" {
				list = append(list, a.Made)
			}
			if a.Spec != "" {
				met := p.open(b, a)
				if len(met) == 0 && p.Part == "cudnn" {
					met = []string{short} // of a time whose releases the facts do not list
				}
				list = append(list, met...)
			}
		}
	}
	for i := range s.Bases {
		if v := p.onBase(&s.Bases[i]); v != "" {
			list = append(list, v)
		}
	}
	if p.asked != nil {
		for _, v := range p.known {
			if p.asked.Range.Allows(v) {
				list = append(list, v)
			}
		}
	}
	list = append(list, s.observedPart(p.Part)...)
	return version.SortDistinct(append(list, s.Query.NamedVersions(p.Part, p.known)...))
}

// needsSystemCUDA reports whether any candidate expects CUDA in the base image.
func (s *Model) needsSystemCUDA() bool {
	for _, f := range s.Frameworks {
		if s.FlagsOf(f).linux && !s.OthersBring(f.Query.Name) {
			return !s.Query.Request.Image.Base.Set()
		}
	}
	return false
}

// buildFlags says what there is among the builds of a variable.
type buildFlags struct {
	System  bool // CUDA is taken from the system
	linux   bool // likewise, on Linux, but for Jetson boards
	Loose   bool // cuDNN comes from elsewhere than the build
	Broken  bool
	Faulty  bool
	NoIndex bool
	CPU     bool
	Jetson  bool
}

// FlagsOf looks at all builds once.
func (s *Model) FlagsOf(f *FrameworkVariable) *buildFlags {
	return &facts.CachedList(s.Facts, f.Same, "flags", nil, func() []buildFlags {
		flags := make([]buildFlags, 1)
		for i := range f.Builds {
			flags[0].add(&f.Builds[i])
		}
		return flags
	})[0]
}

func (f *buildFlags) add(b *candidate.Build) {
	faults, _ := b.Faults()
	f.System = f.System || b.System()
	f.linux = f.linux || b.System() && !b.Windows() && !b.Jetson()
	f.Loose = f.Loose || b.System() || b.Row.CUDNNSpec != ""
	f.Broken = f.Broken || b.Row.Broken != ""
	f.Faulty = f.Faulty || len(faults) > 0
	f.NoIndex = f.NoIndex || b.NoIndex()
	f.CPU = f.CPU || b.CPU()
	f.Jetson = f.Jetson || b.Jetson()
}

// cudaBases returns the nvidia/cuda images that candidates can stand on, newest
// CUDA first: those with the libraries or, where the target wants the toolkit,
// the compiler. They are Ubuntu's unless the target names a system.
func (s *Model) cudaBases(oses []matrices.OS, platforms []string) []facts.BaseImage {
	toolkit := s.Query.Request.Toolkit
	if !toolkit && !s.needsSystemCUDA() {
		return nil
	}
	flavor := "runtime"
	if toolkit {
		flavor = "devel"
	}
	byID := facts.RowsBy(oses, func(o *matrices.OS) string { return o.ID })
	var list []facts.BaseImage
	tags := candidate.CUDATags(s.Facts)
	for i := range tags {
		tag := &tags[i]
		os := byID[tag.OS]
		if os == nil || !strings.HasSuffix(tag.Flavor, flavor) || s.Query.OS == nil && !strings.HasPrefix(tag.OS, "ubuntu") ||
			!candidate.OnAny(tag.Platforms, platforms) {
			continue
		}
		image := facts.BaseImage{Ref: "docker.io/nvidia/cuda:" + tag.Tag, OS: tag.OS, Python: os.Python, Kind: facts.BaseCUDA,
			CUDA: tag.CUDA, CUDNN: tag.CUDNN, HasCUDNN: strings.HasPrefix(tag.Flavor, "cudnn"), Fact: "images/" + tag.Tag,
			Tag: tag}
		image.Python, image.Also = s.systemPython(os)
		list = append(list, image)
	}
	return list
}
