package model

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/words"
)

// takeLabel returns the version that the target asks for with a local label a
// place of its own before that of the same version from any build, so that
// ways out can keep the version and give up the label.
func (c *CompanionVariable) takeLabel() {
	c.Labelled = -1
	if c.Query.Spec == nil || c.Query.Spec.Spec.Local == "" {
		return
	}
	at := slices.IndexFunc(c.Versions, c.Query.Spec.Spec.Allows)
	if at < 0 {
		return
	}
	c.Versions = slices.Insert(slices.Clone(c.Versions), at, c.Versions[at])
	c.Labelled, c.Size, c.Same = at, len(c.Versions), nil
}

// Asked reports whether the target's specifier takes a version of the variable.
func (c *CompanionVariable) Asked(spec version.Specifier, v int) bool {
	if c.Labelled >= 0 {
		return v == c.Labelled
	}
	return spec.Allows(c.Versions[v])
}

// LabelSays reports whether the facts know what labels of the companion mean:
// those of PyTorch's are the variants of its builds, those of JAX stand in what
// an extra requires, up to the release that did away with them.
func (c *CompanionVariable) LabelSays(f *FrameworkVariable) bool {
	if slices.Contains(f.Query.Info.IndexCompanions, c.Query.Name) {
		return true
	}
	return slices.ContainsFunc(f.Builds, func(b candidate.Build) bool {
		ver, ok := version.Exactly(b.Row.Requires[c.Query.Name])
		return ok && version.WithoutLocal(ver) == c.Versions[c.Labelled]
	})
}

// LabelFits reports whether the label names a build.
func (c *CompanionVariable) LabelFits(b *candidate.Build) bool {
	if version, ok := version.Exactly(b.Row.Requires[c.Query.Name]); ok {
		return version == c.labelledVersion()
	}
	return slices.Contains(b.Info.IndexCompanions, c.Query.Name) && b.Row.Variant == c.Query.Spec.Spec.Local
}

func (c *CompanionVariable) labelledVersion() string {
	return c.Versions[c.Labelled] + "+" + c.Query.Spec.Spec.Local
}

func LabelOfCompanion(c *CompanionVariable, builds []*candidate.Build) Explanation {
	text := fmt.Sprintf("%s %s was compiled beside the build %s", c.Query.Name, c.labelledVersion(),
		c.Query.Spec.Spec.Local)
	var others, refs []string
	for _, b := range builds {
		if !c.LabelFits(b) {
			others = append(others, b.Label())
			refs = append(refs, b.Ref(""))
		}
	}
	if others = words.Unique(others); len(others) > 0 && len(others) <= words.FewNames {
		text += ", not beside " + words.JoinWords(others, "or")
	}
	return Explanation{text, refs[:min(len(refs), 1)]}
}
