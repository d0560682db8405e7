package main

import (
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func ecosystem(root object) map[string][]byte {
	root.skip("generated", "conventions", "cross_check",
		"torch_closure_pins",        // said by the pins of the PyTorch builds
		"cxx11_abi_of_torch_wheels") // said by cxx11_abi of the PyTorch builds
	out := map[string][]byte{}
	for _, p := range root.objs("packages") {
		b := newBibliography(root)
		name := packageName(p.str("name"))
		t := matrices.Tables{Packages: map[string][]matrices.PackageRelease{}}
		for _, o := range p.objs("releases") {
			t.Packages[name] = append(t.Packages[name], packageRelease(b, name, o))
		}
		slices.SortStableFunc(t.Packages[name], func(x, y matrices.PackageRelease) int { return matrices.ComparePEP440(y.Version, x.Version) })
		t.PackageInfos = []matrices.PackageInfo{packageInfo(p, name, t.Packages[name])}
		if name == "triton" {
			t.Guidance = bundledPtxas(b, p)
		}
		used := map[string]bool{}
		for _, r := range t.Packages[name] {
			for _, c := range r.Sources {
				used[regexp.MustCompile(`^[^@:]+`).FindString(c)] = true
			}
		}
		for _, g := range t.Guidance {
			for _, c := range g.Sources {
				used[regexp.MustCompile(`^[^@:]+`).FindString(c)] = true
			}
		}
		out["packages/"+name+".hcl"] = matrices.WriteTables("Releases of "+name+".", cited(b.list(), used), t)
	}
	return out
}

// packageInfo gives what holds for all releases; it rests on what they rest on.
func packageInfo(p object, name string, releases []matrices.PackageRelease) matrices.PackageInfo {
	info := matrices.PackageInfo{Name: name, PyPI: p.str("pypi"), TorchPin: p.str("torch_pin")}
	info.Sources = releases[0].Sources[:1]
	if note := p.str("note"); note != "" {
		info.Notes = []string{clean(note)}
	}
	if p.has("inferred") {
		info.Inferred = []string{"notes"}
	}
	return info
}

// bundledPtxas says which ptxas each Triton carries.
func bundledPtxas(b *bibliography, p object) []matrices.Guidance {
	var out []matrices.Guidance
	for _, o := range p.objs("ptxas_bundled") {
		text := "Triton " + o.str("triton") + " carries ptxas " + o.str("ptxas")
		if extra := o.str("ptxas_blackwell"); extra != "" {
			text += ", and " + extra + " for Blackwell"
		}
		g := matrices.Guidance{Subject: "triton", ID: "ptxas-" + slug(o.str("triton")), Text: text}
		g.Sources = b.cites(o.strs("src"))
		out = append(out, g)
	}
	return out
}

var packageCells = map[string]string{
	"min_sm": "sm_min", "arch_list": "sm", "python_wheels": "python", "torch": "requires", "min_sm_int8": "sm_min_for",
	"max_sm": "sm_min", "partial": "wheels", "torch_built_against": "more", "later": "requires", "wheels_for_torch": "wheels",
	"prebuilt_wheels": "wheels", "prebuilt_aot_wheels": "wheels", "jit_cache_cuda": "more", "arch_list_base": "sm",
}

func packageRelease(b *bibliography, name string, o object) matrices.PackageRelease {
	r := matrices.PackageRelease{
		Package: name, Version: o.str("version"), Released: o.str("released"), Requires: map[string]string{},
		RequiresOther: map[string]string{}, Markers: o.strMap("requires_markers"), Recommended: o.strMap("recommended"),
		TestedUpper: o.strMap("tested_upper"), DriverMin: o.str("driver_min"), SM: map[string][]string{}, SMMinFor: map[string]string{},
		CUDNNMin: o.str("cudnn_min"), CUDNN: o.str("cudnn"), CUDAFacts: map[string]string{}, More: map[string][]string{},
		Evidence: b.evidence(o, packageCells),
	}
	for _, key := range []string{"requires_markers", "recommended", "tested_upper"} {
		o.obj(key).skip(keys(o.obj(key).m)...)
	}
	r.Evidence.Inferred = knownCells(r.Evidence.Inferred, &r.Evidence)
	is := releaseOf(r.Version)
	r.Version, r.Unreleased = is.version, is.unreleased
	r.Onward = is.onward || o.str("applies_from") != ""
	packagePython(o, &r)
	packageRequires(o, &r)
	packageCUDA(o, &r)
	packageKernels(o, &r)
	packageWheels(o, &r)
	packagePlatforms(o, &r)
	packageMore(o, &r)
	return r
}

// packageName gives the name of a package's table.
func packageName(name string) string {
	if name == "tensorrt" {
		return "tensorrt-oss" // what its open part recommends; the releases have a table of their own
	}
	return name
}

// release is what the words of a collection's version say.
type release struct {
	version            string
	unreleased, onward bool
}

// releaseOf reads "8.1 and later", "up to 0.2", "master@2026-07-08 (commit)".
func releaseOf(words string) release {
	r := release{version: words}
	if strings.Contains(words, "@") || strings.HasPrefix(words, "index ") {
		r.unreleased = true
		r.version, _, _ = strings.Cut(words, " (")
	}
	r.version, r.onward = strings.CutSuffix(r.version, " and later")
	r.version = strings.TrimPrefix(r.version, "up to ")
	return r
}

// knownCells keeps the inferred entries that name a cell; the others are
// sentences and become notes.
func knownCells(inferred []string, e *matrices.Evidence) []string {
	allowed := []string{"released", "python", "python_requires", "requires", "cuda", "sm_min", "sm", "platforms", "wheels", "notes",
		"sm_min_for", "more", "cudnn", "driver_min", "needs_nvcc", "version"}
	var out []string
	for _, cell := range inferred {
		if slices.Contains(allowed, cell) {
			out = append(out, cell)
		}
	}
	return out
}

// packagePython reads minors, ranges such as 3.8-3.11, and specifiers.
func packagePython(o object, r *matrices.PackageRelease) {
	var specs []string
	for _, text := range o.strs("python") {
		if m := regexp.MustCompile(`^(3)\.(\d+)-3\.(\d+)$`).FindStringSubmatch(text); m != nil {
			r.Python = append(r.Python, minors(m[2], m[3])...)
			continue
		}
		if regexp.MustCompile(`^\d\.\d+$`).MatchString(text) {
			r.Python = append(r.Python, text)
			continue
		}
		specs = append(specs, text)
	}
	r.PythonRequires = strings.Join(specs, ",")
	for _, key := range []string{"python_wheels", "python_classifiers", "python_listed"} {
		if list := o.strs(key); len(r.Python) == 0 && list != nil {
			r.Python = list
		}
	}
	if o.bool("python_agnostic_wheel") {
		r.More["python_wheel"] = []string{"one wheel for all Pythons"}
	}
}

// minors lists 3.from to 3.to.
func minors(from, to string) []string {
	var out []string
	for n := number(from); n <= number(to); n++ {
		out = append(out, "3."+itoa(n))
	}
	return out
}

func packageRequires(o object, r *matrices.PackageRelease) {
	requires := o.strMap("requires")
	for _, key := range keys(requires) {
		spec := requires[key]
		name, plain := key, regexp.MustCompile(`^[A-Za-z0-9._-]+$`).MatchString(key)
		if plain && isSpecifier(spec) {
			r.Requires[name] = spec
			continue
		}
		r.RequiresOther[key] = spec
	}
	o.obj("requires").skip(keys(o.obj("requires").m)...)
	for key, spec := range o.strMap("requires_source_build") {
		r.RequiresOther[key+" (source build)"] = spec
	}
	o.obj("requires_source_build").skip("torch")
}

func isSpecifier(s string) bool {
	return s == "*" || regexp.MustCompile(`^((==|>=|<=|~=|!=|>|<)\s*[0-9][A-Za-z0-9.*+]*\s*,?\s*)+$`).MatchString(s)
}

func packageCUDA(o object, r *matrices.PackageRelease) {
	if text, ok := o.get("cuda").(string); ok {
		r.CUDAFacts["rule"] = text
		return
	}
	c := o.obj("cuda")
	r.CUDA, r.CUDAAlso, r.CUDAMin = c.str("default"), c.strs("also"), c.str("min")
	for _, key := range keys(c.m) {
		if key == "default" || key == "also" || key == "min" || !c.has(key) {
			continue
		}
		r.CUDAFacts[key] = strings.Join(c.strs(key), ", ")
	}
}

func packageKernels(o object, r *matrices.PackageRelease) {
	r.SMMin, r.SMMinByCUDA = capabilityFloors(o.str("min_sm"))
	for _, kind := range []string{"fp8", "int8"} {
		if floor := o.str("min_sm_" + kind); floor != "" {
			r.SMMinFor[kind] = floor
		}
	}
	for key, name := range map[string]string{"arch_list": "wheels", "arch_list_wheels": "wheels", "arch_list_docker": "docker", "arch_list_base": "source"} {
		if _, byBuild := o.get(key).(map[string]any); byBuild {
			kernelsByBuild(o.obj(key), r)
		} else if list := o.strs(key); list != nil {
			r.SM[name] = list
		}
	}
	for _, target := range o.objs("wheel_targets") {
		r.SM[wheelTarget(target)] = dottedCapabilities(target.strs("sm"))
	}
	o.skip("max_sm")
	switch v := o.get("needs_nvcc").(type) {
	case bool:
		if v {
			r.NeedsNVCC = "always"
		}
	case string:
		r.NeedsNVCC = v
	}
	switch v := o.get("needs_nvcc_at_install").(type) {
	case bool:
		if v {
			r.NeedsNVCC = "always"
		}
	case string:
		r.NeedsNVCC = v
	}
}

// kernelsByBuild reads the kernels of wheels that differ by processor and CUDA:
// x86, aarch64_cu129.
func kernelsByBuild(o object, r *matrices.PackageRelease) {
	for _, build := range keys(o.m) {
		processor, cuda, _ := strings.Cut(build, "_cu")
		key := map[string]string{"x86": "linux/amd64", "aarch64": "linux/arm64"}[processor]
		if n := len(cuda) - 1; n > 0 {
			key += " " + cuda[:n] + "." + cuda[n:]
		}
		r.SM[key] = o.strs(build)
	}
}

// wheelTarget names the part of a wheel that is compiled for some CUDA
// releases: linux/amd64 11.8-12.6.
func wheelTarget(o object) string {
	processor := map[string]string{"x86-64": "amd64", "aarch64": "arm64"}[o.str("arch")]
	return o.str("os") + "/" + processor + " " + o.str("cuda")
}

// dottedCapabilities writes 120 as 12.0.
func dottedCapabilities(list []string) []string {
	out := make([]string, len(list))
	for i, sm := range list {
		out[i] = sm[:len(sm)-1] + "." + sm[len(sm)-1:]
	}
	return out
}

// capabilityFloors reads "5.0 (CUDA 12), 7.5 (CUDA 13)": the lowest floor, and
// each by CUDA.
func capabilityFloors(s string) (string, map[string]string) {
	first, by := capabilityFloor(s)
	for _, floor := range by {
		if matrices.CompareVersions(floor, first) < 0 {
			first = floor
		}
	}
	return first, by
}

// packagePlatforms writes linux-x86_64 as linux/amd64; "linux" alone names no
// processor and means amd64, which is then inferred.
func packagePlatforms(o object, r *matrices.PackageRelease) {
	for _, p := range o.strs("platforms") {
		switch p {
		case "linux-x86_64":
			p = "linux/amd64"
		case "linux-aarch64":
			p = "linux/arm64"
		case "windows-amd64":
			p = "windows/amd64"
		case "linux", "windows":
			p += "/amd64"
			if !slices.Contains(r.Inferred, "platforms") {
				r.Inferred = append(r.Inferred, "platforms")
			}
		case "macos":
			continue
		}
		if !slices.Contains(r.Platforms, p) {
			r.Platforms = append(r.Platforms, p)
		}
	}
}

// packageMore keeps what only some packages say.
func packageMore(o object, r *matrices.PackageRelease) {
	r.PyPI = append(o.strs("pypi_name"), o.strs("pypi_names")...)
	for _, key := range []string{"jit_cache_cuda", "wheels_core", "docker_base", "tensorrt_built_with",
		"torch_built_against", "pinned_by_torch", "applies_to", "rocm", "tag", "cudnn_recommended", "released_by", "change_date"} {
		if list := o.strs(key); len(list) > 0 {
			r.More[key] = list
		}
	}
	if basis := o.str("released_basis"); basis != "" {
		r.Notes = append(r.Notes, "released: "+clean(basis))
	}
	if r.Released == "" {
		r.Released = o.str("change_date")
	}
}
