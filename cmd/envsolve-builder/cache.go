package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/store"
)

// envCacheLimit names the size, such as 50GB, that locks and builds cut the cache
// down to when they are done.
const envCacheLimit = "ENVSOLVE_CACHE_LIMIT"

// openStore opens the user's cache of wheels and layers.
func (a *app) openStore(ctx context.Context) (*store.Store, error) {
	if _, err := a.cacheLimit(); err != nil {
		return nil, err // before the work, not after it
	}
	dir, err := a.UserDir("XDG_CACHE_HOME", ".cache")
	if err != nil {
		return nil, err
	}
	own, err := a.UserDir("XDG_DATA_HOME", ".local/share")
	if err != nil {
		return nil, err
	}
	return store.OpenWith(ctx, dir, store.Options{
		Key:  store.Key(filepath.Join(own, store.KeyName)),
		Warn: func(text string) { fmt.Fprintln(a.Stderr, "envsolve: warning:", text) },
	})
}

// cacheLimit is in bytes; 0 is none.
func (a *app) cacheLimit() (int64, error) {
	text := a.Env(envCacheLimit)
	if text == "" {
		return 0, nil
	}
	limit, err := parseBytes(text)
	if err != nil || limit == 0 {
		return 0, cli.UsageError("%s=%s: write a size such as 50GB", envCacheLimit, text)
	}
	return limit, nil
}

// closeStore cuts the cache to its limit, unless others work with it: then one
// of them will.
func (a *app) closeStore(st *store.Store) {
	if limit, err := a.cacheLimit(); err == nil && limit > 0 {
		if _, err := st.Prune(limit); err != nil && !errors.Is(err, store.ErrInUse) {
			fmt.Fprintf(a.Stderr, "envsolve: the cache is not cut to %s: %v\n", cli.BytesText(limit), err)
		}
	}
	_ = st.Close() // the work is done
}

const cacheHelp = `The cache keeps wheels, layers and base images, so that nothing is fetched or
made twice. All envsolve processes of a user share it, in $XDG_CACHE_HOME/envsolve
or ~/.cache/envsolve. It grows until it is pruned; with ENVSOLVE_CACHE_LIMIT=50GB
in the environment, lock and build remove what was used longest ago themselves.`

func (a *app) cacheCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "cache",
		Short: "Show or shrink the cache of wheels and layers",
		Long:  cacheHelp,
		Args:  cli.Args(cobra.NoArgs),
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.cacheListCommand(), a.cachePruneCommand())
	return cmd
}

func (a *app) cacheListCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "ls",
		Short: "Show what the cache holds, what was used longest ago first",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			st, err := a.openStore(cmd.Context())
			if err != nil {
				return err
			}
			defer st.Close()
			usage, err := st.Usage()
			if err != nil {
				return err
			}
			for _, e := range usage.Blobs {
				fmt.Fprintf(a.Stdout, "%10s  %s  %.19s  %s\n", cli.BytesText(e.Size),
					e.LastUsed.UTC().Format("2006-01-02 15:04"),
					e.Digest, cmp.Or(printable.Line(e.Name), "-"))
			}
			_, err = fmt.Fprintf(a.Stdout, "%10s  in %d blobs, %s in unfinished downloads; %s\n",
				cli.BytesText(usage.Bytes), len(usage.Blobs), cli.BytesText(usage.Partial), usage.Location)
			return err
		},
	}
}

func (a *app) cachePruneCommand() *cobra.Command {
	var keep string
	cmd := &cobra.Command{
		Use:   "prune",
		Short: "Remove what was used longest ago, down to a size",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			limit, err := parseBytes(keep)
			if err != nil {
				return cli.UsageError("--keep: %w", err)
			}
			st, err := a.openStore(cmd.Context())
			if err != nil {
				return err
			}
			defer st.Close()
			pruned, err := st.Prune(limit)
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(a.Stdout, "removed %s: %d blobs, %d records\n", cli.BytesText(pruned.Bytes),
				pruned.Blobs,
				pruned.Records)
			return err
		},
	}
	cmd.Flags().StringVar(&keep, "keep", "0", "how much to keep, such as 20GB; 0 empties the cache")
	return cmd
}

// parseBytes reads a size such as 20GB, 512MB or 1024.
func parseBytes(s string) (int64, error) {
	unit := int64(1)
	number := strings.ToUpper(strings.TrimSpace(s))
	for suffix, size := range map[string]int64{"TB": 1e12, "GB": 1e9, "MB": 1e6, "KB": 1e3} {
		if rest, ok := strings.CutSuffix(number, suffix); ok {
			number, unit = strings.TrimSpace(rest), size
		}
	}
	n, err := strconv.ParseFloat(number, 64)
	if err != nil || !(n >= 0) || n*float64(unit) > 1<<60 {
		return 0, fmt.Errorf("%q is not a size: write a number with kB, MB, GB or TB", s)
	}
	return int64(n * float64(unit)), nil
}
