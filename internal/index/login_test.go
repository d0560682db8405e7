package index

import (
	"crypto/tls"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/logins"
)

// client reaches servers by any name: those on the usual ports are the first.
func client(t *testing.T, netrc string, first *logins.Server) *Client {
	t.Helper()
	c, _ := newClient(t)
	c.HTTP = &http.Client{Transport: &http.Transport{
		TLSClientConfig: &tls.Config{InsecureSkipVerify: true},
		DialContext:     first.Dial,
	}}
	t.Cleanup(c.HTTP.CloseIdleConnections)
	c.Netrc = filepath.Join(t.TempDir(), "netrc")
	if err := os.WriteFile(c.Netrc, []byte(netrc), 0o600); err != nil {
		t.Fatal(err)
	}
	return c
}

// loginCase is an index that links to a file. In the addresses, ONE and TWO are the
// ports of two servers, the first of which has the index.
type loginCase struct {
	name, index, file string
	redirect          string // where the file's address leads; "" for none
	netrc             string
	want              []string // with a login; the index, if it is not said otherwise
}

func loginCases() []loginCase {
	const entry = "machine corp.test login me password geheim\n"
	return []loginCase{
		{"the file beside the index", "https://me:geheim@corp.test:ONE", "https://corp.test:ONE/f.whl", "", "",
			[]string{"https://corp.test:ONE/simple/demo/", "https://corp.test:ONE/f.whl"}},
		{"a link to another port", "http://me:geheim@corp.test:ONE", "http://corp.test:TWO/f.whl", "", "", nil},
		{"a link to http", "https://me:geheim@corp.test:ONE", "http://corp.test:ONE/f.whl", "", "", nil},
		{"a link to another host", "https://me:geheim@corp.test:ONE", "https://other.test:ONE/f.whl", "", "", nil},
		{"a redirect to another port", "http://me:geheim@corp.test:ONE", "http://corp.test:ONE/f.whl",
			"http://corp.test:TWO/g.whl", "", []string{"http://corp.test:ONE/simple/demo/", "http://corp.test:ONE/f.whl"}},
		{"a redirect to http", "https://me:geheim@corp.test:ONE", "https://corp.test:ONE/f.whl",
			"http://corp.test:ONE/g.whl", "", []string{"https://corp.test:ONE/simple/demo/", "https://corp.test:ONE/f.whl"}},
		{"a redirect to a host below", "https://me:geheim@corp.test:ONE", "https://corp.test:ONE/f.whl",
			"https://files.corp.test:ONE/g.whl", "",
			[]string{"https://corp.test:ONE/simple/demo/", "https://corp.test:ONE/f.whl"}},
		{"a redirect that comes back", "https://me:geheim@corp.test:ONE", "http://corp.test:TWO/f.whl",
			"https://corp.test:ONE/g.whl", "",
			[]string{"https://corp.test:ONE/simple/demo/", "https://corp.test:ONE/g.whl"}},
		{"netrc, a link to another port", "https://corp.test:ONE", "https://corp.test:TWO/f.whl", "", entry, nil},
		{"netrc, a link to http", "https://corp.test:ONE", "http://corp.test:ONE/f.whl", "", entry, nil},
		{"netrc, a link to http on the usual port", "https://corp.test", "http://corp.test/f.whl", "", entry, nil},
		{"netrc, a redirect to another port", "https://corp.test", "https://corp.test/f.whl",
			"https://corp.test:TWO/g.whl", entry,
			[]string{"https://corp.test/simple/demo/", "https://corp.test/f.whl"}},
		{"netrc of the host of the files", "https://index.test:ONE", "https://corp.test/f.whl", "", entry,
			[]string{"https://corp.test/f.whl"}},
		{"netrc of where a redirect leads", "https://index.test:ONE", "https://index.test:ONE/f.whl",
			"https://corp.test/g.whl", entry, []string{"https://corp.test/g.whl"}},
		{"netrc's default", "https://index.test:ONE", "https://files.test/f.whl", "",
			"default login me password geheim\n", nil},
		{"the name in capitals", "https://me:geheim@Corp.Test", "https://corp.test:443/f.whl", "", "",
			[]string{"https://Corp.Test/simple/demo/", "https://corp.test:443/f.whl"}},
	}
}

// TestLoginsGoToTheirOriginAndNowhereElse has an index link and redirect to where
// its login must not go.
func TestLoginsGoToTheirOriginAndNowhereElse(t *testing.T) {
	for _, tt := range loginCases() {
		t.Run(tt.name, func(t *testing.T) {
			var pages http.ServeMux
			one, two := logins.Serve(t, &pages), logins.Serve(t, &pages)
			ports := strings.NewReplacer("ONE", one.Port(), "TWO", two.Port())
			pages.HandleFunc("/simple/demo/", answer("text/html",
				fmt.Sprintf(`<a href="%s/demo-1.0-py3-none-any.whl">x</a>`, ports.Replace(tt.file))))
			pages.HandleFunc("/", answer("application/octet-stream", "content"))
			if tt.redirect != "" {
				pages.Handle("/f.whl/", http.RedirectHandler(ports.Replace(tt.redirect), http.StatusFound))
			}
			c := client(t, tt.netrc, one)
			files, err := c.Files(t.Context(), ports.Replace(tt.index)+"/simple?token=secret", "demo")
			if err != nil || len(files) != 1 {
				t.Fatalf("%v, %v", files, err)
			}
			if _, err := c.Fetch(t.Context(), files[0], openStore(t), nil); err != nil {
				t.Fatal(err)
			}
			want := []string{ports.Replace(strings.Replace(tt.index, "me:geheim@", "", 1)) + "/simple/demo/"}
			if tt.want != nil {
				want = nil
				for _, at := range tt.want {
					want = append(want, strings.Replace(ports.Replace(at), "/f.whl", "/f.whl/demo-1.0-py3-none-any.whl", 1))
				}
			}
			var got []string
			for _, login := range slices.Concat(one.Logins(), two.Logins()) {
				if login.Text != "Basic bWU6Z2VoZWlt" { // me:geheim
					t.Errorf("%s is sent %s", login.URL, login.Text)
				}
				got = append(got, login.URL)
			}
			if !slices.Equal(got, want) {
				t.Errorf("logins go to %v, want %v", got, want)
			}
			if said := slices.Concat(one.Referers(), two.Referers()); len(said) > 0 {
				t.Errorf("addresses are told to others: %v", said)
			}
		})
	}
}

func TestALoginThatIsNotSentIsExplained(t *testing.T) {
	var pages http.ServeMux
	one := logins.Serve(t, &pages)
	pages.HandleFunc("/simple/demo/", func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusUnauthorized)
	})
	pages.Handle("/moved/demo/", http.RedirectHandler("http://corp.test:"+one.Port()+"/simple/demo/", http.StatusFound))
	c := client(t, "machine corp.test login me password geheim\n", one)
	_, err := c.Files(t.Context(), "https://corp.test/moved", "demo")
	want := "https://corp.test/moved/demo/, which leads to http://corp.test:" + one.Port() + "/simple/demo/, wants a login " +
		"(401 Unauthorized): the login of your netrc file goes to https://corp.test and to indexes that the target names, " +
		"not to http://corp.test:" + one.Port()
	if err == nil || !strings.HasSuffix(err.Error(), want) {
		t.Errorf("got  %v\nwant %s", err, want)
	}
}

func TestLoginOfAnIndex(t *testing.T) {
	c := client(t, "machine corp.test login me password geheim\ndefault login you password open\n", logins.Serve(t, nil))
	for index, want := range map[string]Login{
		"http://corp.test:81/simple": {"http://corp.test:81", "me", "geheim"},
		"https://a:b@corp.test/x":    {"https://corp.test:443", "a", "b"},
		"https://other.test/":        {"https://other.test:443", "you", "open"},
		"https://[::1]:8/":           {"https://[::1]:8", "you", "open"},
	} {
		if got, ok, err := c.Login(index); err != nil || !ok || got != want {
			t.Errorf("%s: %v, %v, %v; want %v", index, got, ok, err, want)
		}
	}
	c.Netrc = ""
	if got, ok, err := c.Login("https://third.test/"); ok || err != nil {
		t.Errorf("without any: %v, %v", got, err)
	}
}
