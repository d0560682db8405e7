// Package report reads what programs print of an environment: lists of packages,
// the reports that frameworks ask for in issues, and what NVIDIA's and the
// system's tools say, in any mix and between other text.
package report

import (
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
)

// Read reads a text line by line. Packages outside lists are taken where they
// are known to the facts: text holds many words before numbers.
func Read(r *document.Reading, names Names) {
	s := &scan{Reading: r, names: names}
	s.begin(0)
	further := furtherReports(r.Text)
	for start := 0; start < len(r.Text); {
		if len(further) > 0 && start >= further[0] {
			if len(s.reports) == mostReports {
				r.Note(start, "nothing after this: more than %d reports", mostReports)
				break
			}
			s.end()
			s.begin(start)
			further = further[1:]
		}
		end := start + strings.IndexByte(r.Text[start:], '\n')
		if end < start {
			end = len(r.Text)
		}
		s.line(start, strings.TrimSuffix(r.Text[start:end], "\r"))
		start = end + 1
	}
	s.end()
	s.partReports()
	if s.unread > 0 {
		r.Note(s.firstUnread, "not judged: lines that are of no report: %d", s.unread)
	}
}

// Names are what reports call the packages of the facts.
type Names struct {
	Known  func(name string) bool // whether the facts know a package
	Labels map[string]string      // labels that announce a version → the package whose it is
	// GPUExtras returns the extras of a framework's package that install builds of a release
	// for GPUs.
	GPUExtras func(pkg, version string) []string
	// JetPack returns the JetPack that a release of L4T belongs to, empty for none.
	JetPack func(l4t string) string
}

// scan is a text that is being read.
type scan struct {
	*document.Reading
	names Names

	number      int // of the line
	unread      int // lines that said nothing
	firstUnread int // offset of the first of them
	list        list
	pending     string // the label whose value a later line holds
	heading     string // that of the lines before this one
	smi         int    // number of the line to which labels are nvidia-smi's
	ofSMI       bool   // the lines before this one are of a table of nvidia-smi's
	csv         []string
	shown       string // the name that pip show printed
	release     string // the ID of /etc/os-release
	onGPU       string // a package that printed which GPU it computes on
	ofCPU       bool   // the line is of what collect_env says of the CPU
	built       string // a package of which a line said that it was built for what the next ones name
	builtLine   int    // number of that line
	wsl         bool   // WSL is named
	windows     *sign  // the first sign of Windows; nil for none
	jetson      *sign  // the kernel that only Jetson boards run; nil for none

	last     map[subject]string // what was observed last of each thing
	boards   []board            // GPUs that were named
	warned   []board            // those that a warning names, which count where nothing else names any
	machines []machine          // that print their GPUs and drivers in the report
	reports  []reported         // those that begin before the line
}

// subject is what an observation is about.
type subject struct {
	kind observed.Kind
	name string
}

// longestLine is the longest line that is read: reports have none so long.
const longestLine = 4096

// line reads one line.
func (s *scan) line(start int, text string) {
	s.number++
	if len(text) > longestLine && !strings.HasPrefix(text, "Successfully installed ") {
		s.skip(start)
		return
	}
	text, start = undecorated(text, start)
	if text == "" {
		s.list, s.ofCPU, s.ofSMI, s.csv = none, false, false, nil
		return
	}
	s.ofSMI = s.ofSMI && (text[0] == '|' || text[0] == '+')
	s.ofCPU = text == "CPU:" || s.ofCPU && strings.ContainsAny(text, ":=")
	s.heading, s.pending = s.pending, ""
	s.wsl = s.wsl || observed.SaysWSL(text)
	shown := s.windowsPath(start, text)
	asked := listCommand(text)
	if !s.distributionLine(start, text) && !s.listLine(start, text) && !s.onePackage(start, text) &&
		!s.tool(start, text) && !s.parts(start, text) && !s.headingsValue(start, text) && !s.labelled(start, text) &&
		!s.columned(start, text) && asked == none &&
		!s.ofCPU && !shown {
		s.skip(start)
	}
	if asked != none {
		s.list = asked
	}
}

func (s *scan) skip(start int) {
	if s.unread == 0 {
		s.firstUnread = start
	}
	s.unread++
}

// undecorated returns a line without the marks of Markdown and of quotations
// before it and the spaces around.
func undecorated(text string, start int) (string, int) {
	for text != "" {
		switch text[0] {
		case ' ', '\t', '>', '*', '`':
		case '-', '+':
			if len(text) > 1 && text[1] == '-' {
				return strings.TrimRight(text, " \t"), start
			}
		case '#':
			if strings.HasPrefix(text, "# Name") || strings.HasPrefix(text, "# packages in") || strings.HasPrefix(text, "# R") {
				return strings.TrimRight(text, " \t"), start
			}
		default:
			return strings.TrimRight(text, " \t`"), start
		}
		text, start = text[1:], start+1
	}
	return "", start
}

// add observes what stands in a line, unless it was the last that was said of
// the same thing.
func (s *scan) add(o observed.Observation, start, length int) {
	key := subject{o.Kind, o.Name + "\x00" + o.In}
	value := o.Value + "\x00" + o.Label
	if s.last[key] == value {
		return
	}
	s.last[key] = value
	o.Installed = true
	if o.Kind == observed.Driver {
		s.driver(o.Value, start)
	}
	if o.Kind == observed.Kernel && strings.HasSuffix(o.Value, "-tegra") {
		s.jetson = &sign{start, length, len(s.machines) - 1}
	}
	if o.Kind == observed.Driver || o.Kind == observed.Ceiling {
		s.ofMachine(len(s.Env.Observations))
	}
	s.Observe(o, start, start+length)
}

// markGPUBuild marks the package that computes on a GPU as a build for GPUs, whichever:
// as one that was installed with any of the extras that bring such builds.
func (s *scan) markGPUBuild(first int) {
	if s.onGPU == "" {
		return
	}
	for i := first; i < len(s.Env.Observations); i++ {
		if o := &s.Env.Observations[i]; o.Kind == observed.Package && o.Name == s.onGPU && len(o.Extras) == 0 {
			o.Extras = s.names.GPUExtras(o.Name, o.Value)
		}
	}
}

// takeVersion returns the version that a text begins with, without a v before it.
func takeVersion(text string) (version string, at int) {
	for at < len(text) && strings.IndexByte(" \t\"'`v=", text[at]) >= 0 {
		at++
	}
	end := at
	for end < len(text) && end-at < 128 && versionByte(text[end]) {
		end++
	}
	version = strings.TrimRight(text[at:end], ".-_+!")
	if version == "" || version[0] < '0' || version[0] > '9' {
		return "", at
	}
	return version, at
}

func versionByte(c byte) bool {
	return '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || strings.IndexByte(".+-_!", c) >= 0
}

// isNone reports whether a value says that there is nothing.
func isNone(value string) bool {
	if strings.HasPrefix(value, "[Deprecated") { // nvidia-smi -q names what has the value now
		return true
	}
	switch strings.ToLower(strings.Trim(value, " .")) {
	case "none", "n/a", "na", "no", "no cuda", "not installed", "not available", "could not collect", "unknown",
		"not installed (na)", "-", "":
		return true
	}
	return false
}
