package existing

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
)

// dateNightlies dates what is said to be a nightly and no more, or comes without a version
// from an index of nightlies, by the day that the environment is of.
func (c *Environment) dateNightlies() {
	for i := range c.Frameworks {
		p := &c.Frameworks[i]
		if p.Specifier != "" || p.By != "" {
			continue
		}
		if p.Value == "" && p.From == "" && c.nightlyIndex(p) {
			p.Value = nightly
		}
		if IsNightly(p.Value) {
			p.By = c.Day
		}
	}
}

// dateHeld takes the newest release of the day that an environment is of for the framework that an image holds,
// where that is its makers' own and is tagged as the latest, and nothing else says which release is there.
func (c *Environment) dateHeld() {
	for i := range c.Held {
		held := &c.Held[i]
		repository, tag, _ := inRegistry(held.Value)
		info := c.Facts.FrameworkInfo(held.Framework)
		first, _, _ := strings.Cut(tag, "-")
		named := func(p Package) bool { return p.Framework == held.Framework }
		if c.Day == "" || first != "latest" || !slices.Contains(info.Images, repository) ||
			slices.ContainsFunc(c.Frameworks, named) {
			continue
		}
		p := Package{Seen: held.Seen, Framework: held.Framework, ByName: true, Installed: true, By: c.Day}
		p.Name = info.Packages[0]
		c.Take(held.Seen, "the newest release of "+c.Day)
		c.Frameworks = append(c.Frameworks, p)
	}
}

// nightlyIndex reports whether an index that a framework comes from, instead of the default
// one, is its makers' of nightlies alone.
func (c *Environment) nightlyIndex(p *Package) bool { return c.addressOfNightlies(p) != "" }

// addressOfNightlies returns the address of that index; empty where there is none.
func (c *Environment) addressOfNightlies(p *Package) string {
	makers, _, found := strings.Cut(c.Facts.FrameworkInfo(p.Framework).IndexURL, "{")
	at := slices.IndexFunc(c.Env.Indexes, func(x observed.Index) bool {
		return found && !x.Channel && !x.Extra && strings.HasPrefix(x.URL, makers+"nightly/") && isAsked(&x, p)
	})
	if at < 0 {
		return ""
	}
	return c.Env.Indexes[at].URL
}

// nightly is what people say in the place of a version, of the nightly of the day.
const nightly = "nightly"

// IsNightly reports whether words in the place of a version say that it is a nightly.
func IsNightly(text string) bool { return strings.Contains(strings.ToLower(text), nightly) }

// YearBack returns the day a year before one.
func YearBack(day string) string {
	year, err := strconv.Atoi(day[:4])
	if err != nil {
		return day
	}
	return strconv.Itoa(year-1) + day[4:]
}
