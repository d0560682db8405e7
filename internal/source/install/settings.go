package install

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
)

// variable is a variable that a text sets, and its value.
type variable struct {
	name string
	argument
}

// variable returns the variable that an argument of env sets: A=b.
func (a argument) variable() (variable, bool) {
	name, value, ok := strings.Cut(a.text, "=")
	return variable{name, argument{value, min(a.start+len(name)+1, a.end), a.end, a.unknown}}, ok
}

// said returns the value of a variable; of one that only the running command would know, what stands there instead.
func (s Script) said(v variable) string {
	if !v.unknown || v.name != DriverForConda {
		return v.text
	}
	if written := s.Reading.Text[v.start:v.end]; !strings.ContainsAny(written, "0123456789") && written != "" {
		return written
	}
	return "$(…)"
}

// CMakeArgs is the variable that packages which are compiled with CMake hand to it.
const CMakeArgs = "CMAKE_ARGS"

// DriverForConda is the variable that says which CUDA conda is to take the driver for.
// https://docs.conda.io/projects/conda/en/stable/user-guide/tasks/manage-virtual.html#overriding-detected-packages
const DriverForConda = "CONDA_OVERRIDE_CUDA"

// optionOf returns the option that a variable of pip's or uv's stands for; empty for those
// that say nothing of where packages come from.
// https://pip.pypa.io/en/stable/topics/configuration/#environment-variables
// https://docs.astral.sh/uv/reference/environment/
func optionOf(variable string) string {
	switch variable {
	case "PIP_INDEX_URL", "UV_INDEX_URL", "UV_DEFAULT_INDEX":
		return "--index-url"
	case "PIP_EXTRA_INDEX_URL", "UV_EXTRA_INDEX_URL", "UV_INDEX":
		return "--extra-index-url"
	case "PIP_FIND_LINKS", "UV_FIND_LINKS":
		return "--find-links"
	case "UV_TORCH_BACKEND":
		return "--torch-backend"
	}
	return ""
}

// noBinaryOf returns the variables by which an installer is told to take no wheels.
// https://docs.astral.sh/uv/reference/environment/#uv_no_binary
func noBinaryOf(installer string) []string {
	switch installer {
	case observed.Pip, observed.Pipenv: // which runs pip
		return []string{"PIP_NO_BINARY"}
	case observed.UV:
		return []string{"UV_NO_BINARY", "UV_NO_BINARY_PACKAGE"}
	}
	return nil
}

// IsNoBinary reports whether a variable tells an installer to take no wheels.
func IsNoBinary(name string) bool {
	return slices.Contains(noBinaryOf(observed.Pip), name) || slices.Contains(noBinaryOf(observed.UV), name)
}

// noBinary returns the packages of which the value of such a variable has no wheels taken. That of UV_NO_BINARY says
// whether any are.
func noBinary(name, value string) (list []string) {
	if name == "UV_NO_BINARY" {
		if slices.Contains([]string{"", "0", "f", "false", "n", "no", "off"}, strings.ToLower(value)) {
			return nil
		}
		return []string{allPackages}
	}
	list, _ = choose(nil, nil, strings.ReplaceAll(value, " ", ","))
	return list
}

// noBinaryUnsaid is why nothing is taken for compiled by a value that is not known.
const noBinaryUnsaid = "which packages it has compiled is known only where it runs"

// noBinary returns the packages of which the variables that are set have an installer take no wheels.
func (s Script) noBinary(installer string) (list []string) {
	for _, name := range noBinaryOf(installer) {
		own := s.Reading.NoBinary[name]
		for _, v := range s.set {
			if v.name == name && v.unknown {
				s.Reading.NotJudged(v.start, v.end, noBinaryUnsaid)
			} else if v.name == name {
				own = noBinary(name, v.text)
			}
		}
		list = append(list, own...)
	}
	return list
}

// loaderPath is the variable with the folders that the loader looks through first.
const loaderPath = "LD_LIBRARY_PATH"

// wheelFolder finds the folders of NVIDIA's wheels: site-packages/nvidia/cudnn/lib, for several
// nvidia/*/lib, and nvidia.cudnn.lib where Python is asked for it.
var wheelFolder = lazyregexp.New(`\bnvidia(?:/|"/|\.)(\w+|\*)[/.]lib\b`)

// OnPath reads which folders of NVIDIA's wheels a text lists, which the loader looks through or
// whose files are linked to where it does, and reports whether there are any.
func OnPath(r *document.Reading, text string, start, end int) bool {
	found := wheelFolder.FindAllStringSubmatch(text, -1)
	var seen []string
	for _, m := range found {
		if library := m[1]; !slices.Contains(seen, library) {
			seen = append(seen, library)
			r.Observe(observed.Observation{Kind: observed.OnPath, Value: library}, start, end)
		}
	}
	return len(seen) > 0
}

// foldersFound reads a command that has the loader find the files of NVIDIA's wheels: it links
// them, or writes down what shells export.
func (s Script) foldersFound(program string, args []argument) {
	for _, a := range args {
		if program == "ln" || strings.Contains(a.text, "export "+loaderPath+"=") {
			OnPath(s.Reading, a.text, a.start, a.end)
		}
	}
}

// Setting reads a variable that is set for all commands, where it is one that pip, uv or what
// they compile look at, and reports whether it is.
func Setting(r *document.Reading, name, value string, start, end int) bool {
	if name == CMakeArgs {
		r.Observe(observed.Observation{Kind: observed.CMake, Value: value}, start, end)
		return true
	}
	if name == observed.ArchListVariable {
		r.ArchList = value
		r.Observe(observed.Observation{Kind: observed.ArchList, Value: value}, start, end)
		return true
	}
	if name == DriverForConda {
		r.Observe(observed.Observation{Kind: observed.DriverForConda, Value: value}, start, end)
		return true
	}
	if IsNoBinary(name) {
		if r.NoBinary == nil {
			r.NoBinary = map[string][]string{}
		}
		if r.NoBinary[name] = nil; strings.Contains(value, "$") {
			r.NotJudged(start, end, noBinaryUnsaid)
			return true
		}
		r.NoBinary[name] = noBinary(name, value)
		return true
	}
	if IsOfBuilds(name) {
		if r.InPlace == nil {
			r.InPlace = map[string]string{}
		}
		r.InPlace[name] = value
		return IsInPlace(name)
	}
	option := optionOf(name)
	if option == "" {
		return false
	}
	b := batch{r: r}
	at := argument{text: value, start: start, end: end, unknown: strings.Contains(value, "$")}
	first := len(r.Env.Indexes)
	b.option(argument{text: option}, at)
	b.finish(nil)
	installer := observed.Pip
	if strings.HasPrefix(name, "UV_") {
		installer = observed.UV
		askedFirst(r.Env.Indexes[first:])
	}
	if option == "--torch-backend" {
		installer = uvPip
	}
	if r.Settings == nil {
		r.Settings = map[int]string{}
	}
	for i := first; i < len(r.Env.Indexes); i++ {
		r.Settings[i] = installer
	}
	return true
}

// uvPip is what uv does outside of projects, by "uv pip" and "uv tool": there alone it takes a backend of
// PyTorch's.
// https://github.com/astral-sh/uv/pull/21535
const uvPip = "uv pip"

// installed notes which packages commands of an installer have installed.
func installed(r *document.Reading, installer string, list []observed.Observation) {
	if installer == observed.Pipenv { // which runs pip
		installer = observed.Pip
	}
	if r.ByInstaller == nil {
		r.ByInstaller = map[string][]string{}
	}
	for i := range list {
		if o := &list[i]; o.Kind == observed.Package {
			r.ByInstaller[installer] = append(r.ByInstaller[installer], o.Name)
		}
	}
}

// Settle has the indexes that variables name asked for what their own installer installs: pip does not
// look at those of uv, and uv not at those of pip. One that is asked for nothing then is noted.
// https://docs.astral.sh/uv/pip/compatibility/#configuration-files-and-environment-variables
func Settle(r *document.Reading) {
	if _, own := bySettings(r, uvPip); len(own) == 0 { // which alone chooses one by the driver
		r.Env.ByDriver = slices.DeleteFunc(r.Env.ByDriver, func(x observed.Index) bool {
			return !x.Unsaid || len(x.Packages) > 0
		})
	}
	var kept []observed.Index
	for i, index := range r.Env.Indexes {
		installer, of := r.Settings[i]
		others, own := bySettings(r, installer)
		if !of || len(others) == 0 {
			kept = append(kept, index)
			continue
		}
		elsewhere := func(name string) bool { return slices.Contains(others, name) && !slices.Contains(own, name) }
		switch named := slices.DeleteFunc(slices.Clone(index.Packages), elsewhere); {
		case len(own) == 0:
		case len(index.Packages) == 0:
			index.Packages = own
			kept = append(kept, index)
			continue
		case len(named) > 0: // or what is installed brings them
			index.Packages = named
			kept = append(kept, index)
			continue
		}
		start, _ := r.Offset(index.At.Line, index.At.Column)
		_, end := r.Line(start)
		r.NotJudged(start, end, installer+" alone looks at it, and installs nothing here")
	}
	r.Env.Indexes, r.Settings = kept, nil
}

// bySettings returns the names of the packages that installers besides one have installed, and those that this
// one has; of pip's, all that no command of another one has installed.
func bySettings(r *document.Reading, installer string) (others, own []string) {
	for name, list := range r.ByInstaller {
		if name != installer {
			others = append(others, list...)
		}
	}
	own = slices.Clone(r.ByInstaller[installer])
	for i := range r.Env.Observations {
		o := &r.Env.Observations[i]
		if installer == observed.Pip && o.Kind == observed.Package && !o.Installed && !slices.Contains(others, o.Name) {
			own = append(own, o.Name)
		}
	}
	slices.Sort(own)
	return others, slices.Compact(own)
}

// options returns what the variables that are set for a command say to an installer, which may be one of a
// project's.
func (s Script) options(installer string, ofProject bool) (args []argument) {
	prefix := "PIP_"
	if installer == observed.UV {
		prefix = "UV_"
	}
	for _, v := range s.set {
		option := optionOf(v.name)
		if ofProject && option == "--torch-backend" {
			s.Reading.NotJudged(v.start, v.end, uvPip+" alone looks at it")
		} else if option != "" && strings.HasPrefix(v.name, prefix) {
			args = append(args, argument{text: option, start: v.start, end: v.start}, v.argument)
		}
	}
	return args
}

// compiler reads what CMake and torch's builder are told by a command that installs: in a variable that is set for it,
// or as the settings of what it compiles.
func (s Script) compiler(args []argument) {
	for _, v := range s.set {
		if v.name == CMakeArgs || v.name == observed.ArchListVariable {
			Setting(s.Reading, v.name, v.text, v.start, v.end)
		}
	}
	for i, a := range args {
		_, value, found := strings.Cut(a.text, "cmake.args=")
		joined := strings.HasPrefix(a.text, "--config-settings=") || strings.HasPrefix(a.text, "-C")
		if found && (joined || i > 0 && (args[i-1].text == "--config-settings" || args[i-1].text == "-C")) {
			Setting(s.Reading, CMakeArgs, value, a.start, a.end)
		}
	}
}

// pipConfig reads pip config set, which says where packages come from in all commands after
// it: pip config set global.index-url ADDRESS.
func (s Script) pipConfig(args []argument) {
	rest, ok := verb(args, "config")
	if !ok {
		return
	}
	if rest, ok = verb(rest, "set"); !ok {
		return
	}
	for len(rest) > 0 && strings.HasPrefix(rest[0].text, "-") {
		rest = rest[1:]
	}
	if len(rest) < 2 {
		return
	}
	_, key, _ := strings.Cut(rest[0].text, ".")
	name := "PIP_" + strings.ToUpper(strings.ReplaceAll(key, "-", "_"))
	value := rest[1]
	if optionOf(name) != "" && value.unknown {
		unsaid(s.Reading, optionOf(name) != "--index-url", value)
		return
	}
	Setting(s.Reading, name, value.text, value.start, value.end)
}
