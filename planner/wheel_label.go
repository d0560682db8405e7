package planner

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// wheelLabel is what the local part of a version says of a wheel that is
// compiled against one torch or for one CUDA.
type wheelLabel struct {
	cuda  string // digits, 12 or 122, or cpu; empty where it is not said
	torch string // minor; empty where it is not said
	abi   string // true or false; empty where it is not said
}

// readWheelLabel reads the local part of a version as the makers of wheels
// write it: cu122torch2.4cxx11abiFALSE, pt20cu118, cu118, cpu. Not ok where it
// is none of these.
func readWheelLabel(local string) (label wheelLabel, ok bool) {
	rest := strings.ToLower(local)
	if digits, found := strings.CutPrefix(rest, "pt"); found {
		label.torch, rest = cutPackedMinor(digits)
		label.cuda, rest = cutCUDA(rest)
		return label, label.torch != "" && label.cuda != "" && rest == ""
	}
	if label.cuda, rest = cutCUDA(rest); rest == "" {
		return label, label.cuda != ""
	}
	rest, found := strings.CutPrefix(rest, "torch")
	torch, abi, says := strings.Cut(rest, "cxx11abi")
	if n := parts(torch); !found || !isDotted(torch) || n < 2 || n > 3 || says && abi != "true" && abi != "false" {
		return wheelLabel{}, false
	}
	label.torch, label.abi = minor(torch), abi
	return label, true
}

// cutCUDA cuts cu118 or cpu off the front of a label.
func cutCUDA(label string) (cuda, rest string) {
	if rest, found := strings.CutPrefix(label, "cpu"); found {
		return "cpu", rest
	}
	digits, found := strings.CutPrefix(label, "cu")
	if rest = strings.TrimLeft(digits, "0123456789"); !found || rest == digits {
		return "", label
	}
	return digits[:len(digits)-len(rest)], rest
}

// cutPackedMinor cuts a minor release without its dot off the front of a
// label: 20 is 2.0, 113 is 1.13 and 210 is 2.10.
func cutPackedMinor(label string) (release, rest string) {
	rest = strings.TrimLeft(label, "0123456789")
	digits := label[:len(label)-len(rest)]
	if len(digits) < 2 || len(digits) > 3 {
		return "", label
	}
	return digits[:1] + "." + digits[1:], rest
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
// minors are compatible from 11 on; one for the CPU is for builds without CUDA.
func (l wheelLabel) fits(b *build) bool {
	switch {
	case l.torch != "" && minor(b.release.Version) != l.torch:
		return false
	case l.cuda == "cpu":
		return b.cpu()
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

// extensionVersion is the version that the stack installs of a package, with
// the label of the one wheel that fits where there are several; empty where it
// installs none, or where the facts do not say which version.
func (c *choice) extensionVersion(e *extensionAxis) string {
	v := c.at(&e.axis)
	version := e.ask.version(v)
	if label := c.wheelLabelFor(e); version == e.ask.releases[v].Version && label != "" {
		version += "+" + label
	}
	return version
}

// wheelsPage is the page that has the wheel of the chosen release; empty where
// the package's index has it, or where none fits and it is compiled.
func (c *choice) wheelsPage(e *extensionAxis) string {
	if !strings.Contains(c.extensionVersion(e), "+") {
		return ""
	}
	return strings.ReplaceAll(e.ask.page, "{version}", e.ask.releases[c.at(&e.axis)].Version)
}

// wheelLabelFor writes the label of the wheel that goes with the stack's torch,
// CUDA and C++ ABI, as flash-attn's makers do; empty for packages whose wheels
// have none, and where no wheel is certain to fit.
func (c *choice) wheelLabelFor(e *extensionAxis) string {
	r := &e.ask.releases[c.at(&e.axis)]
	if e.ask.page == "" || r.CUDATag == "" {
		return ""
	}
	for i, f := range c.frameworks {
		b := c.build(i)
		if f.ask.name != "pytorch" || b.on.CXX11ABI == "" {
			continue
		}
		for j := range r.Wheels {
			if cuda := wheelCUDA(r, &r.Wheels[j], b); cuda != "" {
				tag := strings.NewReplacer("<major>", major(cuda), "<minor>", strings.TrimPrefix(minor(cuda), major(cuda)+".")).Replace(r.CUDATag)
				return tag + "torch" + minor(b.release.Version) + "cxx11abi" + strings.ToUpper(b.on.CXX11ABI)
			}
		}
	}
	return ""
}

// wheelCUDA gives the CUDA of a set of wheels that fits a build; empty when
// none does.
func wheelCUDA(r *matrices.PackageRelease, w *matrices.WheelSet, b *build) string {
	if !wheelFits(r, w, b) {
		return ""
	}
	for _, cuda := range w.CUDA {
		if wheelRuns(r, cuda, b) {
			return cuda
		}
	}
	return ""
}
