package resolve

import (
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/planner/lock"
)

// parseURIs reads what `apt-get install --print-uris` prints, one line a
// package: 'URL' FILE SIZE HASH:hex. File names hold the colon of an epoch as
// %3a.
func parseURIs(out string) ([]lock.AptPackage, error) {
	var packages []lock.AptPackage
	for line := range strings.SplitSeq(out, "\n") {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "'") {
			continue
		}
		p, err := parseURI(line)
		if err != nil {
			return nil, err
		}
		packages = append(packages, p)
	}
	slices.SortFunc(packages, func(a, b lock.AptPackage) int { return strings.Compare(a.Name+a.Arch, b.Name+b.Arch) })
	return packages, nil
}

func parseURI(line string) (lock.AptPackage, error) {
	fields := strings.Fields(line)
	if len(fields) != 4 {
		return lock.AptPackage{}, fmt.Errorf("apt printed %q: expected an address, a file, a size and a hash", line)
	}
	p := lock.AptPackage{URL: strings.Trim(fields[0], "'"), File: fields[1]}
	size, err := strconv.ParseInt(fields[2], 10, 64)
	if err != nil || size <= 0 {
		return p, fmt.Errorf("apt printed %q: bad size %q", line, fields[2])
	}
	p.Size = size
	hash, ok := strings.CutPrefix(fields[3], "SHA256:")
	if !ok || !isSHA256(hash) {
		return p, fmt.Errorf("apt knows no sha256 of %s: the distribution's index is too old to lock", p.File)
	}
	p.SHA256 = hash
	return p, splitDebName(&p)
}

// splitDebName reads name, version and architecture off a file name such as
// libfoo1_1%3a2.3-1_amd64.deb.
func splitDebName(p *lock.AptPackage) error {
	base, ok := strings.CutSuffix(p.File, ".deb")
	parts := strings.Split(base, "_")
	if !ok || len(parts) != 3 || strings.ContainsAny(p.File, "/\\") {
		return fmt.Errorf("apt printed the file name %q, which is not that of a package", p.File)
	}
	version, err := url.PathUnescape(parts[1])
	if err != nil {
		return fmt.Errorf("apt printed the file name %q: %w", p.File, err)
	}
	p.Name, p.Version, p.Arch = parts[0], version, parts[2]
	return checkDeb(p)
}
