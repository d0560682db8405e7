package verify

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/imageconfig"
)

// config compares the image's config with the recipe's, on top of the base's.
// The raw documents are compared, so that fields which the image specification
// does not know are seen as well.
func (c *comparison) config(base *opened) ([]Field, error) {
	expected := imageconfig.Of(c.Recipe, base.config)
	expected.RootFS.DiffIDs = nil
	for _, p := range c.pairs {
		if p.want == nil {
			continue
		}
		id := p.want.diffID
		if p.want.digest == "" && p.got != nil {
			id = p.got.diffID // checked with the layer
		}
		expected.RootFS.DiffIDs = append(expected.RootFS.DiffIDs, digest.Digest(id))
	}
	raw, err := json.Marshal(expected)
	if err != nil {
		return nil, err
	}
	want, err := flatten(raw)
	if err != nil {
		return nil, err
	}
	got, err := flatten(c.got.raw)
	if err != nil {
		return nil, fmt.Errorf("config: %w", err)
	}
	return differences(want, got), nil
}

func differences(want, got leaves) []Field {
	all := maps.Clone(want)
	maps.Copy(all, got)
	fields := []Field{}
	for at, l := range all {
		if want[at].text != got[at].text {
			fields = append(fields, Field{Path: l.path, Want: want[at].text, Got: got[at].text})
		}
	}
	slices.SortFunc(fields, func(a, b Field) int {
		return cmp.Or(cmp.Compare(a.Path, b.Path), cmp.Compare(a.Want, b.Want))
	})
	return fields
}

// leaves are the values of a document by where they stand. Each place has a key
// of its own: one value under the name "config.User" is not the user of a config.
type leaves map[string]leaf

// leaf is one value: its path for people, in which names stand as they are, and
// the value as JSON.
type leaf struct{ path, text string }

// place is where a value stands: by key, and by path for people.
type place struct{ key, path string }

// inName escapes what has a meaning in keys (as RFC 6901, with the bracket).
func inName(name string) string {
	return strings.NewReplacer("~", "~0", "/", "~1", "[", "~2").Replace(name)
}

// of returns the place of a value in an object.
func (p place) of(name string) place {
	path := p.path + "." + name
	if p.key == "" {
		path = name
	}
	return place{p.key + "/" + inName(name), path}
}

// at returns the place of a value in a list.
func (p place) at(i int) place {
	index := fmt.Sprintf("[%d", i)
	return place{p.key + index, p.path + index + "]"}
}

// flatten returns each value of a document. What is empty (null, "", false) means
// the same as what is absent, and is left out, but in lists: there each element
// counts.
func flatten(raw []byte) (leaves, error) {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var root any
	if err := decoder.Decode(&root); err != nil {
		return nil, err
	}
	all := leaves{}
	all.collect(place{}, root)
	return all, nil
}

// collect adds the values at a place and below it.
func (all leaves) collect(p place, node any) {
	switch v := node.(type) {
	case map[string]any:
		if len(v) == 0 && isMember(p.key) {
			all[p.key] = leaf{p.path, "{}"}
		}
		for name, value := range v {
			all.collect(p.of(name), value)
		}
	case []any:
		if p.key == "/config/Env" {
			all.env(p, v)
			return
		}
		for i, value := range v {
			before := len(all)
			if all.collect(p.at(i), value); len(all) == before {
				all[p.at(i).key] = leaf{p.at(i).path, encode(value)}
			}
		}
	case nil:
	default:
		if text := encode(v); text != `""` && text != "false" {
			all[p.key] = leaf{p.path, text}
		}
	}
}

// isMember reports whether an empty object is a member of a set, which are written
// like that: {"ExposedPorts": {"80/tcp": {}}}. An empty set means nothing.
func isMember(key string) bool {
	return strings.HasPrefix(key, "/config/ExposedPorts/") || strings.HasPrefix(key, "/config/Volumes/")
}

// env names variables by their name, and keeps their order: of two with one name,
// programs do not agree which counts.
func (all leaves) env(p place, entries []any) {
	var order []string
	for _, e := range entries {
		text, _ := e.(string)
		name, value, given := strings.Cut(text, "=")
		order = append(order, name)
		l := leaf{p.path + "." + name, encode(value)}
		if !given {
			l.text = "null"
		}
		all[p.key+"[="+name] = l
	}
	all[p.key+"[order"] = leaf{p.path + " order", strings.Join(order, " ")}
}

// encode writes a value as JSON for people, with <, > and & as they are.
func encode(v any) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		return fmt.Sprint(v)
	}
	return strings.TrimSuffix(b.String(), "\n")
}
