package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/store"
)

// openStore opens the user's cache of wheels and layers.
func (a *app) openStore() (*store.Store, error) {
	dir, err := a.UserDir("XDG_CACHE_HOME", ".cache")
	if err != nil {
		return nil, err
	}
	return store.Open(dir)
}

func (a *app) cacheCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "cache",
		Short: "Show or shrink the cache of wheels and layers",
		Args:  cli.Args(cobra.NoArgs),
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.cacheListCommand(), a.cachePruneCommand())
	return cmd
}

func (a *app) cacheListCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "ls",
		Short: "Show what the cache holds",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(*cobra.Command, []string) error {
			st, err := a.openStore()
			if err != nil {
				return err
			}
			defer st.Close()
			usage, err := st.Usage()
			if err != nil {
				return err
			}
			for _, e := range usage.Blobs {
				fmt.Fprintf(a.Stdout, "%10s  %s  %s\n", cli.BytesText(e.Size), e.LastUsed.UTC().Format("2006-01-02 15:04"), e.Digest)
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
		RunE: func(*cobra.Command, []string) error {
			limit, err := parseBytes(keep)
			if err != nil {
				return cli.UsageError("--keep: %w", err)
			}
			st, err := a.openStore()
			if err != nil {
				return err
			}
			defer st.Close()
			pruned, err := st.Prune(limit)
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(a.Stdout, "removed %s: %d blobs, %d records\n", cli.BytesText(pruned.Bytes), pruned.Blobs, pruned.Records)
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
	if err != nil || n < 0 || n*float64(unit) > 1<<60 {
		return 0, fmt.Errorf("%q is not a size: write a number with kB, MB, GB or TB", s)
	}
	return int64(n * float64(unit)), nil
}
