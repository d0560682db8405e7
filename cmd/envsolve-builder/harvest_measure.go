package main

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/matrices"
)

// harvestFrameworks measures named releases of frameworks, and returns what else is
// wanted: packages, whose rows come from metadata.
func (a *app) harvestFrameworks(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted,
	into string) ([]harvest.Wanted, error) {
	var rest []harvest.Wanted
	for _, w := range wanted {
		if w.Version == "" || h.Installs(w.Name) == "" {
			rest = append(rest, w)
			continue
		}
		if err := a.harvestWheels(ctx, h, w, into); err != nil {
			return nil, err
		}
	}
	return rest, nil
}

// harvestWheels measures the wheels of one release, for some platforms or all, and
// writes what is whole also where the rest could not be read. That the index lacks what
// is asked for of one platform is written down, too.
func (a *app) harvestWheels(ctx context.Context, h *harvest.Harvester, w harvest.Wanted, into string,
	platforms ...string) error {
	found, err := h.Missing(ctx, w, "")
	var none *harvest.NoReleaseError
	if err != nil && !(errors.As(err, &none) && len(platforms) > 0) {
		return err
	}
	var rows []matrices.MeasuredWheel
	if err == nil {
		if rows, err = h.Measure(ctx, w.Name, found[0], platforms...); err != nil {
			err = fmt.Errorf("%s %s: %w", w.Name, w.Version, err)
		}
	}
	if err == nil && len(rows) == 0 && len(platforms) == 0 {
		return fmt.Errorf("%s %s has no wheel that is for one platform, whose libraries would be measured", w.Name, w.Version)
	}
	if none != nil || err == nil && len(rows) == 0 && len(platforms) == 1 {
		rows, err = []matrices.MeasuredWheel{harvest.Absent(w.Name, w.Version, platforms[0])}, nil
	}
	return errors.Join(err, a.writeMeasured(h.Installs(w.Name), rows, into))
}

// harvestUnmeasured measures what the index has of the builds whose GPU code is not
// established, and says of the others where they are: of all frameworks, or of some
// packages. What the index does not have either is no fault of the run.
func (a *app) harvestUnmeasured(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted, into string) error {
	var faults []error
	done := map[string]bool{}
	for _, open := range h.Facts.OpenBuilds() {
		w := harvest.Wanted{Name: open.Package, Version: open.Version}
		if len(wanted) > 0 && !slices.ContainsFunc(wanted, func(o harvest.Wanted) bool {
			return o.Name == w.Name && (o.Version == "" || o.Version == w.Version)
		}) {
			continue
		}
		if open.Gone {
			continue
		}
		if open.From != "" {
			fmt.Fprintf(a.Stderr, "envsolve: %s for %s is not on the index, but on %s\n", open.Ref, open.Platform, open.From)
			continue
		}
		key := open.Package + " " + open.Version + " " + open.Platform
		if done[key] {
			continue
		}
		done[key] = true
		err := a.harvestWheels(ctx, h, w, into, open.Platform)
		faults = append(faults, err)
		if ctx.Err() != nil || errors.Is(err, harvest.ErrBudget) {
			break
		}
	}
	return errors.Join(faults...)
}

// writeMeasured prints rows, or puts them into the file of their framework.
func (a *app) writeMeasured(framework string, rows []matrices.MeasuredWheel, into string) error {
	return writeInto(a, framework, rows, into, harvest.MeasuredBlock, func(path string, text []byte) ([]byte, int, error) {
		return harvest.MeasuredFile(path, text, rows)
	})
}
