package retry

import (
	"net/http"
	"testing"
	"time"
)

func TestTriesInARowAreCounted(t *testing.T) {
	tries := Tries{Most: 3}
	for i, want := range []bool{true, true, false} {
		if got := tries.Failed(); got != want {
			t.Errorf("failure %d: again is %v", i+1, got)
		}
	}
	if tries.Count() != 3 {
		t.Errorf("%d failures", tries.Count())
	}
	tries.Progress()
	if !tries.Failed() || tries.Count() != 1 {
		t.Errorf("after progress: %d failures", tries.Count())
	}
}

func TestTriesWaitLongerEachTime(t *testing.T) {
	tries := Tries{Most: Most}
	var last time.Duration
	for tries.Failed() {
		wait, ok := tries.Wait(0)
		if want, _ := Wait(tries.Count()-1, 0); wait != want || !ok || wait <= last {
			t.Errorf("after %d failures: %v after %v, want %v", tries.Count(), wait, last, want)
		}
		last = wait
	}
	if _, ok := tries.Wait(time.Hour); ok {
		t.Error("an hour is waited for")
	}
}

func TestARestIsAskedForByItsContent(t *testing.T) {
	for _, tt := range []struct {
		rest       Rest
		span, when string
	}{
		{Rest{From: 7}, "bytes=7-", ""},
		{Rest{From: 0, Validator: `"v1"`}, "bytes=0-", `"v1"`},
	} {
		header := http.Header{}
		tt.rest.SetHeader(header)
		if header.Get("Range") != tt.span || header.Get("If-Range") != tt.when {
			t.Errorf("%+v: %v", tt.rest, header)
		}
	}
}

func TestWhereAnAnswerBegins(t *testing.T) {
	for _, tt := range []struct {
		status int
		span   string
		at     int64
		ok     bool
	}{
		{http.StatusOK, "", 0, true},
		{http.StatusPartialContent, "bytes 7-9/10", 7, true},
		{http.StatusPartialContent, "bytes 70-99/100", 7, false},
		{http.StatusPartialContent, "", 7, false},
		{http.StatusRequestedRangeNotSatisfiable, "", 0, false},
		{http.StatusServiceUnavailable, "", 0, false},
	} {
		resp := &http.Response{StatusCode: tt.status, Header: http.Header{"Content-Range": {tt.span}}}
		at, ok := (Rest{From: 7}).Begins(resp)
		if ok != tt.ok || ok && at != tt.at {
			t.Errorf("%d %q: %d, %v", tt.status, tt.span, at, ok)
		}
	}
}

func TestARestOfOtherContentIsOfNoUse(t *testing.T) {
	const date, later = "Fri, 20 Nov 2026 12:00:00 GMT", "Fri, 20 Nov 2026 13:00:00 GMT"
	for _, tt := range []struct {
		validator, name, said string
		ok                    bool
	}{
		{`"v1"`, "ETag", `"v1"`, true},
		{`"v1"`, "ETag", `"v2"`, false},
		{`"v1"`, "ETag", `W/"v1"`, false},
		{`"v1"`, "Last-Modified", later, false}, // it says nothing of the tag
		{date, "Last-Modified", date, true},
		{date, "Last-Modified", later, false},
		{date, "ETag", `"v1"`, true},
		{"", "ETag", `"v2"`, true},
	} {
		header := http.Header{"Content-Range": {"bytes 7-9/10"}}
		header.Set(tt.name, tt.said)
		resp := &http.Response{StatusCode: http.StatusPartialContent, Header: header}
		if _, ok := (Rest{From: 7, Validator: tt.validator}).Begins(resp); ok != tt.ok {
			t.Errorf("after %s, %s: %s is taken: %v", tt.validator, tt.name, tt.said, ok)
		}
	}
}
