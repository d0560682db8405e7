package conda

import (
	"cmp"
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
	l := lockPlatforms{}
	for _, p := range packages {
		l.add(p.Scalar("platform"), p.Start, p.Scalar("name")+" "+p.Scalar("url"))
	}
	chosen := l.choose(r)
	for _, p := range packages {
		if marker, ok := chosen[p.Scalar("platform")]; ok || len(l.names) == 0 {
			behind(r, marker, func() { condaLockPackage(r, p) })
		}
	}
}

// lockPlatforms are the platforms that a lock holds packages for.
type lockPlatforms struct {
	names []string
	cuda  map[string]bool // those with packages that are made for CUDA
	at    int             // offset of the first package
}

// add takes in a package that is locked for a platform.
func (l *lockPlatforms) add(platform string, at int, words string) {
	if platform == "" {
		return
	}
	if len(l.names) == 0 {
		l.at, l.cuda = at, map[string]bool{}
	}
	if !slices.Contains(l.names, platform) {
		l.names = append(l.names, platform)
	}
	l.cuda[platform] = l.cuda[platform] || strings.Contains(strings.ToLower(words), "cuda")
}

// choose returns which of a lock's platforms are read, all that are known, each with the marker behind
// which its packages stand. It observes which there are, those with packages that are made for CUDA
// first, and says which are not read.
func (l *lockPlatforms) choose(r *document.Reading) map[string]string {
	if len(l.names) == 0 {
		return nil
	}
	var known, others, all []string
	for _, p := range l.names {
		if Platform(p) != "" {
			known = append(known, p)
		} else {
			others = append(others, p)
		}
	}
	if len(known) == 0 {
		known, others = others[:1], others[1:]
	}
	slices.SortStableFunc(known, func(a, b string) int {
		switch {
		case l.cuda[a] == l.cuda[b]:
			return 0
		case l.cuda[a]:
			return -1
		}
		return 1
	})
	chosen := map[string]string{}
	for _, p := range known {
		chosen[p] = ""
		if len(known) > 1 {
			chosen[p] = platformMarker(p)
		}
		all = append(all, cmp.Or(Platform(p), p))
	}
	locked := observed.Observation{Kind: observed.Locked, Name: strings.Join(l.names, ", "), Value: strings.Join(all, " ")}
	r.Observe(locked, l.at, l.at)
	if len(others) > 0 {
		r.Note(l.at, "not judged: what it locks for %s; it was read for %s",
			document.Excerpt(strings.Join(others, ", ")), strings.Join(slices.Sorted(maps.Keys(chosen)), ", "))
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
	if known, ok := FromURL(p.Scalar("url")); ok {
		spec.Channel, spec.Build = known.Channel, known.Build
	}
	spec.Observe(r, false, version.Start, version.End)
}

// PixiLock reads a pixi.lock: the environment that is asked for, else the default one, or the first that there is.
// It says which others there are.
func PixiLock(r *document.Reading, root *tree.Node) {
	r.Env.Installer = observed.Pixi
	environments := root.Each("environments")
	if len(environments) == 0 {
		r.Note(root.Start, "not judged: it holds no environment")
		return
	}
	name := cmp.Or(r.Asked.Environment, "default")
	at := slices.IndexFunc(environments, func(e tree.Field) bool { return e.Key == name })
	if at < 0 && r.Asked.Environment != "" {
		r.Note(root.Start, "not judged: the environment %s: there is none of that name", document.Excerpt(name))
		return
	}
	env := environments[max(0, at)]
	if env.Key != name {
		r.Note(env.At, "the environment %s was read", document.Excerpt(env.Key))
	}
	for _, e := range environments {
		if e.Key != env.Key {
			r.Note(e.At, "not judged: the environment %s: another one was read", document.Excerpt(e.Key))
		}
	}
	for _, c := range env.Value.List("channels") {
		r.AddIndex(observed.Index{URL: c.Scalar("url"), Channel: true}, c.Start)
	}
	entries := env.Value.Each("packages")
	l := lockPlatforms{}
	for _, f := range entries {
		l.add(f.Key, f.Value.Start, "")
		for _, p := range f.Value.List() {
			l.add(f.Key, p.Start, p.String("conda")+p.String("pypi"))
		}
	}
	chosen := l.choose(r)
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
		if spec, ok := FromURL(at.Value); ok {
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
