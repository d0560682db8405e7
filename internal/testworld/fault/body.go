package fault

import (
	"net/http"
	"strconv"
)

// bodyFault spoils the body of an answer at its half. Answers without a
// Content-Length (index pages are short enough to have one) pass unharmed.
type bodyFault struct {
	http.ResponseWriter
	request *http.Request
	kind    string
	half    int64 // set by the header; 0: harmless
	written int64
	failed  bool
}

func newBodyFault(w http.ResponseWriter, r *http.Request, kind string) *bodyFault {
	return &bodyFault{ResponseWriter: w, request: r, kind: kind}
}

// WriteHeader learns where the body's half is.
func (b *bodyFault) WriteHeader(status int) {
	length, err := strconv.ParseInt(b.Header().Get("Content-Length"), 10, 64)
	if err == nil && status < http.StatusMultipleChoices {
		b.half = length / 2
	}
	b.ResponseWriter.WriteHeader(status)
}

// Write passes the first half on, then does what its kind says.
func (b *bodyFault) Write(p []byte) (int, error) {
	if b.half == 0 || b.written+int64(len(p)) <= b.half || b.failed {
		b.written += int64(len(p))
		return b.ResponseWriter.Write(p)
	}
	b.failed = true
	upTo := b.half - b.written
	if b.kind == "corrupt" {
		spoiled := append([]byte(nil), p...)
		spoiled[upTo] ^= 0xff
		b.written += int64(len(p))
		return b.ResponseWriter.Write(spoiled)
	}
	if _, err := b.ResponseWriter.Write(p[:upTo]); err != nil {
		return 0, err
	}
	if err := http.NewResponseController(b.ResponseWriter).Flush(); err != nil {
		return 0, err
	}
	if b.kind == "stall" {
		<-b.request.Context().Done()
	}
	panic(http.ErrAbortHandler) // net/http's way to cut a connection
}
