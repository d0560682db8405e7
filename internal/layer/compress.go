package layer

import (
	"fmt"
	"io"
	"runtime"
	"sync"

	"github.com/klauspost/compress/zstd"
	"github.com/klauspost/pgzip"
)

const (
	// frameSize is how much of the tar goes into one zstd frame. Frames are
	// compressed beside each other and stand one after the other in the layer.
	frameSize = 4 << 20
	// gzipBlock is the same for gzip.
	gzipBlock = 1 << 20
	// maxWorkers bounds the memory that a machine with many processors uses.
	maxWorkers = 8
)

// maxParallel is how many goroutines may unpack beside each other, and as many
// compress.
func maxParallel() int { return min(runtime.GOMAXPROCS(0), maxWorkers) }

// newCompressor compresses to w what is written. Its output depends on the
// content and the level, and not on the number of workers.
func newCompressor(w io.Writer, c Compression, level, workers int) (io.WriteCloser, error) {
	if c == Gzip {
		return newGzip(w, level, workers)
	}
	return newFrames(w, level, workers)
}

func newGzip(w io.Writer, level, workers int) (io.WriteCloser, error) {
	if level == 0 {
		level = pgzip.DefaultCompression
	}
	to := &sticky{to: w}
	z, err := pgzip.NewWriterLevel(to, level)
	if err != nil {
		return nil, fmt.Errorf("gzip level %d: %w", level, err)
	}
	if err := z.SetConcurrency(gzipBlock, workers+1); err != nil {
		return nil, fmt.Errorf("gzip: %w", err)
	}
	return &gzipWriter{z, to}, nil
}

// gzipWriter keeps the underlying writer's errors from pgzip, which would leave
// its goroutines waiting, and gives them to the caller itself.
type gzipWriter struct {
	z  *pgzip.Writer
	to *sticky
}

func (g *gzipWriter) Write(p []byte) (int, error) {
	if err := g.to.failure(); err != nil {
		return 0, err
	}
	return g.z.Write(p)
}

func (g *gzipWriter) Close() error {
	err := g.z.Close()
	if failure := g.to.failure(); failure != nil {
		return failure
	}
	return err
}

// sticky drops what comes after its writer's first error, and keeps that.
type sticky struct {
	to  io.Writer
	mu  sync.Mutex
	err error
}

func (s *sticky) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.err == nil {
		_, s.err = s.to.Write(p)
	}
	return len(p), nil
}

func (s *sticky) failure() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// frames is a writer of zstd frames.
type frames struct {
	encoder *zstd.Encoder
	filling []byte
	jobs    chan *frame   // to the workers
	ordered chan *frame   // to the writing goroutine, in order
	free    chan *frame   // done with, to be used again
	written chan struct{} // closed when the last frame is out
	failed  chan struct{} // closed when err is set
	err     error         // of the underlying writer
	closed  bool
}

type frame struct {
	in, out []byte
	done    chan struct{}
}

func newFrames(w io.Writer, level, n int) (*frames, error) {
	speed := zstd.SpeedDefault
	if level > 0 {
		speed = zstd.EncoderLevelFromZstd(level)
	}
	encoder, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(speed), zstd.WithEncoderConcurrency(n),
		zstd.WithWindowSize(frameSize), zstd.WithLowerEncoderMem(true))
	if err != nil {
		return nil, fmt.Errorf("zstd level %d: %w", level, err)
	}
	f := &frames{
		encoder: encoder,
		jobs:    make(chan *frame, n+1), ordered: make(chan *frame, n+1), free: make(chan *frame, n+2),
		written: make(chan struct{}), failed: make(chan struct{}),
	}
	for range n + 1 {
		f.free <- &frame{}
	}
	for range n {
		go f.compress()
	}
	go f.writeAll(w)
	return f, nil
}

func (f *frames) compress() {
	for job := range f.jobs {
		job.out = f.encoder.EncodeAll(job.in, job.out[:0])
		close(job.done)
	}
}

func (f *frames) writeAll(w io.Writer) {
	defer close(f.written)
	for job := range f.ordered {
		<-job.done
		if f.err == nil {
			if _, f.err = w.Write(job.out); f.err != nil {
				close(f.failed)
			}
		}
		f.free <- job
	}
}

// Write takes in content; an error of the underlying writer shows here as soon
// as it is known.
func (f *frames) Write(p []byte) (int, error) {
	n := len(p)
	for len(p) > 0 {
		if f.filling == nil {
			f.filling = make([]byte, 0, frameSize)
		}
		take := min(len(p), frameSize-len(f.filling))
		f.filling = append(f.filling, p[:take]...)
		p = p[take:]
		if len(f.filling) == frameSize {
			if err := f.send(); err != nil {
				return 0, err
			}
		}
	}
	return n, nil
}

// send hands the filled buffer on, and takes the one of a finished frame.
func (f *frames) send() error {
	select {
	case <-f.failed:
		return f.err
	default:
	}
	job := <-f.free
	empty := job.in
	job.in, job.done = f.filling, make(chan struct{})
	f.filling = empty[:0]
	f.ordered <- job
	f.jobs <- job
	return nil
}

// Close writes the rest and gives the underlying writer's error, if any.
func (f *frames) Close() error {
	if f.closed {
		return f.err
	}
	f.closed = true
	var err error
	if len(f.filling) > 0 {
		err = f.send()
	}
	close(f.jobs)
	close(f.ordered)
	<-f.written
	if f.err != nil {
		return f.err
	}
	return err
}
