package main

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

func pytorch(root object) map[string][]byte {
	root.skip("framework", "as_of", "cuda_min_driver", "conda_official")
	t := matrices.Tables{Frameworks: map[string][]matrices.FrameworkRelease{}}
	for _, o := range root.objs("releases") {
		t.Frameworks["pytorch"] = append(t.Frameworks["pytorch"], torchRelease(o))
	}
	slices.Reverse(t.Frameworks["pytorch"])
	return map[string][]byte{"frameworks/pytorch.hcl": matrices.WriteTables(
		"PyTorch releases and their builds.\n\n"+legend(root.obj("field_notes")), append(sources(root), abiSources()...), t)}
}

func torchRelease(o object) matrices.FrameworkRelease {
	r := matrices.FrameworkRelease{
		Framework: "pytorch", Package: "torch", Version: o.str("version"), Released: o.str("released"),
		Python: o.strs("python"), PythonNotes: o.str("python_notes"), MinGlibc: o.str("min_glibc"),
		Pairs: map[string]string{}, PairSpecs: map[string]string{}, PairPython: map[string]string{},
		Evidence: evidence(o, map[string]string{"triton": "pairs"}),
	}
	for _, name := range []string{"torchvision", "torchaudio", "torchtext", "torchcodec", "triton"} {
		if version := o.str(name); version != "" {
			r.Pairs[name] = version
		}
	}
	if spec := o.str("triton_spec"); spec != "" {
		r.PairSpecs["triton"] = spec
	}
	if usable := o.str("torchaudio_usable"); usable != "" {
		r.PairSpecs["torchaudio"] = "==" + usable
		r.Notes = append(r.Notes, "torchaudio ended with "+usable+", which is used beside this release")
	}
	if below := o.str("triton_python_below"); below != "" {
		r.PairPython["triton"] = "<" + below
	}
	if note := o.str("wheel_tag_notes"); note != "" {
		r.Notes = append(r.Notes, "wheels: "+note)
	}
	var rocm []string
	for _, v := range o.objs("variants") {
		if version := v.str("rocm"); version != "" {
			v.skip("tag", "index_url", "index_type", "platforms", "pypi_default", "src", "channel_status", "notes", "inferred")
			rocm = append(rocm, version)
			continue
		}
		r.Builds = append(r.Builds, torchBuild(v, r.Version))
	}
	if rocm != nil {
		r.Notes = append(r.Notes, "builds for AMD GPUs exist and are left out here: ROCm "+strings.Join(rocm, ", "))
	}
	defaults(&r)
	numpyABI(&r)
	return r
}

// numpyABI caps NumPy for releases whose wheels were compiled against NumPy 1:
// all before 2.3, and the Windows wheels until 2.4.0.
func numpyABI(r *matrices.FrameworkRelease) {
	if matrices.ComparePEP440(r.Version, "2.3") < 0 {
		r.PairSpecs["numpy"] = "<2"
		cells(&r.Evidence, "pair_specs", []string{"numpy-132179"})
		return
	}
	if matrices.ComparePEP440(r.Version, "2.4.0") > 0 {
		return
	}
	for i := range r.Builds {
		for j := range r.Builds[i].Platforms {
			if p := &r.Builds[i].Platforms[j]; p.Platform == "windows/amd64" {
				p.NumPy = "<2"
				cells(&r.Builds[i].Evidence, "numpy", []string{"numpy-131668", "tonic-317"})
			}
		}
	}
}

func torchBuild(v object, version string) matrices.Build {
	b := matrices.Build{
		Variant: v.str("tag"), CUDA: v.str("cuda"), CUDAFull: v.str("cuda_full"), CUDNN: v.str("cudnn"), NCCL: v.str("nccl"),
		Pins: v.strMap("nvidia_pins"), IndexURL: v.str("index_url"), IndexKind: v.str("index_type"), Channel: v.str("channel_status"),
		Observed: v.bool("arch_list_observed"), DeliveryByChannel: v.strMap("cuda_delivery_by_channel"),
		Evidence: evidence(v, map[string]string{"sm_by_platform": "platform",
			"nvidia_pins": "pins", "cuda_delivery": "delivery", "ptx_by_platform": "platform", "platforms": "platform",
			"cuda_delivery_by_channel": "delivery_by_channel", "cudnn_by_platform": "platform"}),
	}
	for _, path := range []string{"nvidia_pins", "cuda_delivery_by_channel", "sm_by_platform", "ptx_by_platform", "cudnn_by_platform"} {
		o := v.obj(path)
		o.skip(keys(o.m)...)
	}
	for _, name := range v.strs("platforms") {
		b.Platforms = append(b.Platforms, torchPlatform(v, b, name, version))
	}
	if b.CUDA != "" {
		cells(&b.Evidence, "cxx11_abi", []string{"abi-126", "abi-27"})
	}
	if v.bool("pypi_default") {
		b.PyPIDefault = append(b.PyPIDefault, "linux/amd64")
	}
	if v.bool("pypi_default_arm64") {
		b.PyPIDefault = append(b.PyPIDefault, "linux/arm64")
	}
	return b
}

func torchPlatform(v object, b matrices.Build, name, version string) matrices.PlatformBuild {
	p := matrices.PlatformBuild{Platform: name}
	if b.CUDA == "" {
		p.KernelsKnown, p.PTXKnown = true, true // a CPU build has none
		return p
	}
	sm, ptx := v.get("sm"), v.get("ptx")
	if name != "linux/amd64" {
		sm, ptx = v.obj("sm_by_platform").m[name], v.obj("ptx_by_platform").m[name]
	}
	p.SM, p.KernelsKnown = texts(sm), sm != nil
	p.PTX, p.PTXKnown = texts(ptx), ptx != nil
	p.CUDNN = v.strMap("cudnn_by_platform")[name]
	p.MinGlibc = v.str("min_glibc")
	p.Delivery = torchDelivery(v, b, name)
	if strings.HasPrefix(name, "linux/") {
		p.CXX11ABI = torchABI(version, b.Variant, name)
	}
	return p
}

// torchDelivery says how the build on one platform brings CUDA, with the
// channel of that platform where channels differ.
func torchDelivery(v object, b matrices.Build, platform string) string {
	channels := b.DeliveryByChannel
	if d := channels[platform]; d != "" {
		return d
	}
	system, _, _ := strings.Cut(platform, "/")
	if d := channels[system]; d != "" {
		return d
	}
	if system == "windows" {
		return matrices.DeliveryBundled
	}
	return v.str("cuda_delivery")
}

// abiSources say which Linux wheels have the new C++11 ABI, and which wheels
// were compiled against NumPy 1.
func abiSources() []matrices.Source {
	return []matrices.Source{
		source("abi-126", "pytorch/pytorch pull request 142064: CUDA 12.6 Linux wheels move to the C++11 ABI; CUDA aarch64 is already there", "https://github.com/pytorch/pytorch/pull/142064", ""),
		source("abi-27", "pytorch/pytorch issue 143962: in 2.6 only the CUDA 12.6 binaries use it; default from 2.7", "https://github.com/pytorch/pytorch/issues/143962", ""),
		source("numpy-132179", "pytorch/pytorch issue 132179: 2.3.0 is the first version that supports NumPy 2", "https://github.com/pytorch/pytorch/issues/132179", ""),
		source("numpy-131668", "pytorch/pytorch issue 131668: the Windows wheels of 2.4.0 are built against NumPy 1", "https://github.com/pytorch/pytorch/issues/131668", ""),
		source("tonic-317", "neuromorphs/tonic issue 317: the Windows wheels of 2.3.0 fail with NumPy 2", "https://github.com/neuromorphs/tonic/issues/317", ""),
	}
}

// torchABI is the C++11 ABI of the Linux wheels: old up to 2.5, mixed in 2.6,
// new from 2.7.
func torchABI(version, variant, platform string) string {
	switch {
	case matrices.ComparePEP440(version, "2.6") < 0:
		return "false"
	case matrices.ComparePEP440(version, "2.7") >= 0, variant == "cu126", platform == "linux/arm64":
		return "true"
	}
	return "false"
}

// defaults says on which platforms plain pip gives the CPU build: Windows
// always, and Linux on arm64 until its CUDA build went to the default index.
func defaults(r *matrices.FrameworkRelease) {
	arm := slices.ContainsFunc(r.Builds, func(b matrices.Build) bool { return slices.Contains(b.PyPIDefault, "linux/arm64") })
	for i := range r.Builds {
		b := &r.Builds[i]
		if b.Variant != "cpu" {
			continue
		}
		for _, p := range b.Platforms {
			if p.Platform == "windows/amd64" || p.Platform == "linux/arm64" && !arm {
				b.PyPIDefault = append(b.PyPIDefault, p.Platform)
			}
		}
	}
}
