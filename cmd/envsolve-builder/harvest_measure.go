package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/harvest"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/matrices"
)

// harvestFrameworks measures named releases of frameworks, and returns what else is
// wanted: packages, whose rows come from metadata. What is whole is written also where
// another release could not be read.
func (a *app) harvestFrameworks(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted,
	into string) (rest []harvest.Wanted, err error) {
	var faults []error
	for _, w := range wanted {
		if w.Version == "" || h.Installs(w.Name) == "" {
			rest = append(rest, w)
			continue
		}
		err := a.harvestWheels(ctx, h, w, into, "")
		faults = append(faults, err)
		if ctx.Err() != nil || errors.Is(err, harvest.ErrBudget) {
			return nil, errors.Join(faults...)
		}
	}
	return rest, errors.Join(faults...)
}

// harvestWheels measures the wheels of one release, for one platform or all, and writes
// what is whole also where the rest could not be read. That the index lacks what is asked
// for of one platform is written down, too.
func (a *app) harvestWheels(ctx context.Context, h *harvest.Harvester, w harvest.Wanted, into, platform string) error {
	var rows []matrices.MeasuredWheel
	found, err := h.Missing(ctx, w, "")
	if err == nil {
		rows, err = h.Measure(ctx, w.Name, found[0], platform)
	}
	var none *harvest.NoReleaseError
	switch {
	case platform != "" && (errors.As(err, &none) || err == nil && len(rows) == 0):
		rows, err = []matrices.MeasuredWheel{harvest.Absent(w.Name, w.Version, platform)}, nil
	case err == nil && len(rows) == 0:
		return fmt.Errorf("%s %s has no wheel that is for one platform, whose libraries would be measured", w.Name, w.Version)
	}
	return errors.Join(err, a.writeMeasured(h.Installs(w.Name), rows, into))
}

// harvestUnmeasured measures what the index has of the builds whose GPU code is not
// established, and says of the others where they are: of all frameworks, or of some
// packages. What the index does not have either is no fault of the run; that no build of
// what is asked for is open is one.
func (a *app) harvestUnmeasured(ctx context.Context, h *harvest.Harvester, wanted []harvest.Wanted, into string) error {
	var faults []error
	asked, done := map[harvest.Wanted]bool{}, map[string]bool{}
	for _, open := range h.Facts.OpenBuilds() {
		w := harvest.Wanted{Name: wheel.Normalize(open.Package), Version: open.Version}
		at := slices.IndexFunc(wanted, func(o harvest.Wanted) bool {
			return o.Name == w.Name && (o.Version == "" || wheel.SameVersion(o.Version, w.Version))
		})
		if at >= 0 {
			asked[wanted[at]] = true
		}
		if len(wanted) > 0 && at < 0 || open.Gone {
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
			return errors.Join(faults...)
		}
	}
	for _, w := range wanted {
		if !asked[w] {
			faults = append(faults, fmt.Errorf("%s: no build of it is open: the facts have the GPU code of all that they know, "+
				"or do not know it; see matrices list", strings.TrimSuffix(w.Name+"=="+w.Version, "==")))
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
