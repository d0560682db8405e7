package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// environment holds what was observed of one environment, as it is read.
type environment struct {
	*Planner
	env         *observed.Environment
	gpus        []seenGPU
	drivers     []seen
	system      reading.System
	platform    string
	python      seen
	cudas       []seenCUDA
	cudnn       seen
	nccl        seen
	compiledFor []query.Compiled // what packages are said to be compiled for
	frameworks  []seenPackage    // what a framework's own name or package stands for
	packages    []seenPackage
	readings    []verdict.Reading
	notJudged   []verdict.NotJudged
	day         string   // by which everything was released whose version is not said; or empty
	askAny      []string // packages that no fact is about: they may ask for any release of the rest
	judgesAny   bool
}

// seen is an observation and the value that is read from it.
type seen struct {
	value string
	of    int // in the environment's observations; -1 for none
	at    request.Position
	text  string
}

type seenGPU struct {
	reading.GPU
	seen
}

type seenCUDA struct {
	reading.CUDA
	seen
}

// seenPackage is a package or a framework that was observed.
type seenPackage struct {
	reading.Requirement
	seen
	framework string // its id in the facts; empty for other packages
	byName    bool   // the framework is named, and no package of it
	from      string
	source    bool // compiled, or made by a vendor, for machines such as this one
	changed   bool // and changed before
	installed bool
	by        string // the day by which it was released, where a date stands for the version; or empty
}

func newEnvironment(p *Planner, env *observed.Environment) *environment {
	c := &environment{Planner: p, env: env, python: seen{of: -1}, cudnn: seen{of: -1}, nccl: seen{of: -1}}
	for i := range env.Observations {
		c.read(i, &env.Observations[i])
	}
	c.settlePlatform()
	c.readUnlabelled()
	return c
}

// position returns an observation's place, which tells it from all others.
func position(i int, o *observed.Observation) request.Position {
	at := o.At
	if at.Line == 0 {
		at.Column = i + 1
	}
	return at
}

func (c *environment) read(i int, o *observed.Observation) {
	s := seen{value: o.Value, of: i, at: position(i, o), text: o.Text}
	if s.text == "" {
		s.text = strings.TrimSpace(o.Name + " " + o.Value)
	}
	switch o.Kind {
	case observed.GPU:
		c.readGPU(s, o.Count)
	case observed.Driver:
		if s.value = reading.ReadDriver(o.Value); s.value != "" {
			c.drivers = append(c.drivers, s)
		} else {
			c.leave(s, "no driver version in it")
		}
	case observed.CUDA, observed.Build, observed.Toolkit, observed.Ceiling:
		c.readCUDA(s, o.Kind)
	case observed.CUDNN, observed.NCCL, observed.Python:
		c.readPart(s, o)
	case observed.OS:
		c.system = c.over(reading.ReadSystem(c.facts.Set, o.Value))
	case observed.Glibc:
		c.system.Glibc, c.system.AtLeast = reading.FirstVersion(o.Value), false
	case observed.JetPack:
		c.system.JetPack = reading.FirstVersion(o.Value)
	case observed.Platform:
		c.platform = reading.ReadPlatform(o.Value)
	case observed.Date:
		if c.day = reading.ReadDate(o.Value); c.day == "" {
			c.leave(s, "no date in it")
		}
	case observed.Package:
		c.readPackage(s, o)
	}
}

// over lays a system over what is known already.
func (c *environment) over(s reading.System) reading.System {
	if s.Glibc == "" && c.system.Glibc != "" {
		s.Glibc, s.AtLeast = c.system.Glibc, c.system.AtLeast
	}
	return s
}

// leave records what is not judged, and the first reason for it.
func (c *environment) leave(s seen, why string) {
	n := verdict.NotJudged{At: s.at.String(), Name: s.text, Why: why}
	same := func(o verdict.NotJudged) bool { return o.At == n.At && o.Name == n.Name }
	if !slices.ContainsFunc(c.notJudged, same) {
		c.notJudged = append(c.notJudged, n)
	}
}

// take records how an observation is read, where that is not its very words.
func (c *environment) take(s seen, taken string) {
	r := verdict.Reading{At: s.at.String(), Text: s.text, Taken: taken}
	if taken != "" && !slices.Contains(c.readings, r) {
		c.readings = append(c.readings, r)
	}
}

func (c *environment) readGPU(s seen, count int) {
	find := func(text string) []matrices.GPU {
		boards, _, _ := c.facts.FindGPU(text)
		return boards
	}
	for _, g := range reading.ReadGPUs(c.facts.Set, find, s.value) {
		if g.Count == 0 {
			g.Count = count
		}
		one := s
		one.value = g.Text
		c.gpus = append(c.gpus, seenGPU{GPU: g, seen: one})
		var names []string
		for i := range g.Boards {
			names = append(names, g.Boards[i].Name+" ("+query.SMName(g.Boards[i].ComputeCapability)+")")
		}
		if len(names) > 0 && (g.Family || !strings.EqualFold(g.Boards[0].Name, g.Text)) {
			c.take(one, words.JoinWords(names, "or"))
		}
	}
}

func (c *environment) readCUDA(s seen, kind observed.Kind) {
	r := reading.ReadCUDA(s.value)
	switch kind {
	case observed.Build:
		r.Of = reading.OfBuild
	case observed.Toolkit:
		r.Of = reading.OfToolkit
	case observed.Ceiling:
		r.Of = reading.OfDriver
	}
	if r.Version == "" && !r.CPU {
		c.leave(s, "no CUDA version in it")
		return
	}
	c.cudas = append(c.cudas, seenCUDA{CUDA: r, seen: s})
}

func (c *environment) readPart(s seen, o *observed.Observation) {
	s.value = reading.FirstVersion(o.Value)
	if s.value == "" {
		c.leave(s, "no version in it")
		return
	}
	switch o.Kind {
	case observed.Python:
		if s.value = version.Minor(s.value); version.Parts(s.value) < 2 {
			c.leave(s, "which minor version it is, it does not say")
			return
		}
		c.python = s
	case observed.CUDNN:
		if o.In != observed.InWheel {
			c.cudnn = s
		}
	default:
		if o.In != observed.InWheel {
			c.nccl = s
		}
	}
}

// tools returns what is said by names that people list among packages, though they
// are those of the machine's CUDA toolkit, or of conda's, which is the builds'.
func tools() map[string]observed.Kind {
	return map[string]observed.Kind{"nvcc": observed.Toolkit, "local-cuda": observed.Toolkit, "system-cuda": observed.Toolkit,
		"cuda-toolkit": observed.Toolkit, "cuda-nvcc": observed.Toolkit, "cudatoolkit": observed.Build,
		"pytorch-cuda": observed.Build}
}

// readTool reads a CUDA that is listed among the packages, and reports whether it
// was one.
func (c *environment) readTool(s seen, o *observed.Observation) bool {
	kind, is := tools()[request.NormalizeName(strings.ReplaceAll(o.Name, " ", "-"))]
	if !is || reading.FirstVersion(o.Value) == "" {
		return false
	}
	s.value = o.Value
	c.readCUDA(s, kind)
	return true
}

// readPackage reads a package. The later of two entries of one name holds where
// it says a version.
func (c *environment) readPackage(s seen, o *observed.Observation) {
	if c.readTool(s, o) {
		return
	}
	made := reading.ReadMade(o.Value)
	if made.Absent {
		c.take(s, "not there")
		return
	}
	p := seenPackage{seen: s, from: o.From, source: o.Source || made.Own, changed: made.Changed, installed: o.Installed}
	switch {
	case o.Specifier != "" && o.Value == "":
		p.Requirement = reading.Requirement{Name: o.Name, Specifier: o.Specifier}
		if !strings.ContainsAny(o.Specifier, "<>!~,") {
			p.ReadVersion(o.Specifier)
		}
	default:
		p.Requirement = reading.Requirement{Name: o.Name}
		p.ReadVersion(o.Value)
	}
	p.Extras = o.Extras
	if o.Label != "" && p.Label == "" {
		p.Label = labelOfBuild(o.Label)
	}
	p.Name = request.NormalizeName(p.Name)
	if made.CPU {
		c.readCPU(&p)
	}
	p.framework, p.byName = c.frameworkOf(p.Name, s.at)
	c.readCompiled(&p, o.Value)
	if p.Specifier == "" {
		p.by = reading.ReadDate(o.Value)
	}
	list := &c.packages
	if p.framework != "" {
		list = &c.frameworks
	}
	same := func(q seenPackage) bool {
		if p.framework != "" {
			return q.framework == p.framework
		}
		return q.Name == p.Name
	}
	if at := slices.IndexFunc(*list, same); at >= 0 {
		(*list)[at] = merge((*list)[at], p)
		return
	}
	*list = append(*list, p)
}

// readCPU takes in that a package is a build for the CPU: of a framework or one
// that is made for its builds, by the label; of the package with a framework's
// compiled code, as the framework's CUDA.
func (c *environment) readCPU(p *seenPackage) {
	for _, id := range c.facts.FrameworkNames() {
		info := c.facts.FrameworkInfo(id)
		switch {
		case info.CorePackage == p.Name:
			c.cudas = append(c.cudas, seenCUDA{CUDA: reading.CUDA{CPU: true}, seen: p.seen})
		case p.Label == "" && (id == p.Name || slices.Contains(info.Distributions(), p.Name) ||
			slices.Contains(info.IndexCompanions, p.Name)):
			p.Label = "cpu"
		}
	}
}

// readCompiled takes in what a package is said to be compiled for. Of a framework
// itself only the GPUs are: what it was made with, its label says.
func (c *environment) readCompiled(p *seenPackage, text string) {
	said := reading.ReadCompiled(text)
	if p.framework != "" {
		said.Torch, said.CUDA = "", ""
	}
	if !said.Says() {
		return
	}
	one := query.Compiled{Name: p.Name, Text: text, Torch: said.Torch, CUDA: said.CUDA, SM: said.SM, PTX: said.PTX}
	c.compiledFor = append(c.compiledFor, one)
}

// merge lays an observation over an earlier one of the same thing.
func merge(old, p seenPackage) seenPackage {
	p.source, p.changed = p.source || old.source, p.changed || old.changed
	if p.Specifier == "" {
		old.source, old.changed = p.source, p.changed
		old.Extras = append(old.Extras, p.Extras...)
		if !p.byName {
			old.Name, old.byName = p.Name, old.byName && p.byName
		}
		return old
	}
	if p.byName && !old.byName {
		p.Name, p.byName = old.Name, false
	}
	p.Extras = append(slices.Clone(old.Extras), p.Extras...)
	return p
}

// labelOfBuild reads conda's build strings: py3.10_cuda12.1_cudnn8.9.2_0 is
// cu121.
func labelOfBuild(label string) string {
	_, cuda, found := strings.Cut(label, "cuda")
	if !found {
		if strings.Contains(label, "cpu") {
			return "cpu"
		}
		return ""
	}
	ver := reading.FirstVersion(cuda)
	if strings.HasPrefix(cuda, ver) && version.Parts(ver) > 1 {
		return "cu" + strings.ReplaceAll(version.Minor(ver), ".", "")
	}
	if version.IsDotted(ver) && len(ver) == 3 {
		return "cu" + ver // conda-forge's cuda121
	}
	return ""
}

// frameworkOf returns the framework that a name stands for, and whether it is
// the framework's own name rather than a package's.
func (c *environment) frameworkOf(name string, at request.Position) (id string, byName bool) {
	for _, id := range c.facts.FrameworkNames() {
		info := c.facts.FrameworkInfo(id)
		if name == info.CorePackage && !slices.Contains(info.Packages, name) {
			return "", false // the framework's version is another one
		}
		if slices.Contains(info.Distributions(), name) {
			return id, at.File == "--framework"
		}
	}
	if id := c.facts.FrameworkCalled(name); slices.Contains(c.facts.FrameworkNames(), id) {
		return id, true
	}
	return "", false
}

// settlePlatform settles the platform: as observed, or by the system, or by
// boards that come on one alone.
func (c *environment) settlePlatform() {
	if c.platform == "" {
		c.platform = c.system.Platform
	}
	if c.platform == "" {
		for i := range c.gpus {
			for j := range c.gpus[i].Boards {
				if facts.ArmOnly(&c.gpus[i].Boards[j]) {
					c.platform = facts.LinuxARM64
				}
			}
		}
	}
	if c.platform == "" {
		c.platform = facts.LinuxAMD64
	}
}

// gpuChoices returns what is judged one by one: each GPU, or none.
func (c *environment) gpuChoices() []*seenGPU {
	if len(c.gpus) == 0 {
		return []*seenGPU{nil}
	}
	var list []*seenGPU
	for i := range c.gpus {
		same := func(o *seenGPU) bool { return o.value == c.gpus[i].value }
		if !slices.ContainsFunc(list, same) {
			list = append(list, &c.gpus[i])
		}
	}
	return list
}

func (c *environment) driverChoices() []*seen {
	if len(c.drivers) == 0 {
		return []*seen{nil}
	}
	var list []*seen
	for i := range c.drivers {
		same := func(o *seen) bool { return o.value == c.drivers[i].value }
		if !slices.ContainsFunc(list, same) {
			list = append(list, &c.drivers[i])
		}
	}
	return list
}
