package libraries

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Ids of the rules of packages that ask for what a framework pins, or do not go with what it brings.
const (
	AskedPins = "package-pins"
	Brought   = "package-beside-brought"
)

var AskedPinRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: AskedPins, Kind: plan.Made, Source: rule.DocBuilds,
			Text: "A package that asks for NVIDIA's wheels, or for triton, cannot be installed beside a framework " +
				"whose own wheels pin other versions of them: faiss-gpu 1.15 takes no cuRAND as old as that of " +
				"PyTorch 2.5."},
		State: stateAskedPins,
	},
}

var BroughtRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Brought, Kind: plan.Runs, Source: rule.DocBuilds,
			Text: "A package that does not import beside some releases of what a framework's own wheels bring runs " +
				"beside no framework that brings one of these: bitsandbytes up to 0.45.0 takes no triton from 3.2 on, " +
				"which PyTorch 2.6 brings."},
		State: stateBrought,
	},
}

// stateAskedPins ties packages to builds that pin what their metadata takes, where both ask for it.
func stateAskedPins(s *model.Statement) { statePinned(s, askedOf) }

// stateBrought ties packages to builds that bring what they import beside, where nobody names the
// release of that: one that is named decides by itself.
func stateBrought(s *model.Statement) { statePinned(s, limitedOf) }

// statePinned ties packages to the builds of frameworks by what each release of a package takes of
// that which these pin.
func statePinned(s *model.Statement, takes func(m *model.Model, e, f *model.PackageVariable) []pinSet) {
	for _, e := range s.Of(query.Extension) {
		for _, f := range s.Frameworks() {
			asked := takes(s.Model, e, f)
			if !slices.ContainsFunc(asked, func(set pinSet) bool { return len(set.pins) > 0 }) {
				continue
			}
			stateAskedOf(s, e, f, asked)
			stateAskedOnPython(s, e, f, asked)
		}
	}
}

// stateAskedOf ties a package to the builds of a framework by what these pin for every Python.
func stateAskedOf(s *model.Statement, e, f *model.PackageVariable, asked []pinSet) {
	meet := rememberedMeets()
	builds := heldBy(s.Model, f, held{libraries: slices.ContainsFunc(asked, pinSet.ofLibraries)})
	model.Constrain2(s, model.Over(&e.Variable, asked).Alike(pinText), model.Over(&f.Variable, builds).Alike(pinText),
		func(a, b pinSet) bool { return clashingPin(a.pins, b.pins, meet) == "" },
		model.Says{Explain: func(left model.Domains) model.Explanation {
			return askedPinWords(s, e, f, asked, builds, left)
		}})
}

// stateAskedOnPython ties a package to the builds of a framework by what these pin for some Pythons.
func stateAskedOnPython(s *model.Statement, e, f *model.PackageVariable, asked []pinSet) {
	builds := heldBy(s.Model, f, held{somePythons: true})
	if !slices.ContainsFunc(builds, func(set pinSet) bool { return len(set.pins) > 0 }) {
		return
	}
	meet := rememberedMeets()
	model.Constrain3(s, model.Over(&e.Variable, asked), model.Over(&f.Variable, builds), s.Python.Term(),
		func(a, b pinSet, python string) bool {
			on := slices.DeleteFunc(slices.Clone(b.pins), func(p pin) bool { return !p.python.AllowsPython(python) })
			return clashingPin(a.pins, on, meet) == ""
		},
		model.Says{Explain: func(left model.Domains) model.Explanation {
			return askedPinWords(s, e, f, asked, builds, left)
		}})
}

func pinText(set pinSet) string { return set.text }

// nvidiaWheels begins the names of the wheels of NVIDIA's libraries.
const nvidiaWheels = "nvidia-"

// ofLibraries reports whether one of the pins is of NVIDIA's wheels.
func (set pinSet) ofLibraries() bool {
	return slices.ContainsFunc(set.pins, func(p pin) bool { return strings.HasPrefix(p.name, nvidiaWheels) })
}

// askedBy is what the requirements that could clash with a framework's pins follow from.
type askedBy struct{ framework, platform string }

// askedOf returns what each release of a package asks of NVIDIA's wheels and of what a framework
// requires besides, on the target's platform. What it asks for some Pythons alone is left to the
// installer.
func askedOf(m *model.Model, e, f *model.PackageVariable) []pinSet {
	from := askedBy{f.Package.Name, m.Query.Platform}
	return model.PerValue(m, e.Same, "asked pins", from, func() []pinSet {
		sets := make([]pinSet, e.Size)
		for i := range sets {
			row := e.Row(i)
			var pins []pin
			for name, versions := range row.Requires {
				normal := request.NormalizeName(name)
				library := strings.HasPrefix(normal, nvidiaWheels) || slices.Contains(f.Package.Traits.IndexAlso, normal)
				if library && versions != "*" && facts.MarkerOn(row.Markers[name], m.Query.Platform) == version.Applies {
					pins = append(pins, pin{name: normal, versions: versions})
				}
			}
			sets[i] = newPinSet(pins)
		}
		return sets
	})
}

// limitedOf returns what each release of a package takes of that which a framework's wheels require,
// where its metadata does not say so, but for what the target names. What another channel's
// frameworks bring, or those that somebody compiled, the wheels do not say.
func limitedOf(m *model.Model, e, f *model.PackageVariable) []pinSet {
	sets := make([]pinSet, e.Size)
	if e.Package.Own || m.Query.Existing != nil && m.Query.Existing.Foreign {
		return sets
	}
	named := m.Query.Of(query.Companion)
	for i := range sets {
		var pins []pin
		for name, versions := range e.Row(i).Limits {
			normal := request.NormalizeName(name)
			if slices.Contains(f.Package.Traits.IndexAlso, normal) &&
				!slices.ContainsFunc(named, func(p *query.Package) bool { return p.Name == normal }) {
				pins = append(pins, pin{name: normal, versions: versions})
			}
		}
		sets[i] = newPinSet(pins)
	}
	return sets
}

// held says which pins of builds are meant, besides those of the companions that their wheels require.
type held struct {
	platform    string
	libraries   bool // those of NVIDIA's wheels, too
	somePythons bool // those for some Pythons alone, in place of those for each
}

// heldBy returns what each build of a framework pins.
func heldBy(m *model.Model, f *model.PackageVariable, which held) []pinSet {
	which.platform = m.Query.Platform
	return model.PerValue(m, f.Same, "held pins", which, func() []pinSet {
		sets := make([]pinSet, len(f.Builds))
		for i := range sets {
			b := &f.Builds[i]
			pins := companionPins(m, b, which.somePythons)
			if which.libraries {
				pins = append(pins, pinsOf(b).pins...)
			}
			sets[i] = newPinSet(pins)
		}
		return sets
	})
}

// companionPins returns the versions that a release requires of what its own index holds without
// a label: triton. Its wheels for other platforms may go without.
func companionPins(m *model.Model, b *candidate.Build, somePythons bool) []pin {
	if m.Query.Platform != facts.LinuxAMD64 {
		return nil
	}
	var pins []pin
	for _, name := range b.Traits.IndexAlso {
		p := pin{name: name, versions: b.Release.PairSpecs[name]}
		if only := b.Release.Pairs[name]; p.versions == "" && only != "" {
			p.versions = "==" + only
		}
		pythons := b.Release.PairPython[name]
		if p.versions == "" || (pythons != "") != somePythons {
			continue
		}
		if somePythons {
			p.python = m.Specifier(pythons)
		}
		pins = append(pins, p)
	}
	return pins
}

// askedPinWords says which package asks for what a build pins otherwise.
func askedPinWords(
	s *model.Statement, e, f *model.PackageVariable, asked, builds []pinSet, left model.Domains,
) model.Explanation {
	for _, i := range e.ReleasesLeft(left) {
		for _, v := range left[f.Dim] {
			name := clashingPin(asked[i].pins, builds[v].pins, pinsMeet)
			if name == "" {
				continue
			}
			b, row := &f.Builds[v], e.Row(i)
			fact := b.Ref("pins")
			if cell := "pair-specs"; slices.Contains(b.Traits.IndexAlso, name) {
				if b.Release.PairSpecs[name] == "" {
					cell = "pairs"
				}
				fact = b.ReleaseRef(cell)
			}
			says, cell := "%s %s asks for %s %s, and %s %s for %s", "#requires"
			if s.Rule.ID == Brought {
				says, cell = "%s %s needs %s %s, and %s %s brings %s", "#limits"
			}
			return model.Explanation{Text: fmt.Sprintf(says, e.Package.Name, row.Version,
				name, asked[i].of(name), f.Package.Traits.Name, b.Label(), strings.TrimPrefix(builds[v].of(name), "==")),
				Facts: []string{row.Package + "/" + row.Version + cell, fact}}
		}
	}
	return model.Explanation{Text: s.Rule.Text}
}
