package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// pythonPlaces returns where Pythons of a machine keep their packages.
func pythonPlaces() []string {
	return []string{"usr/lib/python3*/dist-packages", "usr/lib/python3*/site-packages", "usr/local/lib/python3*/dist-packages",
		"usr/local/lib/python3*/site-packages", "opt/*/lib/python3*/site-packages", "opt/*/envs/*/lib/python3*/site-packages",
		"root/*/lib/python3*/site-packages", "root/*/*/lib/python3*/site-packages", "home/*/*/lib/python3*/site-packages",
		"home/*/*/*/lib/python3*/site-packages", "home/*/*/envs/*/lib/python3*/site-packages"}
}

// environments returns the folders of packages that doctor judges: those of the Pythons
// that are named, of the environment that is active, or else all that are found.
func (a *app) environments(l *doctorLook) []string {
	var list []string
	for _, python := range l.pythons {
		if folder := filepath.Dir(python); filepath.Base(folder) == "bin" {
			python = filepath.Dir(folder) // an interpreter of a virtual environment, or conda's
		}
		list = append(list, python)
	}
	if len(list) > 0 || l.base == "" {
		return list
	}
	if l.base == "/" {
		if list = a.hereSources(nil); len(list) > 0 {
			return list
		}
	}
	for _, place := range pythonPlaces() {
		found, _ := fs.Glob(l.root, place)
		for _, folder := range found {
			list = append(list, filepath.Join(l.base, folder))
		}
	}
	return list
}

// judgeEnvironments judges each environment of a machine as check does with --here, and
// leaves out those without software for GPUs.
func (a *app) judgeEnvironments(
	ctx context.Context, l *doctorLook, m host.Machine,
) ([]report.JudgedEnvironment, []host.Check, error) {
	var judged []report.JudgedEnvironment
	var checks []host.Check
	plans := planner.New(matrices.Embedded())
	for _, folder := range a.environments(l) {
		env, err := source.Read(ctx, []string{folder}, nil)
		if err != nil {
			if slices.Contains(l.pythons, folder) {
				return nil, nil, err
			}
			continue
		}
		packages := slices.Clone(env.Observations)
		source.Over(&env, machineObservations(m))
		doc, err := judge.Environment(plans, &env)
		if errors.Is(err, planner.ErrNothingToJudge) {
			continue
		}
		if err != nil {
			return nil, nil, err
		}
		judged = append(judged, report.JudgedEnvironment{Folder: folder, Verdict: doc})
		checks = append(checks, pythonCheck(folder, &doc))
		checks = append(checks, mixedMajors(folder, packages)...)
		checks = append(checks, installedTwice(folder)...)
	}
	return judged, checks, nil
}

// pythonCheck is what doctor says of an environment in a line.
func pythonCheck(folder string, doc *verdict.Document) host.Check {
	c := host.Check{Name: "python", Verdict: host.OK, Seen: folder + ": " + string(doc.Verdict)}
	switch doc.Verdict {
	case verdict.Fails:
		c.Verdict, c.Fix = host.Fault, "see what clashes below"
	case verdict.Unproven:
		c.Verdict, c.Fix = host.Warning, "look up what is named below"
	}
	for i := range doc.Judged {
		if fixes := doc.Judged[i].Fixes; len(fixes) > 0 {
			c.Fix = fixes[0].Text
		}
	}
	return c
}

// mixedMajors warns of NVIDIA's wheels for several CUDA majors in one environment: what
// loads its libraries by name may find those of the other.
func mixedMajors(folder string, packages []observed.Observation) []host.Check {
	of := map[string][]string{}
	for i := range packages {
		name := packages[i].Name
		if major := name[strings.LastIndex(name, "-")+1:]; strings.HasPrefix(name, "nvidia-") && strings.HasPrefix(major, "cu1") {
			of[major] = append(of[major], name)
		}
	}
	if len(of) < 2 {
		return nil
	}
	var words []string
	for major, names := range of {
		words = append(words, fmt.Sprintf("%d for CUDA %s", len(names), strings.TrimPrefix(major, "cu")))
	}
	slices.Sort(words)
	return []host.Check{{Name: "wheels", Verdict: host.Warning,
		Seen: folder + ": NVIDIA's wheels of several CUDA majors: " + strings.Join(words, ", "),
		Fix:  "pip uninstall those of the major that the framework's build does not name"}}
}

// installedTwice finds packages with two records of an installation in one folder: one was
// written over the other, and which files are there nobody can say.
func installedTwice(folder string) []host.Check {
	places := []string{folder}
	if found, _ := filepath.Glob(filepath.Join(folder, "lib", "python3*", "site-packages")); len(found) > 0 {
		places = found
	}
	var checks []host.Check
	for _, place := range places {
		records, _ := fs.Glob(os.DirFS(place), "*.dist-info")
		versions := map[string][]string{}
		for _, r := range records {
			name, ver, _ := strings.Cut(strings.TrimSuffix(r, ".dist-info"), "-")
			versions[name] = append(versions[name], ver)
		}
		for _, name := range slices.Sorted(maps.Keys(versions)) {
			if list := versions[name]; len(list) > 1 {
				checks = append(checks, host.Check{Name: "twice", Verdict: host.Fault,
					Seen: fmt.Sprintf("%s: %s is installed twice, as %s", place, name, strings.Join(list, " and ")),
					Fix:  "pip uninstall " + name + " until none is left, then install one"})
			}
		}
	}
	return checks
}
