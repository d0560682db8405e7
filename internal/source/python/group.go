package python

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/request"
)

// groupAlone has the first group of a project be read that names something which is judged, where nobody asks anything
// of the project and it holds nothing outside of its groups.
func (p *project) groupAlone(root *tree.Node) {
	list := root.Each("dependency-groups")
	isDefault := func(g tree.Field) bool { return isDefaultGroup(root, request.NormalizeName(g.Key)) }
	if len(list) == 0 || len(p.r.Within) > 0 || slices.ContainsFunc(list, isDefault) {
		return
	}
	own := len(root.List("project", "dependencies")) + len(root.List("project", "dynamic")) +
		len(root.Each("project", "optional-dependencies")) + len(root.List("tool", "uv", "dev-dependencies"))
	for _, tool := range []string{"poetry", "pdm", "pixi"} {
		own += len(root.Each("tool", tool))
	}
	others := func(tool tree.Field) bool { return tool.Key != "uv" && hasDependencies(tool.Value) }
	if own > 0 || slices.ContainsFunc(root.Each("tool"), others) {
		return
	}
	named, seen, judged := map[string]*tree.Node{}, map[string]bool{}, judgedNames()
	for _, g := range list {
		named[request.NormalizeName(g.Key)] = g.Value
	}
	for _, g := range list {
		if name := request.NormalizeName(g.Key); namesJudged(named, name, judged, seen) {
			p.r.Note(g.At, "the group %s was read: without a group nothing is installed", document.Excerpt(g.Key))
			p.r.Asked.Groups = []string{name}
			return
		}
	}
}

// hasDependencies reports whether a tool's settings have it install something.
func hasDependencies(settings *tree.Node) bool {
	if settings == nil {
		return false
	}
	for _, f := range settings.Fields {
		key := strings.ReplaceAll(strings.ToLower(f.Key), "_", "-")
		if strings.HasSuffix(key, "dependencies") || slices.Contains([]string{"requires", "deps"}, key) ||
			hasDependencies(f.Value) {
			return true
		}
	}
	return slices.ContainsFunc(settings.Items, hasDependencies)
}

// namesJudged reports whether a group, or one that it includes, names a package that is judged. Those that were seen
// name none.
func namesJudged(named map[string]*tree.Node, name string, judged, seen map[string]bool) bool {
	if seen[name] {
		return false
	}
	seen[name] = true
	return slices.ContainsFunc(named[name].List(), func(d *tree.Node) bool {
		if included := d.At("include-group"); included != nil {
			return namesJudged(named, request.NormalizeName(included.Value), judged, seen)
		}
		req, err := requirement.Parse(d.Value)
		return err == nil && judged[req.Name]
	})
}

// judgedNames returns the packages of which there are facts.
func judgedNames() map[string]bool {
	facts, names := matrices.Embedded(), map[string]bool{}
	for _, name := range facts.PackageNames() {
		names[name] = true
	}
	for _, f := range facts.FrameworkInfos() {
		for _, name := range append(f.Distributions(), f.Companions...) {
			names[name] = true
		}
	}
	return names
}
