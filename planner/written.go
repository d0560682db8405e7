package planner

import (
	"fmt"
	"strings"
)

// byFlag reports whether the place is a flag of the command line.
func (p Position) byFlag() bool { return strings.HasPrefix(p.File, "--") }

// wrote gives a requirement, or what it is to become, in the form in which the
// user writes it: an attribute of the target file, or a flag. Several values
// are a list, or the flag repeated.
func wrote(at Position, attribute string, values ...string) string {
	if at.byFlag() {
		var flags []string
		for _, v := range values {
			flags = append(flags, at.File+" "+shellWord(v))
		}
		return strings.Join(flags, " ")
	}
	return attribute + " = " + hclStrings(values)
}

// hclStrings writes one value as a string, several as a list.
func hclStrings(values []string) string {
	var quoted []string
	for _, v := range values {
		quoted = append(quoted, quote(v))
	}
	if len(quoted) == 1 {
		return quoted[0]
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// shellWord quotes what a shell would take apart.
func shellWord(value string) string {
	if strings.ContainsAny(value, " <>*!~$&;|()[]") {
		return "'" + value + "'"
	}
	return value
}

// inBlock gives an attribute of a framework's block.
func inBlock(framework, attribute, value string) string {
	return fmt.Sprintf("framework %s { %s = %s }", quote(framework), attribute, quote(value))
}

// wroteVersion gives a framework's version in the form in which the target
// asks for it: in the framework's block, as the package that holds it, or
// behind a flag as name==version.
func (fa *frameworkAsk) wroteVersion(at Position, version string) string {
	switch {
	case fa.versionOf != "":
		return wroteRequirement(fa.versionOf, version, at)
	case at.byFlag():
		return wroteRequirement(fa.name, version, at)
	}
	return inBlock(fa.name, "version", version)
}

// wroteCUDA gives the CUDA of a build in the form of the framework's block, or
// as the local label of the version where that is how it was asked for.
func (f *frameworkAxis) wroteCUDA(v int, at Position, value string) string {
	if at.byFlag() || f.ask.version != nil && f.ask.version.text.At == at {
		return f.ask.wroteVersion(at, "=="+f.builds[v].label())
	}
	return inBlock(f.ask.name, "cuda", value)
}

// wroteRequirement gives what is asked of a package: an entry of packages, or
// name==version behind a flag.
func wroteRequirement(name, spec string, at Position) string {
	if spec != "" && !strings.ContainsAny(spec[:1], "=<>!~*") {
		spec = "==" + spec
	}
	if at.byFlag() {
		return at.File + " " + shellWord(name+strings.TrimPrefix(spec, "*"))
	}
	if spec == "" {
		spec = "*"
	}
	return fmt.Sprintf("packages = { %s = %s }", name, quote(spec))
}

// wroteDriver gives an entry of the drivers with another value: in a file with
// the entries beside it, since an attribute is changed as a whole.
func (s *scene) wroteDriver(d *driverAsk, value string) string {
	all := s.ask.request.Drivers
	if len(all) < 2 {
		return wrote(d.text.At, "driver", value)
	}
	if d.text.At.byFlag() {
		return wrote(d.text.At, "driver", value) + " for " + wrote(d.text.At, "driver", d.text.Value)
	}
	values := make([]string, len(all))
	for i, t := range all {
		if values[i] = t.Value; t == d.text {
			values[i] = value
		}
	}
	return wrote(d.text.At, "driver", values...)
}
