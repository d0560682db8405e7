package emit

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// Requirements writes a pip requirements file. From a lock it is complete and
// pinned by hash, for
//
//	pip install --no-deps --require-hashes -r requirements.txt
//
// and from a plan it names what the plan pins and leaves the rest to pip.
func Requirements(in Input) ([]byte, error) {
	lines := in.header("requirements")
	if in.Locked == nil {
		lines = append(lines, "Pins without hashes: \"envsolve lock\" makes them complete.")
	} else {
		lines = append(lines, "Install with: pip install --no-deps --require-hashes -r FILE")
	}
	lines = append(lines, in.hostLines()...)
	lines = append(lines, in.pipLines()...)
	for i := range lines {
		lines[i] = "# " + lines[i]
	}
	body, err := in.requirements()
	if err != nil {
		return nil, err
	}
	return []byte(strings.Join(lines, "\n") + "\n\n" + body), nil
}

// requirements is the file without its comment. From a plan it is refused where pip would
// take a build of the default index for one of the same version on another.
func (in Input) requirements() (string, error) {
	if alone := plan.SourcesOf(in.Stack, in.Indexes).Alone; in.Locked == nil && len(alone) > 0 {
		return in.ofOneIndex(alone[0])
	}
	return in.ofAllIndexes()
}

// ofAllIndexes is a file that has pip ask every index for every package.
func (in Input) ofAllIndexes() (string, error) {
	options, err := in.options()
	if err != nil {
		return "", err
	}
	var lines []string
	if in.Locked != nil {
		lines, err = in.locked()
	} else {
		var pins []pin
		pins, err = in.planned()
		lines = linesOf(pins)
	}
	if err != nil {
		return "", err
	}
	return fileOf(options, lines), nil
}

// fileOf is a requirements file of options and requirements.
func fileOf(options, lines []string) string {
	return strings.Join(options, "\n") + "\n\n" + strings.Join(lines, "\n") + "\n"
}

// options are those that requirements files take (pip documentation,
// "Requirements File Format").
func (in Input) options() ([]string, error) {
	fallback, others, err := in.sources()
	if err != nil {
		return nil, err
	}
	options := indexOptions(append([]source{fallback}, others...))
	if in.Locked != nil {
		options = append(options, "--only-binary :all:")
	}
	return options, nil
}

// indexOptions are the options of pip by which it asks these places and no others: of pages of links beside an
// index the index replaces pip's own default, and of pages alone it is switched off.
func indexOptions(places []source) []string {
	var options []string
	option := "--index-url "
	for _, p := range places {
		if p.findLinks {
			options = append(options, "--find-links "+p.url)
			continue
		}
		options = append(options, option+p.url)
		option = "--extra-index-url "
	}
	if option == "--index-url " {
		options = append([]string{"--no-index"}, options...)
	}
	return options
}

// locked pins every wheel of the lock by version and hash, so that it does not
// matter which index answers first.
func (in Input) locked() ([]string, error) {
	var pins []string
	var errs []error
	for _, w := range in.Locked.Wheels {
		if err := errors.Join(checkName(w.Name), checkVersion(w.Name, w.Version),
			checkVersion(w.Name, w.SHA256)); err != nil {
			errs = append(errs, err)
			continue
		}
		requirement := w.Name + "==" + w.Version
		if w.Index == "" {
			link, err := address(w.URL)
			errs = append(errs, err)
			requirement = w.Name + " @ " + link
		}
		pins = append(pins, fmt.Sprintf("%s \\\n    --hash=sha256:%s", requirement, w.SHA256))
	}
	return pins, errors.Join(errs...)
}

// pin is a line of a requirements file from a plan, and the package that it is of.
type pin struct {
	name  string
	line  string
	exact bool // it says which version
}

func linesOf(pins []pin) []string {
	var lines []string
	for _, p := range pins {
		lines = append(lines, p.line)
	}
	return lines
}

// planned returns what the plan pins, then what the target asks for besides, without what is compiled behind all that.
func (in Input) planned() ([]pin, error) {
	var pins []pin
	var errs []error
	sources := plan.SourcesOf(in.Stack, in.Indexes)
	for _, name := range slices.Sorted(maps.Keys(in.Stack.Packages)) {
		version := in.Stack.Packages[name]
		errs = append(errs, checkName(bare(name)), checkVersion(name, version), sources.CheckIndex(name))
		line := in.withExtra(name) + "==" + version
		if at := sources.Wheel(name); at != "" {
			link, err := address(at)
			errs = append(errs, err)
			line = in.withExtra(name) + " @ " + link
		}
		if !in.Stack.IsCompiled(name) {
			pins = append(pins, pin{name, line, true})
		}
	}
	for _, u := range in.Stack.Unpinned {
		errs = append(errs, checkName(u.Name), sources.CheckIndex(u.Name))
		for _, e := range u.Extras {
			errs = append(errs, checkName(e))
		}
		if !specifierForm().MatchString(u.Specifier) {
			errs = append(errs, fmt.Errorf("package %s: %q is no version specifier", u.Name, u.Specifier))
		}
		u.Specifier = strings.ReplaceAll(u.Specifier, " ", "")
		if !in.Stack.IsCompiled(u.Name) {
			pins = append(pins, pin{u.Name, u.String(), false})
		}
	}
	for _, name := range in.limited() {
		pins = append(pins, pin{name, name + in.Stack.Limits[name], false})
	}
	return pins, errors.Join(errs...)
}

// limited lists the packages that the stack holds within bounds and does not write
// otherwise, with a version or without one, sorted.
func (in Input) limited() []string {
	written := map[string]bool{}
	for name := range in.Stack.Packages {
		written[request.NormalizeName(bare(name))] = true
	}
	for _, u := range in.Stack.Unpinned {
		written[u.Name] = true
	}
	return slices.DeleteFunc(slices.Sorted(maps.Keys(in.Stack.Limits)), func(name string) bool { return written[name] })
}

// withExtra is a package of the plan as pip takes it: jax[cuda12].
func (in Input) withExtra(name string) string {
	extras := in.extrasOf(name)
	if len(extras) == 0 || bare(name) != name {
		return name
	}
	return name + "[" + strings.Join(extras, ",") + "]"
}

// extrasAsked are the extras that the target asks for, of a package by the name that it is
// installed by: the target may have another name for it.
func (in Input) extrasAsked(name string) []string {
	if asked := in.Stack.Asked[name]; asked != "" {
		return strings.Split(asked, ",")
	}
	for _, p := range in.Packages {
		if p.Name == name {
			return p.Extras
		}
	}
	return nil
}

// bare is a name without an extra that the facts gave it.
func bare(name string) string {
	name, _, _ = strings.Cut(name, "[")
	return name
}
