package planner

import (
	"fmt"
	"slices"
)

var ruleCompanionLabel = Rule{ID: "companion-label", Source: docTorch,
	Text: "The local label of a companion's version names the build that it was compiled beside: torchvision 0.20.1+cu121 goes with the torch of cu121, jaxlib 0.4.13+cuda11.cudnn86 with the JAX extra that installs it."}

// takeLabel gives the version that the target asks for with a local label a
// place of its own before that of the same version from any build, so that
// ways out can keep the version and give up the label.
func (c *companionAxis) takeLabel() {
	c.labelled = -1
	if c.ask.spec == nil || c.ask.spec.spec.local == "" {
		return
	}
	at := slices.IndexFunc(c.versions, c.ask.spec.spec.allows)
	if at < 0 {
		return
	}
	c.versions = slices.Insert(slices.Clone(c.versions), at, c.versions[at])
	c.labelled, c.size, c.same = at, len(c.versions), nil
}

// asked reports whether the target's specifier takes a version of the axis.
func (c *companionAxis) asked(spec specifier, v int) bool {
	if c.labelled >= 0 {
		return v == c.labelled
	}
	return spec.allows(c.versions[v])
}

// stateLabel ties a companion asked for with a label to the builds that it
// names.
func (s *scene) stateLabel(c *companionAxis, f *frameworkAxis) {
	if c.labelled < 0 || !c.labelSays(f) {
		return
	}
	s.law(ruleCompanionLabel, []*axis{&f.axis, &c.axis}, unshared{}, func() relation {
		return relation{allows: func(v []int) bool { return v[1] != c.labelled || c.labelFits(&f.builds[v[0]]) }}
	},
		func(left scope) explanation { return labelOfCompanion(c, f.pick(left[f.dim])) })
}

// labelSays reports whether the facts know what labels of the companion mean:
// those of PyTorch's are the variants of its builds, those of JAX stand in what
// an extra requires, up to the release that did away with them.
func (c *companionAxis) labelSays(f *frameworkAxis) bool {
	return onVendorIndex(c.ask.name) || slices.ContainsFunc(f.builds, func(b build) bool {
		version, ok := exactly(b.row.Requires[c.ask.name])
		return ok && withoutLocal(version) == c.versions[c.labelled]
	})
}

// labelFits reports whether the label names a build.
func (c *companionAxis) labelFits(b *build) bool {
	if version, ok := exactly(b.row.Requires[c.ask.name]); ok {
		return version == c.labelledVersion()
	}
	return onVendorIndex(c.ask.name) && b.row.Variant == c.ask.spec.spec.local
}

func (c *companionAxis) labelledVersion() string {
	return c.versions[c.labelled] + "+" + c.ask.spec.spec.local
}

func labelOfCompanion(c *companionAxis, builds []*build) explanation {
	text := fmt.Sprintf("%s %s was compiled beside the build %s", c.ask.name, c.labelledVersion(), c.ask.spec.spec.local)
	var others, refs []string
	for _, b := range builds {
		if !c.labelFits(b) {
			others = append(others, b.label())
			refs = append(refs, b.ref(""))
		}
	}
	if others = unique(others); len(others) > 0 && len(others) <= fewNames {
		text += ", not beside " + joinWords(others, "or")
	}
	return explanation{text, refs[:min(len(refs), 1)]}
}
