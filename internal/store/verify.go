package store

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io"

	"github.com/opencontainers/go-digest"
)

// Verify hashes a blob again, unless this store has written or hashed it since it was
// opened, or this user has since the machine started and its file looks as it
// did then: a cache may have been restored from elsewhere, or damaged. One that is
// something else than its digest says is told of, by the name given, and removed; the
// store lacks it then, which ErrNotFound says.
func (s *Store) Verify(ctx context.Context, d digest.Digest, name string) (Descriptor, error) {
	have, err := s.Stat(d)
	if err != nil || s.isKnown(d) {
		return have, err
	}
	look := s.look(d)
	if s.hashedBefore(d, look) {
		s.know(d)
		return have, nil
	}
	settle(ctx, look)
	got, err := s.hash(ctx, d)
	if err != nil {
		return Descriptor{}, err
	}
	if got == d {
		s.know(d)
		s.noteHashed(d, look)
		return have, nil
	}
	wrong := &MismatchError{Want: d, Got: got, Size: have.Size}
	if err := s.Remove(d); err != nil {
		return Descriptor{}, fmt.Errorf("cache %s: %s: %w, and %w; name another folder with XDG_CACHE_HOME", s.dir, name,
			wrong, err)
	}
	s.warn(fmt.Sprintf("the cache in %s held something else as %s, which is removed: %v; was it changed by somebody, "+
		"restored from where others may write, or cut off with the power?", s.dir, name, wrong))
	return Descriptor{}, fmt.Errorf("%s: %w", d, ErrNotFound)
}

// hash reads a blob to its end, or until ctx ends.
func (s *Store) hash(ctx context.Context, d digest.Digest) (digest.Digest, error) {
	f, err := s.Open(d)
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := sha256.New()
	for err == nil {
		if err := ctx.Err(); err != nil {
			return "", err
		}
		_, err = io.CopyN(sum, f, 16<<20)
	}
	if err != io.EOF {
		return "", fmt.Errorf("cache: reading %s again: %w", d, err)
	}
	return digest.NewDigest(digest.SHA256, sum), nil
}

func (s *Store) isKnown(d digest.Digest) bool {
	_, ok := s.known.Load(d)
	return ok
}

// know notes that a blob is what its digest says.
func (s *Store) know(d digest.Digest) { s.known.Store(d, seen{}) }

// wrote notes it of a blob that was written.
func (s *Store) wrote(d digest.Digest) { s.known.Store(d, s.look(d)) }

// noteWritten remembers the blobs that this store has written as if they had been hashed: who
// wrote them hashed what went into their files, which nobody has touched since. It would not see
// a change within the tick in which one got its name, which this user alone could make.
func (s *Store) noteWritten() {
	s.known.Range(func(key, value any) bool {
		d, _ := key.(digest.Digest)
		then, _ := value.(seen)
		if then != (seen{}) {
			settle(context.Background(), then)
			s.noteHashed(d, then)
		}
		return true
	})
}

func (s *Store) warn(text string) {
	if s.options.Warn != nil {
		s.options.Warn(text)
	}
}
