package layer

import (
	"context"
	"errors"
	"fmt"
	"io"
	"sync"

	"golang.org/x/sync/semaphore"
)

const (
	// chunkSize is how content travels from those who unpack to the tar.
	chunkSize = 512 << 10
	// aheadOfOne is how many bytes of one file may wait for the tar, and
	// aheadOfAll how many of all files.
	aheadOfOne = 4 << 20
	aheadOfAll = 16 << 20
)

// flight is a file on its way into the tar.
type flight struct {
	item   *item
	spare  *sync.Pool // of whole chunks, as *[]byte, for all flights
	cost   int64      // bytes it may hold
	chunks chan chunk // nil when the content is at hand
}

type chunk struct {
	data  []byte
	whole *[]byte // the buffer that data lies in, if it is to be used again
	err   error   // after data; io.EOF at the end of the file
}

// unpackAhead opens and reads the items beside each other, and hands them to
// take one after the other, in their order. What waits is bounded: a file is
// started only when its share of memory is free, in the order of the items, so
// the one that take waits for is always under way.
func unpackAhead(ctx context.Context, items []item, workers int, take func(*item, io.Reader) error) error {
	ctx, cancel := context.WithCancel(ctx)
	var running sync.WaitGroup
	defer running.Wait() // nobody reads the wheel any more when this returns
	defer cancel()
	memory := semaphore.NewWeighted(aheadOfAll)
	ordered, work := make(chan *flight, 256), make(chan *flight)
	running.Go(func() {
		defer close(ordered)
		defer close(work)
		start(ctx, items, memory, ordered, work)
	})
	for range workers {
		running.Go(func() {
			for f := range work {
				f.unpack(ctx)
			}
		})
	}
	for f := range ordered {
		if err := take(f.item, &flightReader{ctx: ctx, flight: f}); err != nil {
			return err
		}
		memory.Release(f.cost)
	}
	return ctx.Err()
}

// start sends the items on their way, each as soon as there is memory for it.
func start(ctx context.Context, items []item, memory *semaphore.Weighted, ordered, work chan<- *flight) {
	spare := &sync.Pool{New: func() any {
		b := make([]byte, chunkSize)
		return &b
	}}
	for i := range items {
		f := &flight{item: &items[i], spare: spare}
		if f.item.open != nil {
			f.cost = min(f.item.size, aheadOfOne) + 1
			f.chunks = make(chan chunk, aheadOfOne/chunkSize)
		}
		if memory.Acquire(ctx, f.cost) != nil {
			return
		}
		select {
		case ordered <- f:
		case <-ctx.Done():
			return
		}
		if f.chunks == nil {
			continue
		}
		select {
		case work <- f:
		case <-ctx.Done():
			return
		}
	}
}

// unpack reads the file to its end, where its hash is checked.
func (f *flight) unpack(ctx context.Context) {
	defer close(f.chunks)
	r, err := f.item.open()
	if err != nil {
		f.send(ctx, chunk{err: named(err, f.item.from)})
		return
	}
	defer r.Close()
	for left := f.item.size + 1; ; { // one more, to see the end
		c := f.newChunk(left)
		n, err := io.ReadFull(r, c.data)
		left -= int64(n)
		if errors.Is(err, io.ErrUnexpectedEOF) {
			err = io.EOF
		}
		if left <= 0 {
			n--
			err = fmt.Errorf("/%s: it is longer than the %d bytes it declares", f.item.path, f.item.size)
		}
		c.data, c.err = c.data[:n], named(err, f.item.from)
		if !f.send(ctx, c) || err != nil {
			return
		}
	}
}

// newChunk makes room for at most n bytes.
func (f *flight) newChunk(n int64) chunk {
	if n < chunkSize {
		return chunk{data: make([]byte, n)}
	}
	whole := f.spare.Get().(*[]byte)
	return chunk{data: *whole, whole: whole}
}

func (f *flight) send(ctx context.Context, c chunk) bool {
	select {
	case f.chunks <- c:
		return true
	case <-ctx.Done():
		return false
	}
}

// flightReader reads a flight's content.
type flightReader struct {
	ctx    context.Context
	flight *flight
	now    chunk
}

func (r *flightReader) Read(p []byte) (int, error) {
	for len(r.now.data) == 0 {
		if r.now.whole != nil {
			r.flight.spare.Put(r.now.whole)
			r.now.whole = nil
		}
		if r.now.err != nil {
			return 0, r.now.err
		}
		select {
		case next, ok := <-r.flight.chunks:
			if !ok {
				return 0, io.ErrUnexpectedEOF
			}
			r.now = next
		case <-r.ctx.Done():
			return 0, r.ctx.Err()
		}
	}
	n := copy(p, r.now.data)
	r.now.data = r.now.data[n:]
	return n, nil
}
