// Package libraries holds the rules of NVIDIA's libraries: which of its wheels packages bring, pin and
// name, and what finds those of others.
package libraries

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// SharedPins is the id of the rule of the NVIDIA wheels that two frameworks
// share.
const SharedPins = "shared-pins"

var PinRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: SharedPins, Kind: plan.Made, Source: rule.DocBuilds,
			Text: "Two frameworks in one environment share each NVIDIA wheel that both ask for, so one version must " +
				"suit both: TensorFlow 2.18 pins an nvcc that JAX from 0.4.36 on finds too old, and one NCCL that " +
				"JAX 0.4.18 does not take."},
		State: stateSharedPins,
	},
}

// stateSharedPins ties the builds of two frameworks that bring CUDA as NVIDIA's
// wheels to versions of those that both take.
func stateSharedPins(s *model.Statement) {
	if len(s.Frameworks()) < 2 {
		return
	}
	builds := make([]model.Term[pinSet], len(s.Frameworks()))
	for i, f := range s.Frameworks() {
		builds[i] = pinned(s, f)
	}
	for i, f := range s.Frameworks() {
		for j := i + 1; j < len(builds); j++ {
			g := s.Frameworks()[j]
			meet := rememberedMeets()
			model.Constrain2(s, builds[i], builds[j],
				func(a, b pinSet) bool { return clashingPin(a.pins, b.pins, meet) == "" },
				model.Says{Explain: func(left model.Domains) model.Explanation { return sharedPinWords(s, f, g, left) }})
		}
	}
}

// pin is what a build asks of one wheel, for some Pythons alone where it says so.
type pin struct {
	name, versions string
	python         version.Specifier
}

// pinSet is what a build asks of the NVIDIA wheels that it brings, by name, and
// a text that tells it from others.
type pinSet struct {
	pins []pin
	text string
}

// pinned returns a framework's builds as their pins.
func pinned(s *model.Statement, f *model.PackageVariable) model.Term[pinSet] {
	sets := model.PerValue(s.Model, f.Same, "pins", nil, func() []pinSet {
		sets := make([]pinSet, len(f.Builds))
		for i := range sets {
			sets[i] = pinsOf(&f.Builds[i])
		}
		return sets
	})
	return model.Over(&f.Variable, sets).Alike(func(set pinSet) string { return set.text })
}

// pinsOf returns the pins of a build; none for one that brings no NVIDIA wheels.
func pinsOf(b *candidate.Build) pinSet {
	if b.On.Delivery != matrices.DeliveryWheels || len(b.Row.Pins) == 0 {
		return pinSet{}
	}
	pins := make([]pin, 0, len(b.Row.Pins))
	for name, versions := range b.Row.Pins {
		pins = append(pins, pin{name: name, versions: versions})
	}
	return newPinSet(pins)
}

// newPinSet returns pins in the order of their names.
func newPinSet(pins []pin) pinSet {
	slices.SortFunc(pins, func(a, b pin) int { return strings.Compare(a.name, b.name) })
	set, length := pinSet{pins: pins}, 0
	for _, p := range pins {
		length += len(p.name) + len(p.versions) + len(";")
	}
	var text strings.Builder
	text.Grow(length)
	for _, p := range pins {
		text.WriteString(p.name)
		text.WriteString(p.versions)
		text.WriteByte(';')
	}
	set.text = text.String()
	return set
}

// of returns the versions of a wheel that are asked for; empty when it is not among the pins.
func (set pinSet) of(name string) string {
	for _, p := range set.pins {
		if p.name == name {
			return p.versions
		}
	}
	return ""
}

// clashingPin returns the first NVIDIA wheel by name of which no version suits
// both builds; empty when there is none.
func clashingPin(a, b []pin, meet func(a, b string) bool) string {
	for len(a) > 0 && len(b) > 0 {
		order := strings.Compare(a[0].name, b[0].name)
		if order == 0 && !meet(a[0].versions, b[0].versions) {
			return a[0].name
		}
		if order <= 0 {
			a = a[1:]
		}
		if order >= 0 {
			b = b[1:]
		}
	}
	return ""
}

// rememberedMeets is pinsMeet that reads each two pins once: builds by the
// hundred have the same.
func rememberedMeets() func(a, b string) bool {
	var known map[[2]string]bool // of the table that is made, if one is
	return func(a, b string) bool {
		if a == b {
			return true
		}
		meets, seen := known[[2]string{a, b}]
		if known == nil {
			known = map[[2]string]bool{}
		}
		if !seen {
			meets = pinsMeet(a, b)
			known[[2]string{a, b}] = meets
		}
		return meets
	}
}

// pinsMeet reports whether some version lies in both of two pins. One that
// cannot be read says nothing.
func pinsMeet(a, b string) bool {
	if a == "*" || b == "*" {
		return true
	}
	x, err := version.ParseSpecifier(a)
	y, other := version.ParseSpecifier(b)
	return err != nil || other != nil || x.Meets(y)
}

func sharedPinWords(s *model.Statement, f, g *model.PackageVariable, left model.Domains) model.Explanation {
	for _, a := range f.Pick(left[f.Dim]) {
		for _, b := range g.Pick(left[g.Dim]) {
			if name := clashingPin(pinsOf(a).pins, pinsOf(b).pins, pinsMeet); name != "" {
				return model.Explanation{Text: fmt.Sprintf("%s %s asks for %s %s, and %s %s for %s",
					f.Package.Traits.Name, a.Label(), name, a.Row.Pins[name],
					g.Package.Traits.Name, b.Label(), b.Row.Pins[name]),
					Facts: []string{a.Ref("pins"), b.Ref("pins")}}
			}
		}
	}
	return model.Explanation{Text: s.Rule.Text}
}
