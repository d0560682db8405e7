package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/emit"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// renovate is the form that is a file for each GPU and framework.
const renovate = "renovate"

// emitRenovate writes presets to a folder, or one to standard output.
func (a *app) emitRenovate(asked *cli.Asked, f *emitFlags) error {
	if f.locked {
		return cli.UsageError("emit renovate: --locked: presets come from the facts, not from a lock")
	}
	fits, err := a.fits(asked)
	if err != nil {
		return err
	}
	if f.output == "" && len(fits) > 1 {
		return cli.UsageError("emit renovate: %d files, one for each GPU and framework: name a folder with -o", len(fits))
	}
	texts := map[string][]byte{}
	for _, fit := range fits {
		text, err := emit.Renovate(fit)
		if err != nil {
			return cli.UsageError("emit renovate: target %q: %w", fit.Target, err)
		}
		if texts[fit.File()] != nil {
			return cli.UsageError("emit renovate: there would be two of %s: choose one target with --target", fit.File())
		}
		texts[fit.File()] = text
	}
	if f.output == "" {
		return a.writeEmitted(texts[fits[0].File()], "", "emit renovate")
	}
	if err := os.MkdirAll(f.output, 0o755); err != nil {
		return err
	}
	for _, fit := range fits {
		if err := a.WriteFile(filepath.Join(f.output, fit.File()), texts[fit.File()]); err != nil {
			return err
		}
	}
	return nil
}

// fits plans every release of each framework on each GPU of each target.
func (a *app) fits(asked *cli.Asked) ([]emit.Fit, error) {
	var fits []emit.Fit
	for _, r := range asked.Requests {
		if len(r.GPUs) == 0 || len(r.Frameworks) == 0 {
			return nil, cli.UsageError("emit renovate: target %q names no GPU or no framework, whose versions to hold to", r.Name())
		}
		for _, gpu := range r.GPUs {
			for _, framework := range r.Frameworks {
				fit, err := a.fit(asked, r, gpu, framework)
				if err != nil {
					return nil, err
				}
				fits = append(fits, fit)
			}
		}
	}
	return fits, nil
}

// fit plans every release of a framework on a GPU, with the rest of what a target
// asks for but for other packages.
func (a *app) fit(asked *cli.Asked, r request.Request, gpu request.Text, f request.FrameworkRequest) (emit.Fit, error) {
	fit := emit.Fit{Target: r.Name(), GPU: gpu.Value, Framework: f.Name, Driver: joinTexts(r.Drivers),
		Facts: asked.Facts.Version(), Versions: map[string][]string{}}
	var requests []request.Request
	for _, release := range asked.Facts.Frameworks(f.Name) {
		if release.Prerelease {
			continue
		}
		one := r
		one.GPUs, one.Packages = []request.Text{gpu}, nil
		asks := f
		asks.Version.Value = "==" + release.Version
		asks.With, asks.AssumeLike = withoutVersions(f.With), request.Text{}
		one.Frameworks = []request.FrameworkRequest{asks}
		requests = append(requests, one)
	}
	doc, err := planner.New(asked.Facts).PlanAll(requests)
	if err != nil {
		return fit, a.InputError(err, asked.Sources)
	}
	packages := packagesOf(asked.Facts, f)
	for _, p := range doc.Plans {
		if p.Stack == nil || !known(p.Stack.GPUs) {
			continue
		}
		for name, version := range p.Stack.Packages {
			if slices.Contains(packages, name) && p.Stack.NoIndex[name] == "" { // the index has another build of it
				public, _, _ := strings.Cut(version, "+")
				fit.Versions[name] = append(fit.Versions[name], public)
			}
		}
	}
	if len(fit.Versions) == 0 {
		return fit, &cli.ExitError{Code: cli.ExitConflict,
			Err: fmt.Errorf("emit renovate: target %q: no release of %s that the facts know runs on %s: envsolve plan says why",
				r.Name(), f.Name, gpu.Value)}
	}
	return fit, nil
}

// known reports whether the facts say how a GPU runs a stack: a version of which
// they do not is not allowed.
func known(gpus []plan.GPU) bool {
	return !slices.ContainsFunc(gpus, func(g plan.GPU) bool { return g.RunsBy == plan.RunsByUnknown })
}

// packagesOf are the packages that are a framework, and those that are asked for
// with it.
func packagesOf(facts *matrices.Set, f request.FrameworkRequest) []string {
	var names []string
	for _, info := range facts.FrameworkInfos() {
		if info.ID == f.Name {
			names = append(names, info.Packages...)
		}
	}
	for _, w := range withoutVersions(f.With) {
		names = append(names, w.Value)
	}
	return names
}

// withoutVersions are companions by their names alone.
func withoutVersions(with []request.Text) []request.Text {
	names := slices.Clone(with)
	for i, w := range names {
		if end := strings.IndexAny(w.Value, "=<>!~ "); end >= 0 {
			names[i].Value = w.Value[:end]
		}
		names[i].Value = request.NormalizeName(names[i].Value)
	}
	return names
}

func joinTexts(texts []request.Text) string {
	var values []string
	for _, t := range texts {
		values = append(values, t.Value)
	}
	return strings.Join(values, ", ")
}
