package planner

import (
	"fmt"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/bounded"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/target"
)

// TestWhatThousandsOfTargetsCost plans target files that ask for as much as they may.
func TestWhatThousandsOfTargetsCost(t *testing.T) {
	const matrix = `target "t%d" {
  matrix = {
    a = range(100)
    b = range(%d)
  }
  framework "pytorch" {}
  packages = { numpy = ">=1.${matrix.a}.${matrix.b}" }
}
`
	for name, src := range map[string]string{
		"a matrix":          fmt.Sprintf(matrix, 0, 100),
		"a larger matrix":   fmt.Sprintf(matrix, 0, 101),
		"forty matrices":    targets(40, strings.Replace(matrix, "%d)", "60+%d)", 1)),
		"conflicts":         targets(5000, conflict),
		"targets":           targets(5000, small),
		"too many targets":  targets(11_000, small),
		"targets and cells": targets(100, small) + fmt.Sprintf(matrix, 9999, 100),
	} {
		t.Run(name, func(t *testing.T) {
			bounded.Run(t, bounded.Input(), []byte(src), func(name string) {
				file, diags := target.Load(name, target.Options{})
				if diags.HasErrors() {
					t.Log(diags[0].Summary, diags[0].Detail)
					return
				}
				requests := file.Requests
				doc, err := New(matrices.Embedded()).PlanAll(requests)
				t.Log(len(requests), len(doc.Plans), err)
			})
		})
	}
}

// small is a target that is solved, conflict one that is not.
const (
	small = `target "t%d" {
  framework "pytorch" { version = "2.6.0" }
  packages = { p%d = ">=1" }
}
`
	conflict = `target "t%d" {
  gpu = ["b200"]
  framework "pytorch" { version = "2.5.1" }
  packages = { p%d = ">=1" }
}
`
)

func targets(n int, format string) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, format, i, i)
	}
	return b.String()
}
