package index

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"time"

	"github.com/envsolve/envsolve/internal/retry"
)

const defaultTimeout = 30 * time.Second

// transientError marks what may be gone at the next try.
type transientError struct {
	error
	after      time.Duration // the server's wish; 0 for none
	progressed bool          // the try brought something all the same
}

func (e *transientError) Unwrap() error { return e.error }

func transient(err error) error { return &transientError{error: err} }

// IsTransient reports whether an error may be gone when the same is asked for again later:
// the server could not be reached, or had no time.
func IsTransient(err error) bool {
	var passing *transientError
	return errors.As(err, &passing)
}

// retry runs try until it succeeds, fails for good, or failed too often.
func (c *Client) retry(ctx context.Context, try func() error) error {
	tries := retry.Tries{Most: cmp.Or(c.Retries, retry.Most-1) + 1}
	for {
		err := try()
		var passing *transientError
		if err == nil || !errors.As(err, &passing) {
			return err
		}
		if ctx.Err() != nil {
			return errors.Join(ctx.Err(), err)
		}
		if passing.progressed {
			tries.Progress()
		}
		if !tries.Failed() {
			return fmt.Errorf("%w (tried %d times)", err, tries.Count())
		}
		wait, worthIt := tries.Wait(passing.after)
		if !worthIt {
			return fmt.Errorf("%w; the server asks to retry after %v: run the command again then", err, wait)
		}
		if pauseErr := c.sleep(ctx, wait); pauseErr != nil {
			return errors.Join(pauseErr, err)
		}
	}
}

func (c *Client) sleep(ctx context.Context, d time.Duration) error {
	if c.pause != nil {
		return c.pause(ctx, d)
	}
	return retry.Sleep(ctx, d)
}

// do sends a GET request. The answer's status is one of 200 and 206, or 416 if
// a range was asked for; its body ends with an error when the server falls
// silent.
func (c *Client) do(ctx context.Context, at *url.URL, header http.Header) (*http.Response, error) {
	req, err := c.request(ctx, at, header)
	if err != nil {
		return nil, err
	}
	client := *c.http()
	client.CheckRedirect = c.follow
	resp, err := retry.Send(req, c.timeout(), client.Do)
	if err != nil {
		return nil, c.explain(ctx, at, err)
	}
	if err := c.status(at, resp, header.Get("Range") != ""); err != nil {
		resp.Body.Close()
		return nil, err
	}
	return resp, nil
}

func (c *Client) request(ctx context.Context, at *url.URL, header http.Header) (*http.Request, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, withoutLogin(at).String(), nil)
	if err != nil {
		return nil, err
	}
	req.Header = header.Clone()
	req.Header.Set("User-Agent", cmp.Or(c.UserAgent, "envsolve"))
	// Hashes and ranges are those of the file as it is.
	req.Header.Set("Accept-Encoding", "identity")
	return req, c.authorize(req, at)
}

func (c *Client) timeout() time.Duration { return cmp.Or(c.Timeout, defaultTimeout) }

func (c *Client) http() *http.Client {
	if c.HTTP != nil {
		return c.HTTP
	}
	c.once.Do(func() {
		t := http.DefaultTransport.(*http.Transport).Clone()
		t.DialContext = (&net.Dialer{Timeout: c.timeout()}).DialContext
		t.MaxIdleConnsPerHost = 16
		c.client = &http.Client{Transport: t}
	})
	return c.client
}

// explain says what went wrong before a server answered.
func (c *Client) explain(ctx context.Context, at *url.URL, err error) error {
	var wrapped *url.Error
	if errors.As(err, &wrapped) {
		err = wrapped.Err // its text holds the URL as it is
	}
	var dns *net.DNSError
	var unfollowed *unfollowed
	var silent *retry.SilenceError
	switch {
	case errors.As(err, &silent):
		return transient(fmt.Errorf("%s: %w", redact(at), silent))
	case ctx.Err() != nil:
		return fmt.Errorf("%s: %w", redact(at), ctx.Err())
	case errors.As(err, &unfollowed):
		return fmt.Errorf("%s: %w", redact(at), unfollowed)
	case atProxy(err) != nil:
		return fmt.Errorf("%s: %w", redact(at), atProxy(err))
	case errors.As(err, &dns) && dns.IsNotFound:
		return fmt.Errorf("%s %w: %w; check the host's name and the network", redact(at), ErrUnreachable, err)
	}
	return transient(fmt.Errorf("%s %w: %w; check the network, or name another index", redact(at), ErrUnreachable, err))
}

// status turns an answer that is no success into an error.
func (c *Client) status(at *url.URL, resp *http.Response, ranged bool) error {
	where := redact(at)
	if to := redact(resp.Request.URL); to != where {
		where += ", which leads to " + to + ","
	}
	switch resp.StatusCode {
	case http.StatusOK:
		return nil
	case http.StatusPartialContent, http.StatusRequestedRangeNotSatisfiable:
		if ranged {
			return nil
		}
	case http.StatusUnauthorized, http.StatusForbidden, http.StatusProxyAuthRequired:
		return fmt.Errorf("%s %s", where, c.refused(resp))
	case http.StatusNotFound, http.StatusGone:
		return fmt.Errorf("%s: %w (%s)", where, ErrNotFound, resp.Status)
	}
	if retry.Passing(resp.StatusCode) {
		return &transientError{error: fmt.Errorf("%s answers %s", where, resp.Status), after: retry.Asked(resp)}
	}
	return fmt.Errorf("%s answers %s", where, resp.Status)
}
