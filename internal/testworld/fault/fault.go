// Package fault makes a working HTTP service fail the way services do.
//
// A request for /fault/KIND/REST is the request for /REST with that fault; for
// a registry, whose API begins at /v2/, it is /v2/fault/KIND/REST, so that the
// fault is part of the repository's name. The kinds:
//
//	slow          headers only after the timeout of the client
//	stall         half of the body, then nothing
//	truncated     half of the body, then a closed connection
//	corrupt       files of the right size with one byte changed
//	wrong-hash    index pages that promise other hashes
//	no-hash       index pages without hashes and metadata files
//	no-metadata   index pages without metadata files
//	yanked        index pages on which everything is yanked
//	garbage       200 and a page of HTML that is no index, as hotel networks give
//	unauthorized  401 with a Basic challenge, until [User] and [Password] are sent
//	forbidden     403
//	not-found     404
//	too-many      429 with Retry-After, always
//	server-error  500, always
//	unavailable   503 with Retry-After, always
//	flaky         503 with Retry-After the first time a path is asked for
//	redirect      302 to the same path without the fault
package fault

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/testworld/pyindex"
)

// The credentials that "unauthorized" accepts.
const (
	User     = "envsolve"
	Password = "open-sesame"
)

// RetryAfter is what the header of that name says, in seconds.
const RetryAfter = "1"

// Injector is a handler that passes requests on, with faults where their paths
// ask for them. The zero value of its other fields is ready for use.
type Injector struct {
	Next http.Handler

	mu      sync.Mutex
	seen    map[string]bool // paths that "flaky" has refused once
	disturb func(*http.Request) string
}

// Disturb has requests fail whose paths ask for no fault: kind names the fault
// of each, "" for none. Nil ends it.
func (in *Injector) Disturb(kind func(*http.Request) string) {
	in.mu.Lock()
	defer in.mu.Unlock()
	in.disturb = kind
}

func (in *Injector) disturbed(r *http.Request) string {
	in.mu.Lock()
	defer in.mu.Unlock()
	if in.disturb == nil {
		return ""
	}
	return in.disturb(r)
}

// ServeHTTP serves one request.
func (in *Injector) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	kind, prefix, rest, ok := split(r.URL.Path)
	if !ok {
		in.inject(w, r, r, in.disturbed(r))
		return
	}
	inner := r.Clone(r.Context())
	inner.URL.Path, inner.URL.RawPath = rest, ""
	inner.Header.Set("X-Forwarded-Prefix", prefix)
	in.inject(w, r, inner, kind)
}

// inject serves the inner request with a fault.
func (in *Injector) inject(w http.ResponseWriter, r, inner *http.Request, kind string) {
	switch kind {
	case "":
		in.Next.ServeHTTP(w, inner)
	case "slow":
		io.Copy(io.Discard, r.Body) //nolint:errcheck // only behind it does the server see that the client has left
		<-r.Context().Done()
	case "redirect":
		http.Redirect(w, r, inner.URL.Path, http.StatusFound)
	case "unauthorized":
		in.authorized(w, inner)
	case "flaky":
		in.flaky(w, inner)
	case "stall", "truncated", "corrupt":
		in.Next.ServeHTTP(newBodyFault(w, r, kind), inner)
	default:
		in.other(w, inner, kind)
	}
}

// split takes the fault out of a path. The prefix is what a link to another
// path of the same service has to begin with to meet the same fault.
func split(path string) (kind, prefix, rest string, ok bool) {
	api := ""
	if strings.HasPrefix(path, "/v2/fault/") {
		api, path = "/v2", strings.TrimPrefix(path, "/v2")
	}
	tail, ok := strings.CutPrefix(path, "/fault/")
	if !ok {
		return "", "", "", false
	}
	kind, rest, _ = strings.Cut(tail, "/")
	return kind, api + "/fault/" + kind, api + "/" + rest, true
}

func (in *Injector) other(w http.ResponseWriter, r *http.Request, kind string) {
	if bend := bends(kind); bend != nil {
		in.Next.ServeHTTP(w, r.WithContext(pyindex.WithBend(r.Context(), bend)))
		return
	}
	answers := map[string]int{
		"garbage": http.StatusOK, "forbidden": http.StatusForbidden, "not-found": http.StatusNotFound,
		"too-many": http.StatusTooManyRequests, "server-error": http.StatusInternalServerError,
		"unavailable": http.StatusServiceUnavailable,
	}
	status, known := answers[kind]
	if !known {
		http.Error(w, fmt.Sprintf("no fault is called %q", kind), http.StatusNotImplemented)
		return
	}
	refuse(w, status)
}

func refuse(w http.ResponseWriter, status int) {
	switch status {
	case http.StatusOK:
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprint(w, "<html><head><title>Welcome</title></head><body><a href=\"/login\">Please accept the terms</a></body></html>\n")
		return
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		w.Header().Set("Retry-After", RetryAfter)
	}
	http.Error(w, http.StatusText(status), status)
}

func (in *Injector) authorized(w http.ResponseWriter, r *http.Request) {
	if !Authorized(w, r) {
		return
	}
	in.Next.ServeHTTP(w, r)
}

// Authorized checks a request's Basic credentials and answers 401 itself where
// they are missing or wrong.
func Authorized(w http.ResponseWriter, r *http.Request) bool {
	user, password, _ := r.BasicAuth()
	if user == User && password == Password {
		return true
	}
	w.Header().Set("WWW-Authenticate", `Basic realm="testworld"`)
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(http.StatusUnauthorized)
	fmt.Fprint(w, `{"errors":[{"code":"UNAUTHORIZED","message":"authentication required"}]}`)
	return false
}

func (in *Injector) flaky(w http.ResponseWriter, r *http.Request) {
	in.mu.Lock()
	if in.seen == nil {
		in.seen = map[string]bool{}
	}
	first := !in.seen[r.URL.Path]
	in.seen[r.URL.Path] = true
	in.mu.Unlock()
	if first {
		refuse(w, http.StatusServiceUnavailable)
		return
	}
	in.Next.ServeHTTP(w, r)
}

// bends is nil for a kind that is not about index pages.
func bends(kind string) pyindex.Bend {
	switch kind {
	case "wrong-hash":
		return func(f pyindex.File) pyindex.File {
			sum := sha256.Sum256([]byte("not " + f.SHA256))
			f.SHA256 = hex.EncodeToString(sum[:])
			return f
		}
	case "no-hash":
		return func(f pyindex.File) pyindex.File {
			f.SHA256, f.MetadataSHA256 = "", ""
			return f
		}
	case "no-metadata":
		return func(f pyindex.File) pyindex.File {
			f.MetadataSHA256 = ""
			return f
		}
	case "yanked":
		return func(f pyindex.File) pyindex.File {
			f.Yanked = "withdrawn for the test"
			return f
		}
	}
	return nil
}
