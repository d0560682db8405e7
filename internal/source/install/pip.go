// Package install reads what is given to installers: requirements files and the
// arguments of pip, uv, conda, apt and their like.
package install

import (
	"errors"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// argument is an option or a word of pip's and where it stands.
type argument struct {
	text       string
	start, end int
	unknown    bool // a part of it only the running command would know
}

// behind returns the text that stands behind the first n bytes of an argument, which may be
// shorter in a command whose quotes do not end.
func (a argument) behind(n int, text string) argument {
	return argument{text, min(a.start+n, a.end), a.end, a.unknown}
}

// batch is what one command, or one requirements file, installs together.
type batch struct {
	r       *document.Reading
	indexes []observed.Index
	offsets []int // of the indexes
	names   []string
	source  []string // packages of which no wheel is taken (--no-binary)
	wheels  []string // those of which wheels alone are (--only-binary)
	include func(name string, offset int, constraint bool)
	// find returns where a file of a project lies, by the folder that is named; nil where nobody knows.
	find  func(folder, file string) (string, bool)
	asked document.Asked // of projects
	// constraints are what files say of packages that others name, and first the first
	// observation that they hold for.
	constraints map[string][]constraint
	first       int
}

// valued are the options that take a value which says nothing about the stack.
var valued = []string{
	"--timeout", "--default-timeout", "--retries", "--proxy", "--trusted-host", "--cache-dir", "--progress-bar",
	"--root-user-action", "--target", "-t", "--prefix", "--root", "--config-settings", "-C", "--global-option",
	"--install-option", "--build-option", "--hash", "--src", "--log", "--cert", "--client-cert", "--exists-action",
	"--upgrade-strategy", "--report", "--no-build-package", "--implementation", "--abi", "--use-feature",
	"--use-deprecated", "--keyring-provider", "--prerelease", "--index-strategy", "--link-mode",
	"--group", "--extra", "--optional", "--source", "--build-constraint", "-G", "-E",
	"-o", "--output-file", "--upgrade-package", "-P", "--reinstall-package", "--refresh-package",
	"--no-build-isolation-package", "--fork-strategy", "--allow-insecure-host", "--config-file", "--directory",
	"--project", "--color", "--feature", "-b", "--build-constraints",
}

// pip reads the arguments of an install command, or the options of a line.
func (b *batch) pip(args []argument) {
	for len(args) > 0 {
		a := args[0]
		args = args[1:]
		if !strings.HasPrefix(a.text, "-") || a.text == "-" {
			b.requirement(a)
			continue
		}
		a = lastOfSeveral(a)
		option, value, joined := a, argument{}, false
		if option.text, value.text, joined = strings.Cut(a.text, "="); joined {
			value = a.behind(len(option.text)+1, value.text)
		} else if short, rest := a.text[:min(2, len(a.text))], a.text[min(2, len(a.text)):]; rest != "" &&
			strings.Contains("-r -c -i -f -e", short) && a.text[1] != '-' {
			option.text, value, joined = short, a.behind(2, rest), true
		}
		if !joined && takesValue(option.text) && len(args) > 0 {
			value, args = args[0], args[1:]
		}
		b.option(option, value)
	}
}

// lastOfSeveral returns the last one of several short options that stand together, of which the others
// have no value: -qr FILE is -q -r FILE.
func lastOfSeveral(a argument) argument {
	text := a.text
	for len(text) > 2 && text[1] != '-' && strings.IndexByte("qvUI", text[1]) >= 0 {
		text = "-" + text[2:]
	}
	a.start = min(a.start+len(a.text)-len(text), a.end)
	a.text = text
	return a
}

func takesValue(option string) bool {
	switch option {
	case "-r", "--requirement", "--requirements", "-c", "--constraint", "--constraints", "-i", "--index-url",
		"--pypi-url", "--index", "--default-index", "--extra-index-url", "-f", "--find-links", "-e", "--editable",
		"--no-binary", "--no-binary-package", "--only-binary", "--torch-backend", "--python", "-p", "--python-version",
		"--platform", "--python-platform", "--override", "--overrides", "--exclude-newer", "--uploaded-prior-to",
		"--resolution":
		return true
	}
	return slices.Contains(valued, option)
}

func (b *batch) option(option, value argument) {
	switch option.text {
	case "-r", "--requirement", "--requirements", "-c", "--constraint", "--constraints":
		constrains := strings.HasPrefix(strings.TrimLeft(option.text, "-"), "c")
		b.r.Env.Bound = b.r.Env.Bound || constrains || value.unknown
		if value.unknown {
			b.r.NotJudged(value.start, value.end, "which file that is, is known only where it runs")
			return
		}
		b.include(value.text, value.start, constrains)
	case "--override", "--overrides":
		b.r.Env.Bound = true
		b.overrides(value)
	case "--exclude-newer", "--uploaded-prior-to", "--resolution":
		b.r.Env.Bound = true
	case "-i", "--index-url", "--pypi-url", "--default-index":
		b.index(observed.Index{URL: value.text}, value)
	case "--extra-index-url", "--index":
		b.index(observed.Index{URL: value.text, Extra: true}, value)
	case "-f", "--find-links":
		b.index(observed.Index{URL: value.text, FindLinks: true}, value)
	case "-e", "--editable":
		b.editable(value)
	case "--no-binary", "--no-binary-package":
		if value.unknown {
			b.r.NotJudged(value.start, value.end, noBinaryUnsaid)
			return
		}
		b.source, b.wheels = choose(b.source, b.wheels, value.text)
	case "--only-binary":
		b.wheels, b.source = choose(b.wheels, b.source, value.text)
	case "--torch-backend":
		b.backend(value)
	case "--python", "-p", "--python-version":
		b.python(value)
	}
}

// overrides reads a file of uv's whose versions hold whatever others ask for.
// https://docs.astral.sh/uv/concepts/resolution/#dependency-overrides
func (b *batch) overrides(value argument) {
	if value.unknown || b.include == nil {
		b.r.NotJudged(value.start, value.end, "which file that is, is known only where it runs")
		return
	}
	first := len(b.r.Env.Observations)
	b.include(value.text, value.start, false)
	for i := first; i < len(b.r.Env.Observations); i++ {
		b.r.Env.Observations[i].Settled = b.r.Env.Observations[i].Kind == observed.Package
	}
}

func (b *batch) index(i observed.Index, at argument) {
	if at.unknown || at.text == "" {
		unsaid(b.r, i.Extra || i.FindLinks, at)
		return
	}
	for address := range strings.FieldsSeq(i.URL) { // --extra-index-url takes several
		if name, rest, ok := strings.Cut(address, "="); ok && !strings.Contains(name, "/") {
			address = rest // uv's NAME=URL
		}
		i.URL = address
		b.indexes, b.offsets = append(b.indexes, i), append(b.offsets, at.start)
	}
}

// unsaid notes an index whose address is known only where the command runs, and that packages come from it unless it
// is asked beside others.
func unsaid(r *document.Reading, beside bool, at argument) {
	r.Env.UnreadIndex = true
	r.NotJudged(at.start, at.end, "the address is known only where it runs")
	if !beside {
		r.Env.ByDriver = append(r.Env.ByDriver, observed.Index{Unsaid: true, Conditions: r.Under, At: r.Position(at.start)})
	}
}

// backend takes uv's --torch-backend, which chooses PyTorch's index for
// PyTorch's packages.
// https://docs.astral.sh/uv/guides/integration/pytorch/#automatic-backend-selection
func (b *batch) backend(value argument) {
	if value.text == "" || value.unknown {
		b.r.NotJudged(value.start, value.end, "which index it names is known only where it runs")
		b.r.Env.UnreadIndex = true
		b.r.Env.ByDriver = append(b.r.Env.ByDriver, observed.Index{Packages: backendPackages(), Unsaid: true,
			Conditions: b.r.Under, At: b.r.Position(value.start)})
		return
	}
	AddBackend(b.r, value.text, value.start)
}

// backendPackages are those that uv takes from the index of a backend.
func backendPackages() []string { return []string{"torch", "torchaudio", "torchvision"} }

// AddBackend adds the index that uv asks for PyTorch's packages where it is told a backend, or notes that it
// chooses one by the driver.
func AddBackend(r *document.Reading, name string, offset int) {
	packages := backendPackages()
	if name == "auto" {
		r.Env.ByDriver = append(r.Env.ByDriver,
			observed.Index{Packages: packages, Conditions: r.Under, At: r.Position(offset)})
		return
	}
	r.AddIndex(observed.Index{URL: "https://download.pytorch.org/whl/" + name, Packages: packages}, offset)
}

func (b *batch) python(value argument) {
	version := strings.TrimPrefix(value.text, "python")
	if requirement.IsVersion(version) && '0' <= version[0] && version[0] <= '9' {
		b.r.Observe(observed.Observation{Kind: observed.Python, Value: version}, value.start, value.end)
	}
}

func (b *batch) editable(value argument) {
	if req, err := requirement.Parse(value.text); err == nil && req.URL != "" && req.Name != "" {
		o := req.Observation()
		o.Source = true
		b.observe(o, value)
		return
	}
	if b.ofFolder(value) {
		return
	}
	b.r.NotJudged(value.start, value.end,
		"a project of its own folder; name its pyproject.toml or requirements beside this")
}

// requirement reads one requirement or says why not.
func (b *batch) requirement(a argument) {
	switch {
	case a.unknown:
		b.r.NotJudged(a.start, a.end, "a part of it is known only where it runs")
		return
	case a.text == "." || strings.HasPrefix(a.text, ".[") || isFolder(a.text):
		b.editable(a)
		return
	}
	req, err := requirement.Parse(a.text)
	switch {
	case errors.Is(err, requirement.ErrEquals) && b.refuses():
		b.r.Observe(observed.Observation{Kind: observed.Malformed, Value: a.text}, a.start, a.end)
	case err != nil && isPath(a.text):
		b.r.NotJudged(a.start, a.end, "a file, and what is in it is not read")
	case err != nil:
		b.r.NotJudged(a.start, a.end, err.Error())
	case b.ofNamedFolder(req, a):
	case req.Name == "":
		b.r.NotJudged(a.start, a.end, "its name and version are known only after a download")
	default:
		b.observe(req.Observation(), a)
	}
}

// isPath reports whether pip takes a text for the path of a file.
// https://pip.pypa.io/en/stable/cli/pip_install/#argument-handling
func isPath(text string) bool {
	before, _, _ := strings.Cut(text, ";") // a marker
	return strings.ContainsAny(before, "/\\") && !strings.Contains(before, "://") || strings.HasPrefix(text, ".")
}

// refuses reports whether what installs takes requirements as PEP 508 has them, and no others.
func (b *batch) refuses() bool {
	return !slices.Contains([]string{observed.Poetry, observed.PDM, observed.Pipenv, observed.Pixi}, b.r.Env.Installer)
}

func isFolder(text string) bool {
	return (strings.HasPrefix(text, "./") || strings.HasPrefix(text, "../") || strings.HasPrefix(text, "/")) &&
		!strings.HasSuffix(text, ".whl")
}

func (b *batch) observe(o observed.Observation, a argument) {
	b.names = append(b.names, o.Name)
	b.r.Observe(o, a.start, a.end)
	b.library(o, a)
}

// library adds the library that a wheel brings, where that is what it is for.
func (b *batch) library(o observed.Observation, a argument) {
	if l, ok := LibraryOf(o); ok {
		b.r.Observe(l, a.start, a.end)
	}
}

// LibraryOf returns the library of a package that holds nothing else.
func LibraryOf(o observed.Observation) (observed.Observation, bool) {
	l := observed.Observation{Value: o.Value, Marker: o.Marker, Installed: o.Installed, In: observed.InWheel}
	switch {
	case o.Value == "":
		return l, false
	case strings.HasPrefix(o.Name, "nvidia-cudnn-cu"):
		l.Kind = observed.CUDNN
	case strings.HasPrefix(o.Name, "nvidia-nccl-cu"):
		l.Kind = observed.NCCL
	default:
		return l, false
	}
	return l, true
}

// choose adds names of packages to a list, and takes them out of the other one of --no-binary and --only-binary: the
// last word on each counts. ":all:" stands for all of them, and ":none:" empties the list.
// https://pip.pypa.io/en/stable/cli/pip_install/#cmdoption-no-binary
func choose(list, other []string, names string) (chosen, rest []string) {
	list, other = slices.Clone(list), slices.Clone(other)
	for name := range strings.SplitSeq(names, ",") {
		switch name = strings.TrimSpace(name); name {
		case "":
		case noPackages:
			list = nil
		case allPackages:
			list, other = []string{name}, nil
		default:
			name = request.NormalizeName(name)
			list = append(list, name)
			other = slices.DeleteFunc(other, func(n string) bool { return n == name })
		}
	}
	return list, other
}

// What stands for all packages, and for none.
const allPackages, noPackages = ":all:", ":none:"

// compiles has the packages of which no wheel is taken built from source, wherever the option stands. What is said of
// one by its name goes before what is said of all.
func (b *batch) compiles() {
	source, wheels := b.source, b.wheels
	for i := b.first; i < len(b.r.Env.Observations); i++ {
		o := &b.r.Env.Observations[i]
		named := slices.Contains(source, o.Name)
		all := slices.Contains(source, allPackages) && !slices.Contains(wheels, o.Name)
		if o.Kind == observed.Package && !o.Conda && !o.Installed && o.From == "" && (named || all) {
			o.Source, o.NoBinary = true, true
		}
	}
}

// finish adds the indexes. Those of a command are asked for its packages alone.
func (b *batch) finish(onlyFor []string) {
	if len(b.source) > 0 {
		b.compiles()
	}
	for i, index := range b.indexes {
		index.Packages = onlyFor
		b.r.AddIndex(index, b.offsets[i])
	}
}
