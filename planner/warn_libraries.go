package planner

import (
	"cmp"
	"fmt"
	"strings"
)

// warnLibraries tells where the loader must be told of libraries, and what a
// build needs besides them.
func (c *choice) warnLibraries(b *build) []Warning {
	var list []Warning
	if text := c.libraryPath(b); text != "" {
		list = append(list, warn(ruleLibraryPath, []string{b.releaseRef("")}, "%s", text))
	}
	list = append(list, c.warnCuBLAS(b)...)
	if c.lacksXLACompiler(b) {
		list = append(list, warn(ruleXLACompiler, []string{b.releaseRef("")},
			"%s %s compiles optimizers and jit_compile functions with XLA, which needs libdevice and ptxas: %s",
			displayName(b.release.Framework), b.release.Version, c.xlaRemedy(b)))
	}
	return list
}

// libraryPath says what the loader must be told of for a build; empty when
// nothing.
func (c *choice) libraryPath(b *build) string {
	name := displayName(b.release.Framework) + " " + b.release.Version
	wheels := delivery(b) == DeliveryWheels
	switch {
	case wheels && b.release.Framework == "tensorflow" && compareDotted(b.release.Version, "2.16") >= 0, c.namesCUDNN(b) && b.system():
		return name + " may not find the CUDA libraries that wheels bring by itself: outside an image made here, LD_LIBRARY_PATH must list site-packages/nvidia/*/lib"
	case wheels && b.release.Framework == "jax" && !b.cpu() && !c.ownImage():
		return ""
	case wheels && b.release.Framework == "jax" && !b.cpu():
		return name + " finds the CUDA libraries of its wheels only where no others come first: LD_LIBRARY_PATH must not name another CUDA or cuDNN"
	case b.system() && b.release.Framework == "jax" && c.ownImage():
		return name + " takes CUDA, cuDNN and NCCL from the system: the folders that hold them belong on LD_LIBRARY_PATH or in the cache of ldconfig"
	case b.system() && (c.ownImage() || b.windows()):
		return c.systemLibraries(b, name)
	}
	return ""
}

// ownImage reports whether the stack stands on the user's own image, whose
// loader path the plan does not know.
func (c *choice) ownImage() bool { return c.image().kind == baseOwn }

// systemLibraries names what a build looks for on the system.
func (c *choice) systemLibraries(b *build, name string) string {
	opens := c.facts.namesOpenedBy(b)
	if opens.row == nil {
		return "" // it opens none by name, or its makers do not say
	}
	var files []string
	dnn, _ := c.facts.libraryNames("cudnn", c.part(c.cudnn), b.windows())
	for _, lib := range opens.row.Libraries {
		if file := cmp.Or(opens.made[lib], dnn[lib]); file != "" {
			files = append(files, file)
		}
	}
	if len(files) == 0 {
		return "" // the facts do not list the names of its libraries
	}
	path := "LD_LIBRARY_PATH or the cache of ldconfig"
	if b.windows() {
		path = "PATH"
	}
	return fmt.Sprintf("%s takes CUDA from the system, and is left without GPU where the loader does not find %s: the folders that hold them belong on %s",
		name, joinWords(files, "and"), path)
}

// lacksXLACompiler reports whether nothing in the stack brings the libdevice
// and ptxas that XLA compiles with: CUDA's run-time libraries do not.
func (c *choice) lacksXLACompiler(b *build) bool {
	if b.release.Framework != "tensorflow" || !b.system() || compareDotted(b.release.Version, "2.11") < 0 {
		return false
	}
	return c.ownImage() || strings.HasPrefix(c.image().ref, "docker.io/nvidia/cuda:") && !strings.Contains(c.image().ref, "devel")
}

// xlaRemedy says how XLA's compiler comes into the stack.
func (c *choice) xlaRemedy(b *build) string {
	if c.ownImage() {
		return "the image must hold the whole toolkit " + minor(c.part(c.cuda)) + ", or name one by XLA_FLAGS=--xla_gpu_cuda_data_dir"
	}
	return "the image has the run-time libraries alone; toolkit = true brings them, as does the wheel nvidia-cuda-nvcc-" + wheelTag(b.cuda)
}

// warnCuBLAS tells of a cuBLAS that JAX's own check warns of on a GPU.
func (c *choice) warnCuBLAS(b *build) []Warning {
	cuda := minor(c.part(c.cuda))
	if b.release.Framework != "jax" || b.cpu() || compareDotted(b.release.Version, "0.9.1") < 0 || compareDotted(cuda, "12.8") < 0 || compareDotted(cuda, "13.2") >= 0 {
		return nil
	}
	for _, g := range c.served() {
		if m := major(g.ask.cc()); m == "10" || m == "11" {
			return []Warning{warn(ruleCuBLAS, []string{b.releaseRef(""), g.ask.ref()},
				"the cuBLAS of CUDA %s may corrupt data on %s where several streams use it: CUDA 13.2 or newer mends it", cuda, g.ask.name())}
		}
	}
	return nil
}
