package query_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

func TestGPUsOfOneCapabilityAreNamedTogether(t *testing.T) {
	file := request.Position{File: "envsolve.hcl", Line: 2, Column: 3}
	g := query.GPU{Arch: &matrices.Architecture{ComputeCapability: "7.5"}}
	for _, tt := range []struct{ name, want string }{
		{"t4", `gpu = "t4"`}, {"t4g", `gpu = ["t4", "t4g"]`}, {"t4", `gpu = ["t4", "t4g"]`},
		{"a", `gpu = ["t4", "t4g", "a"]`}, {"b", `gpu = ["t4", "t4g", "a", "b"]`},
		{"c", "gpu: 5 models of compute capability 7.5 (t4, t4g, a, …)"},
	} {
		g.Texts = append(g.Texts, request.Text{Value: tt.name, At: file})
		if got := g.Words(); got != tt.want {
			t.Errorf("with %s: %q, want %q", tt.name, got, tt.want)
		}
	}
}
