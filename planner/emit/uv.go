package emit

import (
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
)

// UV writes tables for a pyproject.toml that uv reads: a dependency group for
// each target with its own Python, the index of each package that is not on the
// default one, and that no two groups are installed together (uv documentation,
// "Dependency groups", "Package indexes", "Conflicting dependencies").
func UV(inputs []Input) ([]byte, error) {
	all, err := joined(inputs)
	if err != nil {
		return nil, err
	}
	fallback, err := sameFallback(all)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	for _, line := range append(jointHeader("uv", all),
		"It goes below [project] of a pyproject.toml. Then: uv lock, uv sync --group "+all[0].name) {
		b.WriteString("# " + line + "\n")
	}
	b.WriteString("\n[dependency-groups]\n")
	for _, j := range all {
		fmt.Fprintf(&b, "%s = [\n", tomlKey(j.name))
		for _, p := range j.packages {
			fmt.Fprintf(&b, "  %s,\n", tomlText(p.requirement()))
		}
		b.WriteString("]\n")
	}
	writeUVOptions(&b, all)
	indexes := indexesOf(all)
	writeUVSources(&b, all, indexes)
	writeUVIndexes(&b, fallback, indexes)
	return []byte(b.String()), nil
}

// writeUVOptions writes the platforms, the groups that exclude each other and
// the Python of each.
func writeUVOptions(b *strings.Builder, all []joint) {
	b.WriteString("\n[tool.uv]\n")
	var markers, groups []string
	for _, j := range all {
		if m := tomlText(j.marker); !slices.Contains(markers, m) {
			markers = append(markers, m)
		}
		groups = append(groups, fmt.Sprintf("{ group = %s }", tomlText(j.name)))
	}
	fmt.Fprintf(b, "environments = [\n  %s,\n]\n", strings.Join(markers, ",\n  "))
	// uv installs the group dev unless it is told not to.
	if slices.ContainsFunc(all, func(j joint) bool { return j.name == "dev" }) {
		b.WriteString("default-groups = []\n")
	}
	if len(all) > 1 {
		fmt.Fprintf(b, "conflicts = [[\n  %s,\n]]\n", strings.Join(groups, ",\n  "))
	}
	b.WriteString("\n[tool.uv.dependency-groups]\n")
	for _, j := range all {
		fmt.Fprintf(b, "%s = { requires-python = %s }\n", tomlKey(j.name), tomlText("=="+j.Stack.Python+".*"))
	}
}

// place is an index that is asked for the packages that name it alone.
type place struct {
	name string
	source
}

// indexesOf lists the indexes besides the default one, by address, with names
// that tell what they are where the target or the facts say.
func indexesOf(all []joint) []place {
	var list []place
	for _, j := range all {
		names := map[string]string{}
		for _, ix := range plan.SourcesOf(j.Stack, j.Indexes).Named {
			if link, err := address(ix.URL); err == nil {
				names[link] = ix.Name
			}
		}
		for _, p := range j.packages {
			known := slices.ContainsFunc(list, func(o place) bool { return o.url == p.index })
			if p.index == "" || known {
				continue
			}
			list = append(list, place{indexName(names[p.index], list), source{p.index, j.isPageOfLinks(p.index)}})
		}
	}
	return list
}

// indexName is a name for an index that no other has.
func indexName(name string, taken []place) string {
	name = strings.ToLower(plainName(name))
	for i := 1; ; i++ {
		candidate := name
		if i > 1 {
			candidate = fmt.Sprintf("%s-%d", name, i)
		}
		if !slices.ContainsFunc(taken, func(p place) bool { return p.name == candidate }) {
			return candidate
		}
	}
}

// writeUVSources pins each package to its index, group by group.
func writeUVSources(b *strings.Builder, all []joint, indexes []place) {
	entries := map[string][]string{}
	var names []string
	for _, j := range all {
		for _, p := range j.packages {
			at := slices.IndexFunc(indexes, func(o place) bool { return p.index != "" && o.url == p.index })
			if at < 0 {
				continue
			}
			if entries[p.name] == nil {
				names = append(names, p.name)
			}
			entries[p.name] = append(entries[p.name], fmt.Sprintf("{ index = %s, group = %s }",
				tomlText(indexes[at].name), tomlText(j.name)))
		}
	}
	if len(names) == 0 {
		return
	}
	slices.Sort(names)
	b.WriteString("\n[tool.uv.sources]\n")
	for _, name := range names {
		fmt.Fprintf(b, "%s = [\n  %s,\n]\n", tomlKey(name), strings.Join(entries[name], ",\n  "))
	}
}

func writeUVIndexes(b *strings.Builder, fallback source, indexes []place) {
	one := func(name string, s source, use string) {
		fmt.Fprintf(b, "\n[[tool.uv.index]]\nname = %s\nurl = %s\n%s = true\n", tomlText(name), tomlText(s.url), use)
		if s.findLinks {
			b.WriteString("format = \"flat\"\n")
		}
	}
	if fallback.url != plan.DefaultIndex {
		one("default", fallback, "default")
	}
	for _, ix := range indexes {
		one(ix.name, ix.source, "explicit")
	}
}

// tomlText is a basic string of TOML, which has JSON's escapes but for DEL, that
// it wants escaped too.
func tomlText(s string) string { return strings.ReplaceAll(quoted(s), "\x7f", `\u007F`) }

var bareForm = form(`^[A-Za-z0-9_-]+$`)

// tomlKey is a key of TOML, bare where it may be.
func tomlKey(s string) string {
	if bareForm().MatchString(s) {
		return s
	}
	return tomlText(s)
}
