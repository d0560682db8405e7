// Package index reads Python package indexes and downloads their files into a
// store.
//
// It knows the simple repository API in every form met in the wild: HTML
// (PEP 503) as pypi.org and download.pytorch.org serve it, JSON (PEP 691), with
// and without separate metadata (PEP 658), yanked files (PEP 592), redirects,
// relative and percent-encoded links.
//
// A download is verified by its SHA-256, goes on where it was cut off, waits
// when a server says so, and reaches the store whole or not at all.
//
// Credentials come from the index's URL or from a netrc file. They are sent to
// the scheme, host and port they are for and nowhere else, wherever redirects and
// links lead, and never shown: neither in errors nor in the URLs of files.
package index

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/envsolve/envsolve/internal/wheel"
)

// ErrNotFound says that an index does not have a project or a file.
var ErrNotFound = errors.New("not found")

// ErrUnreachable says that nothing answers at an address.
var ErrUnreachable = errors.New("cannot be reached")

// ErrNoRanges says that a server gives files whole or not at all.
var ErrNoRanges = errors.New("the server serves no ranges")

// Client reads indexes and downloads files. The zero value works; it may be
// used by several goroutines.
type Client struct {
	// HTTP does the requests; nil means one with sensible time limits.
	HTTP *http.Client
	// Netrc is a file with credentials; "" means none.
	Netrc string
	// Timeout is how long a server may stay silent; 0 means 30 s.
	Timeout time.Duration
	// Retries is how often a request is tried again that failed for a reason
	// that may pass; 0 means 5, a negative number none.
	Retries int
	// UserAgent names the program to the server.
	UserAgent string

	pause func(context.Context, time.Duration) error // tests wait less

	mu     sync.Mutex
	named  map[origin]*url.Userinfo // of indexes that the user named; nil where the URL holds no login
	once   sync.Once
	client *http.Client
}

// File is one file of a project.
type File struct {
	Name           string // file name
	Version        string // as written in the file name; "" if that follows no rule
	URL            string // absolute, without credentials and fragment
	Index          string // the index that the user named for it, if not by Files; its login serves the file
	SHA256         string // hex; "" if the index gives none
	Size           int64  // bytes; 0 if the index does not say
	Uploaded       string // date of the upload, YYYY-MM-DD; "" if the index does not say
	Yanked         bool
	YankedReason   string
	RequiresPython string // specifier, ">=3.9"; "" means any
	HasMetadata    bool   // METADATA can be had at URL + ".metadata"
	MetadataSHA256 string // hex; "" if the index gives none
}

// maxPage bounds an index page: the largest on pypi.org is near 30 MB.
const maxPage = 256 << 20

// maxMetadata bounds a METADATA file: those of the largest wheels, with a licence and a long
// description in them, stay below a megabyte.
const maxMetadata = 8 << 20

// accept asks for JSON, and takes HTML from servers that know nothing else.
const accept = "application/vnd.pypi.simple.v1+json, application/vnd.pypi.simple.v1+html;q=0.2, text/html;q=0.01"

// Files lists a project's files, in the order of the index. A project that
// the index does not have gives ErrNotFound.
func (c *Client) Files(ctx context.Context, indexURL, project string) ([]File, error) {
	page, err := c.page(ctx, indexURL, project)
	if err != nil {
		return nil, err
	}
	return page.files(all)
}

// File returns the file of a project that has a name. A project that the index does not
// have, and a file that the project does not have, give ErrNotFound.
func (c *Client) File(ctx context.Context, indexURL, project, name string) (File, error) {
	page, err := c.page(ctx, indexURL, project)
	if err != nil {
		return File{}, err
	}
	// Most of a large page is passed over so; what is written in another way is found by
	// reading all of it.
	mentions := func(entry []byte) bool { return bytes.Contains(entry, []byte(name)) }
	for _, wanted := range []func([]byte) bool{mentions, all} {
		files, err := page.files(wanted)
		if err != nil {
			return File{}, err
		}
		if i := slices.IndexFunc(files, func(f File) bool { return f.Name == name }); i >= 0 {
			return files[i], nil
		}
	}
	return File{}, fmt.Errorf("package index %s has no %s: %w", redact(page.asked), name, ErrNotFound)
}

func all([]byte) bool { return true }

// page fetches the page of a project.
func (c *Client) page(ctx context.Context, indexURL, project string) (*page, error) {
	at, err := parseURL(indexURL)
	if err != nil {
		return nil, err
	}
	c.remember(at)
	at = at.JoinPath(wheel.Normalize(project) + "/")
	p, err := c.get(ctx, at, accept, maxPage)
	if errors.Is(err, ErrNotFound) {
		return nil, fmt.Errorf("package index %s has no project %s: check the name, or which index the target names for it: %w", redact(at), project, err)
	}
	if err != nil {
		return nil, fmt.Errorf("package index: %w", err)
	}
	p.asked, p.project = at, project
	return p, nil
}

// Metadata returns the METADATA file of a wheel that has it beside itself on the
// index.
func (c *Client) Metadata(ctx context.Context, f File) ([]byte, error) {
	at, err := parseURL(f.URL)
	if err != nil {
		return nil, err
	}
	if !f.HasMetadata {
		return nil, fmt.Errorf("metadata of %s: the index has none: %w", f.Name, ErrNotFound)
	}
	at.Path, at.RawPath = at.Path+".metadata", at.EscapedPath()+".metadata"
	page, err := c.get(ctx, at, "*/*", maxMetadata)
	if err != nil {
		return nil, fmt.Errorf("metadata of %s: %w", f.Name, err)
	}
	if got := hexSum(page.body); f.MetadataSHA256 != "" && got != f.MetadataSHA256 {
		return nil, fmt.Errorf("metadata of %s: %s has sha256 %s, the index says %s", f.Name, redact(at), got,
			f.MetadataSHA256)
	}
	return page.body, nil
}

// page is an answer of an index.
type page struct {
	asked       *url.URL
	project     string   // whose page it is; "" for what is none
	url         *url.URL // after redirects; links are relative to it
	contentType string
	body        []byte
}

// files reads the page in the form that it says it has. Where it is JSON, the files are
// those of which wanted is true for what the page says of them.
func (p *page) files(wanted func(entry []byte) bool) (files []File, err error) {
	kind, _, err := mime.ParseMediaType(p.contentType)
	if err != nil {
		kind = p.contentType
	}
	switch kind {
	case "application/vnd.pypi.simple.v1+json", "application/json":
		files, err = parseJSON(p.body, p.url, p.project, wanted)
	case "application/vnd.pypi.simple.v1+html", "text/html", "application/xhtml+xml":
		files, err = parseHTML(p.body, p.url, p.project)
	default:
		err = fmt.Errorf("it answers with %s, which is no index page: %s", cmp.Or(kind, "content of no type"),
			excerpt(p.body))
	}
	if err != nil {
		return nil, fmt.Errorf("package index %s: %w; check that the index's URL is right and that no proxy or login page stands in between", redact(p.asked), err)
	}
	return files, nil
}

// excerpt shows how something unexpected starts.
func excerpt(body []byte) string {
	const most = 80
	text := strings.Join(strings.Fields(strings.ToValidUTF8(string(body[:min(len(body), 4*most)]), "�")), " ")
	if text == "" {
		return "it is empty"
	}
	if runes := []rune(text); len(runes) > most {
		text = string(runes[:most]) + "…"
	}
	return fmt.Sprintf("it starts with %q", text)
}

// get reads a small resource, trying again where that may help.
func (c *Client) get(ctx context.Context, at *url.URL, accept string, limit int64) (*page, error) {
	var p *page
	err := c.retry(ctx, func() error {
		resp, err := c.do(ctx, at, http.Header{"Accept": {accept}})
		if err != nil {
			return err
		}
		defer resp.Body.Close()
		body, err := io.ReadAll(io.LimitReader(resp.Body, limit+1))
		if err != nil {
			return transient(fmt.Errorf("%s broke off after %d bytes: %w", redact(at), len(body), err))
		}
		if int64(len(body)) > limit {
			return fmt.Errorf("%s: the answer is larger than %d bytes", redact(at), limit)
		}
		p = &page{url: withoutLogin(resp.Request.URL), contentType: resp.Header.Get("Content-Type"), body: body}
		return nil
	})
	return p, err
}

// parseURL reads an address of a package index or a file.
func parseURL(text string) (*url.URL, error) {
	at, err := url.Parse(text)
	if err != nil {
		var bad *url.Error
		if errors.As(err, &bad) {
			err = bad.Err // the whole text may hold a password
		}
		return nil, fmt.Errorf("package index: the URL cannot be read: %w", err)
	}
	if at.Scheme != "http" && at.Scheme != "https" || at.Host == "" {
		return nil, fmt.Errorf("package index %q: want an http or https URL", redact(at))
	}
	return at, nil
}

// redact returns a URL that may be shown: without login, query and fragment,
// any of which may hold a secret.
func redact(at *url.URL) string {
	shown := withoutLogin(at)
	shown.Fragment, shown.RawFragment = "", ""
	if shown.RawQuery != "" {
		shown.RawQuery = "…"
	}
	return shown.String()
}

func withoutLogin(at *url.URL) *url.URL {
	plain := *at
	plain.User = nil
	return &plain
}
