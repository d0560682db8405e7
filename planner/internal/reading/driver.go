package reading

import (
	"strings"

	"github.com/envsolve/envsolve/matrices/version"
)

// What is looked for in the words for drivers.
var (
	driverRange   = lazily(`^[<>=]`)
	windowsDriver = lazily(`\b\d\d\.\d{1,2}\.(\d{1,2})\.(\d{4})\b`)
	driverNumber  = lazily(`\b\d{3,4}(\.\d+)*\b`)
	driverMark    = lazily(`(?i)\b[rv](\d{3,4})`) // R535, v535.104.05
)

// ReadDriver returns the driver that a text names, as a version, a branch or a
// range: "NVIDIA-SMI 535.104.05", "R535", "31.0.15.3623" of Windows' device
// manager, whose last five digits are the version; "<=470". Empty for none.
func ReadDriver(text string) string {
	text = strings.TrimSpace(text)
	if driverRange().MatchString(text) {
		return text
	}
	if m := windowsDriver().FindStringSubmatch(text); m != nil {
		digits := m[1] + m[2]
		digits = digits[len(digits)-5:]
		return digits[:3] + "." + digits[3:]
	}
	ver := driverNumber().FindString(driverMark().ReplaceAllString(text, "$1"))
	if version.Parts(ver) > 3 {
		ver = version.Truncate(ver, 3)
	}
	return ver
}
