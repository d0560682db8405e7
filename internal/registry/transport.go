package registry

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"github.com/google/go-containerregistry/pkg/v1/remote"

	"github.com/envsolve/envsolve/internal/retry"
)

const (
	// mostSilences is how often one that gets no answer is sent, each of them after
	// a silence.
	mostSilences = 3
	// silence is how long a registry may say nothing, before an answer or in the
	// middle of it.
	silence = 30 * time.Second
	// longSilence is how long it may do nothing with content that it is sent. Some
	// read gigabytes again before they say that they have them; the proxies before
	// them mostly give up after one minute.
	longSilence = 2 * time.Minute
)

// retryTransport is a transport for registries. A request that only reads is sent
// again where the refusal may pass, after the wait that the registry asks for; a
// download that breaks off or falls silent goes on where it ended. One that
// writes is left to the caller, who knows from where to begin again, but not
// before that wait is over.
type retryTransport struct {
	next                 http.RoundTripper
	pause                func(context.Context, time.Duration) error // tests wait less
	silence, longSilence time.Duration
}

func newTransport() *retryTransport {
	return &retryTransport{next: remote.DefaultTransport, pause: retry.Sleep, silence: silence, longSilence: longSilence}
}

// waitError says that a registry wants to be left alone for longer than anybody
// waits.
type waitError struct {
	status string
	wait   time.Duration
}

func (e *waitError) Error() string {
	return fmt.Sprintf("it answers %s and asks to retry after %v", e.status, e.wait)
}

// maxRedirects is how many of them are followed, as net/http does where its user
// says nothing of them; the library that is used here does, and counts none.
const maxRedirects = 10

// redirects counts those that led to a request.
func redirects(req *http.Request) (n int) {
	for ; req != nil && req.Response != nil; req = req.Response.Request {
		n++
	}
	return n
}

// RoundTrip implements http.RoundTripper.
func (t *retryTransport) RoundTrip(req *http.Request) (*http.Response, error) {
	if redirects(req) > maxRedirects {
		return nil, fmt.Errorf("it leads on and on, %d times", maxRedirects)
	}
	if req.Method != http.MethodGet && req.Method != http.MethodHead {
		return t.write(req)
	}
	for n := 0; ; n++ {
		resp, err := t.read(req)
		var silent *retry.SilenceError
		if errors.As(err, &silent) && n+1 < mostSilences {
			continue // it had its time
		}
		if err != nil || !retry.Passing(resp.StatusCode) || n+1 >= retry.Most {
			return t.resumable(req, resp), err
		}
		if err := t.wait(req.Context(), resp, n); err != nil {
			return nil, errors.Join(err, resp.Body.Close())
		}
		resp.Body.Close() //nolint:errcheck // its answer is known
	}
}

// write sends a request once.
func (t *retryTransport) write(req *http.Request) (*http.Response, error) {
	limit := t.silence
	if req.Method == http.MethodPut || req.Method == http.MethodPatch {
		limit = t.longSilence
	}
	resp, err := retry.Send(req, limit, t.next.RoundTrip)
	if err != nil || !retry.Passing(resp.StatusCode) || retry.Asked(resp) == 0 {
		return resp, err
	}
	if err := t.wait(req.Context(), resp, 0); err != nil {
		return nil, errors.Join(err, resp.Body.Close())
	}
	return resp, nil
}

func (t *retryTransport) wait(ctx context.Context, resp *http.Response, tries int) error {
	wait, worthIt := retry.Wait(tries, retry.Asked(resp))
	if !worthIt {
		return &waitError{status: resp.Status, wait: wait}
	}
	return t.pause(ctx, wait)
}

// read sends a request, and ends it when the registry falls silent.
func (t *retryTransport) read(req *http.Request) (*http.Response, error) {
	return retry.Send(req, t.silence, t.next.RoundTrip)
}

// resumable has a download of a known size go on where it breaks off.
func (t *retryTransport) resumable(req *http.Request, resp *http.Response) *http.Response {
	if resp != nil && resp.StatusCode == http.StatusOK && req.Method == http.MethodGet && resp.ContentLength > 0 &&
		req.Header.Get("Range") == "" {
		resp.Body = retry.NewBody(req, resp, t.read, t.pause)
	}
	return resp
}
