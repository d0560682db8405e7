package facts

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/request"
)

// RequiredWheels are the wheels of a package that another requires: those of the releases that it allows.
type RequiredWheels struct {
	Info     *matrices.PackageInfo
	Versions string                   // that are required, as a specifier
	Newest   *matrices.PackageRelease // of those
	Pythons  []string                 // for which some of those has a wheel on the platform, sorted
}

// RequiredWheels returns the wheels of a package that a release requires on a platform, which have machine code. It is
// nil for one that is not required, for one that is planned itself, as it has GPU code, and where it may come in a
// release that the facts do not hold: an installer takes the newest, where no upper bound keeps it from that. What was
// read of the same package before is known, by the versions.
func (f *Facts) RequiredWheels(r *matrices.PackageRelease, name, platform string, known map[string]*RequiredWheels,
) *RequiredWheels {
	if !IsBounded(r.Requires[name]) || MarkerOn(r.Markers[name], platform) != version.Applies {
		return nil
	}
	info := f.PackageNamed(request.NormalizeName(name))
	if info == nil || info.BindsGPU {
		return nil
	}
	versions := NeedOf(r, info.Name)
	w, read := known[versions]
	if !read {
		w = readRequiredWheels(info, versions, platform, f.PackageReleases(info))
		if known != nil {
			known[versions] = w
		}
	}
	return w
}

// IsBounded reports whether a specifier has an upper bound.
func IsBounded(specifier string) bool {
	return strings.Contains(specifier, "<") || strings.Contains(specifier, "==") || strings.Contains(specifier, "~=")
}

// readRequiredWheels returns the wheels of the releases that a requirement allows; nil where the facts may not hold all
// of those.
func readRequiredWheels(info *matrices.PackageInfo, versions, platform string, releases []Release) *RequiredWheels {
	spec, err := version.ParseSpecifier(versions)
	if err != nil || len(releases) == 0 || spec.Allows(releases[0].Version) {
		return nil
	}
	w := &RequiredWheels{Info: info, Versions: versions}
	for i := range releases {
		row := releases[i].Row
		switch {
		case row.Onward:
			return nil
		case !spec.Allows(row.Version) || version.IsPreRelease(row.Version):
			continue
		case row.MinGlibc == "" || len(row.Python) == 0 || slices.Contains(row.Platforms, "any"):
			return nil
		case w.Newest == nil:
			w.Newest = row
		}
		if slices.Contains(row.Platforms, platform) {
			w.Pythons = append(w.Pythons, row.Python...)
		}
	}
	if w.Newest == nil {
		return nil
	}
	slices.SortFunc(w.Pythons, version.Compare)
	w.Pythons = slices.Compact(w.Pythons)
	return w
}
