package main

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestARetagMovesNothing pushes an unchanged lock under another tag, and looks
// at every request that it makes.
func TestARetagMovesNothing(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	p := newPress(t)
	c := usual("light")
	first := p.run(t, c, "build", "--locked", "--push", "--tag", p.world.RegistryHost+"/retag/small:1")

	// Without wheels and layers at hand, since nobody is to ask for them.
	if err := os.RemoveAll(filepath.Join(p.root, "cache", "envsolve", "blobs")); err != nil {
		t.Fatal(err)
	}
	p.world.ResetRequests()
	start := time.Now()
	again := p.run(t, c, "build", "--locked", "--push", "--tag", p.world.RegistryHost+"/retag/small:2")
	t.Logf("took %s, %d requests", time.Since(start).Round(time.Millisecond), len(p.world.Requests()))
	if again != first {
		t.Errorf("the second tag is of %s, the first of %s", again, first)
	}
	for _, r := range p.world.Requests() {
		if why := moves(r); why != "" {
			t.Errorf("%s %s: %s", r.Method, r.Path, why)
		}
	}
}

// TestAnotherRepositoryIsSentDocumentsAlone pushes an unchanged lock into other
// repositories of a registry that mounts layers.
func TestAnotherRepositoryIsSentDocumentsAlone(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	p := newPress(t)
	d := worldtest.Distribution(t)
	c := usual("light")
	first := p.run(t, c, "build", "--locked", "--push", "--tag", d.Host+"/team/a:1", "--tag", d.Host+"/team/b:1")
	uploaded := func() (blobs int, bytes int64) {
		for _, r := range d.Requests() {
			if bytes += r.Got; r.Method == http.MethodPatch {
				blobs++
			}
		}
		return blobs, bytes
	}
	_, whole := uploaded()
	for _, step := range []struct {
		name string
		args []string
	}{
		{"remembered by this machine", nil},
		{"named as a cache, on another machine", []string{"--cache-from", "type=registry,ref=" + d.Host + "/team/a:1"}},
	} {
		d.ResetRequests()
		tag := d.Host + "/" + strings.Fields(step.name)[0] + ":1"
		again := p.run(t, c, append([]string{"build", "--locked", "--push", "--tag", tag}, step.args...)...)
		blobs, bytes := uploaded()
		if again != first || blobs != 1 || bytes > 64<<10 {
			t.Errorf("%s: %s, want %s; %d blobs and %d bytes were sent of %d", step.name, again, first, blobs, bytes, whole)
		}
		t.Logf("%s: %d of %d bytes were sent", step.name, bytes, whole)
		if err := os.RemoveAll(filepath.Join(p.root, "cache", "envsolve")); err != nil {
			t.Fatal(err)
		}
	}
}

// moves tells a request that carries content from one that asks or names.
func moves(r testworld.Request) string {
	blob := strings.Contains(r.Path, "/blobs/")
	config := int64(16 << 10) // configs and manifests are smaller
	switch {
	case !strings.HasPrefix(r.Path, "/v2/"):
		return "nothing but the registry is to be asked"
	case blob && r.Method == http.MethodGet && r.Sent > config:
		return "a layer was downloaded"
	case blob && (r.Method == http.MethodPatch || r.Method == http.MethodPut || r.Method == http.MethodPost):
		return "a blob was uploaded"
	}
	return ""
}
