package testworld

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
)

// network answers for hosts of the outside.
type network map[string]func(http.ResponseWriter)

// RoundTrip implements http.RoundTripper.
func (n network) RoundTrip(r *http.Request) (*http.Response, error) {
	answer, ok := n[r.URL.Host]
	if !ok {
		return nil, http.ErrServerClosed
	}
	w := httptest.NewRecorder()
	answer(w)
	return w.Result(), nil
}

func TestTheWorldStandsForWhatDoesNotAnswer(t *testing.T) {
	status := func(code int) func(http.ResponseWriter) {
		return func(w http.ResponseWriter) { w.WriteHeader(code) }
	}
	token := func(w http.ResponseWriter) {
		w.Header().Set("WWW-Authenticate", "Bearer")
		w.WriteHeader(http.StatusUnauthorized)
	}
	const hub, pypi, pytorch = "registry-1.docker.io", "pypi.org", "download.pytorch.org"
	for name, c := range map[string]struct {
		network network
		silent  []Outside
		parts   []Part
	}{
		"all answers":     {network{hub: token, pypi: status(200), pytorch: status(200)}, nil, nil},
		"nothing answers": {network{}, AllOutside(), []Part{Trixie, Wheels, Torch}},
		"a gateway says no": {network{hub: status(401), pypi: status(200), pytorch: status(403)},
			[]Outside{DockerHub, PyTorch}, []Part{Trixie, Torch}},
	} {
		got := Silent(t.Context(), &http.Client{Transport: c.network})
		if !slices.Equal(got, c.silent) || !slices.Equal(PartsInsteadOf(got), c.parts) {
			t.Errorf("%s: %v do not answer, for which %v stand; want %v and %v", name, got, PartsInsteadOf(got), c.silent,
				c.parts)
		}
	}
	if PartsInsteadOf(nil) == nil {
		t.Error("where all answers, every part is made")
	}
}

func TestBlocksStandForWhatDoesNotAnswer(t *testing.T) {
	w := &World{Addr: "127.0.0.1:1", RegistryHost: "127.0.0.1:1", PyPIURL: "http://127.0.0.1:1/simple/"}
	if got := w.InsteadOf(PyPI); got != "index \"pypi\" {\n  url = \"http://127.0.0.1:1/simple/\"\n}\n" {
		t.Errorf("got %s", got)
	}
	for _, o := range AllOutside() {
		if !strings.Contains(w.MirrorHCL(), w.InsteadOf(o)) {
			t.Errorf("the blocks lack that of %s", o)
		}
	}
}
