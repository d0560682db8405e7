package repack

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// origin is what a Debian package knows about the distribution in it.
type origin struct {
	metadata    wheel.Metadata
	entryPoints string
	copyright   []byte
}

// readOrigin finds the one metadata folder of a package and reads it, whether
// it is a dist-info or an egg-info.
func readOrigin(root, deb string) (origin, error) {
	found, err := filepath.Glob(filepath.Join(root, sitePackages, "*-info"))
	if err != nil {
		return origin{}, err
	}
	if len(found) != 1 {
		return origin{}, fmt.Errorf("%s holds %d metadata folders, want one", deb, len(found))
	}
	var text []byte
	for _, name := range []string{"METADATA", "PKG-INFO"} {
		if text, err = os.ReadFile(filepath.Join(found[0], name)); err == nil {
			break
		}
	}
	if err != nil {
		return origin{}, fmt.Errorf("%s: %w", deb, err)
	}
	o := origin{metadata: wheel.ParseMetadata(string(text))}
	if points, err := os.ReadFile(filepath.Join(found[0], "entry_points.txt")); err == nil {
		o.entryPoints = string(points)
	}
	o.copyright, err = os.ReadFile(filepath.Join(root, "usr/share/doc", deb, "copyright"))
	if err != nil {
		return origin{}, fmt.Errorf("%s: licence: %w", deb, err)
	}
	return o, nil
}

// adjust returns the metadata the recipe's version and requirements, and
// says in the Summary where the wheel comes from. License-File fields are
// removed: Debian keeps one copyright file instead.
func adjust(m wheel.Metadata, r Recipe, debVersion string) (wheel.Metadata, error) {
	if r.Version != "" {
		m = m.Map("Version", func(string) string { return r.Version })
	}
	if r.Local != "" {
		m = m.Map("Version", func(v string) string {
			public, _, _ := strings.Cut(v, "+")
			return public + "+" + r.Local
		})
	}
	loosened := map[string]bool{}
	m = m.Map("Requires-Dist", func(v string) string {
		if to, ok := r.Loosen[v]; ok {
			loosened[v] = true
			return to
		}
		return v
	})
	for from := range r.Loosen {
		if !loosened[from] {
			return m, fmt.Errorf("%s does not require %q", r.Debs[0], from)
		}
	}
	m = m.Map("License-File", func(string) string { return "" })
	m = m.Map("Dynamic", func(string) string { return "" })
	for _, requirement := range r.AddRequires {
		if !slices.Contains(m.All("Requires-Dist"), requirement) {
			m = m.With("Requires-Dist", requirement)
		}
	}
	return m.Map("Summary", func(v string) string {
		from := strings.TrimSuffix(fmt.Sprintf("repacked from Debian's %s %s; %s", r.Debs[0], debVersion, r.Note), "; ")
		return v + " (" + from + ")"
	}), nil
}
