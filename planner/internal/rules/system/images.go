package system

import (
	"slices"
	"time"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on what is in nvidia/cuda images.
const (
	ImageCompat  = "image-compat-library"
	ImageGate    = "image-gate"
	ImageTag     = "image-tag-ended"
	HostCompiler = "toolkit-host-compiler"
)

var ImageRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: ImageCompat, Kind: plan.Made, Source: rule.DocForward, Soft: true,
			Text: "nvidia/cuda images hold the cuda-compat package of their CUDA, which the container runtime may " +
				"put before an older driver of the host: on GPUs that do not run it, as GeForce, that ends in " +
				"error 804 where the driver alone would have done by minor-version compatibility. For such " +
				"hosts an image of a CUDA that their driver knows goes first."},
		State: stateImageCompat,
		About: rule.AboutImage, Warn: warnImageCompat,
	},
	{
		Rule: plan.Rule{ID: ImageGate, Kind: plan.Made, Source: rule.DocGates, Soft: true,
			Text: "nvidia/cuda images say in NVIDIA_REQUIRE_CUDA which hosts may start them: those whose driver " +
				"knows the CUDA, or whose branch and brand are on the image's list. Hosts on minor-version " +
				"compatibility that are not listed do not start it, as no GeForce does from 12.5 on; images " +
				"made here say the floor of their stack instead."},
		About: rule.AboutImage, Warn: warnImageGate,
	},
	{
		Rule: plan.Rule{ID: ImageTag, Kind: plan.Made, Source: rule.DocGates, Soft: true, Inferred: true,
			Text: "NVIDIA deletes tags of nvidia/cuda some six months after the end of life of their CUDA or " +
				"system: an image that nobody listed lately, of a system that ended longer ago, may be gone " +
				"from the registry."},
		About: rule.AboutImage, Warn: warnImageTag,
	},
	{
		Rule: plan.Rule{ID: HostCompiler, Kind: plan.Runs, Source: rule.DocReleases, Soft: true,
			Text: "nvcc takes host compilers up to a newest GCC: 12 for CUDA 12.0 to 12.3, 13 up to 12.6, 14 up " +
				"to 12.9, 15 up to 13.3. Where the toolkit is in the image, a system with a GCC that it takes " +
				"goes first; a stack that compiles nothing does not care."},
		State: stateHostCompiler,
		About: rule.AboutImage, Warn: warnHostCompiler,
	},
}

// tagGrace is how many months after the end of life of its system a tag of
// nvidia/cuda is deleted. NVIDIA's policy on its container images.
const tagGrace = 6

// Costs of what the hosts and the compiler make of an image.
const (
	costShadowed     = 1
	costHostCompiler = 1
)

// stateImageCompat ranks images whose cuda-compat package would be put before
// the driver of a host that cannot run it below others.
func stateImageCompat(s *model.Statement) {
	if !hasCUDAImages(s.Model) || s.Query.Forward.No == "" || s.Query.AnyJetson() || s.Query.Windows() {
		return
	}
	images := s.Base.Term().Alike(func(b *facts.BaseImage) string { return name(b.Kind) + version.Minor(b.CUDA) })
	for _, d := range s.Drivers {
		if d.Driver == nil {
			continue
		}
		model.Soften2(s, images, d.Term(), func(image *facts.BaseImage, driver string) int {
			if shadowedBy(s.Facts, image, driver) != nil {
				return costShadowed
			}
			return 0
		}, model.Weighs{Level: model.LevelDelivery})
	}
}

// name tells the kinds of image apart in a key.
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

// stateHostCompiler ranks systems whose GCC is too new for the toolkit in the
// image below others.
func stateHostCompiler(s *model.Statement) {
	if !s.Query.Request.Toolkit {
		return
	}
	systems := s.OS.Term().Alike(func(o *matrices.OS) string { return o.GCC })
	model.Soften2(s, systems, s.CUDA.Term(), func(os *matrices.OS, cuda string) int {
		if gccTooNew(s.Facts, os, cuda) != nil {
			return costHostCompiler
		}
		return 0
	}, model.Weighs{Level: model.LevelDelivery})
}

// gccTooNew returns the CUDA release whose nvcc does not take a system's GCC; nil
// where it does, or where the facts do not say.
func gccTooNew(f *facts.Facts, os *matrices.OS, cuda string) *matrices.CUDARelease {
	if cuda == "" || os.GCC == "" {
		return nil
	}
	row := f.CUDARelease(cuda)
	if row == nil || row.GCCMax == "" ||
		version.Compare(version.Truncate(os.GCC, version.Parts(row.GCCMax)), row.GCCMax) <= 0 {
		return nil
	}
	return row
}

func warnImageCompat(r *rule.Report) {
	if r.Query.Forward.No == "" || len(r.Query.Drivers) == 0 || hardware.OnlyJetson(r.Solution) {
		return
	}
	row := shadowedBy(r.Facts, r.Image(), hardware.OldestDriver(r.Solution))
	if row == nil {
		return
	}
	r.Warn([]string{"forward-compat/" + row.CUDA + "#branch", r.Query.Forward.NoRef},
		"%s holds %s, which the container runtime may put before driver %s: on these GPUs that ends in error 804 "+
			"(forward compatibility was attempted on non supported HW); branch %s or newer is not affected",
		r.Image().Ref, row.Package, hardware.OldestDriver(r.Solution), row.Branch)
}

// warnImageGate tells of hosts that the image's own NVIDIA_REQUIRE_CUDA
// refuses.
func warnImageGate(r *rule.Report) {
	gate := gate(r.Solution)
	if gate == nil || len(r.Query.Drivers) == 0 {
		return
	}
	branch := version.Major(hardware.OldestDriver(r.Solution))
	for _, g := range r.Served() {
		for _, b := range g.GPU.Boards {
			if Starts(r.Facts, gate, branch, &b) {
				continue
			}
			r.Warn([]string{"image-gates/" + gate.ID},
				"by its own NVIDIA_REQUIRE_CUDA (cuda>=%s, or a branch and brand of its list) %s does not start on "+
					"branch %s with %s: an image made here says the floor of this stack instead; "+
					"elsewhere set NVIDIA_DISABLE_REQUIRE=1",
				gate.CUDAMin, r.Image().Ref, branch, b.Name)
			return
		}
	}
}

// Starts reports whether an image whose NVIDIA_REQUIRE_CUDA asks for something starts on a
// host with a driver of a branch and a board, or with any where that is nil: also where the facts do not know
// the branch.
func Starts(f *facts.Facts, gate *matrices.ImageGate, branch string, board *matrices.GPU) bool {
	row := f.ByBranch()[branch]
	return row == nil || row.CUDA == "" || version.Compare(row.CUDA, gate.CUDAMin) >= 0 ||
		board == nil && len(gate.Branches[branch]) > 0 ||
		board != nil && slices.ContainsFunc(brandsOf(*board), func(brand string) bool {
			return slices.Contains(gate.Branches[branch], brand)
		})
}

// gate returns what the base image's NVIDIA_REQUIRE_CUDA asks; nil where it has
// none that the facts know.
func gate(c *model.Solution) *matrices.ImageGate {
	if c.Image().Tag == nil {
		return nil
	}
	return Gate(c.Facts, c.Image().Tag, c.Part(c.Platform))
}

// Gate returns what the NVIDIA_REQUIRE_CUDA of an image asks on a platform; nil where it has
// none that the facts know.
func Gate(f *facts.Facts, tag *matrices.ImageTag, platform string) *matrices.ImageGate {
	id := tag.Gate[platform]
	if id == "" {
		id = tag.Gate["all"]
	}
	rows := f.ImageGates()
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
func warnImageTag(r *rule.Report) {
	tag, os := r.Image().Tag, r.OSRow()
	if tag == nil || len(tag.ListedBy) > 0 || os.EndOfLife == "" {
		return
	}
	ended, err := time.Parse(time.DateOnly, os.EndOfLife)
	if err != nil || ended.AddDate(0, tagGrace, 0).Format(time.DateOnly) > r.Facts.Date() {
		return
	}
	r.Warn([]string{r.Image().Fact, "os/" + os.ID + "#end-of-life"},
		"%s may be gone: NVIDIA deletes tags %d months after the end of life of their system, and %s ended on %s; "+
			"mirror it, or give an image of your own (image { base = … })",
		r.Image().Ref, tagGrace, os.ID, os.EndOfLife)
}

// warnHostCompiler tells where the toolkit does not take the system's GCC.
func warnHostCompiler(r *rule.Report) {
	if !r.Query.Request.Toolkit || r.Query.Windows() {
		return
	}
	os := r.OSRow()
	row := gccTooNew(r.Facts, os, r.Part(r.CUDA))
	if row == nil {
		return
	}
	r.Warn([]string{"cuda/" + row.Version + "#gcc-max", "os/" + os.ID + "#gcc"},
		"nvcc of CUDA %s takes GCC up to %s, and %s has %s: what is compiled in the image needs an older one "+
			"(g++-%[2]s, and NVCC_PREPEND_FLAGS=-ccbin=g++-%[2]s)",
		version.Minor(row.Version), row.GCCMax, os.ID, os.GCC)
}
