package explorer_test

import (
	"fmt"
	"maps"
	"net/http"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/envsolve/envsolve/internal/explorer"
	"github.com/envsolve/envsolve/internal/explorer/explorertest"
)

// late serves a site whose planner comes when /go has been asked for.
func late(files explorer.Files) http.Handler {
	asked, site := make(chan struct{}), explorer.Handler(files)
	release := sync.OnceFunc(func() { close(asked) })
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/go":
			release()
			return
		case "/explorer.bin":
			select {
			case <-asked:
			case <-r.Context().Done():
			}
		}
		site.ServeHTTP(w, r)
	})
}

// broken serves a site with half a planner.
func broken(files explorer.Files) http.Handler {
	files = maps.Clone(files)
	files["explorer.bin"] = files["explorer.bin"][:len(files["explorer.bin"])/2]
	return explorer.Handler(files)
}

// early asks while the planner is on its way: what the fields offer is there already.
func early(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home + "late/index.html")
	b.Wait("#form:not([hidden])")
	if frameworks := b.Text("#framework"); !strings.Contains(frameworks, "PyTorch") {
		t.Errorf("the field offers %q", frameworks)
	}
	const address = "gpu=rtx-5090&framework=pytorch==2.7.1"
	explorertest.Value[bool](b, fmt.Sprintf(`fill(%q), changed(), true`, address))
	if explorertest.Value[bool](b, `"answered" in html.dataset`) {
		t.Error("it is answered without a planner")
	}
	explorertest.Value[bool](b, `fetch("go").then(() => true)`)
	b.Wait(chromedp.CSS(fmt.Sprintf(answered, address)))
	if verdict := b.Text("#verdict"); !strings.Contains(verdict, "PyTorch 2.7.1") {
		t.Errorf("the answer is %q", verdict)
	}
}

func cutOff(t *testing.T, b *explorertest.Browser, home string) {
	b.Go(home + "broken/index.html")
	b.Wait("html[data-failed]")
	if text := b.Text("#loading"); !strings.HasPrefix(text, "The planner did not start: ") {
		t.Errorf("the page says %q", text)
	}
}
