package target

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
)

// flat writes a value as lines "path = JSON @line:column", zero values left out.
func flat(t *testing.T, name string, v any) string {
	t.Helper()
	raw, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	var tree any
	if err := json.Unmarshal(raw, &tree); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	flatten(&b, name, tree)
	return b.String()
}

func flatten(b *strings.Builder, path string, v any) {
	switch v := v.(type) {
	case map[string]any:
		flattenMap(b, path, v)
	case []any:
		for i, inner := range v {
			flatten(b, fmt.Sprintf("%s[%d]", path, i), inner)
		}
	case nil:
	case bool:
		if v {
			fmt.Fprintf(b, "%s = true\n", path)
		}
	default:
		if v != "" {
			fmt.Fprintf(b, "%s = %#v\n", path, v)
		}
	}
}

func flattenMap(b *strings.Builder, path string, m map[string]any) {
	at := where(m["At"]) + where(m["By"])
	delete(m, "At")
	delete(m, "By")
	if value, isText := m["Value"]; isText && len(m) == 1 {
		if value != "" {
			fmt.Fprintf(b, "%s = %#v%s\n", path, value, at)
		}
		return
	}
	if at != "" {
		fmt.Fprintf(b, "%s%s\n", path, at)
	}
	for _, key := range slices.Sorted(maps.Keys(m)) {
		flatten(b, path+"."+key, m[key])
	}
}

// where writes a position; the file's own name is left out.
func where(v any) string {
	m, ok := v.(map[string]any)
	switch {
	case !ok || m["File"] == "":
		return ""
	case m["File"] == DefaultName:
		return fmt.Sprintf(" @%v:%v", m["Line"], m["Column"])
	default:
		return fmt.Sprintf(" @%v", m["File"])
	}
}
