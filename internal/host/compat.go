package host

import (
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// forwardLibrary returns the libcuda for forward compatibility that LD_LIBRARY_PATH leads
// to, and its version; empty for none.
func (r reader) forwardLibrary(shadowing []string) (file, of string) {
	for _, file := range shadowing {
		if isForward(file) {
			if list := r.libraries([]string{path.Dir(file)}); len(list) > 0 {
				return file, list[0]
			}
		}
	}
	return "", ""
}

// isForward reports whether a file is a libcuda of cuda-compat.
func isForward(file string) bool {
	return strings.HasPrefix(path.Base(file), "libcuda.so") && path.Base(path.Dir(file)) == "compat"
}

// forward looks at a libcuda newer than the driver's for boards that cannot use it.
func (m Machine) forward(facts *matrices.Set) Check {
	if m.forwardFile == "" || m.Driver == "" || version.Compare(m.forwardVersion, m.Driver) <= 0 {
		return Check{}
	}
	isGeForce := func(id string) bool {
		boards, _, err := facts.FindGPU(id)
		return err == nil && len(boards) == 1 && boards[0].Class == "geforce"
	}
	if !slices.ContainsFunc(m.Boards(), isGeForce) {
		return Check{}
	}
	return Check{Name: "paths", Verdict: Fault,
		Seen: "LD_LIBRARY_PATH puts " + m.forwardFile + " (" + m.forwardVersion + ", for forward compatibility) before " +
			"libcuda of driver " + m.Driver + ", and GeForce boards cannot use it: CUDA ends in error 804",
		Fix: "take " + path.Dir(m.forwardFile) + " out of LD_LIBRARY_PATH, or update the driver to " + m.forwardVersion +
			" or newer",
	}.Known(facts, "cuda-error-804-forward-compat", "GeForce")
}
