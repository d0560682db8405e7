package index

import (
	"bytes"
	"errors"
	"fmt"
	"net/url"
	"path"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// parseHTML reads a project's page in the form of PEP 503.
func parseHTML(body []byte, base *url.URL, project string) ([]File, error) {
	root, err := html.Parse(bytes.NewReader(body))
	if err != nil {
		return nil, fmt.Errorf("its page is no HTML: %w", err)
	}
	p := &htmlPage{base: base, project: project}
	for n := range root.Descendants() {
		if n.Type == html.ElementNode {
			if err := p.element(n); err != nil {
				return nil, err
			}
		}
	}
	if len(p.files) == 0 && (p.links > 0 || !p.isIndex) {
		return nil, fmt.Errorf("its page lists no package files: %s", excerpt(body))
	}
	return p.files, nil
}

type htmlPage struct {
	base    *url.URL
	project string
	files   []File
	links   int  // of any kind
	isIndex bool // the page says that it is one
}

func (p *htmlPage) element(n *html.Node) error {
	switch n.DataAtom {
	case atom.Base:
		if at, err := p.base.Parse(attribute(n, "href")); err == nil {
			p.base = withoutLogin(at)
		}
	case atom.Meta:
		if attribute(n, "name") == "pypi:repository-version" {
			p.isIndex = true
			return checkVersion(attribute(n, "content"))
		}
	case atom.Title, atom.H1:
		if n.FirstChild != nil && strings.HasPrefix(strings.TrimSpace(n.FirstChild.Data), "Links for ") {
			p.isIndex = true
		}
	case atom.A:
		p.links++
		if f, ok := p.file(n); ok {
			p.files = append(p.files, f)
		}
	}
	return nil
}

// file reads a link; false if it leads to no package file.
func (p *htmlPage) file(n *html.Node) (File, bool) {
	at, err := p.base.Parse(strings.TrimSpace(attribute(n, "href")))
	if err != nil {
		return File{}, false
	}
	f, ok := newFile(at, p.project)
	if !ok {
		return File{}, false
	}
	f.SHA256 = sha256Of(at.Fragment)
	f.RequiresPython = strings.TrimSpace(attribute(n, "data-requires-python"))
	f.YankedReason, f.Yanked = lookup(n, "data-yanked")
	for _, name := range []string{"data-core-metadata", "data-dist-info-metadata"} {
		if value, ok := lookup(n, name); ok && value != "false" {
			f.HasMetadata, f.MetadataSHA256 = true, sha256Of(value)
			break
		}
	}
	return f, true
}

// newFile makes a file of a link's address on a project's page; false if it is no package file that
// can be fetched.
func newFile(at *url.URL, project string) (File, bool) {
	if at.Scheme != "http" && at.Scheme != "https" || at.Host == "" {
		return File{}, false
	}
	name := path.Base(at.Path)
	version, ok := fileVersion(name, project)
	if !ok {
		return File{}, false
	}
	plain := withoutLogin(at)
	plain.Fragment, plain.RawFragment = "", ""
	return File{Name: name, Version: version, URL: plain.String()}, true
}

// checkVersion refuses an index that speaks a later form of the API.
func checkVersion(version string) error {
	if version == "" {
		return errors.New("it does not say which version of the API it speaks")
	}
	if major, _, _ := strings.Cut(version, "."); major != "1" {
		return fmt.Errorf("it speaks version %q of the API; this envsolve knows version 1", version)
	}
	return nil
}

// sha256Of reads "sha256=<hex>", which may stand among other hashes.
func sha256Of(text string) string {
	for part := range strings.SplitSeq(text, "&") {
		if sum, ok := strings.CutPrefix(part, "sha256="); ok {
			return validSum(sum)
		}
	}
	return ""
}

// validSum returns the hash in lower case; "" if it is none.
func validSum(sum string) string {
	sum = strings.ToLower(sum)
	if len(sum) != 64 || strings.Trim(sum, "0123456789abcdef") != "" {
		return ""
	}
	return sum
}

func attribute(n *html.Node, name string) string {
	value, _ := lookup(n, name)
	return value
}

func lookup(n *html.Node, name string) (string, bool) {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val, true
		}
	}
	return "", false
}
