package main

import (
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// frameworkFile writes one framework that the collection keeps as a package.
func frameworkFile(root object, name, comment string, release func(*bibliography, object) matrices.FrameworkRelease) map[string][]byte {
	root.skip("generated")
	b := newBibliography(root)
	t := matrices.Tables{Frameworks: map[string][]matrices.FrameworkRelease{}}
	for _, p := range root.objs("packages") {
		p.skip("name", "pypi")
		for _, o := range p.objs("releases") {
			t.Frameworks[name] = append(t.Frameworks[name], release(b, o))
		}
	}
	slices.SortStableFunc(t.Frameworks[name], func(x, y matrices.FrameworkRelease) int { return matrices.ComparePEP440(y.Version, x.Version) })
	t.Guidance = b.guidance(name, root.objs("rules"))
	return map[string][]byte{"frameworks/" + name + ".hcl": matrices.WriteTables(comment, b.list(), t)}
}

func onnxruntime(root object) map[string][]byte {
	return frameworkFile(root, "onnxruntime", "ONNX Runtime releases and their CUDA builds.", ortRelease)
}

func ortRelease(b *bibliography, o object) matrices.FrameworkRelease {
	r := matrices.FrameworkRelease{
		Framework: "onnxruntime", Package: "onnxruntime-gpu", Version: o.str("version"), Released: o.str("released"),
		Python: o.strs("python_classifiers"), Evidence: b.evidence(o, map[string]string{"pypi_gpu": "build", "released": "released"}),
	}
	if seen := o.strs("python_wheels_seen"); seen != nil {
		r.Python = seen
	}
	r.PythonRequires = strings.Join(o.strs("python"), ",")
	r.Builds = append(r.Builds, ortBuilds(o, r)...)
	for _, feed := range o.objs("other_feeds") {
		r.Builds = append(r.Builds, ortFeed(feed, r))
	}
	cpu := matrices.Build{Variant: "cpu", Package: "onnxruntime", IndexKind: "pypi", PyPIDefault: []string{"linux/amd64", "windows/amd64", "linux/arm64"},
		Evidence: matrices.Evidence{Sources: r.Sources, Inferred: []string{"platform", "pypi_default"}}}
	for _, p := range cpu.PyPIDefault {
		cpu.Platforms = append(cpu.Platforms, matrices.PlatformBuild{Platform: p, KernelsKnown: true, PTXKnown: true})
	}
	r.Builds = append(r.Builds, cpu)
	if matrices.ComparePEP440(r.Version, "1.19") < 0 {
		r.PairSpecs = map[string]string{"numpy": "<2"}
		cells(&r.Evidence, "pair_specs", []string{b.cite("https://github.com/microsoft/onnxruntime/issues/21063")})
	}
	for extra, torch := range o.strMap("torch_match") {
		r.Notes = append(r.Notes, "shares CUDA and cuDNN with torch "+torch+" ("+extra+" build)")
	}
	slices.Sort(r.Notes)
	o.obj("torch_match").skip("cuda12", "cuda11")
	o.skip("min_sm")
	return r
}

// libraryBuild makes a build of versions as the collection writes them: "12.x"
// is the major alone.
func libraryBuild(cuda, cudnn string) matrices.Build {
	v := matrices.Build{CUDA: strings.TrimSuffix(cuda, ".x"), CUDNN: strings.TrimSuffix(cudnn, ".x"), IndexKind: "pypi"}
	parts := strings.Split(v.CUDA, ".")
	if len(parts) > 2 {
		v.CUDAFull, v.CUDA = v.CUDA, strings.Join(parts[:2], ".")
	}
	v.Variant = "cu" + strings.ReplaceAll(v.CUDA, ".", "")
	next := map[string]string{"7": "8", "8": "9", "9": "10", "10": "11", "11": "12", "12": "13", "13": "14"}
	if number(parts[0]) >= 11 {
		v.CUDASpec = ">=" + parts[0] + ",<" + next[parts[0]]
	} else {
		v.CUDASpec = "==" + v.CUDA + ".*"
	}
	if major, _, _ := strings.Cut(v.CUDNN, "."); major != "" {
		v.CUDNNSpec = ">=" + major + ",<" + next[major]
	}
	return v
}

// ortBuilds gives the build of the default index: it opens a CUDA that is
// already there, and from 1.27 on an extra brings the libraries as wheels.
func ortBuilds(o object, r matrices.FrameworkRelease) []matrices.Build {
	p := o.obj("pypi_gpu")
	v := libraryBuild(p.str("cuda"), p.str("cudnn"))
	v.TensorRT = regexp.MustCompile(`^[\d.]*\d`).FindString(o.str("tensorrt_ep"))
	v.Evidence = matrices.Evidence{Sources: r.Sources, Inferred: []string{"platform", "cuda_spec", "cudnn_spec"}}
	if rule := p.str("cuda_rule"); rule != "" {
		v.Notes = append(v.Notes, "runs with "+rule)
		v.Inferred = []string{"platform", "cudnn_spec"}
	}
	for _, name := range []string{"linux/amd64", "windows/amd64"} {
		v.Platforms = append(v.Platforms, matrices.PlatformBuild{Platform: name, Delivery: matrices.DeliverySystem})
	}
	v.Platforms[1].CUDNN = p.str("cudnn_windows")
	if matrices.ComparePEP440(r.Version, "1.27") < 0 {
		return []matrices.Build{v}
	}
	wheels := v
	wheels.Extra, wheels.Variant = "cuda,cudnn", v.Variant+"-wheels"
	wheels.Platforms = slices.Clone(v.Platforms)
	for i := range wheels.Platforms {
		wheels.Platforms[i].Delivery = matrices.DeliveryWheels
	}
	wheels.Inferred = append(slices.Clone(v.Inferred), "extra")
	return []matrices.Build{wheels, v}
}

// ortFeed gives a build on another index.
func ortFeed(o object, r matrices.FrameworkRelease) matrices.Build {
	v := libraryBuild(o.str("cuda"), o.str("cudnn"))
	v.Variant, v.IndexKind = v.Variant+"-feed", "feed"
	v.Evidence = matrices.Evidence{Sources: r.Sources, Inferred: []string{"platform"}, Notes: []string{o.str("where")}}
	v.Platforms = []matrices.PlatformBuild{{Platform: "linux/amd64", Delivery: matrices.DeliverySystem}}
	return v
}

func cupy(root object) map[string][]byte {
	return frameworkFile(root, "cupy", "CuPy releases and their wheels, one package per CUDA.", cupyRelease)
}

func cupyRelease(b *bibliography, o object) matrices.FrameworkRelease {
	r := matrices.FrameworkRelease{
		Framework: "cupy", Package: "cupy", Version: o.str("version"), Released: o.str("released"), Python: o.strs("python_listed"),
		PythonRequires: strings.Join(o.strs("python"), ","), Evidence: b.evidence(o, nil),
	}
	packages := o.obj("packages")
	if alone := fromSource(o.strs("cuda"), packages); len(alone) > 0 {
		r.Notes = append(r.Notes, "built from source it takes CUDA "+strings.Join(alone, ", ")+" too, which has no wheel")
	}
	cudnn := o.strs("cudnn")
	for _, name := range keys(packages.m) {
		v := libraryBuild(packages.strs(name)[0], "")
		v.Variant, v.Package, v.SMMin = strings.TrimPrefix(name, "cupy-"), name, o.str("min_sm")
		list := packages.strs(name)
		if major, ok := strings.CutSuffix(strings.TrimPrefix(name, "cupy-cuda"), "x"); ok {
			v.CUDA, v.CUDAFull = major, ""
			v.CUDASpec = ">=" + list[0] + ",<" + map[string]string{"11": "12", "12": "13", "13": "14"}[major]
		} else {
			v.CUDASpec = "==" + v.CUDA + ".*"
		}
		v.Evidence = matrices.Evidence{Sources: r.Sources, Inferred: []string{"platform"}, Notes: []string{"documented for CUDA " + strings.Join(list, ", ")}}
		if len(cudnn) > 0 {
			v.Notes = append(v.Notes, "cuDNN is optional: "+strings.Join(cudnn, ", "))
		}
		for _, platform := range []string{"linux/amd64", "windows/amd64"} {
			v.Platforms = append(v.Platforms, matrices.PlatformBuild{Platform: platform, Delivery: matrices.DeliverySystem})
		}
		r.Builds = append(r.Builds, v)
	}
	return r
}

// fromSource lists the CUDA releases that no package is made for.
func fromSource(documented []string, packages object) []string {
	covered := map[string]bool{}
	for _, name := range keys(packages.m) {
		for _, cuda := range packages.strs(name) {
			covered[cuda] = true
		}
	}
	return slices.DeleteFunc(documented, func(cuda string) bool { return covered[cuda] })
}

func paddle(root object) map[string][]byte {
	return frameworkFile(root, "paddle", "PaddlePaddle releases and their CUDA builds.", paddleRelease)
}

func paddleRelease(b *bibliography, o object) matrices.FrameworkRelease {
	r := matrices.FrameworkRelease{
		Framework: "paddle", Package: "paddlepaddle-gpu", Version: o.str("version"), Released: o.str("released"), Python: o.strs("python"),
		Evidence: b.evidence(o, map[string]string{"min_sm": "build", "windows": "build", "cuda": "build", "partial": "build"}),
	}
	o.skip("docs_branch", "platforms")
	byCUDA := map[string]*matrices.Build{}
	var order []string
	for _, p := range o.objs("builds") {
		paddleBuild(o, p, r, byCUDA, &order)
	}
	cuda := o.obj("cuda")
	if len(order) == 0 {
		for _, version := range cuda.strs("also") {
			v := libraryBuild(version, "")
			v.SMMin, v.IndexKind = o.str("min_sm"), "simple"
			v.IndexURL = "https://www.paddlepaddle.org.cn/packages/stable/" + v.Variant + "/"
			v.Evidence = matrices.Evidence{Sources: r.Sources, Inferred: []string{"index_url", "platform", "cuda_spec"}}
			v.CUDASpec = ""
			v.Inferred = []string{"index_url", "platform"}
			v.Platforms = []matrices.PlatformBuild{{Platform: "linux/amd64", Delivery: matrices.DeliveryWheels}}
			if slices.Contains(o.strs("platforms"), "windows") {
				v.Platforms = append(v.Platforms, matrices.PlatformBuild{Platform: "windows/amd64", Delivery: matrices.DeliveryWheels})
			}
			byCUDA[v.Variant], order = &v, append(order, v.Variant)
		}
		r.Notes = append(r.Notes, "default CUDA: "+cuda.str("default"))
	}
	cuda.skip("default", "also")
	o.skip("cudnn_default")
	for _, variant := range order {
		r.Builds = append(r.Builds, *byCUDA[variant])
	}
	return r
}

// paddleBuild adds the wheels of one system to the build of their CUDA.
func paddleBuild(o, p object, r matrices.FrameworkRelease, byCUDA map[string]*matrices.Build, order *[]string) {
	v := libraryBuild(p.str("cuda"), p.str("cudnn"))
	suffix := p.strs("suffix")
	if len(suffix) > 0 {
		v.Variant += "-" + suffix[0]
		v.WheelVersion = r.Version + "." + suffix[0]
	}
	known, ok := byCUDA[v.Variant]
	if !ok {
		v.SMMin, v.Evidence = o.str("min_sm"), matrices.Evidence{Sources: r.Sources, Inferred: []string{"cuda_spec", "cudnn_spec"}}
		if len(suffix) > 1 {
			v.Notes = append(v.Notes, "suffixes: "+strings.Join(suffix, ", "))
		}
		known = &v
		byCUDA[v.Variant] = known
		*order = append(*order, v.Variant)
	}
	platform := p.str("os") + "/amd64"
	for _, there := range known.Platforms {
		if there.Platform == platform {
			known.Notes = append(known.Notes, "the documents name cuDNN "+p.str("cudnn")+" too, with Python "+strings.Join(p.strs("python"), ", "))
			return
		}
	}
	known.Platforms = append(known.Platforms, matrices.PlatformBuild{Platform: platform, Python: p.strs("python"), Delivery: matrices.DeliverySystem})
	if suffix == nil {
		known.PyPIDefault = append(known.PyPIDefault, platform)
	} else {
		known.IndexKind, known.IndexURL = "find-links", "https://www.paddlepaddle.org.cn/whl/"+p.str("os")+"/mkl/avx/stable.html"
		known.Inferred = append(known.Inferred[:0:0], "cuda_spec", "cudnn_spec", "index_url")
	}
}
