package build

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"testing"

	"github.com/containerd/containerd/v2/core/content"
	"github.com/opencontainers/go-digest"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

// memory reads a blob up to a length, and fails after it.
type memory struct {
	*bytes.Reader
	until  int64
	err    error
	closed bool
}

func (m *memory) ReadAt(p []byte, offset int64) (int, error) {
	if offset+int64(len(p)) <= m.until {
		return m.Reader.ReadAt(p, offset)
	}
	n, err := io.NewSectionReader(m.Reader, 0, m.until).ReadAt(p, min(offset, m.until))
	if err == io.EOF {
		err = m.err
	}
	return n, err
}

func (m *memory) Close() error {
	m.closed = true
	return nil
}

func TestABlobThatIsPrunedInTheMiddleIsReadOnFromAnother(t *testing.T) {
	whole := bytes.Repeat([]byte("envsolve "), 10_000)
	gone := status.Error(codes.NotFound, "content digest sha256:0: not found")
	for _, test := range []struct {
		name    string
		until   int64
		err     error
		another error
		want    error
	}{
		{"at the start", 0, gone, nil, nil},
		{"in the middle", 40_001, gone, nil, nil},
		{"no other", 40_001, gone, io.ErrNoProgress, io.ErrNoProgress},
		{"another failure", 40_001, io.ErrClosedPipe, nil, io.ErrClosedPipe},
	} {
		t.Run(test.name, func(t *testing.T) {
			first := &memory{Reader: bytes.NewReader(whole), until: test.until, err: test.err}
			second := &memory{Reader: bytes.NewReader(whole), until: int64(len(whole))}
			r := &prunedReader{ReaderAt: first, anew: func() (content.ReaderAt, error) { return second, test.another }}
			got, err := io.ReadAll(content.NewReader(r))
			if !errors.Is(err, test.want) || (err == nil) != bytes.Equal(got, whole) {
				t.Fatalf("it reads %d bytes (%v), want %d (%v)", len(got), err, len(whole), test.want)
			}
			if err := r.Close(); err != nil || (test.want == nil) != second.closed || !first.closed {
				t.Errorf("closed: %v and %v (%v)", first.closed, second.closed, err)
			}
		})
	}
}

// Nobody but the reader makes sure of the bytes that a builder has.
func TestABlobOfTheBuildersIsHeldToItsDigest(t *testing.T) {
	whole := bytes.Repeat([]byte("envsolve "), 10_000)
	other := bytes.Clone(whole)
	other[len(other)-1] = '!'
	for name, test := range map[string]struct {
		held []byte
		want bool
	}{
		"the same bytes": {whole, true}, "another byte": {other, false}, "half of them": {whole[:len(whole)/2], false},
	} {
		t.Run(name, func(t *testing.T) {
			of := digest.FromBytes(whole)
			r := &hashedReader{ReaderAt: &memory{Reader: bytes.NewReader(test.held), until: int64(len(test.held))}, of: of,
				hash: of.Verifier()}
			_, err := io.ReadAll(content.NewReader(r))
			if (err == nil) != test.want || err != nil && !strings.Contains(err.Error(), of.String()) {
				t.Errorf("%v", err)
			}
			if _, err := r.ReadAt(make([]byte, 1), 0); err == nil {
				t.Error("it is read from the beginning once more, past the hash")
			}
		})
	}
}
