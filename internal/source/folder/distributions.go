package folder

import (
	"path"
	"regexp"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/source/conda"
	"github.com/envsolve/envsolve/internal/source/document"
	"github.com/envsolve/envsolve/internal/source/install"
	"github.com/envsolve/envsolve/internal/source/requirement"
	"github.com/envsolve/envsolve/internal/source/tree"
	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/planner/observed"
)

// distributions reads the metadata below a folder and returns how many there are.
func (f *reader) distributions(folder string) (n int, err error) {
	list, err := f.entries(folder)
	if err != nil {
		return 0, err
	}
	for _, entry := range list {
		name, isDist := strings.CutSuffix(entry.Name(), ".dist-info")
		egg, isEgg := strings.CutSuffix(entry.Name(), ".egg-info")
		switch {
		case strings.HasPrefix(entry.Name(), "~"):
			f.at(path.Join(folder, entry.Name())).Note(0, "not judged: what an uninstall has left behind; it can be deleted")
		case isDist:
			n++
			f.distribution(path.Join(folder, entry.Name()), "METADATA", name)
		case isEgg && strings.Contains(egg, "-"):
			n++
			f.distribution(path.Join(folder, entry.Name()), "PKG-INFO", egg)
		}
	}
	if n > 0 {
		f.builds(folder)
	}
	return n, nil
}

// distribution reads one distribution by its metadata, or else by its name.
func (f *reader) distribution(folder, file, stem string) {
	r := f.document(path.Join(folder, file))
	if r == nil {
		r = f.at(folder)
		r.Note(0, "not judged: no %s: the installation of %s is not whole", file, document.Excerpt(stem))
		return
	}
	name, _, _ := header(r, "Name: ")
	version, start, end := header(r, "Version: ")
	if name == "" || version == "" {
		r.Note(0, "not judged: no name or no version")
		return
	}
	o := requirement.Pin(name, version).Observation()
	o.Installed = true
	f.from(&o, folder)
	if before, ok := f.seen[o.Name]; ok {
		r.Note(start, "%s is there twice: also in %s", o.Name, before)
	}
	f.seen[o.Name] = r.Name
	r.Observe(o, start, end)
	if l, ok := install.LibraryOf(o); ok {
		r.Observe(l, start, end)
	}
}

// header returns a field of the metadata's head and where its value stands.
func header(r *document.Reading, key string) (value string, start, end int) {
	for at := 0; at < len(r.Text); {
		_, lineEnd := r.Line(at)
		line := r.Text[at:lineEnd]
		if line == "" {
			break // the description begins
		}
		if strings.HasPrefix(line, key) {
			start = at + len(key)
			return strings.TrimSpace(r.Text[start:lineEnd]), start, lineEnd
		}
		next := strings.IndexByte(r.Text[lineEnd:], '\n')
		if next < 0 {
			break
		}
		at = lineEnd + next + 1
	}
	return "", 0, 0
}

// from takes where a distribution comes from, as pip has written it down.
// https://packaging.python.org/en/latest/specifications/direct-url/
func (f *reader) from(o *observed.Observation, folder string) {
	r := f.document(path.Join(folder, "direct_url.json"))
	if r == nil {
		return
	}
	root, err := tree.JSON(r.Document)
	if err != nil {
		return
	}
	o.From = document.WithoutPassword(root.String("url"))
	o.Source = root.At("vcs_info") != nil || root.At("dir_info") != nil
}

var buildCUDA = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)['"]?\bcuda(?:_version)?['"]?(?: *: *(?:Optional\[str\]|str))?` +
		` *[=:] *(?:['"](\d+(?:\.\d+)*)['"]|(None))`)
})

// builds reads the files in which frameworks name the CUDA that they were built
// for.
func (f *reader) builds(folder string) {
	for _, info := range matrices.Embedded().FrameworkInfos() {
		if info.BuildFile == "" {
			continue
		}
		r := f.document(path.Join(folder, info.BuildFile))
		if r == nil {
			continue
		}
		m := buildCUDA().FindStringSubmatchIndex(r.Text)
		if m == nil {
			continue
		}
		o := observed.Observation{Kind: observed.Build, Name: info.Packages[0], Value: "cpu", Installed: true}
		at := m[4:6]
		if m[2] >= 0 {
			at = m[2:4]
			o.Value = r.Text[at[0]:at[1]]
		}
		r.Observe(o, at[0], at[1])
	}
}

// prefix reads an environment of conda's.
func (f *reader) prefix() (bool, error) {
	list, err := f.entries("conda-meta")
	if err != nil || list == nil {
		return false, err
	}
	f.env.Installer = observed.Conda
	for _, entry := range list {
		stem, ok := strings.CutSuffix(entry.Name(), ".json")
		if !ok {
			continue
		}
		r := f.at(path.Join("conda-meta", entry.Name()))
		if spec, ok := conda.FromURL("channel/any/" + stem + ".conda"); ok {
			spec.Channel = ""
			spec.Observe(r, true, 0, 0)
		} else if stem != "history" {
			r.Note(0, "not judged: no name of a package")
		}
	}
	_, err = f.pythons("")
	return true, err
}
