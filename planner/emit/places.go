package emit

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// placed is a package of a stack, as tools want it that ask each one's place.
type placed struct {
	name    string
	extras  []string
	version string // a specifier: ==2.5.1+cu124; empty for any
	link    string // of the wheel, where no index has it
	index   string // address of the index; empty for the default one
}

// requirement returns the package as PEP 508 has it.
func (p placed) requirement() string {
	name := p.name
	if len(p.extras) > 0 {
		name += "[" + strings.Join(p.extras, ",") + "]"
	}
	if p.link != "" {
		return name + " @ " + p.link
	}
	return name + p.version
}

// places lists the packages of a stack by name, with the place of each, from the
// lock where there is one; without those that are compiled behind them.
func (in Input) places() ([]placed, error) {
	if in.Locked != nil {
		return in.lockedPlaces()
	}
	var list []placed
	var errs []error
	sources := plan.SourcesOf(in.Stack, in.Indexes)
	add := func(p placed) {
		errs = append(errs, checkName(p.name), sources.CheckIndex(p.name))
		for _, extra := range p.extras {
			errs = append(errs, checkName(extra))
		}
		if !specifierForm().MatchString(p.version) {
			errs = append(errs, fmt.Errorf("package %s: %q is no version specifier", p.name, p.version))
		}
		if owner := sources.Owner(p.name); owner.URL != sources.Default.URL {
			p.index = owner.URL
		}
		p.version = strings.ReplaceAll(p.version, " ", "")
		if !in.Stack.IsCompiled(p.name) {
			list = append(list, p)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(in.Stack.Packages)) {
		version := in.Stack.Packages[name]
		errs = append(errs, checkVersion(name, version))
		add(placed{name: bare(name), extras: in.extrasOf(name), version: "==" + version, link: sources.Wheel(name)})
	}
	for _, u := range in.Stack.Unpinned {
		add(placed{name: u.Name, extras: u.Extras, version: u.Specifier})
	}
	for _, name := range in.limited() {
		add(placed{name: name, version: in.Stack.Limits[name]})
	}
	return checkedPlaces(list, errs)
}

// lockedPlaces are all wheels of the lock.
func (in Input) lockedPlaces() ([]placed, error) {
	fallback := plan.SourcesOf(in.Stack, in.Indexes).Default.URL
	var list []placed
	var errs []error
	for _, w := range in.Locked.Wheels {
		errs = append(errs, checkName(w.Name), checkVersion(w.Name, w.Version))
		p := placed{name: w.Name, version: "==" + w.Version}
		switch {
		case w.Index == "":
			p.link = w.URL
		case w.Index != fallback && isAddress(w.Index):
			p.index = w.Index
		}
		list = append(list, p)
	}
	return checkedPlaces(list, errs)
}

// checkedPlaces checks addresses, takes passwords out of them, and sorts.
func checkedPlaces(list []placed, errs []error) ([]placed, error) {
	for i := range list {
		for _, text := range []*string{&list[i].link, &list[i].index} {
			if *text != "" {
				var err error
				*text, err = address(*text)
				errs = append(errs, err)
			}
		}
	}
	slices.SortStableFunc(list, func(a, b placed) int {
		return cmp.Compare(request.NormalizeName(a.name), request.NormalizeName(b.name))
	})
	return list, errors.Join(errs...)
}

// extrasOf are the extras that a package of the plan is installed with: those that
// its name holds, that are asked for, and that the stack adds.
func (in Input) extrasOf(name string) []string {
	_, inName, _ := strings.Cut(strings.TrimSuffix(name, "]"), "[")
	extras := slices.Clone(in.extrasAsked(bare(name)))
	for extra := range strings.SplitSeq(inName+","+in.Stack.Extras[name], ",") {
		if extra != "" && !slices.Contains(extras, extra) {
			extras = append(extras, extra)
		}
	}
	slices.Sort(extras)
	return extras
}

// defaultSource is the place of packages that no index is named for.
func (in Input) defaultSource() (source, error) {
	fallback, _, err := in.sources()
	return fallback, err
}

// joint is a target's name in a form that holds several, and its packages.
type joint struct {
	Input
	name     string
	packages []placed
	fallback source
	marker   string // of its platform (PEP 508)
}

// joined reads the targets of a form that holds several. Names that such a form
// cannot tell apart are an error.
func joined(all []Input) ([]joint, error) {
	var list []joint
	var errs []error
	named := map[string]string{}
	for _, in := range all {
		j := joint{Input: in, name: request.NormalizeName(plainName(in.Target))}
		if other, taken := named[j.name]; taken && other == in.Target { // of another platform
			j.name = request.NormalizeName(j.name + "-" + plainName(in.Platform))
		}
		if other, taken := named[j.name]; taken {
			errs = append(errs, fmt.Errorf("targets %q and %q would both be called %q: choose one with --target, or rename one",
				other, in.Target, j.name))
		}
		named[j.name] = in.Target
		var wrong [3]error
		j.packages, wrong[0] = in.places()
		j.fallback, wrong[1] = in.defaultSource()
		j.marker, wrong[2] = in.platformMarker()
		if err := errors.Join(wrong[:]...); err != nil {
			errs = append(errs, fmt.Errorf("target %q: %w", in.Target, err))
		}
		list = append(list, j)
	}
	return list, errors.Join(errs...)
}

// platformMarker is the marker of a platform, Python's version aside.
func (in Input) platformMarker() (string, error) {
	markers := map[string]string{
		"linux/amd64":   "sys_platform == 'linux' and platform_machine == 'x86_64'",
		"linux/arm64":   "sys_platform == 'linux' and platform_machine == 'aarch64'",
		"windows/amd64": "sys_platform == 'win32' and platform_machine == 'AMD64'",
	}
	if !versionForm().MatchString(in.Stack.Python) {
		return "", fmt.Errorf("python %q is no version", in.Stack.Python)
	}
	marker, ok := markers[in.Platform]
	if !ok {
		return "", fmt.Errorf("platform %q: there are linux/amd64, linux/arm64 and windows/amd64", in.Platform)
	}
	return marker, nil
}

// jointHeader is the comment on top of a form that holds several targets.
func jointHeader(kind string, all []joint) []string {
	lines := []string{fmt.Sprintf("Written by \"envsolve emit %s\".", kind)}
	for _, j := range all {
		lines = append(lines, fmt.Sprintf("%s: target %s from %s, %s, Python %s.", j.name, oneLine(j.Target), j.origin(),
			oneLine(j.Platform), oneLine(j.Stack.Python)))
		for _, line := range j.hostLines() {
			lines = append(lines, j.name+": "+line)
		}
	}
	return lines
}

// sameFallback is the default index that all targets share.
func sameFallback(all []joint) (source, error) {
	for _, j := range all[1:] {
		if j.fallback != all[0].fallback {
			return source{}, fmt.Errorf("targets %q and %q have other default indexes: choose one with --target",
				all[0].Target, j.Target)
		}
	}
	return all[0].fallback, nil
}
