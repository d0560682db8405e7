package host

import (
	"io/fs"
	"strings"
)

// defaultPath is the PATH of a login where nothing says another, and that which runtimes
// give to a container whose image names none.
const defaultPath = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

// Lookup returns the value of an environment's variable, and whether it is set: one that
// is set and empty may say something else than one that is not.
type Lookup func(name string) (value string, set bool)

// Value returns a variable's value; empty where it is not set.
func (l Lookup) Value(name string) string {
	value, _ := l(name)
	return value
}

// Variables returns the environment that a list of NAME=VALUE makes; of a name that is
// there twice the later counts.
func Variables(list []string) Lookup {
	values := map[string]string{"PATH": defaultPath}
	for _, variable := range list {
		if name, value, ok := strings.Cut(variable, "="); ok {
			values[name] = value
		}
	}
	return func(name string) (string, bool) {
		value, set := values[name]
		return value, set
	}
}

// Environment returns the variables that logins on a machine begin with, as far as its
// /etc/environment says (pam_env(8)).
func Environment(root fs.FS) Lookup {
	var list []string
	for line := range strings.Lines(reader{root: root}.text("etc/environment")) {
		line, _, _ = strings.Cut(line, "#") // a comment, in quotes as well
		line = strings.TrimSpace(line)
		name, value, ok := strings.Cut(strings.TrimPrefix(line, "export "), "=")
		if !ok {
			continue
		}
		for _, quote := range []string{`"`, `'`} {
			if inner, ok := strings.CutPrefix(value, quote); ok {
				value, _, _ = strings.Cut(inner, quote)
			}
		}
		list = append(list, strings.TrimSpace(name)+"="+value)
	}
	return Variables(list)
}
