package main

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/google/licensecheck"
)

// ours is the module that the page is about, and not part of it.
const ours = "github.com/envsolve/envsolve"

// platforms are what the programs are built for. Some modules are linked on one
// of them only.
func platforms() []string {
	return []string{"linux/amd64", "linux/arm64", "darwin/amd64", "darwin/arm64", "windows/amd64", "windows/arm64"}
}

// permitted are the licences, by their SPDX identifiers, whose code may be linked
// into a program under Apache-2.0 that is passed on as a binary.
func permitted() []string {
	return []string{
		"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MPL-2.0", "Unicode-DFS-2016",
		"Unlicense", "Zlib",
		// A patent grant that comes with the licence of Go.
		"GooglePatentsFile", "GooglePatentClause",
	}
}

// chosen are the licences taken of modules that offer several to choose from.
func chosen() map[string]string {
	return map[string]string{"github.com/spdx/tools-golang": "Apache-2.0"} // or GPL-2.0-or-later
}

// module is one module that is linked in.
type module struct {
	path, version string
	dir           string          // where its files lie
	packages      map[string]bool // the folders of its packages that are linked
	files         []file
	ids           []string // its licences, by SPDX identifiers, sorted
}

// file is a licence or a notice.
type file struct {
	name, text string
	notice     bool
}

// linked returns the modules of all packages that are linked into the programs,
// the standard library first, then by their paths.
func linked() ([]module, error) {
	found := map[string]module{}
	for _, platform := range platforms() {
		if err := list(platform, found); err != nil {
			return nil, err
		}
	}
	root, err := run("", "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	all := make([]module, 0, len(found)+1)
	for _, m := range found {
		all = append(all, m)
	}
	slices.SortFunc(all, func(a, b module) int { return cmp.Compare(a.path, b.path) })
	library := module{path: "the standard library of Go", dir: strings.TrimSpace(root)}
	return append([]module{library}, all...), nil
}

// list adds the modules that are linked on a platform, written OS/ARCH.
func list(platform string, found map[string]module) error {
	const format = "{{with .Module}}{{.Path}}\t{{.Version}}\t{{.Dir}}\t{{$.Dir}}{{end}}"
	out, err := run(platform, "go", "list", "-deps", "-f", format, ours+"/cmd/...")
	if err != nil {
		return err
	}
	for line := range strings.Lines(out) {
		fields := strings.Split(strings.TrimSpace(line), "\t")
		if len(fields) != 4 || fields[0] == ours {
			continue
		}
		m, ok := found[fields[0]]
		if !ok {
			m = module{path: fields[0], version: fields[1], dir: fields[2], packages: map[string]bool{}}
			found[m.path] = m
		}
		m.packages[fields[3]] = true
	}
	return nil
}

// run returns what a command prints, for a platform if one is named.
func run(platform, name string, args ...string) (string, error) {
	cmd := exec.Command(name, args...)
	if system, architecture, ok := strings.Cut(platform, "/"); ok {
		cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+architecture, "CGO_ENABLED=0")
	}
	out, err := cmd.Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return "", fmt.Errorf("%s: %w: %s", cmd, err, bytes.TrimSpace(failed.Stderr))
	}
	return string(out), err
}

// fileName matches what licences and notices are called.
var fileName = regexp.MustCompile(`(?i)^([a-z0-9]+[-_])?(licen[cs]e|copying|notice|patents)([-_.][a-z0-9.-]+)?$`)

// read reads the module's licences and notices: those of its root, and those of
// every folder on the way to a package that is linked, as some carry code of
// yet others.
func (m *module) read() error {
	for _, dir := range m.folders() {
		entries, err := os.ReadDir(dir)
		if err != nil {
			return fmt.Errorf("%s: %w", m, err)
		}
		for _, e := range entries {
			if !e.Type().IsRegular() || !fileName.MatchString(e.Name()) || notLinked(e.Name()) {
				continue
			}
			if err := m.take(filepath.Join(dir, e.Name())); err != nil {
				return err
			}
		}
	}
	slices.Sort(m.ids)
	m.ids = slices.Compact(m.ids)
	if len(m.ids) == 0 {
		return fmt.Errorf("%s: no file in %s is a licence", m, m.dir)
	}
	return nil
}

// notLinked reports whether a file is code that is named like a licence, or the
// licence of documentation, which is in no program.
func notLinked(name string) bool {
	return slices.Contains([]string{".go", ".docs"}, filepath.Ext(name))
}

// String names the module as go.mod does.
func (m *module) String() string { return strings.TrimSpace(m.path + " " + m.version) }

// folders returns the root of the module and what lies between it and its packages.
func (m *module) folders() []string {
	all := map[string]bool{m.dir: true}
	for dir := range m.packages {
		for ; len(dir) > len(m.dir); dir = filepath.Dir(dir) {
			all[dir] = true
		}
	}
	list := make([]string, 0, len(all))
	for dir := range all {
		list = append(list, dir)
	}
	slices.Sort(list)
	return list
}

// take adds one file to the module.
func (m *module) take(name string) error {
	raw, err := os.ReadFile(name)
	if err != nil {
		return fmt.Errorf("%s: %w", m, err)
	}
	within, err := filepath.Rel(m.dir, name)
	if err != nil {
		return fmt.Errorf("%s: %w", m, err)
	}
	f := file{name: filepath.ToSlash(within), text: clean(raw)}
	f.notice = strings.Contains(strings.ToLower(filepath.Base(name)), "notice")
	if !f.notice {
		ids, err := identify(raw, chosen()[m.path])
		if err != nil {
			return fmt.Errorf("%s: %s: %w", m, f.name, err)
		}
		m.ids = append(m.ids, ids...)
	}
	m.files = append(m.files, f)
	return nil
}

// identify returns the licences in a text, by their SPDX identifiers; where one
// of them was chosen, that alone.
func identify(text []byte, choice string) ([]string, error) {
	const mostly = 75 // percent; names and years of owners are the rest
	found := licensecheck.Scan(text)
	if found.Percent < mostly {
		return nil, fmt.Errorf("only %.0f%% of it is a licence that is known; read it", found.Percent)
	}
	var ids []string
	for _, match := range found.Match {
		if choice != "" && match.ID != choice {
			continue
		}
		if !slices.Contains(permitted(), match.ID) {
			return nil, fmt.Errorf("%s is not known to go with Apache-2.0; read it, and see permitted", match.ID)
		}
		if !strings.HasPrefix(match.ID, "GooglePatent") {
			ids = append(ids, match.ID)
		}
	}
	return ids, nil
}

// clean returns a text with plain line ends, and without blanks at their ends.
func clean(raw []byte) string {
	text := strings.NewReplacer("\r\n", "\n", "\r", "\n", "\f", "\n", "\ufeff", "").Replace(string(raw))
	lines := strings.Split(text, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \t")
	}
	return strings.Trim(strings.Join(lines, "\n"), "\n") + "\n"
}
