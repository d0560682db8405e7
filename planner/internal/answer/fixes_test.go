package answer_test

import (
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/answer"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

func TestManyGPUsAreGivenUpInFewWords(t *testing.T) {
	f := facts.New(matrices.Embedded())
	const fleet = "gpu=k80 gpu=m60 gpu=p4 gpu=p40 gpu=v100 gpu=t4 gpu=h100 gpu=b200"
	for _, tt := range []struct {
		file bool
		lost []int
		want string
	}{
		{false, []int{0, 6}, "without --gpu k80 --gpu b200"},
		{true, []int{0, 6}, "gpu without k80, b200"},
		{true, []int{0, 1, 2}, `gpu = ["v100", "t4", "h100", "b200"], without k80, m60, p4, p40`},
		{false, []int{0, 1, 2, 3}, "give up 5 of the 8 GPUs, those of compute capability 3.7 to 7.0 (k80, m60, p4, … 2 more)"},
		{false, []int{0, 1, 3, 5, 6}, "give up 5 of the 8 GPUs, those of compute capability 3.7, 5.2, 7.0, 9.0 and 10.0 (k80, m60, v100, … 2 more)"},
	} {
		r := plantest.Request(fleet + " pytorch")
		for i := range r.GPUs {
			if tt.file {
				r.GPUs[i].At = request.Position{File: "envsolve.hcl", Line: 2, Column: 3 + i}
			}
		}
		q, err := query.Read(f, &r)
		if err != nil {
			t.Fatal(err)
		}
		c := model.Solution{Model: model.New(f, nil, q, model.WideModel)}
		var lost []*model.GPUVariable
		for _, i := range tt.lost {
			lost = append(lost, c.GPUs[i])
		}
		if got := answer.WithoutGPUs(&c, lost); got != tt.want {
			t.Errorf("got  %q\nwant %q", got, tt.want)
		}
	}
}
