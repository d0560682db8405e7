package registry

import (
	"crypto/tls"
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
	"testing"

	"github.com/google/go-containerregistry/pkg/authn"
	"github.com/google/go-containerregistry/pkg/crane"
	ggcr "github.com/google/go-containerregistry/pkg/registry"

	"github.com/envsolve/envsolve/internal/testworld/logins"
)

// always is a keychain that has one login for all.
type always struct{}

// Resolve implements authn.Keychain.
func (always) Resolve(authn.Resource) (authn.Authenticator, error) {
	return authn.FromConfig(authn.AuthConfig{Username: "me", Password: "geheim"}), nil
}

// TestALoginForARegistryGoesNowhereElse has a registry that wants a login, by
// HTTPS, lead to its own host and port by HTTP, and to another port.
func TestALoginForARegistryGoesNowhereElse(t *testing.T) {
	for _, challenge := range []string{"Basic", "Bearer"} {
		for _, away := range []string{"http://127.0.0.1:ONE", "http://127.0.0.1:TWO", "https://127.0.0.1:TWO"} {
			t.Run(challenge+" and then "+away, func(t *testing.T) {
				images := ggcr.New(ggcr.Logger(log.New(io.Discard, "", 0)))
				leading := &leadingAway{challenge: challenge, images: images}
				one, two := logins.Serve(t, leading), logins.Serve(t, images)
				leading.to = strings.NewReplacer("ONE", one.Port(), "TWO", two.Port()).Replace(away)
				_, child := pair(t)
				if err := crane.Push(child, two.Addr().String()+"/team/a:1", crane.Insecure); err != nil {
					t.Fatal(err)
				}
				_, _, err := trusting().fetch(t.Context(), one.Addr().String()+"/team/a:1", "linux/amd64")
				if ends := strings.HasSuffix(away, "TWO"); (err == nil) != ends {
					t.Error(err)
				}
				for _, login := range append(one.Logins(), two.Logins()...) {
					if !strings.HasPrefix(login.URL, "https://"+one.Addr().String()+"/") {
						t.Errorf("%s is sent %q", login.URL, login.Text)
					}
				}
				if len(one.Logins()) == 0 {
					t.Error("the registry is sent no login")
				}
			})
		}
	}
}

// leadingAway is a registry that wants a login by HTTPS, and then leads away.
type leadingAway struct {
	challenge, to string
	images        http.Handler // what it serves without HTTPS
}

// ServeHTTP implements http.Handler.
func (l *leadingAway) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	switch {
	case r.URL.Path == "/token":
		fmt.Fprint(w, `{"token": "open-sesame"}`)
	case r.TLS != nil && r.Header.Get("Authorization") == "":
		w.Header().Set("WWW-Authenticate", fmt.Sprintf(`%s realm="https://%s/token"`, l.challenge, r.Host))
		w.WriteHeader(http.StatusUnauthorized)
	case r.TLS != nil && r.URL.Path != "/v2/":
		http.Redirect(w, r, l.to+r.URL.Path, http.StatusTemporaryRedirect)
	default:
		l.images.ServeHTTP(w, r)
	}
}

func TestARegistryThatLeadsInCirclesIsGivenUp(t *testing.T) {
	s := logins.Serve(t, http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v2/" {
			http.Redirect(w, r, r.URL.Path, http.StatusTemporaryRedirect)
		}
	}))
	_, _, err := trusting().fetch(t.Context(), s.Addr().String()+"/team/a:1", "linux/amd64")
	if err == nil || !strings.Contains(err.Error(), "it leads on and on, 10 times") {
		t.Error(err)
	}
}

// trusting is a client with a login that takes any certificate.
func trusting() *Client {
	transport := newTransport()
	transport.next = &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}
	return &Client{Keychain: always{}, transport: transport, backoff: writeBackoff()}
}
