package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/installed"
	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// pythonPlaces returns where Pythons of a machine keep their packages.
func pythonPlaces() []string {
	return []string{"usr/lib/python3*/dist-packages", "usr/lib/python3*/site-packages", "usr/local/lib/python3*/dist-packages",
		"usr/local/lib/python3*/site-packages", "opt/*/lib/python3*/site-packages", "opt/*/envs/*/lib/python3*/site-packages",
		"root/*/lib/python3*/site-packages", "root/*/*/lib/python3*/site-packages", "home/*/*/lib/python3*/site-packages",
		"home/*/*/*/lib/python3*/site-packages", "home/*/*/envs/*/lib/python3*/site-packages",
		"*/lib/python3*/site-packages", "*/.venv/lib/python3*/site-packages", "*/venv/lib/python3*/site-packages"}
}

// environment is a folder of packages: in a root, at a path from it, and what it is called.
type environment struct {
	name string
	root fs.FS
	at   string
}

// environments returns the folders of packages that doctor judges: those of the Pythons
// that are named, of the environment that is active, or else all that are found.
func (a *app) environments(l *doctorLook) (list []environment, err error) {
	for _, python := range l.pythons {
		if folder := filepath.Dir(python); filepath.Base(folder) == "bin" {
			python = filepath.Dir(folder) // an interpreter of a virtual environment, or conda's
		}
		e, err := l.named(python)
		if err != nil {
			return nil, err
		}
		list = append(list, e)
	}
	for _, name := range []string{"VIRTUAL_ENV", "CONDA_PREFIX"} {
		if folder := l.env(name); folder != "" && len(list) == 0 {
			if e, err := l.named(folder); err == nil {
				list = append(list, e)
			}
		}
	}
	if len(list) > 0 {
		return list, nil
	}
	seen := map[string]bool{}
	for _, folder := range l.found() {
		if real := loader.Real(l.files, folder); !seen[real] {
			seen[real] = true
			list = append(list, environment{filepath.Join("/", l.base, folder), l.files, folder})
			if l.base != "" {
				list[len(list)-1].name = filepath.Join(l.base, folder)
			}
		}
	}
	return list, nil
}

// found returns the folders of packages that are found among the files, that of the
// Python that PATH leads to first.
func (l *doctorLook) found() (list []string) {
	for dir := range strings.SplitSeq(l.env("PATH"), ":") {
		if !path.IsAbs(dir) || path.Base(dir) != "bin" {
			continue
		}
		for _, packages := range []string{"lib/python3*/site-packages", "lib/python3*/dist-packages"} {
			list = append(list, loader.Glob(l.files, path.Dir(dir), packages)...)
		}
	}
	for _, place := range pythonPlaces() {
		list = append(list, loader.Glob(l.files, "/", place)...)
	}
	return list
}

// named returns an environment that is named by its folder: of this machine, or in the
// image or container that is looked into. A folder of this machine that is not below the
// root that is looked at stands beside its files.
func (l *doctorLook) named(folder string) (environment, error) {
	e := environment{folder, l.files, path.Join("/", folder)}
	if l.into == nil {
		whole, err := filepath.Abs(folder)
		if err != nil {
			return e, err
		}
		base, err := filepath.Abs(l.base)
		if err != nil {
			return e, err
		}
		if below, err := filepath.Rel(base, whole); err == nil && filepath.IsLocal(below) {
			e.at = path.Join("/", filepath.ToSlash(below))
		} else {
			e.at = filepath.ToSlash(strings.TrimPrefix(whole, filepath.VolumeName(whole)))
			e.root = installed.Mount(l.files, e.at, os.DirFS(whole))
		}
	}
	files, err := e.files()
	if err != nil {
		return e, err
	}
	info, err := fs.Stat(files, ".")
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return e, fmt.Errorf("%s: no such folder", folder)
	case err != nil:
		return e, fmt.Errorf("%s: %w", folder, err)
	case !info.IsDir():
		return e, fmt.Errorf("%s: not a folder; envsolve check judges files", folder)
	}
	return e, nil
}

// files are those below the environment's folder.
func (e *environment) files() (fs.FS, error) {
	return fs.Sub(e.root, cmp.Or(strings.TrimPrefix(e.at, "/"), "."))
}

// seenEnvironment is an environment with what is said of it.
type seenEnvironment struct {
	folder    string
	env       observed.Environment
	verdict   verdict.Document
	installed *installed.Environment
}

// judgeEnvironments judges each environment of a machine as check does with --here, and
// leaves out those without software for GPUs.
func (a *app) judgeEnvironments(
	ctx context.Context, l *doctorLook, m host.Machine,
) ([]seenEnvironment, []host.Check, error) {
	var judged []seenEnvironment
	var checks []host.Check
	plans := planner.New(matrices.Embedded())
	places, err := a.environments(l)
	if err != nil {
		return nil, nil, err
	}
	for _, place := range places {
		files, err := place.files()
		if err != nil {
			return nil, nil, err
		}
		env, err := source.ReadFolder(ctx, files, place.name)
		if err != nil {
			if len(l.pythons) > 0 {
				return nil, nil, err
			}
			continue
		}
		folder := place.name
		e := installed.Read(installed.Machine{Root: place.root, LibraryPath: l.env("LD_LIBRARY_PATH"),
			Facts: matrices.Embedded()}, folder, place.at)
		source.Over(&env, append(machineObservations(m), foreignObservations(e)...))
		doc, err := judge.Environment(plans, &env)
		if errors.Is(err, planner.ErrNothingToJudge) {
			continue
		}
		if err != nil {
			return nil, nil, err
		}
		judged = append(judged, seenEnvironment{folder, env, doc, e})
		checks = append(checks, knownError(pythonCheck(folder, &doc), &env, &doc, matrices.Embedded()))
		checks = append(checks, e.Checks()...)
		checks = append(checks, compilerCheck(folder, e, m, matrices.Embedded())...)
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

// foreignObservations returns the libraries that the loader takes from outside an
// environment, which count as loaded.
func foreignObservations(e *installed.Environment) []observed.Observation {
	var list []observed.Observation
	for _, load := range e.Foreign() {
		kind := observed.NCCL
		if load.Library == "cuDNN" {
			kind = observed.CUDNN
		}
		list = append(list, observed.Observation{Kind: kind, Value: load.Copy.Version, Installed: true,
			Text: load.Module + " loads " + load.Copy.Path, At: request.Position{File: "--here"}})
	}
	return list
}

// compilerCheck warns of an nvcc of another CUDA major than the environment's wheels,
// which what compiles extensions refuses.
func compilerCheck(folder string, e *installed.Environment, m host.Machine, facts *matrices.Set) []host.Check {
	nvcc, why := m.Compiler()
	cuda := e.CUDA()
	if nvcc.Version == "" || cuda == "" || version.Major(nvcc.Version) == version.Major(cuda) {
		return nil
	}
	return []host.Check{host.Check{Name: "nvcc", Verdict: host.Warning,
		Seen: fmt.Sprintf("%s: its wheels are of CUDA %s, and extensions that are compiled here get nvcc %s of %s (%s): "+
			"they do not build", folder, cuda, nvcc.Version, nvcc.Path, why),
		Fix: "where you compile extensions, install the toolkit of CUDA " + version.Major(cuda) + " and set CUDA_HOME to it",
	}.Known(facts, "torch-extension-cuda-mismatch", "nvcc on PATH")}
}
