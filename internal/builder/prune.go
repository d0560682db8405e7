package builder

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"github.com/moby/buildkit/client"
)

// Prune removes what a builder keeps to be faster next time, down to keep bytes,
// and gives how many bytes that was. What a build is using stays.
//
// A managed builder that nobody uses is emptied without its daemon, which needs
// room of its own to remove anything: on a disk without any that would not do.
func Prune(ctx context.Context, o Options, keep int64) (removed int64, err error) {
	o = o.withDefaults()
	if addresses, _ := o.addresses(); len(addresses) == 0 && keep == 0 {
		removed, err := o.Managed.empty(ctx, o.Getenv)
		if !errors.Is(err, errHeld) {
			return removed, err
		}
	}
	b, err := Connect(ctx, o)
	if err != nil {
		return 0, err
	}
	removed, err = b.prune(ctx, keep)
	return removed, errors.Join(err, b.Close())
}

// empty stops the daemon and removes all it keeps, unless somebody is using it.
func (m Managed) empty(ctx context.Context, getenv func(string) string) (removed int64, err error) {
	state, err := m.state(getenv)
	if err != nil {
		return 0, err
	}
	if _, err := os.Stat(state.dir); errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	unlock, err := tryLock(state.path("clients.lock"), exclusive)
	if err != nil {
		return 0, err
	}
	defer unlock() //nolint:errcheck // the lock ends with the file
	if err := Stop(ctx, m, getenv); err != nil {
		return 0, err
	}
	if err := state.clearTemporary(); err != nil {
		return 0, err
	}
	removed = diskUsage(state.path("root"))
	kept, err := filepath.Glob(state.path("root/*")) // the folder itself may be a disk of its own
	if err != nil {
		return 0, err
	}
	var errs []error
	for _, path := range kept {
		errs = append(errs, os.RemoveAll(path))
	}
	return removed, errors.Join(errs...)
}

// diskUsage adds up the files of a folder, as far as they can be read.
func diskUsage(dir string) (bytes int64) {
	_ = filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if info, err := d.Info(); err == nil && info.Mode().IsRegular() {
			bytes += info.Size()
		}
		return nil
	})
	return bytes
}

// prune has the builder remove what it keeps.
func (b *Builder) prune(ctx context.Context, keep int64) (removed int64, err error) {
	records := make(chan client.UsageInfo)
	var counting sync.WaitGroup
	counting.Go(func() {
		for r := range records {
			removed += r.Size
		}
	})
	opts := []client.PruneOption{client.PruneAll}
	if keep > 0 {
		opts = append(opts, client.WithKeepOpt(0, keep, keep, 0))
	}
	err = b.client.Prune(ctx, records, opts...)
	close(records)
	counting.Wait()
	if err != nil {
		return removed, fmt.Errorf("pruning builder %s: %w", b.Address, b.explain(ctx, err))
	}
	return removed, nil
}
