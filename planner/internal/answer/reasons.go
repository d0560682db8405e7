package answer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/packages"
	"github.com/envsolve/envsolve/planner/internal/rules/system"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// reasons says why each part of the stack has its value.
func reasons(c *model.Solution, s *plan.Stack) []plan.Reason {
	list := []plan.Reason{}
	for _, f := range c.Frameworks() {
		list = append(list, whyFramework(c, f))
	}
	for _, p := range c.Of(query.Companion) {
		list = append(list, whyCompanion(c, p))
	}
	for _, e := range c.Of(query.Extension) {
		if e.Package.None(c.At(&e.Variable)) {
			continue
		}
		list = append(list, whyExtension(c, e))
	}
	for _, g := range c.Served() {
		list = append(list, whyGPU(c, g))
	}
	if s.CUDA.Version != "" {
		list = append(list, whyCUDA(c, s))
	}
	if s.CUDNN != "" {
		list = append(list, whyPart(c, "cudnn", s.CUDNN, "cuDNN", hardware.BuildCUDNN))
	}
	if s.NCCL != "" {
		list = append(list, whyPart(c, "nccl", s.NCCL, "NCCL", hardware.BuildNCCL))
	}
	if s.Driver.Floor != "" {
		list = append(list, whyDriver(c, s))
	}
	if releases := system.JetPacks(c); len(releases) > 0 {
		list = append(list, system.WhyJetPack(c, releases))
	}
	list = append(list, whyPython(c, s))
	if s.Standalone != nil {
		list = append(list, whyStandalone(c, s))
	}
	if c.Image().Kind != facts.BaseWindows {
		list = append(list, whyOS(c, s), whyImage(c, s))
	}
	return list
}

func whyCompanion(c *model.Solution, p *model.PackageVariable) plan.Reason {
	b := c.Build(p.Of)
	version := p.Version(c.At(&p.Variable))
	return plan.Reason{Part: p.Package.Name, Value: version, Rule: packages.Companion,
		Facts: []string{b.ReleaseRef(packages.PairCell(p, b))},
		Text:  fmt.Sprintf("the %s that goes with %s %s", p.Package.Name, b.Traits.Name, b.Release.Version)}
}

func whyExtension(c *model.Solution, e *model.PackageVariable) plan.Reason {
	if e.Package.Transitive {
		return packages.WhyTransitive(c, e)
	}
	release := e.Row(c.At(&e.Variable))
	r := plan.Reason{Part: e.Package.Name, Value: release.Version, Rule: packages.ExtensionRequires,
		Facts: []string{release.Package + "/" + release.Version}}
	var needs []string
	for _, b := range c.Builds() {
		if spec := packages.NeededIn(c, release, b.Release.Package); spec != "" && spec != "*" {
			needs = append(needs, b.Release.Package+" "+spec)
		}
	}
	r.Text = "newest that works here" + words.Prefixed("; it needs ", words.JoinWords(needs, "and"))
	if e.Package.Version != nil {
		r.Text = "newest that your " + words.Quote(e.Package.Version.Text.Value) + " allows and that works here" +
			words.Prefixed("; it needs ", words.JoinWords(needs, "and"))
	}
	for _, b := range c.Builds() {
		if above := packages.AboveBroken(c, e, b); above != "" {
			r.Value = above
			r.Text += fmt.Sprintf("; %s %s is reported to break %s %s", b.Traits.Name, b.Release.Version,
				e.Package.Name,
				b.Release.Breaks[e.Package.Name])
			r.Facts = append(r.Facts, b.ReleaseRef("breaks"))
		}
	}
	return r
}

func whyGPU(c *model.Solution, g *model.GPUVariable) plan.Reason {
	r := plan.Reason{Part: "gpu", Value: g.GPU.Name(), Rule: hardware.Kernels, Facts: []string{g.GPU.Ref()}}
	var texts []string
	for i, f := range c.Frameworks() {
		b := c.Build(f)
		if b.CPU() {
			continue
		}
		texts = append(texts, codeFor(c, g, f.Builds[c.At(&f.Variable)].On.SM, g.Cover[i][c.At(&f.Variable)], b))
		r.Facts = append(r.Facts, b.KernelRef())
	}
	r.Text = strings.Join(texts, "; ")
	return r
}

// codeFor names the code by which a GPU runs a build.
func codeFor(c *model.Solution, g *model.GPUVariable, sm []string, cover candidate.Coverage,
	b *candidate.Build) string {
	name := b.Traits.Name
	switch cover {
	case candidate.CoverPTX:
		return fmt.Sprintf("%s has no machine code for %s; the driver compiles its PTX", name, g.GPU.SM())
	case candidate.CoverUnknown:
		return fmt.Sprintf("the facts do not list the code that %s %s carries", name, b.Label())
	}
	if b.Traits.RunTimeKernels {
		return fmt.Sprintf("%s compiles its kernels when they are used, and its CUDA knows %s", name, g.GPU.SM())
	}
	best := ""
	for _, code := range sm {
		if candidate.CubinRuns(code, g.GPU.Arch, c.Facts.ByCapability()) {
			cc, _ := candidate.SplitTarget(code)
			best = version.Newest(best, cc)
		}
	}
	if best == g.GPU.CC() {
		return fmt.Sprintf("%s carries machine code for %s", name, g.GPU.SM())
	}
	return fmt.Sprintf("%s carries %s code, which %s runs", name, query.SMName(best), g.GPU.SM())
}

func whyCUDA(c *model.Solution, s *plan.Stack) plan.Reason {
	var names, refs []string
	for _, b := range c.Builds() {
		if !b.CPU() {
			names = append(names, b.Traits.Name+" "+b.Label())
			refs = append(refs, b.Ref("cuda"))
		}
	}
	how := map[string]string{plan.DeliveryWheels: "the wheels bring it",
		plan.DeliveryBaseImage: "the base image holds it",
		plan.DeliveryDistro:    "it must be on the system"}[s.CUDA.Delivery]
	text := fmt.Sprintf("what %s is made for; %s", words.JoinWords(names, "and"), how)
	if len(names) > 1 {
		text = fmt.Sprintf("what %s run with; %s", words.JoinWords(names, "and"), how)
	}
	return plan.Reason{Part: "cuda", Value: s.CUDA.Version, Rule: hardware.BuildCUDA, Facts: refs, Text: text}
}

func whyPart(c *model.Solution, part, value, name, rule string) plan.Reason {
	i := slices.IndexFunc(c.Parts, func(p model.Part) bool { return p.Part == part })
	b := c.First()
	for _, other := range c.Builds() {
		// The build that leaves no choice explains more than one with a range.
		if c.Parts[i].Of(other).Spec == "" && c.Parts[i].Of(other).Made != "" {
			b = other
		}
	}
	label := b.Traits.Name + " " + b.Label()
	r := plan.Reason{Part: part, Value: value, Rule: rule,
		Facts: []string{b.Ref(hardware.PartCell([]*candidate.Build{b}, &c.Parts[i]))}}
	a := c.Parts[i].Of(b)
	switch {
	case part == "cudnn" && b.OpensNoCUDNN():
		r.Text = fmt.Sprintf("what the target names; %s opens none", label)
	case a.Spec == "":
		r.Text = fmt.Sprintf("the %s that %s comes with", name, label)
	case c.Image().HasCUDNN && part == "cudnn":
		r.Text = fmt.Sprintf("what the base image holds; %s takes %s", label, a.Spec)
		r.Facts = append(r.Facts, c.Image().Fact)
	default:
		r.Text = fmt.Sprintf("newest known that %s takes (%s) and the GPUs allow", label, a.Spec)
	}
	return r
}

func whyDriver(c *model.Solution, s *plan.Stack) plan.Reason {
	needs := hardware.Needs(c)
	top := hardware.Highest(needs)
	text := fmt.Sprintf("%s needs %s or newer", top.Why, top.Value)
	for _, n := range needs {
		if n.Why != top.Why && n.Value != "" && version.Compare(n.Value, top.Value) < 0 &&
			n.Rule == hardware.DriverFloor {
			text += fmt.Sprintf("; %s alone would run on %s", n.Why, n.Value)
		}
	}
	return plan.Reason{Part: "driver", Value: s.Driver.Floor, Rule: top.Rule, Text: text, Facts: []string{top.Fact}}
}

func whyPython(c *model.Solution, s *plan.Stack) plan.Reason {
	var refs, names []string
	for _, b := range c.Builds() {
		refs = append(refs, b.ReleaseRef("python"))
		names = append(names, b.Traits.Name+" "+b.Release.Version)
	}
	r := plan.Reason{Part: "python", Value: s.Python, Rule: system.PythonMature, Facts: refs}
	made, have := words.JoinWords(names, "and"), "has"
	if len(names) > 1 {
		have = "have"
	}
	if c.Query.Python != nil {
		r.Rule = system.PythonWheels
		r.Text = fmt.Sprintf("what %s asks for, and %s %s wheels for", request.Spell(c.Query.Python.Text.At, "python",
			c.Query.Python.Text.Value), made, have)
		return r
	}
	r.Text = fmt.Sprintf("newest with wheels of %s that was out for a year at its release", made)
	if newer, held := heldPython(c); newer != "" {
		r.Text = fmt.Sprintf("newest that works here; %s is held back: %s", newer, held.Text)
		r.Facts = append(r.Facts, held.Facts...)
	}
	if image := c.Image(); !image.Standalone && (image.Kind == facts.BaseCUDA || image.Kind == facts.BaseCompat ||
		image.Kind == facts.BaseJetPack || image.Kind == facts.BaseSystem) {
		r.Rule = system.PythonImage
		r.Text = fmt.Sprintf("the Python of %s, which %s %s wheels for", image.OS, made, have)
		r.Facts = append(r.Facts, "os/"+image.OS+"#python")
	}
	return r
}

func whyOS(c *model.Solution, s *plan.Stack) plan.Reason {
	row := c.OSRow()
	r := plan.Reason{Part: "os", Value: s.OS, Rule: system.OSEnded, Facts: []string{"os/" + row.ID + "#end-of-life"}}
	if c.Query.OS != nil {
		r.Rule, r.Facts = system.Glibc, []string{"os/" + row.ID + "#glibc"}
		r.Text = fmt.Sprintf("what %s asks for; its glibc %s is new enough",
			request.Spell(c.Query.OS.Text.At, "os", c.Query.OS.Text.Value), row.Glibc)
		return r
	}
	if c.OwnImage() {
		r.Text = "assumed of the target's own image, since nobody says what system that has: name it with os"
		return r
	}
	r.Text = "newest supported system with an image for Python " + s.Python
	if s.Standalone != nil {
		r.Text = "newest supported system that goes with the rest"
	}
	if kind := c.Image().Kind; kind == facts.BaseCUDA || kind == facts.BaseCompat || kind == facts.BaseJetPack {
		r.Text = "what the base image is of"
	} else if c.Facts.Ended(row) {
		r.Text = strings.Replace(r.Text, "newest supported", "newest", 1)
	}
	return r
}

func whyImage(c *model.Solution, s *plan.Stack) plan.Reason {
	image := c.Image()
	r := plan.Reason{Part: "base_image", Value: s.BaseImage, Rule: system.PythonImage, Facts: []string{}}
	if image.Fact != "" {
		r.Facts = []string{image.Fact}
	}
	switch {
	case image.Kind == facts.BaseOwn:
		r.Text = "the target's own base image"
	case image.Kind == facts.BaseCUDA && s.CUDA.Delivery == plan.DeliveryBaseImage:
		r.Rule = system.BaseCUDA
		r.Text = "it holds CUDA " + image.CUDA + words.Prefixed(" and cuDNN ", image.CUDNN) +
			", which the wheels leave to the system"
	case image.Kind == facts.BaseJetPack:
		r.Rule = system.JetPack
		r.Text = "it holds CUDA " + image.CUDA + words.Prefixed(" and cuDNN ", image.CUDNN) + " of JetPack " +
			image.JetPack.Version + ", which the wheels leave to the system"
	case image.Kind == facts.BaseCompat:
		r.Rule = hardware.ForwardImage
		r.Text = "it holds the cuda-compat package of CUDA " + version.Minor(image.CUDA) +
			" and next to nothing else; wheels bring CUDA"
	case image.Kind == facts.BaseCUDA:
		r.Rule = system.BaseCUDA
		r.Text = "it holds the toolkit of CUDA " + image.CUDA + ", the minor that the wheels are made for"
	case s.Standalone != nil && s.CUDA.Delivery != plan.DeliveryWheels:
		r.Text = "the image of " + s.OS + ", without a Python"
	case s.CUDA.Delivery == plan.DeliveryWheels:
		r.Text = "wheels bring CUDA, so the image holds none: there are never two copies"
	default:
		r.Text = "the image for Python " + s.Python + " on " + s.OS
	}
	return r
}
