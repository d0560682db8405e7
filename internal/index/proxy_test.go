package index

import (
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

func TestAProxyThatDoesNotLetThroughIsNamed(t *testing.T) {
	strict := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusProxyAuthRequired)
	}))
	t.Cleanup(strict.Close)
	gone := httptest.NewServer(nil)
	gone.Close()
	for _, tt := range []struct{ name, proxy, want string }{
		{"one that wants a login", strict.URL, "wants a login (Proxy Authentication Required): give its address as http://"},
		{"one that does not answer", gone.URL, "cannot be reached: dial tcp"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			proxy, err := url.Parse(strings.Replace(tt.proxy, "http://", "http://me:geheim@", 1))
			if err != nil {
				t.Fatal(err)
			}
			c := &Client{Retries: -1, HTTP: &http.Client{Transport: &http.Transport{Proxy: http.ProxyURL(proxy)}}}
			_, err = c.Files(t.Context(), "https://corp.test/simple/", "demo")
			if err == nil || !strings.Contains(err.Error(), "the proxy of HTTPS_PROXY") ||
				!strings.Contains(err.Error(), tt.want) || strings.Contains(err.Error(), "geheim") {
				t.Errorf("the error is %v", err)
			}
		})
	}
}
