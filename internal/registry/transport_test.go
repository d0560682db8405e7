package registry

import (
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/validate"

	"github.com/envsolve/envsolve/internal/retry"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestPullsOutlastWhatPasses reads an image while requests are refused, and
// while the bodies of blobs break off.
func TestPullsOutlastWhatPasses(t *testing.T) {
	d := worldtest.Distribution(t)
	_, child := pair(t)
	ref := d.Host + "/team/a:1"
	pushOne(t, &Client{}, Push{Image: child, Tags: []string{ref}})
	digest, err := child.Digest()
	if err != nil {
		t.Fatal(err)
	}
	for _, kind := range []string{"too-many", "server-error", "unavailable", "truncated"} {
		var mu sync.Mutex
		asked := map[string]int{}
		d.Disturb(func(r *http.Request) string {
			mu.Lock()
			defer mu.Unlock()
			asked[r.URL.Path]++
			if blob := strings.Contains(r.URL.Path, "/blobs/"); asked[r.URL.Path] > 2 || kind == "truncated" && !blob {
				return ""
			}
			return kind
		})
		c, w := hasty()
		img, _, err := c.fetch(t.Context(), ref, "linux/amd64")
		if err != nil {
			t.Errorf("%s: %v", kind, err)
			continue
		}
		if got, err := img.Digest(); err != nil || got != digest {
			t.Errorf("%s: %v %v", kind, got, err)
		}
		if err := validate.Image(img); err != nil {
			t.Errorf("%s: %v", kind, err)
		}
		if len(w.all) == 0 {
			t.Errorf("%s: nothing was waited for", kind)
		}
	}
}

// readAll reads the first layer of an image.
func readAll(img v1.Image) ([]byte, error) {
	layers, err := img.Layers()
	if err != nil {
		return nil, err
	}
	r, err := layers[0].Compressed()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	return io.ReadAll(r)
}

// TestAnswersWithoutRangesAreReadAgain breaks off an answer of a server that
// refuses ranges, in the two ways there are.
func TestAnswersWithoutRangesAreReadAgain(t *testing.T) {
	const text = "a manifest of some length"
	for _, refusal := range []int{http.StatusOK, http.StatusRequestedRangeNotSatisfiable} {
		asked := 0
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			asked++
			if r.Header.Get("Range") != "" && refusal != http.StatusOK {
				w.WriteHeader(refusal)
				return
			}
			w.Header().Set("Content-Length", strconv.Itoa(len(text)))
			part := text
			if asked == 1 {
				part = text[:len(text)/2] // net/http closes the connection behind it
			}
			if _, err := io.WriteString(w, part); err != nil {
				t.Error(err)
			}
		}))
		t.Cleanup(server.Close)
		c, _ := hasty()
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, server.URL, nil)
		if err != nil {
			t.Fatal(err)
		}
		resp, err := c.transport.RoundTrip(req)
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(resp.Body)
		if err = errors.Join(err, resp.Body.Close()); err != nil || string(got) != text {
			t.Errorf("refusal %d: %q, %v", refusal, got, err)
		}
	}
}

// pulling is an image in a registry, about to be read by a client that does not
// wait between tries.
func pulling(t *testing.T) (d *testworld.Distribution, c *Client, w *waits, img v1.Image) {
	t.Helper()
	d = worldtest.Distribution(t)
	_, child := pair(t)
	ref := d.Host + "/team/a:1"
	pushOne(t, &Client{}, Push{Image: child, Tags: []string{ref}})
	c, w = hasty()
	img, _, err := c.fetch(t.Context(), ref, "linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	return d, c, w, img
}

func TestADownloadThatNeverEndsSaysWhereItBrokeOff(t *testing.T) {
	d, _, w, img := pulling(t)
	refused := 0
	d.Disturb(func(r *http.Request) string {
		if !strings.Contains(r.URL.Path, "/blobs/") {
			return ""
		}
		if refused++; refused == 1 {
			return "truncated"
		}
		return "unavailable"
	})
	_, err := readAll(img)
	if err == nil || !strings.Contains(err.Error(), "the download broke off after") ||
		!strings.Contains(err.Error(), "503") {
		t.Errorf("got %v", err)
	}
	if len(w.all) != retry.Most-1 {
		t.Errorf("waited %d times", len(w.all))
	}
}

func TestSilenceInADownloadIsNotForEver(t *testing.T) {
	d, c, w, img := pulling(t)
	c.transport.(*retryTransport).silence = time.Second // which no answer takes, on a busy machine either
	first := true
	d.Disturb(func(r *http.Request) string {
		if strings.Contains(r.URL.Path, "/blobs/") && first {
			first = false
			return "stall"
		}
		return ""
	})
	if _, err := readAll(img); err != nil || len(w.all) == 0 {
		t.Errorf("waited %v: %v", w.all, err)
	}
}

// TestARegistryThatSaysNothingIsAskedAgain falls silent before its answers, for
// reading and for writing.
func TestARegistryThatSaysNothingIsAskedAgain(t *testing.T) {
	d := worldtest.Distribution(t)
	_, child := pair(t)
	ref := d.Host + "/team/a:1"
	c, _ := hasty()
	transport := c.transport.(*retryTransport)
	transport.silence, transport.longSilence = time.Second, time.Second
	var mu sync.Mutex
	quiet := map[string]int{}
	d.Disturb(func(r *http.Request) string {
		mu.Lock()
		defer mu.Unlock()
		if quiet[r.Method]++; quiet[r.Method] == 2 {
			return "slow"
		}
		return ""
	})
	pushOne(t, c, Push{Image: child, Tags: []string{ref}})
	img, _, err := c.fetch(t.Context(), ref, "linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := readAll(img); err != nil {
		t.Error(err)
	}
	for _, method := range []string{http.MethodHead, http.MethodGet, http.MethodPatch, http.MethodPut} {
		if quiet[method] < 2 {
			t.Errorf("%s never met silence: %v", method, quiet)
		}
	}
	var silent *retry.SilenceError
	d.Disturb(func(*http.Request) string { return "slow" })
	if _, _, err := c.fetch(t.Context(), ref, "linux/amd64"); !errors.As(err, &silent) {
		t.Errorf("a registry that never answers: %v", err)
	}
}

func TestNobodyWaitsForAnHour(t *testing.T) {
	host, _ := serve(t, "linux", "amd64")
	c, w := hasty()
	c.transport.(*retryTransport).next = roundTrip(func(r *http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: 429, Status: "429 Too Many Requests", Header: http.Header{"Retry-After": {"3600"}},
			Body: http.NoBody, Request: r}, nil
	})
	if _, err := c.Resolve(t.Context(), host+"/dockerhub/library/python:3.12", "linux/amd64"); err == nil ||
		!strings.Contains(err.Error(), "asks to retry after 1h0m0s: try again then, log in, or name a mirror") {
		t.Errorf("pull: %v", err)
	}
	_, child := pair(t)
	if err := c.Push(t.Context(), Push{Image: child, Tags: []string{host + "/a:1"}}); err == nil ||
		!strings.Contains(err.Error(), "asks to retry after 1h0m0s\nRun the command again then") {
		t.Errorf("push: %v", err)
	}
	if len(w.all) > 0 {
		t.Errorf("waited %v", w.all)
	}
}

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }
