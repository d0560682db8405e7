package store

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"time"

	"github.com/gofrs/flock"
)

// lockPoll is how often a lock that another process holds is tried again: a
// blocking wait could not be given up when the context ends.
const lockPoll = 50 * time.Millisecond

// Lock waits until no other process or goroutine works on key, and returns the
// function that lets the next one go. A lock ends with its process, however
// that dies. Where there are no locks, it holds in this process alone.
func (s *Store) Lock(ctx context.Context, key string) (unlock func(), err error) {
	if s.lockless {
		return s.lockHere(ctx, key)
	}
	path := filepath.Join(s.dir, "locks", hashName(key))
	for {
		l := flock.New(path)
		locked, err := l.TryLockContext(ctx, lockPoll)
		if readOnly(err) {
			l.Close()
			return s.lockHere(ctx, key)
		}
		if err != nil || !locked {
			l.Close()
			return nil, fmt.Errorf("cache: waiting for another envsolve that works on %s: %w", key,
				errors.Join(err, ctx.Err()))
		}
		if sameFile(path, l) {
			return func() { l.Close() }, nil
		}
		l.Close() // Prune removed the file in between; lock the new one
	}
}

// lockHere is Lock among the goroutines of this process.
func (s *Store) lockHere(ctx context.Context, key string) (unlock func(), err error) {
	turn, _ := s.turns.LoadOrStore(key, make(chan struct{}, 1))
	select {
	case turn.(chan struct{}) <- struct{}{}:
		return sync.OnceFunc(func() { <-turn.(chan struct{}) }), nil
	case <-ctx.Done():
		return nil, fmt.Errorf("cache: waiting for who works on %s: %w", key, ctx.Err())
	}
}

// hold tells other processes that this one uses the store. Where the file system
// knows no locks, nobody is told: what is shared then is written whole or not at
// all, as ever, no download is gone on with in another process, and what was used
// a short time ago is not removed.
func (s *Store) hold(ctx context.Context) error {
	_, err := s.held.TryRLockContext(ctx, lockPoll)
	switch {
	case err == nil:
		return nil
	case noLocks(err):
		s.lockless = true
		s.warn(fmt.Sprintf("the file system of the cache in %s has no locks (%v): downloads that were cut off begin anew; "+
			"name a folder on another disk with XDG_CACHE_HOME to have them go on", s.dir, err))
		return nil
	case errors.Is(err, fs.ErrPermission):
		return fmt.Errorf("cache %s belongs to another user: %w; name a folder of your own with XDG_CACHE_HOME", s.dir, err)
	}
	if ctx.Err() != nil {
		return fmt.Errorf("cache %s: waiting for another envsolve that prunes it: %w", s.dir, err)
	}
	return fmt.Errorf("cache %s cannot be locked: %w; name another folder with XDG_CACHE_HOME", s.dir, err)
}

// noLocks reports whether an error says that a file system has no locks, as some
// network file systems have none.
func noLocks(err error) bool {
	for _, no := range []error{syscall.ENOLCK, syscall.ENOSYS, syscall.ENOTSUP, syscall.EOPNOTSUPP, syscall.EINVAL} {
		if errors.Is(err, no) {
			return true
		}
	}
	return false
}

// readOnly reports whether an error says that nothing can be written.
func readOnly(err error) bool { return errors.Is(err, syscall.EROFS) }

// longUse is how long ago something must have been used that is removed where no
// lock tells whether it still is.
const longUse = 24 * time.Hour

// inUse reports whether another process may be using what was used at a time.
func (s *Store) inUse(last time.Time) bool { return s.lockless && time.Since(last) < longUse }

func sameFile(path string, l *flock.Flock) bool {
	now, err := os.Stat(path)
	if err != nil {
		return false
	}
	held, err := l.Stat()
	return err == nil && os.SameFile(now, held)
}
