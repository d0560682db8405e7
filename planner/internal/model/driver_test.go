package model_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
)

func TestDriverValuesHoldEveryFloor(t *testing.T) {
	f := facts.New(matrices.Embedded())
	r := plantest.Request("gpu=b200 gpu=v100 driver=535.104.05 pytorch")
	q, err := query.Read(f, &r)
	if err != nil {
		t.Fatal(err)
	}
	values := model.New(f, nil, q, model.WideModel).ListDrivers()
	if !slices.IsSortedFunc(values, version.Compare) {
		t.Errorf("values do not ascend: %v", values)
	}
	for _, want := range []string{"450.80.02", "525.60.13", "535.104.05", "570.26", "580.65.06"} {
		if !slices.Contains(values, want) {
			t.Errorf("%s is not among %v", want, values)
		}
	}
}
