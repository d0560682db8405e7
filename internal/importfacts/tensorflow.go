package main

import (
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

var tensorflowCells = map[string]string{
	"numpy": "pair_specs", "keras": "pair_specs", "cuda_build": "build", "cudnn": "build", "platforms": "build",
	"cpu_platforms": "build", "sm": "build", "ptx": "build", "nvidia_pins": "build", "nccl": "build", "cuda": "build",
	"min_driver_linux": "build", "glibc_min": "min_glibc", "min_cc": "build", "cuda_delivery": "build", "compiler": "built_with",
	"tensorrt": "build", "bazel": "built_with",
}

func tensorflow(root object) map[string][]byte {
	root.skip("framework", "generated")
	b := newBibliography(root)
	t := matrices.Tables{Frameworks: map[string][]matrices.FrameworkRelease{}}
	for _, o := range root.objs("releases") {
		t.Frameworks["tensorflow"] = append(t.Frameworks["tensorflow"], tensorflowRelease(b, o))
	}
	slices.Reverse(t.Frameworks["tensorflow"])
	t.Guidance = tensorflowGuidance(b, root)
	return map[string][]byte{"frameworks/tensorflow.hcl": matrices.WriteTables(
		"TensorFlow releases and their builds.\n\n"+legend(root.obj("conventions")), b.list(), t)}
}

// tensorflowGuidance keeps what the collection says of TensorFlow as a whole.
func tensorflowGuidance(b *bibliography, root object) []matrices.Guidance {
	say := func(id, text, from, to string, inferred bool) matrices.Guidance {
		g := matrices.Guidance{Subject: "tensorflow", ID: id, Text: clean(text), From: from, To: to}
		g.Sources = []string{b.cite("tensorflow/docs@7c3650212:site/en/install/source.md")}
		if inferred {
			g.Inferred = []string{"text"}
		}
		return g
	}
	var out []matrices.Guidance
	for _, o := range root.objs("package_history") {
		text := o.str("package") + ": " + o.str("fact")
		if removed := o.str("removed"); removed != "" {
			text += "; " + removed
		}
		out = append(out, say("package-"+slug(o.str("package")), text, o.str("from"), o.str("to"), false))
	}
	out = append(out,
		say("and-cuda-exactness", root.str("and_cuda_exactness"), "2.14", "", false),
		say("cudnn-at-run-time", root.str("cudnn_runtime_rule"), "", "", false))
	keras := root.obj("tf_keras")
	for _, minor := range keys(keras.m) {
		if minor != "rule" {
			out = append(out, say("tf-keras-"+minor, "tf-keras "+keras.str(minor), minor, minor, false))
		}
	}
	out = append(out, say("tf-keras", "tf-keras: "+keras.str("rule"), "2.15", "", false))
	for i, text := range root.strs("alternatives_for_blackwell") {
		out = append(out, say("blackwell-alternative-"+string(rune('1'+i)), text, "", "", false))
	}
	same := root.obj("same_env_with_jax_pip_extras")
	for _, o := range same.objs("rows") {
		out = append(out, say("with-jax-"+slug(o.str("tensorflow[and-cuda]")),
			"tensorflow[and-cuda] "+o.str("tensorflow[and-cuda]")+" shares an environment with jax "+o.str("jax")+" ("+same.str("basis")+")", "", "", true))
	}
	return out
}

func tensorflowRelease(b *bibliography, o object) matrices.FrameworkRelease {
	o.skip("wheels_seen", "inherits")
	r := matrices.FrameworkRelease{
		Framework: "tensorflow", Version: o.str("version"), Package: o.str("package"), PackageAliases: o.strs("package_aliases"),
		Released: o.str("released"), Prerelease: o.bool("prerelease"), Python: o.strs("python"), PythonWindows: o.strs("python_windows"),
		PairSpecs: map[string]string{}, MinGlibc: o.str("glibc_min"), BuiltWith: map[string]string{},
		Evidence: b.evidence(o, tensorflowCells),
	}
	for _, tool := range []string{"compiler", "bazel"} {
		if v := o.str(tool); v != "" {
			r.BuiltWith[tool] = v
		}
	}
	if numpy := o.str("numpy"); numpy != "" {
		r.PairSpecs["numpy"] = numpy
		r.Notes = append(r.Notes, "numpy: "+clean(o.str("numpy_basis")))
	}
	if keras := o.str("keras"); strings.ContainsAny(keras, "<>=~") {
		r.PairSpecs["keras"] = keras
	} else {
		r.Notes = append(r.Notes, "keras: "+keras)
	}
	for _, key := range []string{"released_basis", "cuda_basis", "nccl_note", "sm_basis", "min_driver_basis"} {
		if text := o.str(key); text != "" {
			r.Notes = append(r.Notes, strings.TrimSuffix(strings.TrimSuffix(key, "_basis"), "_note")+": "+clean(text))
		}
	}
	r.Builds = tensorflowBuilds(o, r)
	return r
}

// tensorflowBuilds gives the GPU build, once with CUDA from the index where
// the release offers that and once with CUDA from the system, and the wheels
// that have no GPU code.
func tensorflowBuilds(o object, r matrices.FrameworkRelease) []matrices.Build {
	gpu := matrices.Build{
		Variant: "gpu", CUDA: o.str("cuda"), CUDAFull: o.str("cuda_build"), CUDNN: o.str("cudnn"), NCCL: o.str("nccl"),
		TensorRT: o.str("tensorrt"), MinDriver: o.str("min_driver_linux"), SMMin: o.str("min_cc"), IndexKind: "pypi",
		Evidence: matrices.Evidence{Sources: r.Sources},
	}
	if gpu.CUDA != "" {
		gpu.Variant = "cu" + strings.ReplaceAll(gpu.CUDA, ".", "")
		gpu.CUDASpec, gpu.CUDNNSpec = tensorflowSpecs(gpu.CUDA, gpu.CUDNN)
		gpu.Inferred = append(gpu.Inferred, "cuda_spec", "cudnn_spec")
	}
	if strings.ContainsAny(gpu.NCCL, "<>") {
		gpu.NCCL, gpu.NCCLSpec = "", gpu.NCCL
	}
	if slices.ContainsFunc(o.strs("inferred"), func(s string) bool { return strings.HasPrefix(s, "cuda_build") }) {
		gpu.Inferred = append(gpu.Inferred, "cuda_full")
	}
	for _, platform := range nvidiaPlatforms(o.strs("platforms")) {
		gpu.Platforms = append(gpu.Platforms, tensorflowPlatform(o, platform))
	}
	if r.Package == "tensorflow" {
		gpu.PyPIDefault = nvidiaPlatforms(o.strs("platforms"))
	}
	var out []matrices.Build
	if o.str("cuda_delivery") == "pip-extra:and-cuda" {
		out = append(out, andCUDA(o, gpu, r.Version))
		gpu.Variant += "-system"
	}
	out = append(out, gpu)
	cpu := tensorflowCPU(o, r)
	if len(cpu.Platforms) > 0 {
		out = append(out, cpu)
	}
	return out
}

// tensorflowSpecs are the libraries that the loader accepts: the CUDA minor by
// the names that the release opens, cuDNN of the same major and at least the
// minor it was built with.
func tensorflowSpecs(cuda, cudnn string) (string, string) {
	major, minor, _ := strings.Cut(cuda, ".")
	spec := "==" + cuda + ".*"
	switch {
	case major == "11" && minor != "0":
		spec = ">=" + cuda + ",<12"
	case major == "12":
		spec = ">=" + cuda + ",<13"
	}
	cudnnMajor, rest, dotted := strings.Cut(cudnn, ".")
	floor := cudnnMajor
	if dotted {
		part, _, _ := strings.Cut(rest, ".")
		floor += "." + part
	}
	next := map[string]string{"5": "6", "6": "7", "7": "8", "8": "9", "9": "10"}[cudnnMajor]
	return spec, ">=" + floor + ",<" + next
}

// nvidiaPlatforms leaves out what this project does not plan for.
func nvidiaPlatforms(list []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(p string) bool { return strings.HasPrefix(p, "darwin/") })
}

func tensorflowPlatform(o object, platform string) matrices.PlatformBuild {
	p := matrices.PlatformBuild{Platform: platform, Delivery: matrices.DeliverySystem}
	if platform == "linux/amd64" {
		p.SM, p.KernelsKnown = o.strs("sm"), o.has("sm")
		p.PTX, p.PTXKnown = o.strs("ptx"), o.has("ptx")
	}
	if platform == "windows/amd64" {
		p.Python = o.strs("python_windows")
		p.SM, p.KernelsKnown = o.strs("sm"), o.has("sm") // built with the same list
		p.PTX, p.PTXKnown = o.strs("ptx"), o.has("ptx")
	}
	return p
}

// andCUDA is the build with its CUDA libraries as dependencies.
func andCUDA(o object, b matrices.Build, version string) matrices.Build {
	b.Extra = "and-cuda"
	b.PyPIDefault = nil
	b.Pins = map[string]string{}
	for name, spec := range o.strMap("nvidia_pins") {
		b.Pins[name] = strings.TrimPrefix(spec, "==")
	}
	o.obj("nvidia_pins").skip(keys(o.obj("nvidia_pins").m)...)
	b.CUDASpec, b.Inferred = "", slices.DeleteFunc(slices.Clone(b.Inferred), func(s string) bool { return s == "cuda_spec" })
	b.Platforms = slices.Clone(b.Platforms)
	for i := range b.Platforms {
		b.Platforms[i].Delivery = matrices.DeliveryWheels
	}
	if version == "2.15.0" {
		b.Broken = "asks for TensorRT wheels that the index does not have; pip may fall back to 2.14: use 2.15.0.post1 or 2.15.1"
	}
	return b
}

// tensorflowCPU is what pip installs on platforms without a GPU build, and the
// CPU package elsewhere.
func tensorflowCPU(o object, r matrices.FrameworkRelease) matrices.Build {
	cpu := matrices.Build{Variant: "cpu", IndexKind: "pypi", Evidence: matrices.Evidence{Sources: r.Sources}}
	gpu := nvidiaPlatforms(o.strs("platforms"))
	split := regexp.MustCompile(`^(1\.15|2\.)`).MatchString(r.Version) // GPU and CPU code in one package
	for _, platform := range nvidiaPlatforms(o.strs("cpu_platforms")) {
		if r.Package == "tensorflow" && slices.Contains(gpu, platform) {
			continue
		}
		cpu.PyPIDefault = append(cpu.PyPIDefault, platform)
		cpu.Platforms = append(cpu.Platforms, matrices.PlatformBuild{Platform: platform, KernelsKnown: true, PTXKnown: true})
	}
	if r.Package != "tensorflow" {
		cpu.Package = "tensorflow"
	} else if split {
		cpu.Notes = []string{"the same build for " + strings.Join(gpu, " and ") + " is the package tensorflow-cpu"}
	}
	return cpu
}
