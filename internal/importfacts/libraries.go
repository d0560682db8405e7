package main

import (
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func cudnn(root object) map[string][]byte {
	root.skip("asof", "rules", "sublibraries", "distro_packages")
	var t matrices.Tables
	for _, o := range root.objs("releases") {
		t.CUDNNReleases = append(t.CUDNNReleases, cudnnRelease(o))
	}
	return map[string][]byte{"nvidia/cudnn.hcl": matrices.WriteTables("cuDNN releases.", sources(root), t)}
}

func cudnnRelease(o object) matrices.CUDNNRelease {
	o.skip("release") // the first three parts of version
	sm := o.obj("sm_supported")
	r := matrices.CUDNNRelease{
		Version: o.str("version"), Released: o.str("released"), Status: o.str("status"), CUDAMajors: o.strs("cuda_majors"),
		CUDABuilds: o.strs("cuda_builds"), CUDARange: o.strMap("cuda_range"),
		SMMax: sm.str("max"), MinDriver: o.strMap("min_driver"), MinDriverWindows: o.strMap("min_driver_windows"),
		BlackwellNeeds: o.strMap("blackwell_needs"), Wheels: map[string]string{}, WheelsExpected: o.strs("pip_expected_same_version"),
		StaticOn: o.listMap("static_on"), OtherBuilds: o.strs("other_builds"),
		Evidence: evidence(o, map[string]string{"sm_supported": "sm_min", "version_full": "version", "pip": "wheels"}),
	}
	o.obj("blackwell_needs").skip("sm", "cuda", "driver_linux", "driver_windows")
	r.BuildScheme, _, _ = strings.Cut(o.str("build_scheme"), " ")
	if scheme := o.str("build_scheme"); scheme != r.BuildScheme {
		r.Notes = append(r.Notes, "build scheme: "+scheme)
	}
	r.SMMin, r.SMMinByCUDA = capabilityFloor(sm.str("min"))
	for variant, version := range o.strMap("pip") {
		number, remark, _ := strings.Cut(version, " ")
		r.Wheels[variant] = number
		if remark != "" {
			r.Notes = append(r.Notes, variant+" wheel "+number+" "+remark)
		}
	}
	if full := o.str("version_full_inferred"); full != "" {
		r.Notes = append(r.Notes, "the full version is probably "+full)
	}
	return r
}

// capabilityFloor reads "3.5 (CUDA 11), 3.0 (CUDA 10.2)": the floor of the
// newest CUDA, and each by CUDA.
func capabilityFloor(s string) (string, map[string]string) {
	found := regexp.MustCompile(`([\d.]+) \(CUDA ([\d]+)[^)]*\)`).FindAllStringSubmatch(s, -1)
	if found == nil {
		return s, nil
	}
	byCUDA := map[string]string{}
	for _, m := range found {
		byCUDA[m[2]] = m[1]
	}
	return found[0][1], byCUDA
}

func nccl(root object) map[string][]byte {
	root.skip("asof", "rules", "distro_packages")
	var t matrices.Tables
	for _, o := range root.objs("releases") {
		r := matrices.NCCLRelease{
			Version: o.str("version"), Released: o.str("tag_date"), Tags: o.strs("tags"), CUDAMajors: o.strs("cuda_majors"),
			CUDABuilds: o.strs("cuda_builds"), Wheels: o.listMap("pip"), WheelDates: o.strMap("pip_dates"),
			SM: o.listMap("sm_in_source_build"), CondaForge: o.str("conda_forge_first_seen"),
			Evidence: evidence(o, map[string]string{"sm_in_source_build": "sm", "pip": "wheels", "tag_date": "released"}),
		}
		if tag, ok := strings.CutPrefix(o.str("wheel_tag"), "manylinux_"); ok {
			r.MinGlibc = strings.ReplaceAll(tag, "_", ".")
		}
		t.NCCLReleases = append(t.NCCLReleases, r)
	}
	return map[string][]byte{"nvidia/nccl.hcl": matrices.WriteTables(
		"NCCL releases.\n\n"+paragraph(root.strs("notes")), sources(root), t)}
}
