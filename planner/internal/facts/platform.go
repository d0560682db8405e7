package facts

import (
	"slices"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
)

// Platforms that a plan can be made for.
const (
	LinuxAMD64   = "linux/amd64"
	LinuxARM64   = "linux/arm64"
	WindowsAMD64 = "windows/amd64"
)

// MarkerEnvironment returns what the markers of requirements see on a platform,
// as far as the platform decides it: Pythons and extras are not in it.
func MarkerEnvironment(platform string) version.Environment {
	env := version.Environment{
		"os_name": "posix", "sys_platform": "linux", "platform_system": "Linux", "platform_machine": "x86_64",
		"implementation_name": "cpython", "platform_python_implementation": "CPython",
	}
	switch platform {
	case LinuxAMD64:
		return env
	case LinuxARM64:
		env["platform_machine"] = "aarch64"
		return env
	case WindowsAMD64:
		env["os_name"], env["sys_platform"], env["platform_system"] = "nt", "win32", "Windows"
		env["platform_machine"] = "AMD64"
		return env
	default:
		return version.Environment{}
	}
}

// ArmOnly reports whether a board comes only on Arm machines: Jetson modules, and those of which the facts say it,
// such as the superchips that join a GPU to an Arm CPU.
func ArmOnly(b *matrices.GPU) bool { return b.Class == "jetson" || b.Platform == LinuxARM64 }

// listCommonBoards returns the ids of the boards that stand in servers, desktops
// and workstations, by their compute capability.
func (f *Facts) listCommonBoards() map[string][]string {
	names := map[string][]string{}
	boards := f.GPUs()
	for i := range boards {
		g := &boards[i]
		if slices.Contains([]string{"datacenter", "geforce", "workstation"}, g.Class) && !ArmOnly(g) {
			names[g.ComputeCapability] = append(names[g.ComputeCapability], g.ID)
		}
	}
	return names
}

// MarkerOn returns whether a requirement with a marker applies on a platform.
func MarkerOn(text, platform string) version.Applicability {
	if text == "" {
		return version.Applies
	}
	marker, err := version.ParseMarker(text)
	if err != nil {
		return version.MayApply // lint refuses such a table
	}
	return marker.On(MarkerEnvironment(platform))
}
