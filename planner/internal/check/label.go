package check

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/observed"
)

// readUnlabelled takes companions whose version has no label, beside a framework
// whose version has one, for what the default index has: on other platforms than
// linux/amd64 that is a build for the CPU. An index that is named may have given
// another.
func (c *environment) readUnlabelled() {
	if c.platform == facts.LinuxAMD64 || c.foreign() || len(c.env.Indexes) > 0 {
		return
	}
	for i := range c.frameworks {
		f := &c.frameworks[i]
		if !strings.HasPrefix(f.Label, "cu") || f.from != "" || c.servesGPUs(f) {
			continue
		}
		companions := c.facts.FrameworkInfo(f.framework).IndexCompanions
		for j := range c.packages {
			if p := &c.packages[j]; p.Exact != "" && p.Label == "" && p.from == "" && slices.Contains(companions, p.Name) {
				c.compiledFor = append(c.compiledFor, query.Compiled{Name: p.Name, CUDA: "cpu",
					Text: fmt.Sprintf("%s without label, as pip gives it on %s", p.Exact, c.platform)})
			}
		}
	}
}

// servesGPUs reports whether the default index has a build with GPU code of a
// framework's release for the platform, as it has for Arm from PyTorch 2.11 on.
func (c *environment) servesGPUs(f *seenPackage) bool {
	for _, r := range c.facts.Frameworks(f.framework) {
		if r.Version != f.Exact {
			continue
		}
		return slices.ContainsFunc(r.Builds, func(b matrices.Build) bool {
			return !facts.IsCPU(&b) && slices.Contains(b.PyPIDefault, c.platform)
		})
	}
	return false
}

// readFromOtherIndex takes companions without label that come from the default index,
// beside a framework that comes from its makers' own, for what the default index has of
// them: a build for the CUDA of the framework's build there.
func (c *environment) readFromOtherIndex() {
	if c.platform != facts.LinuxAMD64 || c.foreign() {
		return
	}
	for i := range c.frameworks {
		f := &c.frameworks[i]
		if f.Exact == "" || f.from != "" || f.byName || f.installed {
			continue
		}
		for j := range c.packages {
			p := &c.packages[j]
			if p.Exact == "" || p.Label != "" || p.from != "" || p.installed || p.source ||
				!slices.Contains(c.facts.FrameworkInfo(f.framework).IndexCompanions, p.Name) ||
				!c.indexOf(f.Name) || c.indexOf(p.Name) {
				continue
			}
			if cuda := c.defaultCUDA(f); cuda != "" {
				c.compiledFor = append(c.compiledFor, query.Compiled{Name: p.Name, CUDA: cuda,
					Text: p.Exact + ", as pip gives it from the default index"})
			}
		}
	}
}

// indexOf reports whether an index is asked for a package.
func (c *environment) indexOf(name string) bool {
	return slices.ContainsFunc(c.env.Indexes, func(x observed.Index) bool {
		return !x.Channel && (len(x.Packages) == 0 || slices.Contains(x.Packages, name))
	})
}

// defaultCUDA returns the CUDA of the build that the default index has of a framework's
// release; empty for none.
func (c *environment) defaultCUDA(f *seenPackage) string {
	for _, r := range c.facts.Frameworks(f.framework) {
		if r.Version != f.Exact {
			continue
		}
		for i := range r.Builds {
			if b := &r.Builds[i]; slices.Contains(b.PyPIDefault, c.platform) {
				return version.Minor(b.CUDA)
			}
		}
	}
	return ""
}
