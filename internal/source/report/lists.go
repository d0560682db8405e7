package report

import (
	"strings"

	"github.com/envsolve/envsolve/internal/source/conda"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/planner/observed"
)

// list is a table of packages that lines stand in.
type list uint8

const (
	none list = iota
	pipList
	condaList
	pipLines   // of pip list, without its head: pip list | grep torch
	condaLines // of conda list likewise
)

// listCommand returns the list whose lines follow a command that somebody typed.
func listCommand(text string) list {
	if len(text) > longestLabel {
		return none
	}
	words := strings.Fields(text)
	for i := 1; i < len(words); i++ {
		if words[i] != "list" {
			continue
		}
		switch program := strings.TrimLeft(words[i-1], "$!%"); program {
		case "pip", "pip3":
			return pipLines
		case "conda", "mamba", "micromamba":
			return condaLines
		}
	}
	return none
}

// listLine reads a line of pip list or conda list, and their heads.
func (s *scan) listLine(start int, text string) bool {
	switch {
	case strings.HasPrefix(text, "Package ") && strings.Contains(text, " Version"):
		s.list = pipList
		return true
	case strings.HasPrefix(text, "# packages in environment"):
		s.Env.Installer = observed.Conda
		s.list = condaList
		if n := conda.WindowsPath(text); n >= 0 {
			s.add(observed.Observation{Kind: observed.Platform, Value: onWindows}, start+n,
				len(strings.TrimSuffix(text[n:], ":")))
		}
		return true
	case strings.HasPrefix(strings.TrimPrefix(text, "# "), "Name ") && strings.Contains(text, "Version") &&
		strings.Contains(text, "Build"):
		s.Env.Installer = observed.Conda
		s.list = condaList
		return true
	case s.list == none:
		return false
	case strings.Trim(text, "-─━ ") == "":
		return true
	}
	headless := s.list == pipLines || s.list == condaLines
	if !headless || isListLine(text, s.list) {
		if s.columns(start, text, s.list == condaList || s.list == condaLines) {
			return true
		}
	}
	s.list = none
	return false
}

// distributionLine reads a line of dpkg -l or of apt list about a package that is installed, with CUDA or a library of
// NVIDIA's: ii  libcudnn8  8.9.7.29-1+cuda12.2  amd64, or libcudnn8/now 8.9.7.29-1+cuda12.2 amd64 [installed,local].
func (s *scan) distributionLine(start int, text string) bool {
	fields := strings.Fields(text)
	if len(fields) < 4 {
		return false
	}
	name, version := fields[1], fields[2]
	if fields[0] != "ii" && fields[0] != "hi" {
		if !strings.HasPrefix(fields[3], "[installed") || !strings.Contains(fields[0], "/") {
			return false
		}
		name, _, _ = strings.Cut(fields[0], "/")
		version = fields[1]
	}
	name, _, _ = strings.Cut(name, ":") // libcudnn8:amd64
	o, is := install.InDistribution(name, version)
	if is {
		s.add(o, start, len(text))
	}
	return is
}

// isListLine reports whether a line has as many columns as a list without a head gives it.
// Python is no package of pip's.
func isListLine(text string, kind list) bool {
	fields := strings.Fields(text)
	if kind == pipLines {
		return len(fields) == 2 && !strings.EqualFold(fields[0], "python")
	}
	return len(fields) == 3 || len(fields) == 4
}

// columns reads NAME VERSION [BUILD [CHANNEL]].
func (s *scan) columns(start int, text string, isConda bool) bool {
	fields := strings.Fields(text)
	if len(fields) < 2 || len(fields) > 5 || !requirement.IsVersion(fields[1]) {
		return false
	}
	if first := fields[1][0]; first < '0' || first > '9' {
		return false
	}
	if !isConda || len(fields) >= 4 && fields[3] == "pypi" || len(fields) >= 3 && strings.HasPrefix(fields[2], "pypi") {
		req, err := requirement.Parse(fields[0] + "==" + fields[1])
		if err != nil {
			return false
		}
		o := req.Observation()
		if !isConda && len(fields) == 3 && strings.ContainsAny(fields[2], `/\`) {
			o.Source, o.From = true, fields[2] // the folder of an editable project
		}
		s.pack(o, start, len(text))
		return true
	}
	spec, ok := conda.ParseSpec(fields[0])
	if !ok {
		return false
	}
	spec.Version = fields[1]
	if len(fields) > 2 {
		spec.Build = fields[2]
	}
	if len(fields) > 3 {
		spec.Channel = fields[3]
	}
	s.spec(spec, start, len(text))
	return true
}

func (s *scan) spec(spec conda.Spec, start, length int) {
	key := subject{observed.Package, "conda " + spec.Name}
	if value := spec.Version + " " + spec.Build; s.last[key] != value {
		s.last[key] = value
		spec.Observe(s.Reading, true, start, start+length)
	}
}

// pack observes an installed package, and the library that it brings.
func (s *scan) pack(o observed.Observation, start, length int) {
	s.add(o, start, length)
	o.Installed = true
	if l, ok := install.LibraryOf(o); ok {
		s.add(l, start, length)
	}
}

// onePackage reads a line that is one package: NAME==VERSION, NAME @ ADDRESS, and
// the lines of pip's and uv's installation.
func (s *scan) onePackage(start int, text string) bool {
	if rest, ok := strings.CutPrefix(text, "Successfully installed "); ok {
		s.installed(start+len(text)-len(rest), rest)
		return true
	}
	for _, mark := range []string{"[pip3] ", "[pip] ", "[conda] "} {
		if rest, ok := strings.CutPrefix(text, mark); ok {
			start, text = start+len(mark), strings.TrimSpace(rest)
			if !strings.Contains(text, "==") {
				return s.columns(start, text, mark == "[conda] ")
			}
		}
	}
	if !strings.Contains(text, "==") && !strings.Contains(text, " @ ") {
		return s.shownPackage(start, text)
	}
	if strings.ContainsAny(text, "()\"'`:;,<>{}") && !strings.Contains(text, " @ ") {
		return false
	}
	req, err := requirement.Parse(text)
	if err != nil || req.Name == "" || req.Version == "" && req.URL == "" {
		return false
	}
	s.pack(req.Observation(), start, len(text))
	return true
}

// installed reads pip's last line: NAME-VERSION NAME-VERSION …
func (s *scan) installed(start int, text string) {
	for at := 0; at < len(text); {
		word := text[at:]
		if n := strings.IndexByte(word, ' '); n >= 0 {
			word = word[:n]
		}
		if dash := strings.LastIndexByte(word, '-'); dash > 0 && requirement.IsVersion(word[dash+1:]) {
			s.pack(requirement.Pin(word[:dash], word[dash+1:]).Observation(), start+at, len(word))
		}
		at += len(word) + 1
	}
}

// shownPackage reads the first lines of pip show.
func (s *scan) shownPackage(start int, text string) bool {
	if name, ok := strings.CutPrefix(text, "Name: "); ok && !strings.ContainsAny(name, " ,/") {
		s.shown = name
		return true
	}
	if version, ok := strings.CutPrefix(text, "Version: "); ok && s.shown != "" {
		if v, at := takeVersion(version); v != "" {
			s.pack(requirement.Pin(s.shown, v).Observation(), start+len("Version: ")+at, len(v))
		}
		s.shown = ""
		return true
	}
	s.shown = ""
	return false
}
