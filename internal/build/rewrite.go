package build

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder"
)

// rewrite is a file that takes another's place when all is written, unless that
// holds the very same bytes already: then nothing is written at all. Reading is
// several times faster than writing, and an archive is several gigabytes.
type rewrite struct {
	temporary *os.File
	through   bool     // the temporary file is the destination itself
	old       *os.File // what is there; nil from the first difference on
	stands    bool     // something is there
	same      int64    // bytes that both have
	buffer    []byte
	unchanged bool // after Close
	dest      string
	stamps    stamps
	content   digest.Digest // what is written; empty when nobody can tell
}

// newRewrite compares with dest as it goes; the temporary file is the caller's
// to rename or remove.
func newRewrite(temporary *os.File, dest string, known stamps) (*rewrite, error) {
	r := &rewrite{temporary: temporary, dest: dest, stamps: known}
	old, err := os.Open(dest)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, fs.ErrPermission): // it may be replaced all the same
		return r, nil
	case err != nil:
		return nil, err
	}
	r.old, r.stands = old, true
	return r, nil
}

// begin says what is going to be written. It is true when the file is known to
// hold just that: then there is nothing to write. Where it is known to hold something
// else, there is nothing to compare.
func (r *rewrite) begin(content digest.Digest) bool {
	r.content = content
	if r.old == nil {
		return false
	}
	held, known := r.stamps.held(r.dest)
	if !known {
		return false
	}
	if r.unchanged = held == content; r.unchanged {
		_ = r.temporary.Close() // nothing was written
	} else {
		unneeded(r.old) // what is written needs as much memory
	}
	_ = r.old.Close() // it was only opened
	r.old = nil
	return r.unchanged
}

// Write goes on comparing, or writes from the first difference on.
func (r *rewrite) Write(p []byte) (int, error) {
	n, err := r.write(p)
	return n, builder.DiskFull(r.dest, err)
}

// ReadFrom has the kernel copy a file where nothing is left to compare.
func (r *rewrite) ReadFrom(from io.Reader) (int64, error) {
	if r.old != nil {
		return io.CopyBuffer(struct{ io.Writer }{r}, from, make([]byte, 1<<20))
	}
	n, err := r.temporary.ReadFrom(from)
	return n, builder.DiskFull(r.dest, err)
}

func (r *rewrite) write(p []byte) (int, error) {
	if r.old == nil {
		return r.temporary.Write(p)
	}
	if len(r.buffer) < len(p) {
		r.buffer = make([]byte, len(p))
	}
	n, err := io.ReadFull(r.old, r.buffer[:len(p)])
	if err == nil && bytes.Equal(r.buffer[:n], p) {
		r.same += int64(n)
		return n, nil
	}
	if err := r.part(); err != nil {
		return 0, err
	}
	return r.temporary.Write(p)
}

// anew gives up comparing, for those who do not write from beginning to end.
func (r *rewrite) anew() (*os.File, error) {
	if r.old == nil {
		return r.temporary, nil
	}
	unneeded(r.old)
	err := r.old.Close()
	r.old = nil
	return r.temporary, err
}

// part copies what both have, and forgets the other.
func (r *rewrite) part() error {
	old := r.old
	r.old = nil
	_, err := io.Copy(r.temporary, io.NewSectionReader(old, 0, r.same))
	unneeded(old)
	return errors.Join(err, old.Close())
}

// Close ends the writing, and knows then whether anything changed.
func (r *rewrite) Close() error {
	var err error
	if r.old != nil {
		var more [1]byte
		if n, end := r.old.Read(more[:]); n == 0 && errors.Is(end, io.EOF) {
			r.unchanged = true
			err, r.old = r.old.Close(), nil
		} else {
			err = r.part()
		}
	}
	if r.stands && !r.unchanged {
		// File systems write a file that takes another's place before it does, and the image
		// may have to prove itself before that.
		beginWriteback(r.temporary)
	}
	return errors.Join(err, r.temporary.Close())
}

// finish returns the file its place.
func (r *rewrite) finish() error {
	if r.unchanged {
		r.stamps.note(r.dest, r.content)
		return os.Remove(r.temporary.Name())
	}
	err := errors.Join(os.Chmod(r.temporary.Name(), 0o644), os.Rename(r.temporary.Name(), r.dest))
	if err != nil {
		return errors.Join(err, os.Remove(r.temporary.Name()))
	}
	r.stamps.note(r.dest, r.content)
	return nil
}

// abort leaves what was there.
func (r *rewrite) abort() error {
	if r.old != nil {
		_ = r.old.Close() // it was only read
	}
	return errors.Join(ignoreClosed(r.temporary.Close()), os.Remove(r.temporary.Name()))
}
