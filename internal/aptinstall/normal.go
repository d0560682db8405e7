package aptinstall

import (
	"archive/tar"
	"strings"
	"time"

	"github.com/envsolve/envsolve/internal/layer"
)

// Capability is the PAX record of a file's capabilities, the one extended attribute
// that layers hold.
const Capability = "SCHILY.xattr.security.capability"

// volatile are files that differ from one installation of the same packages to
// the next, and that no program needs. Folders stay: a package may own one.
func volatile(path string) bool {
	switch path {
	case "var/cache/ldconfig/aux-cache", // inode numbers and times; ldconfig makes it anew
		"etc/machine-id", "var/lib/dbus/machine-id", "var/lib/systemd/random-seed",
		"var/lib/dpkg/status-old", "var/lib/dpkg/diversions-old", "var/lib/dpkg/statoverride-old",
		"var/cache/debconf/config.dat-old", "var/cache/debconf/templates.dat-old", "var/cache/debconf/passwords.dat":
		return true
	}
	for _, folder := range []string{"var/log/", "var/cache/apt/", "var/lib/apt/lists/", "var/cache/man/"} {
		if strings.HasPrefix(path, folder) {
			return true
		}
	}
	return strings.HasPrefix(path, "etc/ssh/ssh_host_") // a key in an image is everybody's key
}

// scratch is what only lives while something runs.
func scratch(path string) bool {
	return strings.HasPrefix(path, "tmp/") || strings.HasPrefix(path, "run/")
}

// Keeps reports whether a layer of normal form has an entry of that path, which may
// be a whiteout.
func Keeps(path string, folder bool) bool {
	return !scratch(path) && (folder || !volatile(path) && !volatile(withoutWhiteout(path)))
}

// withoutWhiteout is the path whose removal a whiteout file records
// (OCI image specification, layer.md).
func withoutWhiteout(path string) string {
	i := strings.LastIndexByte(path, '/') + 1
	return path[:i] + strings.TrimPrefix(path[i:], ".wh.")
}

// Compare puts entries into the order of a layer: a folder before its content.
func Compare(a, b tar.Header) int {
	return layer.ComparePaths(strings.TrimSuffix(a.Name, "/"), strings.TrimSuffix(b.Name, "/"))
}

// Header returns the normal form of an entry's header. newest is in seconds since
// 1970; no time is after it. A removal, to which builders give times of their own,
// is of 1970.
func Header(h *tar.Header, newest int64) tar.Header {
	modified := min(max(h.ModTime.Unix(), 0), newest)
	if withoutWhiteout(h.Name) != h.Name {
		modified = 0
	}
	out := tar.Header{
		Typeflag: h.Typeflag, Name: h.Name, Linkname: h.Linkname, Size: h.Size, Mode: h.Mode,
		Uid: h.Uid, Gid: h.Gid, Devmajor: h.Devmajor, Devminor: h.Devminor,
		ModTime: time.Unix(modified, 0), Format: tar.FormatPAX,
	}
	for key, value := range h.PAXRecords {
		if strings.HasPrefix(key, "SCHILY.xattr.") { // file capabilities
			if out.PAXRecords == nil {
				out.PAXRecords = map[string]string{}
			}
			out.PAXRecords[key] = value
		}
	}
	return out
}
