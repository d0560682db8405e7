package main

import (
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func jax(root object) map[string][]byte {
	root.skip("framework", "generated")
	b := newBibliography(root)
	t := matrices.Tables{Frameworks: map[string][]matrices.FrameworkRelease{}}
	for _, o := range root.objs("releases") {
		t.Frameworks["jax"] = append(t.Frameworks["jax"], jaxRelease(b, o))
	}
	slices.Reverse(t.Frameworks["jax"])
	t.Guidance = jaxGuidance(b, root)
	t.Packages = flaxAndOptax(b, root.obj("flax_optax"))
	return map[string][]byte{"frameworks/jax.hcl": matrices.WriteTables(
		"JAX releases and their CUDA extras.\n\n"+legend(root.obj("conventions")), b.list(), t)}
}

func jaxRelease(b *bibliography, o object) matrices.FrameworkRelease {
	o.skip("released_window")
	r := matrices.FrameworkRelease{
		Framework: "jax", Package: "jax", Version: o.str("version"), Released: o.str("released"), Python: o.strs("python"),
		PythonRequires: o.str("python_requires"), Requires: o.strs("numpy_scipy_conditional"),
		Pairs: map[string]string{}, PairSpecs: map[string]string{}, Evidence: b.evidence(o, map[string]string{
			"variants": "build", "numpy_min": "pair_specs", "scipy_min": "pair_specs", "ml_dtypes_min": "pair_specs", "jaxlib": "pairs"}),
	}
	if o.bool("yanked") {
		r.Yanked = "yanked on the index"
	}
	if v := o.str("jaxlib"); v != "" {
		r.Pairs["jaxlib"] = v
	}
	jaxPairSpecs(o, &r)
	glibc := regexp.MustCompile(`^([\d.]+) \(x86_64\), ([\d.]+) \(aarch64\)$`).FindStringSubmatch(o.str("glibc_min"))
	if r.MinGlibc = o.str("glibc_min"); glibc != nil {
		r.MinGlibc, r.MinGlibcArm = glibc[1], glibc[2]
	}
	for _, key := range []string{"released_basis", "python_basis", "jaxlib_max_enforced"} {
		if text := o.str(key); text != "" {
			r.Notes = append(r.Notes, strings.ReplaceAll(strings.TrimSuffix(key, "_basis"), "_", " ")+": "+clean(text))
		}
	}
	if names := o.strs("readme_cuda_variants"); names != nil {
		r.Notes = append(r.Notes, "CUDA wheels of the README: "+strings.Join(names, ", "))
	}
	for _, v := range o.objs("variants") {
		r.Builds = append(r.Builds, jaxBuild(b, v))
	}
	r.Builds = append(r.Builds, jaxCPU(r))
	return r
}

func jaxPairSpecs(o object, r *matrices.FrameworkRelease) {
	var jaxlib []string
	if v := o.str("jaxlib_min"); v != "" {
		jaxlib = append(jaxlib, ">="+v)
	}
	if v := o.str("jaxlib_max"); v != "" {
		jaxlib = append(jaxlib, "<="+v)
	}
	if jaxlib != nil {
		r.PairSpecs["jaxlib"] = strings.Join(jaxlib, ",")
	}
	for _, name := range []string{"numpy", "scipy", "ml_dtypes"} {
		if v := o.str(name + "_min"); v != "" {
			r.PairSpecs[strings.ReplaceAll(name, "_", "-")] = ">=" + v
		}
	}
	if o.has("numpy2_ok") && !o.bool("numpy2_ok") {
		r.PairSpecs["numpy"] += ",<2"
	}
}

func jaxBuild(b *bibliography, o object) matrices.Build {
	v := matrices.Build{
		Variant: slug(o.str("extra")), Extra: o.str("extra"), ExtraAliases: o.strs("aliases"), Requires: map[string]string{},
		CUDNN: o.str("cudnn_build"), NCCL: o.str("nccl_build"), NVSHMEM: o.str("nvshmem_build"), MinDriver: o.str("min_driver"),
		SMMin: o.str("min_cc_documented"), IndexURL: o.str("find_links"), IndexKind: "pypi", Pins: o.strMap("nvidia_pins"),
		Evidence: b.evidence(o, map[string]string{"cuda_build": "cuda", "cudnn_build": "cudnn", "nccl_build": "nccl", "cuda_min": "cuda_spec",
			"cudnn_min": "cudnn_spec", "nccl_min": "nccl_spec", "nvidia_pins": "pins", "nvshmem_build": "nvshmem",
			"availability": "broken", "jaxlib_wheel": "requires", "plugin": "requires", "available": "broken"}),
	}
	o.obj("nvidia_pins").skip(keys(o.obj("nvidia_pins").m)...)
	if v.IndexURL != "" {
		v.IndexKind = "find-links"
	}
	v.CUDA, v.CUDAFull = jaxCUDA(o)
	if o.str("cuda_build") == "" {
		v.Inferred = append(v.Inferred, "cuda")
	}
	major := o.str("cuda_major")
	if low := o.str("cuda_min"); low != "" {
		v.CUDASpec = ">=" + low + ",<" + map[string]string{"10": "11", "11": "12", "12": "13", "13": "14"}[major]
	}
	v.CUDNNSpec = jaxCUDNN(o)
	if low := o.str("nccl_min"); low != "" {
		v.NCCLSpec = ">=" + low
	}
	for _, key := range []string{"jaxlib_wheel", "plugin"} {
		if m := regexp.MustCompile(`^([\w-]+?)([<>=~!].*)$`).FindStringSubmatch(o.str(key)); m != nil {
			v.Requires[m[1]] = m[2]
		}
	}
	if o.has("available") && !o.bool("available") {
		v.Broken = "names a wheel that was not published"
	}
	if text := o.str("min_driver_basis"); text != "" {
		v.Notes = append(v.Notes, "min driver: "+clean(text))
	}
	v.Platforms = jaxPlatforms(o)
	return v
}

// jaxCUDA gives the CUDA that a variant was made for: the version of the
// build, else the oldest one it accepts.
func jaxCUDA(o object) (cuda, full string) {
	full = o.str("cuda_build")
	if full == "" {
		return o.str("cuda_min"), ""
	}
	parts := strings.SplitN(full, ".", 3)
	cuda = strings.Join(parts[:min(2, len(parts))], ".")
	if len(parts) < 3 {
		full = ""
	}
	return cuda, full
}

func jaxCUDNN(o object) string {
	var spec []string
	if low := o.str("cudnn_min"); low != "" {
		spec = append(spec, ">="+low)
		below := o.str("cudnn_max_excl")
		if below == "" {
			major, _, _ := strings.Cut(low, ".")
			below = map[string]string{"7": "8", "8": "9", "9": "10"}[major]
		}
		spec = append(spec, "<"+below)
	}
	return strings.Join(spec, ",")
}

func jaxPlatforms(o object) []matrices.PlatformBuild {
	delivery := matrices.DeliveryWheels
	if o.str("delivery") == "local" {
		delivery = matrices.DeliverySystem
	}
	var out []matrices.PlatformBuild
	for _, platform := range o.strs("platforms") {
		out = append(out, matrices.PlatformBuild{Platform: platform, SM: o.strs("sm"), KernelsKnown: o.has("sm"),
			PTX: o.strs("ptx"), PTXKnown: o.has("ptx"), Delivery: delivery})
	}
	o.skip("experimental_platforms") // WSL 2 runs the Linux wheels
	return out
}

// jaxCPU is what plain pip installs: jaxlib without CUDA.
func jaxCPU(r matrices.FrameworkRelease) matrices.Build {
	cpu := matrices.Build{Variant: "cpu", IndexKind: "pypi", PyPIDefault: []string{"linux/amd64"},
		Evidence: matrices.Evidence{Sources: r.Sources, Inferred: []string{"platform", "pypi_default"}}}
	for _, platform := range []string{"linux/amd64", "linux/arm64"} {
		cpu.Platforms = append(cpu.Platforms, matrices.PlatformBuild{Platform: platform, KernelsKnown: true, PTXKnown: true})
	}
	if matrices.ComparePEP440(r.Version, "0.4.18") < 0 {
		cpu.Platforms = cpu.Platforms[:1]
	} else {
		cpu.PyPIDefault = append(cpu.PyPIDefault, "linux/arm64")
	}
	return cpu
}

// jaxGuidance keeps the sentences of the collection that no row says.
func jaxGuidance(b *bibliography, root object) []matrices.Guidance {
	var out []matrices.Guidance
	say := func(id, text, from, to string, src []string) {
		g := matrices.Guidance{Subject: "jax", ID: slug(id), Text: clean(text), From: from, To: to}
		if g.Sources = b.cites(src); g.Sources == nil {
			g.Sources = []string{b.cite("primary")}
		}
		out = append(out, g)
	}
	for _, o := range root.objs("extras_timeline") {
		text := "extra " + o.str("extra") + " (" + o.str("delivery") + "): from " + o.str("first")
		if last := o.str("last"); last != "" {
			text += " to " + last
		}
		if note := o.str("note"); note != "" {
			text += "; " + note
		}
		say("extra-"+shortID(o.str("extra")), text, "", "", nil)
	}
	for i, o := range root.objs("find_links") {
		say("find-links-"+string(rune('1'+i)), "find-links page: "+strings.TrimSpace(o.str("url")+" "+o.str("note")), o.str("from"), o.str("to"), nil)
	}
	for _, subject := range []string{"nccl", "libdevice"} {
		for i, o := range root.objs(subject) {
			say(subject+"-"+string(rune('1'+i)), "jaxlib "+o.str("jaxlib")+": "+o.str("fact"), "", "", nil)
		}
	}
	for i, o := range root.objs("runtime_checks") {
		text := o.str("fact")
		if env := o.str("env"); env != "" {
			text = env + " " + text
		}
		say("runtime-check-"+string(rune('1'+i)), text, o.str("since"), o.str("until"), nil)
	}
	for i, o := range root.objs("driver_cautions") {
		text := o.str("fact")
		if c := o.str("confidence"); c != "" {
			text += " (confidence " + c + ")"
		}
		say("driver-caution-"+string(rune('1'+i)), text, "", "", o.strs("src"))
	}
	return out
}

// flaxAndOptax makes a row of every release that raised a floor.
func flaxAndOptax(b *bibliography, o object) map[string][]matrices.PackageRelease {
	src := b.cites(o.strs("src"))
	breaks := ""
	for _, k := range o.objs("known_breaks") {
		breaks = "flax " + k.str("flax") + " with jax " + k.str("jax") + ": " + k.str("fact") + " (confidence " + k.str("confidence") + ")"
	}
	out := map[string][]matrices.PackageRelease{}
	for name, key := range map[string]string{"flax": "flax_min_jax", "optax": "optax_min_jax"} {
		list, _ := o.get(key).([]any)
		for _, pair := range list {
			p := texts(pair)
			row := matrices.PackageRelease{Package: name, Version: p[0], Onward: true, Requires: map[string]string{"jax": ">=" + p[1]},
				Platforms: []string{"any"}, Evidence: matrices.Evidence{Sources: src, Notes: []string{o.str("rule")}}}
			if name == "flax" {
				row.PythonRequires = flaxPython(o, p[0])
				row.Notes = append(row.Notes, breaks)
			}
			out[name] = append(out[name], row)
		}
	}
	return out
}

// flaxPython gives the Python floor at a release of flax.
func flaxPython(o object, version string) string {
	spec := ""
	list, _ := o.get("flax_python").([]any)
	for _, pair := range list {
		if p := texts(pair); matrices.ComparePEP440(p[0], version) <= 0 {
			spec = ">=" + p[1]
		}
	}
	return spec
}
