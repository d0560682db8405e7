// Package resolve fills in a lock: it takes a plan, which names versions, and
// finds the bytes behind them: the base image's digest, every wheel that pip's
// own resolver picks under the plan's pins, every distribution package, and the
// layer that each wheel becomes.
//
// pip and apt run inside the target's base image, so that they see the
// interpreter, the C library and the package sources that the image will have.
// What they pick is not trusted: each wheel is looked up again on the index
// that the target names for it, fetched, and checked against its hash.
package resolve

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	version "github.com/aquasecurity/go-pep440-version"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/locklayer"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/oci"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Where a command finds its input files and leaves its output files.
const (
	InputDir  = "/run/envsolve/in"
	SecretDir = "/run/envsolve/secret"
	BlobDir   = "/run/envsolve/blobs"
	OutputDir = "/run/envsolve/out"
)

// Command is what a Runner runs inside a base image, as root, without a shell.
type Command struct {
	Name     string // for progress displays
	Phase    string // that it belongs to; empty: progress.Resolve
	Image    *registry.Image
	Platform string // linux/amd64
	Args     []string
	Env      []string                 // NAME=value
	Files    map[string][]byte        // by name, in InputDir
	Secrets  map[string][]byte        // by name, in SecretDir; never cached or logged
	Blobs    map[string]digest.Digest // of the store, by name, read-only in BlobDir
	Outputs  []string                 // names of files in OutputDir to give back
	Network  bool
}

// Runner runs commands in images; the builder is one.
type Runner interface {
	Run(ctx context.Context, c Command) (map[string][]byte, error)
}

// Installer makes the layer that installing distribution packages on a base
// gives; the builder is one.
type Installer interface {
	AptLayer(ctx context.Context, base *registry.Image, platform string, packages []lock.AptPackage) (layer.Layer, error)
}

// Resolver finds bytes for plans.
type Resolver struct {
	Registry  *registry.Client
	Index     *index.Client
	Store     *store.Store
	Runner    Runner
	Installer Installer
	// Mirrors replace the hosts that relocatable builds of Python are fetched from.
	Mirrors []request.Mirror
	// Authorities are the certificate authorities that pip is to trust, PEM: those of
	// this machine, whose indexes may be behind one of a company's own. Empty: pip's.
	Authorities []byte
	// Archives are archives of distribution packages, by their addresses, whose logins
	// apt is to have, and we where we fetch the packages.
	Archives []string
	// Phases show how far the work is; nil shows nothing.
	Phases *progress.Phases
}

// Input is one planned target.
type Input struct {
	Request request.Request
	Stack   plan.Stack
	Reasons []plan.Reason
	// Indexes are the index blocks of the target file.
	Indexes []request.Index
	// Old is the target as it is locked now; nil for none. What it holds is
	// kept where it still fits and Upgrade does not say otherwise.
	Old     *lock.Target
	Upgrade lock.Upgrade
	// Learns says that the caller can learn from an *ImpossibleError: pip is stopped
	// where it begins to try release after release, and what it tried is told.
	Learns bool
}

// Lockable says why a stack cannot be locked, before anything is fetched; nil
// where nothing is known to stand against it. indexes are the target file's.
func Lockable(target string, s plan.Stack, indexes []request.Index) error {
	if !strings.HasPrefix(s.Platform, "linux/") {
		return fmt.Errorf("target %q is for %s: images can be locked and built for linux only; `envsolve plan` shows what to install by hand", target, s.Platform)
	}
	if first, err := version.Parse(plan.OldestLocked); err == nil && s.Python != "" {
		if python, err := version.Parse(s.Python); err == nil && python.LessThan(first) {
			return fmt.Errorf("target %q has Python %s: packages are resolved by pip %s or newer, which runs on Python %s and newer; choose such a Python, or take `envsolve emit dockerfile` and build that by hand", target, s.Python, firstPip, plan.OldestLocked)
		}
	}
	var errs []error
	sources := plan.SourcesOf(s, indexes)
	for _, name := range slices.Sorted(maps.Keys(s.NoIndex)) {
		errs = append(errs, sources.CheckIndex(name))
	}
	if err := errors.Join(errs...); err != nil {
		return fmt.Errorf("target %q cannot be locked: %w", target, err)
	}
	return nil
}

// Target locks one planned target.
func (r *Resolver) Target(ctx context.Context, in Input) (lock.Target, error) {
	if err := Lockable(in.Request.Name(), in.Stack, in.Indexes); err != nil {
		return lock.Target{}, err
	}
	r.doing("base image %s", in.Stack.BaseImage)
	base, err := r.base(ctx, in)
	if err != nil {
		return lock.Target{}, err
	}
	target := lock.Target{
		Name: in.Request.Name(), Platform: in.Stack.Platform, Request: lock.RequestLines(in.Request, in.Indexes),
		Stack: in.Stack, Reasons: in.Reasons, Image: in.Request.Image, SelfTest: in.Request.SelfTest,
		Base: lock.Base{Reference: base.Reference, Digest: base.Digest},
	}
	if target.Base.Size, err = layersSize(base.Content); err != nil {
		return lock.Target{}, fmt.Errorf("base image %s: %w", base.Reference, err)
	}
	withPython, err := r.interpreter(ctx, base, &target)
	if err != nil {
		return lock.Target{}, fmt.Errorf("target %q: %w", in.Request.Name(), err)
	}
	if err := r.wheels(ctx, in, withPython, &target); err != nil {
		return lock.Target{}, fmt.Errorf("target %q: %w", in.Request.Name(), err)
	}
	if err := r.install(ctx, in, base, &target); err != nil {
		return lock.Target{}, fmt.Errorf("target %q: %w", in.Request.Name(), err)
	}
	target.Stack.DownloadBytes = &target.Sizes().DownloadBytes
	return target, nil
}

// install makes the layer of the distribution packages, so that the lock holds
// its digest: whoever has the layer need not install them again, and an image
// is held to it.
func (r *Resolver) install(ctx context.Context, in Input, base *registry.Image, t *lock.Target) error {
	if len(t.Apt) == 0 {
		return nil
	}
	if old := in.Old; old != nil && !in.Upgrade.HasApt(old.Apt) && old.Base.Digest == t.Base.Digest &&
		slices.Equal(old.Apt, t.Apt) && old.AptLayer.Digest != "" {
		t.AptLayer = old.AptLayer
		return nil
	}
	phase := r.Phases.Begin(progress.Install)
	phase.Say(fmt.Sprintf("%d distribution packages", len(t.Apt)))
	made, err := r.Installer.AptLayer(ctx, base, t.Platform, t.Apt)
	if err == nil {
		phase.End()
	}
	t.AptLayer = made.Layer
	return err
}

// base finds the base image: the one that was locked, as long as its registry
// has it, or what its reference leads to now.
func (r *Resolver) base(ctx context.Context, in Input) (*registry.Image, error) {
	if old := in.Old; old != nil && !in.Upgrade.Has(lock.PartBase) && in.sameBase() {
		base, err := r.Registry.Pinned(ctx, old.Base.Reference, old.Base.Digest, in.Stack.Platform)
		if err == nil || ctx.Err() != nil {
			return base, err
		}
		r.status("base image %s cannot be kept: %v", old.Base.Digest, err)
	}
	return r.Registry.Resolve(ctx, in.Stack.BaseImage, in.Stack.Platform)
}

// layersSize is how much of an image has to be moved, in bytes.
func layersSize(img v1.Image) (total int64, err error) {
	manifest, err := img.Manifest()
	if err != nil {
		return 0, err
	}
	for _, l := range manifest.Layers {
		total += l.Size
	}
	return total, nil
}

// sameBase reports whether the old lock is for the same base image.
func (in Input) sameBase() bool {
	return in.Old.Stack.BaseImage == in.Stack.BaseImage && in.Old.Platform == in.Stack.Platform
}

// status says what somebody should know who reads what is shown later.
func (r *Resolver) status(format string, args ...any) {
	r.Phases.Note(progress.Resolve, fmt.Sprintf(format, args...))
}

// doing says what is being resolved.
func (r *Resolver) doing(format string, args ...any) {
	r.Phases.Begin(progress.Resolve).Doing(fmt.Sprintf(format, args...))
}

// wheels resolves, fetches and converts the target's Python packages, and the
// distribution's, which may have to bring the interpreter.
func (r *Resolver) wheels(ctx context.Context, in Input, base *registry.Image, t *lock.Target) error {
	sources := plan.SourcesOf(in.Stack, in.Indexes)
	packages, files, err := r.keepPython(ctx, in, base, t)
	if err == nil && packages == nil {
		packages, files, err = r.python(ctx, in, base, t)
	}
	var yanked *yankedError
	if errors.As(err, &yanked) && in.kept()[yanked.name] != "" {
		r.status("%s %s cannot be kept: it is yanked", yanked.name, yanked.version)
		in.Upgrade.Names = append(slices.Clone(in.Upgrade.Names), yanked.name)
		return r.wheels(ctx, in, base, t)
	}
	if err != nil {
		return err
	}
	phase := r.Phases.Begin(progress.Resolve)
	phase.Say(fmt.Sprintf("%s, %d Python packages", base.Reference, len(packages)))
	phase.End()
	computed := make([]bool, len(files))
	for i, p := range packages {
		if files[i].SHA256 == "" && p.SHA256 != "" { // what an earlier lock has computed holds on
			files[i].SHA256, computed[i] = p.SHA256, true
		}
	}
	fetched, err := r.fetch(ctx, files)
	if err != nil {
		return err
	}
	for i, p := range packages {
		fetched[i].Unverified = fetched[i].Unverified || computed[i]
		t.Wheels = append(t.Wheels, lock.Wheel{
			Name: p.Name, Version: p.Version, File: files[i].Name, URL: files[i].URL,
			SHA256: fetched[i].Digest.Encoded(), Size: fetched[i].Size,
			Index: owner(sources, p.Name), Requested: p.Requested, HashSource: hashSource(fetched[i]),
			License: r.license(fetched[i]),
		})
	}
	return r.layers(ctx, base, t)
}

func hashSource(f index.Fetched) string {
	if f.Unverified {
		return lock.HashComputed
	}
	return ""
}

// licenseKind is where the store keeps what wheels say of their licences, by digest, as
// this program reads them.
const licenseKind = "license-v1"

// license is what a wheel says of its licence. One that cannot be read is told of
// when its layer is made.
func (r *Resolver) license(f index.Fetched) (words string) {
	if r.Store.Link(licenseKind, f.Digest.String(), &words) == nil {
		return words
	}
	whl, err := r.Store.Open(f.Digest)
	if err != nil {
		return ""
	}
	defer whl.Close()
	words, err = wheel.License(whl, f.Size)
	if err == nil {
		_ = r.Store.SetLink(licenseKind, f.Digest.String(), words)
	}
	return words
}

func (r *Resolver) fetch(ctx context.Context, files []index.File) ([]index.Fetched, error) {
	phase := r.Phases.Begin(progress.Fetch).Of("files").Kept().Expect(len(files), sizes(files))
	fetched, err := r.Index.FetchAll(ctx, files, r.Store, func(f index.File, done, total int64) {
		phase.Part(f.Name, done, total)
	})
	if err == nil {
		phase.End()
	}
	return fetched, err
}

// sizes are how many bytes files have, as far as the index says it.
func sizes(files []index.File) (total int64) {
	for _, f := range files {
		total += f.Size
	}
	return total
}

// layers decides which wheels share a layer, makes the layers, and notes for
// each wheel the layer that holds it.
func (r *Resolver) layers(ctx context.Context, base *registry.Image, t *lock.Target) error {
	wheels := t.Wheels
	groups := locklayer.Group(wheels)
	var size int64
	for _, w := range wheels {
		size += w.Size
	}
	phase := r.Phases.Begin(progress.Layers).Of("layers of wheels").Kept().Expect(len(groups), size)
	compiler := &Compiler{Runner: r.Runner, Store: r.Store, Base: base, Target: t}
	maker := &layer.Maker{Store: r.Store, Compile: compiler.Compile, Progress: phase.Part}
	made, err := maker.Groups(ctx, groups, locklayer.Options(t), nil)
	if err != nil {
		return err
	}
	phase.End()
	byFile := map[string]oci.Layer{}
	for i, group := range groups {
		for _, w := range group {
			byFile[w.Name] = made[i].Layer
		}
	}
	for i := range wheels {
		wheels[i].Layer = byFile[wheels[i].File]
	}
	return nil
}

// sortedRequirements writes one requirement a line, sorted.
func sortedRequirements(lines map[string]string) []byte {
	var b strings.Builder
	for _, name := range slices.Sorted(maps.Keys(lines)) {
		b.WriteString(name + lines[name] + "\n")
	}
	return []byte(b.String())
}
