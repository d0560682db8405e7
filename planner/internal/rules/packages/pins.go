package packages

import (
	"fmt"
	"maps"
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
	builds := make([]model.Term[pinnedBuild], len(s.Frameworks()))
	for i, f := range s.Frameworks() {
		builds[i] = pinned(s, f)
	}
	for i, f := range s.Frameworks() {
		for j := i + 1; j < len(builds); j++ {
			g := s.Frameworks()[j]
			meet := rememberedMeets()
			model.Constrain2(s, builds[i], builds[j],
				func(a, b pinnedBuild) bool { return clashingPin(a.Build, b.Build, meet) == "" },
				model.Says{Explain: func(left model.Domains) model.Explanation { return sharedPinWords(s, f, g, left) }})
		}
	}
}

// pinnedBuild is a build and the text of its pins.
type pinnedBuild struct {
	*candidate.Build
	pins string
}

// pinned returns a framework's builds, grouped by their pins.
func pinned(s *model.Statement, f *model.PackageVariable) model.Term[pinnedBuild] {
	texts := model.PerValue(s.Model, f.Same, "pins", nil, func() []string {
		texts := make([]string, len(f.Builds))
		for i := range texts {
			texts[i] = pinsText(&f.Builds[i])
		}
		return texts
	})
	return model.NewTerm(&f.Variable, func(i int) pinnedBuild {
		return pinnedBuild{Build: &f.Builds[i], pins: texts[i]}
	}).Alike(func(b pinnedBuild) string { return b.pins })
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
	var known map[[2]string]bool // of the table that is made, if one is
	return func(a, b string) bool {
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
			if name := clashingPin(a, b, pinsMeet); name != "" {
				return model.Explanation{Text: fmt.Sprintf("%s %s asks for %s %s, and %s %s for %s",
					f.Package.Traits.Name, a.Label(), name, a.Row.Pins[name],
					g.Package.Traits.Name, b.Label(), b.Row.Pins[name]),
					Facts: []string{a.Ref("pins"), b.Ref("pins")}}
			}
		}
	}
	return model.Explanation{Text: s.Rule.Text}
}
