package rootfs

import (
	"archive/tar"
	"errors"
	"fmt"
	"path"
	"strings"

	"github.com/envsolve/envsolve/internal/layertar"
	"github.com/envsolve/envsolve/internal/squashfs"
)

// entry is a name in the tree.
type entry struct {
	inode   *squashfs.Inode
	layer   int // that the name comes from
	entries map[string]*entry
	// shown is the number of the layer that has hidden what layers below have in the
	// directory, from 1; what it holds then is that layer's own.
	shown int
}

// tree is what the layers up to some layer make together.
type tree struct {
	root   *entry
	layer  int
	budget *layertar.Budget // which directories count against that no layer describes
}

func newTree(budget *layertar.Budget) *tree {
	return &tree{root: directory(0), budget: budget}
}

// directory is one that no layer describes.
func directory(layer int) *entry {
	return &entry{inode: &squashfs.Inode{Type: squashfs.Directory, Mode: 0o755}, layer: layer,
		entries: map[string]*entry{}}
}

const (
	whiteout = ".wh."
	opaque   = ".wh..wh..opq"
)

// longestPath is how long paths and the targets of links may be, as in Linux.
const longestPath = 4096

var errPath = fmt.Errorf("a path of more than %d bytes, which no image has", longestPath)

// add puts an entry of the current layer into the tree, and returns the inode
// whose content it has; nil where it has none.
func (t *tree) add(h *tar.Header) (*squashfs.Inode, error) {
	if h.Typeflag == tar.TypeXGlobalHeader {
		return nil, nil
	}
	if len(h.Name) > longestPath || len(h.Linkname) > longestPath {
		return nil, errPath
	}
	name := path.Clean("/" + h.Name)
	if name == "/" {
		if h.Typeflag != tar.TypeDir {
			return nil, errors.New("the root is no directory")
		}
		t.root.inode = describe(h, squashfs.Directory)
		return nil, nil
	}
	dir, err := t.parent(name)
	if err != nil {
		return nil, err
	}
	base := path.Base(name)
	switch {
	case base == opaque:
		t.hideAll(dir)
		return nil, nil
	case strings.HasPrefix(base, whiteout):
		t.hide(dir, strings.TrimPrefix(base, whiteout))
		return nil, nil
	case h.Typeflag == tar.TypeLink:
		return nil, t.link(dir, base, h.Linkname)
	}
	return t.put(dir, base, h)
}

// put adds what is no whiteout and no hard link.
func (t *tree) put(dir *entry, base string, h *tar.Header) (*squashfs.Inode, error) {
	kind, err := kindOf(h)
	if err != nil {
		return nil, err
	}
	made := &entry{inode: describe(h, kind), layer: t.layer}
	if kind == squashfs.Directory {
		made.entries = map[string]*entry{}
		if there := dir.entries[base]; there != nil && there.entries != nil {
			made.entries, made.shown = there.entries, there.shown
		}
	}
	dir.entries[base] = made
	if kind != squashfs.Regular {
		return nil, nil
	}
	return made.inode, nil
}

func kindOf(h *tar.Header) (squashfs.Type, error) {
	switch h.Typeflag {
	case tar.TypeReg, tar.TypeGNUSparse:
		return squashfs.Regular, nil
	case tar.TypeDir:
		return squashfs.Directory, nil
	case tar.TypeSymlink:
		return squashfs.Symlink, nil
	case tar.TypeChar:
		return squashfs.CharDevice, nil
	case tar.TypeBlock:
		return squashfs.BlockDevice, nil
	case tar.TypeFifo:
		return squashfs.FIFO, nil
	}
	return 0, fmt.Errorf("an entry of type %q, which no image has", h.Typeflag)
}

// xattrRecord begins the names of extended attributes in a tar's records.
const xattrRecord = "SCHILY.xattr."

// describe returns what an entry says of its inode.
func describe(h *tar.Header, kind squashfs.Type) *squashfs.Inode {
	n := &squashfs.Inode{
		Type: kind, Mode: uint16(h.Mode & 0o7777), UID: uint32(h.Uid), GID: uint32(h.Gid), Modified: h.ModTime,
		Major: uint32(h.Devmajor), Minor: uint32(h.Devminor),
	}
	if kind == squashfs.Symlink {
		n.Mode, n.Target = 0o777, h.Linkname
	}
	for record, value := range h.PAXRecords {
		if name, ok := strings.CutPrefix(record, xattrRecord); ok {
			if n.Xattrs == nil {
				n.Xattrs = map[string]string{}
			}
			n.Xattrs[name] = value
		}
	}
	return n
}

// link adds a name to a file that is there.
func (t *tree) link(dir *entry, base, target string) error {
	target = path.Clean("/" + target)
	from, err := t.parent(target)
	if err != nil {
		return err
	}
	file := from.entries[path.Base(target)]
	if file == nil || file.entries != nil {
		return fmt.Errorf("a hard link to %s, which is no file", target)
	}
	dir.entries[base] = &entry{inode: file.inode, layer: t.layer}
	return nil
}

// hide takes a name away that layers below the current one have.
func (t *tree) hide(dir *entry, name string) {
	there := dir.entries[name]
	if there == nil {
		return
	}
	t.hideAll(there)
	if there.layer < t.layer && len(there.entries) == 0 {
		delete(dir.entries, name)
	}
}

// hideAll does so for all names in a directory, once in a layer: what comes after is the
// layer's own.
func (t *tree) hideAll(dir *entry) {
	if dir.shown == t.layer+1 {
		return
	}
	dir.shown = t.layer + 1
	for name := range dir.entries {
		t.hide(dir, name)
	}
}

// mostLinks is how many symbolic links a path may lead through, as in Linux.
const mostLinks = 40

// parent returns the directory that a path's last element is in. What is not there
// is made. Symbolic links lead to where they would in a container.
func (t *tree) parent(name string) (*entry, error) {
	dir, links := []*entry{t.root}, 0
	left := strings.Split(strings.Trim(path.Dir(name), "/"), "/")
	for len(left) > 0 {
		element := left[0]
		left = left[1:]
		here := dir[len(dir)-1]
		switch element {
		case "", ".":
			continue
		case "..":
			dir = dir[:max(len(dir)-1, 1)]
			continue
		}
		next := here.entries[element]
		switch {
		case next == nil:
			if err := t.budget.Spend(layertar.EntryCost); err != nil {
				return nil, err
			}
			next = directory(t.layer)
			here.entries[element] = next
		case next.inode.Type == squashfs.Symlink:
			if links++; links > mostLinks {
				return nil, fmt.Errorf("%s leads through more than %d symbolic links", name, mostLinks)
			}
			if strings.HasPrefix(next.inode.Target, "/") {
				dir = dir[:1]
			}
			left = append(strings.Split(next.inode.Target, "/"), left...)
			continue
		case next.entries == nil:
			return nil, fmt.Errorf("%s is below a file", name)
		}
		dir = append(dir, next)
	}
	return dir[len(dir)-1], nil
}

// inodes returns the tree as what is written, and all inodes in it.
func (t *tree) inodes() (*squashfs.Inode, map[*squashfs.Inode]bool) {
	all := map[*squashfs.Inode]bool{}
	var walk func(e *entry)
	walk = func(e *entry) {
		all[e.inode] = true
		if e.entries == nil {
			return
		}
		e.inode.Entries = make(map[string]*squashfs.Inode, len(e.entries))
		for name, child := range e.entries {
			walk(child)
			e.inode.Entries[name] = child.inode
		}
	}
	walk(t.root)
	return t.root.inode, all
}
