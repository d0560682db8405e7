package retry

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"
)

// Body is the body of an answer of known size. Where it breaks off, what is
// missing is asked for anew.
type Body struct {
	io.ReadCloser
	req   *http.Request
	send  func(*http.Request) (*http.Response, error)
	pause func(context.Context, time.Duration) error
	at    int64 // bytes that were read
	total int64
	tries Tries
}

// NewBody returns the body of resp, the answer to req. The request is sent again
// by send, after a wait in pause.
func NewBody(req *http.Request, resp *http.Response, send func(*http.Request) (*http.Response, error),
	pause func(context.Context, time.Duration) error) *Body {
	return &Body{ReadCloser: resp.Body, req: req, send: send, pause: pause, total: resp.ContentLength,
		tries: Tries{Most: Most}}
}

// Read implements io.Reader.
func (b *Body) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	b.at += int64(n)
	if n > 0 {
		b.tries.Progress()
	}
	if err == nil || b.at >= b.total || b.req.Context().Err() != nil {
		return n, err
	}
	if !b.tries.Failed() {
		return n, fmt.Errorf("the download broke off after %d of %d bytes: %w", b.at, b.total, err)
	}
	wait, _ := b.tries.Wait(0)
	if err := b.pause(b.req.Context(), wait); err != nil {
		return n, err
	}
	return n, b.reopen(err)
}

// reopen asks for the rest, or for all again where the server knows no ranges:
// some know them of one resource and not of another. What may pass is found by
// the next reading, and counts as one failure more.
func (b *Body) reopen(broken error) error {
	b.ReadCloser.Close() //nolint:errcheck // it is broken
	rest, req := Rest{From: b.at}, b.req.Clone(b.req.Context())
	rest.SetHeader(req.Header)
	resp, err := b.send(req)
	if err == nil && resp.StatusCode == http.StatusRequestedRangeNotSatisfiable {
		resp.Body.Close() //nolint:errcheck // it says no more than its status
		resp, err = b.send(b.req)
	}
	if err != nil {
		b.ReadCloser = failedBody{err}
		return nil
	}
	b.ReadCloser = resp.Body
	_, usable := rest.Begins(resp)
	switch {
	case usable && resp.StatusCode == http.StatusPartialContent:
	case usable && resp.ContentLength == b.total: // it knows no ranges
		if _, err := io.CopyN(io.Discard, resp.Body, b.at); err != nil {
			b.ReadCloser = failedBody{err}
		}
	case Passing(resp.StatusCode):
		b.ReadCloser = failedBody{errors.New(resp.Status)}
	default:
		return fmt.Errorf("the download broke off after %d of %d bytes (%w), and the server does not go on from there: %s",
			b.at, b.total, broken, resp.Status)
	}
	return nil
}

// failedBody is what is read where there was no answer.
type failedBody struct{ err error }

// Read implements io.Reader.
func (f failedBody) Read([]byte) (int, error) { return 0, f.err }

// Close implements io.Closer.
func (f failedBody) Close() error { return nil }
