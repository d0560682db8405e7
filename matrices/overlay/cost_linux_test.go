package overlay

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/bounded"
	"github.com/envsolve/envsolve/matrices"
)

// TestWhatAnyOverlayCosts lays files over the facts that are as large as may be.
func TestWhatAnyOverlayCosts(t *testing.T) {
	fill := func(part string) string {
		var b strings.Builder
		b.WriteString(ours)
		for i := 0; b.Len()+len(part)+10 < mostBytes; i++ {
			b.WriteString(strings.ReplaceAll(part, "#", fmt.Sprint(i)))
		}
		return b.String()
	}
	row := "gpu \"x#\" {\n  name = \"X #\"\n  arch = \"hopper\"\n  compute_capability = \"9.0\"\n  class = \"datacenter\"\n" +
		"  source = [\"ours\"]\n}\n"
	for name, src := range map[string]string{
		"rows":          fill(row),
		"releases":      fill("package \"p\" \"1.#\" {\n  requires = { torch = \"==2.9.1\" }\n  source = [\"ours\"]\n}\n"),
		"one row again": fill(strings.ReplaceAll(row, "#", "1")),
		"rows like one": strings.Replace(fill("gpu \"x#\" {\n  like = \"0\"\n}\n"), ours,
			ours+"gpu \"0\" {\n  aliases = ["+strings.Repeat("\"a\", ", 60)+"]\n}\n", 1)[:mostBytes-2] + "\n",
		"rows like a large one": ours + "gpu \"0\" {\n  aliases = [" + strings.Repeat("\"a\",", mostBytes/5) + "]\n}\n" +
			strings.Repeat("gpu \"1\" {\n  like = \"0\"\n}\n", 500),
		"rows of a group":   ours + "gpu {\n  rows = {\n" + strings.Repeat("\"1\"={}\n", mostBytes/7-100) + "}\n}\n",
		"labels of a group": ours + "gpu {\n  rows = [" + strings.Repeat("\"a\",", mostBytes/4-200) + "]\n}\n",
		"groups":            fill("gpu {\n  rows = [\"#\"]\n}\n"),
		"rows of a large group": ours + "gpu {\n  aliases = [" + strings.Repeat("\"a\",", mostBytes/5) + "]\n  rows = [" +
			strings.Repeat("\"a\",", mostBytes/50) + "]\n}\n",
		"groups in groups": ours + "driver_branch {\n  version {\n    rows = [" + strings.Repeat("\"a\",", 1000) +
			"]\n  }\n  rows = [" +
			strings.Repeat("\"a\",", mostBytes/50) + "]\n}\n",
		"unknown rows":     fill("x \"y\" {\n}\n"),
		"attributes":       fill("a# = 1\n"),
		"one attribute":    fill("a = 1\n"),
		"syntax errors":    fill("}\n"),
		"sources":          fill("source \"s#\" {\n}\n"),
		"unknown sources":  fill("gpu \"x#\" {\n  source = [\"nowhere\"]\n}\n"),
		"a list":           ours + "gpu \"x\" {\n  aliases = [" + strings.Repeat("\"a\",", mostBytes/4-200) + "]\n}\n",
		"a long name":      ours + "gpu \"" + strings.Repeat("x", mostBytes-500) + "\" {\n  source = [\"ours\"]\n}\n",
		"functions":        fill("gpu \"x#\" {\n  name = join(\"\", [for i in range(1000) : i])\n}\n"),
		"loops":            ours + "gpu \"x\" {\n  aliases = " + loops(5) + "\n}\n",
		"loops in labels":  ours + "gpu {\n  rows = [" + loops(5) + "]\n}\n",
		"loops in keys":    ours + "gpu {\n  rows = { (" + loops(5) + ") = {} }\n}\n",
		"loops in like":    ours + "gpu \"x\" {\n  like = " + loops(5) + "\n}\n",
		"loops in without": ours + "gpu \"x\" {\n  like = \"y\"\n  without = [" + loops(5) + "]\n}\n" + row,
		"large groups in groups": ours + "driver_branch {\n  version {\n    source = [" + strings.Repeat("\"a\",", 4000) +
			"]\n    rows = [" + strings.Repeat("\"a\",", 300) + "]\n  }\n  rows = [" + strings.Repeat("\"a\",", 300) + "]\n}\n",
		"unknown sources of a group": ours + "gpu {\n  source = [" + strings.Repeat("\"no\",", 4000) + "]\n  rows = [" +
			strings.Repeat("\"a\",", 120) + "]\n}\n",
		"maps over maps": ours + "package \"p\" \"1\" {\n  requires = {\n" + entries("a") +
			"  }\n  source = [\"ours\"]\n}\n" +
			"package \"p\" \"2\" {\n  like = \"1\"\n  requires = {\n" + entries("b") + "  }\n}\n",
		"brackets":         ours + "a = " + strings.Repeat("[", mostBytes-500),
		"larger than that": strings.Repeat("#\n", 5<<20),
	} {
		t.Run(name, func(t *testing.T) {
			bounded.Run(t, bounded.Input(), []byte(src), func(file string) {
				_, err := Apply(matrices.Embedded(), file)
				if text := fmt.Sprint(err); len(text) > 500 {
					t.Log(text[:500])
				} else {
					t.Log(text)
				}
			})
		})
	}
}

// entries are the entries of a map that takes a third of a file.
func entries(prefix string) string {
	var b strings.Builder
	for i := 0; b.Len() < mostBytes/3; i++ {
		fmt.Fprintf(&b, "    %s%d = \"\"\n", prefix, i)
	}
	return b.String()
}

// loops are loops in loops over a hundred values each.
func loops(depth int) string {
	body := "1"
	for i := range depth {
		body = fmt.Sprintf("[for v%d in [%s] : %s]", i, strings.Repeat("1,", 100), body)
	}
	return body
}
