package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/harvest"
)

// harvestDays says which days of the tables are not those of the index, or puts the
// index's into the tables of a folder.
func (a *app) harvestDays(ctx context.Context, h *harvest.Harvester, into string) error {
	days, err := h.Days(ctx)
	if ctx.Err() != nil {
		return err
	}
	if into != "" {
		return errors.Join(err, a.setDays(into, days))
	}
	for _, d := range days {
		if _, err := fmt.Fprintf(a.Stdout, "%s %s is of %s, and of %s on the index\n", d.Table, d.Version, d.Says,
			d.Found); err != nil {
			return err
		}
	}
	if err != nil || len(days) == 0 {
		return err
	}
	return &cli.ExitError{Code: cli.ExitFailed}
}

// setDays writes days into the tables of a folder and those below it.
func (a *app) setDays(folder string, days []harvest.Day) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".hcl" {
			return err
		}
		return a.rewrite(path, "days", func(path string, text []byte) ([]byte, int, error) {
			return harvest.SetDays(path, text, days)
		})
	})
}
