package registry

import (
	"archive/tar"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"strings"

	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/strictjson"
)

// source is the files of an OCI image layout: a folder, or the same in a tar
// file. Paths are as the image specification writes them, with slashes.
type source interface {
	// open opens a regular file, and errNoFile says that there is none.
	open(name string) (content, error)
	// below reports whether there is anything at a path or below it.
	below(name string) bool
	// only reports whether a reader cannot choose by platform: it must find one
	// image and no other.
	only() bool
	Close() error
}

type content interface {
	io.ReadCloser
	Size() int64
}

// errNoFile says that a layout lacks a file.
var errNoFile = errors.New("there is no such file")

// blobPath is where a layout keeps a blob.
func blobPath(h v1.Hash) string { return path.Join("blobs", h.Algorithm, h.Hex) }

// openSource opens what a user names, a folder or an archive.
func openSource(name string) (source, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	switch {
	case info.IsDir():
		root, err := os.OpenRoot(name)
		return folder{root}, err
	case !info.Mode().IsRegular():
		return nil, errors.New("it is neither a file nor a folder")
	}
	return openArchive(name)
}

// maxDocument bounds what is read of a manifest or config.
const maxDocument = 16 << 20

// readDocument reads a whole small file.
func readDocument(s source, name string) ([]byte, error) {
	c, err := s.open(name)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	if c.Size() > maxDocument {
		return nil, fmt.Errorf("%s is %d bytes large, which no manifest is", name, c.Size())
	}
	raw, err := io.ReadAll(io.LimitReader(c, maxDocument))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return raw, nil
}

// decode reads a JSON file that all readers must read alike.
func decode(s source, name string, v any) error {
	raw, err := readDocument(s, name)
	if err != nil {
		return err
	}
	if err := strictjson.Unmarshal(raw, v); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

// folder is a layout in a folder; no link leads out of it.
type folder struct{ root *os.Root }

func (f folder) open(name string) (content, error) {
	// A pipe is not opened: that would wait for a writer.
	info, err := f.root.Stat(name)
	if errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", name, errNoFile)
	}
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, fmt.Errorf("%s is no regular file", name)
	}
	file, err := f.root.Open(name)
	return sized{file, info.Size()}, err
}

func (f folder) below(name string) bool {
	_, err := f.root.Lstat(name)
	return err == nil
}

func (f folder) only() bool   { return false }
func (f folder) Close() error { return f.root.Close() }

// sized is a file whose size is known.
type sized struct {
	io.ReadCloser
	size int64
}

func (s sized) Size() int64 { return s.size }

// archive is a layout in a tar file, read in place: layers of many gigabytes are
// not unpacked to look at a manifest.
type archive struct {
	file    *os.File
	entries map[string]entry // by path: blobs/sha256/…
	folders map[string]bool
	links   map[string]string // to other layers of a docker-archive
}

type entry struct{ offset, size int64 }

func openArchive(name string) (*archive, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	a := &archive{file: file, entries: map[string]entry{}, folders: map[string]bool{}, links: map[string]string{}}
	if err := foreign(file, name); err != nil {
		return nil, errors.Join(err, file.Close())
	}
	if err := errors.Join(a.scan(), a.linkedLayers()); err != nil {
		return nil, errors.Join(fmt.Errorf("not an image archive: %w", err), file.Close())
	}
	return a, nil
}

// written is where image archives come from, for those who have something else.
const written = `"envsolve build --output type=oci,dest=FILE", "docker save" and "podman save" write what is read`

// blockSize is that of a header in a tar archive, which begins with one.
const blockSize = 512

// foreign says what a file is that begins unlike a tar archive, and how to get one of it.
func foreign(file io.ReaderAt, name string) error {
	head := make([]byte, blockSize)
	n, err := file.ReadAt(head, 0)
	if err != nil && !errors.Is(err, io.EOF) {
		return err
	}
	head = head[:n]
	begins := func(with string) bool { return bytes.HasPrefix(head, []byte(with)) }
	for _, by := range []struct{ magic, program string }{
		{"\x1f\x8b", "gunzip"}, {"\x28\xb5\x2f\xfd", "unzstd"}, {"\xfd7zXZ\x00", "unxz"}, {"BZh", "bunzip2"},
	} {
		if begins(by.magic) {
			return fmt.Errorf("it is compressed, and archives are read in place: \"%s -k %s\" unpacks it", by.program, name)
		}
	}
	_, err = tar.NewReader(bytes.NewReader(head)).Next()
	switch {
	case n == 0:
		return errors.New("it is empty: " + written)
	case begins("hsqs"):
		return errors.New("it is a SquashFS file, and images are read from archives: " + written)
	case bytes.Contains(head, []byte("SIF_MAGIC\x00")):
		return errors.New("it is a SIF file, and images are read from archives: " + written)
	case begins("PK\x03\x04"):
		return errors.New("it is a zip file, such as a wheel, and no image archive: " + written)
	case n < blockSize || errors.Is(err, tar.ErrHeader):
		return fmt.Errorf("not an image archive, but a file that begins with %q: %s", head[:min(n, 24)], written)
	}
	return nil
}

// Far more files than any image's archive has, and far longer paths.
const (
	maxEntries = 100_000
	maxPath    = 1024
)

// scan notes where each file of the archive lies. Programs differ in what they
// make of a path that is there twice, of links, of files with holes and of what
// follows the end of an archive, so none of that is taken.
func (a *archive) scan() error {
	r := tar.NewReader(a.file)
	for {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			return a.trailer()
		}
		if errors.Is(err, io.ErrUnexpectedEOF) {
			return errors.New("it ends in the midst of a file: copy or write it again")
		}
		if err != nil {
			return err
		}
		if err := a.note(header); err != nil {
			return err
		}
	}
}

func (a *archive) note(h *tar.Header) error {
	name := strings.TrimPrefix(path.Clean(h.Name), "/")
	_, twice := a.entries[name]
	if _, link := a.links[name]; link {
		twice = true
	}
	switch {
	case name == ".." || strings.HasPrefix(name, "../"):
		return fmt.Errorf("its path %q leads out of it", h.Name)
	case len(h.Name) > maxPath:
		return fmt.Errorf("one of its paths is %d bytes long", len(h.Name))
	case len(a.entries)+len(a.folders)+len(a.links) >= maxEntries:
		return fmt.Errorf("it holds more than %d files", maxEntries)
	case h.Typeflag == tar.TypeDir && !twice:
		a.folders[name] = true
		return nil
	case h.Typeflag == tar.TypeSymlink && !twice && !a.folders[name]:
		a.links[name] = h.Linkname // what it may be is known when all is seen
		return nil
	case h.Typeflag != tar.TypeReg && h.Typeflag != tar.TypeDir || sparse(h):
		return fmt.Errorf("%q is no regular file, and an image's archive holds no others", h.Name)
	case twice || a.folders[name]:
		return fmt.Errorf("%q is there twice, and programs differ in which of them counts", h.Name)
	}
	offset, err := a.file.Seek(0, io.SeekCurrent)
	a.entries[name] = entry{offset: offset, size: h.Size}
	for dir := path.Dir(name); dir != "." && !a.folders[dir]; dir = path.Dir(dir) {
		if _, file := a.entries[dir]; file {
			return fmt.Errorf("%q is there twice, as a file and as a folder", dir)
		}
		a.folders[dir] = true
	}
	return err
}

// sparse reports whether a file's bytes do not stand in the archive as they are.
func sparse(h *tar.Header) bool {
	for key := range h.PAXRecords {
		if strings.HasPrefix(key, "GNU.sparse.") {
			return true
		}
	}
	return false
}

// trailer reads what follows the end: writers pad with zeros.
func (a *archive) trailer() error {
	buffer := make([]byte, 32<<10)
	for {
		n, err := a.file.Read(buffer)
		for _, b := range buffer[:n] {
			if b != 0 {
				return errors.New("something follows its end")
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

func (a *archive) open(name string) (content, error) {
	e, ok := a.entries[name]
	if !ok {
		return nil, fmt.Errorf("%s: %w", name, errNoFile)
	}
	return sized{io.NopCloser(io.NewSectionReader(a.file, e.offset, e.size)), e.size}, nil
}

func (a *archive) below(name string) bool {
	_, file := a.entries[name]
	return file || a.folders[name]
}

func (a *archive) only() bool   { return true }
func (a *archive) Close() error { return a.file.Close() }
