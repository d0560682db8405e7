// Package layertar reads the layers of images, whole: their bytes are held to
// their digest, and what they unpack to is bounded.
package layertar

import (
	"archive/tar"
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"
)

// Budget bounds what layers may unpack to, in bytes: one of 10 MB can hold a
// hundred gigabytes of zeros. Every entry of a tar counts as [EntryCost] besides.
type Budget struct{ left int64 }

// What layers may unpack to, whatever their size, and for each compressed byte.
const (
	budgetFrom    = 512 << 20
	budgetPerByte = 20
)

// EntryCost is what every entry of a tar counts as besides its bytes, and what a folder does
// that a path makes on its way.
const EntryCost = 4 << 10

// NewBudget returns the budget of layers that take this many bytes compressed.
func NewBudget(compressed int64) *Budget {
	return &Budget{left: budgetFrom + budgetPerByte*compressed}
}

// ErrTooLarge says that layers unpack to more than any image does.
var ErrTooLarge = fmt.Errorf("it unpacks to more than %d MB and %d times its size", budgetFrom>>20, budgetPerByte)

// Spend takes from the budget.
func (b *Budget) Spend(n int64) error {
	if b.left -= n; b.left < 0 {
		return ErrTooLarge
	}
	return nil
}

// Reader passes content on as long as the budget lasts.
func (b *Budget) Reader(r io.Reader) io.Reader { return budgeted{r, b} }

type budgeted struct {
	io.Reader
	budget *Budget
}

// Read implements io.Reader.
func (r budgeted) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	if over := r.budget.Spend(int64(n)); over != nil {
		return n, over
	}
	return n, err
}

// Read reads a whole layer: it checks the blob's digest, returns the digest of
// the tar inside, and shows each entry to visit, which may be nil.
func Read(
	ctx context.Context, blob io.Reader, want digest.Digest, budget *Budget, visit func(*tar.Header, io.Reader) error,
) (digest.Digest, error) {
	whole := digest.Canonical.Digester()
	tee := io.TeeReader(reader{ctx, blob}, whole.Hash())
	plain, done, err := decompress(tee)
	if err != nil {
		return "", err
	}
	defer done()
	inner := digest.Canonical.Digester()
	content := io.TeeReader(budget.Reader(plain), inner.Hash())
	if visit != nil {
		if err := walk(content, budget, visit); err != nil {
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

func walk(content io.Reader, budget *Budget, visit func(*tar.Header, io.Reader) error) error {
	entries := tar.NewReader(content)
	for {
		h, err := entries.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err == nil {
			err = budget.Spend(EntryCost)
		}
		if err != nil {
			return err
		}
		if err := visit(h, sparse(h, entries, budget)); err != nil {
			return fmt.Errorf("%s: %w", h.Name, err)
		}
	}
}

// sparse counts the content of an entry once more: holes in files are read as
// zeros that stand nowhere in the layer.
func sparse(h *tar.Header, content io.Reader, budget *Budget) io.Reader {
	if h.Typeflag == tar.TypeGNUSparse || h.PAXRecords["GNU.sparse.major"] != "" ||
		h.PAXRecords["GNU.sparse.map"] != "" {
		return budget.Reader(content)
	}
	return content
}

// maxWindow is how far zstd may look back, in bytes. Docker and containerd take no
// larger one by default.
const maxWindow = 64 << 20

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
		z, err := zstd.NewReader(buffered, zstd.WithDecoderConcurrency(1), zstd.WithDecoderLowmem(true),
			zstd.WithDecoderMaxMemory(maxWindow), zstd.WithDecoderMaxWindow(maxWindow))
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
