package resolve

import (
	"bytes"
	"context"
	"errors"
	"slices"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// keepPython takes the Python packages of the old lock over, with their files, where
// pip would be asked for the same in the same base image: what it picked then still
// fits, as long as the indexes have it. It returns no packages where pip has to be
// asked, and a *yankedError for what an index has taken back.
func (r *Resolver) keepPython(ctx context.Context, in Input, base *registry.Image, t *lock.Target) ([]picked,
	[]index.File, error) {
	old := in.Old
	if old == nil || !in.asksTheSame() || old.Base.Digest != t.Base.Digest {
		return nil, nil, nil
	}
	byApt := locklayer.BringsPython(old)
	if err := r.apt(ctx, in, base, byApt, t); err != nil {
		return nil, nil, err
	}
	if byApt && !slices.Equal(old.Apt, t.Apt) {
		return nil, nil, nil
	}
	packages := make([]picked, len(old.Wheels))
	for i, w := range old.Wheels {
		packages[i] = picked{Name: w.Name, Version: w.Version, URL: w.URL, File: w.File, SHA256: w.SHA256,
			Requested: w.Requested}
	}
	files, err := r.locate(ctx, packages, plan.SourcesOf(in.Stack, in.Indexes))
	var yanked *yankedError
	if err != nil && ctx.Err() == nil && !errors.As(err, &yanked) {
		r.status("Python packages cannot be kept: %v", err)
		return nil, nil, nil
	}
	t.Base.Python, t.Base.PythonVersion, t.Base.Glibc = old.Base.Python, old.Base.PythonVersion, old.Base.Glibc
	return packages, files, err
}

// asksTheSame reports whether pip is asked for what it was asked for when the old lock
// was made, and none of its choices is to be made anew.
func (in Input) asksTheSame() bool {
	old, then := in.Old, in
	then.Stack = in.Old.Stack
	for _, w := range old.Wheels {
		if in.Upgrade.Has(w.Name) {
			return false
		}
	}
	return !in.Upgrade.Has(lock.PartPython) && len(old.Wheels) > 0 && old.Base.Python != "" &&
		old.Platform == in.Stack.Platform && old.Stack.Python == in.Stack.Python &&
		sameBuild(old.Stack.Standalone, in.Stack.Standalone) &&
		slices.Equal(old.Request, lock.RequestLines(in.Request, in.Indexes)) &&
		bytes.Equal(requirements(then), requirements(in)) && bytes.Equal(constraints(old.Stack), constraints(in.Stack))
}

// sameBuild reports whether two relocatable builds of Python are one, or there is none.
func sameBuild(a, b *plan.Standalone) bool { return a == b || a != nil && b != nil && *a == *b }
