package facts

// Platforms that a plan can be made for.
const (
	LinuxAMD64   = "linux/amd64"
	LinuxARM64   = "linux/arm64"
	WindowsAMD64 = "windows/amd64"
)
