package lock

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/target"
)

// validate refuses a lock that a build must not follow whatever its checksum
// says: a forger can compute that too. File names stay file names, hashes are
// hashes, addresses are addresses, and the image section holds to the patterns
// of the target file.
func validate(l *Lock) error {
	if d := l.Matrices.Digest; d != "" && !isDigest(d) {
		return fmt.Errorf(" matrices: %q is no sha256 digest", d)
	}
	if from := l.Matrices.From; from != "" && target.CheckPinned(from) != nil {
		return fmt.Errorf(" matrices: from: %w", target.CheckPinned(from))
	}
	seen := map[[2]string]bool{}
	for _, t := range l.Targets {
		key := [2]string{t.Name, t.Platform}
		err := t.validate()
		if err == nil && seen[key] {
			err = fmt.Errorf("it is there twice for %s", t.Platform)
		}
		if err != nil {
			return fmt.Errorf(" target %q: %w", t.Name, err)
		}
		seen[key] = true
	}
	return nil
}

func (t *Target) validate() error {
	if t.Name == "" || !slices.Contains(matrices.Platforms(), t.Platform) {
		return fmt.Errorf("%q is no platform that can be locked", t.Platform)
	}
	for _, line := range t.Request {
		if part, value, _ := strings.Cut(line, " = "); strings.HasPrefix(part, "index.") {
			if err := checkLogin(value); err != nil {
				return fmt.Errorf("request: %s: %w", part, err)
			}
		}
	}
	if err := validateStack(&t.Stack); err != nil {
		return fmt.Errorf("stack: %w", err)
	}
	if err := t.Base.validate(); err != nil {
		return fmt.Errorf("base: %w", err)
	}
	if err := t.validateInterpreter(); err != nil {
		return fmt.Errorf("python: %w", err)
	}
	for _, w := range t.Wheels {
		if err := w.validate(); err != nil {
			return fmt.Errorf("wheel %q: %w", w.Name, err)
		}
	}
	for _, a := range t.Apt {
		if err := a.validate(); err != nil {
			return fmt.Errorf("apt %q: %w", a.Name, err)
		}
	}
	if err := validateLayer(t.AptLayer); err != nil {
		return fmt.Errorf("apt_layer: %w", err)
	}
	return errors.Join(target.CheckImage(t.Image), target.CheckSelfTest(t.SelfTest))
}

// checkFile checks what says where a file comes from and what it has to be.
func checkFile(name, suffix, link, sha256 string) error {
	if !strings.HasSuffix(name, suffix) || strings.ContainsAny(name, "/\\") || strings.HasPrefix(name, "-") {
		return fmt.Errorf("%q is no name of a %s file", name, suffix)
	}
	if !isHex(sha256) {
		return fmt.Errorf("%q is no sha256", sha256)
	}
	return checkAddress(link)
}

func isDigest(s string) bool {
	hex, ok := strings.CutPrefix(s, "sha256:")
	return ok && isHex(hex)
}

func isHex(s string) bool { return len(s) == 64 && strings.Trim(s, "0123456789abcdef") == "" }
