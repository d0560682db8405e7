package retry

import (
	"bytes"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"
)

// TestSilenceIsGivenUp meets a server that never answers, and one that stops in
// the middle.
func TestSilenceIsGivenUp(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/middle" {
			w.Header().Set("Content-Length", "100")
			if _, err := io.WriteString(w, "half"); err != nil {
				t.Error(err)
			}
			w.(http.Flusher).Flush()
		}
		<-r.Context().Done()
	}))
	t.Cleanup(server.Close)
	for _, path := range []string{"/never", "/middle"} {
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		resp, err := Send(req, 50*time.Millisecond, http.DefaultTransport.RoundTrip)
		if err == nil {
			_, err = io.ReadAll(resp.Body)
			resp.Body.Close() //nolint:errcheck // it is broken
		}
		var silent *SilenceError
		if !errors.As(err, &silent) || silent.Error() != "no answer for 50ms" {
			t.Errorf("%s: %v", path, err)
		}
	}
}

// TestAReaderMayTakeItsTime reads slower than the server may be silent.
func TestAReaderMayTakeItsTime(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if _, err := io.WriteString(w, "whole"); err != nil {
			t.Error(err)
		}
	}))
	t.Cleanup(server.Close)
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	const silence = 5 * time.Second
	resp, err := Send(req, silence, http.DefaultTransport.RoundTrip)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	w := resp.Body.(*watched)
	if w.timer.Stop() {
		t.Error("the time runs while nobody reads")
	}
	if text, err := io.ReadAll(resp.Body); err != nil || string(text) != "whole" {
		t.Errorf("%q, %v", text, err)
	}
}

// TestAnUploadThatNobodyTakesIsGivenUp sends more than any buffer on the way
// holds.
func TestAnUploadThatNobodyTakesIsGivenUp(t *testing.T) {
	over := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		if _, err := io.CopyN(io.Discard, r.Body, 1<<20); err != nil {
			t.Error(err)
		}
		<-over
	}))
	t.Cleanup(server.Close)
	defer close(over)
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPut, server.URL, bytes.NewReader(make([]byte, 64<<20)))
	if err != nil {
		t.Fatal(err)
	}
	_, err = Send(req, 100*time.Millisecond, http.DefaultTransport.RoundTrip)
	var silent *SilenceError
	if !errors.As(err, &silent) || !silent.Temporary() {
		t.Errorf("got %v", err)
	}
}

// slow takes its time before it gives anything.
type slow struct {
	io.Reader
	time time.Duration
}

func (s slow) Read(b []byte) (int, error) {
	time.Sleep(s.time)
	return s.Reader.Read(b)
}

// TestAWriterMayTakeItsTime sends slower than the server may be silent.
func TestAWriterMayTakeItsTime(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, err := io.Copy(w, r.Body); err != nil {
			t.Error(err)
		}
	}))
	t.Cleanup(server.Close)
	const silence = time.Second
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPut, server.URL,
		slow{strings.NewReader("whole"), silence + silence/2})
	if err != nil {
		t.Fatal(err)
	}
	resp, err := Send(req, silence, http.DefaultTransport.RoundTrip)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	if resp.Body.(*watched).timer.Stop() {
		t.Error("the time runs when all is sent")
	}
	if text, err := io.ReadAll(resp.Body); err != nil || string(text) != "whole" {
		t.Errorf("%q, %v", text, err)
	}
}
