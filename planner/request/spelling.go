package request

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/planner/internal/words"
)

// ByFlag reports whether the place is a flag of the command line.
func (p Position) ByFlag() bool { return strings.HasPrefix(p.File, "--") }

// Spell returns a requirement, or what it is to become, in the form in which the
// user writes it: an attribute of the target file, or a flag. Several values
// are a list, or the flag repeated.
func Spell(at Position, attribute string, values ...string) string {
	if at.ByFlag() {
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
		quoted = append(quoted, words.Quote(v))
	}
	if len(quoted) == 1 {
		return quoted[0]
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// shellWord quotes what a shell would take apart.
func shellWord(value string) string {
	if !strings.ContainsAny(value, " <>*?!~$&;|()[]{}#'\"`\\") {
		return value
	}
	return "'" + strings.ReplaceAll(value, "'", `'\''`) + "'"
}

// SpellInBlock returns an attribute of a framework's block.
func SpellInBlock(framework, attribute, value string) string {
	return fmt.Sprintf("framework %s { %s = %s }", words.Quote(framework), attribute, words.Quote(value))
}

// SpellRequirement returns what is asked of a package: an entry of packages, or
// name==version behind a flag, where a version does not stand alone.
func SpellRequirement(name, spec string, at Position) string {
	if at.ByFlag() {
		if spec != "" && !strings.ContainsAny(spec[:1], "=<>!~*") {
			spec = "==" + spec
		}
		return at.File + " " + shellWord(name+strings.TrimPrefix(spec, "*"))
	}
	if spec == "" {
		spec = "*"
	}
	return fmt.Sprintf("packages = { %s = %s }", name, words.Quote(spec))
}
