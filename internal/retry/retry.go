// Package retry tries again what failed for a reason that may pass: it decides
// whether, how often and after which wait, notices a server that has fallen
// silent, and asks for the rest of a download that broke off.
//
// The wait is as long as the server says (Retry-After, RFC 9110, section 10.2.3),
// or a little longer each time.
package retry

import (
	"context"
	"net/http"
	"strconv"
	"time"
)

// First and Longest bound each wait. A server that asks for more than Longest
// is not waited for.
const (
	First   = 500 * time.Millisecond
	Longest = 2 * time.Minute
)

// Passing tells whether an HTTP status stands for something that may be gone at
// the next try.
func Passing(status int) bool {
	switch status {
	case http.StatusRequestTimeout, http.StatusTooEarly, http.StatusTooManyRequests, http.StatusInternalServerError,
		http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return true
	}
	return false
}

// Asked reads Retry-After: seconds, or a date by the server's own clock. It is 0
// where the server asks for nothing.
func Asked(resp *http.Response) time.Duration {
	text := resp.Header.Get("Retry-After")
	if seconds, err := strconv.ParseInt(text, 10, 32); err == nil {
		return time.Duration(max(seconds, 0)) * time.Second
	}
	if at, err := http.ParseTime(text); err == nil {
		now := time.Now()
		if date, err := http.ParseTime(resp.Header.Get("Date")); err == nil {
			now = date
		}
		return max(at.Sub(now), 0)
	}
	return 0
}

// Wait is the time before a try, after tries that failed: 0 is the first. The
// wish of the server counts where it is longer; ok is false where it is longer
// than Longest.
func Wait(tries int, asked time.Duration) (wait time.Duration, ok bool) {
	wait = max(asked, min(First<<min(tries, 10), Longest))
	return wait, wait <= Longest
}

// Sleep waits, or ends with the context.
func Sleep(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
