package existing

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/internal/reading"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/observed"
)

// Refit puts, in place of wheels that are for another framework, CUDA or C++ ABI than what is there,
// those of the same releases that fit it, and returns that as changes and in words; none where the
// facts know no such wheels. Solve returns an environment as it would run, nil where it would not.
func (c *Environment) Refit(
	solve func(Environment) (*model.Solution, error),
) (changes []observed.Change, text string, err error) {
	places := c.namedByBuild()
	if len(places) == 0 {
		return nil, "", nil
	}
	if best, err := solve(*c); best != nil || err != nil { // it fails for something else
		return nil, "", err
	}
	best, err := solve(c.withoutBuilds(places))
	if best == nil || err != nil {
		return nil, "", err
	}
	for _, place := range slices.Clone(places) { // those that fit stay as they are
		rest := slices.DeleteFunc(slices.Clone(places), func(other int) bool { return other == place })
		runs, err := solve(c.withoutBuilds(rest))
		if err != nil {
			return nil, "", err
		}
		if runs != nil {
			places, best = rest, runs
		}
	}
	next := c.withoutBuilds(places)
	for _, place := range places {
		wheel, ok := wheelOf(best, &c.Packages[place])
		if !ok {
			return nil, "", nil
		}
		change, ok := next.takeWheel(&c.Packages[place], &next.Packages[place], c.Env.Indexes, wheel)
		if !ok {
			return nil, "", nil
		}
		changes = append(changes, change)
	}
	next.readPagesOfWheels()
	next.BuiltApart = c.BuiltApart
	*c = next
	return changes, c.wordsOf(changes), nil
}

// WithoutBuilds returns an environment of which nobody says which builds packages are whose makers have others, too,
// with what these are, and one without them at all; nil where one of them is compiled nowhere.
func (c *Environment) WithoutBuilds() (plain Environment, bare *Environment, names []string) {
	places := c.namedByBuild()
	if len(places) == 0 {
		return plain, nil, nil
	}
	plain = c.withoutBuilds(places)
	rest := plain
	bare, rest.Packages = &rest, nil
	for i := range plain.Packages {
		p := &plain.Packages[i]
		if !slices.Contains(places, i) {
			rest.Packages = append(rest.Packages, *p)
			continue
		}
		name := p.Name
		if p.Exact != "" {
			name += "==" + p.Exact
		}
		names = append(names, name)
		compiled := func(r matrices.PackageRelease) bool { return r.NeedsNVCC != "" }
		if !slices.ContainsFunc(c.Facts.Packages(c.Facts.PackageNamed(p.Name).Name), compiled) {
			bare = nil
		}
	}
	return plain, bare, names
}

// RefitTo has the packages of which it is said which builds they are come from the wheels that go with what has changed
// besides, as a stack installs them there, and returns that as changes and in words; none where one has no wheel.
func (c *Environment) RefitTo(changed Environment, best *model.Solution) (changes []observed.Change, text string) {
	next := changed
	next.Packages = slices.Clone(changed.Packages)
	for _, place := range c.namedByBuild() {
		was := &c.Packages[place]
		at := slices.IndexFunc(next.Packages, func(p Package) bool { return p.Number == was.Number })
		if at < 0 {
			continue
		}
		wheel, ok := wheelOf(best, &next.Packages[at])
		if !ok {
			return nil, ""
		}
		change, ok := next.takeWheel(was, &next.Packages[at], c.Env.Indexes, wheel)
		if !ok {
			return nil, ""
		}
		changes = append(changes, change)
	}
	return changes, next.wordsOf(changes)
}

// TakeWheels has packages that a stack would have compiled or built come from the wheels that their makers have for it,
// and returns that as changes and in words; none where one has no wheel.
func (c *Environment) TakeWheels(best *model.Solution, names []string) (changes []observed.Change, text string) {
	next := *c
	next.Packages = slices.Clone(c.Packages)
	for i := range next.Packages {
		was := &c.Packages[i]
		if !slices.Contains(names, was.Name) {
			continue
		}
		wheel, ok := wheelOf(best, was)
		if !ok || wheel.Kind == "" {
			return nil, ""
		}
		p := &next.Packages[i]
		change, ok := next.takeWheel(was, p, c.Env.Indexes, wheel)
		if wheel.Kind == matrices.WheelLinks && !ok { // a page that is not asked yet
			change.Value = cmp.Or(p.Exact, version.WithoutLocal(wheel.Version))
			p.Exact = change.Value
			change, ok = next.addPage(p, change)
		}
		if !ok {
			return nil, ""
		}
		changes = append(changes, change)
	}
	next.readPagesOfWheels()
	*c = next
	return changes, c.wordsOf(changes)
}

// namedByBuild returns the places in Packages of those of which it is said which build of their release
// they are, and of which the facts know where the makers have others, or that the index has one for all.
func (c *Environment) namedByBuild() (places []int) {
	for i := range c.Packages {
		p := &c.Packages[i]
		info := c.Facts.PackageNamed(p.Name)
		if info == nil || len(info.WheelsFrom) == 0 && !c.compilesAtUse(info.Name) {
			continue
		}
		if p.Source || p.Conda || p.Installed || reading.VendorLabel(p.Label) {
			continue
		}
		said := func(o query.Compiled) bool { return o.Name == p.Name && (o.Torch != "" || o.CUDA != "") }
		if p.Label != "" || strings.Contains(p.From, ".whl") || slices.ContainsFunc(c.CompiledFor, said) {
			places = append(places, i)
		}
	}
	return places
}

// compilesAtUse reports whether the plain wheels of a package's newest release on the index hold sources that are
// compiled when they are used first: those go with any framework.
func (c *Environment) compilesAtUse(name string) bool {
	rows := c.Facts.Packages(name)
	return len(rows) > 0 && strings.HasPrefix(rows[0].NeedsNVCC, "at first use")
}

// withoutBuilds returns an environment of which nobody says which builds some packages are.
func (c *Environment) withoutBuilds(places []int) Environment {
	next := *c
	next.Packages, next.BuiltApart = slices.Clone(c.Packages), true
	for _, place := range places {
		p := &next.Packages[place]
		next.forgetCompiled(p.Name)
		next.Wheels = slices.DeleteFunc(slices.Clone(next.Wheels), func(w Wheel) bool { return w.name == p.Name })
		p.From, p.Label = "", ""
		if p.Exact != "" && !p.Series {
			p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras}
			p.ReadVersion(c.Packages[place].Exact)
		}
	}
	return next
}

// wheelOf returns the wheel that a stack installs of a package, with where it is; not ok where the facts
// know none.
func wheelOf(best *model.Solution, p *Package) (wheel model.Wheel, ok bool) {
	for _, e := range best.Of(query.Extension) {
		if e.Package.At != p.At || e.Package.Transitive {
			continue
		}
		row := e.Row(best.At(&e.Variable))
		wheel = best.Wheel(e)
		return wheel, row != nil && row.NeedsNVCC != "always" && !wheel.Compiled && wheel.Lost == ""
	}
	return wheel, false
}

// takeWheel has a package, which was another build before and came from some indexes, come from a wheel,
// and returns that as a change; not ok where it is not known how sources would write it.
func (c *Environment) takeWheel(
	was, p *Package, asked []observed.Index, wheel model.Wheel,
) (change observed.Change, ok bool) {
	change = observed.Change{Of: p.Number, Value: p.Exact, From: was.From}
	_, change.Label, _ = strings.Cut(wheel.Version, "+")
	switch wheel.Kind {
	case "":
		return change, p.Exact != "" && !c.AsksMakers(p) // which may have another build, that pip prefers
	case matrices.WheelFile:
		named := namedByAddress(&observed.Observation{Value: "@ " + wheel.URL})
		change.Wheel, p.From = wheel.URL, wheel.URL
		p.Requirement = reading.Requirement{Name: p.Name, Extras: p.Extras}
		p.ReadVersion(named.Value)
		c.readCompiled(p, named.Value)
		c.addWheel(p, "")
		change.Label = p.Label
		if w, _ := reading.ReadWheel(wheel.URL); w.Python != "" && c.Python.Number < 0 { // nobody says which it is for
			change.Wheel = wheel.URL[:strings.LastIndexByte(wheel.URL, '/')+1]
		}
		change.Value = cmp.Or(change.Value, p.Exact)
		return change, named.From != "" && p.Exact != ""
	case matrices.WheelLinks:
		labelled := was.Label != "" || was.From != ""
		change.Index = wheel.URL
		if change.Over, ok = c.overPage(p, asked, wheel.URL); !ok {
			return change, false
		}
		if !labelled {
			change.Value, change.Label = was.Value, ""
			return change, change.Over != ""
		}
		if change.Over == "" {
			return c.addPage(p, change)
		}
		return c.label(p, change)
	}
	return change, false
}

// label gives a package the label of a change.
func (c *Environment) label(p *Package, change observed.Change) (observed.Change, bool) {
	if p.Label = change.Label; p.Label != "" {
		c.readCompiled(p, p.Exact+"+"+p.Label)
	}
	return change, p.Exact != ""
}

// addPage adds the page of a change to those that are asked, and gives a package the label.
func (c *Environment) addPage(p *Package, change observed.Change) (observed.Change, bool) {
	env := *c.Env
	env.Indexes = append(slices.Clone(env.Indexes), observed.Index{URL: change.Index, FindLinks: true, Extra: true,
		Packages: []string{p.Name}})
	c.Env = &env
	return c.label(p, change)
}

// overPage puts a page of wheels in place of the one of the same makers among some indexes that a package
// comes from, and returns which that was, empty where there is none; not ok where another page has taken
// its place.
func (c *Environment) overPage(p *Package, asked []observed.Index, url string) (was string, ok bool) {
	for i := range asked {
		for _, from := range c.Facts.PackageNamed(p.Name).WheelsFrom {
			_, _, page := pageOf(&from, asked[i].URL, c.Facts.CompiledAgainst())
			if from.Kind != matrices.WheelLinks || !page || !isAsked(&asked[i], p) {
				continue
			}
			env := *c.Env
			env.Indexes = slices.Clone(env.Indexes)
			now := &env.Indexes[i]
			ok = now.URL == asked[i].URL || now.URL == url
			now.URL, c.Env = url, &env
			return asked[i].URL, ok
		}
	}
	return "", true
}

// AsksMakers reports whether a place of a package's makers is asked for it.
func (c *Environment) AsksMakers(p *Package) bool {
	return slices.ContainsFunc(c.Env.Indexes, func(x observed.Index) bool {
		return isAsked(&x, p) && slices.ContainsFunc(c.Facts.PackageNamed(p.Name).WheelsFrom,
			func(from matrices.WheelSource) bool {
				makers, _, _ := strings.Cut(from.URL, "{")
				return strings.HasPrefix(x.URL, makers)
			})
	})
}

// wordsOf words changes of packages to other wheels of their releases.
func (c *Environment) wordsOf(changes []observed.Change) string {
	var texts, from []string
	for i := range changes {
		at := slices.IndexFunc(c.Packages, func(p Package) bool { return p.Number == changes[i].Of })
		p, place := &c.Packages[at], cmp.Or(changes[i].Wheel, changes[i].Index)
		text := p.Name
		if p.Exact != "" {
			text += "==" + p.Exact + words.Prefixed("+", p.Label)
		}
		if n := len(texts); n > 0 && from[n-1] == place {
			texts[n-1] += ", " + text
			continue
		}
		texts, from = append(texts, text), append(from, place)
	}
	for i := range texts {
		texts[i] += words.Prefixed(" from ", from[i])
	}
	return words.JoinWords(texts, "and")
}
