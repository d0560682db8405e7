package main

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"strings"
	"time"
)

// version is a version in the form of Go's modules: v1.2.3, v1.2.3-rc.1, or
// v0.0.0-20261123025748-0123456789ab for a commit without a tag, each with +dirty
// where files had changed.
type version struct {
	text            string
	numbers         string // 1.2.3
	phase, phaseNo  string // rc, 1
	instant, commit string // of a commit without a tag
	dirty           bool
}

var versionForm = regexp.MustCompile(
	`^v(\d+\.\d+\.\d+)(?:-(alpha|beta|rc)\.(\d+)|-(\d{14})-([0-9a-f]{12}))?(\+dirty)?$`)

// parseVersion reads a version.
func parseVersion(text string) (version, error) {
	m := versionForm.FindStringSubmatch(text)
	if m == nil {
		return version{}, fmt.Errorf("version %q: write v1.2.3, v1.2.3-rc.1 (or alpha, beta), or what Go calls a commit, "+
			"v0.0.0-YYYYMMDDHHMMSS-COMMIT", text)
	}
	return version{text: text, numbers: m[1], phase: m[2], phaseNo: m[3], instant: m[4], commit: m[5],
		dirty: m[6] != ""}, nil
}

// String returns the version without the v, as files are named.
func (v version) String() string { return strings.TrimPrefix(v.text, "v") }

// python returns the version by PEP 440. A commit without a tag is a local
// version, which no public index takes.
func (v version) python() string {
	text, local := v.numbers, ""
	switch {
	case v.commit != "":
		text, local = text+".dev"+v.instant, "g"+v.commit
	case v.phase != "":
		text += map[string]string{"alpha": "a", "beta": "b", "rc": "rc"}[v.phase] + v.phaseNo
	}
	if v.dirty {
		local = strings.TrimPrefix(local+".dirty", ".")
	}
	if local != "" {
		text += "+" + local
	}
	return text
}

// debian returns the version as dpkg sorts it: ~ comes before the end.
func (v version) debian() string {
	text := v.numbers
	switch {
	case v.commit != "":
		text += "~" + v.instant + "." + v.commit
	case v.phase != "":
		text += "~" + v.phase + "." + v.phaseNo
	}
	if v.dirty {
		text += "+dirty"
	}
	return text
}

// versionOf returns the version that is named, or that of the commit, and the
// instant of the commit, which all files are dated with.
func versionOf(ctx context.Context, named string) (version, time.Time, error) {
	stamp, err := git(ctx, "log", "-1", "--format=%cI %H")
	if err != nil {
		return version{}, time.Time{}, err
	}
	date, commit, _ := strings.Cut(stamp, " ")
	made, err := time.Parse(time.RFC3339, date)
	if err != nil {
		return version{}, time.Time{}, fmt.Errorf("the date of the commit: %w", err)
	}
	made = made.UTC()
	if named == "" {
		if named, err = describe(ctx, made, commit); err != nil {
			return version{}, time.Time{}, err
		}
	}
	v, err := parseVersion(named)
	return v, made, err
}

// describe returns the tag of the commit, or the commit as Go writes it.
func describe(ctx context.Context, made time.Time, commit string) (string, error) {
	tag, err := git(ctx, "tag", "--points-at", "HEAD", "--list", "v[0-9]*", "--sort=-version:refname")
	if err != nil {
		return "", err
	}
	name, _, _ := strings.Cut(tag, "\n")
	if name == "" {
		name = "v0.0.0-" + made.Format("20060102150405") + "-" + commit[:12]
	}
	changed, err := git(ctx, "status", "--porcelain")
	if changed != "" {
		name += "+dirty"
	}
	return name, err
}

// git returns what git prints, without the end of the last line.
func git(ctx context.Context, args ...string) (string, error) {
	out, err := exec.CommandContext(ctx, "git", args...).Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return "", fmt.Errorf("git %s: %w: %s", args[0], err, strings.TrimSpace(string(failed.Stderr)))
	}
	return strings.TrimSpace(string(out)), err
}
