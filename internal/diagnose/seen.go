package diagnose

import (
	"cmp"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// Seen is what a log says about the machine and the stack that it comes from.
type Seen struct {
	GPUs   []string `json:"gpus"`             // ids of the facts, in the order of their first mention
	Driver string   `json:"driver,omitempty"` // of NVIDIA's, such as 535.104.05
	// DriverCUDA is the newest CUDA that the driver serves, where an error names that and nothing the driver.
	DriverCUDA string `json:"driver_cuda,omitempty"`
	// Toolkit is the CUDA of the machine's toolkit, as an error of what is compiled there names it.
	Toolkit string `json:"toolkit,omitempty"`
	// Platform is windows/amd64 where the log shows that it is of Windows; empty otherwise.
	Platform   string      `json:"platform,omitempty"`
	Frameworks []Framework `json:"frameworks"`
	Packages   []Package   `json:"packages"` // around frameworks, of those that the facts know
}

// Package is a package with its version.
type Package struct {
	Name    string `json:"name"`
	Version string `json:"version"` // or what it was "built for", as check takes it
}

// Framework is a framework with what its version says.
type Framework struct {
	Name    string `json:"name"`              // of the facts: pytorch
	Version string `json:"version"`           // 2.5.1 or 2.6.0a0, without a label
	Variant string `json:"variant,omitempty"` // the label: cu124
}

// Look reads a log for what it says about its machine.
func Look(facts *matrices.Set, log []byte) Seen {
	_, seen := Read(facts, log)
	return seen
}

// look gathers what a log says about its machine.
type look struct {
	facts    *matrices.Set
	names    map[string]string // of frameworks, to what the facts call them
	known    map[string]bool   // packages
	found    Seen
	tried    map[string]bool // names of GPUs
	taken    map[string]int  // packages, by name: the place among those that are found
	said     map[string]said // how the versions of frameworks and packages were said
	mentions []mention       // of GPUs, in the line that is being read
	built    builtFor        // what a line before this one was about
	windows  bool            // something was printed on Windows
	linux    bool            // or on Linux, as in WSL
	torch    string          // the CUDA that PyTorch was built with, as an error names it
}

// builtFor is a package of which a line said that it was built for what the next ones name.
type builtFor struct {
	name string
	left int // lines that may name it
}

// mention is a name of a GPU, and where it stands in its line.
type mention struct {
	at   int
	name string
}

func newLook(facts *matrices.Set) *look {
	l := &look{
		facts: facts, names: frameworkNames(facts),
		known: map[string]bool{}, tried: map[string]bool{}, taken: map[string]int{},
		said:  map[string]said{},
		found: Seen{GPUs: []string{}, Frameworks: []Framework{}, Packages: []Package{}},
	}
	for _, name := range facts.PackageNames() {
		l.known[name] = true
	}
	return l
}

func (l *look) patterns() []*pattern {
	all := []*pattern{
		{expression: driverVersions, lines: 1, match: l.driver},
		{expression: driverServes, lines: 1, match: l.driverCUDA},
		{
			expression: frameworkVersions(l.names), texts: slices.Sorted(maps.Keys(l.names)), lines: 1,
			match: l.framework,
		},
	}
	sign := func(shown *bool) func(*window, []int) bool {
		return func(*window, []int) bool {
			*shown = true
			return true
		}
	}
	for _, expression := range windowsSigns() {
		all = append(all, &pattern{expression: expression, lines: 1, match: sign(&l.windows)})
	}
	for _, expression := range linuxSigns() {
		all = append(all, &pattern{expression: expression, lines: 1, match: sign(&l.linux)})
	}
	for _, expression := range compiledWith() {
		all = append(all, &pattern{expression: expression, lines: around, match: l.compiled})
	}
	for _, expression := range gpuNames() {
		all = append(all, &pattern{expression: expression, lines: 1, match: l.gpu})
	}
	return all
}

// line takes what stands in a line, whose patterns have been looked for.
func (l *look) line(line string) {
	if line == "" && len(l.mentions) == 0 {
		l.built.left--
		return
	}
	slices.SortStableFunc(l.mentions, func(a, b mention) int { return a.at - b.at })
	for _, m := range l.mentions {
		l.board(m.name)
	}
	l.mentions = l.mentions[:0]
	l.packages(line)
	l.windows = l.windows || observed.WindowsPath(line) >= 0
	l.linux = l.linux || observed.SaysWSL(line)
	l.built.left--
	if name, _ := beforeBuiltFor(line); name != "" {
		l.built = builtFor{name, mostBetween}
	}
}

func (l *look) seen() Seen {
	if l.windows && !l.linux {
		l.found.Platform = "windows/amd64"
	}
	if l.found.Driver != "" {
		l.found.DriverCUDA = ""
	}
	for i := range l.found.Frameworks {
		if f := &l.found.Frameworks[i]; f.Name == "pytorch" && f.Variant == "" && l.torch != "" {
			f.Variant = "cu" + strings.ReplaceAll(l.torch, ".", "")
		}
	}
	return l.found
}

// windowsSigns are the driver models that Windows alone has, and the system by its name.
func windowsSigns() []string {
	return []string{
		`^[>\s]*\|\s+\d+\s+\S.*\s(?:WDDM|MCDM|TCC)\s+\|`,
		`(?i)\bplatform\s*[:=]\s*["']?(?:windows|win32)\b`,
	}
}

// linuxSigns are what is printed on Linux alone: the system by its name, uname's, the path of a traceback.
func linuxSigns() []string {
	return []string{`(?i)\bplatform\s*[:=]\s*["']?linux\b`, `GNU/Linux`, `File "/`}
}

// gpuNames are the places where programs print the names of GPUs: PyTorch's
// warning and its collect_env, TensorFlow's list of devices, nvidia-smi's table
// and its list, and names that say themselves what they are.
func gpuNames() []string {
	return []string{
		`^\s*(\S.*?) with CUDA capability sm_\d+ is not compatible`,
		`name: ([^,\n]+), pci bus id`,
		`GPU \d+: ([^(\n]+?)(?: \(UUID|\s*$)`,
		`^\|\s+\d+\s+(\S.*?)\s+(?:(?:On|Off|WDDM|TCC|MCDM)\s+\||N/A\s+\|[^|]*\|)`,
		`\b((?:NVIDIA )?(?:GeForce |Quadro |TITAN )?(?:RTX|GTX) ?(?:PRO |A)?\d{3,4}` +
			`(?: ?(?:Ti|SUPER|Super|Ada|Laptop|GPU|Mobile|Max-Q|Blackwell|Generation))*)\b`,
		`\b((?:NVIDIA|Tesla) [AHBLTVPK]\d{1,3}[A-Za-z]?(?:[- ](?:SXM\d?|PCIE|PCIe|NVL|HBM\d?e?|\d+GB))*)\b`,
	}
}

// A machine has a handful of kinds of GPUs, and no name of one is as long.
const (
	mostGPUNames   = 64
	longestGPUName = 128
)

func (l *look) gpu(w *window, at []int) (enough bool) {
	if name := strings.TrimSpace(w.text[at[2]:at[3]]); len(name) <= longestGPUName {
		l.mentions = append(l.mentions, mention{at[2], name})
	}
	return len(l.tried) >= mostGPUNames
}

// board takes a board that a log names, where it names one of the facts and no
// more than one.
func (l *look) board(name string) {
	if l.tried[name] || len(l.tried) >= mostGPUNames {
		return
	}
	l.tried[name] = true
	found, _, err := l.facts.FindGPU(name)
	if err == nil && len(found) == 1 && !slices.Contains(l.found.GPUs, found[0].ID) {
		l.found.GPUs = append(l.found.GPUs, found[0].ID)
	}
}

// driverVersions are nvidia-smi's head, the kernel module's, collect_env's and
// TensorFlow's lines.
const driverVersions = `(?i)(?:(?:driver|kmd) version\s*[:=]\s*|kernel module(?: for \S+)?\s+|` +
	`kernel reported version is:\s*)(\d{3}\.\d+(?:\.\d+)?)\b`

func (l *look) driver(w *window, at []int) (enough bool) {
	l.found.Driver = w.text[at[2]:at[3]]
	return true
}

// driverServes is PyTorch's error of a driver that is too old: it names the CUDA that the driver serves, 11.4
// as 11040.
const driverServes = `NVIDIA driver on your system is too old \(found version (\d{1,3})0(\d)0\)`

func (l *look) driverCUDA(w *window, at []int) (enough bool) {
	l.found.DriverCUDA = w.text[at[2]:at[3]] + "." + w.text[at[4]:at[5]]
	return true
}

// compiledWith are the errors of what is compiled for PyTorch with another CUDA than PyTorch was: its own, and
// DeepSpeed's. They name the toolkit's and the build's.
func compiledWith() []string {
	const v = `(\d+\.\d+)`
	return []string{
		`detected CUDA version \(` + v + `\)\s(?:has a minor version mismatch with|mismatches)\sthe\sversion\sthat\s` +
			`was\sused\sto\scompile\sPyTorch\s\(` + v + `\)`,
		`Installed CUDA version ` + v + ` does not match the version torch was compiled with ` + v,
	}
}

func (l *look) compiled(w *window, at []int) (enough bool) {
	l.found.Toolkit, l.torch = w.text[at[2]:at[3]], w.text[at[4]:at[5]]
	return true
}

// frameworkNames maps what programs call frameworks to what the facts do. Names
// of wheels have _ for -.
func frameworkNames(facts *matrices.Set) map[string]string {
	names := map[string]string{}
	for _, f := range facts.FrameworkInfos() {
		for _, name := range f.LogNames() {
			names[name], names[strings.ReplaceAll(name, "-", "_")] = f.ID, f.ID
		}
	}
	return names
}

// frameworkVersions returns the form of pip's lists (torch==2.5.1, torch-2.5.1,
// torch 2.5.1) and of what people and programs write (PyTorch version:
// 2.5.1+cu124; PyTorch version (2.5.1+cu124)), for frameworks of these names.
func frameworkVersions(names map[string]string) string {
	var list []string
	for name := range names {
		list = append(list, regexp.QuoteMeta(name))
	}
	slices.SortFunc(list, func(a, b string) int { // what begins with another name goes before it
		return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b))
	})
	return `(?i)\b(` + strings.Join(list, "|") + `)(?: version)?(?:==|-|\s*[:=]\s*|\s+v?|\s+\()["']?` +
		versionForm + `\b`
}

// versionForm is a version of PEP 440 as releases, nightlies and builds from source have it, and its label.
const versionForm = `(\d+\.\d+(?:\.\d+)?(?:(?:a|b|rc)\d+)?(?:\.(?:dev|post)\d+)?)(?:\+(\w+(?:\.\w+)*))?`

// goesOn reports whether a word goes on where the version in it has ended: 2.5.1.2, 2.5.1foo.
func goesOn(rest string) bool {
	dotted := len(rest) > 1 && rest[0] == '.' && (letter(rest[1]) || digit(rest[1]))
	return rest != "" && (letter(rest[0]) || digit(rest[0]) || rest[0] == '_' || rest[0] == '+') || dotted
}

func (l *look) framework(w *window, m []int) (enough bool) {
	part := func(i int) string {
		if m[2*i] < 0 {
			return ""
		}
		return w.text[m[2*i]:m[2*i+1]]
	}
	if goesOn(w.text[m[1]:]) {
		return false // what it is, is not read by halves
	}
	if strings.HasPrefix(strings.TrimSpace(w.text[m[3]:m[4]]), "(") && strings.Count(part(2), ".") < 2 {
		return false // "compile PyTorch (11.7)" is its CUDA; lists have a patch there: torch (2.5.1)
	}
	_, _, begin := w.line(m[0])
	line := w.text[begin:]
	if end := strings.IndexByte(line, '\n'); end >= 0 {
		line = line[:end]
	}
	how := howSaid(line, m[0]-begin, m[3]-begin, min(m[4]-begin, len(line)))
	f := Framework{Name: l.names[strings.ToLower(part(1))], Version: part(2), Variant: strings.ToLower(part(3))}
	if have := haveInstead(line[min(m[1]-begin, len(line)):]); have != nil {
		l.packBuilt(line, m[2]-begin, w.text[m[2]:m[1]])
		f.Version, f.Variant, how = have[1], strings.ToLower(have[2]), labeled
	}
	at := slices.IndexFunc(l.found.Frameworks, func(g Framework) bool { return g.Name == f.Name })
	switch {
	case at < 0:
		l.found.Frameworks = append(l.found.Frameworks, f)
	case l.found.Frameworks[at].Version != f.Version && how.holdsOver(l.said[f.Name]):
		l.found.Frameworks[at] = f
	case l.found.Frameworks[at].Version == f.Version && l.found.Frameworks[at].Variant == "":
		l.found.Frameworks[at].Variant = f.Variant
	}
	l.said[f.Name] = max(l.said[f.Name], how)
	return false
}

// mostBetween is how many lines lie at most between "NAME was built for:" and what that is.
const mostBetween = 2

// beforeBuiltFor returns the name of a package that a text says of that it "was built for"
// something, and where that follows; "" where it says so of none.
func beforeBuiltFor(text string) (name string, end int) {
	const mark = " was built for"
	n := strings.Index(text, mark)
	if n < 0 {
		return "", 0
	}
	return trailingName(text[:n]), n + len(mark)
}

var haveVersion = lazyregexp.New(`^[^()]{0,32}\(you have ` + versionForm)

// haveInstead finds in what follows the version that something was built for the one that is there:
// "PyTorch 2.3.0+cu118 with CUDA 1108 (you have 2.4.0+cu118)".
func haveInstead(rest string) []string { return haveVersion.FindStringSubmatch(rest) }

// packBuilt takes the package that a line, or one before it, says was built for what it names at
// an offset.
func (l *look) packBuilt(line string, at int, what string) {
	name, end := beforeBuiltFor(line)
	if name == "" || end > at {
		if name = l.built.name; l.built.left <= 0 {
			return
		}
	}
	if normal := request.NormalizeName(name); l.known[normal] {
		l.keep(normal, "built for "+strings.Clone(what), labeled)
	}
}

// said is how a version is said, the weaker ways first.
type said uint8

const (
	told    said = iota // by somebody, in a sentence
	column              // of a list
	labeled             // behind a label, a name with == or an installer's word
)

// holdsOver reports whether a version counts in place of one that stands before it: of what is told
// the first does, of what programs report the last, as for check.
func (s said) holdsOver(before said) bool { return s > before || s == labeled && before == labeled }

// howSaid returns how a version is said, whose name ends at one place of a line: "PyTorch version:
// 2.8.0" and "[pip3] torch==2.8.0" are reports, "It worked with torch 2.1.0" is none.
func howSaid(line string, name, end, version int) said {
	if strings.HasPrefix(line, "Successfully installed ") {
		return labeled
	}
	switch strings.Trim(line[:name], " \t>*`-+#|") {
	case "", "[pip3]", "[conda]", "[pip]":
	default:
		return told
	}
	between := line[end:version]
	switch {
	case strings.ContainsAny(between, ":="):
		return labeled
	case strings.HasPrefix(between, "  "), strings.HasPrefix(between, "\t"):
		return column
	}
	return told
}

// packages reads the packages with their versions of a line: those of pip
// freeze, and of pip list and conda list, in columns.
func (l *look) packages(line string) {
	if name := leadingName(line); strings.HasPrefix(line[len(name):], "  ") {
		l.pack(name, strings.TrimLeft(line[len(name):], " "), column)
	}
	for rest := line; ; {
		before, after, found := strings.Cut(rest, "==")
		if !found {
			return
		}
		name := trailingName(before)
		begin := len(line) - len(after) - len("==") - len(name)
		l.pack(name, after, howSaid(line, begin, begin+len(name), len(line)-len(after)))
		rest = after
	}
}

// longestName is longer than the name of any package, and longestVersion than
// any version.
const longestName, longestVersion = 64, 64

// leadingName is the name that a text begins with, "" for none.
func leadingName(text string) string {
	n := 0
	for n < len(text) && n <= longestName && nameByte(text[n]) {
		n++
	}
	return text[:n]
}

// trailingName is the name that a text ends with, from its first letter on.
func trailingName(text string) string {
	n := len(text)
	for n > 0 && len(text)-n <= longestName && nameByte(text[n-1]) {
		n--
	}
	return strings.TrimLeft(text[n:], "0123456789_.-")
}

func nameByte(c byte) bool { return letter(c) || digit(c) || c == '_' || c == '.' || c == '-' }

func letter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

func digit(c byte) bool { return '0' <= c && c <= '9' }

// pack takes a package that the facts know, with the version that a text begins
// with. What is said first counts, unless a report says another one later.
func (l *look) pack(name, text string, how said) {
	n := 0
	for n < len(text) && n <= longestVersion && (letter(text[n]) || digit(text[n]) || text[n] == '.') {
		n++
	}
	if n > 0 && n < len(text) && text[n] == '+' { // its label
		for n++; n < len(text) && n <= longestVersion && nameByte(text[n]) && text[n] != '-'; {
			n++
		}
	}
	if n == 0 || n > longestVersion || !digit(text[0]) || name == "" || len(name) > longestName || !letter(name[0]) {
		return
	}
	normal := request.NormalizeName(name)
	if !l.known[normal] {
		return
	}
	l.keep(normal, strings.Clone(strings.TrimRight(text[:n], ".+")), how)
}

// keep keeps the version of a package, unless one that was said before holds over it.
func (l *look) keep(normal, ver string, how said) {
	switch at, taken := l.taken[normal]; {
	case !taken:
		l.taken[normal] = len(l.found.Packages)
		l.found.Packages = append(l.found.Packages, Package{Name: normal, Version: ver})
	case how.holdsOver(l.said[normal]):
		l.found.Packages[at].Version = ver
	}
	l.said[normal] = max(l.said[normal], how)
}
