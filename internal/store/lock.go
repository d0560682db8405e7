package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// lockPoll is how often a lock that another process holds is tried again: a
// blocking wait could not be given up when the context ends.
const lockPoll = 50 * time.Millisecond

// Lock waits until no other process or goroutine works on key, and returns the
// function that lets the next one go. A lock ends with its process, however
// that dies.
func (s *Store) Lock(ctx context.Context, key string) (unlock func(), err error) {
	path := filepath.Join(s.dir, "locks", hashName(key))
	for {
		l := flock.New(path)
		locked, err := l.TryLockContext(ctx, lockPoll)
		if err != nil || !locked {
			l.Close()
			return nil, fmt.Errorf("cache: waiting for another envsolve that works on %s: %w", key, errors.Join(err, ctx.Err()))
		}
		if sameFile(path, l) {
			return func() { l.Close() }, nil
		}
		l.Close() // Prune removed the file in between; lock the new one
	}
}

func sameFile(path string, l *flock.Flock) bool {
	now, err := os.Stat(path)
	if err != nil {
		return false
	}
	held, err := l.Stat()
	return err == nil && os.SameFile(now, held)
}
