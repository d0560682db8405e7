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
	// gzipBlock is how much of the tar goes into one block of gzip. Blocks are
	// compressed beside each other.
	gzipBlock = 1 << 20
	// maxWorkers bounds the memory that a machine with many processors uses.
	maxWorkers = 8
)

// maxParallel is how many goroutines may unpack beside each other, and as many
// compress: of zstd two are of use.
func maxParallel() int { return min(runtime.GOMAXPROCS(0), maxWorkers) }

// newCompressor compresses to w what is written. Its output depends on the
// content and the level, and not on the number of workers.
func newCompressor(w io.Writer, c Compression, level, workers int) (io.WriteCloser, error) {
	if c == Gzip {
		return newGzip(w, level, workers)
	}
	return newZstd(w, level, workers)
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

// newZstd compresses to one frame, with the window of the level. Codes are made for
// literals also where nothing repeats, as in much of a GPU library, which costs no
// time to speak of. The encoder finds matches and writes codes beside each other,
// where it may have two workers.
func newZstd(w io.Writer, level, workers int) (io.WriteCloser, error) {
	speed := zstd.SpeedDefault
	if level > 0 {
		speed = zstd.EncoderLevelFromZstd(level)
	}
	z, err := zstd.NewWriter(w, zstd.WithEncoderLevel(speed), zstd.WithEncoderConcurrency(min(workers, 2)),
		zstd.WithAllLitEntropyCompression(true))
	if err != nil {
		return nil, fmt.Errorf("zstd level %d: %w", level, err)
	}
	return z, nil
}
