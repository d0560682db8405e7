package index

import (
	"context"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/store"
)

// waits records how long a client would have waited.
type waits struct {
	mu  sync.Mutex
	all []time.Duration
}

// newClient makes a client that does not wait between tries.
func newClient(t *testing.T) (*Client, *waits) {
	t.Helper()
	w := &waits{}
	return &Client{pause: func(ctx context.Context, d time.Duration) error {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.all = append(w.all, d)
		return ctx.Err()
	}}, w
}

func openStore(t *testing.T) *store.Store {
	t.Helper()
	s, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// serve runs a server on loopback.
func serve(t *testing.T, handler http.HandlerFunc) string {
	t.Helper()
	s := httptest.NewServer(handler)
	t.Cleanup(s.Close)
	return s.URL
}

// answer serves one body with a content type.
func answer(contentType, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", contentType)
		w.Write([]byte(body))
	}
}

func mustParse(t testing.TB, text string) *url.URL {
	t.Helper()
	u, err := url.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// leftovers lists what a store holds besides finished content.
func leftovers(t *testing.T, s *store.Store) []string {
	t.Helper()
	var names []string
	for _, sub := range []string{"partial", "tmp"} {
		entries, err := os.ReadDir(filepath.Join(s.Dir(), sub))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			names = append(names, sub+"/"+e.Name())
		}
	}
	return names
}
