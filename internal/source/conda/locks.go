package conda

import (
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// CondaLock reads a conda-lock.yml, which holds one list for all platforms.
func CondaLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.Conda
	for _, c := range root.List("metadata", "channels") {
		name := c.Scalar("url")
		r.AddIndex(observed.Index{URL: name, Channel: true}, c.Start)
	}
	packages := root.List("package")
	var platforms []string
	for _, p := range packages {
		if name := p.Scalar("platform"); name != "" && !slices.Contains(platforms, name) {
			platforms = append(platforms, name)
		}
	}
	chosen := choose(r, platforms, packages)
	for _, p := range packages {
		if marker, ok := chosen[p.Scalar("platform")]; ok || len(platforms) == 0 {
			behind(r, marker, func() { condaLockPackage(r, p) })
		}
	}
}

// choose returns which of a lock's platforms are read, each with the marker behind which its
// packages stand, and says which others there are. Where it has Linux on x86-64, which counts
// where nobody says which platform it is, these are all that are known; else it is the first.
func choose(r *document.Reading, platforms []string, entries []*tree.Node) map[string]string {
	if len(platforms) == 0 {
		return nil
	}
	at := 0
	if len(entries) > 0 {
		at = entries[0].Start
	}
	chosen := map[string]string{}
	for _, p := range platforms {
		if marker := platformMarker(p); Platform(p) != "" {
			chosen[p] = marker
		}
	}
	if _, common := chosen["linux-64"]; !common || len(chosen) == 1 {
		one := platforms[0]
		for _, p := range platforms {
			if Platform(one) == "" && Platform(p) != "" {
				one = p
			}
		}
		if common {
			one = "linux-64"
		}
		chosen = map[string]string{one: ""}
		if known := Platform(one); known != "" {
			r.Observe(observed.Observation{Kind: observed.Platform, Value: known}, at, at)
		}
	}
	var others []string
	for _, p := range platforms {
		if _, ok := chosen[p]; !ok {
			others = append(others, p)
		}
	}
	if len(others) > 0 {
		r.Note(at, "not judged: what it locks for %s; it was read for %s", document.Excerpt(strings.Join(others, ", ")),
			strings.Join(slices.Sorted(maps.Keys(chosen)), ", "))
	}
	return chosen
}

// platformMarker returns the marker that holds on a platform of conda's, or on those that a
// table of pixi's is for; empty for what is not known.
func platformMarker(name string) string {
	list := requirement.Platforms()
	on := make([]bool, len(list))
	for i := range list {
		windows := strings.HasPrefix(list[i].Name, "windows/")
		on[i] = Platform(name) == list[i].Name || name == "win" && windows ||
			(name == "linux" || name == "unix") && !windows
	}
	if !slices.Contains(on, true) {
		return ""
	}
	return requirement.MarkerOf(on)
}

// behind puts what is read behind a marker.
func behind(r *document.Reading, marker string, read func()) {
	before := len(r.Env.Observations)
	read()
	for i := before; i < len(r.Env.Observations); i++ {
		o := &r.Env.Observations[i]
		switch {
		case o.Marker == "":
			o.Marker = marker
		case marker != "":
			o.Marker = "(" + marker + ") and (" + o.Marker + ")"
		}
	}
}

func condaLockPackage(r *document.Reading, p *tree.Node) {
	name, version := p.At("name"), p.At("version")
	if name == nil || version == nil {
		r.Note(p.Start, "not judged: a package without a name or a version")
		return
	}
	if p.Scalar("manager") == "pip" {
		r.Observe(requirement.Pin(name.Value, version.Value).Observation(), version.Start, version.End)
		return
	}
	spec := Spec{Name: strings.ToLower(name.Value), Version: version.Value, Build: p.Scalar("build")}
	if known, _, ok := FromURL(p.Scalar("url")); ok {
		spec.Channel, spec.Build = known.Channel, known.Build
	}
	spec.Observe(r, false, version.Start, version.End)
}

// PixiLock reads a pixi.lock: the default environment, or the first that there is.
func PixiLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.Pixi
	environments := root.Each("environments")
	if len(environments) == 0 {
		r.Note(root.Start, "not judged: it holds no environment")
		return
	}
	env := environments[0]
	if known := root.At("environments", "default"); known != nil {
		env.Value = known
	} else {
		r.Note(env.At, "the environment %s was read", document.Excerpt(env.Key))
	}
	for _, c := range env.Value.List("channels") {
		r.AddIndex(observed.Index{URL: c.Scalar("url"), Channel: true}, c.Start)
	}
	var platforms []string
	for _, f := range env.Value.Each("packages") {
		platforms = append(platforms, f.Key)
	}
	entries := env.Value.Each("packages")
	if len(entries) == 0 {
		return
	}
	chosen := choose(r, platforms, []*tree.Node{entries[0].Value})
	wheels := pixiWheels(root)
	for _, f := range entries {
		marker, ok := chosen[f.Key]
		if !ok {
			continue
		}
		for _, p := range f.Value.List() {
			behind(r, marker, func() { pixiPackage(r, p, wheels) })
		}
	}
}

// pixiWheels are the names and versions of a lock's wheels by their addresses.
func pixiWheels(root *tree.Node) map[string]*tree.Node {
	wheels := map[string]*tree.Node{}
	for _, p := range root.List("packages") {
		if address := p.String("pypi"); address != "" {
			wheels[address] = p
		}
	}
	return wheels
}

func pixiPackage(r *document.Reading, p *tree.Node, wheels map[string]*tree.Node) {
	if at := p.At("conda"); at != nil {
		if spec, _, ok := FromURL(at.Value); ok {
			spec.Observe(r, false, at.Start, at.End)
			return
		}
		r.NotJudged(at.Start, at.End, "no address of a conda package")
		return
	}
	at := p.At("pypi")
	if at == nil {
		r.Note(p.Start, "not judged: an entry that is neither conda's nor PyPI's")
		return
	}
	req, ok := requirement.FromWheelName(at.Value)
	if !ok {
		locked := wheels[at.Value]
		req = requirement.Pin(locked.String("name"), locked.Scalar("version"))
		req.URL = at.Value
	}
	if req.Name == "" {
		r.NotJudged(at.Start, at.End, "no name of a package")
		return
	}
	r.Observe(req.Observation(), at.Start, at.End)
}
