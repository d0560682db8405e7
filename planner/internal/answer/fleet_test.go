package answer

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

// fleet is a solution on Linux that keeps some GPUs, and of which nothing else is
// decided.
func fleet(t *testing.T, gpus ...string) *model.Solution {
	t.Helper()
	f := facts.New(matrices.Embedded())
	r := request.Request{Frameworks: []request.FrameworkRequest{{Name: "pytorch"}}}
	for _, gpu := range gpus {
		r.GPUs = append(r.GPUs, request.Text{Value: gpu})
	}
	q, err := query.Read(f, &r)
	if err != nil {
		t.Fatal(err)
	}
	m := model.New(f, nil, q, model.NarrowModel)
	return &model.Solution{Model: m, Values: make([]int, len(m.Variables))}
}
