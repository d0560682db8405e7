package container

import (
	"cmp"
	"encoding/csv"
	"path"
	"slices"
	"strings"

	"github.com/moby/buildkit/frontend/dockerfile/parser"

	"github.com/envsolve/envsolve/internal/source/install"
)

// copying is a file or a folder that an instruction or a command puts into the image: one of the build context,
// where nothing else is said.
type copying struct {
	from, to string
	folder   string // the working folder in which to is named
	several  bool   // it is one of several, for which to names the folder
	stage    *stage // that it comes from; nil for none
	why      string // why nobody knows what it holds; empty for others
	mounted  bool   // for one command: whatever else lies there is hidden
	text     *hereDocument
	written  bool // a command writes it
	adds     bool // a command adds to what is there
}

// hereDocument is the text of a file that stands in the Dockerfile itself, between two offsets.
type hereDocument struct {
	start, end int
	expands    bool // variables in it are replaced
}

// path returns the path of a file in the image that is named in the working folder.
func (s *stage) path(name string) string {
	if path.IsAbs(name) {
		return path.Clean(name)
	}
	return path.Join("/", s.workdir, name)
}

// copied returns what a COPY or an ADD puts into the image.
func (d *dockerfile) copied(s *stage, node *parser.Node) (list []copying) {
	one := copying{folder: s.workdir}
	for _, flag := range node.Flags {
		if name, ok := strings.CutPrefix(flag, "--from="); ok {
			d.takesFrom(&one, s, name)
		}
	}
	var words []string
	for n := node.Next; n != nil; n = n.Next {
		words = append(words, n.Value)
	}
	if len(words) < 2 {
		return nil
	}
	last := len(words) - 1
	one.to, one.several = d.expand(words[last], s.variables), last > 1
	texts := d.hereDocuments(node)
	for _, from := range words[:last] {
		c := one
		c.from = d.expand(from, s.variables)
		if h, err := parser.ParseHeredoc(from); err == nil && h != nil && len(texts) > 0 {
			c.from, c.text, texts = h.Name, &texts[0], texts[1:]
		}
		list = append(list, c)
	}
	return list
}

// hereDocuments returns where the here-documents of an instruction stand, which are its last lines.
func (d *dockerfile) hereDocuments(node *parser.Node) []hereDocument {
	list := make([]hereDocument, len(node.Heredocs))
	line := node.EndLine // of the word that ends one
	for i, h := range slices.Backward(node.Heredocs) {
		end, _ := d.r.LineStart(line)
		line -= strings.Count(h.Content, "\n")
		start, ok := d.r.LineStart(line)
		if !ok || start > end {
			return nil
		}
		list[i] = hereDocument{start, end, h.Expand}
		line--
	}
	return list
}

// Where a file of the image comes from that nobody knows.
const (
	ofAnotherImage = "it comes out of another image"
	ofCache        = "it lies in a cache of the builder"
	ofSecret       = "it is a secret of the build"
	ofNothing      = "what is mounted there begins empty"
	ofStage        = "nothing is known to bring it into the stage that is mounted"
)

// takesFrom notes that something comes from an earlier stage or from another image, by its name.
func (d *dockerfile) takesFrom(c *copying, s *stage, name string) {
	if at := d.find(d.expand(name, d.globals)); at >= 0 && d.stages[at].from.StartLine < s.from.StartLine {
		c.stage = &d.stages[at]
		return
	}
	c.why = ofAnotherImage
}

// mounted returns what a RUN mounts: of the context, of a stage or of another image, and what the builder keeps.
// https://docs.docker.com/reference/dockerfile/#run---mount
func (d *dockerfile) mounted(s *stage, node *parser.Node) (list []copying) {
	for _, flag := range node.Flags {
		text, ok := strings.CutPrefix(flag, "--mount=")
		if !ok {
			continue
		}
		fields, err := csv.NewReader(strings.NewReader(text)).Read()
		if err != nil {
			continue
		}
		c := copying{from: ".", folder: s.workdir, mounted: true}
		id, kind, from := "", "", ""
		for _, field := range fields {
			key, value, _ := strings.Cut(field, "=")
			value = d.expand(value, s.variables)
			switch strings.ToLower(key) {
			case "type":
				kind = value
			case "from":
				from = value
			case "source", "src":
				c.from = value
			case "target", "dst", "destination":
				c.to = value
			case "id":
				id = value
			}
		}
		if from != "" {
			d.takesFrom(&c, s, from)
		}
		c.why = cmp.Or(map[string]string{"cache": ofCache, "tmpfs": ofNothing, "secret": ofSecret, "ssh": ofSecret}[kind],
			c.why)
		if c.why == ofSecret && c.to == "" && id != "" {
			c.to = "/run/secrets/" + id
		}
		if c.to != "" {
			list = append(list, c)
		}
	}
	return list
}

// source returns the path that a file has where it is copied from, by its path in the image, and whether that file
// itself is copied, and not a folder that it may lie in; false where nothing of that path is.
func (c *copying) source(at string) (from string, itself, ok bool) {
	to := c.to
	if !path.IsAbs(to) {
		to = path.Join("/", c.folder, to)
	}
	to = path.Clean(to)
	plain := c.mounted || !strings.ContainsAny(c.from, "*?[")
	if plain && !c.several && to == at && !strings.HasSuffix(c.to, "/") {
		return c.from, true, true
	}
	rest, below := strings.CutPrefix(at, strings.TrimSuffix(to, "/")+"/")
	if c.mounted {
		return path.Join(c.from, rest), below, below
	}
	matches, err := path.Match(path.Base(c.from), path.Base(at))
	switch {
	case err == nil && matches && (to == at || below && rest == path.Base(at)):
		return path.Join(path.Dir(c.from), path.Base(at)), true, true
	case below:
		return path.Join(c.from, rest), false, true
	}
	return "", false, false
}

// lookup looks for a file of the image in what was copied into it.
type lookup struct {
	d      *dockerfile
	place  install.Place // what is known of it where it is no file of the context
	writer *copying      // of a file of the context that is not there; nil for none
	left   int           // copyings that are looked at
}

// mostCopies is how many copyings are looked at for one file: stages that copy from one another make many of few.
const mostCopies = 1 << 12

// find returns where in the build context the file comes from that lies in the image at a path, by the last copying
// that brings it; false where that is not in the context, or nothing is known to have brought it.
func (l *lookup) find(at string, copies []copying) (string, bool) {
	for i := len(copies) - 1; i >= 0 && l.left > 0; i-- {
		l.left--
		c := &copies[i]
		if c.written {
			switch {
			case c.to != at:
			case c.adds:
				l.place.Added = true
			default:
				l.place.Why = install.WrittenByCommand
				return "", false
			}
			continue
		}
		from, itself, ok := c.source(at)
		switch {
		case !ok:
			continue
		case c.stage != nil:
			if file, ok := l.find(path.Join("/", from), c.stage.copies); ok || l.settled() {
				return file, ok
			}
			if c.mounted {
				l.place.Why = ofStage
			}
		case !itself:
		case c.why != "":
			l.place.Why = c.why
		case c.text != nil && c.text.expands && strings.Contains(l.d.r.Text[c.text.start:c.text.end], "$"):
			l.place.Why = "its variables are replaced where it is built"
		case c.text != nil:
			l.place.Start, l.place.End = c.text.start, c.text.end
		case strings.Contains(from, "://"):
			l.place.Why = "nothing is fetched: download it and name it beside this source"
		}
		if l.settled() {
			return "", false
		}
		if c.stage != nil || c.why != "" || c.text != nil {
			continue
		}
		if file, ok := l.d.inContext(from); ok {
			return file, true
		}
		if itself {
			l.writer = c
			return "", false
		}
	}
	if l.place.Added {
		l.place.Why = install.WrittenByCommand
	}
	return "", false
}

// settled reports whether the file is known not to be one of the context.
func (l *lookup) settled() bool { return l.place.Why != "" || l.place.End > 0 || l.writer != nil }

func (d *dockerfile) lookup(s *stage, name string, copies []copying) (l lookup, file string, ok bool) {
	l = lookup{d: d, left: mostCopies}
	file, ok = l.find(s.path(name), copies)
	return l, file, ok
}

// inImage returns where in the build context a file comes from that lies in the image at a path in the
// working folder; false where nothing is known to have brought it there.
func (d *dockerfile) inImage(s *stage, name string, copies []copying) (string, bool) {
	_, file, ok := d.lookup(s, name, copies)
	return file, ok
}

// placed returns what is known of a file of the image that an instruction or a command has put there without one of
// the context; false for others.
func (d *dockerfile) placed(s *stage, name string, copies []copying) (install.Place, bool) {
	l, file, ok := d.lookup(s, name, copies)
	l.place.Name = file
	return l.place, ok && l.place.Added || l.place.Why != "" || l.place.End > 0
}

// located returns where a file of the image comes from that lies there at a path. Where nothing writes that path, it
// is a file of that name; one that an instruction writes is the one that this names.
func (d *dockerfile) located(s *stage, name string, copies []copying) string {
	return d.lies(s, name, copies, true)
}

// runs returns where a script of the image comes from that lies there at a path. One with a folder that nothing is
// copied to is the base image's, whatever else has its name.
func (d *dockerfile) runs(s *stage, name string, copies []copying) string {
	return d.lies(s, name, copies, !path.IsAbs(name))
}

func (d *dockerfile) lies(s *stage, name string, copies []copying, byName bool) string {
	l, file, ok := d.lookup(s, name, copies)
	if ok {
		return file
	}
	if l.writer != nil {
		from, _, _ := l.writer.source(s.path(name))
		if file, ok := d.inContext(path.Base(from)); ok && !d.inKnown { // which context it is, nobody says
			return file
		}
		return strings.TrimPrefix(from, "/")
	}
	candidates := []string{strings.TrimPrefix(strings.TrimPrefix(name, s.workdir), "/")}
	for _, c := range s.copies {
		if byName && path.Base(c.from) == path.Base(name) {
			candidates = append([]string{c.from}, candidates...)
		} else if rest, ok := strings.CutPrefix(name, strings.TrimSuffix(c.to, "/")+"/"); ok {
			candidates = append(candidates, path.Join(c.from, rest))
		}
	}
	if byName {
		candidates = append(candidates, path.Base(name))
	}
	for _, c := range candidates {
		if file, ok := d.inContext(c); ok {
			return file
		}
	}
	return strings.TrimPrefix(candidates[0], "/")
}
