package install

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/planner/observed"
	"github.com/envsolve/envsolve/planner/request"
)

// folder is the one that commands run in, relative to that in which their text begins.
type folder struct {
	name string
	lost bool // nobody knows where it is
}

// change follows a command that changes the folder, and reports whether it is one.
func (f *folder) change(words []argument) bool {
	if len(words) == 0 {
		return false
	}
	switch words[0].text {
	case "cd", "pushd":
	case "popd":
		f.lost = true
		return true
	default:
		return false
	}
	if len(words) != 2 || words[1].unknown || strings.ContainsAny(words[1].text[:min(1, len(words[1].text))], "-~") {
		f.lost = true
		return true
	}
	f.name = within(f.name, words[1].text)
	f.lost = f.lost && !path.IsAbs(words[1].text)
	return true
}

// within returns a path that is named in a folder.
func within(folder, name string) string {
	if path.IsAbs(name) {
		return path.Clean(name)
	}
	return path.Join(folder, name)
}

// find returns where a file of a project's folder lies, seen from the document.
func (s *Script) find(folder, file string) (string, bool) {
	if s.Project == nil || s.at.lost && !path.IsAbs(folder) {
		return "", false
	}
	return s.Project(path.Join(within(s.at.name, folder), file))
}

// cutExtras parts the extras from the folder that stands before them: .[gpu,dev].
func cutExtras(text string) (folder string, extras []string) {
	folder, rest, found := strings.Cut(text, "[")
	inside, after, closed := strings.Cut(rest, "]")
	if !found || !closed || after != "" {
		return text, nil
	}
	return folder, names(inside)
}

// names returns the names of a list with commas or spaces between them.
func names(list string) (all []string) {
	for _, name := range strings.FieldsFunc(list, func(c rune) bool { return c == ',' || c == ' ' }) {
		all = append(all, request.NormalizeName(name))
	}
	return all
}

// project reads the file of a project as that of which a command installs what it asks for. It reports
// whether it has done so, or has before.
func project(r *document.Reading, file string, asked document.Asked, offset int) bool {
	key := projectKey(file, asked)
	if r.Projects[key] {
		return true
	}
	below, ok := r.Follow(file, offset)
	if !ok {
		return false
	}
	if r.Projects == nil {
		r.Projects = map[string]bool{}
	}
	r.Projects[key], below.Asked = true, asked
	r.ReadAs(below, offset)
	return true
}

func projectKey(file string, asked document.Asked) string { return fmt.Sprintf("%s %+v", file, asked) }

// ofFolder reads the project of a folder that is installed with some of its extras.
func (b *batch) ofFolder(a argument) bool {
	folder, extras := cutExtras(a.text)
	if b.find == nil || a.unknown {
		return false
	}
	asked := document.Asked{Extras: extras, NoDefaults: true, Metadata: b.r.Env.Installer != observed.UV}
	for _, name := range []string{"pyproject.toml", "setup.py", "setup.cfg"} {
		if file, ok := b.find(folder, name); ok {
			return project(b.r, file, asked, a.start)
		}
	}
	return false
}

// ofNamedFolder reads the project of a folder that a requirement names behind an @: chat[train] @ file:///app.
func (b *batch) ofNamedFolder(req requirement.Requirement, a argument) bool {
	folder := strings.TrimPrefix(strings.TrimPrefix(req.URL, "file:"), "//")
	if req.Name == "" || req.Marker != "" || folder == req.URL && !isFolder(folder) || strings.HasSuffix(folder, ".whl") {
		return false
	}
	a.text = folder + "[" + strings.Join(req.Extras, ",") + "]"
	return b.ofFolder(a)
}

// near returns where a file of a project's folder lies that a file of requirements names, seen from that: folders
// in it are those of the folder in which the installer runs, which is its own or one above it.
func near(r *document.Reading) func(folder, file string) (string, bool) {
	return func(folder, file string) (string, bool) {
		if path.IsAbs(folder) {
			return "", false
		}
		above := ""
		for range strings.Count(r.Name, "/") + 1 {
			if name := path.Join(above, folder, file); r.Files.Has(r.Name, name) {
				return name, true
			}
			above = path.Join(above, "..")
		}
		return "", false
	}
}

// groups reads the groups of the project in the working folder that pip is told to install.
func (b *batch) groups(at argument) {
	if len(b.asked.Groups) == 0 {
		return
	}
	asked := document.Asked{Groups: b.asked.Groups, NoDefaults: true, GroupsOnly: true,
		Metadata: b.r.Env.Installer != observed.UV}
	if file, ok := b.find("", "pyproject.toml"); !ok || !project(b.r, file, asked, at.start) {
		b.r.NotJudged(at.start, at.end, "the groups of a project: name its pyproject.toml beside this")
	}
}

// askedOf takes out of a command's arguments what it asks for of projects.
func askedOf(args []argument) (asked document.Asked, rest []argument) {
	for len(args) > 0 {
		option, value, joined := strings.Cut(args[0].text, "=")
		take := func() string {
			if !joined && len(args) > 1 {
				value, args = args[1].text, args[1:]
			}
			return value
		}
		switch option {
		case "--extra", "-E", "--extras":
			asked.Extras = append(asked.Extras, names(take())...)
		case "--all-extras":
			asked.AllExtras = true
		case "--group", "--with":
			asked.Groups = append(asked.Groups, names(take())...)
		case "--only-group":
			asked.Groups, asked.NoDefaults, asked.GroupsOnly = append(asked.Groups, names(take())...), true, true
		case "--dev":
			asked.Groups = append(asked.Groups, "dev")
		case "--only": // Poetry's, of which main are the project's own requirements
			asked.Groups, asked.NoDefaults = append(asked.Groups, names(take())...), true
			asked.GroupsOnly = !slices.Contains(asked.Groups, "main")
		case "-G": // PDM's, of extras and groups alike
			value := take()
			asked.AllExtras, asked.AllGroups = asked.AllExtras || value == ":all", asked.AllGroups || value == ":all"
			asked.Extras, asked.Groups = append(asked.Extras, names(value)...), append(asked.Groups, names(value)...)
		case "--prod", "--production":
			asked.NoDefaults = true
		case "--only-dev":
			asked.Groups, asked.NoDefaults, asked.GroupsOnly = append(asked.Groups, "dev"), true, true
		case "--all-groups":
			asked.AllGroups = true
		case "--no-dev":
			asked.Without = append(asked.Without, "dev")
		case "--no-extra", "--no-group", "--without":
			asked.Without = append(asked.Without, names(take())...)
		case "--package": // of a workspace
			asked.Packages = append(asked.Packages, names(take())...)
		case "--all-packages":
			asked.AllPackages = true
		case "--no-default-groups":
			asked.NoDefaults = true
		case "--no-install-package":
			asked.NotInstalled = append(asked.NotInstalled, names(take())...)
		default:
			rest = append(rest, args[0])
		}
		args = args[1:]
	}
	slices.Sort(asked.Extras)
	slices.Sort(asked.Groups)
	return asked, rest
}

// lockedProject reads a command that installs what the lock of a project says, and makes one where there is
// none, or writes it into a file that another one installs. It reports whether the project is there to be read.
// https://docs.astral.sh/uv/concepts/projects/sync/
// https://python-poetry.org/docs/cli/#install
func (s Script) lockedProject(installer string, args []argument, lock string, verbs ...string) bool {
	rest, ok := verb(args, verbs...)
	if !ok {
		return false
	}
	asked, rest := askedOf(rest)
	at := ""
	for i := range rest {
		option, value, joined := strings.Cut(rest[i].text, "=")
		if !joined && i+1 < len(rest) {
			value = rest[i+1].text
		}
		switch option {
		case "--directory", "--project":
			at = value
		case "--script", "--only-install-project":
			return false
		}
	}
	file, ok := s.find(at, lock)
	if member := len(asked.Packages) > 0 || asked.AllPackages; member && (!ok || installer != observed.UV) {
		return false
	}
	if !ok && installer == observed.Pipenv {
		file, ok = s.find(at, "Pipfile")
	} else if !ok {
		file, ok = s.find(at, "pyproject.toml")
	}
	asked.Synced = true
	if installer == observed.Poetry && slices.ContainsFunc(args, func(a argument) bool { return a.text == "export" }) {
		asked.NoDefaults = true // https://github.com/python-poetry/poetry-plugin-export
	}
	return ok && s.installing(installer, func() bool { return project(s.Reading, file, asked, args[0].start) })
}

// installing marks what a reading observes as that which one command installs.
func (s Script) installing(installer string, read func() bool) bool {
	env := s.Reading.Env
	first, firstIndex := len(env.Observations), len(env.Indexes)
	number := max(first+firstIndex, s.lastNumber()) + 1
	if env.Installer = installer; !read() {
		return false
	}
	for i := first; i < len(env.Observations); i++ {
		if env.Observations[i].Kind == observed.Package {
			env.Observations[i].Command = number
		}
	}
	installed(s.Reading, installer, env.Observations[first:])
	for i := firstIndex; i < len(env.Indexes); i++ {
		env.Indexes[i].Command = number
	}
	return true
}
