package image

import (
	"archive/tar"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/klauspost/pgzip"
)

// Layer is a gzip-compressed layer in the blob folder.
type Layer struct {
	Digest string // sha256:… of the compressed blob
	DiffID string // sha256:… of the tar
	Size   int64  // of the compressed blob
}

// BlobPath is where a blob of that digest lies below a blob folder; the layout
// is that of an OCI image layout's blobs folder.
func BlobPath(blobs, digest string) string {
	algorithm, hex, _ := strings.Cut(digest, ":")
	return filepath.Join(blobs, algorithm, hex)
}

// stamp is what tells a changed file from an unchanged one.
type stamp struct {
	mode       fs.FileMode
	size       int64
	mtime      int64 // nanoseconds
	inode      uint64
	owner      [2]uint32
	linkTarget string
}

// snapshot records the stamps of a tree.
func snapshot(root string) (map[string]stamp, error) {
	seen := map[string]stamp{}
	err := walk(root, func(name string, info fs.FileInfo) error {
		s, err := stampOf(root, name, info)
		seen[name] = s
		return err
	})
	return seen, err
}

func stampOf(root, name string, info fs.FileInfo) (stamp, error) {
	sys, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return stamp{}, fmt.Errorf("%s: no file status on this system", name)
	}
	s := stamp{mode: info.Mode(), owner: [2]uint32{sys.Uid, sys.Gid}}
	if info.IsDir() {
		return s, nil // entries of a changed folder speak for themselves
	}
	s.size, s.mtime, s.inode = info.Size(), info.ModTime().UnixNano(), sys.Ino
	if info.Mode()&fs.ModeSymlink != 0 {
		target, err := os.Readlink(filepath.Join(root, name))
		if err != nil {
			return stamp{}, err
		}
		s.linkTarget = target
	}
	return s, nil
}

// walk visits a tree in lexical order, with names relative to its root. What
// is in /dev, /proc and /sys belongs to whoever runs the system, and is passed
// over; apt inside the tree needs it there all the same.
func walk(root string, visit func(name string, info fs.FileInfo) error) error {
	return filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || path == root {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		switch filepath.Dir(name) {
		case "dev", "proc", "sys":
			if info.IsDir() {
				return filepath.SkipDir
			}
			return nil
		}
		return visit(name, info)
	})
}

// writeLayer stores what differs from before (nil: everything) as a blob. The
// same tree gives the same bytes: order is lexical, and no time is younger than
// the given one.
func writeLayer(blobs, root string, before map[string]stamp, newest time.Time) (Layer, error) {
	return writeBlob(blobs, func(w io.Writer) error {
		t := &treeTar{w: tar.NewWriter(w), root: root, newest: newest.Truncate(time.Second), links: map[uint64]string{}}
		err := walk(root, func(name string, info fs.FileInfo) error {
			s, err := stampOf(root, name, info)
			if err != nil || before[name] == s {
				return err
			}
			return t.add(name, info)
		})
		if err != nil {
			return err
		}
		return t.w.Close()
	})
}

// treeTar writes files of a tree into a tar.
type treeTar struct {
	w      *tar.Writer
	root   string
	newest time.Time
	links  map[uint64]string // inode → first name, for hard links
}

func (t *treeTar) add(name string, info fs.FileInfo) error {
	path := filepath.Join(t.root, name)
	header, err := t.header(name, path, info)
	if err != nil || header == nil {
		return err
	}
	if err := t.w.WriteHeader(header); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if header.Typeflag != tar.TypeReg {
		return nil
	}
	file, err := os.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	_, err = io.Copy(t.w, file)
	return err
}

// header is nil for what has no place in an image: sockets and devices.
func (t *treeTar) header(name, path string, info fs.FileInfo) (*tar.Header, error) {
	target := ""
	switch info.Mode().Type() {
	case 0, fs.ModeDir:
	case fs.ModeSymlink:
		var err error
		if target, err = os.Readlink(path); err != nil {
			return nil, err
		}
	default:
		return nil, nil
	}
	h, err := tar.FileInfoHeader(info, target)
	if err != nil {
		return nil, err
	}
	h.Name = name
	if info.IsDir() {
		h.Name += "/"
	}
	h.Uname, h.Gname = "", ""
	h.AccessTime, h.ChangeTime = time.Time{}, time.Time{}
	h.ModTime = h.ModTime.Truncate(time.Second)
	if h.ModTime.After(t.newest) || info.IsDir() {
		h.ModTime = t.newest
	}
	h.Format = tar.FormatPAX
	if sys, ok := info.Sys().(*syscall.Stat_t); ok && info.Mode().IsRegular() && sys.Nlink > 1 {
		if first, ok := t.links[sys.Ino]; ok {
			h.Typeflag, h.Linkname, h.Size = tar.TypeLink, first, 0
		} else {
			t.links[sys.Ino] = name
		}
	}
	return h, nil
}

// writeBlob compresses what fill writes and stores it under its digest.
func writeBlob(blobs string, fill func(io.Writer) error) (Layer, error) {
	folder := filepath.Join(blobs, "sha256")
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return Layer{}, err
	}
	tmp, err := os.CreateTemp(folder, ".part-*")
	if err != nil {
		return Layer{}, err
	}
	defer os.Remove(tmp.Name())
	defer tmp.Close()
	packed, plain := sha256.New(), sha256.New()
	zip := pgzip.NewWriter(io.MultiWriter(tmp, packed))
	if err := fill(io.MultiWriter(zip, plain)); err != nil {
		return Layer{}, err
	}
	if err := zip.Close(); err != nil {
		return Layer{}, err
	}
	info, err := tmp.Stat()
	if err != nil {
		return Layer{}, err
	}
	layer := Layer{
		Digest: "sha256:" + hex.EncodeToString(packed.Sum(nil)),
		DiffID: "sha256:" + hex.EncodeToString(plain.Sum(nil)),
		Size:   info.Size(),
	}
	if err := tmp.Chmod(0o644); err != nil {
		return Layer{}, err
	}
	return layer, os.Rename(tmp.Name(), BlobPath(blobs, layer.Digest))
}
