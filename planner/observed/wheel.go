package observed

import (
	"net/url"
	"path"
	"strings"

	"github.com/envsolve/envsolve/planner/request"
)

// WheelName reads the package and the version out of the name of a wheel, which may be an
// address or a path: NAME-VERSION(-BUILD)-PYTHON-ABI-PLATFORM.whl.
// https://packaging.python.org/en/latest/specifications/binary-distribution-format/
func WheelName(address string) (name, version string, ok bool) {
	address, _, _ = strings.Cut(address, "#")
	address, _, _ = strings.Cut(address, "?")
	file, ok := strings.CutSuffix(path.Base(strings.ReplaceAll(address, `\`, "/")), ".whl")
	if plain, err := url.PathUnescape(file); err == nil {
		file = plain
	}
	parts := strings.Split(file, "-")
	if !ok || len(parts) < 5 || parts[0] == "" || strings.ContainsAny(parts[0], " =<>!~@[") ||
		parts[1] == "" || parts[1][0] < '0' || parts[1][0] > '9' {
		return "", "", false
	}
	return request.NormalizeName(parts[0]), parts[1], true
}
