package harvest

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/envsolve/envsolve/internal/index"
)

// How much is read at a time, in bytes: of the end of a zip, where its directory
// is, and of what follows an offset.
const (
	tailSize   = 128 << 10
	windowSize = 8 << 20
	leastRead  = 32 << 10
)

// remote is a file on a server, as io.ReaderAt: it holds its end and the window
// that was read last.
type remote struct {
	ctx    context.Context
	client *index.Client
	file   index.File
	budget *Budget
	tail   span
	window span
	until  int64 // reading beyond this offset is not expected
}

// span is a part of a file.
type span struct {
	from int64
	data []byte
}

func (s span) holds(at int64) bool { return at >= s.from && at < s.from+int64(len(s.data)) }

// archiveFile is a wheel, on a server or on the disk.
type archiveFile interface {
	io.ReaderAt
	io.Closer
	// expect says that what lies before an offset is about to be read.
	expect(until int64)
}

// sized returns a file with its size, which pages in HTML do not say.
func (h *Harvester) sized(ctx context.Context, f index.File) (index.File, error) {
	if f.Size > 0 {
		return f, nil
	}
	size, err := h.Client.Size(ctx, f)
	f.Size = size
	return f, err
}

// open opens a wheel by ranges, or fetches it whole from a server that serves
// none.
func (h *Harvester) open(ctx context.Context, f index.File) (archiveFile, error) {
	r, err := h.openRemote(ctx, f)
	if !errors.Is(err, index.ErrNoRanges) {
		return r, err
	}
	return h.fetchWhole(ctx, f)
}

// fetched is a wheel that came whole, and was verified.
type fetched struct{ *os.File }

func (fetched) expect(int64) {}

func (h *Harvester) fetchWhole(ctx context.Context, f index.File) (*fetched, error) {
	if err := h.Budget.spend(f.Size); err != nil {
		return nil, fmt.Errorf("%s: %w", f.Name, err)
	}
	got, err := h.Client.Fetch(ctx, f, h.Store, nil)
	if err != nil {
		return nil, err
	}
	file, err := os.Open(got.Path)
	return &fetched{file}, err
}

// openRemote reads the end of a file.
func (h *Harvester) openRemote(ctx context.Context, f index.File) (*remote, error) {
	r := &remote{ctx: ctx, client: h.Client, file: f, budget: h.Budget}
	var err error
	r.tail, err = r.fetch(max(0, f.Size-tailSize), min(f.Size, tailSize))
	return r, err
}

func (r *remote) fetch(from, n int64) (span, error) {
	if err := r.budget.spend(n); err != nil {
		return span{}, fmt.Errorf("%s: %w", r.file.Name, err)
	}
	data, err := r.client.Part(r.ctx, r.file, from, n)
	if err == nil && int64(len(data)) != n {
		err = fmt.Errorf("%s: it ends after %d bytes, not %d as the index says", r.file.Name, from+int64(len(data)),
			r.file.Size)
	}
	return span{from, data}, err
}

// expect lets what is about to be read come in large parts.
func (r *remote) expect(until int64) { r.until = until }

// Close is there for files on the disk.
func (r *remote) Close() error { return nil }

// ReadAt reads what is at hand, and asks for what is not.
func (r *remote) ReadAt(p []byte, at int64) (int, error) {
	done := 0
	for done < len(p) {
		from := at + int64(done)
		if from >= r.file.Size {
			return done, io.EOF
		}
		have := r.tail
		if !have.holds(from) {
			if !r.window.holds(from) {
				n := min(max(r.until-from, int64(len(p)-done), leastRead), windowSize, r.tail.from-from)
				next, err := r.fetch(from, n)
				if err != nil {
					return done, err
				}
				r.window = next
			}
			have = r.window
		}
		done += copy(p[done:], have.data[from-have.from:])
	}
	return done, nil
}
