package planner

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var ruleSharedPins = Rule{ID: "shared-pins", Source: docBuilds,
	Text: "Two frameworks in one environment share each NVIDIA wheel that both ask for, so one version must suit both: TensorFlow 2.18 pins an nvcc that JAX from 0.4.36 on finds too old, and one NCCL that JAX 0.4.18 does not take."}

// stateSharedPins ties the builds of two frameworks that bring CUDA as NVIDIA's
// wheels to versions of those that both take.
func (s *scene) stateSharedPins() {
	for i, f := range s.frameworks {
		for _, g := range s.frameworks[i+1:] {
			s.law(ruleSharedPins, []*axis{&f.axis, &g.axis}, nil, func() relation {
				one, other := s.classOfPins(f), s.classOfPins(g)
				meet := rememberedMeets()
				return relation{func(v []int) bool { return clashingPin(&f.builds[v[0]], &g.builds[v[1]], meet) == "" }, func(i, v int) int {
					if i == 0 {
						return one(0, v)
					}
					return other(0, v)
				}}
			}, func(left scope) explanation { return sharedPinWords(f, g, left) })
		}
	}
}

// classOfPins classes builds by their pins.
func (s *scene) classOfPins(f *frameworkAxis) func(i, v int) int {
	texts := traits(s.facts, f.same, "pins", nil, func() []string {
		texts := make([]string, len(f.builds))
		for i := range texts {
			texts[i] = pinsText(&f.builds[i])
		}
		return texts
	})
	return classOf(texts, func(text *string) string { return *text })
}

// pinsText tells the pins of builds apart; empty for those that bring no
// NVIDIA wheels.
func pinsText(b *build) string {
	if b.on.Delivery != matrices.DeliveryWheels || len(b.row.Pins) == 0 {
		return ""
	}
	var text strings.Builder
	for _, name := range slices.Sorted(maps.Keys(b.row.Pins)) {
		text.WriteString(name + b.row.Pins[name] + ";")
	}
	return text.String()
}

// clashingPin gives the NVIDIA wheel of which no version suits both builds, the
// first by name; empty when there is none.
func clashingPin(a, b *build, meet func(a, b string) bool) string {
	if a.on.Delivery != matrices.DeliveryWheels || b.on.Delivery != matrices.DeliveryWheels {
		return ""
	}
	clash := ""
	for name, pin := range a.row.Pins {
		if other, shared := b.row.Pins[name]; shared && (clash == "" || name < clash) && !meet(pin, other) {
			clash = name
		}
	}
	return clash
}

// rememberedMeets is pinsMeet that reads each two pins once: builds by the
// hundred have the same.
func rememberedMeets() func(a, b string) bool {
	known := map[[2]string]bool{}
	return func(a, b string) bool {
		meets, seen := known[[2]string{a, b}]
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
	x, err := parseSpecifier(a)
	y, other := parseSpecifier(b)
	return err != nil || other != nil || x.meets(y)
}

func sharedPinWords(f, g *frameworkAxis, left scope) explanation {
	for _, a := range f.pick(left[f.dim]) {
		for _, b := range g.pick(left[g.dim]) {
			if name := clashingPin(a, b, pinsMeet); name != "" {
				return explanation{fmt.Sprintf("%s %s asks for %s %s, and %s %s for %s", displayName(f.ask.name), a.label(), name, a.row.Pins[name],
					displayName(g.ask.name), b.label(), b.row.Pins[name]), []string{a.ref("pins"), b.ref("pins")}}
			}
		}
	}
	return explanation{text: ruleSharedPins.Text}
}
