package host

import (
	"slices"
	"strings"
)

// packages returns the versions of NVIDIA's installed packages, without the epoch and
// the revision of the distribution, as dpkg knows them, and the names of those of the
// driver that are installed by half.
func (r reader) packages() (found map[string]string, unfinished []string) {
	found = map[string]string{}
	for block := range strings.SplitSeq(r.text("var/lib/dpkg/status"), "\n\n") {
		name, version, status := "", "", ""
		for line := range strings.Lines(block) {
			switch key, value, _ := strings.Cut(strings.TrimSpace(line), ": "); key {
			case "Package":
				name = value
			case "Status":
				status = value[strings.LastIndexByte(value, ' ')+1:]
			case "Version":
				version = value
			}
		}
		if isDriverPackage(name) && slices.Contains(halves(), status) && !slices.Contains(unfinished, name) {
			unfinished = append(unfinished, name)
		}
		if status == "installed" && strings.HasPrefix(name, "nvidia-") {
			if _, after, ok := strings.Cut(version, ":"); ok {
				version = after
			}
			found[name], _, _ = strings.Cut(version, "-")
		}
	}
	slices.Sort(unfinished)
	return found, unfinished
}

// halves are the states of a package whose installation has begun (dpkg(1)).
func halves() []string { return []string{"half-installed", "unpacked", "half-configured"} }

// isDriverPackage reports whether a package is a part of the driver, by the names that NVIDIA's
// repository, Debian and Ubuntu give them. The container toolkit, the CUDA toolkit and
// others of NVIDIA's are none: the driver works without them.
func isDriverPackage(name string) bool {
	for _, other := range []string{"nvidia-driver-assistant", "nvidia-driver-local-repo-", "nvidia-opencl-"} {
		if strings.HasPrefix(name, other) {
			return false
		}
	}
	for _, part := range []string{
		"cuda-drivers", "libcuda1", "linux-modules-nvidia-", "linux-objects-nvidia-", "linux-signatures-nvidia-",
		"nvidia-compute-utils-", "nvidia-dkms-", "nvidia-driver", "nvidia-firmware-", "nvidia-headless-",
		"nvidia-kernel-", "nvidia-legacy-", "nvidia-open", "nvidia-tesla-", "nvidia-utils-",
		"libnvidia-cfg1", "libnvidia-common-", "libnvidia-compute-", "libnvidia-decode-", "libnvidia-encode",
		"libnvidia-extra-", "libnvidia-fbc1", "libnvidia-gl-", "libnvidia-glcore", "libnvidia-gpucomp", "libnvidia-ml1",
		"libnvidia-nvvm", "libnvidia-ptxjitcompiler1", "xserver-xorg-video-nvidia",
	} {
		if strings.HasPrefix(name, part) {
			return true
		}
	}
	return false
}
