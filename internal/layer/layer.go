package layer

import (
	"archive/tar"
	"cmp"
	"context"
	"crypto/sha256"
	"fmt"
	"hash"
	"io"
	"path"
	"slices"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/oci"
)

// Layer describes a layer that was made.
type Layer struct {
	oci.Layer
	UncompressedSize int64 `json:"uncompressedSize"` // bytes of the tar
	Files            int   `json:"files"`            // files and links, folders not counted
}

// writeLayer sorts the items, adds their parents, and writes the layer.
func writeLayer(ctx context.Context, items []item, opt Options, w io.Writer) (l Layer, err error) {
	if items, err = withParents(items); err != nil {
		return Layer{}, err
	}
	out := &counter{to: w, hash: sha256.New()}
	z, err := newCompressor(out, opt.Compression, opt.Level, opt.parallel())
	if err != nil {
		return Layer{}, err
	}
	defer z.Close() // ends its goroutines when an error comes first
	var plain io.Writer = z
	if c := opt.copy(ctx); c != nil {
		defer c.Close()
		plain = io.MultiWriter(z, c)
	}
	l = Layer{Layer: oci.Layer{MediaType: opt.Compression.MediaType()}}
	err = l.writeTar(ctx, items, opt, plain)
	if err == nil {
		err = z.Close()
	}
	if err == nil {
		err = ctx.Err() // what was asked to end is not handed out
	}
	if err != nil {
		return Layer{}, err
	}
	l.Digest, l.Size = digest.NewDigest(digest.SHA256, out.hash), out.n
	if opt.locked != nil {
		if l.Digest != opt.locked.Digest {
			return Layer{}, errNotAsLocked
		}
		l.DiffID = opt.locked.DiffID
	}
	return l, nil
}

// writeTar writes items in their order, and notes what the tar is, but for the diff ID of
// a locked layer, which the lock has.
func (l *Layer) writeTar(ctx context.Context, items []item, opt Options, w io.Writer) error {
	out := &counter{to: w}
	if opt.locked == nil {
		out.hash = sha256.New()
	}
	t := tar.NewWriter(out)
	buffer := make([]byte, 32<<10)
	err := unpackAhead(ctx, items, opt.parallel(), func(it *item, content io.Reader) error {
		if !it.dir {
			l.Files++
		}
		return it.write(t, content, buffer)
	})
	if err == nil {
		err = t.Close()
	}
	if out.hash != nil {
		l.DiffID = digest.NewDigest(digest.SHA256, out.hash)
	}
	l.UncompressedSize = out.n
	return err
}

// withParents returns the items in the order of their paths, and before them
// every folder that leads to them.
func withParents(items []item) ([]item, error) {
	byPath := make(map[string]int, len(items))
	for i := range items {
		if _, ok := byPath[items[i].path]; ok {
			return nil, fmt.Errorf("layer: two entries for /%s", items[i].path)
		}
		byPath[items[i].path] = i
	}
	all := append(make([]item, 0, 2*len(items)), items...)
	for i := range items {
		for dir := path.Dir(items[i].path); dir != "."; dir = path.Dir(dir) {
			at, ok := byPath[dir]
			if ok && !all[at].dir {
				return nil, named(wheel.Refuse(dir, "it is a file, and the folder of %q", items[i].path), items[i].from)
			}
			if ok {
				break
			}
			byPath[dir] = len(all)
			all = append(all, item{path: dir, mode: 0o755, dir: true})
		}
	}
	slices.SortFunc(all, func(a, b item) int { return ComparePaths(a.path, b.path) })
	return all, nil
}

// ComparePaths compares paths part by part, as who walks folders meets them: a
// folder and what it holds come before its neighbour, whatever the neighbour's name
// begins with. It is BuildKit's order, so that a tree which BuildKit has compared
// makes the same layer.
func ComparePaths(a, b string) int {
	for i := range min(len(a), len(b)) {
		switch {
		case a[i] == b[i]:
		case a[i] == '/':
			return -1
		case b[i] == '/':
			return 1
		default:
			return cmp.Compare(a[i], b[i])
		}
	}
	return cmp.Compare(len(a), len(b))
}

// header returns the item's header in a tar.
func (it *item) header() *tar.Header {
	h := &tar.Header{Name: it.path, Mode: it.mode, ModTime: epoch(), Format: tar.FormatPAX, Typeflag: tar.TypeReg,
		Size: it.size}
	switch {
	case it.dir:
		h.Typeflag, h.Name = tar.TypeDir, it.path+"/"
	case it.link != "":
		h.Typeflag, h.Linkname, h.Mode = tar.TypeSymlink, it.link, 0o777
	}
	return h
}

// write adds the item to a tar; its content goes through the buffer.
func (it *item) write(t *tar.Writer, content io.Reader, buffer []byte) error {
	if err := t.WriteHeader(it.header()); err != nil {
		return fmt.Errorf("/%s: %w", it.path, err)
	}
	if it.open == nil {
		_, err := t.Write(it.data)
		return err
	}
	n, err := io.CopyBuffer(onlyWriter{t}, content, buffer)
	if err == nil && n != it.size {
		err = fmt.Errorf("/%s: it has %d bytes, not the %d it declares", it.path, n, it.size)
	}
	return err
}

// onlyWriter hides the tar writer's ReadFrom, which copies in small pieces.
type onlyWriter struct{ io.Writer }

// counter counts and hashes what passes.
type counter struct {
	to   io.Writer
	hash hash.Hash // nil for a count alone
	n    int64
}

func (c *counter) Write(p []byte) (int, error) {
	n, err := c.to.Write(p)
	if c.hash != nil {
		c.hash.Write(p[:n])
	}
	c.n += int64(n)
	return n, err
}
