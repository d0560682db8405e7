package sandbox

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/containerd/containerd/v2/pkg/archive"
	"github.com/containerd/containerd/v2/pkg/archive/compression"
	"github.com/gofrs/flock"
	"github.com/opencontainers/go-digest"
	"golang.org/x/sync/errgroup"
	"golang.org/x/sync/semaphore"
)

// kept is how many bytes of unpacked layers a run leaves.
const kept = 20 << 30

// inUse is how long ago a tree must have been used for the last time to be removed. A
// container that was started before that may still read it.
const inUse = time.Hour

// A tree is an unpacked layer: a folder named by the layer's DiffID, which holds the files
// in treeFiles and, once they are all there, treeState.
const (
	treeFiles = "files"
	treeState = "state.json"
)

// treeRecord is what treeState says of a tree. Its time is that of the tree's last use.
type treeRecord struct {
	Bytes int64 `json:"bytes"` // of the tar file
	// Boot names the time that the machine was up when the tree was written: files that
	// were not flushed before it went down may be empty.
	Boot string `json:"boot"`
}

// unpack has all layers unpacked and returns their folders, the lowest first.
func (s *Sandbox) unpack(ctx context.Context, spec Spec) ([]string, error) {
	boot, err := bootID()
	if err != nil {
		return nil, err
	}
	folders := make([]string, len(spec.Layers))
	// All layers are asked for at once, so that what takes longest to make begins first.
	turns := semaphore.NewWeighted(int64(max(1, runtime.NumCPU()/2)))
	work, ctx := errgroup.WithContext(ctx)
	for i, l := range spec.Layers {
		work.Go(func() error {
			folder, size, err := s.tree(ctx, l, slices.Contains(spec.Checked, l.DiffID), boot, turns)
			if err != nil {
				return fmt.Errorf("unpacking layer %s: %w", l.DiffID, err)
			}
			if folders[i] = folder; spec.Unpacked != nil && size > 0 {
				spec.Unpacked(l, size)
			}
			return nil
		})
	}
	return folders, work.Wait()
}

// bootID names the time that the machine is up.
func bootID() (string, error) {
	text, err := os.ReadFile("/proc/sys/kernel/random/boot_id")
	return strings.TrimSpace(string(text)), err
}

// layer is the folder of a layer's tree.
func (s *Sandbox) layer(diffID digest.Digest) string {
	return filepath.Join(s.Dir, "layers", diffID.Encoded())
}

// tree returns the folder with the files of a layer, and the size of its tar file where it
// was not there before.
func (s *Sandbox) tree(ctx context.Context, l Layer, checked bool, boot string, turns *semaphore.Weighted) (
	folder string, size int64, err error) {
	if err := l.DiffID.Validate(); err != nil {
		return "", 0, err
	}
	dir := s.layer(l.DiffID)
	files := filepath.Join(dir, treeFiles)
	if there, err := s.use(ctx, l.DiffID, boot); there || err != nil {
		return files, 0, err
	}
	// The layer may be made now, and unpacked meanwhile by a Copy, which has the lock then.
	blob, err := l.Open(ctx)
	if err != nil {
		return "", 0, err
	}
	defer blob.Close()
	if err := turns.Acquire(ctx, 1); err != nil {
		return "", 0, err
	}
	defer turns.Release(1)
	unlock, err := s.lock(ctx, l.DiffID)
	if err != nil {
		return "", 0, err
	}
	defer func() { err = errors.Join(err, unlock()) }()
	if r, there := whole(dir, boot); there {
		return files, r.Bytes, nil
	}
	n, err := unpackInto(ctx, dir, boot, blob, l.DiffID, checked)
	return files, n, err
}

// unpackInto makes the tree of a layer in place of one that is not whole, and returns the size
// of its tar file. Of checked ones it is noted which files are there. What is there when it
// fails is removed.
func unpackInto(ctx context.Context, dir, boot string, blob io.Reader, want digest.Digest, checked bool) (n int64,
	err error) {
	files := filepath.Join(dir, treeFiles)
	if err := os.RemoveAll(dir); err != nil {
		return 0, err
	}
	if err := os.MkdirAll(files, 0o755); err != nil {
		return 0, err
	}
	n, err = unpackTree(ctx, files, blob, want)
	if err == nil && checked {
		err = noteVerified(dir)
	}
	if err == nil {
		err = writeTree(dir, treeRecord{Bytes: n, Boot: boot})
	}
	if err != nil {
		return 0, errors.Join(err, os.RemoveAll(dir))
	}
	return n, nil
}

// use notes that a tree is used, if it is there.
func (s *Sandbox) use(ctx context.Context, layer digest.Digest, boot string) (there bool, err error) {
	unlock, err := s.lock(ctx, layer)
	if err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, unlock()) }()
	dir := s.layer(layer)
	if _, there = whole(dir, boot); there {
		now := time.Now()
		err = os.Chtimes(filepath.Join(dir, treeState), now, now)
	}
	return there, err
}

// whole returns the record of a tree, if all its files are there.
func whole(dir, boot string) (treeRecord, bool) {
	r, err := readTree(dir)
	return r, err == nil && r.Boot == boot
}

// lockPoll is how often a lock that somebody else holds is tried again.
const lockPoll = 20 * time.Millisecond

// lock keeps others, in this process or another, from working on a layer.
func (s *Sandbox) lock(ctx context.Context, layer digest.Digest) (unlock func() error, err error) {
	l, err := s.lockFile(layer)
	if err != nil {
		return nil, err
	}
	if _, err := l.TryLockContext(ctx, lockPoll); err != nil {
		return nil, errors.Join(err, l.Close())
	}
	return l.Close, nil
}

// lockFile is the lock of a layer.
func (s *Sandbox) lockFile(layer digest.Digest) (*flock.Flock, error) {
	locks := filepath.Join(s.Dir, "locks")
	return flock.New(filepath.Join(locks, layer.Encoded())), os.MkdirAll(locks, 0o700)
}

// unpackTree writes the files of a layer, and returns the size of its tar file.
func unpackTree(ctx context.Context, dir string, blob io.Reader, want digest.Digest) (int64, error) {
	plain, err := compression.DecompressStream(blob)
	if err != nil {
		return 0, err
	}
	defer plain.Close()
	hash := want.Verifier()
	count := &counter{}
	r := io.TeeReader(plain, io.MultiWriter(hash, count))
	if _, err := archive.Apply(ctx, dir, r, archive.WithConvertWhiteout(archive.OverlayConvertWhiteout)); err != nil {
		return 0, err
	}
	if _, err := io.Copy(io.Discard, r); err != nil { // what follows the end of the archive
		return 0, err
	}
	if !hash.Verified() {
		return 0, errors.New("its files are not those that its image's config names: the blob is of another layer")
	}
	return count.n, nil
}

type counter struct{ n int64 }

func (c *counter) Write(p []byte) (int, error) {
	c.n += int64(len(p))
	return len(p), nil
}

func readTree(dir string) (r treeRecord, err error) {
	text, err := os.ReadFile(filepath.Join(dir, treeState))
	if err == nil {
		err = json.Unmarshal(text, &r)
	}
	return r, err
}

func writeTree(dir string, r treeRecord) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, treeState), text, 0o600)
}

// Prune removes layers that nobody has used for some time: those that are not whole, and the
// oldest of the others where all together have more than keep bytes. It returns how many
// bytes the removed ones had.
func (s *Sandbox) Prune(keep int64) (removed int64, err error) {
	type tree struct {
		layer digest.Digest
		used  time.Time
		treeRecord
	}
	var whole []tree
	var errs []error
	entries, err := os.ReadDir(filepath.Join(s.Dir, "layers"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return 0, err
	}
	for _, e := range entries {
		t := tree{layer: digest.NewDigestFromEncoded(digest.SHA256, e.Name())}
		if t.layer.Validate() != nil {
			continue // nothing of ours
		}
		dir := s.layer(t.layer)
		t.treeRecord, err = readTree(dir)
		of := dir
		if err == nil {
			of = filepath.Join(dir, treeState)
		}
		info, statErr := os.Stat(of)
		if statErr != nil {
			continue // another process has removed it
		}
		if t.used = info.ModTime(); err == nil {
			whole = append(whole, t)
		} else if time.Since(t.used) > inUse {
			_, err := s.remove(t.layer, t.used)
			errs = append(errs, err)
		}
	}
	slices.SortFunc(whole, func(a, b tree) int { return b.used.Compare(a.used) })
	var bytes int64
	for _, t := range whole {
		if bytes += t.Bytes; bytes > keep && time.Since(t.used) > inUse {
			gone, err := s.remove(t.layer, t.used)
			if errs = append(errs, err); gone {
				removed += t.Bytes
			}
		}
	}
	return removed, errors.Join(errs...)
}

// remove removes a tree that was used for the last time at a time, unless somebody has used it since or
// works on it, and reports whether it has. What says that it is whole goes first: one of which a part is
// left is unpacked anew.
func (s *Sandbox) remove(layer digest.Digest, used time.Time) (gone bool, err error) {
	l, err := s.lockFile(layer)
	if err != nil {
		return false, err
	}
	defer l.Close() // which has nothing to write
	if held, err := l.TryLock(); err != nil || !held {
		return false, err
	}
	dir := s.layer(layer)
	state := filepath.Join(dir, treeState)
	if info, err := os.Stat(state); err == nil && info.ModTime().After(used) {
		return false, nil
	}
	if err := os.Remove(state); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	return true, os.RemoveAll(dir)
}

// clearRuns removes what containers wrote whose process was killed.
func (s *Sandbox) clearRuns() error {
	entries, err := os.ReadDir(filepath.Join(s.Dir, "runs"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	errs := []error{err}
	for _, e := range entries {
		dir := filepath.Join(s.Dir, "runs", e.Name())
		unlock, err := holdFolder(dir)
		if err != nil {
			continue // in use, or gone by now
		}
		errs = append(errs, os.RemoveAll(dir), unlock())
	}
	return errors.Join(errs...)
}
