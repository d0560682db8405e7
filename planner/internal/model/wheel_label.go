package model

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
)

// ExtensionVersion is the version that the stack installs of a package, with
// the label of the one wheel that fits where there are several; empty where it
// installs none, or where the facts do not say which version.
func (c *Solution) ExtensionVersion(e *ExtensionVariable) string {
	v := c.At(&e.Variable)
	version := e.Query.Version(v)
	if label := c.wheelLabelFor(e); version == e.Query.Releases[v].Version && label != "" {
		version += "+" + label
	}
	return version
}

// WheelsPage is the page that has the wheel of the chosen release; empty where
// the package's index has it, or where none fits and it is compiled.
func (c *Solution) WheelsPage(e *ExtensionVariable) string {
	if !strings.Contains(c.ExtensionVersion(e), "+") {
		return ""
	}
	return strings.ReplaceAll(e.Query.Page, "{version}", e.Query.Releases[c.At(&e.Variable)].Version)
}

// wheelLabelFor writes the label of the wheel that goes with the stack's
// framework, CUDA and C++ ABI, as flash-attn's makers do; empty for packages
// whose wheels have none, and where no wheel is certain to fit.
func (c *Solution) wheelLabelFor(e *ExtensionVariable) string {
	r := &e.Query.Releases[c.At(&e.Variable)]
	if e.Query.Page == "" || r.CUDATag == "" {
		return ""
	}
	for i, f := range c.Frameworks {
		b := c.Build(i)
		if !f.Query.Info.Extended || b.On.CXX11ABI == "" {
			continue
		}
		for j := range r.Wheels {
			if cuda := candidate.WheelCUDA(r, &r.Wheels[j], b); cuda != "" {
				tag := strings.NewReplacer("<major>", version.Major(cuda), "<minor>",
					strings.TrimPrefix(version.Minor(cuda), version.Major(cuda)+".")).Replace(r.CUDATag)
				return tag + b.Info.Module + version.Minor(b.Release.Version) +
					"cxx11abi" + strings.ToUpper(b.On.CXX11ABI)
			}
		}
	}
	return ""
}
