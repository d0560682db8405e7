package retry

import (
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"
)

// SilenceError says that a server said nothing for a time.
type SilenceError struct{ For time.Duration }

// Error returns the time.
func (e *SilenceError) Error() string { return fmt.Sprintf("no answer for %v", e.For) }

// Temporary tells who tries again by themselves that it is worth it.
func (e *SilenceError) Temporary() bool { return true }

// Send sends a request and gives a *SilenceError when the server does nothing
// for a time: takes no more of what it is sent, gives no answer, or falls silent
// in the middle of one. The time that whoever writes or reads a body takes does
// not count.
func Send(req *http.Request, silence time.Duration, send func(*http.Request) (*http.Response, error)) (*http.Response,
	error) {
	ctx, cancel := context.WithCancelCause(req.Context())
	timer := time.AfterFunc(silence, func() { cancel(&SilenceError{silence}) })
	inner, over := watchSent(req.WithContext(ctx), timer, silence)
	resp, err := send(inner)
	over()
	if err != nil {
		defer cancel(nil)
		return nil, causeOf(ctx, err)
	}
	resp.Body = &watched{ReadCloser: resp.Body, ctx: ctx, cancel: cancel, timer: timer, limit: silence}
	return resp, nil
}

// watchSent has the timer start anew with everything that is sent, until over.
func watchSent(req *http.Request, timer *time.Timer, limit time.Duration) (inner *http.Request, over func() bool) {
	if req.Body == nil || req.Body == http.NoBody {
		return req, timer.Stop
	}
	s := &sent{ReadCloser: req.Body, timer: timer, limit: limit}
	req.Body = s
	return req, s.stop
}

// sent is the body of a request.
type sent struct {
	io.ReadCloser
	limit time.Duration

	mu    sync.Mutex // an answer may come while the body is still being sent
	timer *time.Timer
	over  bool
}

// Read implements io.Reader.
func (s *sent) Read(b []byte) (int, error) {
	s.mu.Lock()
	s.timer.Stop()
	s.mu.Unlock()
	n, err := s.ReadCloser.Read(b)
	s.mu.Lock()
	defer s.mu.Unlock()
	if !s.over {
		s.timer.Reset(s.limit)
	}
	return n, err
}

func (s *sent) stop() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.over = true
	return s.timer.Stop()
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
