package installed

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/loader"
	"github.com/envsolve/envsolve/internal/shellquote"
	"github.com/envsolve/envsolve/matrices/version"
)

// Checks says what of the environment does not go together, and which cuDNN and NCCL it
// loads.
func (e *Environment) Checks() []host.Check {
	checks := e.loaded()
	return slices.Concat(checks, e.Broken(), e.olderLinker(), e.mixedMajors(), e.twice(), e.byBoth(),
		e.mixedWithConda())
}

func (e *Environment) loaded() []host.Check {
	var checks []host.Check
	nowhere := map[string]bool{} // modules of which it is told that libraries are not found
	for i := range e.Loads {
		l := &e.Loads[i]
		name := strings.ToLower(l.Library)
		switch {
		case l.Copy == nil && len(e.inPackages(l.Library)) > 0:
			continue // frameworks look for wheels among the packages themselves
		case l.Copy == nil && nowhere[l.Module]:
			continue // one cause, one check
		case l.Copy == nil:
			nowhere[l.Module] = true
			checks = append(checks, host.Check{Name: name, Verdict: host.Fault,
				Seen: fmt.Sprintf("%s: %s needs %s", e.name, l.Module, e.nowhere(l.Module)),
				Fix:  "pip install --force-reinstall what brings it: pip show " + l.Module + " names it under Requires",
			}.Known(e.facts, "shared-lib-not-found", "absent"))
		case len(l.Strays) > 0:
			checks = append(checks, e.torn(name, l))
		default:
			checks = append(checks, e.whole(name, l))
		}
	}
	return checks
}

// nowhere names the libraries of a module that are found nowhere.
func (e *Environment) nowhere(module string) string {
	var names []string
	for i := range e.Loads {
		if l := &e.Loads[i]; l.Module == module && l.Copy == nil && len(e.inPackages(l.Library)) == 0 {
			names = append(names, l.Name)
		}
	}
	if len(names) > 1 {
		return strings.Join(names, " and ") + ", and the loader finds them nowhere"
	}
	return names[0] + ", and the loader finds it nowhere"
}

// confirm returns the command that shows what the loader takes.
func (l *Load) confirm() string {
	file, _, _ := strings.Cut(l.Name, ".so")
	return fmt.Sprintf("LD_DEBUG=libs python -c 'import %s' 2>&1 | grep %s", l.Module, shellquote.Word(file))
}

// torn is said of a library whose parts come from another copy.
func (e *Environment) torn(name string, l *Load) host.Check {
	stray := l.Strays[0]
	parts := stray.Name
	if n := len(l.Strays) - 1; n > 0 {
		parts += fmt.Sprintf(" and %d more of its parts", n)
	}
	c := host.Check{Name: name, Verdict: host.Fault,
		Confirm: "LD_DEBUG=libs python YOUR_PROGRAM.py 2>&1 | grep 'calling init.*libcudnn'",
		Seen: fmt.Sprintf("%s: %s loads %s, but %s would come from %s, since %s", e.name, l.Module,
			e.words(*l.Copy), parts, e.words(stray.Copy), e.short(stray.Reason)),
		Fix: without(stray.From, stray.Folder)}
	if version.Truncate(stray.Copy.Version, 3) == version.Truncate(l.Copy.Version, 3) {
		c.Verdict = host.Warning // the same release: it works until one of the two is updated
	}
	return c.Known(e.facts, "cudnn-sublibrary-version-mismatch", "two installations")
}

// whole is said of a library that comes from one copy.
func (e *Environment) whole(name string, l *Load) host.Check {
	c := host.Check{Name: name, Verdict: host.OK,
		Seen: fmt.Sprintf("%s: %s loads %s: %s", e.name, l.Module, e.words(*l.Copy), e.short(l.Reason))}
	own := e.inPackages(l.Library)
	if len(own) == 0 || e.amongPackages(l.Copy.Path) {
		c.Seen += e.passedOver(l)
		return c
	}
	c.Seen += fmt.Sprintf("; what its wheels bring, %s, is passed over", e.words(own[0]))
	c.Verdict, c.Confirm, c.Fix = host.Warning, l.confirm(), without(l.Setting, l.Folder)
	if cannotReplace(l.Copy.Version, own[0].Version) {
		c.Verdict = host.Fault
		how := "older"
		if version.Major(l.Copy.Version) != version.Major(own[0].Version) {
			how = "of another major release"
		}
		c.Seen += "; it is " + how + " than what " + l.Module + " is made with"
	}
	switch {
	case l.Library == "cuDNN":
		return c.Known(e.facts, "cudnn-not-initialized", "second cuDNN")
	case l.Setting == loader.LibraryPath:
		return c.Known(e.facts, "nccl-undefined-symbol", "LD_LIBRARY_PATH")
	}
	c.Error = "nccl-undefined-symbol" // by a cause of its own, which the check says
	return c
}

// passedOver names the other copies that were found.
func (e *Environment) passedOver(l *Load) string {
	var list []string
	for _, c := range e.Copies {
		if c.Library == l.Library && c.Path != l.Copy.Path {
			list = append(list, c.Version+" in "+e.short(path.Dir(c.Path)))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return "; passed over: " + strings.Join(list, ", ")
}

// inPackages returns the copies of a library among the environment's packages.
func (e *Environment) inPackages(library string) []Copy {
	var list []Copy
	for _, c := range e.Copies {
		if c.Library == library && e.amongPackages(c.Path) {
			list = append(list, c)
		}
	}
	return list
}

// cannotReplace reports whether a library is of an older minor release than another, or
// of another major, so that what was made with the other cannot use it. Of a library that
// tells its major alone, that decides.
func cannotReplace(have, made string) bool {
	if version.Major(have) != version.Major(made) {
		return true
	}
	return strings.Contains(have, ".") && version.Compare(version.Minor(have), version.Minor(made)) < 0
}

// words names a copy: "cuDNN 9.1.0.70 of nvidia-cudnn-cu12 (nvidia/cudnn/lib/libcudnn.so.9)".
func (e *Environment) words(c Copy) string {
	text := c.Library + " " + c.Version
	if c.Wheel != "" {
		text += " of " + c.Wheel
	}
	return text + " (" + e.short(c.Path) + ")"
}

// short returns a text in which paths of the environment's packages begin at their
// folder.
func (e *Environment) short(text string) string {
	for _, site := range e.sites {
		text = strings.ReplaceAll(strings.ReplaceAll(text, site+"/", ""), e.loader.Real(site)+"/", "")
	}
	return text
}

// without is the change that keeps the loader from a folder.
func without(setting loader.Setting, folder string) string {
	if setting == loader.LibraryPath {
		return "take " + folder + " out of LD_LIBRARY_PATH, or unset it where you run frameworks from wheels"
	}
	text := "uninstall the copy in " + folder
	if setting == loader.Cache {
		text += ", or take the folder out of /etc/ld.so.conf.d and run ldconfig"
	}
	return text
}

// mixedMajors warns of NVIDIA's wheels for several CUDA majors in one environment. Those
// of one library share a folder: where their files have the same names, the later installed
// has written over the other, and else both are there.
func (e *Environment) mixedMajors() []host.Check {
	of, sorts := map[string][]string{}, map[string][]distribution{}
	for _, w := range e.wheels {
		stem, major, ok := cutMajor(w.name)
		if !ok {
			continue
		}
		of[major] = append(of[major], w.name)
		sorts[stem] = append(sorts[stem], w)
	}
	if len(of) < 2 {
		return nil
	}
	var counts, shared []string
	for _, major := range slices.Sorted(maps.Keys(of)) {
		counts = append(counts, fmt.Sprintf("%d for CUDA %s", len(of[major]), major))
	}
	for _, stem := range slices.Sorted(maps.Keys(sorts)) {
		list := sorts[stem]
		slices.SortFunc(list, func(a, b distribution) int { return strings.Compare(a.name, b.name) })
		for i := 1; i < len(list); i++ {
			if e.shareFiles(list[i-1], list[i]) {
				shared = append(shared, list[i-1].name+" and "+list[i].name)
			}
		}
	}
	c := host.Check{Name: "wheels", Verdict: host.Warning,
		Seen: e.name + ": NVIDIA's wheels of several CUDA majors: " + strings.Join(counts, ", "),
		Fix:  "pip uninstall those of the major that the framework's build does not name"}
	if len(shared) == 0 {
		return []host.Check{c.Known(e.facts, "cublaslt-undefined-symbol", "both")}
	}
	c.Seen += "; " + strings.Join(shared, ", ") + " share files, and the later has written over the other"
	c.Fix += ", then pip install --force-reinstall the other"
	return []host.Check{c.Known(e.facts, "nccl-undefined-symbol", "overwrite each other")}
}

// shareFiles reports whether two wheels of one library hold libraries of the same names, as
// their records say, or else as their versions do of those whose files are named by these.
func (e *Environment) shareFiles(a, b distribution) bool {
	if a.site != b.site {
		return false
	}
	of, with := e.recorded(a), e.recorded(b)
	if len(of) > 0 && len(with) > 0 {
		return slices.ContainsFunc(of, func(file string) bool { return slices.Contains(with, file) })
	}
	return slices.ContainsFunc(libraries(), func(l library) bool { return strings.HasPrefix(a.name, l.wheel) }) &&
		version.Major(a.version) == version.Major(b.version)
}

// recorded returns the libraries among the files that a wheel has installed.
func (e *Environment) recorded(w distribution) (list []string) {
	for line := range strings.Lines(e.text(path.Join(w.folder, recordName))) {
		if file, _, _ := strings.Cut(line, ","); strings.Contains(path.Base(file), ".so") {
			list = append(list, file)
		}
	}
	return list
}

// cutMajor takes the name of one of NVIDIA's wheels and the CUDA major that it is for
// apart: nvidia-cublas-cu12.
func cutMajor(name string) (stem, major string, ok bool) {
	at := strings.LastIndex(name, "-cu")
	if at < 0 || !strings.HasPrefix(name, "nvidia-") {
		return "", "", false
	}
	stem, major = name[:at], name[at+len("-cu"):]
	if len(major) != 2 || strings.Trim(major, "0123456789") != "" {
		return "", "", false
	}
	return stem, major, true
}

// Broken finds what has a say in the stack and whose installation broke off: its record holds no
// metadata, by which pip and all who ask for its release know of it.
func (e *Environment) Broken() []host.Check {
	var checks []host.Check
	for _, w := range e.wheels {
		record := e.loader.Real(path.Join(w.folder, metadataName))
		if _, err := fs.Stat(e.root, strings.TrimPrefix(record, "/")); err == nil || !e.hasSay(w.name) {
			continue
		}
		again := w.name
		if shellquote.IsPlain(w.version) {
			again += "==" + w.version
		}
		checks = append(checks, host.Check{Name: "broken", Verdict: host.Fault,
			Seen: fmt.Sprintf("%s: the installation of %s %s broke off: %s has no %s", e.name, w.name, w.version,
				path.Base(w.folder), metadataName),
			Confirm: "ls " + shellquote.Word(w.folder),
			Fix: "delete " + shellquote.Word(path.Base(w.folder)) + ", then pip install --force-reinstall " +
				shellquote.Word(again)})
	}
	return checks
}

// twice finds packages with two records of an installation in one folder: one was
// written over the other, and which files are there nobody can say.
func (e *Environment) twice() []host.Check {
	type place struct{ site, name string }
	versions, records := map[place][]string{}, map[place][]string{}
	var order []place
	for _, w := range e.wheels {
		at := place{w.site, w.name}
		if versions[at] == nil {
			order = append(order, at)
		}
		versions[at], records[at] = append(versions[at], w.version), append(records[at], shellquote.Word(w.folder))
	}
	var checks []host.Check
	for _, at := range order {
		if list := versions[at]; len(list) > 1 {
			checks = append(checks, host.Check{Name: "twice", Verdict: host.Fault,
				Seen:    fmt.Sprintf("%s: %s is installed twice, as %s", e.name, at.name, strings.Join(list, " and ")),
				Confirm: "ls -d " + strings.Join(records[at], " "),
				Fix:     "pip uninstall " + shellquote.Word(at.name) + " until none is left, then install one"})
		}
	}
	return checks
}
