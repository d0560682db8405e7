package builder

import (
	"cmp"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/store"
)

// openRegistry returns a registry that ends with the test, and a layout in it.
func openRegistry(t *testing.T, fetch FetchFunc) (*loopback, *Layout) {
	t.Helper()
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	l := openLoopback()
	if l == nil {
		t.Fatal("no address of the loopback network can be had")
	}
	t.Cleanup(func() { l.close() })
	layout := (&Builder{Store: st, registry: l}).Layout(fetch)
	t.Cleanup(l.during(layout))
	return l, layout
}

// ask gets a path of the registry, and returns its status and what it holds.
func ask(t *testing.T, l *loopback, method, path, byteRange string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(t.Context(), method, "http://"+l.address(baseHost)+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	if byteRange != "" {
		r.Header.Set("Range", byteRange)
	}
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

func TestTheRegistryOnLoopback(t *testing.T) {
	layer := digest.FromString("layer")
	var layout *Layout
	l, layout := openRegistry(t, func(ctx context.Context, d digest.Digest) error {
		if d != layer {
			return errors.New("the wheel is gone")
		}
		_, err := layout.store.Put(ctx, d, func(w io.Writer) error { _, err := io.WriteString(w, "layer"); return err })
		return err
	})
	layout.AddBlob(layer, 5)
	gone := digest.FromString("gone")
	layout.AddBlob(gone, 4)
	oci := layout.AddBytes([]byte(`{"schemaVersion": 2}`))
	const dockers = "application/vnd.docker.distribution.manifest.v2+json"
	docker := layout.AddBytes([]byte(`{"mediaType": "` + dockers + `"}`))
	no := layout.AddBytes([]byte("text"))

	for _, tt := range []struct {
		method, path, byteRange string
		status                  int
		mediaType, body         string
	}{
		{"GET", "/v2/image/blobs/" + layer.String(), "", 200, "application/octet-stream", "layer"},
		{"GET", "/v2/image/blobs/" + layer.String(), "bytes=2-", 206, "application/octet-stream", "yer"},
		{"HEAD", "/v2/image/manifests/" + oci.String(), "", 200, ocispec.MediaTypeImageManifest, ""},
		{"GET", "/v2/image/manifests/" + oci.String(), "", 200, ocispec.MediaTypeImageManifest, `{"schemaVersion": 2}`},
		{"HEAD", "/v2/image/manifests/" + docker.String(), "", 200, dockers, ""},
		{"GET", "/v2/image/manifests/" + no.String(), "", 404, "", "invalid character"},
		{"GET", "/v2/image/blobs/" + gone.String(), "", 404, "", "the wheel is gone"},
		{"GET", "/v2/image/blobs/" + digest.FromString("other").String(), "", 404, "", "not found"},
		{"GET", "/v2/image/manifests/latest", "", 404, "", "not found"},
		{"GET", "/v2/other/blobs/" + layer.String(), "", 404, "", "not found"},
		{"GET", "/v2/image/blobs/sha256:../../../etc/passwd", "", 404, "", "not found"},
		{"PUT", "/v2/image/blobs/" + layer.String(), "", 404, "", "not found"},
	} {
		answer, body := ask(t, l, tt.method, tt.path, tt.byteRange)
		if answer.StatusCode != tt.status || tt.status < 300 && (body != tt.body ||
			answer.Header.Get("Content-Type") != tt.mediaType) || !strings.Contains(body, tt.body) {
			t.Errorf("%s %s %s: %d, %s, %q", tt.method, tt.path, tt.byteRange, answer.StatusCode,
				answer.Header.Get("Content-Type"), body)
		}
	}
}

func TestTheRegistryIsForTheBuildersUserAlone(t *testing.T) {
	l, layout := openRegistry(t, nil)
	d := layout.AddBytes([]byte("{}"))
	l.uid = os.Getuid() + 1
	if answer, body := ask(t, l, "GET", "/v2/image/manifests/"+d.String(), ""); answer.StatusCode != 403 {
		t.Errorf("another user's process gets %d: %s", answer.StatusCode, body)
	}
}

func TestRegistriesBesideEachOther(t *testing.T) {
	one, _ := openRegistry(t, nil)
	two, layout := openRegistry(t, nil)
	if one.port == two.port {
		t.Fatalf("both listen at %s", one.address(baseHost))
	}
	d := layout.AddBytes([]byte("{}"))
	for l, want := range map[*loopback]int{one: 404, two: 200} {
		if answer, _ := ask(t, l, "GET", "/v2/image/manifests/"+d.String(), ""); answer.StatusCode != want {
			t.Errorf("%d, want %d", answer.StatusCode, want)
		}
	}
}

// TestTheRegistryHasLayoutsWhileSolvesReadThem asks before, in and after two solves.
func TestTheRegistryHasLayoutsWhileSolvesReadThem(t *testing.T) {
	l, first := openRegistry(t, nil)
	second := (&Builder{Store: first.store, registry: l}).Layout(nil)
	d := second.AddBytes([]byte("{}"))
	asked := func(want int) {
		t.Helper()
		if answer, _ := ask(t, l, "GET", "/v2/image/manifests/"+d.String(), ""); answer.StatusCode != want {
			t.Errorf("%d, want %d", answer.StatusCode, want)
		}
	}
	asked(404)
	one, two := l.during(second), l.during(second)
	asked(200)
	one()
	asked(200)
	two()
	asked(404)
}

// brokenListener is a listener that nobody can connect to.
type brokenListener struct {
	net.Listener
	err error
}

// Accept fails.
func (b brokenListener) Accept() (net.Conn, error) { return nil, b.err }

func TestARegistryThatStopsAnsweringSaysWhy(t *testing.T) {
	l, layout := openRegistry(t, nil)
	listener, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	broken := errors.New("too many open files")
	l.answer(brokenListener{listener, broken})
	if err := layout.reason(nil); !errors.Is(err, broken) || !strings.Contains(err.Error(), listener.Addr().String()) {
		t.Errorf("%v", err)
	}
	if err := l.close(); err != nil {
		t.Error(err)
	}
	l.answer(listener)
	if err := layout.reason(nil); err != nil {
		t.Errorf("closed in the end, and it says %v", err)
	}
}

// TestASolveFailsWithTheReason has blobs fail that solves ask for.
func TestASolveFailsWithTheReason(t *testing.T) {
	l, layout := openRegistry(t, func(_ context.Context, d digest.Digest) error { return errors.New("no " + d.Encoded()) })
	solve := errors.New("failed to solve")
	if err := layout.reason(solve); err != solve {
		t.Errorf("nothing failed, and it says %v", err)
	}
	var first string
	for _, name := range []string{"first", "second"} {
		d := digest.FromString(name)
		layout.AddBlob(d, 5)
		ask(t, l, "GET", "/v2/image/blobs/"+d.String(), "")
		first = cmp.Or(first, "no "+d.Encoded())
	}
	if err := layout.reason(solve); err.Error() != first {
		t.Errorf("%v, not %s", err, first)
	}
	if err := layout.reason(solve); err != solve {
		t.Errorf("the reason of an earlier solve is given again: %v", err)
	}
}
