package planner

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

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
		if strings.Contains(strings.ToLower(p.value), "nightly") {
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
