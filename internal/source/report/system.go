package report

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// onWindows is the platform of Windows.
const onWindows = "windows/amd64"

// sign is where a text shows the system that it was printed on, and says nothing of it.
type sign struct {
	start, length int
	machine       int // of those of its report
}

// showsWindows takes in what only Windows prints.
func (s *scan) showsWindows(start, length int) {
	if s.windows == nil {
		s.windows = &sign{start, length, len(s.machines) - 1}
	}
}

// addWindows observes the platform of a report that shows signs of Windows, unless it says what its system is:
// WSL is Linux, and prints both.
func (s *scan) addWindows(first int) {
	says := func(o observed.Observation) bool {
		switch o.Kind {
		case observed.Platform, observed.OS, observed.Kernel, observed.Glibc, observed.JetPack:
			return true
		}
		return false
	}
	if s.windows == nil || s.wsl || slices.ContainsFunc(s.Env.Observations[first:], says) {
		return
	}
	s.ofMachineAt(s.windows.machine, len(s.Env.Observations))
	s.Observe(observed.Observation{Kind: observed.Platform, Value: onWindows, Installed: true}, s.windows.start,
		s.windows.start+s.windows.length)
}

// addJetson observes that a report is of some Jetson, whose kernel says so, where it names neither a GPU nor a
// JetPack.
func (s *scan) addJetson(first int) {
	if s.jetson == nil || len(s.boards) > 0 || slices.ContainsFunc(s.Env.Observations[first:],
		func(o observed.Observation) bool { return o.Kind == observed.JetPack }) {
		return
	}
	if b := s.gpu("kernel", "Jetson", s.jetson.start); b != nil {
		b.length = s.jetson.length
	}
}

// windowsPath reads a line that shows a path of Windows.
func (s *scan) windowsPath(start int, text string) bool {
	at := observed.WindowsPath(text)
	if at >= 0 {
		s.showsWindows(start+at, len(`C:\`))
	}
	return at >= 0
}

// windowsName returns how long the name of Windows is that a text begins with: "Windows-10-10.0.22631-SP0",
// "Windows.", "win32"; 0 for none.
func windowsName(text string) int {
	for _, name := range []string{"windows", "win32", "win64", "win"} {
		if len(text) < len(name) || !strings.EqualFold(text[:len(name)], name) {
			continue
		}
		if rest := text[len(name):]; rest == "" || strings.IndexByte(" .-_,'\"`(0123456789", rest[0]) >= 0 {
			return len(name)
		}
	}
	return 0
}
