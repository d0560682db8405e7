package query_test

import (
	"slices"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/plantest"
	"github.com/envsolve/envsolve/planner/internal/query"
	"github.com/envsolve/envsolve/planner/request"
)

func TestReleaseAssumedNearAKnownOne(t *testing.T) {
	f := facts.New(matrices.Embedded())
	tests := []struct {
		version, near string
		requires      bool // what the near one says holds for it
	}{
		{"3.19.99", "3.19.6", true},
		{"4.21.0", "4.21.1", false}, // older than it
		{"8.1.0", "7.36.2", false},  // of another major
	}
	for _, test := range tests {
		r := plantest.Request("tensorflow")
		r.Packages = []request.PackageRequest{{Name: "protobuf", Specifier: "==" + test.version, AssumeLike: test.near}}
		q, err := query.Read(f, &r)
		if err != nil {
			t.Errorf("protobuf %s near %s: %v", test.version, test.near, err)
			continue
		}
		p := q.Of(query.Extension)[0]
		at := slices.IndexFunc(p.Releases, func(r facts.Release) bool { return r.Version == test.version })
		if at < 0 || !p.Allows(at) {
			t.Errorf("protobuf %s is not among the releases that are asked for", test.version)
			continue
		}
		got := p.Releases[at]
		if got.Like != test.near || got.Row.Version != test.version || len(got.Row.Platforms) > 0 != test.requires {
			t.Errorf("protobuf %s near %s: like %s, row %+v", test.version, test.near, got.Like, got.Row)
		}
	}
}
