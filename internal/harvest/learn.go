package harvest

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices/version"
)

// On says for which environment requirements are read.
type On struct {
	Platform string // linux/amd64
	Python   string // minor, 3.12
	Extras   []string
}

// environment is what the markers of requirements see.
func (on On) environment(extra string) version.Environment {
	env := linuxEnvironment(extra)
	env["python_version"], env["python_full_version"] = on.Python, on.Python+".0"
	env["platform_machine"] = map[string]string{"linux/amd64": "x86_64", "linux/arm64": "aarch64"}[on.Platform]
	return env
}

// Needs is what a release asks for on a platform and a Python, as its metadata and
// the names of its wheels say it.
type Needs struct {
	File     index.File          // wheel that was read
	Requires map[string]string   // package, normalised → PEP 440 specifier; * for any
	Extras   map[string][]string // package → extras that it is required with
	Python   string              // specifier of the metadata
}

// Needs reads the metadata of a release. The wheel is one for the platform, or
// for all.
func (h *Harvester) Needs(ctx context.Context, r Release, on On) (Needs, error) {
	at := slices.IndexFunc(r.wheels, func(w named) bool { return serves(w, on.Platform) })
	if at < 0 {
		return Needs{}, nil
	}
	n := Needs{File: r.wheels[at].File, Requires: map[string]string{}, Extras: map[string][]string{}}
	m, err := h.measure(ctx, n.File, false)
	if err != nil {
		return n, err
	}
	n.Python = cmp.Or(n.File.RequiresPython, wheel.Field([]byte(m.Metadata), "Requires-Python"))
	n.read(r.wheels[at].Project, fields(m.Metadata, "Requires-Dist"), on)
	return n, nil
}

// read takes in requirements as metadata writes them. An extra may stand for
// further ones, by a requirement of the package on itself.
func (n *Needs) read(project string, lines []string, on On) {
	own := len(on.Extras)
	for _, text := range lines {
		head, marker, _ := strings.Cut(text, ";")
		req, err := parseRequirement(head)
		switch {
		case err != nil || !on.applies(marker): // what cannot be read is left to pip
		case req.Name != project:
			n.Requires[req.Name] = both(n.Requires[req.Name], req.Spec)
			n.Extras[req.Name] = union(n.Extras[req.Name], req.Extras)
		default:
			on.Extras = union(on.Extras, req.Extras)
		}
	}
	if len(on.Extras) > own {
		n.Requires, n.Extras = map[string]string{}, map[string][]string{}
		n.read(project, lines, on)
	}
}

// union returns the words of both lists, each once.
func union(a, b []string) []string {
	out := slices.Clone(a)
	for _, word := range b {
		if !slices.Contains(out, word) {
			out = append(out, word)
		}
	}
	return out
}

// applies reports whether a requirement with a marker applies, with one of the
// extras or without any.
func (on On) applies(marker string) bool {
	if strings.TrimSpace(marker) == "" {
		return true
	}
	m, err := version.ParseMarker(strings.TrimSpace(marker))
	return err == nil && slices.ContainsFunc(append([]string{""}, on.Extras...), func(extra string) bool {
		return m.On(on.environment(extra)) == version.Applies
	})
}

// both joins two specifiers of one package.
func both(a, b string) string {
	switch {
	case a == "" || a == "*":
		return b
	case b == "*" || a == b:
		return a
	}
	return a + "," + b
}

// serves reports whether a wheel is for a platform, or for all.
func serves(w named, platform string) bool {
	p := platformOf(w.Platforms)
	return p == platform || p == anyPlatform
}

// Pythons returns those of some minors that a release has a wheel for on a
// platform, by the names of its wheels and by what the index says that they
// require.
func (r *Release) Pythons(platform string, minors []string) []string {
	found := map[string]bool{}
	for _, w := range r.wheels {
		if !serves(w, platform) {
			continue
		}
		some := pythonsOf(w.Name, minors)
		if len(some) == 0 && slices.ContainsFunc(w.Name.Pythons, anyPython3) {
			some = minors
		}
		limit, err := version.ParseSpecifier(w.RequiresPython)
		for _, minor := range some {
			if err != nil || limit.AllowsPython(minor) {
				found[minor] = true
			}
		}
	}
	return slices.DeleteFunc(slices.Clone(minors), func(minor string) bool { return !found[minor] })
}

// anyPython3 reports whether a tag of a wheel takes in every Python 3.
func anyPython3(tag string) bool { return strings.HasPrefix(tag, "py3") }

// Platforms returns the platforms that a release has wheels for, sorted; "any"
// alone where one is for all.
func (r *Release) Platforms() []string {
	found := map[string]bool{}
	for _, w := range r.wheels {
		if p := platformOf(w.Platforms); p != "" {
			found[p] = true
		}
	}
	if found[anyPlatform] {
		return []string{anyPlatform}
	}
	return slices.Sorted(maps.Keys(found))
}

// MinGlibc returns the oldest C library that a wheel of the release for a
// platform runs on; "" where it needs none or does not say.
func (r *Release) MinGlibc(platform string) string {
	floor := ""
	for _, w := range r.wheels {
		if !serves(w, platform) {
			continue
		}
		of := glibcOf(w.Platforms)
		if of == "" {
			return ""
		}
		if floor == "" || version.Compare(of, floor) < 0 {
			floor = of
		}
	}
	return floor
}

// At returns a harvester of another index, with the same store and budget.
func (h *Harvester) At(address string) *Harvester {
	other := *h
	other.Index = address
	return &other
}
