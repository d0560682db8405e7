package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func number(s string) int { n, _ := strconv.Atoi(s); return n }

func itoa(n int) string { return strconv.Itoa(n) }

// packageWheels brings the four ways in which the collection lists compiled
// wheels into one: by torch, the CUDA, Python, ABI and platforms they exist for.
func packageWheels(o object, r *matrices.PackageRelease) {
	prebuilt(o.obj("prebuilt_wheels"), r)
	aot(o.obj("prebuilt_aot_wheels"), r)
	for _, key := range []string{"wheels_for_torch", "companion_binaries_for_torch"} {
		byTorch(o.obj(key), r)
	}
	others := o.obj("other_torch_wheels")
	for _, torch := range keys(others.m) {
		r.More["wheels_for_torch_"+torch] = others.strs(torch)
	}
	slices.SortStableFunc(r.Wheels, func(a, b matrices.WheelSet) int { return matrices.CompareVersions(a.Torch, b.Torch) })
}

// prebuilt reads a build matrix: every torch with every CUDA, less exclusions.
func prebuilt(o object, r *matrices.PackageRelease) {
	if o.m == nil {
		return
	}
	r.CUDATag = o.str("cuda_tag")
	excluded := o.strs("exclude")
	for _, e := range excluded {
		r.Notes = append(r.Notes, "wheels: "+e)
	}
	if nightly := o.strs("torch_nightly"); nightly != nil {
		r.More["torch_nightly"] = nightly
	}
	for _, torch := range o.strs("torch") {
		w := matrices.WheelSet{Torch: torch, Python: o.strs("python"), CXX11ABI: o.strs("cxx11abi")}
		for _, cuda := range o.strs("cuda_toolkit") {
			if !(slices.Contains(excluded, "CUDA 13 only with torch >= 2.9") && strings.HasPrefix(cuda, "13.") && matrices.CompareVersions(torch, "2.9") < 0) {
				w.CUDA = append(w.CUDA, cuda)
			}
		}
		if slices.Contains(excluded, "cxx11abi FALSE only for torch 2.6") && !strings.HasPrefix(torch, "2.6") {
			w.CXX11ABI = []string{"true"}
		}
		for _, arch := range o.strs("arch") {
			if slices.Contains(excluded, "no aarch64 for torch 2.6") && arch == "linux-aarch64" && strings.HasPrefix(torch, "2.6") {
				continue
			}
			w.Platforms = append(w.Platforms, map[string]string{"linux-x86_64": "linux/amd64", "linux-aarch64": "linux/arm64"}[arch])
		}
		r.Wheels = append(r.Wheels, w)
	}
}

// aot reads wheels by platform, then by torch.
func aot(o object, r *matrices.PackageRelease) {
	for _, key := range keys(o.m) {
		switch key {
		case "arch_list":
			r.SM["wheels"] = o.strs(key)
		case "linux-x86_64", "linux-aarch64":
			platform := o.obj(key)
			name := map[string]string{"linux-x86_64": "linux/amd64", "linux-aarch64": "linux/arm64"}[key]
			for _, torch := range keys(platform.m) {
				addWheels(r, torch, name, platform.strs(torch))
			}
		default:
			if list := o.strs(key); list != nil {
				r.More["aot_"+key] = list
			} else {
				byTorch(o.obj(key), r)
			}
		}
	}
}

// byTorch reads wheels by torch, and there by system or for Linux alone.
func byTorch(o object, r *matrices.PackageRelease) {
	for _, torch := range keys(o.m) {
		if _, ok := o.get(torch).(map[string]any); !ok {
			addWheels(r, torch, "linux/amd64", o.strs(torch))
			continue
		}
		systems := o.obj(torch)
		for _, system := range keys(systems.m) {
			addWheels(r, torch, system+"/amd64", systems.strs(system))
		}
	}
}

// addWheels adds wheels of one torch and platform; platforms with the same
// CUDA share a set.
func addWheels(r *matrices.PackageRelease, torch, platform string, cuda []string) {
	if len(cuda) == 0 {
		return
	}
	for i := range r.Wheels {
		w := &r.Wheels[i]
		if w.Torch == torch && slices.Equal(w.CUDA, cuda) {
			w.Platforms = append(w.Platforms, platform)
			return
		}
	}
	r.Wheels = append(r.Wheels, matrices.WheelSet{Torch: torch, Platforms: []string{platform}, CUDA: cuda})
}
