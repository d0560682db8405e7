package answer

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Plan returns the plan that a solution is.
func Plan(c *model.Solution) plan.Plan {
	stack := Stack(c)
	p := plan.Plan{
		Target:   c.Query.Request.Name(),
		Status:   plan.StatusOK,
		Stack:    &stack,
		Reasons:  c.Facts.CiteOverlays(reasons(c, &stack)),
		Warnings: warnings(c, &stack),
		Horizon:  horizon(c, &stack),
	}
	p.Facts = age(c.Facts, &p)
	return p
}

// warnings returns what is weak about a stack that works: what its request
// brought up, and what the rules warn of.
func warnings(c *model.Solution, s *plan.Stack) []plan.Warning {
	list := append([]plan.Warning{}, c.Query.Warnings...)
	return append(list, rules.Warnings(c, s)...)
}

// Stack turns the choice into the plan's form.
func Stack(c *model.Solution) plan.Stack {
	s := plan.Stack{
		GPUs:      stackGPUs(c),
		Driver:    stackDriver(c),
		CUDA:      plan.CUDA{Version: c.Part(c.CUDA)},
		CUDNN:     c.Part(c.CUDNN),
		NCCL:      c.Part(c.NCCL),
		Python:    c.Part(c.Python),
		OS:        c.OSRow().ID,
		Platform:  c.Part(c.Platform),
		BaseImage: c.Image().Ref,
		Packages:  map[string]string{},
	}
	s.Standalone = standalone(c)
	for i, f := range c.Frameworks() {
		b := c.Build(f)
		framework := plan.Framework{Name: f.Package.Name, Version: b.Release.Version, Variant: b.Row.Variant}
		if i == 0 {
			s.Framework = framework
		}
		if i == 0 || model.Delivery(b) == plan.DeliveryWheels {
			s.CUDA.Delivery = model.Delivery(b) // wheels of one framework bring it for all
		}
		if len(c.Frameworks()) > 1 {
			s.Frameworks = append(s.Frameworks, framework)
		}
		addPackages(c, &s, b)
	}
	if image := c.Image(); (image.Kind == facts.BaseCUDA || image.Kind == facts.BaseJetPack) &&
		s.CUDA.Delivery == plan.DeliveryBaseImage {
		s.CUDA.Version = image.CUDA
	}
	for _, p := range c.Of(query.Companion) {
		b := c.Build(p.Of)
		s.Packages[p.Package.Name] = p.Version(c.At(&p.Variable))
		if only, named := version.Exactly(b.Row.Requires[p.Package.Name]); named {
			if _, label, labelled := strings.Cut(only, "+"); labelled {
				s.Packages[p.Package.Name] += "+" + label
			}
			continue
		}
		if slices.Contains(b.Traits.IndexCompanions, p.Package.Name) {
			s.Packages[p.Package.Name] += b.LocalTag()
		}
	}
	for _, e := range c.Of(query.Extension) {
		addExtension(c, &s, e)
	}
	for _, e := range c.Of(query.Extension) {
		packages.AddLimitsOf(c, &s, e)
		s.Pip = cmp.Or(s.Pip, packages.PipOf(c, e))
	}
	s.Unpinned = unpinned(c, &s)
	s.LibraryPath = libraries.LibraryPath(c, system.NamesCUDNN)
	s.Indexes, s.NoIndex, s.AskedAlone = indexes(c, &s), noIndex(c, &s), askedAlone(c)
	addAskedExtras(c, &s)
	s.Compiled = compiled(c, &s)
	s.Install = install(c, &s)
	return s
}

// addExtension adds a package around the frameworks, and where its wheel is.
func addExtension(c *model.Solution, s *plan.Stack, e *model.PackageVariable) {
	v := c.At(&e.Variable)
	name, wheel := e.Package.InstallName(v, s.CUDA.Version), c.Wheel(e)
	if wheel.Version == "" {
		if v > 0 && e.Row(v).Onward {
			packages.Limit(s, e.Package.Name, "<"+e.Version(v-1)) // the row ends where the next begins
		}
		return
	}
	s.Packages[name] = wheel.Version
	if wheel.Kind == matrices.WheelFile {
		if s.Wheels == nil {
			s.Wheels = map[string]string{}
		}
		s.Wheels[name] = wheel.URL
	}
}

// addAskedExtras adds the extras that the target asks for, of companions, of packages
// around the frameworks, and of a framework's own where they do not choose its build.
func addAskedExtras(c *model.Solution, s *plan.Stack) {
	extras := map[string][]string{}
	for i := range c.Query.Request.Packages {
		p := &c.Query.Request.Packages[i]
		extras[request.NormalizeName(p.Name)] = p.Extras
	}
	add := func(name string, list []string) {
		if len(list) > 0 {
			if s.Asked == nil {
				s.Asked = map[string]string{}
			}
			s.Asked[name] = strings.Join(list, ",")
		}
	}
	for _, f := range c.Frameworks() {
		b := c.Build(f)
		add(b.Pkg(), packages.OtherExtras(f.Package, b))
	}
	for _, p := range c.Of(query.Companion) {
		add(p.Package.Name, extras[p.Package.Name])
	}
	for _, e := range c.Of(query.Extension) {
		if !e.Package.Transitive {
			add(e.Package.InstallName(c.At(&e.Variable), s.CUDA.Version),
				extras[cmp.Or(e.Package.Asked, e.Package.Name)])
		}
	}
}

// addPackages adds what installs a build: its package with the extra, what
// must be named beside it, and a cuDNN that its own metadata leaves open.
func addPackages(c *model.Solution, s *plan.Stack, b *candidate.Build) {
	s.Packages[b.Pkg()] = b.WheelVersion() + b.LocalTag()
	if b.Row.Extra != "" {
		if s.Extras == nil {
			s.Extras = map[string]string{}
		}
		s.Extras[b.Pkg()] = b.Row.Extra
	}
	if packages.HoldsBelow2(b) && version.Compare(s.Python, "3.9") >= 0 { // NumPy 2 is for Python 3.9 and later
		packages.Limit(s, "numpy", "<2")
	}
	for _, e := range c.Of(query.Extension) {
		if v := c.At(&e.Variable); !e.Package.None(v) && packages.NumPyBelow2(e.Row(v)) {
			packages.Limit(s, "numpy", "<2")
		}
	}
	for name, text := range b.Row.Requires {
		if version, ok := version.Exactly(text); ok {
			s.Packages[name] = version
		}
	}
	packages.AddLimits(c, s, b)
	if name, cudnn, named := namedCUDNN(c, b); named {
		s.Packages[name] = cudnn
	}
	if name, minor := openRuntime(c, b); name != "" {
		packages.Limit(s, name, "=="+minor+".*")
	}
	for _, w := range libraries.PathWheels(c, b) {
		packages.Limit(s, w.Name, w.Specifier)
	}
}

// openRuntime returns NVIDIA's wheel of the CUDA runtime and the minor that it must have,
// where the wheels of a build take any of a range: without a word pip gets the newest of
// the major, and not the CUDA of the stack. There is none where the target names one, or
// wheels beside them ask for one CUDA.
func openRuntime(c *model.Solution, b *candidate.Build) (name, minor string) {
	cuda := c.Part(c.CUDA)
	if cuda == "" || b.On.Delivery != matrices.DeliveryWheels || b.AcceptsCUDA(true).Spec == "" ||
		len(b.PathWheels()) > 0 || slices.ContainsFunc(c.Builds(), bringsOneCUDA) {
		return "", ""
	}
	wheels := c.Facts.CUDAWheels(cuda)
	if wheels == nil || !slices.Contains(wheels.Platforms, b.On.Platform) {
		return "", ""
	}
	if slices.ContainsFunc(c.Query.Request.Packages, func(p request.PackageRequest) bool {
		return request.NormalizeName(p.Name) == wheels.Package
	}) {
		return "", ""
	}
	return wheels.Package, wheels.CUDA
}

// bringsOneCUDA reports whether the wheels of a build ask for one CUDA alone.
func bringsOneCUDA(b *candidate.Build) bool {
	return b.On.Delivery == matrices.DeliveryWheels && !b.CPU() && b.AcceptsCUDA(true).Spec == ""
}

// namedCUDNN returns the cuDNN wheel that must be named beside a build, and its
// version; not named where the build brings its own or leaves it to the system.
func namedCUDNN(c *model.Solution, b *candidate.Build) (name, cudnn string, named bool) {
	if cudnn = c.Part(c.CUDNN); cudnn == "" || !system.NamesCUDNN(c, b) {
		return "", "", false
	}
	if row := c.Facts.CUDNN(cudnn); row != nil && facts.CUDNNWheel(row, c.Part(c.CUDA)) != "" {
		cudnn = facts.CUDNNWheel(row, c.Part(c.CUDA))
	}
	return "nvidia-cudnn-" + facts.WheelTag(c.Part(c.CUDA)), cudnn, true
}

func stackGPUs(c *model.Solution) []plan.GPU {
	list := []plan.GPU{}
	for _, g := range c.Served() {
		by := plan.RunsByCubin
		for i, f := range c.Frameworks() {
			switch g.Cover[i][c.At(&f.Variable)] {
			case candidate.CoverPTX:
				by = plan.RunsByPTX
			case candidate.CoverUnknown:
				by = plan.RunsByUnknown
			}
		}
		for _, board := range g.GPU.Boards {
			list = append(list, plan.GPU{ID: board.ID, Name: board.Name, ComputeCapability: g.GPU.CC(), RunsBy: by})
		}
	}
	return list
}
