package rules

import (
	"slices"
	"time"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/plan"
)

var (
	RuleImageCompat = plan.Rule{ID: "image-compat-library", Source: docForward, Soft: true,
		Text: "nvidia/cuda images hold the cuda-compat package of their CUDA, which the container runtime may put before an older driver of the host: on GPUs that do not run it, as GeForce, that ends in error 804 where the driver alone would have done by minor-version compatibility. For such hosts an image of a CUDA that their driver knows goes first."}
	RuleImageGate = plan.Rule{ID: "image-gate", Source: docGates, Soft: true,
		Text: "nvidia/cuda images say in NVIDIA_REQUIRE_CUDA which hosts may start them: those whose driver knows the CUDA, or whose branch and brand are on the image's list. Hosts on minor-version compatibility that are not listed do not start it, as no GeForce does from 12.5 on; images made here say the floor of their stack instead."}
	RuleImageTag = plan.Rule{ID: "image-tag-ended", Source: docGates, Soft: true, Inferred: true,
		Text: "NVIDIA deletes tags of nvidia/cuda some six months after the end of life of their CUDA or system: an image that nobody listed lately, of a system that ended longer ago, may be gone from the registry."}
	RuleHostCompiler = plan.Rule{ID: "toolkit-host-compiler", Source: docReleases, Soft: true,
		Text: "nvcc takes host compilers up to a newest GCC: 12 for CUDA 12.0 to 12.3, 13 up to 12.6, 14 up to 12.9, 15 up to 13.3. Where the toolkit is in the image, a system with a GCC that it takes goes first; a stack that compiles nothing does not care."}
)

// tagGrace is how many months after the end of life of its system a tag of
// nvidia/cuda is deleted. NVIDIA's policy on its container images.
const tagGrace = 6

// stateImageRules ranks base images by what the hosts and the compiler make of
// them.
func stateImageRules(s *model.Model) {
	if !hasCUDAImages(s) && !s.Query.Request.Toolkit {
		return
	}
	stateImageCompat(s)
	stateHostCompiler(s)
}

// stateImageCompat avoids images whose cuda-compat package would be put before
// the driver of a host that cannot run it.
func stateImageCompat(s *model.Model) {
	if s.Query.Forward.No == "" || s.Query.AnyJetson() || s.Query.Windows() {
		return
	}
	for _, d := range s.Drivers {
		if d.Query == nil {
			continue
		}
		s.SoftTabulated(RuleImageCompat, model.LevelDelivery, []*model.Variable{&s.Base.Variable, &d.Variable}, nil, func() model.Costs {
			return model.Costs{Of: func(v []int) int {
				if shadowedBy(s.Facts, &s.Bases[v[0]], d.Values[v[1]]) != nil {
					return costShadowed
				}
				return 0
			}, Class: model.ClassOf(s.Bases, func(b *facts.BaseImage) string { return name(b.Kind) + version.Minor(b.CUDA) })}
		})
	}
}

// name tells the kinds of image apart in a class.
func name(k facts.BaseKind) string { return string(rune('a' + k)) }

// shadowedBy returns the cuda-compat package of an nvidia/cuda image that is
// newer than a driver; nil where there is none.
func shadowedBy(f *facts.Facts, image *facts.BaseImage, driver string) *matrices.ForwardCompat {
	if image.Kind != facts.BaseCUDA || driver == "" {
		return nil
	}
	rows := f.ForwardCompats()
	for i := range rows {
		if rows[i].CUDA == version.Minor(image.CUDA) && version.Compare(rows[i].Branch, version.Major(driver)) > 0 {
			return &rows[i]
		}
	}
	return nil
}

// stateHostCompiler avoids systems whose GCC is too new for the toolkit in the
// image.
func stateHostCompiler(s *model.Model) {
	if !s.Query.Request.Toolkit {
		return
	}
	s.SoftTabulated(RuleHostCompiler, model.LevelDelivery, []*model.Variable{&s.OS.Variable, &s.CUDA.Variable}, nil, func() model.Costs {
		return model.Costs{Of: func(v []int) int {
			if gccTooNew(s.Facts, &s.OS.Rows[v[0]], s.CUDA.Values[v[1]]) != nil {
				return costHostCompiler
			}
			return 0
		}, Class: model.ClassOf(s.OS.Rows, func(o *matrices.OS) string { return o.GCC })}
	})
}

// gccTooNew returns the CUDA release whose nvcc does not take a system's GCC; nil
// where it does, or where the facts do not say.
func gccTooNew(f *facts.Facts, os *matrices.OS, cuda string) *matrices.CUDARelease {
	if cuda == "" || os.GCC == "" {
		return nil
	}
	row := f.CUDARelease(cuda)
	if row == nil || row.GCCMax == "" || version.Compare(version.Truncate(os.GCC, version.Parts(row.GCCMax)), row.GCCMax) <= 0 {
		return nil
	}
	return row
}

// WarnImage says what is weak about the base image.
func WarnImage(c *model.Solution) []plan.Warning {
	list := append(warnImageCompat(c), warnImageGate(c)...)
	return append(append(list, warnImageTag(c)...), warnHostCompiler(c)...)
}

func warnImageCompat(c *model.Solution) []plan.Warning {
	if c.Query.Forward.No == "" || len(c.Query.Drivers) == 0 || onlyJetson(c) {
		return nil
	}
	row := shadowedBy(c.Facts, c.Image(), oldestDriver(c))
	if row == nil {
		return nil
	}
	return []plan.Warning{model.Warn(RuleImageCompat, []string{"forward-compat/" + row.CUDA + "#branch", c.Query.Forward.NoRef},
		"%s holds %s, which the container runtime may put before driver %s: on these GPUs that ends in error 804 (forward compatibility was attempted on non supported HW); branch %s or newer is not affected",
		c.Image().Ref, row.Package, oldestDriver(c), row.Branch)}
}

// warnImageGate tells of hosts that the image's own NVIDIA_REQUIRE_CUDA
// refuses.
func warnImageGate(c *model.Solution) []plan.Warning {
	gate := gate(c)
	if gate == nil || len(c.Query.Drivers) == 0 {
		return nil
	}
	branch := version.Major(oldestDriver(c))
	row := c.Facts.ByBranch()[branch]
	if row == nil || row.CUDA == "" || version.Compare(row.CUDA, gate.CUDAMin) >= 0 {
		return nil
	}
	for _, g := range c.Served() {
		for _, b := range g.Query.Boards {
			if listed := gate.Branches[branch]; !slices.ContainsFunc(brandsOf(b), func(brand string) bool { return slices.Contains(listed, brand) }) {
				return []plan.Warning{model.Warn(RuleImageGate, []string{"image-gates/" + gate.ID},
					"by its own NVIDIA_REQUIRE_CUDA (cuda>=%s, or a branch and brand of its list) %s does not start on branch %s with %s: an image made here says the floor of this stack instead; elsewhere set NVIDIA_DISABLE_REQUIRE=1",
					gate.CUDAMin, c.Image().Ref, branch, b.Name)}
			}
		}
	}
	return nil
}

// gate returns what the base image's NVIDIA_REQUIRE_CUDA asks; nil where it has
// none that the facts know.
func gate(c *model.Solution) *matrices.ImageGate {
	tag := c.Image().Tag
	if tag == nil {
		return nil
	}
	id := tag.Gate[c.Part(c.Platform)]
	if id == "" {
		id = tag.Gate["all"]
	}
	rows := c.Facts.ImageGates()
	for i := range rows {
		if rows[i].ID == id {
			return &rows[i]
		}
	}
	return nil
}

// brandsOf returns the brands by which the gates of images may name a board, as
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
func warnImageTag(c *model.Solution) []plan.Warning {
	tag, os := c.Image().Tag, c.OSRow()
	if tag == nil || len(tag.ListedBy) > 0 || os.EndOfLife == "" {
		return nil
	}
	ended, err := time.Parse(time.DateOnly, os.EndOfLife)
	if err != nil || ended.AddDate(0, tagGrace, 0).Format(time.DateOnly) > c.Facts.Date() {
		return nil
	}
	return []plan.Warning{model.Warn(RuleImageTag, []string{c.Image().Fact, "os/" + os.ID + "#end-of-life"},
		"%s may be gone: NVIDIA deletes tags %d months after the end of life of their system, and %s ended on %s; mirror it, or give an image of your own (image { base = … })",
		c.Image().Ref, tagGrace, os.ID, os.EndOfLife)}
}

// warnHostCompiler tells where the toolkit does not take the system's GCC.
func warnHostCompiler(c *model.Solution) []plan.Warning {
	if !c.Query.Request.Toolkit || c.Query.Windows() {
		return nil
	}
	row := gccTooNew(c.Facts, c.OSRow(), c.Part(c.CUDA))
	if row == nil {
		return nil
	}
	return []plan.Warning{model.Warn(RuleHostCompiler, []string{"cuda/" + row.Version + "#gcc-max", "os/" + c.OSRow().ID + "#gcc"},
		"nvcc of CUDA %s takes GCC up to %s, and %s has %s: what is compiled in the image needs an older one (g++-%[2]s, and NVCC_PREPEND_FLAGS=-ccbin=g++-%[2]s)",
		version.Minor(row.Version), row.GCCMax, c.OSRow().ID, c.OSRow().GCC)}
}
