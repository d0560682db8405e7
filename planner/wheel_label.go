package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// wheelLabel is what the local part of a version says of a wheel that is
// compiled against one torch: cu122torch2.4cxx11abiFALSE.
type wheelLabel struct {
	cuda  string // digits, 12 or 122; empty where it is not said
	torch string // minor
	abi   string // true or false; empty where it is not said
}

// readWheelLabel reads the local part of a version; not ok where it names no
// torch.
func readWheelLabel(local string) (label wheelLabel, ok bool) {
	rest := strings.ToLower(local)
	if after, found := strings.CutPrefix(rest, "cu"); found {
		rest = strings.TrimLeft(after, "0123456789")
		label.cuda = after[:len(after)-len(rest)]
		if label.cuda == "" {
			return wheelLabel{}, false
		}
	}
	rest, found := strings.CutPrefix(rest, "torch")
	torch, abi, says := strings.Cut(rest, "cxx11abi")
	if n := parts(torch); !found || !isDotted(torch) || n < 2 || n > 3 || says && abi != "true" && abi != "false" {
		return wheelLabel{}, false
	}
	label.torch, label.abi = minor(torch), abi
	return label, true
}

// label gives what the user's version says of one wheel of a release, out of
// several; not ok for releases of other versions.
func (e *extensionAsk) label(i int) (label wheelLabel, ok bool) {
	if e.spec == nil || !e.allows(i) {
		return wheelLabel{}, false
	}
	return readWheelLabel(e.spec.spec.local)
}

// fits reports whether a wheel of that label loads beside a torch build: it
// must be for the build's minor, its C++ ABI, and a CUDA of its major, whose
// minors are compatible from 11 on.
func (l wheelLabel) fits(b *build) bool {
	switch {
	case minor(b.release.Version) != l.torch:
		return false
	case l.abi != "" && b.on.CXX11ABI != "" && l.abi != b.on.CXX11ABI:
		return false
	case l.cuda == "":
		return true
	case b.cpu():
		return false
	}
	return strings.HasPrefix(l.cuda, major(b.cuda))
}

// among reports whether a set of wheels holds one of that label.
func (l wheelLabel) among(w *matrices.WheelSet) bool {
	if l.abi != "" && len(w.CXX11ABI) > 0 && !slices.Contains(w.CXX11ABI, l.abi) {
		return false
	}
	for _, cuda := range w.CUDA {
		if l.cuda == "" || strings.HasPrefix(strings.ReplaceAll(cuda, ".", ""), l.cuda) {
			return true
		}
	}
	return false
}
