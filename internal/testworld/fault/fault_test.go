package fault_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/testworld/fault"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

var content = bytes.Repeat([]byte("0123456789"), 100)

// serve puts a file, an index and an echo of the request behind faults.
func serve(t *testing.T) *httptest.Server {
	t.Helper()
	dir := t.TempDir()
	written, err := wheel.Wheel{Name: "torch", Version: "1", Tag: "py3-none-any"}.WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	catalog := pyindex.NewCatalog([]pyindex.File{{
		Project: "torch", Version: "1", Name: written.File, Path: filepath.Join(dir, written.File),
		SHA256: written.SHA256, MetadataSHA256: written.MetadataSHA256, Indexes: []string{"pypi"},
	}})
	mux := http.NewServeMux()
	mux.HandleFunc("/file", func(w http.ResponseWriter, r *http.Request) {
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
	})
	mux.Handle("/simple/", http.StripPrefix("/simple", pyindex.Simple{Catalog: catalog}))
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, r.URL.Path, " below ", r.Header.Get("X-Forwarded-Prefix"))
	})
	s := httptest.NewUnstartedServer(&fault.Injector{Next: mux})
	s.Config.ErrorLog = nil
	s.Start()
	t.Cleanup(s.Close)
	return s
}

func ask(t *testing.T, url string) (*http.Response, string, error) {
	t.Helper()
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, url, nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.Do(req)
	if err != nil {
		return nil, "", err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	return resp, string(body), err
}

func TestStatusFaults(t *testing.T) {
	s := serve(t)
	for kind, want := range map[string]struct {
		status     int
		retryAfter string
	}{
		"forbidden": {403, ""}, "not-found": {404, ""}, "too-many": {429, "1"}, "server-error": {500, ""},
		"unavailable": {503, "1"}, "no-such-fault": {501, ""},
	} {
		for range 2 {
			resp, _, err := ask(t, s.URL+"/fault/"+kind+"/file")
			if err != nil || resp.StatusCode != want.status || resp.Header.Get("Retry-After") != want.retryAfter {
				t.Errorf("%s: %v %v", kind, err, resp)
			}
		}
	}
}

func TestWithoutFaultNothingChanges(t *testing.T) {
	s := serve(t)
	if _, body, err := ask(t, s.URL+"/file"); err != nil || body != string(content) {
		t.Errorf("%v: %d bytes", err, len(body))
	}
	if _, body, _ := ask(t, s.URL+"/v2/fault"); body != "/v2/fault below " {
		t.Errorf("got %q", body)
	}
}

func TestFlakyRefusesEachPathOnce(t *testing.T) {
	s := serve(t)
	for _, path := range []string{"/fault/flaky/file", "/fault/flaky/other"} {
		first, _, err := ask(t, s.URL+path)
		if err != nil || first.StatusCode != http.StatusServiceUnavailable ||
			first.Header.Get("Retry-After") != fault.RetryAfter {
			t.Errorf("%s: first %v %v", path, err, first)
		}
		if second, _, err := ask(t, s.URL+path); err != nil || second.StatusCode != http.StatusOK {
			t.Errorf("%s: second %v %v", path, err, second)
		}
	}
}

func TestBodyFaults(t *testing.T) {
	s := serve(t)
	_, body, err := ask(t, s.URL+"/fault/truncated/file")
	if !errors.Is(err, io.ErrUnexpectedEOF) || body != string(content[:500]) {
		t.Errorf("truncated: %v after %d bytes", err, len(body))
	}
	_, body, err = ask(t, s.URL+"/fault/corrupt/file")
	if err != nil || len(body) != len(content) || body[:500] != string(content[:500]) || body[500] == content[500] ||
		body[501:] != string(content[501:]) {
		t.Errorf("corrupt: %v, %d bytes", err, len(body))
	}
	if _, body, err = ask(t, s.URL+"/fault/corrupt/short"); err != nil || body != "/short below /fault/corrupt" {
		t.Errorf("without a length: %v %q", err, body)
	}
}

func TestHangingFaultsEndWithTheClient(t *testing.T) {
	s := serve(t)
	for _, kind := range []string{"slow", "stall"} {
		ctx, cancel := context.WithCancel(t.Context())
		req, _ := http.NewRequestWithContext(ctx, http.MethodGet, s.URL+"/fault/"+kind+"/file", nil)
		got := make(chan []byte)
		if kind == "slow" {
			time.AfterFunc(20*time.Millisecond, cancel) // there is nothing else to wait for
		}
		go func() {
			resp, err := http.DefaultClient.Do(req)
			if err != nil {
				got <- nil
				return
			}
			defer resp.Body.Close()
			half := make([]byte, len(content)/2)
			io.ReadFull(resp.Body, half) //nolint:errcheck // checked by content
			cancel()
			got <- half
		}()
		if half := <-got; kind == "stall" && string(half) != string(content[:500]) {
			t.Errorf("%s gave %q", kind, half)
		}
		cancel()
	}
}

func TestLoginIsAskedFor(t *testing.T) {
	s := serve(t)
	resp, body, err := ask(t, s.URL+"/fault/unauthorized/file")
	if err != nil || resp.StatusCode != http.StatusUnauthorized || !strings.HasPrefix(resp.Header.Get("WWW-Authenticate"),
		"Basic ") ||
		!strings.Contains(body, `"UNAUTHORIZED"`) {
		t.Errorf("%v %v %s", err, resp, body)
	}
	withLogin := strings.Replace(s.URL, "//", "//"+fault.User+":"+fault.Password+"@", 1)
	if _, body, err := ask(t, withLogin+"/fault/unauthorized/file"); err != nil || body != string(content) {
		t.Errorf("%v: %d bytes", err, len(body))
	}
}

func TestRedirectLeadsToTheWorkingPath(t *testing.T) {
	s := serve(t)
	for path, want := range map[string]string{"/fault/redirect/file": "/file",
		"/v2/fault/redirect/hub/manifests/1": "/v2/hub/manifests/1"} {
		resp, _, err := ask(t, s.URL+path)
		if err != nil || resp.StatusCode != http.StatusFound || resp.Header.Get("Location") != want {
			t.Errorf("%s: %v %v", path, err, resp)
		}
	}
}

func TestGarbageIsHTML(t *testing.T) {
	resp, body, err := ask(t, serve(t).URL+"/fault/garbage/simple/torch/")
	if err != nil || resp.StatusCode != http.StatusOK || !strings.Contains(body, "accept the terms") {
		t.Errorf("%v %v %s", err, resp, body)
	}
}

func TestRegistryFaultsAreInTheRepositoryName(t *testing.T) {
	s := serve(t)
	if resp, _, err := ask(t, s.URL+"/v2/fault/unavailable/hub/manifests/1"); err != nil ||
		resp.StatusCode != http.StatusServiceUnavailable {
		t.Errorf("%v %v", err, resp)
	}
	if _, body, _ := ask(t, s.URL+"/v2/fault/yanked/hub/manifests/1"); body != "/v2/hub/manifests/1 below /v2/fault/yanked" {
		t.Errorf("got %q", body)
	}
}

func TestPageFaults(t *testing.T) {
	s := serve(t)
	_, sound, err := ask(t, s.URL+"/simple/torch/")
	if err != nil || strings.Count(sound, "sha256=") != 3 || strings.Contains(sound, "data-yanked") {
		t.Fatalf("%v %s", err, sound)
	}
	for kind, holds := range map[string]func(page string) bool{
		"wrong-hash": func(p string) bool { return strings.Count(p, "sha256=") == 3 && p != sound },
		"no-hash":    func(p string) bool { return !strings.Contains(p, "sha256") },
		"no-metadata": func(p string) bool {
			return strings.Count(p, "sha256=") == 1 &&
				!strings.Contains(p, "core-metadata")
		},
		"yanked": func(p string) bool { return strings.Contains(p, `data-yanked="withdrawn`) },
	} {
		if _, page, err := ask(t, s.URL+"/fault/"+kind+"/simple/torch/"); err != nil || !holds(page) {
			t.Errorf("%s: %v\n%s", kind, err, page)
		}
	}
}

func TestDisturbedRequestsFailAtTheirUsualAddress(t *testing.T) {
	in := &fault.Injector{Next: http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "fine") })}
	s := httptest.NewServer(in)
	defer s.Close()
	status := func(path string) int {
		resp, err := http.Get(s.URL + path)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		return resp.StatusCode
	}
	in.Disturb(func(r *http.Request) string {
		if r.URL.Path == "/bad" {
			return "unavailable"
		}
		return ""
	})
	if bad, good := status("/bad"), status("/good"); bad != http.StatusServiceUnavailable || good != http.StatusOK {
		t.Errorf("/bad answers %d, /good %d", bad, good)
	}
	in.Disturb(nil)
	if got := status("/bad"); got != http.StatusOK {
		t.Errorf("after the disturbance /bad answers %d", got)
	}
}
