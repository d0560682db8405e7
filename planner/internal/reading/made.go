package reading

import (
	"strings"
)

// Made is what a text says, beside a version or in its place, of how a package
// came to be.
type Made struct {
	Absent bool // it is not there: "none", "not installed"
	// Own says that it is no wheel of an index: somebody compiled it, or changed
	// it, for the machine that it is on.
	Own bool
	// Changed says that what was compiled was changed before, or was compiled for
	// GPUs that are named: what its makers say of GPUs does not hold.
	Changed bool
	// CPU says that it is a build without GPU code.
	CPU bool
}

var (
	absent  = lazily(`^(?:none|no|not installed|uninstalled|removed|absent|without)\b`)
	changed = lazily(`\b(?:patched|modified|forked|kernel change|with .* (?:added|removed|changed?|lowered)|` +
		`(?:built|compiled) (?:with|for) (?:sm_?|compute_|capability )?\d{1,2}\.?\d)\b`)
	// cpuBuild is "CPU", "cpu-only", "CPU build" and conda's py3.9_cpu_0, in a remark, behind
	// a version or instead of one.
	cpuBuild = lazily(`(?:^|\(|\d[ ,])\s*(?:cpu(?:[- ]only)?(?: build| wheel| version)?|` +
		`py[\d.]+_cpu_\w+)\s*(?:\)|$)|\bcpu[- ]only\b`)
	own = lazily(`^(?:source|git|main|master|head)\b|` +
		`\b(?:from source|source (?:build|checkout|install)|(?:self|own|custom|locally)[ -]?(?:built|build|compiled)|` +
		`compiled (?:with|here|by)|built (?:with|here|locally|by hand|from)|custom (?:build|wheel)|community (?:build|wheel|index)|` +
		`(?:commit|checkout|main of|master of)|(?:nvidia|vendor|jetson)(?:'s)? (?:wheel|build))\b`)
)

// ReadMade reads "built from source", "0.2.7 (patched build)", "none" and
// "NVIDIA wheel"; a version alone says nothing.
func ReadMade(text string) Made {
	if saysNumbers(text) {
		return Made{}
	}
	low := strings.ToLower(strings.TrimSpace(text))
	m := Made{Absent: absent().MatchString(low), Changed: changed().MatchString(low)}
	m.CPU = cpuBuild().MatchString(low)
	m.Own = m.Changed || own().MatchString(low)
	return m
}

// anyRelease is what stands in the place of a version and names none.
var anyRelease = lazily(`^(?:latest|newest|current|default|nightly|any|wheel|rocm|` +
	`installed|present|requested|unknown|unspecified|` +
	`(?:the )?(?:pypi|pip|conda)(?:'s)?(?: wheel| build| package)?)\b|\b(?:buil[dt]|made) for\b`)

// NamesNoRelease reports whether words in the place of a version leave open which
// release it is, as "latest", "PyPI wheel" and "build for T4" do, so that it is the one
// that an installer gives.
func NamesNoRelease(text string) bool {
	return anyRelease().MatchString(strings.ToLower(strings.TrimSpace(text)))
}
