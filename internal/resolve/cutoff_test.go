package resolve

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strconv"
	"sync/atomic"
	"testing"

	"github.com/envsolve/envsolve/planner/lock"
)

// TestPipTriesAgainWhatBreaksOff has an index without metadata, of which pip loads
// whole wheels, cut one off in its middle.
func TestPipTriesAgainWhatBreaksOff(t *testing.T) {
	p := newPlace(t)
	p.offer("demo", "1.0")
	wheel := p.files[0]
	var asked atomic.Int32
	var pages http.ServeMux
	pages.HandleFunc("/simple/demo/", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<a href="/files/%s#sha256=%s">x</a>`, wheel.Name, wheel.SHA256)
	})
	pages.HandleFunc("/files/", func(w http.ResponseWriter, r *http.Request) {
		if asked.Add(1) == 1 {
			w.Header().Set("Content-Length", strconv.FormatInt(wheel.Size, 10))
			w.Write(make([]byte, wheel.Size/2))   //nolint:errcheck // it breaks off here anyway
			http.NewResponseController(w).Flush() //nolint:errcheck // the same
			panic(http.ErrAbortHandler)
		}
		http.ServeFile(w, r, wheel.Path)
	})
	server := httptest.NewServer(&pages)
	t.Cleanup(server.Close)
	p.url = server.URL + "/simple/"
	p.mustLock(nil, lock.Upgrade{}, "demo")
	if asked.Load() < 2 {
		t.Error("the file did not break off")
	}
}
