package builder

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"github.com/moby/buildkit/client"

	"github.com/envsolve/envsolve/internal/buildkitd"
)

// Prune removes what a builder keeps to be faster next time, down to keep bytes,
// and returns how many bytes that was. What a build is using stays.
//
// A managed builder that nobody uses is emptied without its daemon, which needs
// room of its own to remove anything: on a disk without any that would not do.
func Prune(ctx context.Context, o Options, keep int64) (removed int64, err error) {
	o = o.withDefaults()
	if addresses, _ := o.addresses(); len(addresses) == 0 && keep == 0 {
		removed, err := o.Managed.Empty(ctx, o.Getenv)
		if !errors.Is(err, buildkitd.ErrHeld) {
			return removed, err
		}
	}
	b, err := Connect(ctx, o)
	if err != nil {
		return 0, err
	}
	removed, err = b.prune(ctx, keep)
	if b.sandbox != nil {
		layers, pruned := b.sandbox.Prune(keep)
		removed, err = removed+layers, errors.Join(err, pruned)
	}
	return removed, errors.Join(err, b.Close())
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
		return removed, fmt.Errorf("pruning builder %s: %w", b.Address, b.Explain(ctx, err))
	}
	return removed, nil
}
