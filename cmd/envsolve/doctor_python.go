package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/installed"
	"github.com/envsolve/envsolve/internal/judge"
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
	for _, folder := range a.environments(l) {
		env, err := source.Read(ctx, []string{folder}, nil)
		if err != nil {
			if slices.Contains(l.pythons, folder) {
				return nil, nil, err
			}
			continue
		}
		e, err := a.installedAt(l, folder)
		if err != nil {
			return nil, nil, err
		}
		source.Over(&env, append(machineObservations(m), foreignObservations(e)...))
		doc, err := judge.Environment(plans, &env)
		if errors.Is(err, planner.ErrNothingToJudge) {
			continue
		}
		if err != nil {
			return nil, nil, err
		}
		judged = append(judged, seenEnvironment{folder, env, doc, e})
		checks = append(checks, pythonCheck(folder, &doc))
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

// installedAt reads what is in an environment's folder, with the loader of its machine.
// An environment that is not below the machine's root stands beside its files.
func (a *app) installedAt(l *doctorLook, folder string) (*installed.Environment, error) {
	whole, err := filepath.Abs(folder)
	if err != nil {
		return nil, err
	}
	base, err := filepath.Abs(l.base)
	if err != nil {
		return nil, err
	}
	m := installed.Machine{Root: l.root, LibraryPath: a.Env("LD_LIBRARY_PATH"), Facts: matrices.Embedded()}
	if below, err := filepath.Rel(base, whole); err == nil && filepath.IsLocal(below) {
		return installed.Read(m, folder, "/"+filepath.ToSlash(below)), nil
	}
	at := filepath.ToSlash(strings.TrimPrefix(whole, filepath.VolumeName(whole)))
	m.Root = installed.Mount(l.root, at, os.DirFS(whole))
	return installed.Read(m, folder, at), nil
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
