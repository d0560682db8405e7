package judge

import (
	"slices"
	"strings"

	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/verdict"
)

// uninstallFirst says in each way out of a verdict, and where a build for the CPU is warned
// of, which packages are to be uninstalled before: an installer that is asked for
// torch==2.5.1 does nothing where 2.5.1+cpu is, since a version without a label means each
// build of the release (PEP 440).
func uninstallFirst(env *observed.Environment, doc *verdict.Document) {
	for i := range doc.Judged {
		j := &doc.Judged[i]
		for k := range j.Fixes {
			j.Fixes[k].Text += uninstalling(takenForIt(env, j.Fixes[k].Changes))
		}
		for k := range j.Warnings {
			if j.Warnings[k].Rule == "cpu-build" {
				j.Warnings[k].Text += uninstalling(namedAlone(env, j.Warnings[k].Text))
			}
		}
	}
}

// uninstalling says that packages are to be uninstalled; nothing where there are none.
func uninstalling(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return "; first pip uninstall " + strings.Join(names, " ") + ", or pip takes what is there for that release"
}

// namedAlone returns the installed packages whose release a command asks for without a label.
func namedAlone(env *observed.Environment, command string) (names []string) {
	words := strings.Fields(command)
	for i := range env.Observations {
		o := &env.Observations[i]
		release, _, _ := strings.Cut(o.Value, "+")
		if o.Kind == observed.Package && o.Installed && slices.Contains(words, o.Name+"=="+release) &&
			!slices.Contains(names, o.Name) {
			names = append(names, o.Name)
		}
	}
	return names
}

// takenForIt returns the packages that are installed in another build of the release that a
// change asks for, by the release alone.
func takenForIt(env *observed.Environment, changes []observed.Change) (names []string) {
	for _, c := range changes {
		if c.Of < 0 || c.Of >= len(env.Observations) || c.Name != "" || c.Value == "" || c.Label != "" || c.Wheel != "" {
			continue
		}
		o := env.Observations[c.Of]
		release, _, _ := strings.Cut(o.Value, "+")
		if o.Kind == observed.Package && o.Installed && release == c.Value && !slices.Contains(names, o.Name) {
			names = append(names, o.Name)
		}
	}
	return names
}
