package pyindex

import (
	"net/http"
	"net/url"
	"slices"
	"strings"
)

// Whl serves the catalog's variants as download.pytorch.org/whl does:
//
//	/VARIANT/             the variant's projects
//	/VARIANT/PROJECT/     the variant's files of a project
//	/VARIANT/FILE         a file
//	/PROJECT/             the files of a project over all variants
//
// Links are absolute paths below Prefix, which is where the handler is mounted,
// behind whatever the header X-Forwarded-Prefix says. There is no JSON.
type Whl struct {
	Catalog *Catalog
	Prefix  string // such as /whl
}

// ServeHTTP answers for paths seen from the mount point.
func (s Whl) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	r = r.Clone(r.Context())
	r.Header.Del("Accept") // whatever the client likes, it gets HTML
	prefix := r.Header.Get("X-Forwarded-Prefix") + s.Prefix
	parts := strings.Split(strings.Trim(r.URL.Path, "/"), "/")
	variants := s.Catalog.Variants()
	switch {
	case parts[0] == "":
		writeHTML(w, r, "whl", projectLinks(append(variants, s.Catalog.Projects("")...), ""))
	case !slices.Contains(variants, parts[0]):
		s.page(w, r, prefix, "", parts)
	case len(parts) == 1:
		writeHTML(w, r, parts[0], projectLinks(s.Catalog.Projects(parts[0]), prefix+"/"+parts[0]+"/"))
	case strings.Contains(parts[1], ".whl"):
		s.Catalog.ServeFile(w, r, parts[1])
	default:
		s.page(w, r, prefix, parts[0], parts[1:])
	}
}

func (s Whl) page(w http.ResponseWriter, r *http.Request, prefix, variant string, rest []string) {
	files := bent(r.Context(), s.Catalog.Files(variant, Normalize(rest[0])))
	if len(rest) != 1 || len(files) == 0 {
		http.NotFound(w, r)
		return
	}
	if !strings.HasSuffix(r.URL.Path, "/") {
		w.Header().Set("Location", rest[0]+"/")
		w.WriteHeader(http.StatusMovedPermanently)
		return
	}
	var links []link
	for _, f := range files {
		home := variant
		if home == "" {
			home = f.variants()[0]
		}
		links = append(links, fileLink(f, prefix+"/"+home+"/"+escapePlus(f.Name)))
	}
	writeHTML(w, r, "Links for "+rest[0], links)
}

// escapePlus percent-encodes the plus sign of a local version, which
// [url.PathEscape] leaves alone and download.pytorch.org does not.
func escapePlus(name string) string {
	return strings.ReplaceAll(url.PathEscape(name), "+", "%2B")
}
