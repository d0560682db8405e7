package image

import (
	"net/http"
	"strings"
)

// WithOpenRanges returns a registry that also answers a request for a blob from
// some byte to its end, "bytes=N-", which is how BuildKit goes on with a blob
// whose first read was cut short. The registry of go-containerregistry refuses
// such a Range with status 416; here it is not shown the Range and answers with
// the whole blob, as RFC 9110 (14.2) allows, and the client skips what it has.
func WithOpenRanges(registry http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasSuffix(r.Header.Get("Range"), "-") {
			r = r.Clone(r.Context())
			r.Header.Del("Range")
		}
		registry.ServeHTTP(w, r)
	})
}
