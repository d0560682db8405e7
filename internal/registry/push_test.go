package registry

import (
	"context"
	"errors"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-containerregistry/pkg/name"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/random"
	"github.com/google/go-containerregistry/pkg/v1/remote"
	"github.com/google/go-containerregistry/pkg/v1/validate"

	"github.com/envsolve/envsolve/internal/patience"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// memory is a Memory for one test.
type memory map[string]string

func (m memory) Seen(registry string, layer v1.Hash) (string, bool) {
	repository, ok := m[registry+layer.String()]
	return repository, ok
}

func (m memory) Remember(registry, repository string, layer v1.Hash) {
	m[registry+layer.String()] = repository
}

// waits are the pauses that a client would have made.
type waits struct {
	mu  sync.Mutex
	all []time.Duration
}

func (w *waits) pause(ctx context.Context, d time.Duration) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.all = append(w.all, d)
	return ctx.Err()
}

// hasty is a client that does not wait between tries.
func hasty() (*Client, *waits) {
	w := &waits{}
	return &Client{
		transport: &patient{next: remote.DefaultTransport, pause: w.pause, silence: time.Minute, longSilence: time.Minute},
		backoff:   remote.Backoff{Duration: time.Microsecond, Factor: 1, Steps: 5},
	}, w
}

const layerSize = 200_000

// pair gives an image of two layers, and one of three on top of it.
func pair(t *testing.T) (base, child v1.Image) {
	t.Helper()
	base, err := random.Image(layerSize, 2)
	if err != nil {
		t.Fatal(err)
	}
	more, err := random.Image(layerSize, 3)
	if err != nil {
		t.Fatal(err)
	}
	layers, err := more.Layers()
	if err != nil {
		t.Fatal(err)
	}
	if child, err = mutate.AppendLayers(base, layers...); err != nil {
		t.Fatal(err)
	}
	return base, child
}

// sent counts the layers and bytes that were uploaded, and the layers that were
// mounted instead.
func sent(d *testworld.Distribution) (uploads, mounted int, bytes int64) {
	for _, r := range d.Requests() {
		bytes += r.Got
		switch {
		case r.Method == http.MethodPatch:
			uploads++
		case r.Method == http.MethodPost && r.Status == http.StatusCreated:
			mounted++
		}
	}
	return uploads, mounted, bytes
}

func pushOne(t *testing.T, c *Client, p Push) {
	t.Helper()
	if err := c.Push(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	for _, text := range p.Tags {
		ref, err := name.ParseReference(text)
		if err != nil {
			t.Fatal(err)
		}
		got, err := remote.Image(ref)
		if err != nil {
			t.Fatal(err)
		}
		want, err := p.Image.Digest()
		if err != nil {
			t.Fatal(err)
		}
		if digest, err := got.Digest(); err != nil || digest != want {
			t.Errorf("%s is %s, want %s (%v)", text, digest, want, err)
		}
		if err := validate.Image(got); err != nil {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestLayersThatTheRegistryHasElsewhereAreMounted holds to the byte what moves.
func TestLayersThatTheRegistryHasElsewhereAreMounted(t *testing.T) {
	d := worldtest.Distribution(t)
	base, child := pair(t)
	known := memory{}
	c := &Client{Layers: known}
	const documents = 16 << 10 // config and manifest
	for _, step := range []struct {
		name             string
		push             Push
		uploads, mounted int
		layers           int64 // whose bytes move
	}{
		{"a base image", Push{Image: base, Tags: []string{d.Host + "/library/python:3"}}, 3, 0, 2},
		{"an image on a base of the same registry", Push{Image: child, Tags: []string{d.Host + "/team/a:1"}, Sources: []string{d.Host + "/library/python:3"}}, 4, 2, 3},
		{"another tag", Push{Image: child, Tags: []string{d.Host + "/team/a:2"}}, 0, 0, 0},
		{"another repository, as remembered", Push{Image: child, Tags: []string{d.Host + "/team/b:1"}}, 1, 5, 0},
		{"two repositories at once", Push{Image: child, Tags: []string{d.Host + "/team/c:1", d.Host + "/team/d:1"}}, 2, 10, 0},
	} {
		d.ResetRequests()
		pushOne(t, c, step.push)
		uploads, mounted, bytes := sent(d)
		if uploads != step.uploads || mounted != step.mounted {
			t.Errorf("%s: %d uploads and %d mounts, want %d and %d", step.name, uploads, mounted, step.uploads, step.mounted)
		}
		if least, most := step.layers*layerSize, step.layers*(layerSize+layerSize/10)+2*documents; bytes < least || bytes > most {
			t.Errorf("%s: %d bytes were sent, want %d to %d", step.name, bytes, least, most)
		}
		t.Logf("%s: %d uploads, %d mounts, %d bytes, %d requests", step.name, uploads, mounted, bytes, len(d.Requests()))
	}
	// Somebody else's machine remembers nothing, but can be told.
	d.ResetRequests()
	pushOne(t, &Client{}, Push{Image: child, Tags: []string{d.Host + "/team/e:1"}, Sources: []string{d.Host + "/none/such:1", d.Host + "/team/a:1", "not a reference"}})
	if uploads, mounted, _ := sent(d); uploads != 1 || mounted != 5 {
		t.Errorf("with a cache named: %d uploads, %d mounts", uploads, mounted)
	}
}

func TestARepositoryThatLostALayerCostsAnUpload(t *testing.T) {
	d := worldtest.Distribution(t)
	_, child := pair(t)
	layers, err := child.Layers()
	if err != nil {
		t.Fatal(err)
	}
	forgotten := memory{}
	for _, l := range layers {
		digest, err := l.Digest()
		if err != nil {
			t.Fatal(err)
		}
		forgotten.Remember(d.Host, "gone/away", digest)
	}
	pushOne(t, &Client{Layers: forgotten}, Push{Image: child, Tags: []string{d.Host + "/team/a:1"}})
	if uploads, mounted, _ := sent(d); uploads != 6 || mounted != 0 {
		t.Errorf("%d uploads, %d mounts", uploads, mounted)
	}
}

// TestPushesOutlastWhatPasses has every request of a push refused once, in each
// of the ways that pass.
func TestPushesOutlastWhatPasses(t *testing.T) {
	for kind, asked := range map[string]bool{"too-many": true, "server-error": false, "unavailable": true} {
		t.Run(kind, func(t *testing.T) {
			d := worldtest.Distribution(t)
			_, child := pair(t)
			var mu sync.Mutex
			seen := map[string]bool{}
			d.Disturb(func(r *http.Request) string {
				mu.Lock()
				defer mu.Unlock()
				first := !seen[r.Method]
				seen[r.Method] = true
				if first {
					return kind
				}
				return ""
			})
			c, w := hasty()
			pushOne(t, c, Push{Image: child, Tags: []string{d.Host + "/team/a:1"}})
			if len(seen) < 5 { // HEAD, POST, PATCH, PUT, GET
				t.Errorf("only %v were refused", seen)
			}
			for _, wait := range w.all {
				if asked && wait < time.Second {
					t.Errorf("waited %v, the registry asked for a second", wait)
				}
			}
			if len(w.all) == 0 {
				t.Error("nothing was waited for")
			}
		})
	}
}

func TestARegistryThatNeverTakesItIsNamed(t *testing.T) {
	d := worldtest.Distribution(t)
	_, child := pair(t)
	c, _ := hasty()
	push := func() error { return c.Push(t.Context(), Push{Image: child, Tags: []string{d.Host + "/team/a:1"}}) }
	for kind, want := range map[string]string{"unavailable": "Check the registry, then run", "too-many": "429", "forbidden": "docker login " + d.Host} {
		d.Disturb(func(r *http.Request) string {
			if r.URL.Path == "/v2/" {
				return ""
			}
			return kind
		})
		var refused *PushError
		if err := push(); !errors.As(err, &refused) || refused.Ref != d.Host+"/team/a:1" || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", kind, err)
		}
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	interrupted := errors.New("interrupted")
	cancel(interrupted)
	if err := c.Push(ctx, Push{Image: child, Tags: []string{d.Host + "/team/a:1"}}); !errors.Is(err, interrupted) {
		t.Errorf("interrupted: %v", err)
	}
	if err := c.Push(t.Context(), Push{Image: child, Tags: []string{"UPPER case"}}); err == nil || !strings.Contains(err.Error(), `tag "UPPER case"`) {
		t.Errorf("no tag: %v", err)
	}
}

func TestProgressIsTold(t *testing.T) {
	d := worldtest.Distribution(t)
	_, child := pair(t)
	var done, total int64
	pushOne(t, &Client{}, Push{Image: child, Tags: []string{d.Host + "/team/a:1"}, Progress: func(d, t int64) { done, total = d, t }})
	if done < 5*layerSize || total < done {
		t.Errorf("%d of %d", done, total)
	}
}

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
			if asked == 1 {
				io.WriteString(w, text[:len(text)/2]) //nolint:errcheck // the client sees it
				return                                // net/http closes the connection
			}
			io.WriteString(w, text) //nolint:errcheck // the client sees it
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
		resp.Body.Close() //nolint:errcheck // all is read
		if err != nil || string(got) != text {
			t.Errorf("refusal %d: %q, %v", refusal, got, err)
		}
	}
}

func TestADownloadThatNeverEndsSaysWhereItBrokeOff(t *testing.T) {
	d := worldtest.Distribution(t)
	_, child := pair(t)
	ref := d.Host + "/team/a:1"
	pushOne(t, &Client{}, Push{Image: child, Tags: []string{ref}})
	c, w := hasty()
	img, _, err := c.fetch(t.Context(), ref, "linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
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
	_, err = readAll(img)
	if err == nil || !strings.Contains(err.Error(), "the download broke off after") || !strings.Contains(err.Error(), "503") {
		t.Errorf("got %v", err)
	}
	if len(w.all) != mostTries-1 {
		t.Errorf("waited %d times", len(w.all))
	}
}

func TestSilenceInADownloadIsNotForEver(t *testing.T) {
	d := worldtest.Distribution(t)
	_, child := pair(t)
	ref := d.Host + "/team/a:1"
	pushOne(t, &Client{}, Push{Image: child, Tags: []string{ref}})
	c, w := hasty()
	img, _, err := c.fetch(t.Context(), ref, "linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	c.transport.(*patient).silence = time.Second // which no answer takes, on a busy machine either
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
	transport := c.transport.(*patient)
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
	var silent *patience.SilenceError
	d.Disturb(func(*http.Request) string { return "slow" })
	if _, _, err := c.fetch(t.Context(), ref, "linux/amd64"); !errors.As(err, &silent) {
		t.Errorf("a registry that never answers: %v", err)
	}
}

func TestNobodyWaitsForAnHour(t *testing.T) {
	host, _ := serve(t, "linux", "amd64")
	c, w := hasty()
	c.transport.(*patient).next = roundTrip(func(r *http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: 429, Status: "429 Too Many Requests", Header: http.Header{"Retry-After": {"3600"}}, Body: http.NoBody, Request: r}, nil
	})
	if _, err := c.Resolve(t.Context(), host+"/dockerhub/library/python:3.12", "linux/amd64"); err == nil || !strings.Contains(err.Error(), "wants 1h0m0s of patience: try again then, log in, or name a mirror") {
		t.Errorf("pull: %v", err)
	}
	_, child := pair(t)
	if err := c.Push(t.Context(), Push{Image: child, Tags: []string{host + "/a:1"}}); err == nil || !strings.Contains(err.Error(), "wants 1h0m0s of patience\nRun the command again then") {
		t.Errorf("push: %v", err)
	}
	if len(w.all) > 0 {
		t.Errorf("waited %v", w.all)
	}
}

type roundTrip func(*http.Request) (*http.Response, error)

func (f roundTrip) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }
