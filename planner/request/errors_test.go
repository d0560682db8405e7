package request_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/envsolve/envsolve/planner/request"
)

func TestInputErrorsTakesJoinedErrorsApart(t *testing.T) {
	a, b := &request.InputError{Summary: "a"}, &request.InputError{Summary: "b", Detail: "why",
		At: request.Position{File: "f.hcl", Line: 2, Column: 3}}
	if got := request.InputErrors(errors.Join(a, errors.Join(b))); !slices.Equal(got, []*request.InputError{a, b}) {
		t.Errorf("got %v", got)
	}
	if got := request.InputErrors(errors.New("network down")); got != nil {
		t.Errorf("another error gives %v", got)
	}
	if got := b.Error(); got != "f.hcl:2:3: b: why" {
		t.Errorf("error reads %q", got)
	}
}
