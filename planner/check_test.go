package planner

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// checker re-checks a finished stack against the tables, rule by rule, in the
// plainest way there is. It shares no code with the planner's rules: a fault
// in those must not hide here.
type checker struct {
	set    *matrices.Set
	stack  *plan.Stack
	faults []string
}

func checkStack(set *matrices.Set, s *plan.Stack) []string {
	c := &checker{set: set, stack: s}
	c.run()
	var deliveries []string
	for _, f := range s.Frameworks {
		one := *s
		one.Framework, one.Frameworks = f, nil
		beside := &checker{set: set, stack: &one}
		if _, _, on := beside.find(); on != nil {
			deliveries = append(deliveries, on.Delivery)
		}
		if f != s.Framework {
			beside.run()
			c.faults = append(c.faults, beside.faults...)
		}
	}
	if s.CUDA.Delivery == plan.DeliveryWheels && slices.Contains(deliveries, matrices.DeliverySystem) &&
		!slices.Contains(deliveries, matrices.DeliveryWheels) {
		c.fault("a framework that looks for CUDA on the system stands beside bundled libraries alone: %v", s.Frameworks)
	}
	if len(s.Frameworks) == 2 && s.CUDA.Delivery == plan.DeliveryWheels {
		c.checkLeftOut(s.Frameworks[0], s.Frameworks[1])
		c.checkLeftOut(s.Frameworks[1], s.Frameworks[0])
	}
	return c.faults
}

// checkLeftOut checks that a stack names the wheels of what one framework looks for on the
// system and the other does not bring.
func (c *checker) checkLeftOut(brings, opens plan.Framework) {
	one := *c.stack
	one.Framework = opens
	if _, _, on := (&checker{set: c.set, stack: &one}).find(); on == nil || on.Delivery != matrices.DeliverySystem {
		return
	}
	var opened, leftOut []string
	for _, row := range c.set.Opens() { // from the oldest
		if row.Framework == opens.Name && version.Compare(row.From, opens.Version) <= 0 {
			opened = row.Libraries
		}
	}
	for _, row := range c.set.LeftOut() {
		if row.Framework == brings.Name && version.Compare(row.From, brings.Version) <= 0 {
			leftOut = row.Libraries
		}
	}
	for _, library := range leftOut {
		named := slices.ContainsFunc(c.stack.Unpinned, func(u plan.Unpinned) bool {
			return strings.HasPrefix(u.Name, "nvidia-"+library)
		})
		if slices.Contains(opened, library) && !named {
			c.fault("%s opens %s, which %s does not bring", opens.Name, library, brings.Name)
		}
	}
}

// checkIndexes checks that a stack takes nothing from an index that the target leaves out.
func checkIndexes(r *request.Request, s *plan.Stack) []string {
	var faults []string
	elsewhere := func(name, address string) {
		named := slices.ContainsFunc(r.Indexes, func(t request.Text) bool { return t.Value == name })
		if len(r.Indexes) > 0 && !named && address != "" {
			faults = append(faults, fmt.Sprintf("%s is taken from %s, and the target asks for %v alone", name, address,
				r.Indexes))
		}
	}
	for _, index := range s.Indexes {
		elsewhere(index.Name, index.URL)
	}
	for name, address := range s.Wheels {
		elsewhere(name, address)
	}
	return faults
}

func (c *checker) fault(format string, args ...any) {
	c.faults = append(c.faults, fmt.Sprintf(format, args...))
}

func (c *checker) run() {
	release, build, on := c.find()
	if on == nil {
		c.fault("the tables hold no %s %s for %s on %s", c.stack.Framework.Name, c.stack.Framework.Version,
			c.stack.Framework.Variant, c.stack.Platform)
		return
	}
	c.checkParts(build, on)
	c.checkPython(release, on)
	c.checkImage(release, on)
	c.checkPairs(release, build)
	c.checkPackages(release, build)
	c.checkBuild(build, on)
	for _, g := range c.stack.GPUs {
		c.checkGPU(g, build, on)
	}
	switch {
	case c.allJetson():
		c.checkJetPack(build)
	case build.CUDA != "":
		c.checkDriver(build)
	}
	c.checkRecommended()
}

func (c *checker) find() (release *matrices.FrameworkRelease, build *matrices.Build, on *matrices.PlatformBuild) {
	for _, r := range c.set.Frameworks(c.stack.Framework.Name) {
		if r.Version != c.stack.Framework.Version {
			continue
		}
		for _, b := range r.Builds {
			for _, p := range b.Platforms {
				if b.Variant == c.stack.Framework.Variant && p.Platform == c.stack.Platform {
					return &r, &b, &p
				}
			}
		}
	}
	return nil, nil, nil
}

func (c *checker) checkParts(build *matrices.Build, on *matrices.PlatformBuild) {
	cuda, cudnn, nccl := build.CUDAFull, build.CUDNN, build.NCCL
	if cuda == "" {
		cuda = build.CUDA
	}
	if on.CUDNN != "" {
		cudnn = on.CUDNN
	}
	if c.stack.Platform == "windows/amd64" {
		nccl = ""
	}
	c.checkPart("CUDA", c.stack.CUDA.Version, cuda, build.CUDASpec)
	c.checkPart("cuDNN", c.stack.CUDNN, cudnn, build.CUDNNSpec)
	c.checkPart("NCCL", c.stack.NCCL, nccl, build.NCCLSpec)
}

// checkPart wants the version that a build was made for, or one in its range.
func (c *checker) checkPart(name, has, made, spec string) {
	if has == made || spec != "" && has != "" && holds(spec, has) {
		return
	}
	if spec == "" && c.stack.CUDA.Delivery != "wheels" && strings.HasPrefix(has+".", made+".") {
		return
	}
	c.fault("%s %s: the build is made for %q and takes %q", name, has, made, spec)
}

// holds reads the simple ranges that the tables hold.
func holds(spec, version string) bool {
	for part := range strings.SplitSeq(spec, ",") {
		op := strings.TrimRight(part, "0123456789.*")
		want := strings.TrimSuffix(strings.TrimPrefix(part, op), ".*")
		order := slices.Compare(numbers(version), numbers(want))
		prefix := strings.HasPrefix(version+".", want+".")
		if ok := map[string]bool{">=": order >= 0, "<": order < 0, "<=": order <= 0 || prefix, "==": prefix,
			"!=": !prefix}[op]; !ok {
			return false
		}
	}
	return true
}

func (c *checker) checkPython(release *matrices.FrameworkRelease, on *matrices.PlatformBuild) {
	pythons := release.Python
	if c.stack.Platform == "windows/amd64" && len(release.PythonWindows) > 0 {
		pythons = release.PythonWindows
	}
	if len(on.Python) > 0 {
		pythons = on.Python
	}
	if !slices.Contains(pythons, c.stack.Python) {
		c.fault("Python %s is none of %v", c.stack.Python, pythons)
	}
}

func (c *checker) checkImage(release *matrices.FrameworkRelease, on *matrices.PlatformBuild) {
	if c.stack.Platform == "windows/amd64" {
		if c.stack.BaseImage != "" {
			c.fault("a base image on Windows: %s", c.stack.BaseImage)
		}
		return
	}
	floor := release.MinGlibc
	if on.MinGlibc != "" {
		floor = on.MinGlibc
	}
	for _, os := range c.set.OSes() {
		if os.ID != c.stack.OS {
			continue
		}
		if older(os.Glibc, floor) {
			c.fault("glibc %s of %s is older than %s", os.Glibc, os.ID, floor)
		}
		if c.stack.Standalone != nil {
			c.checkStandalone(&os)
		} else if c.stack.BaseImage == os.BaseImage && os.Python != c.stack.Python && os.PythonAlso[c.stack.Python] == "" {
			c.fault("%s has Python %s, not %s", os.BaseImage, os.Python, c.stack.Python)
		}
		if c.stack.BaseImage == os.BaseImage && on.Delivery != matrices.DeliverySystem {
			return
		}
	}
	if tag, ok := strings.CutPrefix(c.stack.BaseImage, "docker.io/nvidia/cuda:"); ok {
		c.checkCUDAImage(tag, on)
		return
	}
	if c.isJetPackImage() {
		return
	}
	if on.Delivery == matrices.DeliverySystem {
		c.fault("%s holds no CUDA, and the build brings none", c.stack.BaseImage)
	}
	for _, image := range c.set.PythonImages() {
		ref := image.Images[c.stack.OS]
		if ref == "" {
			ref = image.Frozen[c.stack.OS]
		}
		if image.Python == c.stack.Python && ref == c.stack.BaseImage {
			return
		}
	}
	c.fault("%s is no image of Python %s on %s", c.stack.BaseImage, c.stack.Python, c.stack.OS)
}

// checkStandalone wants the relocatable build of the tables for the Python and platform
// of the stack, on a C library that it runs on.
func (c *checker) checkStandalone(os *matrices.OS) {
	for _, row := range c.set.PythonStandalone() {
		if row.Python != c.stack.Python {
			continue
		}
		if row.SHA256[c.stack.Platform] != c.stack.Standalone.SHA256 || c.stack.Standalone.SHA256 == "" {
			c.fault("Python %s for %s has digest %q", row.Latest, c.stack.Platform, c.stack.Standalone.SHA256)
		}
		if older(os.Glibc, row.MinGlibc) {
			c.fault("glibc %s of %s is older than that of Python %s", os.Glibc, os.ID, row.Latest)
		}
		return
	}
	c.fault("there is no relocatable build of Python %s", c.stack.Python)
}

// isJetPackImage reports whether the base image is that of a JetPack release
// with the stack's system, Python and CUDA.
func (c *checker) isJetPackImage() bool {
	return slices.ContainsFunc(c.set.JetPacks(), func(r matrices.JetPack) bool {
		return r.BaseImage == c.stack.BaseImage && "ubuntu"+r.Ubuntu == c.stack.OS && r.Python == c.stack.Python &&
			r.CUDA == c.stack.CUDA.Version
	})
}

func (c *checker) allJetson() bool {
	return len(c.stack.GPUs) > 0 && !slices.ContainsFunc(c.stack.GPUs, func(g plan.GPU) bool {
		arch := c.architecture(g.ComputeCapability)
		return arch == nil || !arch.Tegra
	})
}

// checkJetPack wants JetPack releases in place of a driver, each for every
// board of the stack and with the CUDA major of the build.
func (c *checker) checkJetPack(build *matrices.Build) {
	if c.stack.Driver.Floor != "" || c.stack.Driver.Recommended != "" {
		c.fault("boards with JetPack are given the desktop driver %s", c.stack.Driver.Floor)
	}
	if c.stack.Driver.JetPack == "" && build.CUDA != "" {
		c.fault("no JetPack for %v", c.stack.GPUs)
	}
	if len(build.JetPack) == 0 && build.CUDA != "" && numbers(build.CUDA)[0] < 13 {
		c.fault("%s is made for the CUDA %s of Arm servers, which boards do not have", build.Variant, build.CUDA)
	}
	for _, r := range c.set.JetPacks() {
		if !slices.Contains(strings.Split(c.stack.Driver.JetPack, ", "), r.Version) {
			continue
		}
		for _, g := range c.stack.GPUs {
			if !slices.Contains(r.SM, g.ComputeCapability) {
				c.fault("JetPack %s does not run on %s", r.Version, g.Name)
			}
		}
		if numbers(r.CUDA)[0] != numbers(build.CUDA)[0] || len(build.JetPack) > 0 &&
			!slices.Contains(build.JetPack, r.Version) {
			c.fault("JetPack %s with CUDA %s does not run %s", r.Version, r.CUDA, build.Variant)
		}
	}
}

func (c *checker) checkCUDAImage(tag string, on *matrices.PlatformBuild) {
	if on.Delivery != matrices.DeliverySystem {
		c.fault("two copies of CUDA: one in %s, one in the wheels", tag)
	}
	for _, image := range c.set.ImageTags() {
		if image.Tag != tag {
			continue
		}
		if image.CUDA != c.stack.CUDA.Version || image.OS != c.stack.OS {
			c.fault("%s holds CUDA %s on %s", tag, image.CUDA, image.OS)
		}
		if c.stack.CUDNN != "" && image.CUDNN != c.stack.CUDNN &&
			c.stack.Packages["nvidia-cudnn-cu"+strings.Split(image.CUDA, ".")[0]] == "" {
			c.fault("%s holds cuDNN %s, not %s", tag, image.CUDNN, c.stack.CUDNN)
		}
		return
	}
	c.fault("the facts know no nvidia/cuda:%s", tag)
}

func (c *checker) checkPairs(release *matrices.FrameworkRelease, build *matrices.Build) {
	for name, version := range c.stack.Packages {
		version, label, _ := strings.Cut(version, "+")
		_, own, _ := strings.Cut(c.stack.Packages[release.Package], "+")
		if (name == "torchvision" || name == "torchaudio") && label != own {
			c.fault("%s is of the build %q, and %s of %q", name, label, release.Package, own)
		}
		if name != "torchvision" && name != "torchaudio" {
			if name == "torch" && version != release.Version && !strings.HasPrefix(build.WheelVersion, version) {
				c.fault("%s %s in a stack of %s", name, version, release.Version)
			}
			continue
		}
		if release.Pairs[name] != version && release.PairSpecs[name] != "=="+version {
			c.fault("%s %s does not go with %s, which is paired with %s%s", name, version, release.Version, release.Pairs[name],
				release.PairSpecs[name])
		}
	}
}

func (c *checker) architecture(cc string) *matrices.Architecture {
	for _, a := range c.set.Architectures() {
		if a.ComputeCapability == cc {
			return &a
		}
	}
	return nil
}

func (c *checker) checkGPU(g plan.GPU, build *matrices.Build, on *matrices.PlatformBuild) {
	arch := c.architecture(g.ComputeCapability)
	if arch == nil {
		c.fault("no architecture %s", g.ComputeCapability)
		return
	}
	if c.stack.Framework.Name == "cupy" {
		if older(build.CUDA, firstOf(arch.FirstCUDA, build.CUDA)) {
			c.fault("CUDA %s cannot compile for %s", build.CUDA, g.Name)
		}
		return
	}
	if g.ComputeCapability == "7.5" && c.stack.Framework.Name != "numba" && build.CUDA != "" &&
		older(build.CUDA, "10.0") {
		c.fault("the libraries of CUDA %s fail on %s", build.CUDA, g.Name)
	}
	cubin, ptx := false, false
	for _, code := range on.SM {
		cubin = cubin || c.runsCubin(code, arch)
	}
	for _, code := range on.PTX {
		ptx = ptx || !older(g.ComputeCapability, strings.TrimRight(code, "af"))
	}
	switch {
	case g.RunsBy == "unknown" && on.KernelsKnown && on.PTXKnown, g.RunsBy == "ptx" && (cubin || !ptx),
		g.RunsBy == "cubin" && !cubin:
		c.fault("%s %s runs by %s, with code %v and PTX %v", g.Name, g.ComputeCapability, g.RunsBy, on.SM, on.PTX)
	}
	if arch.LastCUDA != "" && older(arch.LastCUDA, build.CUDA) {
		c.fault("CUDA %s no longer serves %s", build.CUDA, g.ComputeCapability)
	}
	for _, row := range c.set.CUDNNReleases() {
		floor := row.SMMin
		if own := row.SMMinByCUDA[strings.Split(build.CUDA, ".")[0]]; own != "" {
			floor = own
		}
		if row.Version == c.stack.CUDNN && floor != "" && older(g.ComputeCapability, floor) {
			c.fault("cuDNN %s serves nothing below %s, the GPU is %s", row.Version, floor, g.ComputeCapability)
		}
	}
}

func (c *checker) runsCubin(code string, arch *matrices.Architecture) bool {
	if strings.TrimSuffix(code, "a") == arch.ComputeCapability {
		return true
	}
	made := c.architecture(strings.TrimRight(code, "af"))
	if strings.HasSuffix(code, "a") || arch.Tegra || made == nil || made.Tegra {
		return false
	}
	x, y := numbers(made.ComputeCapability), numbers(arch.ComputeCapability)
	return x[0] == y[0] && x[1] <= y[1] && (!strings.HasSuffix(code, "f") || made.Name == arch.Name)
}

func (c *checker) checkDriver(build *matrices.Build) {
	floor := c.stack.Driver.Floor
	linux := map[string]string{"11": "450.80.02", "12": "525.60.13", "13": "580.65.06"}
	windows := map[string]string{"11": "452.39", "12": "527.41", "13": "580"}
	family := linux
	if c.stack.Platform == "windows/amd64" {
		family = windows
	}
	want := family[strings.Split(build.CUDA, ".")[0]]
	if want != "" && older(floor, want) {
		c.fault("floor %s is below %s of CUDA %s", floor, want, build.CUDA)
	}
	for _, g := range c.stack.GPUs {
		arch := c.architecture(g.ComputeCapability)
		if inferred := slices.Contains(arch.Inferred, "first_driver_branch"); arch.Tegra || inferred &&
			c.stack.Driver.Given != "" {
			continue
		}
		if arch.FirstDriverBranch != "" && older(floor, arch.FirstDriverBranch) {
			c.fault("floor %s does not know %s (branch %s)", floor, g.Name, arch.FirstDriverBranch)
		}
		if arch.LastDriverBranch != "" && c.stack.Platform != "windows/amd64" &&
			numbers(floor)[0] > numbers(arch.LastDriverBranch)[0] {
			c.fault("floor %s is past %s, the last branch for %s", floor, arch.LastDriverBranch, g.Name)
		}
	}
	if given := c.stack.Driver.Given; version.IsDotted(given) && strings.Contains(given, ".") && older(given, floor) &&
		!c.branchReports(given, build.CUDA) {
		c.fault("hosts run %s, the floor is %s", given, floor)
	}
}

// branchReports says whether a driver's branch reports a CUDA before 11, which
// it then runs.
func (c *checker) branchReports(driver, cuda string) bool {
	for _, b := range c.set.DriverBranches() {
		if b.Branch == strings.Split(driver, ".")[0] {
			return numbers(cuda)[0] < 11 && b.CUDA != "" && !older(b.CUDA, cuda)
		}
	}
	return false
}

func (c *checker) checkRecommended() {
	version := c.stack.Driver.Recommended
	if version == "" {
		return
	}
	if older(version, c.stack.Driver.Floor) {
		c.fault("recommended %s is below the floor %s", version, c.stack.Driver.Floor)
	}
	for _, b := range c.set.DriverBranches() {
		if b.Branch != strings.Split(version, ".")[0] {
			continue
		}
		if !b.Supported {
			c.fault("recommended %s is of an ended branch", version)
		}
		for _, g := range c.stack.GPUs {
			if arch := c.architecture(g.ComputeCapability); arch.Name != "hopper" &&
				!slices.Contains(b.Architectures, arch.Name) {
				c.fault("recommended %s does not support %s (%s)", version, g.Name, arch.Name)
			}
		}
	}
}

// firstOf cuts a version down to as many numbers as another has.
func firstOf(version, like string) string {
	list := strings.Split(version, ".")
	return strings.Join(list[:min(len(list), strings.Count(like, ".")+1)], ".")
}

// older compares two versions number by number.
func older(a, b string) bool { return slices.Compare(numbers(a), numbers(b)) < 0 }

func numbers(version string) []int {
	var list []int
	for part := range strings.SplitSeq(version, ".") {
		n, err := strconv.Atoi(part)
		if err != nil {
			break
		}
		list = append(list, n)
	}
	for len(list) > 0 && list[len(list)-1] == 0 {
		list = list[:len(list)-1]
	}
	if len(list) == 1 {
		list = append(list, 0)
	}
	return list
}

func TestTheCheckerNoticesABrokenStack(t *testing.T) {
	set := matrices.Embedded()
	for name, spoil := range map[string]func(*plan.Stack){
		"build":       func(s *plan.Stack) { s.Framework.Variant = "cu118" },
		"cudnn":       func(s *plan.Stack) { s.CUDNN = "8.9.2.26" },
		"python":      func(s *plan.Stack) { s.Python = "3.7" },
		"image":       func(s *plan.Stack) { s.BaseImage = "docker.io/library/python:3.12-slim-jessie" },
		"os":          func(s *plan.Stack) { s.OS = "debian9" },
		"pair":        func(s *plan.Stack) { s.Packages["torchvision"] = "0.19.0+cu124" },
		"gpu":         func(s *plan.Stack) { s.GPUs[0].ComputeCapability = "12.0" },
		"runs by":     func(s *plan.Stack) { s.GPUs[0].RunsBy = plan.RunsByPTX },
		"floor":       func(s *plan.Stack) { s.Driver.Floor = "470.82.01" },
		"given":       func(s *plan.Stack) { s.Driver.Given = "470.82.01" },
		"recommended": func(s *plan.Stack) { s.Driver.Recommended = "570.211.01" },
	} {
		s := plantest.MustStack(t, New(set), "gpu=h100 pytorch==2.5.1 with=torchvision")
		if faults := checkStack(set, s); len(faults) > 0 {
			t.Fatalf("the sound stack has faults: %v", faults)
		}
		spoil(s)
		if faults := checkStack(set, s); len(faults) == 0 {
			t.Errorf("%s: no fault found in %+v", name, s)
		}
	}
}
