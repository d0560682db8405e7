package store

import (
	"context"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"

	"github.com/opencontainers/go-digest"
)

// MismatchError says that content is not what it was promised to be.
type MismatchError struct {
	Want, Got digest.Digest
	Size      int64 // bytes received
}

func (e *MismatchError) Error() string {
	return fmt.Sprintf("content has digest %s, not %s as promised (%d bytes)", e.Got, e.Want, e.Size)
}

// Put stores what write writes. With an expected digest, content that has
// another is refused with a *MismatchError, and write is not called when the
// store already has it, see Verify. Nothing is left behind on an error or when ctx ends.
func (s *Store) Put(ctx context.Context, expected digest.Digest, write func(io.Writer) error) (Descriptor, error) {
	if expected != "" {
		if _, err := blobName(expected); err != nil {
			return Descriptor{}, err
		}
		if have, err := s.Verify(ctx, expected, expected.String()); !errors.Is(err, ErrNotFound) {
			return have, err
		}
	}
	return s.put(ctx, func(w *countingWriter) (digest.Digest, error) {
		hash := sha256.New()
		if err := write(&hashWriter{to: w, hash: hash}); err != nil {
			return "", err
		}
		got := digest.NewDigest(digest.SHA256, hash)
		if expected != "" && got != expected {
			return "", &MismatchError{Want: expected, Got: got, Size: w.n}
		}
		return got, nil
	})
}

// PutMade stores what write writes and gives the digest of, which it has computed
// from the very bytes: content that is hashed while it is made is not hashed
// again. Nothing is left behind on an error or when ctx ends.
func (s *Store) PutMade(ctx context.Context, write func(io.Writer) (digest.Digest, error)) (Descriptor, error) {
	return s.put(ctx, func(w *countingWriter) (digest.Digest, error) { return write(w) })
}

func (s *Store) put(ctx context.Context, write func(*countingWriter) (digest.Digest, error)) (Descriptor, error) {
	f, name, err := s.createTemp("put-")
	if err != nil {
		return Descriptor{}, s.WriteError(err)
	}
	defer func() {
		f.Close()
		s.root.Remove(name) // gone already when all went well
	}()
	w := &countingWriter{ctx: ctx, store: s, to: f}
	d, err := write(w)
	if err != nil {
		return Descriptor{}, err
	}
	if err := ctx.Err(); err != nil {
		return Descriptor{}, err
	}
	return Descriptor{Digest: d, Size: w.n}, s.commit(f, name, d)
}

// createTemp makes a new file in tmp, and returns its name in the store.
func (s *Store) createTemp(prefix string) (*os.File, string, error) {
	for {
		name := filepath.Join("tmp", prefix+rand.Text())
		f, err := s.root.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
		if !errors.Is(err, fs.ErrExist) {
			return f, name, err
		}
	}
}

// commit renames an open file of the store to its final name. Nobody waits for the disk:
// what a power cut takes of it, Verify finds before it is used.
func (s *Store) commit(f *os.File, name string, d digest.Digest) error {
	final, err := blobName(d)
	if err != nil {
		return err
	}
	if err := f.Chmod(0o444); err != nil {
		return s.WriteError(err)
	}
	if err := s.root.Rename(name, final); err != nil {
		return s.WriteError(err)
	}
	s.wrote(d)
	return nil
}

// WriteError says of an error met while writing into the store what to do about
// it. It gives nil for nil.
func (s *Store) WriteError(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return fmt.Errorf("the cache in %s is full: %w; free space, with `envsolve cache prune` for one, and run again: what is there already is kept", s.dir, err)
	}
	if readOnly(err) || errors.Is(err, fs.ErrPermission) {
		return fmt.Errorf("the cache in %s cannot be written: %w; name a folder of your own with XDG_CACHE_HOME", s.dir, err)
	}
	return fmt.Errorf("cache: %w", err)
}

// countingWriter counts what passes, and stops when its context ends.
type countingWriter struct {
	ctx   context.Context
	store *Store
	to    io.Writer
	n     int64
}

func (w *countingWriter) Write(p []byte) (int, error) {
	if err := w.ctx.Err(); err != nil {
		return 0, err
	}
	n, err := w.to.Write(p)
	w.n += int64(n)
	return n, w.store.WriteError(err)
}

// hashWriter hashes what passes.
type hashWriter struct {
	to   io.Writer
	hash hash.Hash
}

func (w *hashWriter) Write(p []byte) (int, error) {
	n, err := w.to.Write(p)
	w.hash.Write(p[:n])
	return n, err
}
