package rootfs

import (
	"archive/tar"
	"context"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/layertar"
	"github.com/envsolve/envsolve/internal/squashfs"
)

// Layer is one layer of an image.
type Layer struct {
	Digest digest.Digest // of the blob
	Size   int64         // of the blob
	Open   func(context.Context) (io.ReadCloser, error)
}

// Options say what a file system is beyond the layers.
type Options struct {
	Compression squashfs.Compression
	// Modified is the time of the file system and of what is added to it.
	Modified time.Time
	// Rootless has everything belong to root, and leaves out what is below /dev:
	// for those who unpack or mount without being root.
	Rootless bool
	// Files are further files, by their paths.
	Files map[string]File
	// Links are further symbolic links, by their paths.
	Links map[string]string
}

// File is a file that is added to the layers.
type File struct {
	Mode int64
	Text string
}

// Write writes the tree that layers make, the lowest first, as a SquashFS.
func Write(ctx context.Context, out io.WriterAt, layers []Layer, o Options) error {
	w, err := squashfs.NewWriter(out, o.Compression)
	if err != nil {
		return err
	}
	t := newTree(budgetOf(layers))
	contents := map[place]*squashfs.Inode{}
	err = read(ctx, layers, t.budget, func(at place, h *tar.Header, _ io.Reader) error {
		t.layer = at.layer
		inode, err := t.add(h)
		if inode != nil {
			contents[at] = inode
		}
		return err
	})
	if err != nil {
		return err
	}
	t.layer = len(layers)
	if err := t.extend(w, o); err != nil {
		return err
	}
	root, left := t.inodes()
	err = read(ctx, layers, budgetOf(layers), func(at place, _ *tar.Header, content io.Reader) (err error) {
		if inode := contents[at]; left[inode] {
			inode.Content, err = w.Add(content)
		}
		return err
	})
	if err != nil {
		return err
	}
	return w.Finish(root, o.Modified)
}

// place is an entry of a layer, by its number.
type place struct{ layer, entry int }

// budgetOf returns what layers may unpack to.
func budgetOf(layers []Layer) *layertar.Budget {
	var size int64
	for _, l := range layers {
		size += l.Size
	}
	return layertar.NewBudget(size)
}

// read shows each entry of each layer.
func read(ctx context.Context, layers []Layer, budget *layertar.Budget,
	visit func(place, *tar.Header, io.Reader) error) error {
	for i, l := range layers {
		entries := 0
		blob, err := l.Open(ctx)
		if err != nil {
			return err
		}
		_, err = layertar.Read(ctx, blob, l.Digest, budget, func(h *tar.Header, content io.Reader) error {
			entries++
			return visit(place{i, entries}, h, content)
		})
		if closed := blob.Close(); err == nil {
			err = closed
		}
		if err != nil {
			return fmt.Errorf("layer %s: %w", l.Digest, err)
		}
	}
	return nil
}

// extend adds what the options ask for.
func (t *tree) extend(w *squashfs.Writer, o Options) error {
	for _, name := range slices.Sorted(maps.Keys(o.Files)) {
		inode, err := t.add(&tar.Header{Typeflag: tar.TypeReg, Name: name, Mode: o.Files[name].Mode,
			ModTime: o.Modified})
		if err != nil {
			return err
		}
		if inode.Content, err = w.Add(strings.NewReader(o.Files[name].Text)); err != nil {
			return err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(o.Links)) {
		h := tar.Header{Typeflag: tar.TypeSymlink, Name: name, Linkname: o.Links[name], ModTime: o.Modified}
		if _, err := t.add(&h); err != nil {
			return err
		}
	}
	if o.Rootless {
		t.rootless()
	}
	return nil
}

// rootless makes root the owner of everything, and empties /dev.
func (t *tree) rootless() {
	if dev := t.root.entries["dev"]; dev != nil && dev.entries != nil {
		clear(dev.entries)
	}
	_, all := t.inodes()
	for inode := range all {
		inode.UID, inode.GID = 0, 0
		maps.DeleteFunc(inode.Xattrs, func(name, _ string) bool { return strings.HasPrefix(name, "security.") })
	}
}
