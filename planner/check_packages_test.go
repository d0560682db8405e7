package planner

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/plan"
)

// checkPackages holds the packages around the framework to what their rows
// say, and NVIDIA's wheels to the environment that they are in.
func (c *checker) checkPackages(release *matrices.FrameworkRelease, build *matrices.Build) {
	for name, version := range c.stack.Packages {
		c.checkNVIDIAWheel(name, version, build)
		if row := c.packageRow(name, version); row != nil {
			c.checkPackage(row, release)
		}
		if python := release.PairPython[name]; python != "" && !holds(python, c.stack.Python) {
			c.fault("%s of %s has wheels for Python %s", name, release.Version, python)
		}
	}
}

// packageRow finds the very release of a package; nil for packages that the
// facts do not know, or know by a row for many releases.
func (c *checker) packageRow(name, version string) *matrices.PackageRelease {
	version, _, _ = strings.Cut(version, "+")
	for _, info := range c.set.PackageInfos() {
		if info.Name != name && info.PyPI != name {
			continue
		}
		for _, r := range c.set.Packages(info.Name) {
			if r.Version == version && !r.Onward {
				return &r
			}
		}
	}
	return nil
}

// bundled reports whether a package has its CUDA inside its own libraries.
func (c *checker) bundled(name string) bool {
	return slices.ContainsFunc(c.set.PackageInfos(), func(info matrices.PackageInfo) bool {
		return info.Name == name && info.Delivery == matrices.DeliveryBundled
	})
}

func (c *checker) checkPackage(r *matrices.PackageRelease, release *matrices.FrameworkRelease) {
	what := r.Package + " " + r.Version
	if len(r.Platforms) > 0 && !slices.Contains(r.Platforms, "any") && !slices.Contains(r.Platforms, c.stack.Platform) {
		c.fault("%s is for %v", what, r.Platforms)
	}
	for _, g := range c.stack.GPUs {
		if older(g.ComputeCapability, r.SMMin) {
			c.fault("%s needs compute capability %s, %s is %s", what, r.SMMin, g.Name, g.ComputeCapability)
		}
	}
	if r.CUDAMin != "" && c.stack.CUDA.Version != "" && older(c.stack.CUDA.Version, r.CUDAMin) {
		c.fault("%s needs CUDA %s", what, r.CUDAMin)
	}
	if r.CUDNNMin != "" && c.stack.CUDNN != "" && older(c.stack.CUDNN, r.CUDNNMin) {
		c.fault("%s needs cuDNN %s", what, r.CUDNNMin)
	}
	if spec := strings.ReplaceAll(r.PythonRequires, " ", ""); spec != "" && plainSpec(spec) &&
		!holds(spec, c.stack.Python+".99") {
		c.fault("%s needs Python %s", what, spec)
	}
	if spec := strings.ReplaceAll(r.Requires[release.Package], " ", ""); plainSpec(spec) &&
		r.Markers[release.Package] == "" && !holds(spec, release.Version) {
		c.fault("%s needs %s %s, the stack has %s", what, release.Package, spec, release.Version)
	}
	for name, spec := range r.Requires {
		has, _, _ := strings.Cut(c.stack.Packages[name], "+")
		if spec = strings.ReplaceAll(spec, " ", ""); has != "" && r.Markers[name] == "" && plainSpec(spec) &&
			!holds(spec, has) {
			c.fault("%s needs %s %s, the stack has %s", what, name, spec, has)
		}
	}
	asks := c.bundled(r.Package) && r.DriverMin != "" && c.stack.Platform == "linux/amd64"
	if asks && older(c.stack.Driver.Floor, r.DriverMin) {
		c.fault("%s asks for driver %s, and the stack for %s", what, r.DriverMin, c.stack.Driver.Floor)
	}
	c.checkPackageGlibc(what, r)
	c.checkPackageWheel(what, r, release)
	c.checkPackageCode(what, r)
}

// checkPackageCode wants the wheels of a package, where the code in them is listed, to have some for
// each GPU that is not older than all of it.
func (c *checker) checkPackageCode(what string, r *matrices.PackageRelease) {
	codes := c.listedCode(r)
	for _, g := range c.stack.GPUs {
		runs, oldest := false, true
		for _, code := range codes {
			sm, ptx := strings.CutSuffix(code, "+PTX")
			newer := !older(g.ComputeCapability, strings.TrimRight(sm, "af"))
			runs = runs || c.runsCubin(sm, c.architecture(g.ComputeCapability)) || ptx && newer
			oldest = oldest && !newer
		}
		if len(codes) > 0 && !runs && !oldest {
			c.fault("%s has code for %v, and none for %s (%s)", what, codes, g.Name, g.ComputeCapability)
		}
	}
}

// listedCode returns the GPU code that a table lists for the platform and the CUDA of the stack.
func (c *checker) listedCode(r *matrices.PackageRelease) []string {
	for cell, codes := range r.SM {
		platform, span, _ := strings.Cut(cell, " ")
		low, high, two := strings.Cut(span, "-")
		if !two {
			high = low
		}
		if platform == c.stack.Platform && span != "" && !older(c.stack.CUDA.Version, low) &&
			!older(high+".99", c.stack.CUDA.Version) {
			return codes
		}
	}
	if len(r.CUDAAlso)+len(r.Wheels) > 0 {
		return nil
	}
	return r.SM[c.stack.Platform]
}

// plainSpec reports whether holds can read a range.
func plainSpec(spec string) bool {
	return spec != "" && spec != "*" && !strings.Contains(spec, "~=") && strings.Trim(spec, "<>=!,.*0123456789") == ""
}

func (c *checker) checkPackageGlibc(what string, r *matrices.PackageRelease) {
	for _, os := range c.set.OSes() {
		if os.ID == c.stack.OS && len(r.MinGlibcByCUDA) == 0 && c.stack.Platform != facts.WindowsAMD64 && os.Glibc != "" &&
			older(os.Glibc, r.MinGlibc) {
			c.fault("%s needs glibc %s, %s has %s", what, r.MinGlibc, os.ID, os.Glibc)
		}
	}
}

// checkPackageWheel wants a wheel for the torch of the stack, or a toolkit to
// compile with.
func (c *checker) checkPackageWheel(what string, r *matrices.PackageRelease, release *matrices.FrameworkRelease) {
	if len(r.Wheels) == 0 || release.Package != "torch" || strings.Contains(c.stack.BaseImage, "-devel-") {
		return
	}
	if !slices.ContainsFunc(r.Wheels, func(w matrices.WheelSet) bool {
		return strings.HasPrefix(release.Version+".",
			w.Torch+".")
	}) {
		c.fault("%s has no wheel for torch %s, and %s no toolkit", what, release.Version, c.stack.BaseImage)
	}
}

// checkNVIDIAWheel wants one CUDA major, one cuDNN and one NCCL, and what the
// framework's own wheels pin.
func (c *checker) checkNVIDIAWheel(name, version string, build *matrices.Build) {
	if !strings.HasPrefix(name, "nvidia-") {
		return
	}
	cuda := strings.Split(c.stack.CUDA.Version, ".")[0]
	if _, major, found := strings.Cut(name, "-cu"); found && strings.Trim(major, "0123456789") == "" && major != cuda {
		c.fault("%s beside CUDA %s", name, c.stack.CUDA.Version)
	}
	for part, has := range map[string]string{"nvidia-cudnn-": c.stack.CUDNN, "nvidia-nccl-": c.stack.NCCL} {
		if strings.HasPrefix(name, part) && has != "" && version != "" && !strings.HasPrefix(has+".", version+".") &&
			!strings.HasPrefix(version+".", has+".") {
			c.fault("%s %s in a stack with %s", name, version, has)
		}
	}
	if pin := strings.ReplaceAll(build.Pins[name], " ", ""); plainSpec(pin) && strings.ContainsAny(pin[:1], "<>=!") &&
		version != "" && !holds(pin, version) {
		c.fault("%s %s, where the framework's wheels pin %s", name, version, pin)
	}
}

// checkBuild holds the build to what is said of it and its GPUs alone.
func (c *checker) checkBuild(build *matrices.Build, on *matrices.PlatformBuild) {
	if build.Broken != "" {
		c.fault("%s is broken: %s", build.Variant, build.Broken)
	}
	if on.Platform != facts.WindowsAMD64 && c.stack.Driver.Floor != "" && !c.allJetson() &&
		older(c.stack.Driver.Floor, build.MinDriver) {
		c.fault("floor %s is below %s of the framework's documents", c.stack.Driver.Floor, build.MinDriver)
	}
	for _, g := range c.stack.GPUs {
		if !on.KernelsKnown && older(g.ComputeCapability, build.SMMin) {
			c.fault("the framework's documents ask for %s, %s is %s", build.SMMin, g.Name, g.ComputeCapability)
		}
		if c.stack.Framework.Name == "tensorflow" && g.RunsBy == plan.RunsByPTX && numbers(g.ComputeCapability)[0] >= 10 {
			c.fault("TensorFlow's PTX on %s", g.Name)
		}
		c.checkPTXDriver(g, build)
		c.checkCUDNNCeiling(g)
	}
}

// checkPTXDriver wants a driver of the toolkit's minor for a GPU that runs by
// PTX: the minor's first release settles what PTX there is.
func (c *checker) checkPTXDriver(g plan.GPU, build *matrices.Build) {
	if g.RunsBy != plan.RunsByPTX || c.stack.Platform == facts.WindowsAMD64 || c.allJetson() {
		return
	}
	lowest := ""
	for _, row := range c.set.CUDAReleases() {
		if strings.HasPrefix(row.Version+".", build.CUDA+".") && row.MinDriverLinux != "" &&
			(lowest == "" || older(row.MinDriverLinux, lowest)) {
			lowest = row.MinDriverLinux
		}
	}
	if older(c.stack.Driver.Floor, lowest) {
		c.fault("PTX of CUDA %s on %s needs driver %s, the floor is %s", build.CUDA, g.Name, lowest, c.stack.Driver.Floor)
	}
}

func (c *checker) checkCUDNNCeiling(g plan.GPU) {
	for _, row := range c.set.CUDNNReleases() {
		if row.Version == c.stack.CUDNN && row.SMMax != "" && numbers(g.ComputeCapability)[0] > numbers(row.SMMax)[0] {
			c.fault("cuDNN %s serves nothing past %s, the GPU is %s", row.Version, row.SMMax, g.ComputeCapability)
		}
	}
}

func TestTheCheckerNoticesPackagesThatDoNotBelong(t *testing.T) {
	set := matrices.Embedded()
	p := New(set)
	for name, tt := range map[string]struct {
		words string
		spoil func(*plan.Stack)
	}{
		"torch pin": {"gpu=l40s pytorch package=vllm==0.6.3", func(s *plan.Stack) { s.Packages["vllm"] = "0.6.4" }},
		"package gpu": {"gpu=a100 pytorch==2.8.0 package=flash-attn==2.8.3",
			func(s *plan.Stack) { s.GPUs[0].ComputeCapability = "7.5" }},
		"package wheel": {"gpu=a100 pytorch==2.6.0 package=flash-attn==2.7.4.post1",
			func(s *plan.Stack) { s.Packages["flash-attn"] = "2.5.6" }},
		"two CUDA majors": {"gpu=a100 pytorch==2.6.0", func(s *plan.Stack) { s.Packages["nvidia-nccl-cu11"] = s.NCCL }},
		"another NCCL":    {"gpu=a100 pytorch==2.6.0", func(s *plan.Stack) { s.Packages["nvidia-nccl-cu12"] = "2.18.1" }},
		"another cuDNN":   {"gpu=a100 pytorch==2.6.0", func(s *plan.Stack) { s.Packages["nvidia-cudnn-cu12"] = "8.9.2.26" }},
		"cuDNN too old":   {"gpu=h100 pytorch==2.6.0", func(s *plan.Stack) { s.CUDNN = "8.2.4.15" }},
		"PTX by a floor":  {"gpu=b200 jax==0.4.38", func(s *plan.Stack) { s.Driver.Floor = "525.60.13" }},
		"TensorFlow's PTX": {"gpu=h100 tensorflow==2.18.0", func(s *plan.Stack) {
			s.GPUs[0].ComputeCapability,
				s.GPUs[0].RunsBy = "12.0", plan.RunsByPTX
		}},
	} {
		got := plantest.Plan(t, p, tt.words)
		if got.Stack == nil {
			t.Errorf("%s: %s has no stack: %s", name, tt.words, plantest.Sentences(got.Conflict))
			continue
		}
		if faults := checkStack(set, got.Stack); len(faults) > 0 {
			t.Errorf("%s: the sound stack has faults: %v", name, faults)
		}
		tt.spoil(got.Stack)
		if faults := checkStack(set, got.Stack); len(faults) == 0 {
			t.Errorf("%s: no fault found in %+v", name, got.Stack)
		}
	}
}
