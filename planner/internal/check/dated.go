package check

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// dateNightlies dates what is said to be a nightly and no more by the day that the
// environment is of.
func (c *environment) dateNightlies() {
	for i := range c.frameworks {
		if p := &c.frameworks[i]; p.Specifier == "" && p.by == "" && isNightly(p.value) {
			p.by = c.day
		}
	}
}

func isNightly(text string) bool { return strings.Contains(strings.ToLower(text), "nightly") }

// newestBy returns the newest release of a package or a framework of the days up
// to the one that stands for its version, as a specifier, and of a framework's
// nightly the release that it precedes; empty where none is known.
func (q *question) newestBy(p *seenPackage) string {
	best := ""
	take := func(ver, released string) {
		if best == "" && released != "" && released <= p.by && !version.IsPreRelease(ver) {
			best = ver
		}
	}
	if p.framework != "" {
		next := ""
		for _, r := range q.facts.Frameworks(p.framework) {
			if r.Released > p.by && strings.HasSuffix(r.Version, ".0") {
				next = r.Version
			}
			take(r.Version, r.Released)
		}
		if isNightly(p.value) {
			best = next
		}
	} else if info := q.facts.PackageNamed(p.Name); info != nil {
		for _, r := range q.facts.PackageReleases(info) {
			take(r.Version, r.Row.Released)
		}
	}
	if best == "" {
		return ""
	}
	q.infer(fmt.Sprintf("%s of %s is judged by %s", p.Name, p.by, best))
	return "==" + best
}
