package pyindex

import (
	"encoding/json"
	"fmt"
	"html/template"
	"mime"
	"net/http"
	"net/url"
	"strconv"
	"strings"
)

// The media types of the simple API, version 1.
const (
	jsonType = "application/vnd.pypi.simple.v1+json"
	htmlType = "application/vnd.pypi.simple.v1+html"
)

// Simple serves the catalog's "pypi" index: /, /PROJECT/ and /files/NAME, seen
// from where it is mounted. Pages link with relative addresses.
type Simple struct{ Catalog *Catalog }

// ServeHTTP redirects odd spellings to the normalised one with a slash at the
// end, as PEP 503 asks.
func (s Simple) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	path := strings.TrimPrefix(r.URL.Path, "/")
	if name, ok := strings.CutPrefix(path, "files/"); ok {
		s.Catalog.ServeFile(w, r, name)
		return
	}
	project := strings.TrimSuffix(path, "/")
	switch {
	case project == "":
		s.root(w, r)
	case strings.Contains(project, "/"):
		http.NotFound(w, r)
	case !strings.HasSuffix(path, "/"):
		w.Header().Set("Location", url.PathEscape(Normalize(project))+"/")
		w.WriteHeader(http.StatusMovedPermanently)
	case project != Normalize(project):
		w.Header().Set("Location", "../"+url.PathEscape(Normalize(project))+"/")
		w.WriteHeader(http.StatusMovedPermanently)
	default:
		s.project(w, r, project)
	}
}

func (s Simple) root(w http.ResponseWriter, r *http.Request) {
	names := s.Catalog.Projects("pypi")
	if negotiate(r.Header.Get("Accept")) != jsonType {
		writeHTML(w, r, "Simple index", projectLinks(names, ""))
		return
	}
	projects := []map[string]string{}
	for _, name := range names {
		projects = append(projects, map[string]string{"name": name})
	}
	writeJSON(w, map[string]any{"meta": apiVersion(), "projects": projects})
}

func (s Simple) project(w http.ResponseWriter, r *http.Request, project string) {
	files := bent(r.Context(), s.Catalog.Files("pypi", project))
	if len(files) == 0 {
		http.NotFound(w, r)
		return
	}
	if negotiate(r.Header.Get("Accept")) != jsonType {
		links := make([]link, 0, len(files))
		for _, f := range files {
			links = append(links, fileLink(f, "../files/"+url.PathEscape(f.Name)))
		}
		writeHTML(w, r, "Links for "+project, links)
		return
	}
	entries, versions := []map[string]any{}, []string{}
	for _, f := range files {
		entries = append(entries, jsonEntry(f, "../files/"+url.PathEscape(f.Name)))
		if n := len(versions); n == 0 || versions[n-1] != f.Version {
			versions = append(versions, f.Version)
		}
	}
	writeJSON(w, map[string]any{"meta": apiVersion(), "name": project, "versions": versions, "files": entries})
}

func apiVersion() map[string]string { return map[string]string{"api-version": "1.1"} }

// jsonEntry is a file as PEP 691 and PEP 700 write it.
func jsonEntry(f File, href string) map[string]any {
	hashes := map[string]string{}
	if f.SHA256 != "" {
		hashes["sha256"] = f.SHA256
	}
	entry := map[string]any{"filename": f.Name, "url": href, "hashes": hashes, "size": f.Size, "yanked": false}
	if f.RequiresPython != "" {
		entry["requires-python"] = f.RequiresPython
	}
	if f.Yanked != "" {
		entry["yanked"] = f.Yanked
	}
	entry["core-metadata"] = false
	if f.MetadataSHA256 != "" {
		entry["core-metadata"] = map[string]string{"sha256": f.MetadataSHA256}
		// PyPI writes the older key with "data-" before it, since pip 22.3 to
		// 23.0 take only a string under the name that PEP 691 gave it
		entry["data-dist-info-metadata"] = entry["core-metadata"]
	}
	return entry
}

func writeJSON(w http.ResponseWriter, page any) {
	text, err := json.Marshal(page)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", jsonType)
	w.Header().Set("Vary", "Accept")
	w.Write(text) //nolint:errcheck // the client is gone
}

// link is an anchor of an HTML page.
type link struct {
	Text, Href string
	Attributes template.HTMLAttr
}

// fileLink writes the attributes of PEP 503, 592 and 658.
func fileLink(f File, href string) link {
	if f.SHA256 != "" {
		href += "#sha256=" + f.SHA256
	}
	var attributes strings.Builder
	add := func(name, value string) {
		fmt.Fprintf(&attributes, ` %s="%s"`, name, template.HTMLEscapeString(value))
	}
	if f.RequiresPython != "" {
		add("data-requires-python", f.RequiresPython)
	}
	if f.MetadataSHA256 != "" {
		add("data-dist-info-metadata", "sha256="+f.MetadataSHA256)
		add("data-core-metadata", "sha256="+f.MetadataSHA256)
	}
	if f.Yanked != "" {
		add("data-yanked", f.Yanked)
	}
	return link{Text: f.Name, Href: href, Attributes: template.HTMLAttr(attributes.String())}
}

func projectLinks(names []string, prefix string) []link {
	var links []link
	for _, name := range names {
		links = append(links, link{Text: name, Href: prefix + name + "/"})
	}
	return links
}

const pageText = `<!DOCTYPE html>
<html>
  <head>
    <meta name="pypi:repository-version" content="1.1">
    <title>{{.Title}}</title>
  </head>
  <body>
    <h1>{{.Title}}</h1>
{{- range .Links}}
    <a href="{{.Href}}"{{.Attributes}}>{{.Text}}</a><br />
{{- end}}
  </body>
</html>
`

func writeHTML(w http.ResponseWriter, r *http.Request, title string, links []link) {
	page, err := template.New("page").Parse(pageText)
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	contentType := "text/html; charset=utf-8"
	if negotiate(r.Header.Get("Accept")) == htmlType {
		contentType = htmlType
	}
	w.Header().Set("Content-Type", contentType)
	w.Header().Set("Vary", "Accept")
	page.Execute(w, struct { //nolint:errcheck // the client is gone
		Title string
		Links []link
	}{title, links})
}

// negotiate picks the served type that an Accept header ranks highest, HTML
// where it asks for nothing that is served.
func negotiate(accept string) string {
	best, rank := "text/html", 0.0
	for part := range strings.SplitSeq(accept, ",") {
		kind, parameters, err := mime.ParseMediaType(strings.TrimSpace(part))
		if err != nil {
			continue
		}
		q := 1.0
		if text, ok := parameters["q"]; ok {
			if q, err = strconv.ParseFloat(text, 64); err != nil {
				continue
			}
		}
		served := kind == jsonType || kind == htmlType || kind == "text/html"
		if served && q > rank {
			best, rank = kind, q
		}
	}
	return best
}
