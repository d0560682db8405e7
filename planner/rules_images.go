package planner

import (
	"slices"
	"time"

	"github.com/envsolve/envsolve/matrices"
)

var (
	ruleImageCompat = Rule{ID: "image-compat-library", Source: docForward, Soft: true,
		Text: "nvidia/cuda images hold the cuda-compat package of their CUDA, which the container runtime may put before an older driver of the host: on GPUs that do not run it, as GeForce, that ends in error 804 where the driver alone would have done by minor-version compatibility. For such hosts an image of a CUDA that their driver knows goes first."}
	ruleImageGate = Rule{ID: "image-gate", Source: docGates, Soft: true,
		Text: "nvidia/cuda images say in NVIDIA_REQUIRE_CUDA which hosts may start them: those whose driver knows the CUDA, or whose branch and brand are on the image's list. Hosts on minor-version compatibility that are not listed do not start it, as no GeForce does from 12.5 on; images made here say the floor of their stack instead."}
	ruleImageTag = Rule{ID: "image-tag-ended", Source: docGates, Soft: true, Inferred: true,
		Text: "NVIDIA deletes tags of nvidia/cuda some six months after the end of life of their CUDA or system: an image that nobody listed lately, of a system that ended longer ago, may be gone from the registry."}
	ruleHostCompiler = Rule{ID: "toolkit-host-compiler", Source: docReleases, Soft: true,
		Text: "nvcc takes host compilers up to a newest GCC: 12 for CUDA 12.0 to 12.3, 13 up to 12.6, 14 up to 12.9, 15 up to 13.3. Where the toolkit is in the image, a system with a GCC that it takes goes first; a stack that compiles nothing does not care."}
)

// tagGrace is how many months after the end of life of its system a tag of
// nvidia/cuda is deleted. NVIDIA's policy on its container images.
const tagGrace = 6

// stateImageRules ranks base images by what the hosts and the compiler make of
// them.
func (s *scene) stateImageRules() {
	if !s.hasCUDAImages() && !s.ask.request.Toolkit {
		return
	}
	s.stateImageCompat()
	s.stateHostCompiler()
}

// stateImageCompat avoids images whose cuda-compat package would be put before
// the driver of a host that cannot run it.
func (s *scene) stateImageCompat() {
	if s.ask.forward.no == "" || s.ask.anyJetson() || s.ask.windows() {
		return
	}
	for _, d := range s.drivers {
		if d.ask == nil {
			continue
		}
		s.weakness(ruleImageCompat, levelDelivery, []*axis{&s.base.axis, &d.axis}, nil, func() costs {
			return costs{func(v []int) int {
				if s.facts.shadowedBy(&s.bases[v[0]], d.values[v[1]]) != nil {
					return costShadowed
				}
				return 0
			}, classOf(s.bases, func(b *baseImage) string { return b.kind.name() + minor(b.cuda) })}
		})
	}
}

// name tells the kinds of image apart in a class.
func (k baseKind) name() string { return string(rune('a' + k)) }

// shadowedBy gives the cuda-compat package of an nvidia/cuda image that is
// newer than a driver; nil where there is none.
func (f *facts) shadowedBy(image *baseImage, driver string) *matrices.ForwardCompat {
	if image.kind != baseCUDA || driver == "" {
		return nil
	}
	rows := f.ForwardCompats()
	for i := range rows {
		if rows[i].CUDA == minor(image.cuda) && compareDotted(rows[i].Branch, major(driver)) > 0 {
			return &rows[i]
		}
	}
	return nil
}

// stateHostCompiler avoids systems whose GCC is too new for the toolkit in the
// image.
func (s *scene) stateHostCompiler() {
	if !s.ask.request.Toolkit {
		return
	}
	s.weakness(ruleHostCompiler, levelDelivery, []*axis{&s.os.axis, &s.cuda.axis}, nil, func() costs {
		return costs{func(v []int) int {
			if s.facts.gccTooNew(&s.os.rows[v[0]], s.cuda.values[v[1]]) != nil {
				return costHostCompiler
			}
			return 0
		}, classOf(s.os.rows, func(o *matrices.OS) string { return o.GCC })}
	})
}

// gccTooNew gives the CUDA release whose nvcc does not take a system's GCC; nil
// where it does, or where the facts do not say.
func (f *facts) gccTooNew(os *matrices.OS, cuda string) *matrices.CUDARelease {
	if cuda == "" || os.GCC == "" {
		return nil
	}
	row := f.cudaRelease(cuda)
	if row == nil || row.GCCMax == "" || compareDotted(truncate(os.GCC, parts(row.GCCMax)), row.GCCMax) <= 0 {
		return nil
	}
	return row
}

// warnImage says what is weak about the base image.
func (c *choice) warnImage() []Warning {
	list := append(c.warnImageCompat(), c.warnImageGate()...)
	return append(append(list, c.warnImageTag()...), c.warnHostCompiler()...)
}

func (c *choice) warnImageCompat() []Warning {
	if c.ask.forward.no == "" || len(c.ask.drivers) == 0 || c.onlyJetson() {
		return nil
	}
	row := c.facts.shadowedBy(c.image(), c.oldestDriver())
	if row == nil {
		return nil
	}
	return []Warning{warn(ruleImageCompat, []string{"forward-compat/" + row.CUDA + "#branch", c.ask.forward.noRef},
		"%s holds %s, which the container runtime may put before driver %s: on these GPUs that ends in error 804 (forward compatibility was attempted on non supported HW); branch %s or newer is not affected",
		c.image().ref, row.Package, c.oldestDriver(), row.Branch)}
}

// warnImageGate tells of hosts that the image's own NVIDIA_REQUIRE_CUDA
// refuses.
func (c *choice) warnImageGate() []Warning {
	gate := c.gate()
	if gate == nil || len(c.ask.drivers) == 0 {
		return nil
	}
	branch := major(c.oldestDriver())
	row := c.facts.branches()[branch]
	if row == nil || row.CUDA == "" || compareDotted(row.CUDA, gate.CUDAMin) >= 0 {
		return nil
	}
	for _, g := range c.served() {
		for _, b := range g.ask.boards {
			if listed := gate.Branches[branch]; !slices.ContainsFunc(brandsOf(b), func(brand string) bool { return slices.Contains(listed, brand) }) {
				return []Warning{warn(ruleImageGate, []string{"image-gates/" + gate.ID},
					"by its own NVIDIA_REQUIRE_CUDA (cuda>=%s, or a branch and brand of its list) %s does not start on branch %s with %s: an image made here says the floor of this stack instead; elsewhere set NVIDIA_DISABLE_REQUIRE=1",
					gate.CUDAMin, c.image().ref, branch, b.Name)}
			}
		}
	}
	return nil
}

// gate gives what the base image's NVIDIA_REQUIRE_CUDA asks; nil where it has
// none that the facts know.
func (c *choice) gate() *matrices.ImageGate {
	tag := c.image().tag
	if tag == nil {
		return nil
	}
	id := tag.Gate[c.part(c.platform)]
	if id == "" {
		id = tag.Gate["all"]
	}
	rows := c.facts.ImageGates()
	for i := range rows {
		if rows[i].ID == id {
			return &rows[i]
		}
	}
	return nil
}

// brandsOf gives the brands by which the gates of images may name a board, as
// the driver reports them.
func brandsOf(b matrices.GPU) []string {
	switch b.Class {
	case "datacenter", "dgx":
		return []string{"tesla", "nvidia"}
	case "geforce", "laptop":
		return []string{"geforce", "geforcertx"}
	case "titan":
		return []string{"titan", "titanrtx"}
	case "workstation":
		return []string{"quadro", "quadrortx", "nvidiartx", "nvidia"}
	default:
		return []string{"tesla", "unknown"} // a bare capability: as servers have it
	}
}

// warnImageTag tells of an nvidia/cuda image that may be gone.
func (c *choice) warnImageTag() []Warning {
	tag, os := c.image().tag, c.osRow()
	if tag == nil || len(tag.ListedBy) > 0 || os.EndOfLife == "" {
		return nil
	}
	ended, err := time.Parse(time.DateOnly, os.EndOfLife)
	if err != nil || ended.AddDate(0, tagGrace, 0).Format(time.DateOnly) > c.facts.date() {
		return nil
	}
	return []Warning{warn(ruleImageTag, []string{c.image().fact, "os/" + os.ID + "#end-of-life"},
		"%s may be gone: NVIDIA deletes tags %d months after the end of life of their system, and %s ended on %s; mirror it, or give an image of your own (image { base = … })",
		c.image().ref, tagGrace, os.ID, os.EndOfLife)}
}

// warnHostCompiler tells where the toolkit does not take the system's GCC.
func (c *choice) warnHostCompiler() []Warning {
	if !c.ask.request.Toolkit || c.ask.windows() {
		return nil
	}
	row := c.facts.gccTooNew(c.osRow(), c.part(c.cuda))
	if row == nil {
		return nil
	}
	return []Warning{warn(ruleHostCompiler, []string{"cuda/" + row.Version + "#gcc-max", "os/" + c.osRow().ID + "#gcc"},
		"nvcc of CUDA %s takes GCC up to %s, and %s has %s: what is compiled in the image needs an older one (g++-%[2]s, and NVCC_PREPEND_FLAGS=-ccbin=g++-%[2]s)",
		minor(row.Version), row.GCCMax, c.osRow().ID, c.osRow().GCC)}
}
