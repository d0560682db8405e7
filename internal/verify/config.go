package verify

import (
	"bytes"
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

func differences(want, got map[string]string) []Field {
	all := maps.Clone(want)
	maps.Copy(all, got)
	fields := []Field{}
	for _, path := range slices.Sorted(maps.Keys(all)) {
		if want[path] != got[path] {
			fields = append(fields, Field{Path: path, Want: want[path], Got: got[path]})
		}
	}
	return fields
}

// flatten returns each value of a document under its path. What is empty (null,
// "", false) means the same as what is absent, and is left out.
func flatten(raw []byte) (map[string]string, error) {
	decoder := json.NewDecoder(bytes.NewReader(raw))
	decoder.UseNumber()
	var root any
	if err := decoder.Decode(&root); err != nil {
		return nil, err
	}
	leaves := map[string]string{}
	collect(leaves, "", root)
	return leaves, nil
}

func collect(leaves map[string]string, path string, node any) {
	switch v := node.(type) {
	case map[string]any:
		if len(v) == 0 && strings.Contains(path, ".") {
			leaves[path] = emptyObject(path)
		}
		for name, value := range v {
			collect(leaves, join(path, name), value)
		}
	case []any:
		if path == "config.Env" {
			collectEnv(leaves, path, v)
			return
		}
		for i, value := range v {
			collect(leaves, fmt.Sprintf("%s[%d]", path, i), value)
		}
	case nil:
	default:
		if text := encode(v); text != `""` && text != "false" {
			leaves[path] = text
		}
	}
}

// emptyObject keeps the members of sets, which are written as empty objects
// ({"ExposedPorts": {"80/tcp": {}}}), and drops empty sets.
func emptyObject(path string) string {
	for _, set := range []string{"config.ExposedPorts.", "config.Volumes."} {
		if strings.HasPrefix(path, set) {
			return "{}"
		}
	}
	return ""
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

// collectEnv names variables by their name, and keeps their order: of two with
// one name, programs do not agree which counts.
func collectEnv(leaves map[string]string, path string, entries []any) {
	var order []string
	for _, e := range entries {
		text, _ := e.(string)
		name, value, _ := strings.Cut(text, "=")
		order = append(order, name)
		leaves[path+"."+name] = encode(value)
	}
	leaves[path+" order"] = strings.Join(order, " ")
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
