package main

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func architectures(root object) map[string][]byte {
	root.skip("generated", "rules", "chip_to_compute_capability")
	var t matrices.Tables
	for _, o := range root.objs("architectures") {
		t.Architectures = append(t.Architectures, architecture(o))
	}
	return map[string][]byte{"nvidia/architectures.hcl": matrices.WriteTables(
		"Compute capabilities: which toolkits and drivers know them.\n\n"+legend(root.obj("notes")), sources(root), t)}
}

func architecture(o object) matrices.Architecture {
	o.skip("sm") // sm_86 is 8.6 said again
	a := matrices.Architecture{
		ComputeCapability: o.str("compute_capability"), Name: o.str("name"), Tegra: o.bool("tegra"),
		Chips: o.strs("chips"), Examples: o.strs("examples"), FirstCUDA: o.str("first_cuda"), LastCUDA: o.str("last_cuda"),
		FirstDriverBranch: o.str("first_driver_branch"), LastDriverBranch: o.str("last_driver_branch"),
		FeatureTargets: map[string]string{}, Evidence: evidence(o, nil),
	}
	module := o.str("open_kernel_module")
	a.OpenKernelModule = map[string]string{
		"not possible": "none", "optional": "optional", "required": "required", "Jetson only": "jetson", "Jetson driver": "jetson",
	}[module]
	if a.OpenKernelModule == "" && module != "" {
		a.OpenKernelModule = "optional"
		a.Notes = append(a.Notes, "open kernel module: "+module)
	}
	for target, first := range o.strMap("feature_targets") {
		suffix := target[len(target)-1:]
		a.FeatureTargets[a.ComputeCapability+suffix] = first
	}
	if a.ComputeCapability == "10.1" {
		a.FeatureTargets["10.1a"] = "12.8-12.9"
	}
	cells(&a.Evidence, "first_driver_branch", o.strs("first_driver_src"))
	others(&a.Evidence, "first_cuda", o.objs("first_cuda_other_values"))
	return a
}

func drivers(root object) map[string][]byte {
	root.skip("generated", "nvidia_smi_banner", "cuda_toolkit_bundled_driver", "lifecycle")
	var t matrices.Tables
	for _, o := range root.objs("branches") {
		t.DriverBranches = append(t.DriverBranches, branch(o))
	}
	t.DriverFloors = floors(root.obj("cuda_major_floor"))
	return map[string][]byte{"nvidia/drivers.hcl": matrices.WriteTables(
		"Driver branches with their releases, and the oldest driver that runs each CUDA family.\n\n"+legend(root.obj("notes")), sources(root), t)}
}

func branch(o object) matrices.DriverBranch {
	o.skip("first_known", "latest_known") // the ends of known_versions
	b := matrices.DriverBranch{
		Branch: o.str("branch"), Type: o.str("type"), Status: o.str("status_2026_11"), EndOfSupport: o.str("end_of_support"),
		Architectures: o.strs("architectures"), OpenKernelModule: o.str("open_kernel_module"),
		WindowsLatest: o.str("windows_latest"), Evidence: evidence(o, map[string]string{"cuda_version_reported": "cuda", "known_versions": "version", "status_2026_11": "status"}),
	}
	b.Supported = strings.HasPrefix(b.Status, "supported")
	reported := o.str("cuda_version_reported")
	b.CUDA, _, _ = strings.Cut(reported, " or ")
	if b.CUDA != reported {
		b.Notes = append(b.Notes, "nvidia-smi reports CUDA "+reported+", by release")
	}
	cells(&b.Evidence, "type", o.strs("type_src"))
	cells(&b.Evidence, "end_of_support", o.strs("end_of_support_src"))
	cells(&b.Evidence, "cuda", o.strs("cuda_version_src"))
	cells(&b.Evidence, "architectures", o.strs("architectures_src"))
	cells(&b.Evidence, "notes", o.strs("note_src"))
	others(&b.Evidence, "end_of_support", o.objs("end_of_support_other"))
	for _, v := range o.objs("known_versions") {
		v.skip("date_src")
		b.Versions = append(b.Versions, matrices.DriverVersion{
			Version: v.str("version"), Date: v.str("date"), Kind: v.str("kind"), Sources: v.strs("src"),
		})
	}
	slices.SortStableFunc(b.Versions, func(x, y matrices.DriverVersion) int { return matrices.CompareVersions(x.Version, y.Version) })
	for _, ids := range b.Cells {
		for _, id := range ids {
			if !slices.Contains(b.Sources, id) {
				b.Sources = append(b.Sources, id)
			}
		}
	}
	slices.Sort(b.Sources)
	return b
}

// floors makes one row per CUDA family: the exact toolkits before 11, then the
// majors with minor-version compatibility.
func floors(o object) []matrices.DriverFloor {
	major, note := o.strs("src"), o.str("note")
	row := func(family, linux, windows string, e matrices.Evidence) matrices.DriverFloor {
		return matrices.DriverFloor{Family: family, Linux: linux, Windows: windows, Evidence: e}
	}
	old := func() matrices.Evidence {
		return matrices.Evidence{Sources: []string{"nv-matrix", "uv"}, Inferred: []string{"windows"}}
	}
	out := []matrices.DriverFloor{
		row("8.0", "375.26", "376.51", old()), row("9.0", "384.81", "385.54", old()), row("9.1", "390.46", "391.29", old()),
		row("9.2", "396.26", "398.26", old()), row("10.0", "410.48", "411.31", old()), row("10.1", "418.39", "418.96", old()),
		row("10.2", "440.33", "441.22", old()),
		row("11.x", o.obj("11.1-11.8").str("linux"), o.obj("11.1-11.8").str("windows"), matrices.Evidence{Sources: major, Notes: drop(note),
			Others: []matrices.Other{{Cell: "linux", Value: o.obj("11.0").str("linux") + " for programs built with 11.0 alone", Why: "programs of all 11.x releases run from the row's driver on", Sources: major}}}),
		row("12.x", o.obj("12.x").str("linux"), o.obj("12.x").str("windows"), matrices.Evidence{Sources: major, Notes: drop(note),
			Others: []matrices.Other{{Cell: "windows", Value: "527.41 (cuDNN support matrices)", Why: "the driver documents name the later of the two", Sources: []string{"nv-matrix"}}}}),
		row("13.x", o.obj("13.x").str("linux"), o.obj("13.x").str("windows"), matrices.Evidence{Sources: major, Notes: drop(note)}),
	}
	o.obj("11.0").skip("windows")
	return out
}

func cuda(root object) map[string][]byte {
	root.skip("asof", "sm_table", "sm_variants", "minor_compat_ranges")
	var t matrices.Tables
	for _, o := range root.objs("releases") {
		t.CUDAReleases = append(t.CUDAReleases, toolkit(o))
	}
	fillBranches(t.CUDAReleases)
	return map[string][]byte{"nvidia/cuda.hcl": matrices.WriteTables(
		"CUDA toolkit releases.\n\n"+paragraph(root.strs("notes")), sources(root), t)}
}

// fillBranches gives a release without a driver branch that of its minor.
func fillBranches(releases []matrices.CUDARelease) {
	minor := func(version string) string { return strings.Join(strings.Split(version, ".")[:2], ".") }
	for i := range releases {
		for _, sibling := range releases {
			if r := &releases[i]; r.ToolkitDriverBranch == "" && sibling.ToolkitDriverBranch != "" && minor(sibling.Version) == minor(r.Version) {
				r.ToolkitDriverBranch = sibling.ToolkitDriverBranch
				r.Inferred = append(r.Inferred, "toolkit_driver_branch")
			}
		}
	}
}

func toolkit(o object) matrices.CUDARelease {
	o.skip("minor_version_compat") // said by min_driver_minor_compat_*
	r := matrices.CUDARelease{
		Version: o.str("version"), Label: o.str("label"), Released: o.str("released"), Status: o.str("status"),
		MinDriverLinux: o.str("min_driver_linux"), MinDriverWindows: o.str("min_driver_windows"),
		MinDriverMinorCompatLinux: o.str("min_driver_minor_compat_linux"), MinDriverMinorCompatWindows: o.str("min_driver_minor_compat_windows"),
		BundledDriverLinux: o.str("bundled_driver_linux"), BundledDriverWindows: o.str("bundled_driver_windows"),
		ToolkitDriverBranch: strings.TrimPrefix(o.str("toolkit_driver_branch"), "R"),
		SM:                  o.strs("sm_supported"), GCCMin: o.str("gcc_min"), GCCMax: o.str("gcc_max"), ClangMax: o.str("clang_max"),
		Platforms: o.strs("platforms"), Evidence: evidence(o, map[string]string{"sm_supported": "sm"}),
	}
	if r.ToolkitDriverBranch == "" {
		r.ToolkitDriverBranch, _, _ = strings.Cut(r.MinDriverLinux, ".")
	}
	shipped := o.obj("driver_shipped_with_toolkit")
	for _, platform := range []string{"linux", "windows"} {
		if shipped.has(platform) && !shipped.bool(platform) {
			r.Notes = append(r.Notes, "the "+platform+" toolkit brings no driver")
		}
	}
	return r
}
