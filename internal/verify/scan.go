package verify

import (
	"archive/tar"
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"
)

// scan reads a whole layer: it checks the blob's digest, gives the digest of
// the tar inside, and shows each entry to visit, which may be nil.
func scan(ctx context.Context, blob io.Reader, want digest.Digest, visit func(*tar.Header, io.Reader) error) (digest.Digest, error) {
	whole := digest.Canonical.Digester()
	tee := io.TeeReader(reader{ctx, blob}, whole.Hash())
	plain, done, err := decompress(tee)
	if err != nil {
		return "", err
	}
	defer done()
	inner := digest.Canonical.Digester()
	content := io.TeeReader(plain, inner.Hash())
	if visit != nil {
		if err := walk(content, visit); err != nil {
			return "", err
		}
	}
	if _, err := io.Copy(io.Discard, content); err != nil { // what pads the tar
		return "", err
	}
	if _, err := io.Copy(io.Discard, tee); err != nil {
		return "", err
	}
	if got := whole.Digest(); got != want {
		return "", fmt.Errorf("its bytes are %s", got)
	}
	return inner.Digest(), nil
}

func walk(content io.Reader, visit func(*tar.Header, io.Reader) error) error {
	entries := tar.NewReader(content)
	for {
		h, err := entries.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if err := visit(h, entries); err != nil {
			return fmt.Errorf("%s: %w", h.Name, err)
		}
	}
}

// decompress tells gzip (RFC 1952) and zstd (RFC 8878) by their first bytes.
func decompress(r io.Reader) (plain io.Reader, done func(), err error) {
	buffered := bufio.NewReaderSize(r, 1<<16)
	magic, err := buffered.Peek(4)
	if err != nil && !errors.Is(err, io.EOF) {
		return nil, nil, err
	}
	switch {
	case bytes.HasPrefix(magic, []byte{0x1f, 0x8b}):
		z, err := gzip.NewReader(buffered)
		return z, func() {}, err
	case bytes.HasPrefix(magic, []byte{0x28, 0xb5, 0x2f, 0xfd}):
		z, err := zstd.NewReader(buffered, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(256<<20))
		if err != nil {
			return nil, nil, err
		}
		return z, z.Close, nil
	}
	return buffered, func() {}, nil
}

// reader stops when the context does.
type reader struct {
	ctx context.Context
	r   io.Reader
}

// Read implements io.Reader.
func (r reader) Read(p []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.r.Read(p)
}

// clean is an entry's path without what writers put around it.
func clean(name string) string { return strings.Trim(strings.TrimPrefix(name, "./"), "/") }

// file is what makes an entry of a tar the same as another. The time counts: it
// is part of the layer.
type file struct {
	kind     byte
	mode     int64
	uid, gid int
	size     int64
	link     string
	modified int64
	content  digest.Digest
}

func describe(h *tar.Header, r io.Reader) (file, error) {
	content := digest.Canonical.Digester()
	_, err := io.Copy(content.Hash(), r)
	return file{
		kind: h.Typeflag, mode: h.Mode, uid: h.Uid, gid: h.Gid, size: h.Size, link: h.Linkname,
		modified: h.ModTime.UnixNano(), content: content.Digest(),
	}, err
}

// unlike says in what a file differs from the locked one.
func (f file) unlike(locked file) string {
	switch {
	case f.kind != locked.kind:
		return "it is of another type"
	case f.link != locked.link:
		return fmt.Sprintf("it links to %q, not %q", f.link, locked.link)
	case f.content != locked.content:
		return fmt.Sprintf("its content is %s, not %s", f.content, locked.content)
	case f.mode != locked.mode:
		return fmt.Sprintf("its mode is %o, not %o", f.mode, locked.mode)
	case f.uid != locked.uid || f.gid != locked.gid:
		return fmt.Sprintf("its owner is %d:%d, not %d:%d", f.uid, f.gid, locked.uid, locked.gid)
	}
	return "its time differs"
}
