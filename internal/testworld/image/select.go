package image

import (
	"archive/tar"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// Select stores a layer of some files of a tree, by their names relative to its
// root, in the order given, and of further ones that are given as bytes. Folders
// that lead to them have the modes that they have in the tree.
func Select(blobs, root string, names []string, further map[string][]byte, newest time.Time) (Layer, error) {
	return writeBlob(blobs, func(w io.Writer) error {
		t := &treeTar{w: tar.NewWriter(w), root: root, newest: newest.Truncate(time.Second), links: map[uint64]string{}}
		for _, name := range names {
			info, err := os.Lstat(filepath.Join(root, name))
			if err != nil {
				return err
			}
			if err := t.add(name, info); err != nil {
				return err
			}
		}
		for _, name := range slices.Sorted(maps.Keys(further)) {
			header := tar.Header{Name: name, Typeflag: tar.TypeReg, Mode: 0o644, Size: int64(len(further[name])),
				ModTime: t.newest, Format: tar.FormatPAX}
			if err := t.w.WriteHeader(&header); err != nil {
				return err
			}
			if _, err := t.w.Write(further[name]); err != nil {
				return err
			}
		}
		return t.w.Close()
	})
}
