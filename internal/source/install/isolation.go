package install

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// inPlaceOf returns the packages that a variable of an installer's has it build in the environment that is there, or
// with what it is told to; false for other variables, and for values that have it do so for none. Of pip's, the values
// that mean no turn isolation off, as the variable sets the option's own value.
// https://pip.pypa.io/en/stable/topics/configuration/#boolean-options
// https://docs.astral.sh/uv/reference/environment/#uv_no_build_isolation
func inPlaceOf(installer, name, value string) (list []string, ok bool) {
	of := func(values ...string) bool { return slices.Contains(values, strings.ToLower(value)) }
	switch {
	case name == "PIP_BUILD_CONSTRAINT", installer == observed.UV && name == "UV_BUILD_CONSTRAINT",
		installer != observed.UV && name == "PIP_NO_BUILD_ISOLATION" && of("0", "false", "no", "off", "n", "f"),
		installer == observed.UV && name == "UV_NO_BUILD_ISOLATION" && of("1", "true", "yes", "on", "y", "t"):
		return []string{allPackages}, true
	case installer == observed.UV && name == "UV_NO_BUILD_ISOLATION_PACKAGE":
		list, _ = choose(nil, nil, strings.ReplaceAll(value, " ", ","))
		return list, true
	}
	return nil, false
}

// constraintsOfBuilds is the variable of pip's whose constraints reach the environments in which it builds as well, up
// to pip 26.1.
// https://github.com/pypa/pip/issues/13300
const constraintsOfBuilds = "PIP_CONSTRAINT"

// IsOfBuilds reports whether a variable may tell an installer where, or with what, to build what has no wheel.
func IsOfBuilds(name string) bool { return name == constraintsOfBuilds || IsInPlace(name) }

// constrains reports whether a variable of pip's constrains what it builds with.
func (s Script) constrains(installer string) bool {
	return installer != observed.UV && (s.Reading.InPlace[constraintsOfBuilds] != "" ||
		slices.ContainsFunc(s.set, func(v variable) bool { return v.name == constraintsOfBuilds && v.text != "" }))
}

// IsInPlace reports whether a variable tells an installer where, or with what, to build what has no wheel.
func IsInPlace(name string) bool {
	for _, installer := range []string{observed.Pip, observed.UV} {
		for _, value := range []string{"0", "1"} {
			if _, ok := inPlaceOf(installer, name, value); ok {
				return true
			}
		}
	}
	return false
}

// inPlace returns the packages that a command builds in the environment that is there, or with what it is told to: by
// its own options and by variables. Settings of a project in its folder may say the like.
func (s Script) inPlace(installer string, args []argument) (list []string) {
	for i, a := range args {
		switch option, value, joined := strings.Cut(a.text, "="); option {
		case "--no-build-isolation", "--build-constraint", "--build-constraints", "-b":
			return []string{allPackages}
		case "--no-build-isolation-package":
			if !joined && i+1 < len(args) {
				value = args[i+1].text
			}
			list = append(list, request.NormalizeName(value))
		}
	}
	for name, value := range s.Reading.InPlace {
		if own, ok := inPlaceOf(installer, name, value); ok {
			list = append(list, own...)
		}
	}
	for _, v := range s.set {
		if own, ok := inPlaceOf(installer, v.name, v.text); ok {
			list = append(list, own...)
		}
	}
	if installer == observed.UV && s.saysHowToBuild() {
		return []string{allPackages}
	}
	return list
}

// saysHowToBuild reports whether the settings of uv's in the folder of a command say where, or with what, it builds.
// https://docs.astral.sh/uv/concepts/configuration-files/
func (s Script) saysHowToBuild() bool {
	for _, name := range []string{"uv.toml", "pyproject.toml"} {
		file, ok := s.find("", name)
		if !ok {
			continue
		}
		doc, err := s.Reading.Files.Open(s.Reading.Name, file)
		if err == nil && SaysHowToBuild(doc) {
			return true
		}
	}
	return false
}

// SaysHowToBuild reports whether a document holds a setting of uv's by which it builds what has no wheel in the
// environment that is there, or with more than its source asks for.
func SaysHowToBuild(doc *document.Document) bool {
	return slices.ContainsFunc([]string{"no-build-isolation", "extra-build-dependencies", "build-constraint-dependencies"},
		func(setting string) bool { return strings.Contains(doc.Text, setting) })
}

// isolate says of the packages of a command, from the first observation on, in which environment its installer builds
// those that have no wheel: apart says that it does so in one of its own, whatever the source is.
func (s Script) isolate(installer string, apart bool, first int, inPlace []string) {
	others := &observed.Installation{Isolated: apart, Constrained: s.constrains(installer), Unread: s.Reading.Unread,
		Python: s.python, ArchList: s.Reading.ArchList}
	s.Reading.Env.Bound = s.Reading.Env.Bound || others.Constrained || others.Unread
	told := &observed.Installation{InPlace: true, Unread: s.Reading.Unread, Python: s.python,
		ArchList: s.Reading.ArchList}
	for i := first; i < len(s.Reading.Env.Observations); i++ {
		switch o := &s.Reading.Env.Observations[i]; {
		case o.Kind != observed.Package:
		case slices.Contains(inPlace, allPackages) || slices.Contains(inPlace, o.Name):
			o.Installation = told
		default:
			o.Installation = others
		}
	}
}

// pythonOf says how a command finds the Python that it installs into. The pip and the python of a folder, or of the
// loader's path, are those of one Python, whether or not a 3 stands behind their names.
func (s Script) pythonOf(args []argument) string {
	name := path.Base(args[0].text)
	if IsPython(name) || isPip(name) {
		name = strings.TrimPrefix(strings.TrimPrefix(name, "python"), "pip")
		if name == "3" {
			name = ""
		}
	}
	found := []string{path.Dir(args[0].text), name, s.Variables.Value("PATH"), s.Variables.Value("VIRTUAL_ENV"),
		strconv.Itoa(s.Reading.Pythons)}
	for _, v := range s.set {
		if leadsToPython(v.name) {
			found = append(found, v.name+"="+v.text)
		}
	}
	return strings.Join(found, "\n")
}

// leadsToPython reports whether commands find their Python by a variable.
func leadsToPython(variable string) bool {
	return slices.Contains([]string{"PATH", "VIRTUAL_ENV", "PIP_PYTHON", "CONDA_DEFAULT_ENV"}, variable)
}

// bringsPython reports whether a program makes an environment with a Python of its own, or may put another Python
// before the one that was found.
func bringsPython(program string, args []argument) bool {
	switch program {
	case "venv", "virtualenv", "pyenv", "update-alternatives":
		return true
	case "ln", "cp", "mv":
		return slices.ContainsFunc(args, func(a argument) bool { return isOtherPython(a.text) })
	case "uv":
		return args[0].text == "venv" || args[0].text == "python"
	case "conda", "mamba", "micromamba":
		_, makes := verb(args, "create", "env", "run", "activate")
		return makes
	}
	return false
}
