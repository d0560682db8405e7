package conda

import (
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// Pixi reads a pixi.toml, or the [tool.pixi] table of a pyproject.toml. pypi
// reads an entry below pypi-dependencies.
func Pixi(r *document.Reading, root *tree.Node, pypi func(tree.Field)) {
	r.Env.Installer = observed.Pixi
	for _, table := range []string{"workspace", "project"} {
		for _, c := range root.List(table, "channels") {
			r.AddIndex(observed.Index{URL: channelName(c), Channel: true}, c.Start)
		}
		for _, p := range root.List(table, "platforms") {
			if known := Platform(p.Value); known != "" && len(root.List(table, "platforms")) == 1 {
				r.Observe(observed.Observation{Kind: observed.Platform, Value: known}, p.Start, p.End)
			}
		}
	}
	for _, s := range root.Each("system-requirements") {
		pixiSystem(r, s)
	}
	for _, f := range root.Each("dependencies") {
		pixiEntry(r, f)
	}
	for _, f := range root.Each("pypi-dependencies") {
		pypi(f)
	}
	for _, platform := range root.Each("target") {
		if platform.Key != "linux-64" && platform.Key != "linux" && platform.Key != "unix" {
			r.Note(platform.At, "not judged: what is only for %s", document.Excerpt(platform.Key))
			continue
		}
		for _, f := range platform.Value.Each("dependencies") {
			pixiEntry(r, f)
		}
	}
	for _, feature := range root.Each("feature") {
		r.Note(feature.At, "not judged: the feature %s, which not every environment has", document.Excerpt(feature.Key))
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
