package target

import (
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/planner/internal/spelling"
	"github.com/envsolve/envsolve/planner/request"
)

// settings decodes the blocks that hold for the whole file.
type settings struct {
	*decoder
	indexes map[string]hcl.Range // index name → where
	owner   map[string]string    // package → index that it must come from
	rest    string               // the index without packages
	mirrors map[string]hcl.Range
}

func (l *loader) loadSettings(blocks hclsyntax.Blocks) {
	s := &settings{
		decoder: &decoder{loader: l, s: l.root},
		indexes: map[string]hcl.Range{},
		owner:   map[string]string{},
		mirrors: map[string]hcl.Range{},
	}
	s.each(blocks, "mirror", 1, s.mirror)
	if s.opts.Reference != "" {
		s.loader.frameworks.startFrom(s.file, s.opts.Reference, s.opts.From)
	}
	s.each(blocks, "matrices", 0, s.facts) // from a registry, which may be mirrored
	s.each(blocks, "index", 1, s.index)    // they may bear the names of those facts' frameworks
}

// each decodes the blocks of a type that have as many labels as they should.
func (s *settings) each(blocks hclsyntax.Blocks, of string, labels int, decode func(*hclsyntax.Block)) {
	for _, block := range blocks {
		if block.Type == of && len(block.Labels) == labels {
			decode(block)
		}
	}
}

func (s *settings) index(block *hclsyntax.Block) {
	name := block.Labels[0]
	s.check(block.Body, indexSchema(), fmt.Sprintf("index %q", name))
	if first, found := s.indexes[name]; found {
		s.errorf(block.LabelRanges[0], "Duplicate index", "Index %q is defined already, at %s.", name, place(first))
		return
	}
	s.indexes[name] = block.DefRange()
	if !spelling.Consists(name, "._-") {
		s.errorf(block.LabelRanges[0], "Bad index name", "%q: a name has letters, digits, '.', '_' and '-'.", name)
	}
	one := []*hclsyntax.Body{block.Body}
	link := s.checked(s.attr(one, "url"), "Bad URL", checkIndexURL)
	packages := s.attr(one, "packages")
	index := request.Index{
		Name: name, URL: link.Value, FindLinks: s.boolean(s.attr(one, "find_links")), At: position(block.DefRange()),
	}
	for _, t := range s.texts(packages) {
		p, err := spelling.ParsePackage(t.Value)
		switch {
		case err != nil:
			s.errorf(packages.valueRange(), "Bad package", "%s.", capital(err.Error()))
		case s.owner[p.Name] != "":
			s.errorf(packages.valueRange(), "Package of two indexes",
				"Package %s must come from index %q already: each package has one index.", p.Name, s.owner[p.Name])
		default:
			s.owner[p.Name] = name
			index.Packages = append(index.Packages, p.Name)
		}
	}
	if packages == nil && !s.loader.frameworks.has(name) {
		if s.rest != "" {
			s.errorf(block.DefRange(), "Two default indexes",
				"Index %q serves all packages that no other index names; give %q its packages.", s.rest, name)
			return
		}
		s.rest = name
	}
	s.file.Indexes = append(s.file.Indexes, index)
}

// checkIndexURL takes an http or https address. A password in it would end up
// in the lock, and from there in a repository.
func checkIndexURL(s string) error {
	u, err := url.Parse(strings.ReplaceAll(s, "{variant}", "variant"))
	switch {
	case err != nil:
		return fmt.Errorf("%q is no URL", s)
	case u.User != nil:
		return errors.New("a URL with a user or password would put it into the lock; leave it out")
	case u.Scheme != "https" && u.Scheme != "http" || u.Host == "":
		return fmt.Errorf(`%q is no address of an index: it starts with "https://"`, s)
	case strings.ContainsAny(u.Path+u.Host, "{}"):
		return fmt.Errorf("%q: {variant} is the only placeholder", s)
	}
	return nil
}

func (s *settings) mirror(block *hclsyntax.Block) {
	host := block.Labels[0]
	s.check(block.Body, mirrorSchema(), fmt.Sprintf("mirror %q", host))
	if first, found := s.mirrors[host]; found {
		s.errorf(block.LabelRanges[0], "Duplicate mirror", "%s is mirrored already, at %s.", host, place(first))
		return
	}
	s.mirrors[host] = block.DefRange()
	if !isHost(host) || !checkHost(host) {
		s.errorf(block.LabelRanges[0], "Bad mirror", `%q is no registry host: write one such as mirror "docker.io" { … }.`,
			host)
		return
	}
	to := s.checked(s.attr([]*hclsyntax.Body{block.Body}, "to"), "Bad mirror", checkMirror)
	if to.Set() {
		s.file.Mirrors = append(s.file.Mirrors, request.Mirror{Host: host, To: to.Value, At: position(block.DefRange())})
	}
}

// checkMirror takes a registry host, with a path where the mirror needs one.
func checkMirror(s string) error {
	host, rest, deep := strings.Cut(s, "/")
	if strings.Contains(s, "://") || !isHost(host) || !checkHost(host) {
		return fmt.Errorf(`%q is no registry: write host[:port][/path], such as "harbor.example.com/dockerhub"`, s)
	}
	if deep {
		for part := range strings.SplitSeq(rest, "/") {
			if !checkComponent(part) {
				return fmt.Errorf("%q: %q cannot be part of a repository's name", s, part)
			}
		}
	}
	return nil
}

// facts decodes the block matrices: the facts to start from, and the user's own.
func (s *settings) facts(block *hclsyntax.Block) {
	s.check(block.Body, matricesSchema(), "matrices")
	if len(block.Body.Attributes) == 0 {
		s.errorf(block.Body.MissingItemRange(), "Missing attribute", "Matrices needs overlay or from.")
	}
	one := []*hclsyntax.Body{block.Body}
	if written := s.attr(one, "from"); written != nil {
		from := s.checked(written, "Bad reference", CheckPinned)
		s.file.From, s.file.FromAt = from.Value, from.At
		if s.opts.Reference == "" {
			s.loader.frameworks.startFrom(s.file, s.file.From, s.opts.From)
		}
	}
	for _, t := range s.textOrTexts(s.attr(one, "overlay")) {
		name := filepath.FromSlash(t.Value)
		if !filepath.IsAbs(name) {
			name = filepath.Join(s.dir, name)
		}
		s.file.Overlays = append(s.file.Overlays, name)
	}
	s.loader.frameworks.overlays = s.file.Overlays
}
