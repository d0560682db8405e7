package debian

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// upstream is a mirror with one suite, whose release file no key has signed:
// tests put the parsed release in the mirror themselves.
type upstream struct {
	*httptest.Server
	asked atomic.Int32
	files map[string]string
	fail  atomic.Int32 // answers 500 so many times
}

func newUpstream(t *testing.T, files map[string]string) *upstream {
	t.Helper()
	u := &upstream{files: files}
	u.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		u.asked.Add(1)
		if u.fail.Add(-1) >= 0 {
			http.Error(w, "try again", http.StatusInternalServerError)
			return
		}
		text, ok := u.files[strings.TrimPrefix(r.URL.Path, "/debian/")]
		if !ok {
			http.NotFound(w, r)
			return
		}
		io.WriteString(w, text) //nolint:errcheck // a test's client that went away
	}))
	t.Cleanup(u.Close)
	return u
}

func newTestMirror(t *testing.T, u *upstream) *Mirror {
	t.Helper()
	m, err := NewMirror(t.TempDir(), Upstream{URL: u.URL + "/debian"}.Find, Keyring)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func sum(text string) string {
	s := sha256.Sum256([]byte(text))
	return hex.EncodeToString(s[:])
}

func get(t *testing.T, h http.Handler, method, path string) (int, string) {
	t.Helper()
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(method, path, nil))
	return w.Code, w.Body.String()
}

func TestMirrorAsksOnce(t *testing.T) {
	u := newUpstream(t, map[string]string{"pool/main/a/app_1+b~c.deb": "deb"})
	m := newTestMirror(t, u)
	for range 3 {
		if code, body := get(t, m, http.MethodGet, "/pool/main/a/app_1+b~c.deb"); code != http.StatusOK || body != "deb" {
			t.Fatalf("%d %q", code, body)
		}
	}
	if n := u.asked.Load(); n != 1 {
		t.Errorf("the upstream was asked %d times", n)
	}
	u.Close()
	if code, _ := get(t, m, http.MethodHead, "/pool/main/a/app_1+b~c.deb"); code != http.StatusOK {
		t.Errorf("without network a cached file gives %d", code)
	}
}

func TestMirrorRefuses(t *testing.T) {
	m := newTestMirror(t, newUpstream(t, nil))
	for path, want := range map[string]int{
		"/pool/none.deb":          http.StatusNotFound,
		"/pool/../../etc/passwd":  http.StatusNotFound,
		"/project/trace/mirror":   http.StatusNotFound,
		"/dists":                  http.StatusNotFound,
		"/":                       http.StatusNotFound,
		"/pool/a//b.deb":          http.StatusNotFound,
		"/pool/space%20inside":    http.StatusNotFound,
		"/dists/none/InRelease":   http.StatusNotFound,
		"/dists/none/main/x/File": http.StatusNotFound,
	} {
		if code, body := get(t, m, http.MethodGet, path); code != want {
			t.Errorf("GET %s: %d %s", path, code, body)
		}
	}
	if code, _ := get(t, m, http.MethodPost, "/pool/none.deb"); code != http.StatusMethodNotAllowed {
		t.Errorf("POST: %d", code)
	}
}

func TestMirrorTriesAgain(t *testing.T) {
	u := newUpstream(t, map[string]string{"pool/a.deb": "deb"})
	u.fail.Store(1)
	if code, body := get(t, newTestMirror(t, u), http.MethodGet, "/pool/a.deb"); code != http.StatusOK || body != "deb" {
		t.Errorf("%d %q", code, body)
	}
}

func TestDownloadVerifies(t *testing.T) {
	u := newUpstream(t, map[string]string{"pool/a.deb": "tampered"})
	m := newTestMirror(t, u)
	_, err := m.Download(t.Context(), Package{Name: "a", File: "pool/a.deb", Sum: Sum{SHA256: sum("genuine")}})
	if err == nil || !strings.Contains(err.Error(), "the archive promises "+sum("genuine")) {
		t.Errorf("got %v", err)
	}
	left, _ := filepath.Glob(filepath.Join(m.dir, "pool", "*"))
	if len(left) != 0 {
		t.Errorf("left behind: %q", left)
	}
}

func TestIndexFilesAreServedByHash(t *testing.T) {
	hash := sum("packages")
	u := newUpstream(t, map[string]string{"dists/trixie/main/by-hash/SHA256/" + hash: "packages"})
	m := newTestMirror(t, u)
	m.releases["trixie"] = Release{Files: map[string]Sum{"main/Packages.gz": {SHA256: hash}}}
	for _, path := range []string{"/dists/trixie/main/Packages.gz", "/dists/trixie/main/by-hash/SHA256/" + hash} {
		if code, body := get(t, m, http.MethodGet, path); code != http.StatusOK || body != "packages" {
			t.Errorf("%s: %d %q", path, code, body)
		}
	}
	if code, _ := get(t, m, http.MethodGet, "/dists/trixie/main/Sources.gz"); code != http.StatusNotFound {
		t.Errorf("a file that the release does not list gives %d", code)
	}
	if n := u.asked.Load(); n != 1 {
		t.Errorf("the upstream was asked %d times", n)
	}
}

func TestReleaseFilesAreRenewedAndSurviveTheUpstream(t *testing.T) {
	u := newUpstream(t, map[string]string{"dists/trixie/InRelease": "first"})
	m := newTestMirror(t, u)
	ask := func(want string) {
		t.Helper()
		if code, body := get(t, m, http.MethodGet, "/dists/trixie/InRelease"); code != http.StatusOK || body != want {
			t.Errorf("%d %q, want %q", code, body, want)
		}
	}
	ask("first")
	u.files["dists/trixie/InRelease"] = "second"
	ask("first")
	old := time.Now().Add(-2 * Fresh)
	file := filepath.Join(m.dir, "dists/trixie/InRelease")
	if err := os.Chtimes(file, old, old); err != nil {
		t.Fatal(err)
	}
	ask("second")
	if err := os.Chtimes(file, old, old); err != nil {
		t.Fatal(err)
	}
	delete(u.files, "dists/trixie/InRelease")
	ask("second")
}

func TestWithoutUpstreamOnlyTheCacheAnswers(t *testing.T) {
	none := func(context.Context) (Upstream, error) { return Upstream{}, ErrNoMirror }
	m, err := NewMirror(t.TempDir(), none, Keyring)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Open(t.Context(), "pool/a.deb"); !errors.Is(err, ErrNoMirror) {
		t.Errorf("got %v", err)
	}
}

func TestProxyIsUsed(t *testing.T) {
	u := newUpstream(t, nil)
	u.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprint(w, "by way of the proxy to ", r.URL)
	})
	m, err := NewMirror(t.TempDir(), Upstream{URL: "http://mirror.invalid/debian", Proxy: u.URL}.Find, Keyring)
	if err != nil {
		t.Fatal(err)
	}
	if _, body := get(t, m, http.MethodGet,
		"/pool/a.deb"); body != "by way of the proxy to http://mirror.invalid/debian/pool/a.deb" {
		t.Errorf("got %q", body)
	}
	if m, err = NewMirror(t.TempDir(), Upstream{Proxy: "::"}.Find, Keyring); err != nil {
		t.Fatal(err)
	}
	if _, err := m.Open(t.Context(), "pool/a.deb"); err == nil || !strings.Contains(err.Error(), "apt's proxy") {
		t.Errorf("a proxy that is no address: %v", err)
	}
}

// TestRealArchive reads a suite of the real archive: signature, list, package.
func TestRealArchive(t *testing.T) {
	if _, err := FindUpstream(t.Context()); err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skipf("apt knows no archive: %v", err)
	}
	m, err := NewMirror(t.TempDir(), FindUpstream, Keyring)
	if err != nil {
		t.Fatal(err)
	}
	rel, err := m.Release(t.Context(), "trixie")
	if err != nil || rel.Codename != "trixie" || !strings.HasPrefix(rel.Version, "13") {
		t.Fatalf("%v %v %v", err, rel.Codename, rel.Version)
	}
	packages, err := m.Packages(t.Context(), "trixie")
	if err != nil {
		t.Fatal(err)
	}
	closure, err := packages.Closure([]string{"python3-torch"}, nil)
	if err != nil || len(closure) < 50 {
		t.Errorf("%v: PyTorch needs %d packages", err, len(closure))
	}
	p, _ := packages.Lookup("hello")
	if _, err := m.Download(t.Context(), p); err != nil {
		t.Error(err)
	}
}
