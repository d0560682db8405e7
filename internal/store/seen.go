package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"os"
	"time"

	"github.com/opencontainers/go-digest"
)

// hashedKind is where a store keeps how the files looked whose blobs were hashed.
const hashedKind = "hashed"

// FileState is how a file looks. As long as it looks the same it holds the same: the kernel
// sets the time of change, which nobody can set back, whenever somebody writes to a file or
// replaces it.
type FileState struct {
	Device, Inode     uint64
	Size              int64
	Modified, Changed int64 // nanoseconds since 1970
}

// seen says how a blob's file looked when it was hashed, and in which run of the machine:
// what a power cut takes of a file, it takes before the next start.
type seen struct {
	Boot string // names the time since the machine started
	FileState
}

// tick is longer than the steps in which kernels count the time of change.
const tick = 20 * time.Millisecond

// hashedBefore reports whether the file of a blob looks as it did when this user hashed it
// and found what its digest says.
func (s *Store) hashedBefore(d digest.Digest, now seen) bool {
	var then seen
	return s.keeps(now) && s.Link(hashedKind, d.String(), &then) == nil && then == now
}

// noteHashed remembers that a blob is what its digest says, if its file has not been
// touched since it looked as given. It is a courtesy: without it the blob is hashed again.
func (s *Store) noteHashed(d digest.Digest, then seen) {
	if now := s.look(d); s.keeps(then) && now == then {
		_ = s.SetLink(hashedKind, d.String(), then) // see above
	}
}

// keeps reports whether a record of how a file looked says something: it is nothing
// without a key, by which others' records are told from one's own, where the system does
// not say what is needed, nor on a file system that keeps no locks and may keep less.
func (s *Store) keeps(f seen) bool {
	return len(s.options.Key) == keySize && f.Boot != "" && !s.lockless
}

// look says how the file of a blob looks; the zero value where that cannot be told.
func (s *Store) look(d digest.Digest) seen {
	name, err := blobName(d)
	if err != nil {
		return seen{}
	}
	info, err := s.root.Lstat(name)
	if err != nil {
		return seen{}
	}
	state, ok := StateOf(info)
	if !ok {
		return seen{}
	}
	return seen{s.boot(), state}
}

// settle waits until a change of a file gets another time of change than its last one.
func settle(ctx context.Context, f seen) {
	if age := time.Since(time.Unix(0, f.Changed)); age >= 0 && age < tick {
		select {
		case <-ctx.Done():
		case <-time.After(tick - age):
		}
	}
}

// bootOf returns a name of the time since the machine started; "" where none is known.
func bootOf(path string) string {
	text, err := os.ReadFile(path)
	if err != nil || len(text) == 0 {
		return ""
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}
