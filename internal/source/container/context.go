package container

import (
	"path"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/source/document"
)

// likelyContexts returns the folders that may be the context of a build of which nobody says it, seen from the
// Dockerfile: its own and those above it, as with "docker build -f docker/Dockerfile .", those first in which
// the most lies of what the Dockerfile copies.
func (d *dockerfile) likelyContexts() []string {
	folders := []string{"."}
	name := filepath.ToSlash(d.r.Name)
	if filepath.IsLocal(d.r.Name) {
		for range strings.Count(path.Clean(name), "/") {
			folders = append(folders, path.Join(folders[len(folders)-1], ".."))
		}
	}
	if len(folders) == 1 {
		return folders
	}
	sources := d.sources()
	best, most := 0, 0
	for i, folder := range folders {
		found := 0
		for _, source := range sources {
			if d.r.Files.Lies(d.r.Name, path.Join(folder, path.Clean("/"+source))) {
				found++
			}
		}
		if found > most {
			best, most = i, found
		}
	}
	if most > 0 {
		return folders[best : best+1]
	}
	return folders
}

// sources returns the files and the folders of the context that a Dockerfile copies or mounts, by their names.
func (d *dockerfile) sources() (list []string) {
	for i := range d.stages {
		s := stage{from: d.stages[i].from}
		for _, node := range d.stages[i].nodes {
			switch strings.ToLower(node.Value) {
			case "copy", "add":
				s.copies = append(s.copies, d.copied(&s, node)...)
			case "run":
				s.copies = append(s.copies, d.mounted(&s, node)...)
			}
		}
		for _, c := range s.copies {
			if c.stage != nil || c.why != "" || c.text != nil {
				continue
			}
			if path.Clean("/"+c.from) != "/" && !strings.ContainsAny(c.from, "$*?[") && !strings.Contains(c.from, "://") {
				list = append(list, c.from)
			}
		}
	}
	return list
}

// inContext returns where a file of the build context lies, seen from the Dockerfile.
func (d *dockerfile) inContext(name string) (file string, ok bool) {
	for _, folder := range d.contexts {
		if file = path.Join(folder, path.Clean("/"+name)); d.r.Files.Has(d.r.Name, file) {
			return file, true
		}
	}
	return "", false
}

// follow reads the Dockerfile that a file names, of a build with the context in a folder.
func follow(r *document.Reading, file, context string, at int, b build) {
	if d := followed(r, file, context, at, b); d != nil {
		d.read()
	}
}

// followed returns the Dockerfile that a file names, of a build with the context in a folder; nil where it is not here.
func followed(r *document.Reading, file, context string, at int, b build) *dockerfileOf {
	below, ok := r.Follow(file, at)
	if !ok {
		return nil
	}
	if rel, err := filepath.Rel(path.Dir(file), context); err == nil && !path.IsAbs(context) {
		b.context = filepath.ToSlash(rel)
	}
	return &dockerfileOf{r: below, namedIn: r, at: at, given: b}
}

// embedded returns a Dockerfile that stands in the document, which something at an offset names.
func embedded(r *document.Reading, text *document.Document, at int, b build) *dockerfileOf {
	below := *r
	below.Document, below.Settings = text, nil // which are by places of the other document
	return &dockerfileOf{r: &below, namedIn: r, at: at, given: b}
}

// dockerfileOf is a Dockerfile that a document names at an offset, and what its build is told.
type dockerfileOf struct {
	r, namedIn *document.Reading
	at         int
	given      build
}

// read reads what the image holds.
func (d *dockerfileOf) read() {
	if err := buildOf(d.r, d.given); err != nil {
		d.namedIn.Note(d.at, "not judged: %v", err)
	}
}

// asBase reads what the image holds as a part of what another Dockerfile builds, and returns the stage that it ends
// with; nil where it has none.
func (d *dockerfileOf) asBase(r *document.Reading) (last *stage) {
	r.Run(d.r, func(r *document.Reading) {
		of, at, err := stagesOf(r, d.given)
		if err != nil {
			d.namedIn.Note(d.at, "not judged: %v", err)
			return
		}
		of.readUpTo(at)
		last = &of.stages[at]
	})
	return last
}
