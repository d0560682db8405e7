package packages

import (
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
)

// stateGlibcOfMinor holds the releases of an environment whose C library the facts
// do not know to that of the nearest release of their minor of which they do: makers
// seldom build those on different systems.
func stateGlibcOfMinor(s *model.Statement, e *model.PackageVariable) {
	near := map[string]*matrices.PackageRelease{}
	for i := range e.Package.Releases {
		row := e.Package.Releases[i].Row
		if row == nil || row.MinGlibc != "" || len(row.MinGlibcByCUDA) > 0 || !facts.ShipsCode(row) {
			continue
		}
		if other := glibcOfMinor(e.Package.Releases, row.Version); other != nil {
			near[row.Version] = other
		}
	}
	if len(near) == 0 {
		return
	}
	model.Constrain2(s, e.ReleaseTerm(), s.OS.Term(), func(r model.Release, os *matrices.OS) bool {
		if r.PackageRelease == nil {
			return true
		}
		other := near[r.PackageRelease.Version]
		return other == nil || os.Glibc == "" || version.Compare(os.Glibc, other.MinGlibc) >= 0
	}, model.Says{Own: true, Explain: func(left model.Domains) model.Explanation {
		for _, v := range e.ReleasesLeft(left) {
			row := e.Row(v)
			other := near[row.Version]
			if oses := left[s.OS.Dim]; other != nil && len(oses) > 0 {
				os := &s.OS.Rows[oses[0]]
				return model.Explanation{Facts: []string{other.Package + "/" + other.Version + "#min-glibc"},
					Text: fmt.Sprintf("the wheels of %s %s need glibc %s, going by those of %s, and %s has %s",
						e.Package.Name, row.Version, other.MinGlibc, other.Version, os.ID, os.Glibc)}
			}
		}
		return model.Explanation{Text: s.Rule.Text}
	}})
}

// glibcOfMinor returns the release of a version's minor whose C library is known and that came out
// nearest to it, of two the newer one; nil where there is none.
func glibcOfMinor(releases []facts.Release, ver string) *matrices.PackageRelease {
	at := slices.IndexFunc(releases, func(r facts.Release) bool { return r.Version == ver })
	var nearest *matrices.PackageRelease
	away := len(releases)
	for i := range releases {
		row := releases[i].Row
		if row == nil || row.MinGlibc == "" || version.Minor(row.Version) != version.Minor(ver) {
			continue
		}
		if d := max(i-at, at-i); d < away {
			nearest, away = row, d
		}
	}
	return nearest
}
