package existing

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"

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

// Environment holds what was observed of one environment, as it is read.
type Environment struct {
	Facts       *facts.Facts
	Env         *observed.Environment
	GPUs        []GPU
	Drivers     []Seen
	System      reading.System
	Platform    string
	Python      Seen
	Pythons     Seen // the range of Pythons that a project is for
	Python32    bool // Python is one of 32 bits
	FreePython  bool // Python is free-threaded
	LoaderPath  Seen // an LD_LIBRARY_PATH that names CUDA libraries
	CUDAs       []CUDA
	CUDNN       Seen
	NoCUDNN     Seen // that the machine has none
	NoCUDA      Seen // that the machine has none of its own
	NCCL        Seen
	CondaNCCL   Seen             // of conda's, which its builds load: the release by the facts
	Locked      Seen             // the platforms that a lock is for
	Malformed   []Seen           // entries that installers refuse
	Lacks       []Seen           // what the image that it is made of has none of
	Held        []Held           // frameworks that it holds in a release which nobody says
	Opaque      Seen             // the image, where nobody knows what it holds
	Brought     bool             // something may have brought that
	OnPath      []string         // libraries whose wheels' folders the loader's path lists
	CMakeCUDA   bool             // CMake is told to compile with CUDA
	ArchLists   []Seen           // for which GPUs extensions of torch are compiled
	BuiltApart  bool             // what is built is taken to be built behind what the same command installs
	CompiledFor []query.Compiled // what packages are said to be compiled for
	Frameworks  []Package        // what a framework's own name or package stands for
	Packages    []Package
	Unlabelled  []Unlabelled // companions of which nobody says whether they are what the default index has
	Beside      []Package    // of one framework, packages beside the one that is listed
	Twice       [][2]Package // entries of one file or command that pin one package to different versions
	Wheels      []Wheel      // that packages are named by
	Readings    []verdict.Reading
	Day         string // by which everything was released whose version is not said; or empty
	Unjudged    string // the first package that no fact is about, which may ask for any release of the rest; or empty
	Unread      []Unread

	told       map[verdict.Reading]bool // of Readings
	aside      []CUDA                   // those that a change of a build puts nothing in place of
	notJudged  []verdict.NotJudged
	keptOut    []Seen   // by their markers
	unknown    []string // the indexes of which the facts know nothing
	notOfIndex bool     // the framework's build is said to be from somewhere else than the index
	ownPython  Seen     // the one of the system's distribution, which is there
	// newestPython is the one of an image that holds the newest.
	newestPython Seen
	packageAt    map[string]int      // by name: its place in Packages
	marked       version.Environment // by which markers are read; nil where there are none
}

// Seen is an observation and the value that is read from it.
type Seen struct {
	Value  string
	Number int // in the environment's observations; -1 for none
	At     request.Position
	Words  string // as it stands in the source
}

// Held is a framework, by its id, that an image holds in a release which its reference does not say.
type Held struct {
	Seen
	Framework string
}

// GPU is a GPU that was observed.
type GPU struct {
	reading.GPU
	Seen
}

// CUDA is a CUDA that was observed, of a build, a toolkit or a driver.
type CUDA struct {
	reading.CUDA
	Seen
	Conda bool // it is of conda's channels
}

// Package is a package or a framework that was observed.
type Package struct {
	reading.Requirement
	Seen
	Framework string // its id in the facts; empty for other packages
	ByName    bool   // the framework is named, and no package of it
	From      string // as of an observation
	Source    bool   // compiled, or made by a vendor, for machines such as this one
	Changed   bool   // and changed before
	Installed bool
	Conda     bool   // it is of conda's channels
	Alone     bool   // installed without what it requires
	ForGPU    bool   // its name is that of builds with GPU code alone
	ForCPU    bool   // said to be a build for the CPU
	Settled   bool   // its version holds, whatever others ask for
	Command   int    // of a script's, one after the other
	Anew      bool   // installed again where it is there
	Upgraded  bool   // the newest that suits takes the place of what is there
	By        string // the day by which it was released, where a date stands for the version; or empty
}

// IsThere reports whether a package is installed, or said to be.
func (p *Package) IsThere() bool { return p.Installed || p.At.ByFlag() }

// New reads what was observed of an environment.
func New(known *facts.Facts, env *observed.Environment) *Environment {
	c := empty(known, env)
	c.readWhereMarkersHold()
	c.readCores()
	c.settleJetson()
	c.settlePlatform()
	c.settleDriverOfWSL()
	c.settlePython()
	c.settleNewestPython()
	c.settlePythonOfWheels()
	c.settleOwnBuilds()
	c.settleCUDAOfConda()
	c.settleBuildsOfConda()
	c.settleLastOfChannel()
	c.settleNCCLOfConda()
	c.settleCUDAOfNGC()
	c.readCeiling()
	c.settleMajorOfDriver()
	c.settleIndexes()
	c.readUnlabelled()
	c.readFromOtherIndex()
	c.readPagesOfWheels()
	c.dateNightlies()
	c.dateHeld()
	return c
}

// empty is an environment of which nothing was read.
func empty(known *facts.Facts, env *observed.Environment) *Environment {
	none := Seen{Number: -1}
	return &Environment{Facts: known, Env: env, packageAt: map[string]int{}, told: map[verdict.Reading]bool{},
		Python: none, Pythons: none, ownPython: none, newestPython: none, CUDNN: none, NoCUDNN: none,
		NoCUDA: none, NCCL: none, CondaNCCL: none, LoaderPath: none, Locked: none}
}

// Position returns an observation's place, which tells it from all others.
func Position(i int, o *observed.Observation) request.Position {
	at := o.At
	if at.Line == 0 {
		at.Column = i + 1
	}
	return at
}

// readWhereMarkersHold reads the observations, but for those whose marker keeps them from
// the platform and the Python that are observed.
func (c *Environment) readWhereMarkersHold() {
	var marks version.Environment
	holds := func(marker string) bool {
		if marker == "" {
			return true
		}
		if marks == nil {
			marks = c.marks()
			c.marked = marks
		}
		m, err := version.ParseMarker(marker)
		return err != nil || m.On(marks) != version.AppliesNot
	}
	env := *c.Env
	env.Indexes = slices.DeleteFunc(slices.Clone(env.Indexes), func(i observed.Index) bool { return !holds(i.Marker) })
	c.Env = &env
	chosen := -1 // the entry that counts of the list at hand
	for i := range c.Env.Observations {
		o := &c.Env.Observations[i]
		if !o.Else {
			chosen = -1
		}
		if !holds(o.Marker) {
			n := len(c.keptOut)
			brought := n > 0 && c.keptOut[n-1].At == Position(i, o) ||
				o.Kind == observed.Build && o.Installed // with an image
			if !brought {
				c.keptOut = append(c.keptOut, SeenOf(i, o))
			}
			continue
		}
		if o.Else && chosen >= 0 && o.At != c.Env.Observations[chosen].At { // but for what the entry brings
			c.Leave(SeenOf(i, o), "an entry before it is the one for here")
			continue
		}
		if chosen < 0 {
			chosen = i
		}
		if len(o.Origins) > 0 {
			o = comesFrom(o, holds)
		}
		c.read(i, o)
	}
	c.leaveKeptOut()
}

// mostTold is how many entries of one source are told one by one that are for other
// environments: a lock has hundreds.
const mostTold = 4

// leaveKeptOut records what markers keep from here, that of a source together where it is much.
func (c *Environment) leaveKeptOut() {
	bySource := map[string][]string{}
	for _, s := range c.keptOut {
		bySource[s.At.File] = append(bySource[s.At.File], s.Words)
	}
	for _, s := range c.keptOut {
		switch all := bySource[s.At.File]; {
		case len(all) == 0: // told with the first
		case len(all) <= mostTold:
			c.Leave(s, "its marker keeps it from here")
		default:
			s.Words = fmt.Sprintf("%s and %d others", strings.Join(all[:2], ", "), len(all)-2)
			c.Leave(s, "their markers keep them from here")
			bySource[s.At.File] = nil
		}
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
func (c *Environment) marks() version.Environment {
	first := empty(c.Facts, c.Env)
	for i := range c.Env.Observations {
		if o := &c.Env.Observations[i]; o.Kind != observed.Package && o.Marker == "" {
			first.read(i, o)
		}
	}
	first.settlePlatform()
	first.settlePython()
	first.settleNewestPython()
	marks := facts.MarkerEnvironment(first.Platform)
	marks["extra"] = "" // what an extra brings, nobody asked for
	if first.Python.Number >= 0 {
		marks["python_version"] = version.Minor(first.Python.Value)
		if version.Parts(first.Python.Value) > 2 {
			marks["python_full_version"] = first.Python.Value
		}
	}
	return marks
}

// SeenOf returns an observation as it is seen.
func SeenOf(i int, o *observed.Observation) Seen {
	return Seen{Value: o.Value, Number: i, At: Position(i, o), Words: o.Words()}
}

func (c *Environment) read(i int, o *observed.Observation) {
	s := SeenOf(i, o)
	switch o.Kind {
	case observed.GPU:
		c.readGPU(s, o.Count)
	case observed.Driver:
		if s.Value = reading.ReadDriver(o.Value); s.Value != "" {
			c.Drivers = append(c.Drivers, s)
		} else {
			c.leaveUnread(SeenOf(i, o), o.Kind, "no driver version in it")
		}
	case observed.CUDA, observed.Build, observed.Toolkit, observed.Ceiling:
		c.readCUDA(s, o.Kind, o.Conda)
	case observed.CUDNN, observed.NCCL, observed.Python:
		c.readPart(s, o)
	case observed.OS:
		if family, ok := strings.CutSuffix(o.Value, " "+observed.Newest); ok {
			c.readNewestSystem(s, family)
			return
		}
		c.System = c.over(reading.ReadSystem(c.Facts.Set, o.Value))
		if c.System.Unread {
			c.leaveUnread(s, o.Kind, "it is no system that the facts know")
		} else if c.System.Older && c.System.Glibc == "" {
			c.leaveUnread(s, observed.Glibc, "the facts do not hold its C library")
		}
		c.Take(s, c.System.TakenFor())
	case observed.Glibc:
		c.System.Glibc, c.System.AtLeast = reading.FirstVersion(o.Value), false
	case observed.JetPack:
		c.System.JetPack = reading.FirstVersion(o.Value)
	case observed.Platform:
		c.readPlatform(s)
	case observed.Date:
		if c.Day = reading.ReadDate(o.Value); c.Day == "" {
			c.Leave(s, "no date in it")
		}
	case observed.Locked:
		c.Locked = s
	case observed.Image:
		c.Lacks, c.Held, c.Opaque = nil, nil, Seen{}
	case observed.Malformed:
		c.Malformed = append(c.Malformed, s)
	case observed.Holds:
		if id, _ := c.Facts.FrameworkOf(o.Name); id != "" {
			c.Held = append(c.Held, Held{Seen: s, Framework: id})
		} else {
			c.Opaque = s
		}
	case observed.Lacks:
		c.Lacks = append(c.Lacks, s)
	case observed.Brought:
		c.Brought = true
	case observed.OnPath:
		c.OnPath = append(c.OnPath, o.Value)
	case observed.ArchList:
		c.ArchLists = append(c.ArchLists, s)
	case observed.CMake:
		c.CMakeCUDA = c.CMakeCUDA || cmakeCUDA(o.Value)
	case observed.Package:
		c.readPackage(s, o)
	}
}

// cmakeCUDA reports whether options of CMake turn on one that is called after CUDA, or after its
// cuBLAS: -DGGML_CUDA=on.
func cmakeCUDA(options string) bool {
	return slices.ContainsFunc(strings.FieldsFunc(options, func(r rune) bool { return unicode.IsSpace(r) || r == ';' }),
		func(option string) bool {
			name, value, _ := strings.Cut(strings.ToUpper(option), "=")
			name, _, _ = strings.Cut(name, ":") // its type
			return strings.HasPrefix(name, "-D") && (strings.HasSuffix(name, "CUDA") || strings.HasSuffix(name, "CUBLAS")) &&
				slices.Contains([]string{"ON", "1", "TRUE", "YES"}, value)
		})
}

// over lays a system over what is known already.
func (c *Environment) over(s reading.System) reading.System {
	if s.Glibc == "" && c.System.Glibc != "" {
		s.Glibc, s.AtLeast = c.System.Glibc, c.System.AtLeast
	}
	return s
}

// Leave records what is not judged, and why.
func (c *Environment) Leave(s Seen, why string) {
	c.notJudged = append(c.notJudged, verdict.NotJudged{At: s.At.String(), Name: s.Words, Why: why})
}

// Left lists what is not judged, each with the first reason for it.
func (c *Environment) Left() []verdict.NotJudged {
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

// Take records how an observation is read, where that is not its very words.
func (c *Environment) Take(s Seen, taken string) {
	r := verdict.Reading{At: s.At.String(), Text: s.Words, Taken: taken}
	if taken != "" && !c.told[r] {
		c.told[r] = true
		c.Readings = append(c.Readings, r)
	}
}

func (c *Environment) readGPU(s Seen, count int) {
	if reading.SaysNoGPU(s.Value) {
		c.Leave(s, "it says that there is no GPU: what can be judged without one is")
		return
	}
	find := func(text string) []matrices.GPU {
		boards, _, _ := c.Facts.FindGPU(text)
		return boards
	}
	boards := reading.ReadGPUs(c.Facts.Set, find, s.Value)
	if len(boards) == 0 {
		boards = []reading.GPU{{Text: s.Value}} // commas alone: a GPU of which nothing is known
	}
	for _, g := range boards {
		if g.Count == 0 {
			g.Count = count
		}
		one := s
		one.Value = g.Text
		c.GPUs = append(c.GPUs, GPU{GPU: g, Seen: one})
		c.takeBoards(one, &g)
	}
}

// takeBoards records which boards a GPU is read as, where its text is not the name of one.
func (c *Environment) takeBoards(s Seen, g *reading.GPU) {
	if len(g.Boards) == 0 || !g.Family && strings.EqualFold(g.Boards[0].Name, g.Text) {
		return
	}
	var names []string
	for i := range g.Boards {
		names = append(names, g.Boards[i].Name+" ("+query.SMName(g.Boards[i].ComputeCapability)+")")
	}
	taken := words.JoinWords(names, "or")
	if g.Number {
		taken += ", by the number: none of it has that prefix"
	}
	said := func(o observed.Observation) bool { return o.Kind == observed.Platform }
	if platform := g.Boards[0].Platform; platform != "" && len(g.Boards) == 1 &&
		!slices.ContainsFunc(c.Env.Observations, said) {
		taken += ", in machines of " + platform + " alone"
	}
	if matrices.NamesSlice(g.Text) {
		taken += ", cut into slices (MIG)"
	}
	if matrices.NamesVirtual(g.Text) {
		taken += ", of which it is a virtual GPU (vGPU), judged as the whole"
	}
	c.Take(s, taken)
}

func (c *Environment) readCUDA(s Seen, kind observed.Kind, conda bool) {
	if (kind == observed.CUDA || kind == observed.Toolkit) && reading.SaysNone(s.Value) {
		c.NoCUDA = s
		c.Take(s, "the machine has no CUDA of its own; a build for the CPU is cpu")
		return
	}
	r := reading.ReadCUDA(s.Value)
	switch kind {
	case observed.Build:
		r.Of = reading.OfBuild
	case observed.Toolkit:
		r.Of = reading.OfToolkit
	case observed.Ceiling:
		r.Of = reading.OfDriver
	}
	if r.Version == "" && !r.CPU {
		c.leaveUnread(s, observed.CUDA, "no CUDA version in it")
		return
	}
	c.CUDAs = append(c.CUDAs, CUDA{CUDA: r, Seen: s, Conda: conda})
}

func (c *Environment) readPart(s Seen, o *observed.Observation) {
	if o.Kind == observed.Python && o.Value == observed.Newest {
		c.newestPython = s
		return
	}
	if s.Value = o.Specifier; o.Value != "" {
		s.Value = reading.ReadRange(o.Value)
	}
	if o.Kind == observed.Python && s.Value != "" {
		var itself *version.ContradictionError
		switch _, err := version.ParseRange(s.Value); {
		case err == nil:
			c.Pythons = s
			return
		case errors.As(err, &itself):
			s.Value = observed.EmptyRange
			c.leaveUnread(s, o.Kind, itself.Error())
			return
		}
	}
	if o.Kind == observed.Python && o.Value == observed.OfDistribution {
		c.ownPython = s
		return
	}
	if o.Kind == observed.CUDNN && o.In != observed.InWheel && reading.SaysNone(o.Value) {
		c.NoCUDNN = s
		return
	}
	switch s.Value = reading.FirstVersion(o.Value); o.Kind {
	case observed.Python:
		s.Value = version.Minor(reading.ReadPython(o.Value))
	case observed.CUDNN:
		if ver := reading.ReadCUDNN(o.Value); ver != s.Value {
			s.Value = ver
			c.Take(s, "cuDNN "+ver)
		}
	}
	if s.Value == "" {
		c.leaveUnread(SeenOf(s.Number, o), o.Kind, "no version in it")
		return
	}
	switch o.Kind {
	case observed.Python:
		if version.Parts(s.Value) < 2 {
			c.leaveUnread(SeenOf(s.Number, o), o.Kind, "which minor version it is, it does not say")
			return
		}
		c.Python, c.Python32 = s, reading.Is32Bit(o.Value) || reading.Is32Bit(o.Text)
		if c.FreePython = reading.IsFreeThreaded(o.Value) || reading.IsFreeThreaded(o.Text); c.FreePython {
			c.Take(s, "Python "+s.Value+", free-threaded")
		}
	case observed.CUDNN:
		if o.In != observed.InWheel {
			c.CUDNN = s
		}
	default:
		if o.In == observed.InConda {
			c.CondaNCCL = s
		} else if o.In != observed.InWheel {
			c.NCCL = s
		}
	}
}

// settlePython takes the Python of the system's distribution where it is installed and
// nobody speaks of another one.
func (c *Environment) settlePython() {
	if c.ownPython.Number < 0 || c.Python.Number >= 0 || c.System.AtLeast || c.Env.Installer == observed.UV ||
		c.Foreign() {
		return
	}
	rows := c.Facts.OSes()
	at := slices.IndexFunc(rows, func(row matrices.OS) bool { return row.ID == c.System.ID })
	if at >= 0 && rows[at].Python != "" {
		c.Python = c.ownPython
		c.Python.Value = rows[at].Python
		c.Take(c.ownPython, "Python "+rows[at].Python+", which "+rows[at].ID+" has")
	}
}

// settlePlatform settles the platform: as it is said, or else by what is locked or by wheels, or the commonest.
func (c *Environment) settlePlatform() {
	c.Platform = cmp.Or(c.saidPlatform(), c.platformOfLock(), c.platformOfWheels(), facts.LinuxAMD64)
}

// saidPlatform returns the platform as observed, or by the system, or by boards that come on one alone; empty where
// nothing says it.
func (c *Environment) saidPlatform() string {
	if platform := cmp.Or(c.Platform, c.System.Platform); platform != "" || c.ArmOnly() == nil {
		return platform
	}
	return facts.LinuxARM64
}

// ArmOnly returns the first GPU that comes only on Arm machines; nil where there is none.
func (c *Environment) ArmOnly() *GPU {
	for i := range c.GPUs {
		for j := range c.GPUs[i].Boards {
			if facts.ArmOnly(&c.GPUs[i].Boards[j]) {
				return &c.GPUs[i]
			}
		}
	}
	return nil
}

// SaidPlatform returns the platform that observations say: by its name, that of a system that is on one alone, or of a
// board that comes on one alone. It is empty where they say none.
func SaidPlatform(known *facts.Facts, list []observed.Observation) string {
	c := empty(known, &observed.Environment{Observations: list})
	for i := range list {
		if list[i].Kind != observed.Package {
			c.read(i, &list[i])
		}
	}
	c.settleJetson()
	return c.saidPlatform()
}

// SaysSystem reports whether anything that was observed tells Linux from Windows: a system or what only one has, such
// as a driver's version of three numbers, an image or a path of its loader.
func (c *Environment) SaysSystem(driver *Seen) bool {
	if driver != nil && version.Parts(reading.FirstVersion(driver.Value)) > 2 {
		return true
	}
	return c.platformOfWheels() != "" || slices.ContainsFunc(c.Env.Observations, func(o observed.Observation) bool {
		switch o.Kind {
		case observed.OS, observed.Glibc, observed.Kernel, observed.Platform, observed.Image, observed.JetPack,
			observed.Locked, observed.OnPath, observed.Lacks, observed.Brought:
			return true
		}
		return o.Conda && o.Label != ""
	})
}

// platformOfLock returns a platform that a lock is for, where that is not the one which counts where
// nobody says which it is; empty for none.
func (c *Environment) platformOfLock() string {
	platforms := strings.Fields(c.Locked.Value)
	at := slices.IndexFunc(platforms, func(p string) bool { return slices.Contains(matrices.Platforms(), p) })
	if at < 0 || slices.Contains(platforms, facts.LinuxAMD64) {
		return ""
	}
	c.Take(c.Locked, platforms[at])
	return platforms[at]
}

// NotLocked returns why nothing is installed where there is a lock, and not for the platform; empty
// where it is.
func (c *Environment) NotLocked() string {
	if c.Locked.Number < 0 || slices.Contains(strings.Fields(c.Locked.Value), c.Platform) {
		return ""
	}
	return fmt.Sprintf("it holds nothing for %s, where its installer refuses it: it is to be locked for that platform, "+
		"too", c.Platform)
}
