package planner

import (
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// acceptor gives what a build accepts of one part.
type acceptor struct {
	part   string // cuda, cudnn, nccl
	name   string // as people write it
	of     func(*build) accept
	open   func(*build, accept) []string // versions that a range may meet
	asked  *spanAsk
	known  []string // versions to look at when the user asks for some
	onBase func(*baseImage) string
}

// acceptors describes the three parts that come with a build or below it.
func (s *scene) acceptors() []acceptor {
	none := func(*build, accept) []string { return nil }
	list := []acceptor{
		{part: "cuda", name: "CUDA", of: func(b *build) accept { return b.acceptsCUDA(s.open()) }, open: s.openCUDA, asked: s.ask.cuda,
			onBase: func(i *baseImage) string { return i.cuda }},
		{part: "cudnn", name: "cuDNN", of: (*build).acceptsCUDNN, open: s.facts.openCUDNN, asked: s.ask.cudnn,
			onBase: func(i *baseImage) string { return i.cudnn }},
		{part: "nccl", name: "NCCL", of: (*build).acceptsNCCL, open: s.facts.openNCCL, asked: s.ask.nccl,
			onBase: func(*baseImage) string { return "" }},
	}
	if len(s.ask.frameworks) > 1 {
		// Beside a framework that brings the part, one without use for it is
		// content with what is there.
		for i := range list {
			of := list[i].of
			list[i].of = func(b *build) accept {
				a := of(b)
				a.any = a.made == "" && a.spec == ""
				return a
			}
		}
	}
	if list[0].asked != nil {
		list[0].known = versionsOf(s.facts.CUDAReleases(), func(r *matrices.CUDARelease) string { return r.Version })
	}
	if list[1].asked != nil || s.ask.names("cudnn") {
		list[1].known = versionsOf(s.facts.CUDNNReleases(), func(r *matrices.CUDNNRelease) string { return r.Version })
	}
	if list[2].asked != nil || s.ask.names("nccl") {
		list[2].known = versionsOf(s.facts.NCCLReleases(), func(r *matrices.NCCLRelease) string { return r.Version })
	}
	if list[2].open == nil {
		list[2].open = none
	}
	return list
}

// open reports whether something beside a framework's own wheels may decide
// the CUDA of the stack: another framework, or the user.
func (s *scene) open() bool { return len(s.ask.frameworks) > 1 || s.ask.cuda != nil }

// openCUDA lists the toolkits that a build on a system may find: on Windows
// any release, on Linux those of the base images.
func (s *scene) openCUDA(b *build, a accept) []string {
	if !b.system() || !b.windows() {
		return nil
	}
	var list []string
	for _, r := range s.facts.CUDAReleases() {
		if a.allows(s.facts, r.Version) {
			list = append(list, r.Version)
		}
	}
	return list
}

// partBy is what the list of a part's versions follows from besides the builds.
type partBy struct {
	asked string
	open  bool
	bases identity
}

func (s *scene) newPartAxis(p *acceptor) *listAxis {
	by := partBy{open: s.open(), bases: s.base.same}
	if p.asked != nil {
		by.asked = p.asked.span.text
	}
	if len(s.ask.nvidia) > 0 || s.base.same == nil {
		return s.newListAxis(p.part, unshared{}, func() []string { return s.listParts(p) })
	}
	return s.newListAxis(p.part, by, func() []string { return s.listParts(p) })
}

// listParts gives the versions of a part that candidates bring or can meet,
// and those known ones that the user asks for, newest first; "" for none
// stands last.
func (s *scene) listParts(p *acceptor) []string {
	var list []string
	seen := map[string]bool{}
	for _, f := range s.frameworks {
		for i := range f.builds {
			b := &f.builds[i]
			a := p.of(b)
			key := a.made + "|" + a.spec + "|" + major(b.cuda) + b.on.Delivery
			if seen[key] {
				continue
			}
			seen[key] = true
			if a.any {
				list = append(list, "")
			}
			short := a.made
			if isDotted(a.made) && parts(a.made) < 2 {
				a.made = ""
			}
			if a.spec == "" || p.part != "cudnn" && a.made != "" {
				list = append(list, a.made)
			}
			if a.spec != "" {
				met := p.open(b, a)
				if len(met) == 0 && p.part == "cudnn" {
					met = []string{short} // of a time whose releases the facts do not list
				}
				list = append(list, met...)
			}
		}
	}
	for i := range s.bases {
		if v := p.onBase(&s.bases[i]); v != "" {
			list = append(list, v)
		}
	}
	if p.asked != nil {
		for _, v := range p.known {
			if p.asked.span.allows(v) {
				list = append(list, v)
			}
		}
	}
	return sortDistinct(append(list, s.ask.namedVersions(p.part, p.known)...))
}

// needsSystemCUDA reports whether any candidate expects CUDA in the base image.
func (s *scene) needsSystemCUDA() bool {
	for _, f := range s.frameworks {
		if s.flagsOf(f).linux && !s.othersBring(f.ask.name) {
			return !s.ask.request.Image.Base.Set()
		}
	}
	return false
}

// buildFlags says what there is among the builds of an axis.
type buildFlags struct {
	system  bool // CUDA is taken from the system
	linux   bool // likewise, on Linux, but for Jetson boards
	loose   bool // cuDNN comes from elsewhere than the build
	broken  bool
	faulty  bool
	noIndex bool
	cpu     bool
	jetson  bool
}

// flagsOf looks at all builds once.
func (s *scene) flagsOf(f *frameworkAxis) *buildFlags {
	return &traits(s.facts, f.same, "flags", nil, func() []buildFlags {
		flags := make([]buildFlags, 1)
		for i := range f.builds {
			flags[0].add(&f.builds[i])
		}
		return flags
	})[0]
}

func (f *buildFlags) add(b *build) {
	faults, _ := b.faults()
	f.system = f.system || b.system()
	f.linux = f.linux || b.system() && !b.windows() && !b.jetson()
	f.loose = f.loose || b.system() || b.row.CUDNNSpec != ""
	f.broken = f.broken || b.row.Broken != ""
	f.faulty = f.faulty || len(faults) > 0
	f.noIndex = f.noIndex || b.noIndex()
	f.cpu = f.cpu || b.cpu()
	f.jetson = f.jetson || b.jetson()
}

// cudaBases gives the nvidia/cuda images that candidates can stand on, newest
// CUDA first: those with the libraries or, where the target wants the toolkit,
// the compiler. They are Ubuntu's unless the target names a system.
func (s *scene) cudaBases(oses []matrices.OS, platforms []string) []baseImage {
	toolkit := s.ask.request.Toolkit
	if !toolkit && !s.needsSystemCUDA() {
		return nil
	}
	flavor := "runtime"
	if toolkit {
		flavor = "devel"
	}
	byID := rowsBy(oses, func(o *matrices.OS) string { return o.ID })
	var list []baseImage
	tags := s.facts.cudaTags()
	for i := range tags {
		tag := &tags[i]
		os := byID[tag.OS]
		if os == nil || !strings.HasSuffix(tag.Flavor, flavor) || s.ask.os == nil && !strings.HasPrefix(tag.OS, "ubuntu") || !onAny(tag.Platforms, platforms) {
			continue
		}
		image := baseImage{ref: "docker.io/nvidia/cuda:" + tag.Tag, os: tag.OS, python: os.Python, kind: baseCUDA,
			cuda: tag.CUDA, cudnn: tag.CUDNN, hasCUDNN: strings.HasPrefix(tag.Flavor, "cudnn"), fact: "images/" + tag.Tag, tag: tag}
		image.python, image.also = s.systemPython(os)
		list = append(list, image)
	}
	return list
}

// onAny reports whether an image is for one of the platforms; one whose
// platforms are not known is taken to be for Intel and Arm servers alike, as
// all of its time are.
func onAny(has, platforms []string) bool {
	if len(has) == 0 {
		return true
	}
	for _, p := range platforms {
		for _, h := range has {
			if h == p {
				return true
			}
		}
	}
	return false
}
