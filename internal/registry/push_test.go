package registry

import (
	"context"
	"errors"
	"net/http"
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
		transport: &retryTransport{next: remote.DefaultTransport, pause: w.pause, silence: time.Minute,
			longSilence: time.Minute},
		backoff: remote.Backoff{Duration: time.Microsecond, Factor: 1, Steps: 5},
	}, w
}

const layerSize = 200_000

// pair returns an image of two layers, and one of three on top of it.
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
		{"an image on a base of the same registry", Push{Image: child, Tags: []string{d.Host + "/team/a:1"},
			Sources: []string{d.Host + "/library/python:3"}}, 4, 2, 3},
		{"another tag", Push{Image: child, Tags: []string{d.Host + "/team/a:2"}}, 0, 0, 0},
		{"another repository, as remembered", Push{Image: child, Tags: []string{d.Host + "/team/b:1"}}, 1, 5, 0},
		{"two repositories at once", Push{Image: child, Tags: []string{d.Host + "/team/c:1", d.Host + "/team/d:1"}}, 2, 10,
			0},
	} {
		d.ResetRequests()
		pushOne(t, c, step.push)
		uploads, mounted, bytes := sent(d)
		if uploads != step.uploads || mounted != step.mounted {
			t.Errorf("%s: %d uploads and %d mounts, want %d and %d", step.name, uploads, mounted, step.uploads, step.mounted)
		}
		if least, most := step.layers*layerSize, step.layers*(layerSize+layerSize/10)+2*documents; bytes < least ||
			bytes > most {
			t.Errorf("%s: %d bytes were sent, want %d to %d", step.name, bytes, least, most)
		}
		t.Logf("%s: %d uploads, %d mounts, %d bytes, %d requests", step.name, uploads, mounted, bytes, len(d.Requests()))
	}
	// Somebody else's machine remembers nothing, but can be told.
	d.ResetRequests()
	pushOne(t, &Client{}, Push{Image: child, Tags: []string{d.Host + "/team/e:1"},
		Sources: []string{d.Host + "/none/such:1", d.Host + "/team/a:1", "not a reference"}})
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
	for kind, want := range map[string]string{"unavailable": "Check the registry, then run", "too-many": "429",
		"forbidden": "docker login " + d.Host} {
		d.Disturb(func(r *http.Request) string {
			if r.URL.Path == "/v2/" {
				return ""
			}
			return kind
		})
		var refused *PushError
		if err := push(); !errors.As(err, &refused) || refused.Ref != d.Host+"/team/a:1" ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", kind, err)
		}
	}
	ctx, cancel := context.WithCancelCause(t.Context())
	interrupted := errors.New("interrupted")
	cancel(interrupted)
	if err := c.Push(ctx, Push{Image: child, Tags: []string{d.Host + "/team/a:1"}}); !errors.Is(err, interrupted) {
		t.Errorf("interrupted: %v", err)
	}
	if err := c.Push(t.Context(), Push{Image: child, Tags: []string{"UPPER case"}}); err == nil ||
		!strings.Contains(err.Error(), `tag "UPPER case"`) {
		t.Errorf("no tag: %v", err)
	}
}

func TestProgressIsTold(t *testing.T) {
	d := worldtest.Distribution(t)
	_, child := pair(t)
	var done, total int64
	pushOne(t, &Client{}, Push{Image: child, Tags: []string{d.Host + "/team/a:1"},
		Progress: func(d, t int64) { done, total = d, t }})
	if done < 5*layerSize || total < done {
		t.Errorf("%d of %d", done, total)
	}
}
