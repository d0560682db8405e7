package observed

import "strings"

// EmptyRange is the value of an entry which asks for a CUDA, or a Python, within bounds that exclude each other.
const EmptyRange = "an empty range"

// NamesCUDA returns the CUDA that a package of conda's is called after by which the makers of a framework chose its
// builds before CUDA 10.1, whatever its own version is: 9.2 of cuda92, 10.0 of cuda100. It is empty for others, of
// which cuda12 may be a CUDA's major.
// https://pytorch.org/get-started/previous-versions/
func NamesCUDA(name string) string {
	digits, ok := strings.CutPrefix(name, "cuda")
	if !ok || strings.Trim(digits, "0123456789") != "" {
		return ""
	}
	if n := len(digits); n == 2 && digits[0] >= '7' || n == 3 && digits[0] != '0' {
		return digits[:n-1] + "." + digits[n-1:]
	}
	return ""
}
