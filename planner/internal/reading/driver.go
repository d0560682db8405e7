package reading

import (
	"regexp"
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// ReadDriver returns the driver that a text names, as a version, a branch or a
// range: "NVIDIA-SMI 535.104.05", "R535", "31.0.15.3623" of Windows' device
// manager, whose last five digits are the version; "<=470". Empty for none.
func ReadDriver(text string) string {
	text = strings.TrimSpace(text)
	if regexp.MustCompile(`^[<>=]`).MatchString(text) {
		return text
	}
	if m := regexp.MustCompile(`\b\d\d\.\d{1,2}\.(\d{1,2})\.(\d{4})\b`).FindStringSubmatch(text); m != nil {
		digits := m[1] + m[2]
		digits = digits[len(digits)-5:]
		return digits[:3] + "." + digits[3:]
	}
	ver := regexp.MustCompile(`\b\d{3,4}(\.\d+)*\b`).FindString(strings.TrimPrefix(strings.ToLower(text), "r"))
	if version.Parts(ver) > 3 {
		ver = version.Truncate(ver, 3)
	}
	return ver
}
