package squashfs

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Type is what an inode is, by the number that a directory has for it.
type Type uint16

// The types of inodes.
const (
	Directory Type = 1 + iota
	Regular
	Symlink
	BlockDevice
	CharDevice
	FIFO
	Socket
)

// Inode is a file of any type. Several names that lead to one inode are hard
// links.
type Inode struct {
	Type         Type
	Mode         uint16 // permissions, with set-user-ID and the like
	UID, GID     uint32
	Modified     time.Time // from 1970 to 2106; others are taken to the nearer end
	Target       string    // of a symlink
	Major, Minor uint32    // of a device
	Xattrs       map[string]string
	Content      Content           // of a regular file, as Writer.Add returned it
	Entries      map[string]*Inode // of a directory

	number uint32
	links  uint32
	ref    uint64 // where the inode lies
	done   bool
	xattr  uint32
}

// Content is where the content of a file lies.
type Content struct {
	start  uint64
	size   uint64
	blocks []uint32
}

// names returns the names in a directory, sorted by bytes as readers expect them.
func (n *Inode) names() []string {
	names := make([]string, 0, len(n.Entries))
	for name := range n.Entries {
		names = append(names, name)
	}
	slices.SortFunc(names, cmp.Compare[string])
	return names
}

const (
	longestName   = 256
	longestTarget = 65535
)

// pathError is what is wrong with a name in a tree. The path is put together on the way back
// up: those of a deep tree would fill the memory.
type pathError struct {
	names []string // the last first; none for the root
	why   string
}

func (e *pathError) Error() string {
	if len(e.names) == 0 {
		return "/: " + e.why
	}
	var b strings.Builder
	for _, name := range slices.Backward(e.names) {
		b.WriteString("/" + name)
	}
	return b.String() + ": " + e.why
}

// number sets the number and the links of each inode below a directory, in the
// order of paths. It refuses what the format has no room for.
func (w *Writer) number(n *Inode) *pathError {
	w.inodes++
	n.number, n.links = w.inodes, 2
	for _, name := range n.names() {
		child := n.Entries[name]
		if name == "" || name == "." || name == ".." || strings.ContainsAny(name, "/\x00") || len(name) > longestName {
			return &pathError{[]string{strconv.Quote(name)}, "no name of a file"}
		}
		if len(child.Target) > longestTarget {
			return &pathError{[]string{name}, fmt.Sprintf("a symlink to %d characters", len(child.Target))}
		}
		switch {
		case child.Type == Directory && child.number > 0:
			return &pathError{[]string{name}, "a directory with two names"}
		case child.Type == Directory:
			n.links++
			if err := w.number(child); err != nil {
				err.names = append(err.names, name)
				return err
			}
		case child.number > 0:
			child.links++
		default:
			w.inodes++
			child.number, child.links = w.inodes, 1
		}
	}
	return nil
}

// seconds is a time as inodes have it.
func seconds(t time.Time) uint32 {
	const last = 1<<32 - 1
	return uint32(min(max(t.Unix(), 0), last))
}
