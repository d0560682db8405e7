package conda

import (
	"path"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/planner/observed"
)

// Environment reads an environment.yml. pip reads the requirements below its pip
// entry.
func Environment(r *document.Reading, root *tree.Node, pip func(*tree.Node)) {
	r.Env.Installer = observed.Conda
	release := "" // the channel with one release of CUDA
	for _, c := range root.List("channels") {
		r.AddIndex(observed.Index{URL: c.Value, Channel: true}, c.Start)
		if release == "" && IsReleaseChannel(c.Value) {
			release = c.Value
		}
	}
	for _, d := range root.List("dependencies") {
		switch {
		case d.Kind == tree.Text || d.Kind == tree.Other:
			text := d.Value
			if release != "" && strings.HasPrefix(text, "cuda") && !strings.Contains(text, "::") {
				text = release + "::" + text
			}
			ReadSpec(r, text, d.Start, d.End)
		case d.At("pip") != nil:
			for _, p := range d.List("pip") {
				pip(p)
			}
		default:
			r.NotJudged(d.Start, d.End, "neither a package of conda's nor a list for pip")
		}
	}
	if prefix := root.At("prefix"); prefix != nil && WindowsPath(prefix.Value) == 0 { // where it was exported
		r.Observe(observed.Observation{Kind: observed.Platform, Value: "windows/amd64"}, prefix.Start, prefix.End)
	}
	for _, v := range root.Each("variables") {
		r.Note(v.At, "not judged: the variable %s", document.Excerpt(v.Key))
	}
}

// FromURL reads the address of a conda package:
// …/CHANNEL/linux-64/NAME-VERSION-BUILD.conda, with its hash behind a #.
func FromURL(address string) (spec Spec, ok bool) {
	address, _, _ = strings.Cut(address, "#")
	address = document.WithoutSecrets(address)
	parts := strings.Split(address, "/")
	if len(parts) < 3 {
		return spec, false
	}
	file, found := strings.CutSuffix(parts[len(parts)-1], ".conda")
	if !found {
		file, found = strings.CutSuffix(file, ".tar.bz2")
	}
	build := strings.LastIndexByte(file, '-')
	if !found || build < 1 {
		return spec, false
	}
	version := strings.LastIndexByte(file[:build], '-')
	if version < 1 {
		return spec, false
	}
	spec = Spec{
		Channel: parts[len(parts)-3], Name: strings.ToLower(file[:version]),
		Version: file[version+1 : build], Build: file[build+1:],
	}
	return spec, isName(spec.Name)
}

// Platform returns how the planner names a platform of conda's; empty for
// noarch and what it does not know.
func Platform(subdir string) string {
	switch subdir {
	case "linux-64":
		return "linux/amd64"
	case "linux-aarch64":
		return "linux/arm64"
	case "win-64":
		return "windows/amd64"
	}
	return ""
}

// WindowsPath returns where a path begins in a text that starts with a drive, as those of Windows do alone; -1 for
// none.
func WindowsPath(text string) int {
	n := strings.Index(text, `:\`) - 1
	if n < 0 || n > 0 && text[n-1] != ' ' || (text[n]|' ') < 'a' || (text[n]|' ') > 'z' {
		return -1
	}
	return n
}

// Export reads what conda list --export prints: NAME=VERSION=BUILD of what is installed, one a line, where what
// pip installed has the build pypi.
// https://docs.conda.io/projects/conda/en/stable/commands/list.html
func Export(r *document.Reading) {
	r.Env.Installer = observed.Conda
	for start := 0; start < len(r.Text); {
		_, end := r.Line(start)
		line := strings.TrimSpace(r.Text[start:end])
		at := start + strings.Index(r.Text[start:end], line)
		start = nextLine(r.Text, end)
		if subdir, ok := strings.CutPrefix(line, "# platform: "); ok && Platform(subdir) != "" {
			r.Observe(observed.Observation{Kind: observed.Platform, Value: Platform(subdir)}, at, at+len(line))
		}
		if line == "" || line[0] == '#' {
			continue
		}
		fields := strings.Split(line, "=")
		spec, ok := ParseSpec(line)
		switch {
		case !ok || len(fields) != 3:
			r.NotJudged(at, at+len(line), "no NAME=VERSION=BUILD of conda's")
		case strings.HasPrefix(fields[2], "pypi"):
			o := requirement.Pin(fields[0], fields[1]).Observation()
			o.Installed = true
			r.Observe(o, at, at+len(line))
		default:
			spec.Observe(r, true, at, at+len(line))
		}
	}
}

// Explicit reads the list of addresses that conda list --explicit prints.
func Explicit(r *document.Reading) {
	r.Env.Installer = observed.Conda
	l := lockPlatforms{}
	for start := 0; start < len(r.Text); {
		_, end := r.Line(start)
		line := strings.TrimSpace(r.Text[start:end])
		if strings.Contains(line, "://") && !strings.HasPrefix(line, "#") {
			explicitLine(r, line, start+strings.Index(r.Text[start:end], line), &l)
		}
		start = nextLine(r.Text, end)
	}
	l.choose(r)
}

func explicitLine(r *document.Reading, line string, at int, l *lockPlatforms) {
	spec, ok := FromURL(line)
	if !ok {
		r.NotJudged(at, at+len(line), "no address of a conda package")
		return
	}
	if subdir := path.Base(path.Dir(line)); subdir != "noarch" {
		l.add(subdir, at, line)
	}
	spec.Observe(r, false, at, at+len(line))
}

func nextLine(text string, end int) int {
	if n := strings.IndexByte(text[end:], '\n'); n >= 0 {
		return end + n + 1
	}
	return len(text)
}
