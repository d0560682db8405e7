package facts

import "github.com/envsolve/envsolve/matrices/version"

// Platforms that a plan can be made for.
const (
	LinuxAMD64   = "linux/amd64"
	LinuxARM64   = "linux/arm64"
	WindowsAMD64 = "windows/amd64"
)

// Platforms returns the platforms that a plan can be made for, the usual one first.
func Platforms() []string { return []string{LinuxAMD64, LinuxARM64, WindowsAMD64} }

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
