package packages

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/plan"
)

// Ids of the rules of companions: packages that are made for one release of a
// framework each.
const (
	Companion       = "companion-pairs"
	CompanionLabel  = "companion-label"
	CompanionPython = "companion-python"
	CompanionCUDA   = "companion-cuda"
)

var CompanionRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: Companion, Kind: plan.Runs, Source: rule.DocTorch,
			Text: "torchvision, torchaudio, torchtext and triton are made for one release of PyTorch each and fit no " +
				"other, except where the pair's own metadata gives a range. Of those that are there one that is compiled " +
				"with PyTorch's stable ABI loads beside each release that its metadata takes in, for the major of its CUDA."},
		State: statePairs,
	},
	{
		Rule: plan.Rule{ID: CompanionLabel, Kind: plan.Runs, Source: rule.DocTorch,
			Text: "The local label of a companion's version names the build that it was compiled beside: torchvision " +
				"0.20.1+cu121 goes with the torch of cu121, jaxlib 0.4.13+cuda11.cudnn86 with the JAX extra that " +
				"installs it."},
		State: stateLabels,
	},
	{
		Rule: plan.Rule{ID: CompanionPython, Kind: plan.Runs, Source: rule.DocPython,
			Text: "A companion installs only on the Pythons that it has wheels for, which may be fewer than its " +
				"framework's."},
		State: statePairPythons,
		About: rule.AboutBuild, Warn: warnTriton,
	},
	{
		Rule: plan.Rule{ID: CompanionCUDA, Kind: plan.Made, Source: rule.DocPackages,
			Text: "A companion with machine code of its own must be built for the CUDA of its framework's build: " +
				"torchaudio is not for 13.2."},
		State: stateLacking,
	},
}

// stateLacking refuses builds for a CUDA that a companion is not built for.
func stateLacking(s *model.Statement) {
	for _, c := range s.Of(query.Companion) {
		f := c.Of
		lacks := func(b *candidate.Build) bool { return slices.Contains(b.Row.Lacks, c.Package.Name) }
		if !slices.ContainsFunc(f.Builds, func(b candidate.Build) bool { return lacks(&b) }) {
			continue
		}
		model.Constrain1(s, f.BuildTerm(), func(b *candidate.Build) bool { return !lacks(b) },
			model.Says{From: c.Package.Name, Explain: func(left model.Domains) model.Explanation {
				for _, b := range f.Pick(left[f.Dim]) {
					if lacks(b) {
						return model.Explanation{Text: fmt.Sprintf("there is no %s for %s %s",
							c.Package.Name, f.Package.Traits.Name, b.Label()), Facts: []string{b.Ref("lacks")}}
					}
				}
				return model.Explanation{Text: s.Rule.Text}
			}})
	}
}

// pairsBy is what pairs follow from besides the releases: whether they are those of an
// environment, and whether the companion is there.
type pairsBy struct{ existing, there bool }

// statePairs ties companions to the releases that they are made for.
func statePairs(s *model.Statement) {
	for _, c := range s.Of(query.Companion) {
		f := c.Of
		there := s.Query.Existing != nil && (c.Labelled >= 0 || c.Package.At.ByFlag())
		by := pairsBy{s.Query.Existing != nil, there && (f.Package.Version != nil || !installedByExtra(c))}
		stable := sync.OnceValue(func() []*matrices.PackageRelease { return stableReleases(s, c) })
		pairs := remembered(c, func(b *candidate.Build) pair {
			p := pairOf(c, b, by.there)
			for _, r := range stable() {
				if takesIn(s, r, b) {
					p.stable = append(p.stable, r)
				}
			}
			return p
		})
		builds := model.NewTerm(&f.Variable, func(i int) paired {
			b := &f.Builds[i]
			return paired{b, pairs(b)}
		}).Alike(func(p paired) string { return p.key(c) })
		fits := func(p paired, v string) bool {
			return p.allows(v) || p.none() && standsAlone(s, c, p.Build) || p.loadsByStableABI(s, c, v)
		}
		model.Constrain2(s, builds, c.VersionTerm(), fits,
			model.Says{From: by, Explain: func(left model.Domains) model.Explanation { return pairWords(c, f, left) }})
	}
}

// installedByExtra reports whether the extra of some build installs the very version of a companion
// that is there: then that is the release of its framework, where nobody says which it is.
func installedByExtra(c *model.PackageVariable) bool {
	want := c.Package.Version
	return want != nil && slices.ContainsFunc(c.Of.Builds, func(b candidate.Build) bool {
		only, ok := version.Exactly(b.Row.Requires[c.Package.Name])
		return ok && version.WithoutLocal(only) == version.WithoutLocal(want.Spec.Asked())
	})
}

// standsAlone reports whether a companion that is in an environment, and that a release of its
// framework says nothing of, is compiled for no build of it: triton beside a PyTorch from before
// it came with one.
func standsAlone(s *model.Statement, c *model.PackageVariable, b *candidate.Build) bool {
	return s.Query.Existing != nil && slices.Contains(b.Traits.IndexAlso, c.Package.Name)
}

// stableReleases returns the releases of a companion that is in an environment which are compiled with the framework's
// stable ABI.
func stableReleases(s *model.Statement, c *model.PackageVariable) (stable []*matrices.PackageRelease) {
	if s.Query.Existing == nil {
		return nil
	}
	info := s.Facts.PackageNamed(c.Package.Name)
	if info == nil {
		return nil
	}
	for _, r := range s.Facts.PackageReleases(info) {
		if r.Row.TorchABI == "stable" {
			stable = append(stable, r.Row)
		}
	}
	return stable
}

// takesIn reports whether the metadata of a companion's release takes in the release of a build.
func takesIn(s *model.Statement, r *matrices.PackageRelease, b *candidate.Build) bool {
	for _, spec := range []string{
		facts.RequirementOf(r, b.Release.Package), facts.LimitOf(r, b.Release.Package),
	} {
		if spec != "" && spec != "*" && !s.Facts.Specifier(spec).Allows(b.Release.Version) {
			return false
		}
	}
	return true
}

// loadsByStableABI reports whether a version of a companion, compiled with the framework's stable ABI, loads beside a
// build of a release that it is not paired with: its metadata takes that release in, and the release that it is paired
// with has the same build, or one for that major of CUDA on the default index.
func (p paired) loadsByStableABI(s *model.Statement, c *model.PackageVariable, v string) bool {
	if !slices.ContainsFunc(p.stable, func(r *matrices.PackageRelease) bool { return r.Version == v }) || p.CPU() {
		return false
	}
	b := p.Build
	return slices.ContainsFunc(s.Facts.Frameworks(b.Release.Table), func(home matrices.FrameworkRelease) bool {
		return home.Pairs[c.Package.Name] == v && slices.ContainsFunc(home.Builds, func(h matrices.Build) bool {
			return h.Variant == b.Row.Variant || len(h.PyPIDefault) > 0 && version.Major(h.CUDA) == version.Major(b.CUDA)
		})
	})
}

// pairKey tells what a build's companion follows from: its release, and what
// its extra requires.
type pairKey struct{ version, requires string }

func pairKeyOf(c *model.PackageVariable, b *candidate.Build) pairKey {
	return pairKey{b.Release.Version, b.Row.Requires[c.Package.Name]}
}

func (k pairKey) text() string {
	if k.requires == "" {
		return k.version
	}
	return k.version + " " + k.requires
}

// pair says which versions of a companion go with a build: one, or a range.
type pair struct {
	exact  string
	spec   version.Specifier
	ranged bool
	// Releases that are compiled with the framework's stable ABI, and whose metadata takes the release of the build in.
	stable []*matrices.PackageRelease
}

func (p pair) none() bool { return p.exact == "" && !p.ranged }

func (p pair) allows(v string) bool { return v == p.exact || p.ranged && p.spec.Allows(v) }

// paired is a build with what goes with it.
type paired struct {
	*candidate.Build
	pair
}

// key is the same for builds with which the same versions of the companion go: all of a release, unless some version
// goes with it by its CUDA.
func (p paired) key(c *model.PackageVariable) string {
	text := pairKeyOf(c, p.Build).text()
	if len(p.stable) == 0 {
		return text
	}
	return text + " " + p.Row.Variant
}

// pairOf returns which versions of the companion go with a build: that which its
// extra installs, else those of its release. What is there with a label has GPU code
// also without the extra, and is held to the release; so is what flags name, where
// people leave labels out.
func pairOf(c *model.PackageVariable, b *candidate.Build, there bool) pair {
	text := b.Release.PairSpecs[c.Package.Name]
	spec, err := version.ParseSpecifier(text)
	p := pair{exact: b.Release.Pairs[c.Package.Name], spec: spec, ranged: text != "" && err == nil}
	if only, ok := version.Exactly(b.Row.Requires[c.Package.Name]); ok {
		p.exact, p.ranged = version.WithoutLocal(only), p.ranged && there
	}
	return p
}

// remembered returns what reads of a build which versions go with it, and reads what builds of one release say once.
func remembered(c *model.PackageVariable, read func(*candidate.Build) pair) func(*candidate.Build) pair {
	var known map[pairKey]pair // of the table that is made, if one is
	return func(b *candidate.Build) pair {
		key := pairKeyOf(c, b)
		p, seen := known[key]
		if !seen {
			if known == nil {
				known = map[pairKey]pair{}
			}
			p = read(b)
			known[key] = p
		}
		return p
	}
}

// PairCell is the cell that holds the companion's pair.
func PairCell(c *model.PackageVariable, b *candidate.Build) string {
	switch {
	case b.Release.Pairs[c.Package.Name] != "":
		return "pairs"
	case b.Release.PairSpecs[c.Package.Name] != "":
		return "pair-specs"
	default:
		return ""
	}
}

func pairWords(c, f *model.PackageVariable, left model.Domains) model.Explanation {
	var e model.Explanation
	var said []string
	for _, b := range f.Pick(left[f.Dim]) {
		pair := b.Release.Pairs[c.Package.Name]
		if pair == "" {
			pair = strings.TrimPrefix(b.Release.PairSpecs[c.Package.Name], "==")
		}
		name := f.Package.Traits.Name
		text := fmt.Sprintf("%s %s has no %s", name, b.Release.Version, c.Package.Name)
		if pair != "" {
			text = fmt.Sprintf("%s %s goes with %s %s", name, b.Release.Version, c.Package.Name, pair)
		}
		if !slices.Contains(said, text) {
			said = append(said, text)
			e.Facts = append(e.Facts, b.ReleaseRef(PairCell(c, b)))
		}
	}
	if len(said) > 3 {
		if e, ok := onlyPairWords(c, f, left); ok {
			return e
		}
		said = append(said[:2:2], said[len(said)-1])
		e.Facts = e.Facts[:3]
		said[1] = "…"
	}
	e.Text = strings.Join(said, ", ")
	return e
}

// onlyPairWords says which releases the one release of a companion goes with, where no other is
// left; not ok where several are, or it goes with none or with many.
func onlyPairWords(c, f *model.PackageVariable, left model.Domains) (e model.Explanation, ok bool) {
	only := slices.DeleteFunc(slices.Clone(left[c.Dim]), c.Package.None)
	if len(only) != 1 {
		return e, false
	}
	var releases []string
	for i := range f.Builds {
		b := &f.Builds[i]
		text := f.Package.Traits.Name + " " + b.Release.Version
		if pairOf(c, b, false).allows(c.Version(only[0])) && !slices.Contains(releases, text) {
			releases = append(releases, text)
			e.Facts = append(e.Facts, b.ReleaseRef(PairCell(c, b)))
		}
	}
	e.Text = fmt.Sprintf("%s %s goes with %s", c.Package.Name, c.Version(only[0]), strings.Join(releases, " or "))
	return e, len(releases) > 0 && len(releases) <= 3
}

// statePairPythons holds companions to the Pythons that they have wheels for.
func statePairPythons(s *model.Statement) {
	for _, c := range s.Of(query.Companion) {
		statePairPython(s, c, c.Of)
	}
}

// pairPython is what a build's release says of its companion's Pythons.
type pairPython struct {
	age   int // of the release
	limit version.Specifier
}

func statePairPython(s *model.Statement, c, f *model.PackageVariable) {
	limits := model.PerValue(s.Model, f.Same, "companion's Python", c.Package.Name, func() []pairPython {
		limits := make([]pairPython, len(f.Builds))
		for i := range f.Builds {
			limits[i].age = f.Builds[i].Age
			if text := f.Builds[i].Release.PairPython[c.Package.Name]; text != "" {
				limits[i].limit, _ = version.ParseSpecifier(text) // empty where it is none
			}
		}
		return limits
	})
	if !slices.ContainsFunc(limits, func(p pairPython) bool { return p.limit.Text != "" }) {
		return
	}
	builds := model.Over(&f.Variable, limits).Alike(func(p pairPython) string { return strconv.Itoa(p.age) })
	model.Constrain2(s, builds, s.Python.Term(),
		func(p pairPython, python string) bool { return p.limit.Text == "" || p.limit.AllowsPython(python) },
		model.Says{From: c.Package.Name, Explain: func(left model.Domains) model.Explanation {
			for _, v := range left[f.Dim] {
				if b, limit := &f.Builds[v], limits[v].limit; limit.Text != "" {
					return model.Explanation{Text: fmt.Sprintf("%s for %s %s has wheels for Python %s only",
						c.Package.Name, f.Package.Traits.Name, b.Release.Version, limit.Text),
						Facts: []string{b.ReleaseRef("pair-python")}}
				}
			}
			return model.Explanation{}
		}})
}

// warnTriton reports releases without Triton on a Python: torch.compile needs
// it.
func warnTriton(r *rule.Report) {
	b, python := r.Build, r.Part(r.Python)
	limit, err := version.ParseSpecifier(b.Release.PairPython["triton"])
	if err != nil || limit.AllowsPython(python) {
		return
	}
	r.Warn([]string{b.ReleaseRef("pair-python")},
		"there is no triton for Python %s beside %s %s: torch.compile does not work",
		python, b.Traits.Name, b.Release.Version)
}
