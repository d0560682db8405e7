package retry

import (
	"fmt"
	"net/http"
	"strings"
)

// Rest asks for a resource from some byte on (RFC 9110, sections 13.1.5 and 14.2),
// to go on with a download that broke off.
type Rest struct {
	From int64 // how many bytes are there already
	// Validator is the strong ETag or the date of the content that those bytes are
	// of: a server that has other content by now sends all of that. Empty where
	// nothing is known of it.
	Validator string
}

// SetHeader has a request ask for the rest.
func (r Rest) SetHeader(header http.Header) {
	header.Set("Range", fmt.Sprintf("bytes=%d-", r.From))
	if r.Validator != "" {
		header.Set("If-Range", r.Validator)
	}
}

// Begins returns the byte at which the body of an answer begins: From, or 0 where
// the server sends everything, as one does that knows no ranges. ok is false
// where the body is of no use: it begins elsewhere, or is of other content, which
// some servers send whatever they were asked (RFC 9110, section 15.3.7.3).
func (r Rest) Begins(resp *http.Response) (at int64, ok bool) {
	switch resp.StatusCode {
	case http.StatusOK:
		return 0, true
	case http.StatusPartialContent:
		there := strings.HasPrefix(resp.Header.Get("Content-Range"), fmt.Sprintf("bytes %d-", r.From))
		return r.From, there && r.sameContent(resp.Header)
	}
	return 0, false
}

// sameContent reports whether an answer is of the content that the first bytes are
// of. The rest says its ETag again where the beginning had one; a date it may leave
// out (RFC 9110, section 15.3.7).
func (r Rest) sameContent(header http.Header) bool {
	if strings.HasPrefix(r.Validator, `"`) {
		return header.Get("ETag") == r.Validator
	}
	said := header.Get("Last-Modified")
	return r.Validator == "" || said == "" || said == r.Validator
}
