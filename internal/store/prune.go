package store

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"github.com/opencontainers/go-digest"
)

// Entry is one blob in a listing.
type Entry struct {
	Descriptor
	LastUsed time.Time
	Name     string // what SetName said last; "" if nothing
}

// Usage says what a store holds, in bytes on disk.
type Usage struct {
	Blobs    []Entry // oldest use first
	Bytes    int64   // of all blobs
	Partial  int64   // of unfinished downloads and temporary files
	Records  int     // small records
	Location string  // the store's folder
}

// Pruned says what Prune removed.
type Pruned struct {
	Blobs   int
	Bytes   int64 // blobs, unfinished downloads and temporary files together
	Records int
}

// Usage lists the store's content.
func (s *Store) Usage() (Usage, error) {
	u := Usage{Location: s.dir}
	err := walkFiles(filepath.Join(s.dir, "blobs", "sha256"), func(path string, info fs.FileInfo) error {
		d := digest.NewDigestFromEncoded(digest.SHA256, info.Name())
		if d.Validate() != nil {
			return nil // not ours
		}
		u.Blobs = append(u.Blobs, Entry{Descriptor{d, info.Size()}, info.ModTime(), s.name(d)})
		u.Bytes += info.Size()
		return nil
	})
	for _, sub := range []string{"partial", "tmp"} {
		err = errors.Join(err, walkFiles(filepath.Join(s.dir, sub), func(_ string, info fs.FileInfo) error {
			u.Partial += info.Size()
			return nil
		}))
	}
	err = errors.Join(err, walkFiles(filepath.Join(s.dir, "links"), func(string, fs.FileInfo) error {
		u.Records++
		return nil
	}))
	slices.SortFunc(u.Blobs, func(a, b Entry) int {
		return cmp.Or(a.LastUsed.Compare(b.LastUsed), cmp.Compare(a.Digest, b.Digest))
	})
	if err != nil {
		return Usage{}, fmt.Errorf("cache %s: %w", s.dir, err)
	}
	return u, nil
}

// recordLife is how long an unused record is kept: records are small, and one
// whose blob is gone still tells a layer's digest without making it.
const recordLife = 180 * 24 * time.Hour

// partialLife is how long an unfinished download may wait to be resumed.
const partialLife = 7 * 24 * time.Hour

// Prune removes what killed processes left, downloads that nobody resumed for
// a week, and then the blobs that were not used for the longest time, until at
// most maxBytes remain; 0 removes every download and blob. It returns ErrInUse
// when another process has the store open; where the file system has no locks to
// tell, what was used within a day stays.
func (s *Store) Prune(maxBytes int64) (Pruned, error) {
	alone, err := s.held.TryLock()
	if err != nil && !s.lockless {
		return Pruned{}, fmt.Errorf("cache %s: %w", s.dir, err)
	}
	// Back to sharing, whether or not the attempt succeeded: a failed one may
	// have lost the shared lock.
	defer func() { _ = s.held.Unlock(); _ = s.held.RLock() }()
	if !alone && !s.lockless {
		return Pruned{}, ErrInUse
	}
	u, err := s.Usage()
	if err != nil {
		return Pruned{}, err
	}
	var p Pruned
	err = errors.Join(s.pruneUnfinished(&p, maxBytes), s.pruneBlobs(&p, u, maxBytes), s.pruneRecords(&p))
	if err != nil {
		return p, fmt.Errorf("cache %s: %w", s.dir, err)
	}
	return p, nil
}

func (s *Store) pruneBlobs(p *Pruned, u Usage, maxBytes int64) error {
	left := u.Bytes
	for _, e := range u.Blobs {
		if left <= maxBytes || s.inUse(e.LastUsed) {
			return nil
		}
		if err := s.Remove(e.Digest); err != nil {
			return err
		}
		left -= e.Size
		p.Blobs++
		p.Bytes += e.Size
	}
	return nil
}

func (s *Store) pruneUnfinished(p *Pruned, maxBytes int64) error {
	var errs error
	oldest := time.Now().Add(-partialLife)
	for _, sub := range []string{"partial", "tmp", "locks"} {
		errs = errors.Join(errs, walkFiles(filepath.Join(s.dir, sub), func(path string, info fs.FileInfo) error {
			if sub == "partial" && maxBytes > 0 && info.ModTime().After(oldest) || s.inUse(info.ModTime()) {
				return nil
			}
			p.Bytes += info.Size()
			return os.Remove(path)
		}))
	}
	return errs
}

func (s *Store) pruneRecords(p *Pruned) error {
	oldest := time.Now().Add(-recordLife)
	return walkFiles(filepath.Join(s.dir, "links"), func(path string, info fs.FileInfo) error {
		if info.ModTime().After(oldest) {
			return nil
		}
		p.Records++
		return os.Remove(path)
	})
}

// walkFiles visits the regular files below dir; those that vanish meanwhile
// are passed over.
func walkFiles(dir string, visit func(path string, info fs.FileInfo) error) error {
	return filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		info, err := d.Info()
		if errors.Is(err, fs.ErrNotExist) {
			return nil
		}
		if err != nil {
			return err
		}
		return visit(path, info)
	})
}
