package verify

import (
	"archive/tar"
	"fmt"
	"io"
	"strings"

	"github.com/opencontainers/go-digest"
)

// clean is an entry's path without what writers put around it.
func clean(name string) string { return strings.Trim(strings.TrimPrefix(name, "./"), "/") }

// file is what makes an entry of a tar the same as another. The time counts: it
// is part of the layer.
type file struct {
	kind     byte
	mode     int64
	uid, gid int
	size     int64
	link     string
	modified int64
	content  digest.Digest
}

func describe(h *tar.Header, r io.Reader) (file, error) {
	content := digest.Canonical.Digester()
	_, err := io.Copy(content.Hash(), r)
	return file{
		kind: h.Typeflag, mode: h.Mode, uid: h.Uid, gid: h.Gid, size: h.Size, link: h.Linkname,
		modified: h.ModTime.UnixNano(), content: content.Digest(),
	}, err
}

// unlike says in what a file differs from the locked one.
func (f file) unlike(locked file) string {
	switch {
	case f.kind != locked.kind:
		return "it is of another type"
	case f.link != locked.link:
		return fmt.Sprintf("it links to %q, not %q", f.link, locked.link)
	case f.content != locked.content:
		return fmt.Sprintf("its content is %s, not %s", f.content, locked.content)
	case f.mode != locked.mode:
		return fmt.Sprintf("its mode is %o, not %o", f.mode, locked.mode)
	case f.uid != locked.uid || f.gid != locked.gid:
		return fmt.Sprintf("its owner is %d:%d, not %d:%d", f.uid, f.gid, locked.uid, locked.gid)
	}
	return "its time differs"
}
