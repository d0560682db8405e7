package conda

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// CondaLock reads a conda-lock.yml. It holds one list for all platforms: those of
// Linux on x86-64 are read where there are any, else those of the first.
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
		if p.Scalar("platform") != chosen {
			continue
		}
		condaLockPackage(r, p)
	}
}

// choose takes one of a lock's platforms and says which others there are.
func choose(r *document.Reading, platforms []string, entries []*tree.Node) string {
	if len(platforms) == 0 {
		return ""
	}
	chosen := platforms[0]
	if slices.Contains(platforms, "linux-64") {
		chosen = "linux-64"
	}
	at := 0
	if len(entries) > 0 {
		at = entries[0].Start
	}
	if known := Platform(chosen); known != "" {
		r.Observe(observed.Observation{Kind: observed.Platform, Value: known}, at, at)
	}
	if len(platforms) > 1 {
		r.Note(at, "not judged: what it locks for %s; %s was read",
			document.Excerpt(strings.Join(slices.DeleteFunc(slices.Clone(platforms),
				func(p string) bool { return p == chosen }), ", ")), chosen)
	}
	return chosen
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

// PixiLock reads a pixi.lock: the default environment for Linux on x86-64, or
// the first environment and platform that there are.
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
	for _, p := range env.Value.List("packages", chosen) {
		pixiPackage(r, p, wheels)
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
