package system

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/rule"
	"github.com/envsolve/envsolve/planner/internal/rules/hardware"
	"github.com/envsolve/envsolve/planner/internal/rules/libraries"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// The rules on what a build needs besides its libraries.
const (
	LibraryPath = "library-path"
	CuBLAS      = "cublas-blackwell"
	XLACompiler = "xla-compiler"
)

var LoaderRules = []rule.Rule{
	{
		Rule: plan.Rule{ID: LibraryPath, Kind: plan.Runs, Source: rule.DocTensorFlow, Soft: true,
			Text: "Libraries must be where the loader looks. TensorFlow from 2.16 on does not always find those " +
				"of its own wheels; JAX's wheels find theirs only where LD_LIBRARY_PATH names no others; builds " +
				"that leave CUDA to the system, or open the libraries of NVIDIA's wheels by name, and packages that " +
				"open cuDNN by name, need them on the loader's path."},
		About: rule.AboutBuild | rule.AboutPackage, Warn: warnLibraryPath,
	},
	{
		Rule: plan.Rule{ID: CuBLAS, Kind: plan.Runs, Source: rule.DocJAX, Soft: true,
			Text: "cuBLAS from 12.8 up to 13.1 may corrupt data on GPUs of compute capability 10 and 11 where " +
				"several streams use it; JAX warns of it from 0.9.1 on."},
		About: rule.AboutBuild, Warn: warnCuBLAS,
	},
	{
		Rule: plan.Rule{ID: XLACompiler, Kind: plan.Runs, Source: rule.DocTensorFlow, Soft: true,
			Text: "XLA needs libdevice and ptxas of a CUDA toolkit. Keras compiles its optimizers with it from " +
				"TensorFlow 2.11 on; CUDA's run-time libraries alone, in an image or on a system, lack both."},
		About: rule.AboutBuild, Warn: warnXLACompiler,
	},
}

// warnLibraryPath tells where the loader must be told of libraries.
func warnLibraryPath(r *rule.Report) {
	if r.Extension != nil {
		libraries.WarnPackageLoader(r)
		return
	}
	if text := libraryPath(r.Solution, r.Build); text != "" {
		r.Warn([]string{r.Build.ReleaseRef("")}, "%s", text)
	}
}

// warnXLACompiler tells of stacks without what XLA compiles with.
func warnXLACompiler(r *rule.Report) {
	if b := r.Build; lacksXLACompiler(r.Solution, b) {
		r.Warn([]string{b.ReleaseRef("")},
			"%s %s compiles optimizers and jit_compile functions with XLA, which needs libdevice and ptxas: %s",
			b.Traits.Name, b.Release.Version, xlaRemedy(r.Solution, b))
	}
}

// libraryPath says what the loader must be told of for a build; empty when
// nothing.
func libraryPath(c *model.Solution, b *candidate.Build) string {
	name := b.Traits.Name + " " + b.Release.Version
	wheels := model.Delivery(b) == plan.DeliveryWheels
	e := c.Query.Existing
	if e != nil && (e.FindsAll(b.PathWheels()) || wheels && e.FindsAll(libraries.PinnedLibraries(b))) {
		return ""
	}
	pathFirst := b.Traits.Has(matrices.TraitLoaderPath, b.Release.Version)
	if len(b.PathWheels()) > 0 {
		folders := make([]string, 0, len(b.PathWheels()))
		for _, library := range b.PathWheels() {
			folders = append(folders, "site-packages/nvidia/"+library+"/lib")
		}
		return name + " finds the libraries of NVIDIA's wheels along the loader's path alone: outside an image " +
			"made here, LD_LIBRARY_PATH must list " + words.JoinWords(folders, "and")
	}
	switch {
	case wheels && b.Traits.Has(matrices.TraitWheelLibraries, b.Release.Version),
		NamesCUDNN(c, b) && b.System():
		return name + " may not find the CUDA libraries that wheels bring by itself: outside an image made here, " +
			"LD_LIBRARY_PATH must list site-packages/nvidia/*/lib"
	case wheels && pathFirst && !b.CPU() && !c.OwnImage():
		return ""
	case wheels && pathFirst && !b.CPU():
		return name + " finds the CUDA libraries of its wheels only where no others come first: " +
			"LD_LIBRARY_PATH must not name another CUDA or cuDNN"
	case b.System() && pathFirst && c.OwnImage():
		return name + " takes CUDA, cuDNN and NCCL from the system: the folders that hold them belong on " +
			"LD_LIBRARY_PATH or in the cache of ldconfig"
	case b.System() && (c.OwnImage() || b.Windows()):
		return systemLibraries(c, b, name)
	}
	return ""
}

// systemLibraries names what a build looks for on the system.
func systemLibraries(c *model.Solution, b *candidate.Build, name string) string {
	opens := hardware.NamesOpenedBy(c.Facts, b)
	libraries, made := b.OpensOfWheels(), opens.Made
	if opens.Row != nil {
		libraries = opens.Row.Libraries
	} else {
		made, _ = hardware.LibraryFiles(c.Facts, "cuda", b.CUDA, b.Windows())
	}
	var files []string
	dnn, _ := hardware.LibraryFiles(c.Facts, "cudnn", c.Part(c.CUDNN), b.Windows())
	for _, lib := range libraries {
		if file := cmp.Or(made[lib], dnn[lib]); file != "" {
			files = append(files, file)
		}
	}
	if len(files) == 0 {
		return "" // it opens none by name, or the facts do not list the names
	}
	path := "LD_LIBRARY_PATH or the cache of ldconfig"
	if b.Windows() {
		path = "PATH"
	}
	folders := "the folders that hold them belong"
	if len(files) == 1 {
		folders = "the folder that holds it belongs"
	}
	return fmt.Sprintf("%s takes CUDA from the system, and is left without GPU where the loader does not find %s: "+
		"%s on %s", name, words.JoinWords(files, "and"), folders, path)
}

// lacksXLACompiler reports whether nothing in the stack brings the libdevice
// and ptxas that XLA compiles with: CUDA's run-time libraries do not.
func lacksXLACompiler(c *model.Solution, b *candidate.Build) bool {
	if !b.System() || !b.Traits.Has(matrices.TraitXLAByDefault, b.Release.Version) {
		return false
	}
	image := c.Image().Ref
	return c.OwnImage() || strings.HasPrefix(image, "docker.io/nvidia/cuda:") && !strings.Contains(image, "devel")
}

// xlaRemedy says how XLA's compiler comes into the stack.
func xlaRemedy(c *model.Solution, b *candidate.Build) string {
	if c.OwnImage() {
		return "the image must hold the whole toolkit " + version.Minor(c.Part(c.CUDA)) +
			", or name one by XLA_FLAGS=--xla_gpu_cuda_data_dir"
	}
	return "the image has the run-time libraries alone; toolkit = true brings them, as does the wheel nvidia-cuda-nvcc-" +
		facts.WheelTag(b.CUDA)
}

// warnCuBLAS tells of a cuBLAS that a framework's own check warns of on a GPU.
func warnCuBLAS(r *rule.Report) {
	b, cuda := r.Build, version.Minor(r.Part(r.CUDA))
	if b.CPU() || version.Compare(cuda, "12.8") < 0 || version.Compare(cuda, "13.2") >= 0 ||
		!b.Traits.Has(matrices.TraitChecksCuBLAS, b.Release.Version) {
		return
	}
	for _, g := range r.Served() {
		if m := version.Major(g.GPU.CC()); m == "10" || m == "11" {
			r.Warn([]string{b.ReleaseRef(""), g.GPU.Ref()},
				"the cuBLAS of CUDA %s may corrupt data on %s where several streams use it: CUDA 13.2 or newer mends it",
				cuda, g.GPU.Name())
			return
		}
	}
}
