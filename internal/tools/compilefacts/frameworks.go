package main

import (
	"cmp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// frameworks lists the releases of every framework, each with what sets its
// builds apart.
func (p *page) frameworks() {
	own := map[string][]func(){
		"pytorch": {p.pytorch, p.companions}, "tensorflow": {p.tensorflow}, "jax": {p.jax},
		"onnxruntime": {p.onnxruntime},
	}
	for _, name := range p.set.RankedFrameworks() {
		chapters, ok := own[name]
		if !ok {
			p.framework(p.set.FrameworkInfo(name))
		}
		for _, chapter := range chapters {
			chapter()
		}
	}
}

// framework lists the releases of a framework in what all have in common.
func (p *page) framework(f *matrices.FrameworkInfo) {
	text := "GPU builds for `linux/amd64`."
	if slices.ContainsFunc(p.set.Frameworks(f.ID), forJetson) {
		text = "GPU builds for `linux/amd64`; those for Jetson boards stand in their own chapter."
	}
	columns := []string{f.Name, "build", "package", "CUDA", "cuDNN", "Python", "GPU architectures", "driver", "released"}
	if f.RunTimeKernels {
		text += " It compiles its kernels when they are used, for every GPU that its CUDA knows."
		columns = slices.Delete(columns, 6, 7)
	}
	p.section(f.Name, text, columns...)
	for _, r := range p.set.Frameworks(f.ID) {
		for _, b := range byCUDA(r.Builds) {
			if b.CUDA == "" || !on(b, "linux/amd64") || len(b.JetPack) > 0 {
				continue
			}
			row := []string{r.Version, b.Variant, cmp.Or(b.Package, r.Package),
				accepted(cmp.Or(b.CUDAFull, b.CUDA), b.CUDASpec), accepted(b.CUDNN, b.CUDNNSpec), span(r.Python),
				kernels(b, "linux/amd64"), cmp.Or(b.MinDriver, p.floor(b.CUDA)), r.Released}
			if f.RunTimeKernels {
				row = slices.Delete(row, 6, 7)
			}
			p.row(row...)
		}
	}
}

func (p *page) pytorch() {
	p.section("PyTorch", "Wheels for `linux/amd64`. GPU architectures are compute capabilities with machine code in the wheel; a device of the same major and a higher minor runs it too. "+
		"The driver is the oldest that runs the build. **Bold** is what plain `pip install torch` gives.",
		"PyTorch", "build", "CUDA", "cuDNN", "Python", "GPU architectures", "driver", "released")
	for _, r := range p.set.Frameworks("pytorch") {
		for _, b := range byCUDA(r.Builds) {
			if b.CUDA == "" || !on(b, "linux/amd64") {
				continue
			}
			variant := b.Variant
			if slices.Contains(b.PyPIDefault, "linux/amd64") {
				variant = "**" + variant + "**"
			}
			p.row(r.Version, variant, cmp.Or(b.CUDAFull, b.CUDA), b.CUDNN, span(r.Python), kernels(b, "linux/amd64"),
				p.floor(b.CUDA), r.Released)
		}
	}
}

// byCUDA returns builds in the order of the CUDA they are made for.
func byCUDA(builds []matrices.Build) []matrices.Build {
	return slices.SortedStableFunc(slices.Values(builds),
		func(a, b matrices.Build) int { return matrices.CompareVersions(a.CUDA, b.CUDA) })
}

// companions lists the packages that are made for one PyTorch each.
func (p *page) companions() {
	p.section("PyTorch companions", "What belongs together: each of these is made for the one PyTorch of its row.",
		"PyTorch", "torchvision", "torchaudio", "triton", "Python", "released")
	for _, r := range p.set.Frameworks("pytorch") {
		if r.Pairs["torchvision"] != "" {
			p.row(r.Version, r.Pairs["torchvision"], r.Pairs["torchaudio"], r.Pairs["triton"], span(r.Python), r.Released)
		}
	}
}

func (p *page) tensorflow() {
	p.section("TensorFlow", "Official GPU builds. `pip` says whether the CUDA libraries can come as wheels (`tensorflow[and-cuda]`); before, the system or the image brings them. "+
		"Native Windows builds with GPU end with 2.10.",
		"TensorFlow", "CUDA", "cuDNN", "pip", "Python", "GPU architectures", "driver", "Windows", "released")
	for _, r := range p.set.Frameworks("tensorflow") {
		for _, b := range r.Builds {
			if b.CUDA == "" || strings.HasSuffix(b.Variant, "-system") {
				continue
			}
			pip := ""
			if b.Extra != "" {
				pip = "yes"
			}
			if b.Broken != "" {
				pip = "broken"
			}
			windows := ""
			if slices.ContainsFunc(b.Platforms,
				func(pb matrices.PlatformBuild) bool { return pb.Platform == "windows/amd64" }) {
				windows = "yes"
			}
			p.row(r.Version, cmp.Or(b.CUDAFull, b.CUDA), b.CUDNN, pip, span(r.Python), kernels(b, "linux/amd64"),
				b.MinDriver,
				windows, r.Released)
		}
	}
}

func (p *page) jax() {
	p.section("JAX", "Extras that bring CUDA as wheels, and `-local` ones that leave it to the system, stand in one row where all else is the same. "+
		"CUDA and cuDNN are what the build was made with and, in brackets, what it accepts.",
		"jax", "jaxlib", "extra", "CUDA", "cuDNN", "NCCL", "Python", "GPU architectures", "driver", "released")
	for _, r := range p.set.Frameworks("jax") {
		if matrices.ComparePEP440(r.Version, "0.4") < 0 {
			continue
		}
		p.merged(2, p.jaxRows(r))
	}
}

// jaxRows makes a row of each CUDA extra: the extra, then what holds for it.
func (p *page) jaxRows(r matrices.FrameworkRelease) [][]string {
	var rows [][]string
	for _, b := range r.Builds {
		if b.CUDA == "" {
			continue
		}
		extra := "`" + b.Extra + "`"
		if r.Yanked != "" {
			extra += " (yanked)"
		}
		rows = append(rows, []string{r.Version, r.Pairs["jaxlib"], extra,
			accepted(cmp.Or(b.CUDAFull, b.CUDA), b.CUDASpec),
			accepted(b.CUDNN, b.CUDNNSpec),
			accepted(b.NCCL, b.NCCLSpec), span(r.Python), kernels(b, "linux/amd64"), b.MinDriver, r.Released})
	}
	return rows
}

// onnxruntime lists the GPU packages of ONNX Runtime; builds for Jetson boards
// stand in their own chapter.
func (p *page) onnxruntime() {
	p.section("ONNX Runtime", "`onnxruntime-gpu` leaves CUDA and cuDNN to the system or to wheels beside it. **Bold** is on PyPI; the others come from feeds of their own; `-wheels` are those with an extra that brings CUDA as wheels.",
		"ONNX Runtime", "build", "CUDA", "cuDNN", "Python", "Windows", "released")
	for _, r := range p.set.Frameworks("onnxruntime") {
		var rows [][]string
		for _, b := range byCUDA(r.Builds) {
			if b.CUDA == "" || !on(b, "linux/amd64") {
				continue
			}
			variant, windows := b.Variant, ""
			if b.IndexKind == "pypi" {
				variant = "**" + variant + "**"
			}
			if on(b, "windows/amd64") {
				windows = "yes"
			}
			rows = append(rows, []string{r.Version, variant, accepted(cmp.Or(b.CUDAFull, b.CUDA), b.CUDASpec),
				accepted(b.CUDNN, b.CUDNNSpec), span(r.Python), windows, r.Released})
		}
		p.merged(1, rows)
	}
}

// vllm lists the releases of vLLM with the PyTorch that each is tied to.
func (p *page) vllm() {
	p.section("vLLM", "Each release is compiled for one PyTorch. CUDA is that of the wheel on PyPI; further wheels are in brackets.",
		"vLLM", "PyTorch", "CUDA", "Python", "compute capability from", "released")
	for _, r := range p.set.Packages("vllm") {
		cuda := r.CUDA
		if len(r.CUDAAlso) > 0 {
			cuda += " (" + strings.Join(r.CUDAAlso, ", ") + ")"
		}
		p.row(r.Version, strings.TrimPrefix(r.Requires["torch"], "=="), strings.TrimSpace(cuda),
			cmp.Or(span(r.Python), r.PythonRequires), r.SMMin, r.Released)
	}
}

// accepted writes a version with the range that does as well.
func accepted(version, spec string) string {
	if spec == "" {
		return version
	}
	return strings.TrimSpace(version + " (" + spec + ")")
}
