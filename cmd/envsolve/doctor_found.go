package main

import (
	"context"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/loader"
)

// pythonPlaces returns where Pythons of a machine keep their packages.
func pythonPlaces() []string {
	var list []string
	for _, prefix := range []string{"usr", "usr/local"} {
		list = append(list, prefix+"/lib/python3*/dist-packages", prefix+"/lib/python3*/site-packages")
	}
	for _, prefix := range []string{"opt/*", "opt/*/envs/*", "root/*", "root/*/*", "home/*/*", "home/*/*/*",
		"home/*/*/envs/*",
		"*", "*/.venv", "*/venv"} {
		list = append(list, prefix+"/lib/python3*/site-packages")
	}
	// Deeper are those of pyenv, Pipenv, Poetry, pipx and uv, and of projects in folders.
	for _, home := range []string{"home/*", "root"} {
		for _, prefix := range []string{".pyenv/versions/*", ".local/share/virtualenvs/*", ".cache/pypoetry/virtualenvs/*",
			".local/share/pipx/venvs/*", ".local/share/uv/tools/*", "*/*/.venv", "*/*/venv"} {
			list = append(list, home+"/"+prefix+"/lib/python3*/site-packages")
		}
	}
	return list
}

// mostPlaces is more folders than stand at any of those places on a machine that people
// work on. An image may have any number.
const mostPlaces = 20_000

// found returns the folders of packages that are found among the files, each once, that of
// the Python that PATH leads to first.
func (l *doctorLook) found(ctx context.Context) (list []string, checks []host.Check) {
	var patterns []string
	for dir := range strings.SplitSeq(l.env.Value("PATH"), ":") {
		if prefix := strings.TrimPrefix(path.Dir(dir), "/"); path.IsAbs(dir) && path.Base(dir) == "bin" {
			for _, packages := range []string{"lib/python3*/site-packages", "lib/python3*/dist-packages"} {
				patterns = append(patterns, path.Join(plain(prefix), packages))
			}
		}
	}
	seen := map[string]bool{}
	for _, pattern := range append(patterns, pythonPlaces()...) {
		folders, whole := matching(ctx, l.files, pattern, mostPlaces)
		if !whole {
			checks = append(checks, host.Check{Name: "python", Verdict: host.Warning,
				Seen: fmt.Sprintf("more than %d folders are at a part of /%s: not all of them were looked at", mostPlaces, pattern),
				Fix:  "name the Python with --python"})
		}
		for _, f := range folders {
			if !seen[f.real] {
				seen[f.real] = true
				if name := l.prefixOfConda(f.name); !slices.Contains(list, name) {
					list = append(list, name)
				}
			}
		}
	}
	return list, checks
}

// prefixOfConda returns the prefix that a folder of packages is in where conda made it, whose
// records say more than the packages of its Python; else the folder.
func (l *doctorLook) prefixOfConda(folder string) string {
	prefix := path.Join(folder, "..", "..", "..")
	records := loader.Real(l.files, path.Join(prefix, "conda-meta"))
	if info, err := fs.Stat(l.files, strings.TrimPrefix(records, "/")); err != nil || !info.IsDir() {
		return folder
	}
	return prefix
}

// plain returns a pattern that matches a name alone.
func plain(name string) string {
	return strings.NewReplacer(`\`, `\\`, "[", `\[`, "*", `\*`, "?", `\?`).Replace(name)
}

// foundFolder is a folder as it was found, and with its symbolic links resolved.
type foundFolder struct{ name, real string }

// matching returns the folders below a root that a pattern matches. Of several names of a
// folder one is followed, so that links which lead up do not multiply what there is to
// look at; and of each part of the pattern no more than most folders are. What is left out
// for that makes the answer not whole.
func matching(ctx context.Context, root fs.FS, pattern string, most int) (list []foundFolder, whole bool) {
	list, whole = []foundFolder{{"/", "/"}}, true
	for part := range strings.SplitSeq(pattern, "/") {
		var next []foundFolder
		seen := map[string]bool{}
		for _, folder := range list {
			for _, name := range matchingNames(root, folder.real, part) {
				if ctx.Err() != nil {
					return nil, whole
				}
				p := foundFolder{path.Join(folder.name, name), loader.Real(root, path.Join(folder.real, name))}
				info, err := fs.Stat(root, strings.TrimPrefix(p.real, "/"))
				switch {
				case err != nil || !info.IsDir() || seen[p.real]:
				case len(next) == most:
					whole = false
				default:
					seen[p.real] = true
					next = append(next, p)
				}
			}
		}
		list = next
	}
	return list, whole
}

// matchingNames returns the names in a folder that a part of a pattern matches.
func matchingNames(root fs.FS, folder, part string) []string {
	found := loader.Glob(root, folder, part)
	for i := range found {
		found[i] = path.Base(found[i])
	}
	return found
}
