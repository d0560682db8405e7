package query

import (
	"github.com/envsolve/envsolve/matrices/version"
)

// NewestFinal is the newest release of a framework that is no candidate for
// one and was not yanked.
func NewestFinal(fa *Framework) string {
	for i := range fa.Releases {
		if r := &fa.Releases[i]; !r.Prerelease && r.Yanked == "" && !version.IsPreRelease(r.Version) {
			return r.Version
		}
	}
	return ""
}
