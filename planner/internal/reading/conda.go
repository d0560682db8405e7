package reading

import "strings"

// NamesCUDA returns the CUDA that a package of conda's is called after by which the makers of a framework have chosen
// its builds, whatever its own version is: 9.2 of cuda92. It is empty for others.
// https://pytorch.org/get-started/previous-versions/
func NamesCUDA(name string) string {
	digits, ok := strings.CutPrefix(name, "cuda")
	if n := len(digits); ok && (n == 2 || n == 3) && strings.Trim(digits, "0123456789") == "" {
		return digits[:n-1] + "." + digits[n-1:]
	}
	return ""
}
