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
	return a.rewriteAll(folder, "days", func(path string, text []byte) ([]byte, int, error) {
		return harvest.SetDays(path, text, days)
	})
}

// rewriteAll changes the tables of a folder and those below it. Folders named testdata
// hold none.
func (a *app) rewriteAll(folder, something string,
	change func(path string, text []byte) (changed []byte, n int, err error)) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err == nil && entry.IsDir() && entry.Name() == "testdata":
			return fs.SkipDir
		case err != nil || entry.IsDir() || filepath.Ext(path) != ".hcl":
			return err
		}
		return a.rewrite(path, something, change)
	})
}

// harvestRequirements says what releases require by their metadata and not by the
// tables, or puts it into the tables of a folder.
func (a *app) harvestRequirements(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted,
	into string) error {
	list, err := h.Requirements(ctx, wanted)
	if ctx.Err() != nil {
		return err
	}
	if into != "" {
		return errors.Join(err, a.rewriteAll(into, "requirements", func(path string, text []byte) ([]byte, int, error) {
			return harvest.SetRequirements(path, text, list)
		}))
	}
	for _, r := range list {
		if _, err := fmt.Fprintf(a.Stdout, "%s %s requires %s %s\n", r.Table, r.Version, r.Package, r.Spec); err != nil {
			return err
		}
	}
	if err != nil || len(list) == 0 {
		return err
	}
	return &cli.ExitError{Code: cli.ExitFailed}
}
