package reading

import (
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// NearestRelease returns the release that a development version precedes, or
// the newest one before a version; empty where there is none of its major.
func NearestRelease(releases []matrices.FrameworkRelease, ver string) string {
	precedes, early := Precedes(ver)
	if !early {
		precedes = ver
	}
	if !version.IsDotted(precedes) {
		return ""
	}
	best, found := "", false
	for i := range releases {
		r := &releases[i]
		if version.IsPreRelease(r.Version) || r.Prerelease {
			continue
		}
		if version.Compare(r.Version, precedes) == 0 {
			return r.Version
		}
		if early && !found && version.Minor(r.Version) == version.Minor(precedes) {
			best, found = r.Version, true
		}
		if best == "" && version.Compare(r.Version, precedes) < 0 && version.Major(r.Version) == version.Major(precedes) {
			best = r.Version
		}
	}
	if best == "" && !early {
		best = oldestOfMajor(releases, precedes)
	}
	return best
}

// oldestOfMajor returns the oldest release of a version's major where the version
// is older still; empty for others.
func oldestOfMajor(releases []matrices.FrameworkRelease, ver string) string {
	oldest := ""
	for i := range releases {
		r := &releases[i]
		if version.IsDotted(r.Version) && version.Major(r.Version) == version.Major(ver) &&
			(oldest == "" || version.Compare(r.Version, oldest) < 0) {
			oldest = r.Version
		}
	}
	if oldest == "" || version.Compare(ver, oldest) > 0 {
		return ""
	}
	return oldest
}

// ReleasedAfter returns the first release after a day, of releases newest first;
// empty for none.
func ReleasedAfter(releases []matrices.FrameworkRelease, day string) string {
	first := ""
	for i := range releases {
		if r := &releases[i]; day != "" && r.Released > day && version.IsDotted(r.Version) {
			first = r.Version
		}
	}
	return first
}
