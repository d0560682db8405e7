// Package logins shows tests where a client sends its logins: its servers note
// every request that carries one.
package logins

import (
	"bufio"
	"context"
	"crypto/tls"
	"encoding/pem"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"
)

// Server serves HTTP and HTTPS on one loopback port, so that a client which looks
// at host and port alone takes one for the other.
type Server struct {
	net.Listener
	// Authority is who vouches for its certificate, in PEM; the certificate is for
	// 127.0.0.1 and example.com.
	Authority []byte

	tls     *tls.Config
	handler http.Handler
	sorted  chan net.Conn

	mu     sync.Mutex
	logins []Login
	said   []string
}

// Login is a request that carried a login.
type Login struct {
	URL  string // scheme, host, port and path
	Text string // the Authorization header
}

// Serve serves a handler until the test ends.
func Serve(t testing.TB, handler http.Handler) *Server {
	t.Helper()
	certified := httptest.NewTLSServer(nil)
	t.Cleanup(certified.Close)
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{
		Listener: l, handler: handler, sorted: make(chan net.Conn),
		Authority: pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: certified.Certificate().Raw}),
		tls:       &tls.Config{Certificates: certified.TLS.Certificates},
	}
	server := &http.Server{Handler: s, ErrorLog: log.New(io.Discard, "", 0)}
	go s.sort()
	go server.Serve(s) //nolint:errcheck // ends with Close
	t.Cleanup(func() { server.Close() })
	return s
}

// Port is the port that the server listens on.
func (s *Server) Port() string {
	_, port, _ := net.SplitHostPort(s.Addr().String()) // of a TCP listener
	return port
}

// Dial connects to the server where an address names a usual port, and to this
// machine whatever host it names.
func (s *Server) Dial(ctx context.Context, network, address string) (net.Conn, error) {
	_, port, err := net.SplitHostPort(address)
	if err != nil || port == "443" || port == "80" {
		port = s.Port()
	}
	return (&net.Dialer{}).DialContext(ctx, network, "127.0.0.1:"+port)
}

// Logins returns the requests that carried a login, in their order.
func (s *Server) Logins() []Login {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.logins)
}

// Referers returns what requests said of where they come from.
func (s *Server) Referers() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.said)
}

// ServeHTTP implements http.Handler.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	at := "http://" + r.Host + r.URL.Path
	if r.TLS != nil {
		at = "https://" + r.Host + r.URL.Path
	}
	s.mu.Lock()
	if login := r.Header.Get("Authorization"); login != "" {
		s.logins = append(s.logins, Login{URL: at, Text: login})
	}
	if said := r.Header.Get("Referer"); said != "" {
		s.said = append(s.said, said)
	}
	s.mu.Unlock()
	s.handler.ServeHTTP(w, r)
}

// handshake is the first byte of a TLS connection (RFC 8446, section 5.1).
const handshake = 22

// Accept implements net.Listener.
func (s *Server) Accept() (net.Conn, error) {
	if conn, ok := <-s.sorted; ok {
		return conn, nil
	}
	return nil, net.ErrClosed
}

// sort waits for the first byte of each connection, which tells what it is.
func (s *Server) sort() {
	defer close(s.sorted)
	var waiting sync.WaitGroup
	defer waiting.Wait()
	for {
		conn, err := s.Listener.Accept()
		if err != nil {
			return
		}
		waiting.Go(func() {
			read := bufio.NewReader(conn)
			first, err := read.Peek(1)
			switch peeked := (&peeked{conn, read}); {
			case err != nil:
				conn.Close()
			case first[0] == handshake:
				s.sorted <- tls.Server(peeked, s.tls)
			default:
				s.sorted <- peeked
			}
		})
	}
}

// peeked is a connection of which something was read ahead.
type peeked struct {
	net.Conn
	read *bufio.Reader
}

// Read implements io.Reader.
func (p *peeked) Read(b []byte) (int, error) { return p.read.Read(b) }
