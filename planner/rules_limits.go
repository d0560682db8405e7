package planner

import (
	"slices"
	"strings"
)

var (
	ruleBreaks = Rule{ID: "framework-breaks", Source: docBuilds, Soft: true,
		Text: "A new release of a framework can break older packages that require it and set no upper bound: flax up to 0.12.9 is reported not to import beside JAX 0.11.2. Such a pair ranks below others and brings a warning."}
	ruleLegacyKeras = Rule{ID: "legacy-keras", Source: docTensorFlow, Soft: true,
		Text: "From TensorFlow 2.16 on tf.keras is Keras 3. Keras 2 is the package tf-keras of the same minor, and tf.keras means it only where TF_USE_LEGACY_KERAS=1 is set."}
)

// limit holds a package within bounds that the stack does not pin.
func (s *Stack) limit(name, spec string) {
	if s.Limits == nil {
		s.Limits = map[string]string{}
	}
	s.Limits[name] = spec
}

// addLimits holds what a build requires to what it works with, and what the
// target names besides to what the build goes with.
func (c *choice) addLimits(s *Stack, b *build) {
	for name, spec := range b.release.Limits {
		s.limit(name, spec)
	}
	for name, spec := range b.release.PairSpecs {
		paired := slices.ContainsFunc(c.companions, func(p *companionAxis) bool { return p.ask.name == name })
		if s.Packages[name] == "" && !paired && c.ask.mentions(name) {
			s.limit(name, spec)
		}
	}
	for name, spec := range b.release.Breaks {
		if c.hasExtension(name) {
			s.limit(name, beyond(spec))
		}
	}
}

// beyond gives the versions after those up to a bound: >0.12.9 for <=0.12.9.
func beyond(spec string) string {
	if version, ok := strings.CutPrefix(spec, "<="); ok {
		return ">" + version
	}
	return strings.Replace(spec, "<", ">=", 1)
}

// mentions reports whether the target names a package, with or without a
// version.
func (a *ask) mentions(name string) bool {
	if slices.ContainsFunc(a.request.Packages, func(r PackageRequest) bool { return NormalizeName(r.Name) == name }) {
		return true
	}
	return slices.ContainsFunc(a.request.Frameworks, func(f FrameworkRequest) bool {
		return slices.ContainsFunc(f.With, func(t Text) bool { n, _ := splitRequirement(t.Value); return n == name })
	})
}

// hasExtension reports whether a package around the frameworks is in the stack.
func (c *choice) hasExtension(name string) bool {
	return slices.ContainsFunc(c.extensions, func(e *extensionAxis) bool { return e.ask.name == name && !e.ask.none(c.at(&e.axis)) })
}

// stateBreaks ranks pairs of a framework's release and a package that is
// broken beside it below others.
func (s *scene) stateBreaks() {
	for _, f := range s.frameworks {
		for _, e := range s.extensions {
			if !slices.ContainsFunc(f.builds, func(b build) bool { return b.release.Breaks[e.ask.name] != "" }) {
				continue
			}
			s.weakness(ruleBreaks, levelToolkit, []*axis{&f.axis, &e.axis}, unshared{}, func() costs {
				return costs{of: func(v []int) int {
					if e.ask.brokenBeside(v[1], &f.builds[v[0]]) {
						return 1
					}
					return 0
				}}
			})
		}
	}
}

// brokenBeside reports whether a release is broken beside a build. A row that
// stands for many versions means the newest, unless the target names one.
func (e *extensionAsk) brokenBeside(i int, b *build) bool {
	version := e.version(i)
	if version == "" {
		return false
	}
	spec, err := parseSpecifier(b.release.Breaks[e.name])
	return err == nil && spec.text != "" && spec.allows(strings.TrimPrefix(version, "=="))
}

// warnBreaks tells of packages that are broken beside a framework's release.
func (c *choice) warnBreaks(i int) []Warning {
	var list []Warning
	b := c.build(i)
	for _, e := range c.extensions {
		if v := c.at(&e.axis); !e.ask.none(v) && e.ask.brokenBeside(v, b) {
			list = append(list, warn(ruleBreaks, []string{b.releaseRef("breaks")}, "%s %s is reported not to work beside %s %s: take %s %s",
				e.ask.name, strings.TrimPrefix(e.ask.version(v), "=="), displayName(b.release.Framework), b.release.Version, e.ask.name, beyond(b.release.Breaks[e.ask.name])))
		}
	}
	return list
}

// warnLegacyKeras tells what tf-keras needs to be used.
func (c *choice) warnLegacyKeras(b *build) []Warning {
	if b.release.Framework != "tensorflow" || compareDotted(b.release.Version, "2.16") < 0 || !c.ask.mentions("tf-keras") || c.ask.request.Image.Env["TF_USE_LEGACY_KERAS"] != "" {
		return nil
	}
	return []Warning{warn(ruleLegacyKeras, []string{b.releaseRef("pair-specs")},
		`tf.keras of TensorFlow %s is Keras 3 even beside tf-keras: image.env = { TF_USE_LEGACY_KERAS = "1" } makes it Keras 2`, b.release.Version)}
}
