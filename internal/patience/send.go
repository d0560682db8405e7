package patience

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"
)

// SilenceError says that a server said nothing for a time.
type SilenceError struct{ For time.Duration }

// Error gives the time.
func (e *SilenceError) Error() string { return fmt.Sprintf("no answer for %v", e.For) }

// Send sends a request and gives a *SilenceError when the server says nothing
// for a time, before its answer or in the middle of it. The time that whoever
// reads the body takes does not count.
func Send(req *http.Request, silence time.Duration, send func(*http.Request) (*http.Response, error)) (*http.Response, error) {
	ctx, cancel := context.WithCancelCause(req.Context())
	timer := time.AfterFunc(silence, func() { cancel(&SilenceError{silence}) })
	resp, err := send(req.WithContext(ctx))
	timer.Stop()
	if err != nil {
		defer cancel(nil)
		return nil, causeOf(ctx, err)
	}
	resp.Body = &watched{ReadCloser: resp.Body, ctx: ctx, cancel: cancel, timer: timer, limit: silence}
	return resp, nil
}

// causeOf prefers silence, where it ended a context, to the words for that.
func causeOf(ctx context.Context, err error) error {
	var silent *SilenceError
	if errors.As(context.Cause(ctx), &silent) {
		return silent
	}
	return err
}

// watched is a body whose reading fails when nothing comes for a time.
type watched struct {
	io.ReadCloser
	ctx    context.Context
	cancel context.CancelCauseFunc
	timer  *time.Timer
	limit  time.Duration
}

// Read implements io.Reader.
func (w *watched) Read(b []byte) (int, error) {
	w.timer.Reset(w.limit)
	defer w.timer.Stop()
	n, err := w.ReadCloser.Read(b)
	if err != nil && !errors.Is(err, io.EOF) {
		err = causeOf(w.ctx, err)
	}
	return n, err
}

// Close implements io.Closer.
func (w *watched) Close() error {
	w.timer.Stop()
	err := w.ReadCloser.Close()
	w.cancel(nil)
	return err
}
