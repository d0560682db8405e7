package index

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/opencontainers/go-digest"
	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/store"
)

// Fetched is a file in the store.
type Fetched struct {
	Digest digest.Digest
	Size   int64
	Path   string // in the store; read-only
	// Unverified says that nobody promised the hash: the index gave none, so it
	// is what was received. A lock must keep it, and mark it.
	Unverified bool
}

// Progress is told how many bytes of a file are there; total is 0 while it is
// unknown.
type Progress func(done, total int64)

// HashError says that a file is not the one that was promised.
type HashError struct {
	Name, URL string
	Want, Got string // SHA-256, hex
	Size      int64  // bytes received
}

func (e *HashError) Error() string {
	return fmt.Sprintf("%s from %s has sha256 %s, not %s as promised (%d bytes): the index or something on the way is damaged or forged; nothing of it is kept",
		e.Name, e.URL, e.Got, e.Want, e.Size)
}

// Fetch brings a file into the store, unless it is there and is what it should be. File needs a Name and
// a URL; with a SHA256 the content is verified, with a Size more is never read.
// What is cut off goes on at the next call, also in another process.
func (c *Client) Fetch(ctx context.Context, f File, st *store.Store, progress Progress) (Fetched, error) {
	if progress == nil {
		progress = func(int64, int64) {}
	}
	if f.SHA256 != "" && validSum(f.SHA256) != f.SHA256 {
		return Fetched{}, fmt.Errorf("fetch %s: %q is no sha256: want 64 lower-case hexadecimal digits", f.Name, f.SHA256)
	}
	if have, err := inStore(ctx, f, st); !errors.Is(err, store.ErrNotFound) {
		progress(have.Size, have.Size)
		return have, err
	}
	at, err := parseURL(f.URL)
	if err != nil {
		return Fetched{}, fmt.Errorf("fetch %s: %w", f.Name, err)
	}
	if named, err := parseURL(f.Index); err == nil {
		c.remember(named)
	}
	key := hexSum([]byte(redact(at)))
	if f.SHA256 != "" {
		key = f.SHA256
	}
	unlock, err := st.Lock(ctx, "fetch "+key)
	if err != nil {
		return Fetched{}, fmt.Errorf("fetch %s: %w", f.Name, err)
	}
	defer unlock()
	if have, err := inStore(ctx, f, st); !errors.Is(err, store.ErrNotFound) { // another process fetched it meanwhile
		progress(have.Size, have.Size)
		return have, err
	}
	d := &download{client: c, file: f, at: at, store: st, key: key, progress: progress}
	got, err := d.run(ctx)
	if err != nil {
		return Fetched{}, fmt.Errorf("fetch %s: %w", f.Name, err)
	}
	return got, nil
}

// Parallel is how many files are fetched from an index at once, and Lookups how many of its
// pages.
const (
	Parallel = 6
	Lookups  = 16
)

// FetchAll brings many files into the store, several at once, and gives them
// in the order of the list. The first failure ends the others; what they have
// is kept for the next time. progress, if not nil, is called by one goroutine
// at a time.
func (c *Client) FetchAll(ctx context.Context, files []File, st *store.Store,
	progress func(f File, done, total int64)) ([]Fetched, error) {
	got := make([]Fetched, len(files))
	var mu sync.Mutex
	work, ctx := errgroup.WithContext(ctx)
	work.SetLimit(Parallel)
	for i, f := range files {
		work.Go(func() (err error) {
			got[i], err = c.Fetch(ctx, f, st, func(done, total int64) {
				if progress != nil {
					mu.Lock()
					defer mu.Unlock()
					progress(f, done, total)
				}
			})
			return err
		})
	}
	return got, work.Wait()
}

// inStore finds a file that was fetched before. It is hashed again, see store.Verify.
func inStore(ctx context.Context, f File, st *store.Store) (Fetched, error) {
	if f.SHA256 == "" {
		return Fetched{}, store.ErrNotFound
	}
	d := digest.NewDigestFromEncoded(digest.SHA256, f.SHA256)
	have, err := st.Verify(ctx, d, f.Name)
	if err != nil {
		return Fetched{}, err
	}
	path, _ := st.Path(d)
	return Fetched{Digest: d, Size: have.Size, Path: path}, nil
}
