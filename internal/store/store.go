// Package store is envsolve's content-addressed cache on disk: wheels, layers
// and what is known about them, shared by any number of processes.
//
// # Layout
//
//	blobs/sha256/<hex>      finished content, read-only, as in an OCI layout
//	links/<kind>/<hex>.json small records, named by the SHA-256 of their key and
//	                        sealed with a key of the user's that lies elsewhere
//	partial/                unfinished downloads, kept for resuming
//	tmp/                    content being written, and folders for scratch
//	locks/<hex>             one lock file for each key being worked on
//	lock                    held shared while a store is open, alone by Prune
//
// The blobs folder is the one of containerd's local content store, so that a
// store opened there on the same folder serves the blobs as they are. That
// store keeps its own unfinished content in ingest/, which is left alone here.
//
// # Crash safety
//
// Content gets its final name by rename, after it was hashed; what a killed process
// leaves in tmp/ is removed when a store is opened and nobody else has it open. It is
// not flushed, which would take longer than all else on a usual disk: content is hashed
// again before it is used, once after each start of the machine and after each change of
// its file, and what a power cut spoiled is made anew. The time of last use, to the hour,
// is a blob's modification time.
package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"time"

	"github.com/gofrs/flock"
	"github.com/opencontainers/go-digest"
)

// ErrNotFound says that the store does not hold a blob or a record.
var ErrNotFound = errors.New("not in the cache")

// ErrInUse says that another process works with the store.
var ErrInUse = errors.New("the cache is in use by another envsolve: try again when it has finished")

// Store is an open cache folder. It may be used by several goroutines.
type Store struct {
	dir     string
	root    *os.Root     // of dir: what is written goes through it, and so stays below
	held    *flock.Flock // shared while open
	options Options
	known   sync.Map      // blobs that were written, with how they looked then, or hashed since Open
	boot    func() string // names the time since the machine started

	lockless bool     // the file system has no locks
	turns    sync.Map // by key, where there are none: a channel that holds whose turn it is
}

// Options say what a store is opened with. The zero value works.
type Options struct {
	// Key seals the records, see Key: those that others wrote count as none.
	Key []byte
	// Warn is told of content that somebody has changed; may be nil.
	Warn func(text string)
}

// Descriptor names content and tells its size.
type Descriptor struct {
	Digest digest.Digest
	Size   int64 // bytes
}

// Open opens the cache in dir and makes it when it does not exist. It stays
// safe from Prune in other processes until Close.
func Open(dir string) (*Store, error) { return OpenWith(context.Background(), dir, Options{}) }

// OpenWith is Open with options. While another process prunes the store, it waits until the
// context ends.
func OpenWith(ctx context.Context, dir string, options Options) (*Store, error) {
	abs, err := filepath.Abs(dir)
	if err != nil {
		return nil, fmt.Errorf("cache %s: %w", dir, err)
	}
	root, err := makeRoot(abs)
	if err != nil {
		return nil, fmt.Errorf("cache %s cannot be made: %w; name another folder with XDG_CACHE_HOME", abs, err)
	}
	s := &Store{dir: abs, root: root, held: flock.New(filepath.Join(abs, "lock")), options: options,
		boot: sync.OnceValue(func() string { return bootOf(bootFile) })}
	s.sweep()
	if err := s.hold(ctx); err != nil {
		return nil, errors.Join(err, root.Close())
	}
	return s, nil
}

// makeRoot makes the folders of a store and opens it as a root.
func makeRoot(dir string) (*os.Root, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	for _, sub := range []string{"blobs/sha256", "links", partialDir, "tmp", "locks"} {
		if err := root.MkdirAll(sub, 0o755); err != nil {
			return nil, errors.Join(err, root.Close())
		}
	}
	return root, nil
}

// sweep removes what killed processes left half-written, where nobody else is
// at work. It is a courtesy: what cannot be removed stays.
func (s *Store) sweep() {
	alone, err := s.held.TryLock()
	if err != nil && !noLocks(err) || err == nil && !alone {
		return
	}
	defer s.held.Unlock() //nolint:errcheck // the lock ends with the file
	left, _ := fs.ReadDir(s.root.FS(), "tmp")
	for _, entry := range left {
		if info, statErr := entry.Info(); err != nil && (statErr != nil || time.Since(info.ModTime()) < longUse) {
			continue // nobody can tell whether it is being written
		}
		_ = s.root.RemoveAll(filepath.Join("tmp", entry.Name()))
	}
}

// ScratchDir makes a folder for work beside the blobs, on their file system.
// Who makes it removes it; after a killed process the next one does.
func (s *Store) ScratchDir(pattern string) (string, error) {
	dir, err := os.MkdirTemp(filepath.Join(s.dir, "tmp"), pattern)
	if err != nil {
		return "", s.WriteError(err)
	}
	return dir, nil
}

// Close lets others prune the store.
func (s *Store) Close() error {
	s.noteWritten()
	return errors.Join(s.held.Close(), s.root.Close())
}

// Dir is the store's folder; containerd's local content store may be opened on it.
func (s *Store) Dir() string { return s.dir }

// Path returns the file that holds a blob, and whether the store has it. It
// counts as a use.
func (s *Store) Path(d digest.Digest) (string, bool) {
	name, err := blobName(d)
	if err != nil {
		return "", false
	}
	path, now := filepath.Join(s.dir, name), time.Now()
	info, err := s.root.Stat(name)
	if err != nil {
		return path, false
	}
	if age := now.Sub(info.ModTime()); age < 0 || age >= useStep {
		_ = s.root.Chtimes(name, now, now) // a read-only cache still serves what it has
	}
	return path, true
}

// useStep is how exactly the time of last use is kept: a file that is touched has to be
// hashed again.
const useStep = time.Hour

// Open opens a blob for reading; ErrNotFound if the store lacks it. It counts
// as a use.
func (s *Store) Open(d digest.Digest) (*os.File, error) {
	path, ok := s.Path(d)
	if !ok {
		return nil, fmt.Errorf("%s: %w", d, ErrNotFound)
	}
	f, err := os.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%s: %w", d, ErrNotFound)
	}
	return f, err
}

// Stat describes a blob; ErrNotFound if the store lacks it.
func (s *Store) Stat(d digest.Digest) (Descriptor, error) {
	path, ok := s.Path(d)
	if !ok {
		return Descriptor{}, fmt.Errorf("%s: %w", d, ErrNotFound)
	}
	info, err := os.Stat(path)
	if err != nil {
		return Descriptor{}, fmt.Errorf("%s: %w", d, ErrNotFound)
	}
	return Descriptor{Digest: d, Size: info.Size()}, nil
}

// Remove deletes a blob, for content that turned out to be damaged. A blob
// that is not there is no error.
func (s *Store) Remove(d digest.Digest) error {
	name, err := blobName(d)
	if err != nil {
		return err
	}
	if err := s.root.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("remove %s from the cache: %w", d, err)
	}
	return nil
}

// Discard removes a blob that was made to be used once, under a lock that all take
// who use it. Where the file system has no locks another process may be at it, and
// it stays until Prune finds that it was not used for a while.
func (s *Store) Discard(d digest.Digest) error {
	if s.lockless {
		return nil
	}
	return s.Remove(d)
}

// blobName is a blob's path in the store. It refuses digests that are not
// well-formed SHA-256, so that a digest can never name a file outside the store.
func blobName(d digest.Digest) (string, error) {
	if err := d.Validate(); err != nil {
		return "", fmt.Errorf("digest %q: %w", d, err)
	}
	if d.Algorithm() != digest.SHA256 {
		return "", fmt.Errorf("digest %q: the cache holds sha256 only", d)
	}
	return filepath.Join("blobs", "sha256", d.Encoded()), nil
}

func hashName(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:])
}
