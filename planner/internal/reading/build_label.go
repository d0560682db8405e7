package reading

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// isRevision reports whether a label is that of a build from a checkout:
// 0.11.0a0+fa347eb.
func isRevision(label string) bool {
	return len(label) >= 7 && len(label) <= 40 && strings.Trim(label, "0123456789abcdef") == ""
}

// VendorLabel reports whether a local label is that of a maker's own build
// rather than of a wheel on an index: nv24.05, git84d1cb9.
func VendorLabel(label string) bool {
	return strings.Contains(label, "git") || strings.Contains(label, "nv") || strings.HasPrefix(label, "g") ||
		strings.Contains(label, "conda") || isRevision(label)
}

// NVIDIAMonth returns the year and month that the label of a wheel of NVIDIA's own names:
// 20.12 of nv20.12, 22.3 of 2c916ef.nv22.3; empty for another label.
func NVIDIAMonth(label string) string {
	if _, after, found := strings.Cut(label, "nv"); found {
		if month := FirstVersion(after); strings.HasPrefix(after, month) && version.Parts(month) > 1 {
			return version.Minor(month)
		}
	}
	return ""
}

// OfNGC reports whether a local label is that of a build in one of NVIDIA's images, which
// ends in the image's month: ecf3bae40a.nv25.01.
func OfNGC(label string) bool {
	at := strings.LastIndex(label, "nv")
	return at >= 0 && version.Parts(label[at+2:]) == 2 && version.IsDotted(label[at+2:])
}

// NGCMonth returns the month of NVIDIA's images that a label of a build in them ends in, as their
// tags write it: 25.02 for nv25.2.
func NGCMonth(label string) string {
	year, month, _ := strings.Cut(label[strings.LastIndex(label, "nv")+2:], ".")
	return fmt.Sprintf("%s.%02s", year, month)
}

// LabelOfConda reads conda's build strings: py3.10_cuda12.1_cudnn8.9.2_0 is
// cu121. One for ROCm begins with that.
func LabelOfConda(label string) string {
	if strings.HasPrefix(label, "rocm") {
		label, _, _ = strings.Cut(label, "_")
		return label
	}
	_, cuda, found := strings.Cut(label, "cuda")
	if !found {
		if strings.Contains(label, "cpu") {
			return "cpu"
		}
		return ""
	}
	ver := FirstVersion(cuda)
	if strings.HasPrefix(cuda, ver) && version.Parts(ver) > 1 {
		return "cu" + strings.ReplaceAll(version.Minor(ver), ".", "")
	}
	if version.IsDotted(ver) && len(ver) == 3 {
		return "cu" + ver // conda-forge's cuda121
	}
	return ""
}

// CUDAOfDigits returns the CUDA of a label's digits as a version: 120 is 12.0.
func CUDAOfDigits(digits string) string {
	if len(digits) < 2 || !version.IsDotted(digits) {
		return digits
	}
	return digits[:len(digits)-1] + "." + digits[len(digits)-1:]
}
