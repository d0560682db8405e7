package planner

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// reasons says why each part of the stack has its value.
func (c *choice) reasons(s *Stack) []Reason {
	list := []Reason{}
	for i, f := range c.frameworks {
		list = append(list, c.whyFramework(i, f))
	}
	for _, p := range c.companions {
		list = append(list, c.whyCompanion(p))
	}
	for _, e := range c.extensions {
		if e.ask.none(c.at(&e.axis)) {
			continue
		}
		list = append(list, c.whyExtension(e))
	}
	for _, g := range c.served() {
		list = append(list, c.whyGPU(g))
	}
	if s.CUDA.Version != "" {
		list = append(list, c.whyCUDA(s))
	}
	if s.CUDNN != "" {
		list = append(list, c.whyPart("cudnn", s.CUDNN, "cuDNN", ruleBuildCUDNN))
	}
	if s.NCCL != "" {
		list = append(list, c.whyPart("nccl", s.NCCL, "NCCL", ruleBuildNCCL))
	}
	if s.Driver.Floor != "" {
		list = append(list, c.whyDriver(s))
	}
	if releases := c.jetPacks(); len(releases) > 0 {
		list = append(list, c.whyJetPack(releases))
	}
	list = append(list, c.whyPython(s))
	if c.image().kind != baseWindows {
		list = append(list, c.whyOS(s), c.whyImage(s))
	}
	return list
}

func (c *choice) whyFramework(i int, f *frameworkAxis) Reason {
	b := c.build(i)
	r := Reason{Part: "framework", Value: f.ask.name + " " + b.label(), Rule: ruleNewest.ID, Facts: []string{b.releaseRef("")}}
	name := displayName(f.ask.name)
	best := f.newestAllowed()
	switch {
	case b.like != "":
		r.Rule = ruleAssumed.ID
		r.Text = fmt.Sprintf("what %s asks for; not known to the facts, and taken to be like %s", f.ask.askedVersion(), b.like)
	case b.age == best && f.ask.version == nil:
		r.Text = fmt.Sprintf("newest %s that the facts know", name)
	case b.age == best:
		r.Text = fmt.Sprintf("newest %s that your %s allows", name, quote(f.ask.version.text.Value))
	default:
		r.Text = fmt.Sprintf("newest %s that works here", name)
		if g := c.unknownCode(i, best); g != nil {
			r.Rule = ruleKernelsUnknown.ID
			r.Text = fmt.Sprintf("newest %s whose GPU code for %s the facts know; that of %s is not known", name, g.ask.name(), f.ask.releases[best].Version)
		} else if held := c.heldBack(i, best); held.text != "" {
			r.Text += fmt.Sprintf("; %s is held back: %s", f.ask.releases[best].Version, held.text)
			r.Facts = append(r.Facts, held.facts...)
		} else if by := c.pinnedBy(b.release.Package, f.ask.releases[best].Version); by != nil {
			r.Text = fmt.Sprintf("newest %s that %s %s takes", name, by.Package, by.Version)
			r.Facts = append(r.Facts, by.Package+"/"+by.Version)
		}
	}
	return r
}

// pinnedBy gives the chosen release of a package that does not go with a
// version of another one; nil when all do.
func (c *choice) pinnedBy(name, version string) *matrices.PackageRelease {
	for _, e := range c.extensions {
		if e.ask.none(c.at(&e.axis)) {
			continue
		}
		release := &e.ask.releases[c.at(&e.axis)]
		if need := needOf(release, name); need != "" && !c.facts.spanOf(need).allows(version) {
			return release
		}
	}
	return nil
}

// newestAllowed is the age of the newest release that the user's version
// takes in.
func (f *frameworkAxis) newestAllowed() int {
	if len(f.builds) == 0 {
		return 0
	}
	for i := range f.builds {
		if f.ask.version == nil || f.ask.version.spec.allows(f.builds[i].release.Version) {
			return f.builds[i].age
		}
	}
	return f.builds[0].age
}

// heldBack says what keeps a release from taking the place of the chosen one:
// the first rule that its best build breaks beside the rest of the stack.
func (c *choice) heldBack(i, age int) explanation {
	f := c.frameworks[i]
	var candidates []int
	for v := range f.builds {
		if f.builds[v].age == age && !f.builds[v].cpu() {
			candidates = append(candidates, v)
		}
	}
	if len(candidates) == 0 {
		return explanation{}
	}
	for _, cl := range c.clauses {
		if cl.demand != nil || !c.breaksAll(&cl, f, candidates) {
			continue
		}
		left := make(scope, len(c.axes))
		for d, v := range c.values {
			left[d] = []int{v}
		}
		left[f.dim] = candidates
		return cl.explain(left)
	}
	return explanation{}
}

// unknownCode gives a GPU for which nothing but its unknown code keeps a
// release from taking the place of the chosen one: each of its builds here is
// refused, or carries code that the facts do not list.
func (c *choice) unknownCode(i, age int) *gpuAxis {
	f, chosen := c.frameworks[i], c.build(i)
	var unknown *gpuAxis
	for v := range f.builds {
		b := &f.builds[v]
		if b.age != age || b.cpu() || b.on.Platform != chosen.on.Platform || c.refuses(f, v) {
			continue
		}
		g := c.unlisted(i, v)
		if g == nil || c.unlisted(i, c.at(&f.axis)) != nil {
			return nil
		}
		unknown = g
	}
	return unknown
}

// unlisted gives the first GPU for which the facts do not list a build's code.
func (c *choice) unlisted(i, v int) *gpuAxis {
	for _, g := range c.served() {
		if g.cover[i][v] == coverUnknown {
			return g
		}
	}
	return nil
}

// refuses reports whether a clause rules a build out beside what else the user
// pinned.
func (c *choice) refuses(f *frameworkAxis, v int) bool {
	for j := range c.clauses {
		if cl := &c.clauses[j]; cl.demand == nil && c.breaksAll(cl, f, []int{v}) {
			return true
		}
	}
	return false
}

// breaksAll reports whether the clause refuses each candidate of the axis
// beside what else the user pinned. Parts that follow from the framework do
// not count: they would follow.
func (c *choice) breaksAll(cl *clause, f *frameworkAxis, candidates []int) bool {
	at := -1
	for i, d := range cl.rule.Dims {
		switch {
		case d == f.dim:
			at = i
		case !c.pinned(d):
			return false
		}
	}
	if at < 0 {
		return false
	}
	values := make([]int, len(cl.rule.Dims))
	for i, d := range cl.rule.Dims {
		values[i] = c.values[d]
	}
	for _, v := range candidates {
		values[at] = v
		if ruleAllows(&cl.rule, values) {
			return false
		}
	}
	return true
}

// pinned reports whether the user's own words decide the axis.
func (c *choice) pinned(dim int) bool {
	for i := range c.clauses {
		if cl := &c.clauses[i]; cl.demand != nil && cl.rule.Dims[0] == dim {
			return true
		}
	}
	return dim == c.platform.dim
}

func (c *choice) whyCompanion(p *companionAxis) Reason {
	b := c.build(p.ask.framework)
	version := p.versions[c.at(&p.axis)]
	return Reason{Part: p.ask.name, Value: version, Rule: ruleCompanion.ID, Facts: []string{b.releaseRef(p.pairCell(b))},
		Text: fmt.Sprintf("the %s that goes with %s %s", p.ask.name, displayName(b.release.Framework), b.release.Version)}
}

func (c *choice) whyExtension(e *extensionAxis) Reason {
	if e.ask.pulled {
		return c.whyPulled(e)
	}
	release := &e.ask.releases[c.at(&e.axis)]
	r := Reason{Part: e.ask.name, Value: release.Version, Rule: ruleExtensionRequires.ID, Facts: []string{release.Package + "/" + release.Version}}
	var needs []string
	for i := range c.frameworks {
		if spec := needOf(release, c.build(i).release.Package); spec != "" {
			needs = append(needs, c.build(i).release.Package+" "+spec)
		}
	}
	r.Text = "newest that works here" + orNothing("; it needs ", joinWords(needs, "and"))
	if e.ask.spec != nil {
		r.Text = "newest that your " + quote(e.ask.spec.text.Value) + " allows and that works here" + orNothing("; it needs ", joinWords(needs, "and"))
	}
	return r
}

func (c *choice) whyGPU(g *gpuAxis) Reason {
	r := Reason{Part: "gpu", Value: g.ask.name(), Rule: ruleKernels.ID, Facts: []string{g.ask.ref()}}
	var texts []string
	for i, f := range c.frameworks {
		b := c.build(i)
		if b.cpu() {
			continue
		}
		texts = append(texts, c.codeFor(g, f.builds[c.at(&f.axis)].on.SM, g.cover[i][c.at(&f.axis)], b))
		r.Facts = append(r.Facts, b.kernelRef())
	}
	r.Text = strings.Join(texts, "; ")
	return r
}

// codeFor names the code by which a GPU runs a build.
func (c *choice) codeFor(g *gpuAxis, sm []string, cover coverage, b *build) string {
	name := displayName(b.release.Framework)
	switch cover {
	case coverPTX:
		return fmt.Sprintf("%s has no machine code for %s; the driver compiles its PTX", name, g.ask.sm())
	case coverUnknown:
		return fmt.Sprintf("the facts do not list the code that %s %s carries", name, b.label())
	}
	if b.jit {
		return fmt.Sprintf("%s compiles its kernels when they are used, and its CUDA knows %s", name, g.ask.sm())
	}
	best := ""
	for _, code := range sm {
		if cubinRuns(code, g.ask.arch, c.facts.architectures()) {
			cc, _ := splitTarget(code)
			best = newest(best, cc)
		}
	}
	if best == g.ask.cc() {
		return fmt.Sprintf("%s carries machine code for %s", name, g.ask.sm())
	}
	return fmt.Sprintf("%s carries %s code, which %s runs", name, smName(best), g.ask.sm())
}

func (c *choice) whyCUDA(s *Stack) Reason {
	var names, refs []string
	for i := range c.frameworks {
		if b := c.build(i); !b.cpu() {
			names = append(names, displayName(b.release.Framework)+" "+b.label())
			refs = append(refs, b.ref("cuda"))
		}
	}
	how := map[string]string{DeliveryWheels: "the wheels bring it", DeliveryBaseImage: "the base image holds it", DeliveryDistro: "it must be on the system"}[s.CUDA.Delivery]
	text := fmt.Sprintf("what %s is made for; %s", joinWords(names, "and"), how)
	if len(names) > 1 {
		text = fmt.Sprintf("what %s run with; %s", joinWords(names, "and"), how)
	}
	return Reason{Part: "cuda", Value: s.CUDA.Version, Rule: ruleBuildCUDA.ID, Facts: refs, Text: text}
}

func (c *choice) whyPart(part, value, name string, info rule) Reason {
	i := slices.IndexFunc(c.parts, func(p acceptor) bool { return p.part == part })
	b := c.build(0)
	for j := range c.frameworks {
		// The build that leaves no choice explains more than one with a range.
		if other := c.build(j); c.parts[i].of(other).spec == "" && c.parts[i].of(other).made != "" {
			b = other
		}
	}
	label := displayName(b.release.Framework) + " " + b.label()
	r := Reason{Part: part, Value: value, Rule: info.ID, Facts: []string{b.ref(partCell([]*build{b}, &c.parts[i]))}}
	a := c.parts[i].of(b)
	switch {
	case a.spec == "":
		r.Text = fmt.Sprintf("the %s that %s comes with", name, label)
	case c.image().hasCUDNN && part == "cudnn":
		r.Text = fmt.Sprintf("what the base image holds; %s takes %s", label, a.spec)
		r.Facts = append(r.Facts, c.image().fact)
	default:
		r.Text = fmt.Sprintf("newest known that %s takes (%s) and the GPUs allow", label, a.spec)
	}
	return r
}

func (c *choice) whyDriver(s *Stack) Reason {
	top := c.floor()
	text := fmt.Sprintf("%s needs %s or newer", top.why, top.value)
	for _, n := range c.needs() {
		if n.why != top.why && n.value != "" && compareDotted(n.value, top.value) < 0 && n.info.ID == ruleDriverFloor.ID {
			text += fmt.Sprintf("; %s alone would run on %s", n.why, n.value)
		}
	}
	return Reason{Part: "driver", Value: s.Driver.Floor, Rule: top.info.ID, Text: text, Facts: []string{top.fact}}
}

func (c *choice) whyPython(s *Stack) Reason {
	var refs, names []string
	for i := range c.frameworks {
		b := c.build(i)
		refs = append(refs, b.releaseRef("python"))
		names = append(names, displayName(b.release.Framework)+" "+b.release.Version)
	}
	r := Reason{Part: "python", Value: s.Python, Rule: rulePythonMature.ID, Facts: refs}
	if c.ask.python != nil {
		r.Rule = rulePythonWheels.ID
		r.Text = fmt.Sprintf("what %s asks for, and %s has wheels for", wrote(c.ask.python.text.At, "python", c.ask.python.text.Value), joinWords(names, "and"))
		return r
	}
	r.Text = fmt.Sprintf("newest with wheels of %s that was out for a year at its release", joinWords(names, "and"))
	if image := c.image(); image.kind == baseCUDA || image.kind == baseCompat || image.kind == baseJetPack || image.kind == baseSystem {
		r.Rule = rulePythonImage.ID
		r.Text = fmt.Sprintf("the Python of %s, which %s has wheels for", image.os, joinWords(names, "and"))
		r.Facts = append(r.Facts, "os/"+image.os+"#python")
	}
	return r
}

func (c *choice) whyOS(s *Stack) Reason {
	row := c.osRow()
	r := Reason{Part: "os", Value: s.OS, Rule: ruleOSEnded.ID, Facts: []string{"os/" + row.ID + "#end-of-life"}}
	if c.ask.os != nil {
		r.Rule, r.Facts = ruleGlibc.ID, []string{"os/" + row.ID + "#glibc"}
		r.Text = fmt.Sprintf("what %s asks for; its glibc %s is new enough", wrote(c.ask.os.text.At, "os", c.ask.os.text.Value), row.Glibc)
		return r
	}
	r.Text = "newest supported system with an image for Python " + s.Python
	if kind := c.image().kind; kind == baseCUDA || kind == baseCompat || kind == baseJetPack {
		r.Text = "what the base image is of"
	} else if c.facts.ended(row) {
		r.Text = "newest system with an image for Python " + s.Python
	}
	return r
}

func (c *choice) whyImage(s *Stack) Reason {
	image := c.image()
	r := Reason{Part: "base_image", Value: s.BaseImage, Rule: rulePythonImage.ID, Facts: []string{}}
	if image.fact != "" {
		r.Facts = []string{image.fact}
	}
	switch {
	case image.kind == baseOwn:
		r.Text = "the target's own base image"
	case image.kind == baseCUDA && s.CUDA.Delivery == DeliveryBaseImage:
		r.Rule = ruleBaseCUDA.ID
		r.Text = "it holds CUDA " + image.cuda + orNothing(" and cuDNN ", image.cudnn) + ", which the wheels leave to the system"
	case image.kind == baseJetPack:
		r.Rule = ruleJetPack.ID
		r.Text = "it holds CUDA " + image.cuda + orNothing(" and cuDNN ", image.cudnn) + " of JetPack " + image.jetPack.Version + ", which the wheels leave to the system"
	case image.kind == baseCompat:
		r.Rule = ruleForwardImage.ID
		r.Text = "it holds the cuda-compat package of CUDA " + minor(image.cuda) + " and next to nothing else; wheels bring CUDA"
	case image.kind == baseCUDA:
		r.Rule = ruleBaseCUDA.ID
		r.Text = "it holds the toolkit of CUDA " + image.cuda + ", the minor that the wheels are made for"
	case s.CUDA.Delivery == DeliveryWheels:
		r.Text = "wheels bring CUDA, so the image holds none: there are never two copies"
	default:
		r.Text = "the image for Python " + s.Python + " on " + s.OS
	}
	return r
}
