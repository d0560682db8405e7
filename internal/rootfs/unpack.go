package rootfs

import (
	"archive/tar"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strconv"

	"github.com/envsolve/envsolve/internal/squashfs"
)

// Keep writes what is wanted of a file of a layer into a file that create makes; without
// a call of it the file is left out. The name is that of the layer's entry; another may
// lead to the same file.
type Keep func(h *tar.Header, content io.Reader, create func() (*os.File, error)) error

// Unpack writes the tree that layers make into a new folder: its folders, its symbolic
// links, and of its files what keep wants. Owners, modes and devices are left out.
//
// Layers are read once. Contents wait in the folder scratch, under numbers, until all
// layers are read; names of the tree are made after that, from the root on, so that no
// name of a layer leads through a link of another.
func Unpack(ctx context.Context, dir, scratch string, layers []Layer, keep Keep) error {
	t := newTree(budgetOf(layers))
	contents := map[*squashfs.Inode]string{}
	err := read(ctx, layers, t.budget, func(at place, h *tar.Header, content io.Reader) error {
		t.layer = at.layer
		inode, err := t.add(h)
		if inode == nil || err != nil {
			return err
		}
		var file *os.File
		err = keep(h, content, func() (*os.File, error) {
			var err error
			contents[inode] = filepath.Join(scratch, strconv.Itoa(at.layer)+"-"+strconv.Itoa(at.entry))
			file, err = os.OpenFile(contents[inode], os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
			return file, err
		})
		if file != nil {
			err = errors.Join(err, file.Close())
		}
		return err
	})
	if err != nil {
		return err
	}
	return t.root.unpack(ctx, dir, contents)
}

// unpack writes an entry that is a folder.
func (e *entry) unpack(ctx context.Context, dir string, contents map[*squashfs.Inode]string) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		return err
	}
	for name, child := range e.entries {
		at := filepath.Join(dir, name)
		var err error
		switch content := contents[child.inode]; {
		case child.entries != nil:
			err = child.unpack(ctx, at, contents)
		case child.inode.Type == squashfs.Symlink && child.inode.Target == "": // no system can make it
		case child.inode.Type == squashfs.Symlink:
			err = os.Symlink(child.inode.Target, at)
		case content != "":
			err = os.Link(content, at)
		}
		if err != nil {
			return err
		}
	}
	return nil
}
