package tree

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/source/document"
)

func TestAMappingsOwnKeysCountBeforeMergedOnes(t *testing.T) {
	const bases = "a: &a {image: old, gpu: a}\nb: &b {gpu: b, cpu: b}\n"
	var many strings.Builder
	for i := range manyFields {
		fmt.Fprintf(&many, "  f%d: 1\n", i)
	}
	for _, tt := range []struct{ text, want string }{
		{"c:\n  <<: *a\n  image: new\n", "new a "},
		{"c:\n  image: new\n  <<: *a\n", "new a "},
		{"c:\n  <<: [*a, *b]\n", "old a b"},
		{"c:\n  <<: [*b, *a]\n  image: new\n", "new b b"},
		{"c:\n  <<: *a\n  image: new\n" + many.String(), "new a "},
		{"c:\n" + many.String() + "  image: new\n  <<: [*a, *b]\n", "new a b"},
		{"c:\n  image: first\n  image: last\n" + many.String(), "first  "},
	} {
		roots, err := YAML(document.New("x.yml", bases+tt.text, document.UTF8))
		if err != nil {
			t.Fatal(err)
		}
		c := roots[0].At("c")
		got := fmt.Sprintf("%s %s %s", c.String("image"), c.String("gpu"), c.String("cpu"))
		if got != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

// Keys of a mapping on one line stand where they are written, whatever was read before them.
func TestPlacesOnOneLine(t *testing.T) {
	const text = "é: {a: 1, b: {ü: 2, c: [x, 'y']}, d: z}\ne: {f: {g: h}, i: j}\n"
	list, err := YAML(document.New("x.yaml", text, document.UTF8))
	if err != nil {
		t.Fatal(err)
	}
	var visit func(n *Node)
	visit = func(n *Node) {
		for _, f := range n.Fields {
			if got := text[f.At:min(len(text), f.At+len(f.Key))]; got != f.Key {
				t.Errorf("the key %q stands at %d, where the text has %q", f.Key, f.At, got)
			}
			visit(f.Value)
		}
		if n.Kind == Text && text[n.Start:n.End] != n.Value {
			t.Errorf("the value %q stands at %d, where the text has %q", n.Value, n.Start, text[n.Start:n.End])
		}
	}
	visit(list[0])
}
