package learn

import (
	"context"
	"errors"
	"net"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/matrices/learned"
	"github.com/envsolve/envsolve/planner/plan"
)

// TestAPackageIsLearnedFromThePublicIndex asks the public package index, whose
// answers change: unsloth-zoo ties its releases to PyTorch, and no table holds it.
func TestAPackageIsLearnedFromThePublicIndex(t *testing.T) {
	if testing.Short() && os.Getenv("CI") != "true" {
		t.Skip("asks the public package index, where -short asks for seconds: run it without -short")
	}
	l, said := learnerOf(t)
	l.Harvester.Client = &index.Client{Retries: -1}
	l.Harvester.Budget = &harvest.Budget{Left: 256 << 20} // mirrors may have no metadata beside the wheels
	var unreachable *net.OpError
	var unknown *net.DNSError
	_, err := l.Harvester.At(plan.DefaultIndex).Releases(t.Context(), "unsloth-zoo")
	if errors.As(err, &unreachable) || errors.As(err, &unknown) || errors.Is(err, context.DeadlineExceeded) {
		t.Skipf("the public package index does not answer from here: %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	target := planned(plan.DefaultIndex, "unsloth-zoo")
	target.Stack.Packages["torch"] = "2.15.0"
	if grown, err := l.Look(t.Context(), target); err != nil || !grown {
		t.Fatalf("nothing was learned: %v, %v", grown, err)
	}
	packages := l.Packages()
	at := slices.IndexFunc(packages, func(p learned.Package) bool { return p.Name == "unsloth-zoo" })
	if at < 0 || len(packages[at].Releases) < 2 {
		t.Fatalf("learned %+v", packages)
	}
	for _, r := range packages[at].Releases {
		if r.SHA256 == "" || !strings.HasPrefix(r.File, "unsloth_zoo-") {
			t.Errorf("%s is learned from %q, sha256 %q", r.Version, r.File, r.SHA256)
		}
	}
	if r := packages[at].Releases[0]; r.Requires["torch"] == "" {
		t.Errorf("unsloth-zoo %s requires %v, and no torch", r.Version, r.Requires)
	}
	if !slices.ContainsFunc(*said, func(text string) bool { return strings.HasPrefix(text, "learned from unsloth_zoo-") }) {
		t.Errorf("said %q", *said)
	}
}
