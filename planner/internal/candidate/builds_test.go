package candidate_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
)

func TestOrderOfBuildsWithinARelease(t *testing.T) {
	of := func(variant, cuda string, spoil func(*matrices.Build)) candidate.Build {
		row := &matrices.Build{Variant: variant, CUDA: cuda}
		spoil(row)
		return candidate.NewBuild(&facts.Traits{}, &facts.Release{Version: "1"}, row,
			&matrices.PlatformBuild{Platform: facts.LinuxAMD64, Delivery: matrices.DeliveryWheels}, 0)
	}
	plain := func(*matrices.Build) {}
	builds := []candidate.Build{
		of("cpu", "", plain),
		of("cu118", "11.8", plain),
		of("cu130", "13.0", func(r *matrices.Build) { r.Channel = "experimental" }),
		of("cu124", "12.4", plain),
		of("cu121", "12.1", func(r *matrices.Build) {
			r.PyPIDefault, r.Channel = []string{facts.LinuxAMD64}, "experimental"
		}),
		of("cu126", "12.6", func(r *matrices.Build) { r.Broken = "it is" }),
	}
	order := func(driverCUDA string) string {
		sorted := slices.Clone(builds)
		slices.SortStableFunc(sorted, func(a, b candidate.Build) int { return candidate.CompareBuilds(&a, &b, driverCUDA) })
		var names []string
		for _, b := range sorted {
			names = append(names, b.Row.Variant)
		}
		return strings.Join(names, " ")
	}
	if got := order(""); got != "cu121 cu124 cu118 cu130 cu126 cpu" {
		t.Errorf("order is %s", got)
	}
	if got := order("11.8"); got != "cu118 cu121 cu124 cu130 cu126 cpu" {
		t.Errorf("on a driver of CUDA 11.8 the order is %s", got)
	}
}
