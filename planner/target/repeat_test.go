package target

import (
	"fmt"
	"testing"
)

// TestDiagnosticsAreTheSameEachTime loads a file with a cycle that several
// names lead into: the way it is told must not depend on the order of a map.
func TestDiagnosticsAreTheSameEachTime(t *testing.T) {
	const src = `
locals {
  a = local.b
  b = local.c
  c = local.a
  d = local.a
}
variable "x" { default = local.d }
target "one" {
  framework "pytorch" {}
}
`
	var first string
	for i := range 200 {
		_, diags := Parse([]byte(src), "envsolve.hcl", Options{})
		text := fmt.Sprint(diags)
		if i == 0 {
			first = text
		}
		if text != first {
			t.Fatalf("run %d says\n%s\nthe first said\n%s", i, text, first)
		}
	}
	if first == "" {
		t.Error("a cycle is no fault")
	}
}
