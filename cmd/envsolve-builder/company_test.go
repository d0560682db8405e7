package main

import (
	"encoding/base64"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/logins"
)

// TestInACompanysNetwork locks and builds where the one way out is a proxy that
// wants a login, to an index that wants another and that a company's own authority
// vouches for.
func TestInACompanysNetwork(t *testing.T) {
	t.Parallel()
	endToEnd(t, "testdata/company", testworld.Trixie, testworld.Wheels)
}

// company is a network with one way out.
type company struct {
	index *logins.Server
	proxy *httptest.Server

	mu     sync.Mutex
	agents []string // of requests to the index that brought its login
}

// newCompany puts made-up packages behind a proxy: as https://example.com, whose
// address leads elsewhere without it.
func newCompany(t *testing.T, packages http.Handler) *company {
	c := &company{}
	c.index = logins.Serve(t, c.private(packages))
	c.proxy = httptest.NewServer(http.HandlerFunc(c.connect))
	t.Cleanup(c.proxy.Close)
	return c
}

// private asks for the index's login.
func (c *company) private(packages http.Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		if user, password, _ := r.BasicAuth(); user != "reader" || password != "rumpelstilz" {
			w.Header().Set("WWW-Authenticate", `Basic realm="index"`)
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		c.mu.Lock()
		agent, _, _ := strings.Cut(r.UserAgent(), "/")
		c.agents = append(c.agents, agent)
		c.mu.Unlock()
		packages.ServeHTTP(w, r)
	}
}

// connect is the proxy.
func (c *company) connect(w http.ResponseWriter, r *http.Request) {
	login := "Basic " + base64.StdEncoding.EncodeToString([]byte("kobold:klabautermann"))
	switch {
	case r.Header.Get("Proxy-Authorization") != login:
		w.Header().Set("Proxy-Authenticate", `Basic realm="proxy"`)
		w.WriteHeader(http.StatusProxyAuthRequired)
	case r.Method != http.MethodConnect || r.Host != "example.com:443":
		w.WriteHeader(http.StatusBadGateway)
	default:
		c.tunnel(w, r)
	}
}

func (c *company) tunnel(w http.ResponseWriter, r *http.Request) {
	there, err := c.index.Dial(r.Context(), "tcp", r.Host)
	if err != nil {
		w.WriteHeader(http.StatusBadGateway)
		return
	}
	w.WriteHeader(http.StatusOK)
	here, _, err := http.NewResponseController(w).Hijack()
	if err != nil {
		there.Close()
		return
	}
	pour := func(to, from net.Conn) {
		_, _ = io.Copy(to, from) // until either side ends
		to.Close()
	}
	go pour(there, here)
	go pour(here, there)
}

// enter takes a script into the network:
//
//	company FILE PACKAGE...
//
// appends to a target file the index that these packages come from, and names the
// proxy, the authority and the file with the index's login in the environment.
func (c *company) enter(ts *testscript.TestScript, _ bool, args []string) {
	authority, netrc := ts.MkAbs("authority.pem"), ts.MkAbs("netrc")
	ts.Check(os.WriteFile(authority, c.index.Authority, 0o600))
	ts.Check(os.WriteFile(netrc, []byte("machine example.com login reader password rumpelstilz\n"), 0o600))
	proxy := strings.Replace(c.proxy.URL, "http://", "http://kobold:klabautermann@", 1)
	for name, value := range map[string]string{"HTTP_PROXY": proxy, "HTTPS_PROXY": proxy, "SSL_CERT_FILE": authority,
		"NETRC": netrc, "PROXY_PORT": c.proxy.URL[strings.LastIndex(c.proxy.URL, ":")+1:]} {
		ts.Setenv(name, value)
	}
	file, err := os.OpenFile(ts.MkAbs(args[0]), os.O_APPEND|os.O_WRONLY, 0o644)
	ts.Check(err)
	defer file.Close()
	_, err = fmt.Fprintf(file, "\nindex \"company\" {\n  url      = \"https://example.com/\"\n  packages = %s\n}\n",
		strings.ReplaceAll(fmt.Sprintf("%q", args[1:]), `" "`, `", "`))
	ts.Check(err)
}

// reached holds that each of these programs has been to the index: reached PROGRAM...
func (c *company) reached(ts *testscript.TestScript, _ bool, args []string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, program := range args {
		if !slices.Contains(c.agents, program) {
			ts.Fatalf("%s was not at the index, only %q", program, c.agents)
		}
	}
}
