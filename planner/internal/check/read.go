package check

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/search"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// environment holds what was observed of one environment, as it is read.
type environment struct {
	engine      *search.Engine
	facts       *facts.Facts
	env         *observed.Environment
	gpus        []seenGPU
	drivers     []seen
	system      reading.System
	platform    string
	python      seen
	pythons     seen // the range of Pythons that a project is for
	python32    bool // Python is one of 32 bits
	loaderPath  seen // an LD_LIBRARY_PATH that names CUDA libraries
	notOfIndex  bool // the framework's build is said to be from somewhere else than the index
	cudas       []seenCUDA
	cudnn       seen
	nccl        seen
	ownPython   seen             // the one of the system's distribution, which is there
	lacks       []seen           // what the image that it is made of has none of
	brought     bool             // something may have brought that
	compiledFor []query.Compiled // what packages are said to be compiled for
	frameworks  []seenPackage    // what a framework's own name or package stands for
	packages    []seenPackage
	packageAt   map[string]int // by name: its place in packages
	beside      []seenPackage  // of one framework, packages beside the one that is listed
	wheels      []namedWheel   // that packages are named by
	readings    []verdict.Reading
	notJudged   []verdict.NotJudged
	day         string // by which everything was released whose version is not said; or empty
	askAny      string // the first package that no fact is about: it may ask for any release of the rest; or empty
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
	conda bool // it is of conda's channels
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
	conda     bool   // it is of conda's channels
	alone     bool   // installed without what it requires
	by        string // the day by which it was released, where a date stands for the version; or empty
}

func newEnvironment(e *search.Engine, env *observed.Environment) *environment {
	none := seen{of: -1}
	c := &environment{engine: e, facts: e.Facts, env: env, packageAt: map[string]int{},
		python: none, pythons: none, ownPython: none, cudnn: none, nccl: none, loaderPath: none}
	c.readWhereMarkersHold()
	c.settlePlatform()
	c.settlePython()
	c.settlePythonOfWheels()
	c.settleOwnBuilds()
	c.readCeiling()
	c.readUnlabelled()
	c.readFromOtherIndex()
	c.readPagesOfWheels()
	c.dateNightlies()
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

// readWhereMarkersHold reads the observations, but for those whose marker keeps them from
// the platform and the Python that are observed.
func (c *environment) readWhereMarkersHold() {
	var marks version.Environment
	holds := func(marker string) bool {
		if marker == "" {
			return true
		}
		if marks == nil {
			marks = c.marks()
		}
		m, err := version.ParseMarker(marker)
		return err != nil || m.On(marks) != version.AppliesNot
	}
	env := *c.env
	env.Indexes = slices.DeleteFunc(slices.Clone(env.Indexes), func(i observed.Index) bool { return !holds(i.Marker) })
	c.env = &env
	for i := range c.env.Observations {
		o := &c.env.Observations[i]
		if !holds(o.Marker) {
			c.leave(seenOf(i, o), "its marker keeps it from here")
			continue
		}
		if len(o.Origins) > 0 {
			o = comesFrom(o, holds)
		}
		c.read(i, o)
	}
}

// comesFrom returns an observation of a package with the place that it comes from here, of
// several.
func comesFrom(o *observed.Observation, holds func(marker string) bool) *observed.Observation {
	here := *o
	here.From, here.Source = "", false
	for _, from := range o.Origins {
		if !holds(from.Marker) {
			continue
		}
		here.From, here.Source = from.From, from.Source
		if from.Value != "" {
			here.Value, here.Specifier = from.Value, ""
		}
		break
	}
	return &here
}

// marks returns what markers see: the platform, and the Python where it is observed.
func (c *environment) marks() version.Environment {
	none := seen{of: -1}
	first := &environment{facts: c.facts, env: c.env, python: none, pythons: none, ownPython: none, cudnn: none, nccl: none}
	for i := range c.env.Observations {
		if o := &c.env.Observations[i]; o.Kind != observed.Package && o.Marker == "" {
			first.read(i, o)
		}
	}
	first.settlePlatform()
	first.settlePython()
	marks := facts.MarkerEnvironment(first.platform)
	if first.python.of >= 0 {
		marks["python_version"] = first.python.value
	}
	return marks
}

// seenOf returns an observation as it is seen.
func seenOf(i int, o *observed.Observation) seen {
	return seen{value: o.Value, of: i, at: position(i, o), text: textOf(o)}
}

// textOf returns an observation as it stands in the source, with the name of what it is of
// where a version or a range stands by itself, as in a table's entry.
func textOf(o *observed.Observation) string {
	if o.Text == "" {
		return strings.TrimSpace(o.Name + " " + o.Value)
	}
	if !strings.ContainsRune("0123456789<>=!~^*", rune(o.Text[0])) {
		return o.Text
	}
	switch o.Kind {
	case observed.Package, observed.CUDA:
		return strings.TrimSpace(cmp.Or(o.Name, string(o.Kind)) + " " + o.Text)
	case observed.Python, observed.CUDNN, observed.NCCL, observed.Toolkit:
		return string(o.Kind) + " " + o.Text
	}
	return o.Text
}

func (c *environment) read(i int, o *observed.Observation) {
	s := seenOf(i, o)
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
		c.readCUDA(s, o.Kind, o.Conda)
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
	case observed.Image:
		c.lacks = nil
	case observed.Lacks:
		c.lacks = append(c.lacks, s)
	case observed.Brought:
		c.brought = true
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

// leave records what is not judged, and why.
func (c *environment) leave(s seen, why string) {
	c.notJudged = append(c.notJudged, verdict.NotJudged{At: s.at.String(), Name: s.text, Why: why})
}

// left lists what is not judged, each with the first reason for it.
func (c *environment) left() []verdict.NotJudged {
	type entry struct{ at, name string }
	told := map[entry]bool{}
	var list []verdict.NotJudged
	for _, n := range c.notJudged {
		if one := (entry{n.At, n.Name}); !told[one] {
			told[one] = true
			list = append(list, n)
		}
	}
	return list
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

func (c *environment) readCUDA(s seen, kind observed.Kind, conda bool) {
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
	c.cudas = append(c.cudas, seenCUDA{CUDA: r, seen: s, conda: conda})
}

func (c *environment) readPart(s seen, o *observed.Observation) {
	if s.value = o.Specifier; o.Kind == observed.Python && o.Value == "" && observedRange(s) != nil {
		c.pythons = s
		return
	}
	if o.Kind == observed.Python && o.Value == observed.OfDistribution {
		c.ownPython = s
		return
	}
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
		c.python, c.python32 = s, reading.Is32Bit(o.Value) || reading.Is32Bit(o.Text)
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

// settlePython takes the Python of the system's distribution where it is installed and
// nobody speaks of another one.
func (c *environment) settlePython() {
	if c.ownPython.of < 0 || c.python.of >= 0 || c.system.AtLeast || c.env.Installer == observed.UV || c.foreign() {
		return
	}
	rows := c.facts.OSes()
	at := slices.IndexFunc(rows, func(row matrices.OS) bool { return row.ID == c.system.ID })
	if at >= 0 && rows[at].Python != "" {
		c.python = c.ownPython
		c.python.value = rows[at].Python
		c.take(c.ownPython, "Python "+rows[at].Python+", which "+rows[at].ID+" has")
	}
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
		c.platform = cmp.Or(c.platformOfWheels(), facts.LinuxAMD64)
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
