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
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/installed"
	"github.com/envsolve/envsolve/internal/judge"
	"github.com/envsolve/envsolve/internal/source"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/version"
	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
	"github.com/envsolve/envsolve/planner/verdict"
)

// environment is a folder of packages: in a root, at a path from it, and what it is called.
type environment struct {
	name string
	root fs.FS
	at   string
	// variable names it, where one of what is looked at does.
	variable string
}

// environments returns the folders of packages that doctor judges: those of the Pythons
// that are named, of the environment that is active, or else all that are found.
func (l *doctorLook) environments(ctx context.Context) (list []environment, checks []host.Check, err error) {
	for _, python := range l.pythons {
		if folder := filepath.Dir(python); filepath.Base(folder) == "bin" {
			python = filepath.Dir(folder) // an interpreter of a virtual environment, or conda's
		}
		e, err := l.named(python)
		if err != nil {
			return nil, nil, cli.UsageError("--python: %w", err)
		}
		list = append(list, e)
	}
	for _, variable := range []string{"VIRTUAL_ENV", "CONDA_PREFIX"} {
		folder := l.env.Value(variable)
		if folder == "" || len(list) > 0 {
			continue
		}
		e, err := l.active(variable, folder)
		if err != nil {
			checks = append(checks, notActive(variable, err))
			continue
		}
		list = append(list, e)
	}
	if len(list) > 0 {
		return list, checks, nil
	}
	found, more := l.found(ctx)
	for _, folder := range found {
		list = append(list, l.within(folder))
	}
	return list, append(checks, more...), ctx.Err()
}

// notActive warns of a variable that leads to no environment.
func notActive(variable string, err error) host.Check {
	return host.Check{Name: "python", Verdict: host.Warning,
		Seen: variable + " names what cannot be judged: " + err.Error(),
		Fix:  "unset " + variable + ", or activate the environment anew; --python names the one to judge"}
}

// within returns the environment in a folder of what is looked at.
func (l *doctorLook) within(folder string) environment {
	return environment{name: filepath.Join(cmp.Or(l.base, "/"), folder), root: l.files, at: path.Join("/", folder)}
}

// active returns the environment that a variable names. The variables of another machine,
// an image or a container name folders there, whatever stands at that path on this one.
func (l *doctorLook) active(variable, folder string) (e environment, err error) {
	if l.into == nil && filepath.Clean(l.base) == "/" {
		e, err = l.named(folder)
	} else {
		e = l.within(folder)
		err = e.check()
	}
	e.variable = variable
	return e, err
}

// named returns an environment that is named by its folder: of this machine, or in the
// image or container that is looked into. A folder of this machine that is not below the
// root that is looked at stands beside its files.
func (l *doctorLook) named(folder string) (environment, error) {
	e := environment{name: folder, root: l.files, at: path.Join("/", folder)}
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
	return e, e.check()
}

// check returns an error where the environment is no folder.
func (e *environment) check() error {
	files, err := e.files()
	if err != nil {
		return err
	}
	info, err := fs.Stat(files, ".")
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%s: no such folder", e.name)
	case err != nil:
		return fmt.Errorf("%s: %w", e.name, err)
	case !info.IsDir():
		return fmt.Errorf("%s: not a folder; envsolve check judges files", e.name)
	}
	return nil
}

// files are those below the environment's folder.
func (e *environment) files() (fs.FS, error) {
	return fs.Sub(e.root, cmp.Or(strings.TrimPrefix(e.at, "/"), "."))
}

// seenEnvironment is an environment with what is said of it.
type seenEnvironment struct {
	folder    string
	at        string // where it is, from the root of what is looked at
	env       observed.Environment
	verdict   verdict.Document
	installed *installed.Environment
}

// judgeEnvironments judges each environment of a machine as check does with --here, and
// leaves out those without software for GPUs.
func judgeEnvironments(
	ctx context.Context, l *doctorLook, m host.Machine,
) ([]seenEnvironment, []host.Check, error) {
	var judged []seenEnvironment
	plans := planner.New(matrices.Embedded())
	places, checks, err := l.environments(ctx)
	if err != nil {
		return nil, nil, err
	}
	for _, place := range places {
		if ctx.Err() != nil {
			return nil, nil, ctx.Err()
		}
		files, err := place.files()
		if err != nil {
			return nil, nil, err
		}
		env, err := source.ReadFolder(ctx, files, place.name)
		switch {
		case err == nil:
		case len(l.pythons) > 0 || ctx.Err() != nil:
			return nil, nil, err
		case place.variable != "":
			checks = append(checks, notActive(place.variable, err))
			continue
		default:
			continue
		}
		if err := source.WithSystem(ctx, place.root, place.at, &env); err != nil {
			return nil, nil, err
		}
		folder := place.name
		e := installed.Read(installed.Machine{Root: place.root, LibraryPath: l.env.Value("LD_LIBRARY_PATH"),
			Facts: matrices.Embedded()}, folder, place.at)
		source.Over(&env, slices.Concat(machineObservations(m), foreignObservations(e), lacking(e, m)))
		doc, err := judge.Environment(plans, &env)
		if errors.Is(err, planner.ErrNothingToJudge) {
			checks = append(checks, nothingToJudge(l, &place, e)...)
			continue
		}
		if err != nil {
			return nil, nil, err
		}
		judged = append(judged, seenEnvironment{folder, place.at, env, doc, e})
		check := knownError(pythonCheck(folder, &doc), &env, &doc, matrices.Embedded())
		if check.Verdict == host.OK && (m.WSL || len(m.GPUs) > 0) {
			check = onCPUAlone(check, &doc, matrices.Embedded())
		}
		checks = append(checks, check)
		checks = append(checks, e.Checks()...)
		checks = append(checks, compilerCheck(folder, e, m, matrices.Embedded())...)
	}
	return judged, append(checks, usersFirst(judged, matrices.Embedded())...), nil
}

// nothingToJudge is said of an environment that holds nothing that facts are about: what broke
// off there, or else, of one that is named or active, that it is so.
func nothingToJudge(l *doctorLook, place *environment, e *installed.Environment) []host.Check {
	if broken := e.Broken(); len(broken) > 0 || len(l.pythons) == 0 && place.variable == "" {
		return broken
	}
	return []host.Check{{Name: "python", Verdict: host.Absent,
		Seen: place.name + ": no software for GPUs that the facts know is installed in it"}}
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

// onCPUAlone warns of an environment that works without the GPUs that are here: those that
// are judged beside it are the ones that facts know, and those of Windows are on no bus.
func onCPUAlone(c host.Check, doc *verdict.Document, facts *matrices.Set) host.Check {
	for i := range doc.Judged {
		j := &doc.Judged[i]
		at := slices.IndexFunc(j.Warnings, func(w plan.Warning) bool { return w.Rule == cpuBuild })
		if at < 0 || j.Stack == nil || j.Stack.CUDA.Version != "" {
			continue
		}
		c.Verdict, c.Seen = host.Warning, c.Seen+" on the CPU alone, and there are GPUs"
		c.Fix = "install the build for GPUs that stands below"
		if forCPU(cpuBuild, j.Warnings[at].Facts) {
			return knownOfCPUBuild(c, j.Warnings[at].Facts, facts)
		}
		return c
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

// settlePaths takes back the warning of a cuDNN on LD_LIBRARY_PATH where it is known of every
// environment that the loader takes another one, and whole.
func settlePaths(checks []host.Check, shadowing []string, judged []seenEnvironment) {
	at := slices.IndexFunc(checks, func(c host.Check) bool { return c.Name == "paths" && c.Verdict == host.Warning })
	if at < 0 || len(judged) == 0 || !strings.Contains(checks[at].Error, "cudnn") {
		return
	}
	for _, e := range judged {
		if !e.installed.LoadsOwn("cuDNN") {
			return
		}
	}
	checks[at] = host.Check{Name: "paths", Verdict: host.OK, Seen: "LD_LIBRARY_PATH names " +
		strings.Join(shadowing, ", ") + ", and for what is installed here the loader takes no cuDNN from there"}
}

// lacking returns the libraries that frameworks of an environment look for on the system,
// where there are none. A Jetson's come with its JetPack, and what is mounted at the start of a
// container is there where it runs.
func lacking(e *installed.Environment, m host.Machine) []observed.Observation {
	lacks := e.Lacks()
	if lacks == "" || m.Tegra != nil {
		return nil
	}
	where := observed.Machine
	if m.Inside != nil {
		where = "the " + m.Inside.Kind
	}
	return []observed.Observation{{Kind: observed.Lacks, Value: lacks, Installed: true, Text: where,
		At: request.Position{File: "--here"}}}
}

// compilerCheck warns of an nvcc of another CUDA major than the environment's wheels,
// which what compiles extensions refuses.
func compilerCheck(folder string, e *installed.Environment, m host.Machine, facts *matrices.Set) []host.Check {
	nvcc, why := m.Compiler()
	cuda := e.CUDA()
	if nvcc.Version == "" || cuda == "" || version.Major(nvcc.Version) == version.Major(cuda) {
		return nil
	}
	c := host.Check{Name: "nvcc", Verdict: host.Warning,
		Seen: fmt.Sprintf("%s: its wheels are of CUDA %s, and extensions that are compiled here get nvcc %s of %s (%s): "+
			"they do not build", folder, cuda, nvcc.Version, nvcc.Path, why),
		Fix: "where you compile extensions, install the toolkit of CUDA " + version.Major(cuda) + " and set CUDA_HOME to it"}
	for _, suits := range []func(string) bool{
		func(v string) bool { return version.Minor(v) == version.Minor(cuda) },
		func(v string) bool { return version.Major(v) == version.Major(cuda) },
	} {
		if t, ok := m.CompilingWith(suits); ok {
			c.Fix = "where you compile extensions, " + t.Lead()
			break
		}
	}
	return []host.Check{c.Known(facts, "torch-extension-cuda-mismatch", "nvcc on PATH")}
}
