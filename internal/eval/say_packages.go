package eval

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// note is an entry among a report's packages that is none.
type note struct {
	name  *regexp.Regexp
	value *regexp.Regexp
	drop  bool // leaves the stack as it is; otherwise it makes another one
	what  string
}

// notes lists the entries that stand for something else than a package, the
// first that fits holds.
func notes() []note {
	any := regexp.MustCompile(``)
	return []note{
		{regexp.MustCompile(`^(LD_LIBRARY_PATH|TRITON_PTXAS_PATH)$`), any, true, "a setting at run time"},
		{regexp.MustCompile(`^install$`), any, true, "how pip was called"},
		{regexp.MustCompile(`image$`), regexp.MustCompile(`^default$`), true, "where it ran"},
		{regexp.MustCompile(`image$|^build$|^channel$|^ngc-`), any, false, "a build of a third party"},
		{regexp.MustCompile(`^system-|PATH$`), regexp.MustCompile(`^[\d.]+$`), false,
			"something on the machine that is no part of a target"},
		{regexp.MustCompile(`^allow_growth$|^CUDA_VISIBLE_DEVICES$`), any, true, "a setting at run time"},
	}
}

var (
	leadingVersion = regexp.MustCompile(`^v?(\d+(\.\d+)*([a-z.]+\d+)*)(\+[\w.]+)?(\s*\(.*\))?$`)
	remarkOnly     = regexp.MustCompile(`^cu\d+/`) // which of several wheels: cu113/torch1.10.0 build
)

// packages returns --with and --nccl.
func (s speaker) packages(out *said, g Given) error {
	for _, name := range slices.Sorted(maps.Keys(g.Packages)) {
		value := ""
		if p := g.Packages[name]; p != nil {
			value = *p
		}
		if err := s.entry(out, name, value); err != nil {
			return err
		}
	}
	return nil
}

func (s speaker) entry(out *said, name, value string) error {
	if s.systemToolkit(out, name, value) || extraOf(out, name, value) {
		return nil
	}
	for _, n := range notes() {
		if !n.name.MatchString(name) || !n.value.MatchString(value) {
			continue
		}
		if !n.drop {
			return fmt.Errorf("%s %q is %s", name, value, n.what)
		}
		out.left = append(out.left, name+" "+value)
		return nil
	}
	version, err := packageVersion(name, value)
	switch {
	case err != nil && s.isApplication(name):
		out.left = append(out.left, name+" "+value)
	case err != nil:
		return err
	case name == "nccl":
		out.flags.NCCL = version
	case s.isFramework(out, name):
		out.flags.Framework[0] = pinned(out.flags.Framework[0], version)
	default:
		out.flags.With = append(out.flags.With, pinned(name, version))
	}
	return nil
}

var olderThan = regexp.MustCompile(`^older than (\d+\.\d+)$`)

// systemToolkit says a toolkit of the machine that is older than some version
// as a bound on CUDA.
func (s speaker) systemToolkit(out *said, name, value string) bool {
	bound := olderThan.FindStringSubmatch(value)
	if !strings.HasPrefix(name, "system-") || bound == nil {
		return false
	}
	out.below = bound[1]
	return true
}

var withExtra = regexp.MustCompile(`^(?:pip install )?([a-z]+\[[\w,-]+\])`)

// extraOf says the extra by which a report installed its framework.
func extraOf(out *said, name, value string) bool {
	extra := withExtra.FindStringSubmatch(value)
	if name != "install" || extra == nil {
		return false
	}
	out.flags.With = append(out.flags.With, extra[1])
	return true
}

// packageVersion reads the version of an entry; "" for none.
func packageVersion(name, value string) (string, error) {
	if value == "" || remarkOnly.MatchString(value) {
		return "", nil
	}
	parts := leadingVersion.FindStringSubmatch(value)
	if parts == nil {
		return "", fmt.Errorf("%s %q is no version", name, value)
	}
	return parts[1] + parts[4], nil
}

// isFramework reports whether a package is the framework that the flags ask
// for in any version.
func (s speaker) isFramework(out *said, name string) bool {
	framework := out.flags.Framework[0]
	return !strings.Contains(framework, "=") &&
		slices.ContainsFunc(s.facts.Frameworks(framework),
			func(r matrices.FrameworkRelease) bool { return r.Package == name })
}

// isApplication reports whether a name is none of the parts of a stack: what
// is said of it besides a version names a model or a branch.
func (s speaker) isApplication(name string) bool {
	name = strings.ToLower(name)
	if regexp.MustCompile(`^(nvidia|nccl|cudnn|cuda)`).MatchString(name) || slices.Contains(s.facts.PackageNames(), name) {
		return false
	}
	for _, f := range s.facts.FrameworkInfos() {
		if slices.Contains(slices.Concat(f.Distributions(), f.Companions), name) || strings.HasPrefix(name, f.Module+"-") ||
			f.Extended && strings.HasPrefix(name, f.Module) {
			return false
		}
	}
	return true
}
