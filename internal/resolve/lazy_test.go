package resolve

import (
	"crypto/rand"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// watchPip puts a server before the index, which tells how many bytes of wheels go to
// pip. Where ranges are broken, it promises them and refuses each.
func (p *place) watchPip(brokenRanges bool) (sent *atomic.Int64) {
	p.t.Helper()
	behind, err := url.Parse(p.url)
	if err != nil {
		p.t.Fatal(err)
	}
	sent = new(atomic.Int64)
	proxy := &httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) {
			r.Out.URL.Scheme, r.Out.URL.Host = behind.Scheme, behind.Host
			r.Out.Host = behind.Host
		},
		ModifyResponse: func(r *http.Response) error {
			if ofPip(r.Request) && r.Request.Method == http.MethodGet {
				sent.Add(r.ContentLength)
			}
			return nil
		},
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if brokenRanges && ofPip(r) && r.Header.Get("Range") != "" {
			http.Error(w, "no such thing", http.StatusNotImplemented)
			return
		}
		proxy.ServeHTTP(w, r)
	}))
	p.t.Cleanup(server.Close)
	p.url = server.URL + behind.Path
	return sent
}

// offerNewestPip adds pip of the public index, or skips the test where that does not
// answer. What this machine's Python carries may be too old.
func (p *place) offerNewestPip() {
	p.t.Helper()
	p.offerPublic("pip", func(files []index.File) (index.File, error) { return newestPip(files, p.python) })
}

// offerPublic adds a file of the public index, or skips the test where that does not
// answer.
func (p *place) offerPublic(project string, choose func([]index.File) (index.File, error)) {
	p.t.Helper()
	files, err := p.resolver.Index.Files(p.t.Context(), plan.DefaultIndex, project)
	if err != nil {
		p.t.Skipf("needs %s of the public package index: %v", project, err)
	}
	best, err := choose(files)
	if err != nil {
		p.t.Fatal(err)
	}
	fetched, err := p.resolver.Index.Fetch(p.t.Context(), best, p.resolver.Store, nil)
	if err != nil {
		p.t.Skipf("needs %s of the public package index: %v", project, err)
	}
	p.files = append(p.files, pyindex.File{Project: project, Version: best.Version, Name: best.Name, Path: fetched.Path,
		SHA256: fetched.Digest.Encoded(), Size: fetched.Size, Indexes: []string{"pypi"}})
}

func ofPip(r *http.Request) bool {
	return strings.HasPrefix(r.UserAgent(), "pip/") && strings.HasSuffix(r.URL.Path, ".whl")
}

// TestPipDownloadsNoWheelToResolve has an index that offers no metadata beside its
// wheels, as many private ones. It needs the public index for a new pip.
func TestPipDownloadsNoWheelToResolve(t *testing.T) {
	const large = 4 << 20
	noise := make([]byte, large)
	_, _ = rand.Read(noise)
	for name, broken := range map[string]bool{"ranges": false, "ranges promised and refused": true} {
		t.Run(name, func(t *testing.T) {
			p := newPlace(t)
			p.members = map[string]string{"noise.bin": string(noise)}
			p.offer("app", "1.0", "Requires-Dist: dep")
			p.members = nil
			p.offer("dep", "1.0")
			for i := range p.files {
				p.files[i].MetadataSHA256 = ""
			}
			p.offerNewestPip()
			sent := p.watchPip(broken)
			got := p.mustLock(nil, lock.Upgrade{}, "app")
			if len(got.Wheels) != 2 || got.Wheels[0].Size < large {
				t.Errorf("locked %+v", got.Wheels)
			}
			if whole := sent.Load() >= large; whole != broken {
				t.Errorf("pip was sent %d bytes of wheels, of which one has more than %d", sent.Load(), large)
			}
		})
	}
}
