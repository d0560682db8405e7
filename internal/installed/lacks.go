package installed

import (
	"path"

	"github.com/envsolve/envsolve/planner/observed"
)

// Lacks returns what neither the machine nor the environment's prefix holds any copy of,
// where the machine's libraries were seen: observed.LibrariesOfCUDA or
// observed.LibraryCUDNN; empty for neither, or where nobody can tell.
//
// Modules of the environment (Lmod, Environment Modules) and Spack bring libraries from
// anywhere, and are asked for by nobody who only reads files.
func (e *Environment) Lacks() string {
	folders := []string{path.Join(e.prefix, "lib"), path.Join(e.prefix, "lib64")}
	for _, of := range []struct{ folder, toolkits string }{
		{"/usr/local", "cuda*"}, {"/opt", "cuda*"}, {"/opt/nvidia", "cuda*"},
		{"/opt/nvidia/hpc_sdk", "Linux_*/*/cuda"},
		{"/usr/lib", "cuda*"}, {"/usr/lib/nvidia-cuda-toolkit", ""},
	} {
		for _, toolkit := range e.globAll(path.Join(of.folder, of.toolkits)) {
			folders = append(folders, path.Join(toolkit, "lib"), path.Join(toolkit, "lib64"))
			folders = append(folders, e.glob(toolkit, "targets/*/lib")...)
		}
	}
	for _, python := range []string{"/usr/lib/python3*/dist-packages", "/usr/local/lib/python3*/dist-packages",
		"/usr/local/lib/python3*/site-packages", "/usr/lib/python3*/site-packages",
		"/home/*/.local/lib/python3*/site-packages", "/root/.local/lib/python3*/site-packages"} {
		folders = append(folders, e.globAll(python+"/nvidia/*/lib")...)
	}
	folders = append(folders, e.loader.Folders()...)
	holds := func(patterns ...string) bool {
		for _, folder := range folders {
			for _, pattern := range patterns {
				if len(e.glob(e.loader.Real(folder), pattern)) > 0 {
					return true
				}
			}
		}
		return false
	}
	for _, module := range []string{"/etc/modulefiles", "/usr/share/modules", "/usr/share/Modules", "/usr/share/lmod",
		"/opt/apps", "/cm/shared", "/cvmfs", "/opt/spack", "/nix/store"} {
		if len(e.globAll(module)) > 0 {
			return ""
		}
	}
	switch {
	case !holds("libc.so.6", "libcuda.so.1"):
		return "" // the folders of the system's libraries were not seen
	case !holds("libcudart.so*", "libcublas.so*", "libcublasLt.so*"):
		return observed.LibrariesOfCUDA
	case !holds("libcudnn.so*"):
		return observed.LibraryCUDNN
	}
	return ""
}

func (e *Environment) globAll(pattern string) []string { return e.glob("/", pattern[1:]) }
