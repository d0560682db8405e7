package factpack

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

// ErrNotCached says that the cache lacks facts, whole or in part.
var ErrNotCached = errors.New("not in the cache")

// Cached returns the facts of a reference with a digest from the cache in a folder.
// It makes nothing there, and counts as a use. What somebody has changed counts as not
// there.
func Cached(cache, reference string) (*matrices.Set, error) {
	_, pinned, _ := strings.Cut(reference, "@")
	manifest, err := blob(cache, digest.Digest(pinned))
	if err != nil {
		return nil, err
	}
	snapshot, err := Snapshot(manifest)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", reference, err)
	}
	data, err := blob(cache, snapshot.Digest)
	if err != nil {
		return nil, err
	}
	facts, err := matrices.Read(data, reference)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", reference, err)
	}
	return facts, nil
}

// blob reads what a digest stands for.
func blob(cache string, d digest.Digest) ([]byte, error) {
	if err := d.Validate(); err != nil {
		return nil, fmt.Errorf("digest %q: %w", d, err)
	}
	path, now := filepath.Join(cache, "blobs", string(d.Algorithm()), d.Encoded()), time.Now()
	data, err := tablefile.Read(path, matrices.MostBytes)
	if errors.Is(err, fs.ErrNotExist) || err == nil && d.Algorithm().FromBytes(data) != d {
		return nil, ErrNotCached
	}
	_ = os.Chtimes(path, now, now) // a read-only cache still serves what it has
	return data, err
}
