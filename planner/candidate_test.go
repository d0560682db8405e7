package planner

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
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

func TestOrderOfSystems(t *testing.T) {
	var ids []string
	for _, row := range facts.New(matrices.Embedded()).SortedOSes() {
		ids = append(ids, row.ID)
	}
	at := func(id string) int { return slices.Index(ids, id) }
	if ids[0] != "debian13" || at("ubuntu24.04") > at("rockylinux9") || at("debian12") < at("ubuntu22.04") ||
		at("ubuntu20.04") < at("ubuntu22.04") {
		t.Errorf("order is %v: supported before ended, Python images before others, Ubuntu before the rest", ids)
	}
}

func TestDriverValuesHoldEveryFloor(t *testing.T) {
	p := embedded()
	r := plantest.Request("gpu=b200 gpu=v100 driver=535.104.05 pytorch")
	q, err := p.read(&r)
	if err != nil {
		t.Fatal(err)
	}
	values := newModel(p, q, model.WideModel).ListDrivers()
	if !slices.IsSortedFunc(values, version.Compare) {
		t.Errorf("values do not ascend: %v", values)
	}
	for _, want := range []string{"450.80.02", "525.60.13", "535.104.05", "570.26", "580.65.06"} {
		if !slices.Contains(values, want) {
			t.Errorf("%s is not among %v", want, values)
		}
	}
}

func TestFloorsOfTheFacts(t *testing.T) {
	f := facts.New(matrices.Embedded())
	for cuda, want := range map[string][2]string{
		"10.2.89": {"440.33", "441.22"}, "11.0.3": {"450.80.02", "452.39"}, "11.8.0": {"450.80.02", "452.39"},
		"12.4": {"525.60.13", "527.41"}, "12": {"525.60.13", "527.41"},
	} {
		if linux, windows := f.CUDADriverFloor(cuda, false), f.CUDADriverFloor(cuda, true); linux.Value != want[0] ||
			windows.Value != want[1] {
			t.Errorf("CUDA %s: %s and %s, want %v", cuda, linux.Value, windows.Value, want)
		}
	}
	for cc, want := range map[string]string{"7.0": "384.81", "8.0": "450.36.06", "10.0": "570.26", "10.3": "580.65.06",
		"12.0": "570.26", "8.7": ""} {
		if got := f.GPUDriverFloor(f.ByCapability()[cc], false); got.Value != want {
			t.Errorf("capability %s: driver %q, want %q", cc, got.Value, want)
		}
	}
	if got := f.CUDAToolkitDriver("12.8.1", false).Value; got != "570.26" {
		t.Errorf("the driver of CUDA 12.8 is %s", got)
	}
}
