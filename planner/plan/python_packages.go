package plan

import (
	"strings"
)

// PythonPackages are the packages of Debian and Ubuntu that bring a Python
// minor to an image without one, the interpreter first. The second completes
// the standard library: distributions split it, and what virtual environments
// need (ensurepip, distutils before 3.12) depends on it.
func PythonPackages(python string) []string {
	return []string{"python" + python, "python" + python + "-venv"}
}

// LacksPython reports whether a base image is known to come without Python: those
// of CUDA and plain distributions. Of a user's own image nothing is known
// until it is looked into.
func LacksPython(baseImage string) bool {
	for _, prefix := range []string{"docker.io/nvidia/cuda:", "docker.io/library/ubuntu:",
		"docker.io/library/debian:"} {
		if strings.HasPrefix(baseImage, prefix) {
			return true
		}
	}
	return false
}

// HasApt reports whether an operating system installs Debian's packages by apt. Of one
// that nobody names nothing is known, and a base image is looked into before a lock.
func HasApt(system string) bool {
	return system == "" || strings.HasPrefix(system, "ubuntu") || strings.HasPrefix(system, "debian")
}

// OldestLocked is the oldest Python whose newest pip tells beforehand what it
// would install (pip 22.2, "Installation Report"), which a lock is made from.
const OldestLocked = "3.7"
