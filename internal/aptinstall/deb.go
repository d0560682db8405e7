package aptinstall

import (
	"errors"
	"io"
	"strconv"
	"strings"
)

// errNotDeb says that a file is no Debian package.
var errNotDeb = errors.New("not a .deb file: its hash is the lock's, so the lock names a wrong file")

// BuiltAt reads when a .deb was built, in seconds since 1970: the time of its
// first ar member (deb(5)). dpkg-deb clamps the times of the package's files to
// the same moment when the build is reproducible.
func BuiltAt(r io.Reader) (int64, error) {
	var head [8 + 60]byte
	if _, err := io.ReadFull(r, head[:]); err != nil {
		return 0, errNotDeb
	}
	if string(head[:8]) != "!<arch>\n" || !strings.HasPrefix(string(head[8:]), "debian-binary") {
		return 0, errNotDeb
	}
	seconds, err := strconv.ParseInt(strings.TrimSpace(string(head[8+16:8+28])), 10, 64)
	if err != nil || seconds < 0 {
		return 0, errNotDeb
	}
	return seconds, nil
}
