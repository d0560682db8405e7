package target

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/bounded"
)

// TestWhatAnyTargetFileCosts loads files that are made to take memory or time.
func TestWhatAnyTargetFileCosts(t *testing.T) {
	doubling := func(first, next string) string {
		var b strings.Builder
		b.WriteString("locals {\n  a0 = " + first + "\n")
		for i := range 40 {
			fmt.Fprintf(&b, "  a%d = %s\n", i+1, strings.ReplaceAll(next, "#", fmt.Sprintf("local.a%d", i)))
		}
		return b.String() + "}\n"
	}
	local := func(expression string) string { return "locals {\n  a = " + expression + "\n}\n" }
	nested := func(body string, loops int) string {
		for i := range loops {
			body = fmt.Sprintf("[for v%d in range(1000) : %s]", i, body)
		}
		return local(body)
	}
	long := fmt.Sprintf("%q", strings.Repeat("x", 500_000))
	many := strings.TrimSuffix(strings.Repeat("local.b, ", 50_000), ", ")
	for name, src := range map[string]string{
		"a text that doubles":      doubling(`"xxxxxxxxxxxxxxxx"`, `"${#}${#}"`),
		"a list that doubles":      doubling(`["x"]`, `concat(#, #)`),
		"a list of lists":          doubling(`["x"]`, `[#, #]`),
		"an object of objects":     doubling(`{ x = 1 }`, `{ a = #, b = # }`),
		"a condition that doubles": doubling(`["x"]`, `true ? [#, #] : []`),
		"a join that doubles":      doubling(`"x"`, `join(#, [#, #, #])`),
		"JSON that doubles":        doubling(`"\"\\"`, `jsonencode(#)`),
		"flattened":                doubling(`["x"]`, `flatten([#, [#]])`),
		"loops in loops":           nested(`"x"`, 4),
		"loops that make nothing":  local(loops("[for c in range(1000) : 1 if false]")),
		"loops of mistakes":        nested(`range(1000).x`, 3),
		"loops with try":           nested(`try(range(1000)[1], 1)`, 3),
		"loops with can":           nested(`can(range("x"))`, 3),
		"loops over objects":       local(`{ for a in range(1000) : "x${a}" => ` + loops("a") + ` }`),
		"loops of templates": local(`"` + strings.Repeat("%{ for a in range(1000) }", 3) +
			"%{ endfor }%{ endfor }%{ endfor }\""),
		"splats of splats":         doubling(`range(1000)`, `[#, #][*]`),
		"a template of long texts": local(`"` + strings.Repeat("${local.b}", 50_000) + "\"\n  b = " + long),
		"a list of long texts":     "locals {\n  b = " + long + "\n  a = [" + many + "]\n}\n",
		"replacements":             local(`replace(` + long + `, "x", ` + long + `)`),
		"replacements of nothing":  local(`replace(` + long + `, "", "` + strings.Repeat("y", 10_000) + `")`),
		"replacements by groups":   local(`regex_replace(` + long + `, "(x+)", "` + strings.Repeat("$1", 10_000) + `")`),
		"a join by a long text":    local(`join(` + long + `, range(1000))`),
		"a wide format":            local(`format("%1000000000d", 1)`),
		"a precise format":         local(`format("%.1000000000f", 1)`),
		"a wide list of formats":   local(`formatlist("%100000s", range(1000))`),
		"an indent":                local(`indent(1000000000, "a\nb")`),
		"products":                 local(`setproduct(range(250), range(250), [` + long + `])`),
		"a large power":            local(`pow(10, 1000000000)`),
		"a deep document":          local(`jsondecode("` + strings.Repeat("[", 900_000) + `")`),
		"validations": "variable \"a\" {\n  default = 1\n" +
			strings.Repeat("validation {\ncondition = range(1000)[999] == var.a\nerror_message = \"no\"\n}\n", 5_000) + "}\n",
		"a matrix of long texts": local(long) + "target \"a\" {\n  matrix = { x = range(1000), y = range(20) }\n" +
			"  framework \"pytorch\" {}\n  image {\n    labels = { a = \"${local.a}${matrix.x}\" }\n  }\n}\n",
	} {
		t.Run(name, func(t *testing.T) {
			bounded.Run(t, bounded.Input(), []byte(src), func(file string) {
				_, diags := Load(file, Options{})
				if !diags.HasErrors() {
					t.Log("it holds")
				} else {
					t.Log(diags[0].Summary, diags[0].Detail)
				}
			})
		})
	}
}
