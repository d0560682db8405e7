package resolve

import (
	"errors"
	"fmt"
	"net/url"
	"path"
	"regexp"
	"strings"
	"sync"
	"unicode"

	version "github.com/aquasecurity/go-pep440-version"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/lock"
)

// What a command in a base image printed is input from a stranger: the image
// may be anybody's. The checks here are made on every value that is taken from
// there, before it is used for anything, the names of files above all.

// Forms of values: PEP 503 and PEP 440 for Python, the Debian Policy Manual
// (5.6.7, 5.6.8 and 5.6.12) for the distribution's packages.
var (
	projectForm     = form(`^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$`)
	versionForm     = form(`^[A-Za-z0-9][A-Za-z0-9.!+_-]*$`)
	debNameForm     = form(`^[a-z0-9][a-z0-9+.-]+$`)
	debVersionForm  = form(`^[A-Za-z0-9][A-Za-z0-9.+:~-]*$`)
	debArchForm     = form(`^[a-z0-9][a-z0-9-]*$`)
	interpreterForm = form(`^(/[A-Za-z0-9._+-]+)+$`)
)

func form(pattern string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(pattern) })
}

// isSHA256 reports whether s is a SHA-256 in lower-case hex.
func isSHA256(s string) bool {
	return len(s) == 64 && strings.Trim(s, "0123456789abcdef") == ""
}

// checkProject takes a package's name and version out of a report of pip's.
func checkProject(name, release string) error {
	if name == "" || release == "" {
		return errors.New("pip's installation report holds a package without name or version")
	}
	if !projectForm().MatchString(name) {
		return fmt.Errorf("pip's installation report holds a package %q, which is no name of one (PEP 503)", name)
	}
	if _, err := version.Parse(release); err != nil || !versionForm().MatchString(release) {
		return fmt.Errorf("package %s: pip's installation report gives it the version %q, which is none (PEP 440)", name,
			release)
	}
	return nil
}

// check refuses what pip's report says of a package whose name and version are
// known to be such.
func (p *picked) check() error {
	if p.SHA256 != "" && !isSHA256(p.SHA256) {
		return fmt.Errorf("package %s %s: pip's installation report gives it the sha256 %q: want 64 lower-case "+
			"hexadecimal digits", p.Name, p.Version, p.SHA256)
	}
	_, err := wheel.ParseName(p.File)
	if err != nil || strings.Contains(p.File, "..") || strings.ContainsFunc(p.File, unprintable) {
		return fmt.Errorf("package %s %s: pip's installation report gives it the file %q, which is no name of a wheel",
			p.Name, p.Version, p.File)
	}
	return nil
}

// checkLink takes an address of a file.
func checkLink(what, link string) error {
	at, err := url.Parse(link)
	if err != nil || at.Scheme != "http" && at.Scheme != "https" || at.Host == "" {
		return fmt.Errorf("%s: %q is no http or https address of a file", what, link)
	}
	return nil
}

// check refuses what an interpreter cannot say of itself.
func (i *interpreter) check() error {
	switch {
	case i.Executable != "" && (!interpreterForm().MatchString(i.Executable) ||
		path.Clean(i.Executable) != i.Executable):
		return fmt.Errorf("%q is no path of an interpreter", i.Executable)
	case i.Version != "" && !versionForm().MatchString(i.Version):
		return fmt.Errorf("%q is no version of Python", i.Version)
	case i.Libc != "" && !versionForm().MatchString(i.Libc):
		return fmt.Errorf("%q is no version of glibc", i.Libc)
	}
	return nil
}

// checkDeb refuses names that no distribution package has.
func checkDeb(p *lock.AptPackage) error {
	switch {
	case !debNameForm().MatchString(p.Name):
		return fmt.Errorf("apt printed the file name %q: %q is no name of a package", p.File, p.Name)
	case !debVersionForm().MatchString(p.Version):
		return fmt.Errorf("apt printed the file name %q: package %s: %q is no version", p.File, p.Name, p.Version)
	case !debArchForm().MatchString(p.Arch):
		return fmt.Errorf("apt printed the file name %q: package %s: %q is no architecture", p.File, p.Name, p.Arch)
	case strings.ContainsFunc(p.File, unprintable):
		return fmt.Errorf("apt printed the file name %q, which holds control characters", p.File)
	}
	return checkLink("package "+p.Name, p.URL)
}

func unprintable(r rune) bool { return !unicode.IsPrint(r) }
