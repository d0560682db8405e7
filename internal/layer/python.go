package layer

import (
	"archive/tar"
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"strings"

	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/wheel"
)

// Python is the archive of a relocatable build of Python: a tar, compressed with gzip or
// zstd.
type Python struct {
	Digest digest.Digest // of the archive
	Name   string        // its file name, for messages
	Root   string        // the folder in it that holds bin and lib
	Prefix string        // where that goes in the image: /opt/python
}

// Bounds of what an archive may hold, of which a build has a tenth at most.
const (
	maxPythonBytes = 4 << 30
	maxPythonFiles = 200_000
)

// Python returns the layer of a relocatable build whose archive is in the store. It
// holds what lies below the archive's root, in the same normal form as a wheel's layer.
func (m *Maker) Python(ctx context.Context, p Python, opt Options) (Layer, error) {
	opt, err := opt.normalize()
	if err != nil {
		return Layer{}, err
	}
	key := pythonKey(p, opt)
	if l, ok := m.cached(key); ok {
		return l, nil
	}
	unlock, err := m.Store.Lock(ctx, "layer "+key)
	if err != nil {
		return Layer{}, err
	}
	defer unlock()
	if l, ok := m.cached(key); ok { // another process made it meanwhile
		return l, nil
	}
	l, err := m.makePython(ctx, p, opt)
	if err != nil {
		return Layer{}, fmt.Errorf("layer of %s: %w", p.Name, err)
	}
	_ = m.Store.SetName(l.Digest, "layer of "+p.Name) // for listings
	return l, m.Store.SetLink(linkKind, key, l)
}

// makePython unpacks the archive into one file of the store first: a layer is in the
// order of its paths, and archives are not.
func (m *Maker) makePython(ctx context.Context, p Python, opt Options) (l Layer, err error) {
	archive, err := m.Store.Open(p.Digest)
	if err != nil {
		return Layer{}, err
	}
	defer archive.Close()
	var parts pythonParts
	contents, err := m.Store.Put(ctx, "", func(w io.Writer) (err error) {
		parts, err = unpackPython(ctx, archive, p, w)
		return err
	})
	if err != nil {
		return Layer{}, err
	}
	f, err := m.Store.Open(contents.Digest)
	if err != nil {
		return Layer{}, err
	}
	defer f.Close()
	defer func() { _ = m.Store.Discard(contents.Digest) }()
	_, err = m.Store.PutMade(ctx, func(out io.Writer) (digest.Digest, error) {
		l, err = FromFiles(ctx, parts.files(f), opt, out)
		return l.Digest, err
	})
	return l, err
}

// pythonKey holds everything that a layer's bytes depend on.
func pythonKey(p Python, opt Options) string {
	key, err := json.Marshal(struct {
		Engine      int
		Python      digest.Digest
		Root        string
		Prefix      string
		Compression Compression
		Level       int
	}{EngineVersion, p.Digest, p.Root, p.Prefix, opt.Compression, opt.Level})
	if err != nil {
		panic(err) // strings and numbers always encode
	}
	return string(key)
}

// TarOfPython writes the tar of the layer that a Maker makes of the same archive, as it
// is without compression, and returns its diff ID. Contents are kept in scratch
// meanwhile.
func TarOfPython(ctx context.Context, archive io.Reader, p Python, scratch *os.File, w io.Writer) (digest.Digest, error) {
	buffered := bufio.NewWriter(scratch)
	parts, err := unpackPython(ctx, archive, p, buffered)
	if err = errors.Join(err, buffered.Flush()); err != nil {
		return "", fmt.Errorf("layer of %s: %w", p.Name, err)
	}
	return TarOfFiles(ctx, parts.files(scratch), w)
}

// pythonParts are the entries of an archive below its root, whose contents lie one after
// the other in a file.
type pythonParts []pythonPart

type pythonPart struct {
	file File // without content
	at   span // of a regular file
}

// files returns the entries with their contents.
func (p pythonParts) files(contents io.ReaderAt) []File {
	list := make([]File, len(p))
	for i, part := range p {
		list[i] = part.file
		if part.file.Link != "" || part.file.Mode.IsDir() {
			continue
		}
		list[i].Size = part.at.size
		list[i].Open = func() (io.ReadCloser, error) {
			return io.NopCloser(io.NewSectionReader(contents, part.at.offset, part.at.size)), nil
		}
	}
	return list
}

// unpackPython reads an archive, and writes the contents of its files one after the
// other.
func unpackPython(ctx context.Context, archive io.Reader, p Python, w io.Writer) (pythonParts, error) {
	plain, err := decompressed(archive)
	if err != nil {
		return nil, err
	}
	defer plain.Close()
	u := &pythonUnpacker{Python: p, out: w, regular: map[string]span{}}
	for entries := tar.NewReader(plain); ; {
		h, err := entries.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err := errors.Join(err, ctx.Err()); err != nil {
			return nil, fmt.Errorf("it is no archive that can be read: %w", err)
		}
		if err := u.add(h, entries); err != nil {
			return nil, err
		}
	}
	if !u.hasInterpreter {
		return nil, fmt.Errorf("it has no %s/bin/python3", p.Root)
	}
	return u.parts, nil
}

// decompressed returns what a gzip or zstd file holds.
func decompressed(r io.Reader) (io.ReadCloser, error) {
	in := bufio.NewReaderSize(r, 1<<20)
	magic, err := in.Peek(4)
	if err != nil {
		return nil, fmt.Errorf("it is no archive: %w", err)
	}
	switch {
	case bytes.HasPrefix(magic, []byte{0x1f, 0x8b}):
		return gzip.NewReader(in)
	case bytes.Equal(magic, []byte{0x28, 0xb5, 0x2f, 0xfd}):
		z, err := zstd.NewReader(in, zstd.WithDecoderMaxWindow(1<<27), zstd.WithDecoderConcurrency(1))
		if err != nil {
			return nil, err
		}
		return z.IOReadCloser(), nil
	}
	return nil, errors.New("it is compressed neither with gzip nor with zstd")
}

type pythonUnpacker struct {
	Python
	out            io.Writer
	n              int64 // written so far
	linked         int64 // what hard links hold, each of which the layer has once more
	parts          pythonParts
	regular        map[string]span // by the name in the archive, for hard links
	hasInterpreter bool
}

// add takes one entry in.
func (u *pythonUnpacker) add(h *tar.Header, content io.Reader) error {
	name := path.Clean(h.Name)
	if path.IsAbs(h.Name) || name == ".." || strings.HasPrefix(name, "../") {
		return wheel.Refuse(h.Name, "it leads out of the archive")
	}
	below, inside := strings.CutPrefix(name, path.Clean(u.Root)+"/")
	if !inside {
		return nil // what it was built with, in older archives
	}
	if len(u.parts) == maxPythonFiles {
		return fmt.Errorf("it has more than %d entries", maxPythonFiles)
	}
	u.hasInterpreter = u.hasInterpreter || below == "bin/python3"
	part := pythonPart{file: File{Path: u.Prefix + "/" + below, Mode: h.FileInfo().Mode().Perm()}}
	switch h.Typeflag {
	case tar.TypeDir:
		part.file.Mode |= fs.ModeDir
	case tar.TypeReg:
		if h.Size > maxPythonBytes-u.n {
			return wheel.Refuse(name, "the archive holds more than %d bytes", int64(maxPythonBytes))
		}
		part.at = span{u.n, h.Size}
		u.regular[name] = part.at
		if err := u.copy(name, h.Size, content); err != nil {
			return err
		}
	case tar.TypeSymlink:
		to := path.Join(path.Dir(below), h.Linkname)
		if path.IsAbs(h.Linkname) || to == ".." || strings.HasPrefix(to, "../") {
			return wheel.Refuse(name, "it is a link that leads out of %s", u.Root)
		}
		part.file.Link = h.Linkname
	case tar.TypeLink:
		at, found := u.regular[path.Clean(h.Linkname)]
		if !found {
			return wheel.Refuse(name, "it is a hard link to %q, which does not stand before it", h.Linkname)
		}
		if at.size > maxPythonBytes-u.linked {
			return wheel.Refuse(name, "hard links of the archive hold more than %d bytes", int64(maxPythonBytes))
		}
		u.linked += at.size
		part.at = at
	default:
		return wheel.Refuse(name, "it is neither a file, a folder nor a link")
	}
	u.parts = append(u.parts, part)
	return nil
}

// copy writes a file's content. Byte code that goes by its source's time gets the time
// that the layer gives the source.
func (u *pythonUnpacker) copy(name string, size int64, content io.Reader) error {
	const header = 16 // magic number, flags, time and size, of 4 bytes each (PEP 552)
	if strings.HasSuffix(name, ".pyc") && size >= header {
		head := make([]byte, header)
		if _, err := io.ReadFull(content, head); err != nil {
			return err
		}
		if binary.LittleEndian.Uint32(head[4:]) == 0 {
			binary.LittleEndian.PutUint32(head[8:], uint32(epoch().Unix()))
		}
		content = io.MultiReader(bytes.NewReader(head), content)
	}
	n, err := io.Copy(u.out, content)
	u.n += n
	return err
}
