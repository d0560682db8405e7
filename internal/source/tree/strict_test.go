package tree

import (
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"github.com/envsolve/envsolve/internal/source/document"
)

// TestTOMLRefusesWhatStandsThereTwice holds the reader to what go-toml says, which
// keeps the specification.
func TestTOMLRefusesWhatStandsThereTwice(t *testing.T) {
	for text, at := range map[string]string{
		"a = 1\na = 2\n":                             "x.toml:2:1",
		"a = 1\n\"a\" = 2\n":                         "x.toml:2:1",
		"[a]\nb = 1\n[c]\n[a]\nd = 2\n":              "x.toml:4:2",
		"[a.b]\n[a]\nb = 1\n":                        "x.toml:3:1",
		"[a]\nb.c = 1\n[a.b]\n":                      "x.toml:3:4",
		"[a.b]\nc = 1\n[a]\nb.d = 2\n":               "x.toml:4:1",
		"a = {b = 1}\n[a]\n":                         "x.toml:2:2",
		"a = {b = 1}\na.c = 2\n":                     "x.toml:2:1",
		"a = {b = 1}\n[a.c]\n":                       "x.toml:2:2",
		"a = {b = 1, b = 2}\n":                       "x.toml:1:13",
		"a = {b.c = 1, b.c = 2}\n":                   "x.toml:1:17",
		"a = [1]\n[[a]]\n":                           "x.toml:2:3",
		"[[a]]\n[a]\n":                               "x.toml:2:2",
		"[a]\n[[a]]\n":                               "x.toml:2:3",
		"a = 1\n[a.b]\n":                             "x.toml:2:2",
		"[tool.uv]\nsources = {}\n[tool.uv.sources]": "x.toml:3:10",
		"[a]\nb = 1\n[a.c]\n":                        "",
		"[a.b]\n[a]\nc = 1\n":                        "",
		"[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 1\n": "",
		"[[a]]\n[a.c]\n[[a]]\n[a.c]\n":               "",
		"a.b = 1\na.c = 2\n[d]\n":                    "",
		"a = {b.c = 1, b.d = 2}\n":                   "",
	} {
		var whole map[string]any
		if err := toml.Unmarshal([]byte(text), &whole); (err == nil) != (at == "") {
			t.Fatalf("%q: go-toml says %v", text, err)
		}
		_, err := TOML(document.New("x.toml", text, document.UTF8))
		if (err == nil) != (at == "") || err != nil && !strings.HasPrefix(err.Error(), at+": ") {
			t.Errorf("%q: %v, want it at %q", text, err, at)
		}
	}
}

func TestStrictYAMLRefusesAKeyThatStandsThereTwice(t *testing.T) {
	for text, want := range map[string]string{
		"a: 1\nb: {c: 1, c: 2}\n":              "line 2",
		"a: 1\na: 2\n":                         "line 2",
		"x: &x {a: 1}\ny:\n  <<: *x\n  a: 2\n": "",
	} {
		doc := document.New("x.yml", text, document.UTF8)
		_, err := StrictYAML(doc)
		if (err == nil) != (want == "") || err != nil && !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
		if _, err := YAML(doc); err != nil {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestFlowAndHeaders(t *testing.T) {
	list, err := YAML(document.New("x.yml", "a: [1, {b: 2}]\nc:\n  - 1\n", document.UTF8))
	if err != nil {
		t.Fatal(err)
	}
	root := list[0]
	if root.Flow || !root.At("a").Flow || !root.At("a").Items[1].Flow || root.At("c").Flow {
		t.Errorf("the styles of YAML are not told")
	}
	root, err = TOML(document.New("x.toml", "a = {b = []}\n[c.d]\n", document.UTF8))
	if err != nil {
		t.Fatal(err)
	}
	if !root.At("a").Flow || !root.At("a", "b").Flow || root.At("c").Header || !root.At("c", "d").Header {
		t.Errorf("the styles of TOML are not told")
	}
}
