package testworld

import (
	"io"
	"net/http"
	"slices"
	"sync"
)

// Request is one answered request.
type Request struct {
	Method string
	Path   string
	Status int
	Sent   int64 // bytes of the answer's body
	Got    int64 // bytes of the request's body
}

// requestLog keeps what was asked.
type requestLog struct {
	mu   sync.Mutex
	seen []Request
}

func (l *requestLog) all() []Request {
	l.mu.Lock()
	defer l.mu.Unlock()
	return slices.Clone(l.seen)
}

func (l *requestLog) reset() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.seen = nil
}

// record wraps a handler. A request is entered when its answer is complete or
// has been cut.
func (l *requestLog) record(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		counted := &countingWriter{ResponseWriter: w, status: http.StatusOK}
		path := r.URL.Path
		body := &countingBody{ReadCloser: r.Body}
		r.Body = body
		defer func() {
			l.mu.Lock()
			defer l.mu.Unlock()
			l.seen = append(l.seen, Request{Method: r.Method, Path: path, Status: counted.status, Sent: counted.sent,
				Got: body.got})
		}()
		next.ServeHTTP(counted, r)
	})
}

type countingBody struct {
	io.ReadCloser
	got int64
}

func (c *countingBody) Read(p []byte) (int, error) {
	n, err := c.ReadCloser.Read(p)
	c.got += int64(n)
	return n, err
}

type countingWriter struct {
	http.ResponseWriter
	status int
	sent   int64
}

func (c *countingWriter) WriteHeader(status int) {
	c.status = status
	c.ResponseWriter.WriteHeader(status)
}

func (c *countingWriter) Write(p []byte) (int, error) {
	n, err := c.ResponseWriter.Write(p)
	c.sent += int64(n)
	return n, err
}

// Unwrap lets [http.ResponseController] reach the connection.
func (c *countingWriter) Unwrap() http.ResponseWriter { return c.ResponseWriter }
