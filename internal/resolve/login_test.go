package resolve

import (
	"crypto/tls"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/testworld/logins"
	"github.com/envsolve/envsolve/planner/lock"
)

// TestPipSendsLoginsToTheirOriginAndNowhereElse has an index that wants a login
// name files elsewhere: for pip, which finds the packages, and for us, who fetch
// them. In the addresses, ONE and TWO are the ports of two servers, the first of
// which has the index.
func TestPipSendsLoginsToTheirOriginAndNowhereElse(t *testing.T) {
	for _, tt := range []struct{ name, index, file, redirect string }{
		{"beside the index", "https://127.0.0.1:ONE", "https://127.0.0.1:ONE/private", ""},
		{"in the clear", "https://127.0.0.1:ONE", "http://127.0.0.1:ONE/open", ""},
		{"on another port", "http://127.0.0.1:ONE", "http://127.0.0.1:TWO/open", ""},
		{"behind a redirect to another port", "https://127.0.0.1:ONE", "https://127.0.0.1:ONE/away",
			"https://127.0.0.1:TWO/open"},
		{"behind a redirect to http", "https://127.0.0.1:ONE", "https://127.0.0.1:ONE/away", "http://127.0.0.1:ONE/open"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := newPlace(t)
			p.offer("demo", "1.0")
			var pages http.ServeMux
			one, two := logins.Serve(t, &pages), logins.Serve(t, &pages)
			ports := strings.NewReplacer("ONE", one.Port(), "TWO", two.Port())
			servePrivately(&pages, p, ports.Replace(tt.file), ports.Replace(tt.redirect))
			p.login(one)
			p.url = ports.Replace(tt.index) + "/simple/"
			p.mustLock(nil, lock.Upgrade{}, "demo")
			own := ports.Replace(tt.index) + "/"
			for _, login := range slices.Concat(one.Logins(), two.Logins()) {
				if !strings.HasPrefix(login.URL, own) || login.Text != "Basic bWU6Z2VoZWlt" { // me:geheim
					t.Errorf("%s is sent %q", login.URL, login.Text)
				}
			}
			if n := len(one.Logins()); n < 2 {
				t.Errorf("%d requests to the index carry the login, want pip's and ours", n)
			}
		})
	}
}

// servePrivately serves an index that wants a login, and its files at an address:
// /open without a login, /private with it, /away behind a redirect.
func servePrivately(pages *http.ServeMux, p *place, file, redirect string) {
	private := func(serve http.HandlerFunc) http.HandlerFunc {
		return func(w http.ResponseWriter, r *http.Request) {
			if user, password, _ := r.BasicAuth(); user != "me" || password != "geheim" {
				w.Header().Set("WWW-Authenticate", `Basic realm="index"`)
				w.WriteHeader(http.StatusUnauthorized)
				return
			}
			serve(w, r)
		}
	}
	wheel := p.files[0]
	content := func(w http.ResponseWriter, r *http.Request) { http.ServeFile(w, r, wheel.Path) }
	pages.HandleFunc("/simple/demo/", private(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		fmt.Fprintf(w, `<a href="%s/%s#sha256=%s">x</a>`, file, wheel.Name, wheel.SHA256)
	}))
	pages.HandleFunc("/open/", content)
	pages.HandleFunc("/private/", private(content))
	pages.HandleFunc("/away/", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, redirect+"/"+wheel.Name, http.StatusFound)
	})
}

// login has the place trust a server, and keep a login for its host.
func (p *place) login(s *logins.Server) {
	p.t.Helper()
	dir := p.t.TempDir()
	netrc, authority := filepath.Join(dir, "netrc"), filepath.Join(dir, "authority.pem")
	for path, content := range map[string][]byte{
		netrc: []byte("machine 127.0.0.1 login me password geheim\n"), authority: s.Authority,
	} {
		if err := os.WriteFile(path, content, 0o600); err != nil {
			p.t.Fatal(err)
		}
	}
	p.env = append(p.env, "PIP_CERT="+authority, "REQUESTS_CA_BUNDLE="+authority, "CURL_CA_BUNDLE=")
	p.resolver.Index = &index.Client{Netrc: netrc, Retries: -1, HTTP: &http.Client{
		Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}},
	}}
}
