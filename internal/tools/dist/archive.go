package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io/fs"
	"path"
	"time"
)

// entry is a file of a package, or a package itself.
type entry struct {
	name string // with slashes
	mode fs.FileMode
	data []byte
}

// digest returns the SHA-256 of the data, in hexadecimal.
func (e entry) digest() string {
	sum := sha256.Sum256(e.data)
	return hex.EncodeToString(sum[:])
}

// below returns the files in a folder of that name.
func below(folder string, files []entry) []entry {
	moved := make([]entry, len(files))
	for i, f := range files {
		moved[i] = entry{name: path.Join(folder, f.name), mode: f.mode, data: f.data}
	}
	return moved
}

// tarGz returns an archive of files in their order, all owned by root. Folders
// come before what is in them where dirs is set, as dpkg wants it, and names
// begin with a prefix.
func tarGz(files []entry, made time.Time, prefix string, dirs bool) ([]byte, error) {
	var out bytes.Buffer
	packed, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(packed)
	seen := map[string]bool{}
	var errs []error
	for _, f := range files {
		if dirs {
			errs = append(errs, writeFolders(w, path.Dir(f.name), made, prefix, seen))
		}
		header := &tar.Header{Typeflag: tar.TypeReg, Name: prefix + f.name, Mode: int64(f.mode), Size: int64(len(f.data)),
			ModTime: made, Uname: "root", Gname: "root", Format: tar.FormatGNU}
		errs = append(errs, w.WriteHeader(header))
		_, err := w.Write(f.data)
		errs = append(errs, err)
	}
	errs = append(errs, w.Close(), packed.Close())
	return out.Bytes(), errors.Join(errs...)
}

// writeFolders writes a folder and those around it, each once.
func writeFolders(w *tar.Writer, dir string, made time.Time, prefix string, seen map[string]bool) error {
	if seen[dir] {
		return nil
	}
	seen[dir] = true
	if dir != "." {
		if err := writeFolders(w, path.Dir(dir), made, prefix, seen); err != nil {
			return err
		}
		dir += "/"
	} else {
		dir = ""
	}
	return w.WriteHeader(&tar.Header{Typeflag: tar.TypeDir, Name: prefix + dir, Mode: 0o755, ModTime: made,
		Uname: "root", Gname: "root", Format: tar.FormatGNU})
}

// zipped returns a zip archive of files in their order.
func zipped(files []entry, made time.Time) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		header := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: made}
		header.SetMode(f.mode)
		part, err := w.CreateHeader(header)
		if err != nil {
			return nil, err
		}
		if _, err := part.Write(f.data); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return out.Bytes(), err
}
