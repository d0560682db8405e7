package testworld_test

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-containerregistry/pkg/authn"
	"github.com/google/go-containerregistry/pkg/crane"
	"github.com/google/go-containerregistry/pkg/v1/random"
	"github.com/google/go-containerregistry/pkg/v1/validate"
	"github.com/hashicorp/hcl/v2/hclparse"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/fault"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// bare starts a world without parts, in a cache of its own.
func bare(t *testing.T) (*testworld.World, string) {
	t.Helper()
	cache := t.TempDir()
	w, err := testworld.Start(t.Context(), testworld.Config{CacheDir: cache, Addr: "127.0.0.1:0",
		Parts: []testworld.Part{}})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := w.Close(); err != nil {
			t.Error(err)
		}
	})
	return w, cache
}

func TestRegistryTakesAndGivesImages(t *testing.T) {
	w, _ := bare(t)
	img, err := random.Image(4096, 3)
	if err != nil {
		t.Fatal(err)
	}
	reference := w.RegistryHost + "/some/image:tag"
	if err := crane.Push(img, reference); err != nil {
		t.Fatal(err)
	}
	got := worldtest.Pull(t, reference)
	if err := validate.Image(got); err != nil {
		t.Error(err)
	}
	want, _ := img.Digest()
	if digest, err := got.Digest(); err != nil || digest != want {
		t.Errorf("pulled %v, pushed %v: %v", digest, want, err)
	}
}

func TestPrivateRegistryWantsALogin(t *testing.T) {
	w, _ := bare(t)
	img, err := random.Image(1024, 1)
	if err != nil {
		t.Fatal(err)
	}
	reference := w.PrivateRegistryHost + "/some/image:tag"
	if err := crane.Push(img, reference); err == nil || !strings.Contains(err.Error(), "401") {
		t.Errorf("without login: %v", err)
	}
	login := crane.WithAuth(&authn.Basic{Username: fault.User, Password: fault.Password})
	if err := crane.Push(img, reference, login); err != nil {
		t.Errorf("with login: %v", err)
	}
	if _, err := crane.Digest(w.RegistryHost + "/some/image:tag"); err != nil {
		t.Errorf("the open port serves another registry: %v", err)
	}
}

func TestWrongBlobIsRefused(t *testing.T) {
	w, cache := bare(t)
	put := "http://" + w.RegistryHost + "/v2/some/image/blobs/uploads/?digest=sha256:" + strings.Repeat("0", 64)
	req, err := http.NewRequestWithContext(t.Context(), http.MethodPost, put, strings.NewReader("content"))
	if err != nil {
		t.Fatal(err)
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	resp.Body.Close()
	if resp.StatusCode < 400 {
		t.Errorf("taken with %s", resp.Status)
	}
	if blobs, _ := filepath.Glob(filepath.Join(cache, "run-*", "blobs", "sha256", "*")); len(blobs) != 0 {
		t.Errorf("kept as %q", blobs)
	}
}

func TestRequestsAreLogged(t *testing.T) {
	w, _ := bare(t)
	w.ResetRequests()
	for _, url := range []string{w.PyPIURL, w.FaultURL("garbage", w.PyPIURL), w.IndexURL("cu124") + "/none/"} {
		resp, err := http.Get(url)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
	}
	var got []string
	for _, r := range w.Requests() {
		got = append(got, r.Method+" "+r.Path+" "+http.StatusText(r.Status))
		if r.Sent == 0 {
			t.Errorf("%s: no bytes are counted", r.Path)
		}
	}
	want := []string{"GET /simple/ OK", "GET /fault/garbage/simple/ OK", "GET /whl/cu124/none/ Not Found"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	w.ResetRequests()
	if len(w.Requests()) != 0 {
		t.Error("not forgotten")
	}
}

func TestMirrorHCLParses(t *testing.T) {
	w, _ := bare(t)
	file, diagnostics := hclparse.NewParser().ParseHCL([]byte(w.MirrorHCL()), "mirror.hcl")
	if diagnostics.HasErrors() {
		t.Fatal(diagnostics)
	}
	if text := string(file.Bytes); !strings.Contains(text, `"`+w.RegistryHost+`/dockerhub"`) ||
		!strings.Contains(text, "/whl/{variant}\"") {
		t.Error(text)
	}
	if got, want := w.Image("library/debian:13-slim"), w.RegistryHost+"/dockerhub/library/debian:13-slim"; got != want {
		t.Errorf("the image is %s, want %s", got, want)
	}
}

func TestCloseRemovesWhatWasPushed(t *testing.T) {
	cache := t.TempDir()
	dead := filepath.Join(cache, "run-2147483647-x") // no process has this number
	if err := os.MkdirAll(dead, 0o755); err != nil {
		t.Fatal(err)
	}
	w, err := testworld.Start(t.Context(), testworld.Config{CacheDir: cache, Addr: "127.0.0.1:0",
		Parts: []testworld.Part{}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(dead); err == nil {
		t.Error("what a dead world left is still there")
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if left, _ := filepath.Glob(filepath.Join(cache, "run-*")); len(left) != 0 {
		t.Errorf("left behind: %q", left)
	}
	if _, err := http.Get("http://" + w.Addr + "/v2/"); err == nil {
		t.Error("it still answers")
	}
}

func TestAddressInUseIsAnError(t *testing.T) {
	w, cache := bare(t)
	other, err := testworld.Start(t.Context(), testworld.Config{CacheDir: cache, Addr: w.Addr, Parts: []testworld.Part{}})
	if err == nil {
		other.Close()
		t.Fatal("two worlds on one address")
	}
	if !strings.Contains(err.Error(), "address already in use") {
		t.Errorf("got %v", err)
	}
}
