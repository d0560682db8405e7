package retry

import (
	"context"
	"errors"
	"net/http"
	"testing"
	"time"
)

func TestTheServersWishIsRead(t *testing.T) {
	date := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	for _, tt := range []struct {
		text string
		want time.Duration
	}{
		{"", 0}, {"7", 7 * time.Second}, {"-7", 0}, {"soon", 0}, {"99999999999999", 0},
		{date.Add(90 * time.Second).Format(http.TimeFormat), 90 * time.Second},
		{date.Add(-time.Hour).Format(http.TimeFormat), 0},
	} {
		header := http.Header{"Date": {date.Format(http.TimeFormat)}}
		header.Set("Retry-After", tt.text)
		if got := Asked(&http.Response{Header: header}); got != tt.want {
			t.Errorf("%q: %v, want %v", tt.text, got, tt.want)
		}
	}
}

func TestADateWithoutTheServersClockIsHeldToOurs(t *testing.T) {
	header := http.Header{"Retry-After": {time.Now().Add(time.Hour).UTC().Format(http.TimeFormat)}}
	if got := Asked(&http.Response{Header: header}); got < 50*time.Minute || got > time.Hour {
		t.Errorf("got %v", got)
	}
}

func TestWaitsGrowUpToABound(t *testing.T) {
	last := time.Duration(0)
	for n := range 20 {
		wait, ok := Wait(n, 0)
		if !ok || wait < last || wait > Longest {
			t.Errorf("try %d: %v after %v, %v", n, wait, last, ok)
		}
		last = wait
	}
	if first, _ := Wait(0, 0); first != First {
		t.Errorf("first: %v", first)
	}
	if wait, ok := Wait(0, time.Minute); wait != time.Minute || !ok {
		t.Errorf("a minute is asked for: %v, %v", wait, ok)
	}
	if _, ok := Wait(0, time.Hour); ok {
		t.Error("an hour is waited for")
	}
}

func TestStatusesThatPass(t *testing.T) {
	for status, want := range map[int]bool{200: false, 401: false, 404: false, 408: true, 429: true, 500: true, 501: false,
		503: true, 504: true} {
		if got := Passing(status); got != want {
			t.Errorf("%d: %v", status, got)
		}
	}
}

func TestSleepEndsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Sleep(ctx, time.Hour); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if err := Sleep(t.Context(), 0); err != nil {
		t.Errorf("got %v", err)
	}
}
