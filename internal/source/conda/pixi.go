package conda

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// Pixi reads a pixi.toml, or the [tool.pixi] table of a pyproject.toml: the environment that is asked for, else the
// default one, or the first that has packages where that has none. pypi reads an entry
// below pypi-dependencies.
func Pixi(r *document.Reading, root *tree.Node, pypi func(tree.Field)) {
	r.Env.Installer = observed.Pixi
	p := &pixi{r: r, pypi: pypi}
	for _, table := range []string{"workspace", "project"} {
		p.sources(root.At(table))
	}
	features, withDefault := pixiEnvironment(r, root)
	if withDefault {
		p.feature(root)
	}
	// What stands first in the list counts before what stands behind it, and is laid over it.
	for _, name := range slices.Backward(features) {
		feature := root.At("feature", name.Value)
		if feature == nil {
			r.NotJudged(name.Start, name.End, "there is no feature of that name")
			continue
		}
		p.sources(feature)
		p.feature(feature)
	}
	for _, feature := range root.Each("feature") {
		has := func(name *tree.Node) bool { return name.Value == feature.Key }
		if !slices.ContainsFunc(features, has) {
			r.Note(feature.At, "not judged: the feature %s: the environment that was read does not have it",
				document.Excerpt(feature.Key))
		}
	}
}

// pixiEnvironment returns the features of the environment that is read, and whether it has
// what stands outside of features as well. It says which others there are.
func pixiEnvironment(r *document.Reading, root *tree.Node) (features []*tree.Node, withDefault bool) {
	list := root.Each("environments")
	name := cmp.Or(r.Asked.Environment, "default")
	at := slices.IndexFunc(list, func(f tree.Field) bool { return f.Key == name })
	if at < 0 && r.Asked.Environment != "" {
		r.Note(root.Start, "not judged: the environment %s: there is none of that name", document.Excerpt(name))
		return nil, false
	}
	if at < 0 {
		// The [project] table of a pyproject.toml names packages as well.
		named := func(o observed.Observation) bool { return o.Kind == observed.Package }
		if len(list) == 0 || r.Asked.Synced || hasPixiPackages(root) || slices.ContainsFunc(r.Env.Observations, named) {
			at = len(list)
		} else {
			at = 0
		}
	}
	for i, other := range list {
		if i != at {
			r.Note(other.At, "not judged: the environment %s: another one was read", document.Excerpt(other.Key))
		}
	}
	if at == len(list) {
		return nil, true
	}
	if list[at].Key != name {
		r.Note(list[at].At, "the environment %s was read: the default one has no packages",
			document.Excerpt(list[at].Key))
	}
	env := list[at].Value
	if env.Kind != tree.Table {
		return env.List(), true
	}
	return env.List("features"), env.Scalar("no-default-feature") != "true"
}

// pixiTables are the tables that hold packages.
func pixiTables() []string {
	return []string{"dependencies", "host-dependencies", "build-dependencies", "pypi-dependencies"}
}

// hasPixiPackages reports whether a manifest names packages outside of features, and not the Python of all alone.
func hasPixiPackages(root *tree.Node) bool {
	isPackage := func(f tree.Field) bool { return f.Key != "python" }
	for _, table := range pixiTables() {
		if slices.ContainsFunc(root.Each(table), isPackage) {
			return true
		}
		for _, platform := range root.Each("target") {
			if slices.ContainsFunc(platform.Value.Each(table), isPackage) {
				return true
			}
		}
	}
	return false
}

// pixi is a manifest that is being read.
type pixi struct {
	r    *document.Reading
	pypi func(tree.Field)
}

// sources reads the channels and the platforms of a workspace or a feature.
func (p *pixi) sources(table *tree.Node) {
	for _, c := range table.List("channels") {
		p.r.AddIndex(observed.Index{URL: channelName(c), Channel: true}, c.Start)
	}
	platforms := table.List("platforms")
	for _, at := range platforms {
		if known := Platform(at.Value); known != "" && len(platforms) == 1 {
			p.r.Observe(observed.Observation{Kind: observed.Platform, Value: known}, at.Start, at.End)
		}
	}
}

// feature reads a feature, or what stands outside of any.
func (p *pixi) feature(table *tree.Node) {
	for _, f := range table.Each("system-requirements") {
		pixiSystem(p.r, f)
	}
	p.options(table.At("pypi-options"))
	p.packages(table)
	for _, platform := range table.Each("target") {
		if marker := platformMarker(platform.Key); marker != "" {
			behind(p.r, marker, func() { p.packages(platform.Value) })
		} else {
			p.r.Note(platform.At, "not judged: what is only for %s", document.Excerpt(platform.Key))
		}
	}
}

func (p *pixi) packages(table *tree.Node) {
	for _, name := range pixiTables() {
		for _, f := range table.Each(name) {
			if name == "pypi-dependencies" {
				p.pypi(f)
			} else {
				pixiEntry(p.r, f)
			}
		}
	}
}

// options reads the indexes that packages of PyPI's come from.
func (p *pixi) options(table *tree.Node) {
	for _, at := range table.List("index-url") {
		p.r.AddIndex(observed.Index{URL: at.Value}, at.Start)
	}
	for _, at := range table.List("extra-index-urls") {
		p.r.AddIndex(observed.Index{URL: at.Value, Extra: true}, at.Start)
	}
	for _, links := range table.List("find-links") {
		if at := links.At("url"); at != nil && at.Kind == tree.Text {
			p.r.AddIndex(observed.Index{URL: at.Value, FindLinks: true}, at.Start)
		} else {
			p.r.Note(links.Start, "not judged: wheels in a folder of the project's own")
		}
	}
}

func channelName(c *tree.Node) string {
	if name := c.Scalar("channel"); name != "" {
		return name
	}
	return c.Value
}

// pixiSystem notes what a project asks of its machines: each has at least that, and what
// it has besides, nobody says.
func pixiSystem(r *document.Reading, f tree.Field) {
	least, flag := f.Value, ""
	switch f.Key {
	case "cuda":
		flag = "--driver"
	case "libc":
		flag = "--os"
		if f.Value.Kind == tree.Table {
			least = f.Value.At("version")
		}
	}
	if flag == "" || least == nil || least.Kind > tree.Other {
		r.Note(f.At, "not judged: the system requirement %s", document.Excerpt(f.Key))
		return
	}
	r.Note(f.At, "not judged: %s: the least that the project's machines have: %s says what they do",
		document.Excerpt(f.Key+" "+least.Value), flag)
}

// pixiEntry reads NAME = "RANGE", or NAME = { version, build, channel }.
func pixiEntry(r *document.Reading, f tree.Field) {
	spec, ok := ParseSpec(f.Key)
	version := f.Value
	if f.Value.Kind == tree.Table {
		version = f.Value.At("version")
		spec.Build, spec.Channel = f.Value.String("build"), f.Value.String("channel")
	}
	if !ok || version == nil || version.Kind > tree.Other {
		r.Note(f.At, "not judged: %s: no version", document.Excerpt(f.Key))
		return
	}
	build := spec.Build
	if text := strings.TrimSpace(version.Value); text != "*" {
		spec.version(text)
	}
	if spec.Build == "" {
		spec.Build = build
	}
	spec.Observe(r, false, version.Start, version.End)
}
