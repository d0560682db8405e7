package rules

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/plan"
)

var RuleSharedPins = plan.Rule{ID: "shared-pins", Source: docBuilds,
	Text: "Two frameworks in one environment share each NVIDIA wheel that both ask for, so one version must suit both: TensorFlow 2.18 pins an nvcc that JAX from 0.4.36 on finds too old, and one NCCL that JAX 0.4.18 does not take."}

// stateSharedPins ties the builds of two frameworks that bring CUDA as NVIDIA's
// wheels to versions of those that both take.
func stateSharedPins(s *model.Model) {
	for i, f := range s.Frameworks {
		for _, g := range s.Frameworks[i+1:] {
			s.Tabulated(RuleSharedPins, []*model.Variable{&f.Variable, &g.Variable}, nil, func() model.Relation {
				one, other := classOfPins(s, f), classOfPins(s, g)
				meet := rememberedMeets()
				return model.Relation{Allows: func(v []int) bool { return clashingPin(&f.Builds[v[0]], &g.Builds[v[1]], meet) == "" }, Class: func(i, v int) int {
					if i == 0 {
						return one(0, v)
					}
					return other(0, v)
				}}
			}, func(left model.Domains) model.Explanation { return sharedPinWords(f, g, left) })
		}
	}
}

// classOfPins classes builds by their pins.
func classOfPins(s *model.Model, f *model.FrameworkVariable) func(i, v int) int {
	texts := facts.CachedList(s.Facts, f.Same, "pins", nil, func() []string {
		texts := make([]string, len(f.Builds))
		for i := range texts {
			texts[i] = pinsText(&f.Builds[i])
		}
		return texts
	})
	return model.ClassOf(texts, func(text *string) string { return *text })
}

// pinsText tells the pins of builds apart; empty for those that bring no
// NVIDIA wheels.
func pinsText(b *candidate.Build) string {
	if b.On.Delivery != matrices.DeliveryWheels || len(b.Row.Pins) == 0 {
		return ""
	}
	var text strings.Builder
	for _, name := range slices.Sorted(maps.Keys(b.Row.Pins)) {
		text.WriteString(name + b.Row.Pins[name] + ";")
	}
	return text.String()
}

// clashingPin returns the NVIDIA wheel of which no version suits both builds, the
// first by name; empty when there is none.
func clashingPin(a, b *candidate.Build, meet func(a, b string) bool) string {
	if a.On.Delivery != matrices.DeliveryWheels || b.On.Delivery != matrices.DeliveryWheels {
		return ""
	}
	clash := ""
	for name, pin := range a.Row.Pins {
		if other, shared := b.Row.Pins[name]; shared && (clash == "" || name < clash) && !meet(pin, other) {
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
	x, err := version.ParseSpecifier(a)
	y, other := version.ParseSpecifier(b)
	return err != nil || other != nil || query.Meets(x, y)
}

func sharedPinWords(f, g *model.FrameworkVariable, left model.Domains) model.Explanation {
	for _, a := range f.Pick(left[f.Dim]) {
		for _, b := range g.Pick(left[g.Dim]) {
			if name := clashingPin(a, b, pinsMeet); name != "" {
				return model.Explanation{Text: fmt.Sprintf("%s %s asks for %s %s, and %s %s for %s", facts.DisplayName(f.Query.Name), a.Label(), name, a.Row.Pins[name],
					facts.DisplayName(g.Query.Name), b.Label(), b.Row.Pins[name]), Facts: []string{a.Ref("pins"), b.Ref("pins")}}
			}
		}
	}
	return model.Explanation{Text: RuleSharedPins.Text}
}
