package rules

import (
	"cmp"
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner/internal/candidate"
	"github.com/envsolve/envsolve/planner/internal/facts"
	"github.com/envsolve/envsolve/planner/internal/model"
	"github.com/envsolve/envsolve/planner/internal/words"
	"github.com/envsolve/envsolve/planner/plan"
)

// WarnLibraries tells where the loader must be told of libraries, and what a
// build needs besides them.
func WarnLibraries(c *model.Solution, b *candidate.Build) []plan.Warning {
	var list []plan.Warning
	if text := libraryPath(c, b); text != "" {
		list = append(list, model.Warn(RuleLibraryPath, []string{b.ReleaseRef("")}, "%s", text))
	}
	list = append(list, warnCuBLAS(c, b)...)
	if lacksXLACompiler(c, b) {
		list = append(list, model.Warn(RuleXLACompiler, []string{b.ReleaseRef("")},
			"%s %s compiles optimizers and jit_compile functions with XLA, which needs libdevice and ptxas: %s",
			facts.DisplayName(b.Release.Framework), b.Release.Version, xlaRemedy(c, b)))
	}
	return list
}

// libraryPath says what the loader must be told of for a build; empty when
// nothing.
func libraryPath(c *model.Solution, b *candidate.Build) string {
	name := facts.DisplayName(b.Release.Framework) + " " + b.Release.Version
	wheels := model.Delivery(b) == plan.DeliveryWheels
	switch {
	case wheels && b.Release.Framework == "tensorflow" && version.Compare(b.Release.Version, "2.16") >= 0, NamesCUDNN(c, b) && b.System():
		return name + " may not find the CUDA libraries that wheels bring by itself: outside an image made here, LD_LIBRARY_PATH must list site-packages/nvidia/*/lib"
	case wheels && b.Release.Framework == "jax" && !b.CPU() && !c.OwnImage():
		return ""
	case wheels && b.Release.Framework == "jax" && !b.CPU():
		return name + " finds the CUDA libraries of its wheels only where no others come first: LD_LIBRARY_PATH must not name another CUDA or cuDNN"
	case b.System() && b.Release.Framework == "jax" && c.OwnImage():
		return name + " takes CUDA, cuDNN and NCCL from the system: the folders that hold them belong on LD_LIBRARY_PATH or in the cache of ldconfig"
	case b.System() && (c.OwnImage() || b.Windows()):
		return systemLibraries(c, b, name)
	}
	return ""
}

// systemLibraries names what a build looks for on the system.
func systemLibraries(c *model.Solution, b *candidate.Build, name string) string {
	opens := namesOpenedBy(c.Facts, b)
	if opens.row == nil {
		return "" // it opens none by name, or its makers do not say
	}
	var files []string
	dnn, _ := libraryNames(c.Facts, "cudnn", c.Part(c.CUDNN), b.Windows())
	for _, lib := range opens.row.Libraries {
		if file := cmp.Or(opens.made[lib], dnn[lib]); file != "" {
			files = append(files, file)
		}
	}
	if len(files) == 0 {
		return "" // the facts do not list the names of its libraries
	}
	path := "LD_LIBRARY_PATH or the cache of ldconfig"
	if b.Windows() {
		path = "PATH"
	}
	return fmt.Sprintf("%s takes CUDA from the system, and is left without GPU where the loader does not find %s: the folders that hold them belong on %s",
		name, words.JoinWords(files, "and"), path)
}

// lacksXLACompiler reports whether nothing in the stack brings the libdevice
// and ptxas that XLA compiles with: CUDA's run-time libraries do not.
func lacksXLACompiler(c *model.Solution, b *candidate.Build) bool {
	if b.Release.Framework != "tensorflow" || !b.System() || version.Compare(b.Release.Version, "2.11") < 0 {
		return false
	}
	return c.OwnImage() || strings.HasPrefix(c.Image().Ref, "docker.io/nvidia/cuda:") && !strings.Contains(c.Image().Ref, "devel")
}

// xlaRemedy says how XLA's compiler comes into the stack.
func xlaRemedy(c *model.Solution, b *candidate.Build) string {
	if c.OwnImage() {
		return "the image must hold the whole toolkit " + version.Minor(c.Part(c.CUDA)) + ", or name one by XLA_FLAGS=--xla_gpu_cuda_data_dir"
	}
	return "the image has the run-time libraries alone; toolkit = true brings them, as does the wheel nvidia-cuda-nvcc-" + facts.WheelTag(b.CUDA)
}

// warnCuBLAS tells of a cuBLAS that JAX's own check warns of on a GPU.
func warnCuBLAS(c *model.Solution, b *candidate.Build) []plan.Warning {
	cuda := version.Minor(c.Part(c.CUDA))
	if b.Release.Framework != "jax" || b.CPU() || version.Compare(b.Release.Version, "0.9.1") < 0 || version.Compare(cuda, "12.8") < 0 || version.Compare(cuda, "13.2") >= 0 {
		return nil
	}
	for _, g := range c.Served() {
		if m := version.Major(g.Query.CC()); m == "10" || m == "11" {
			return []plan.Warning{model.Warn(RuleCuBLAS, []string{b.ReleaseRef(""), g.Query.Ref()},
				"the cuBLAS of CUDA %s may corrupt data on %s where several streams use it: CUDA 13.2 or newer mends it", cuda, g.Query.Name())}
		}
	}
	return nil
}
