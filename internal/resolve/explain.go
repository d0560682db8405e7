package resolve

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	version "github.com/aquasecurity/go-pep440-version"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// noWheelError says that an index has a package, or the planned version of it, as
// source alone. A lock takes none: what is built of it may differ from build to
// build.
type noWheelError struct {
	name, version, index, file string

	inPlace bool   // its setup imports a package of the stack
	prepare string // installs what else that takes
}

func (e *noWheelError) Error() string {
	options := "--no-deps"
	if e.inPlace {
		options += " --no-build-isolation"
	}
	with := ""
	if e.prepare != "" {
		with = "`" + e.prepare + "` and "
	}
	return fmt.Sprintf("package %s %s has no wheel on %s, only %s, its source, which a lock does not take: "+
		"build the wheel once, with "+with+"`pip wheel %s %s==%s`, in the base image and beside the rest of the stack "+
		"where it compiles against that; put it on an index or a page of your own, and name that in an index block "+
		"with packages = [%q]", e.name, e.version, e.index, e.file, options, e.name, e.version, e.name)
}

// builtInPlace reports whether the setup of a package imports one of the stack: of one that the stack compiles, or of
// one that the extra of such a package brings; and what installs what that takes besides. What the target names itself,
// an extra does not bring.
func builtInPlace(s plan.Stack, name string) (inPlace bool, prepare string) {
	for _, c := range s.Compiled {
		if c.InPlace && (wheel.Normalize(c.Name) == name || c.Extra != "" && pinned(s, name) == "" && !named(s, name)) {
			return true, c.Prepare
		}
	}
	return false, ""
}

// named reports whether the target names a package whose version the stack leaves open.
func named(s plan.Stack, name string) bool {
	return slices.ContainsFunc(s.Unpinned, func(u plan.Unpinned) bool { return u.Name == name })
}

// absentError says that no index has a package that the target names, or none a
// release of it that the target allows.
type absentError struct {
	name, specifier string
	asked           []string // addresses of indexes
	found           bool     // the package is on one of them
	newest          string   // final release there; "" where there is none
}

func (e *absentError) Error() string {
	where := strings.Join(e.asked, " and ")
	switch {
	case e.newest != "":
		return fmt.Sprintf("package %s: no release on %s fits %q, the newest there is %s: change what the target asks for",
			e.name, where, e.specifier, e.newest)
	case e.found:
		return fmt.Sprintf("package %s: no release on %s fits %q: change what the target asks for", e.name, where,
			cmp.Or(e.specifier, "*"))
	}
	return fmt.Sprintf("package %s is not on %s: check the name, or name the index that has it in an index block with "+
		"packages = [%q]", e.name, where, e.name)
}

// explain returns why pip finds no answer in the words of the index, where a package
// that pip blames is there as source alone, or the target asks for what is not there.
func (r *Resolver) explain(ctx context.Context, err error, in Input, s plan.Sources) error {
	var none *ImpossibleError
	if !errors.As(err, &none) {
		return err
	}
	for _, name := range none.Blamed {
		ix := s.Owner(name)
		if ix.FindLinks || s.Wheel(name) != "" {
			continue
		}
		if absent := r.absent(ctx, name, in.Stack, s); absent != nil {
			return absent
		}
		files, asked := r.Index.Files(ctx, ix.URL, name)
		if asked != nil {
			continue // pip has asked too, and its words stand
		}
		if sdist := onlySource(files, pinned(in.Stack, name)); sdist != nil {
			inPlace, prepare := builtInPlace(in.Stack, name)
			return &noWheelError{name: name, version: sdist.Version, index: ix.URL, file: sdist.Name, inPlace: inPlace,
				prepare: prepare}
		}
	}
	return err
}

// absent asks the indexes for a package that the target names. It returns nil where one
// of them has a release that the target allows, or gives no answer.
func (r *Resolver) absent(ctx context.Context, name string, stack plan.Stack, s plan.Sources) error {
	at := slices.IndexFunc(stack.Unpinned, func(u plan.Unpinned) bool { return u.Name == name })
	if at < 0 {
		return nil
	}
	e := &absentError{name: name, specifier: stack.Unpinned[at].Specifier}
	allowed, err := version.NewSpecifiers(cmp.Or(e.specifier, "*"), version.WithPreRelease(true))
	if err != nil {
		return nil
	}
	for _, ix := range append([]request.Index{s.Default}, s.Named...) {
		if ix.FindLinks {
			continue
		}
		files, err := r.Index.Files(ctx, ix.URL, name)
		if err != nil && !errors.Is(err, index.ErrNotFound) {
			return nil
		}
		e.asked = append(e.asked, ix.URL)
		for _, f := range files {
			e.found = true
			release, err := version.Parse(f.Version)
			if err != nil {
				continue // of a time before versions were standardised
			}
			if allowed.Check(release) {
				return nil
			}
			if !release.IsPreRelease() && (e.newest == "" || newer(f.Version, e.newest)) {
				e.newest = f.Version
			}
		}
	}
	if len(e.asked) == 0 {
		return nil
	}
	return e
}

// pinned returns the one version of a package that a stack takes; "" for any.
func pinned(s plan.Stack, name string) string {
	for _, u := range s.Unpinned {
		if exact, ok := strings.CutPrefix(u.Specifier, "=="); ok && u.Name == name &&
			!strings.ContainsAny(exact, "*,") {
			return exact
		}
	}
	for have, release := range s.Packages {
		if request.NormalizeName(have) == name {
			return release
		}
	}
	return ""
}

// onlySource returns the newest source of a package that has no wheel, of a version
// or at all; nil where it has one, or neither.
func onlySource(files []index.File, only string) *index.File {
	var newest *index.File
	for i := range files {
		f := &files[i]
		if f.Yanked || only != "" && !wheel.SameVersion(f.Version, only) {
			continue
		}
		switch {
		case strings.HasSuffix(f.Name, ".whl"):
			return nil
		case slices.ContainsFunc([]string{".tar.gz", ".zip", ".tar.bz2"},
			func(suffix string) bool { return strings.HasSuffix(f.Name, suffix) }):
			if newest == nil || newer(f.Version, newest.Version) {
				newest = f
			}
		}
	}
	return newest
}

// newer reports whether the first of two versions is the later one; one that cannot
// be read is not.
func newer(a, b string) bool {
	first, err := version.Parse(a)
	if err != nil {
		return false
	}
	second, err := version.Parse(b)
	return err != nil || first.GreaterThan(second)
}
