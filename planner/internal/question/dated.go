package question

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/existing"
)

// newestBy returns the newest release of a package or a framework of the days up
// to the one that stands for its version, as a specifier, and of a framework's
// nightly the release that it precedes; empty where none is known.
func (q *Question) newestBy(p *existing.Package) string {
	best := ""
	take := func(ver, released string) {
		if best == "" && released != "" && released <= p.By && !version.IsPreRelease(ver) {
			best = ver
		}
	}
	if p.Framework != "" {
		next := ""
		for _, r := range q.Facts.Frameworks(p.Framework) {
			if r.Released > p.By && strings.HasSuffix(r.Version, ".0") {
				next = r.Version
			}
			take(r.Version, r.Released)
		}
		if existing.IsNightly(p.Value) {
			best = next
		}
	} else if info := q.Facts.PackageNamed(p.Name); info != nil {
		for _, r := range q.Facts.PackageReleases(info) {
			take(r.Version, r.Row.Released)
		}
	}
	if best == "" {
		return ""
	}
	q.Infer(fmt.Sprintf("%s of %s is judged by %s", p.Name, p.By, best))
	return "==" + best
}
