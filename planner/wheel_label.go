package planner

import (
	"regexp"
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

var wheelLabelForm = regexp.MustCompile(`^(?:cu(\d+))?torch(\d+\.\d+)(?:\.\d+)?(?:cxx11abi(true|false))?$`)

// readWheelLabel reads the local part of a version; not ok where it names no
// torch.
func readWheelLabel(local string) (label wheelLabel, ok bool) {
	said := wheelLabelForm.FindStringSubmatch(strings.ToLower(local))
	if said == nil {
		return wheelLabel{}, false
	}
	return wheelLabel{cuda: said[1], torch: said[2], abi: said[3]}, true
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
