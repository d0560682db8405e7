package main

import (
	"crypto/sha256"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/lock"
)

// partsOf are what an image is made of, each by a hash: where two runs have the same
// parts, they must give the same image.
func partsOf(t *lock.Target) (map[string]string, error) {
	wheels, packages := sha256.New(), sha256.New()
	for _, w := range t.Wheels {
		fmt.Fprintln(wheels, w.File, w.SHA256)
	}
	for _, p := range t.Apt {
		fmt.Fprintln(packages, p.File, p.SHA256)
	}
	program, err := programHash()
	if err != nil {
		return nil, err
	}
	return map[string]string{"base image": t.Base.Digest, "set of wheels": fmt.Sprintf("%x", wheels.Sum(nil)),
		"set of distribution packages": fmt.Sprintf("%x", packages.Sum(nil)), "envsolve": program}, nil
}

// programHash is of the programs that a run takes from PATH: the self-test is in them.
func programHash() (string, error) {
	hash := sha256.New()
	for _, name := range []string{"envsolve", "envsolve-builder"} {
		path, err := exec.LookPath(name)
		if err != nil {
			return "", err
		}
		file, err := os.Open(path)
		if err != nil {
			return "", err
		}
		_, err = io.Copy(hash, file)
		if err != nil {
			return "", err
		}
		if err := file.Close(); err != nil {
			return "", err
		}
	}
	return fmt.Sprintf("%x", hash.Sum(nil)), nil
}

// otherParts lists the parts that are not those of the run before. Of an outcome that
// knows none, nothing can be said.
func (o *outcome) otherParts() []string {
	var list []string
	for _, name := range slices.Sorted(maps.Keys(o.Parts)) {
		if before, ok := o.PartsBefore[name]; ok && before != o.Parts[name] {
			list = append(list, name)
		}
	}
	return list
}

// holdTwice fails an outcome whose image is another one than that of the run before, of
// the same parts.
func (o *outcome) holdTwice() {
	if o.Failed == "" && o.Before != "" && o.Before != o.Digest && len(o.PartsBefore) > 0 && len(o.otherParts()) == 0 {
		o.Failed = "envsolve build"
		o.Said = fmt.Sprintf("the image is %s, and was %s in the run before, of the same parts", o.Digest, o.Before)
	}
}

// again says whether the run before gave the same image.
func again(o *outcome) string {
	parts := o.otherParts()
	switch {
	case o.Before == "":
		return ""
	case o.Before == o.Digest:
		return ", the same as in the run before"
	case len(parts) == 0:
		return ", another one than in the run before, of which it is not known what it was made of"
	}
	return ", another one than in the run before, with another " + strings.Join(parts, ", another ")
}
