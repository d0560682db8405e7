package main

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/shellquote"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// usersFirst warns of a framework that the system's Python has in another release than a user's own
// packages for it, which that Python takes first where that user runs it.
func usersFirst(judged []seenEnvironment, facts *matrices.Set) []host.Check {
	var checks []host.Check
	for i := range judged {
		user := &judged[i]
		home, python, ok := strings.Cut(user.at, "/.local/lib/")
		if python = path.Dir(python); !ok || strings.Contains(python, "/") {
			continue
		}
		for k := range judged {
			system := &judged[k]
			if folder := path.Dir(system.at); folder != "/usr/lib/"+python && folder != "/usr/local/lib/"+python {
				continue
			}
			of := frameworkReleases(&system.env, facts)
			own := frameworkReleases(&user.env, facts)
			for _, name := range slices.Sorted(maps.Keys(own)) {
				release := own[name]
				if of[name] == "" || of[name] == release {
					continue
				}
				checks = append(checks, host.Check{Name: "user", Verdict: host.Warning,
					Seen: fmt.Sprintf("%s %s of %s is taken in place of %s of %s, where the owner of %s runs %s",
						name, release, user.folder, of[name], system.folder, home, python),
					Confirm: shellquote.Word(python) + " -c 'import " + installedBy(name, facts).Module +
						" as m; print(m.__version__, m.__file__)'",
					Fix: shellquote.Word(python) + " -m pip uninstall " + name +
						", as that user; or a virtual environment for each"})
			}
		}
	}
	return checks
}

// frameworkReleases returns the releases of the frameworks of an environment, by the distribution.
func frameworkReleases(env *observed.Environment, facts *matrices.Set) map[string]string {
	releases := map[string]string{}
	for i := range env.Observations {
		o := &env.Observations[i]
		if o.Kind == observed.Package && installedBy(o.Name, facts) != nil {
			releases[o.Name] = o.Value
		}
	}
	return releases
}
