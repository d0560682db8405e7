package resolve

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// renamed serves the first file of a place under the name that flash-attn's
// makers give their wheels: with a label that its metadata lacks.
func (p *place) renamed() (address string) {
	file := p.files[0]
	name := strings.Replace(file.Name, "-py3", "+cu12torch2.8-py3", 1)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/v1/"+name {
			http.NotFound(w, r)
			return
		}
		http.ServeFile(w, r, file.Path)
	}))
	p.t.Cleanup(server.Close)
	return server.URL + "/v1/" + name
}

// TestAWheelOfNoIndexIsLockedByItsAddress: pip takes a wheel whose name has a
// label that its metadata lacks by its address alone.
func TestAWheelOfNoIndexIsLockedByItsAddress(t *testing.T) {
	p := newPlace(t)
	p.offer("attn", "1.0", "Requires-Dist: dep")
	address := p.renamed()
	p.files = nil // no index has it
	p.offer("dep", "1.0")
	in := Input{
		Request: request.Request{Target: "t"},
		Stack: plan.Stack{Python: p.python, Platform: "linux/amd64", BaseImage: p.base,
			Packages: map[string]string{"attn": "1.0"}, Wheels: map[string]string{"attn": address}},
		Indexes: []request.Index{{Name: "pypi", URL: p.url}},
	}
	locked, err := p.resolver.Target(t.Context(), in)
	if err != nil {
		t.Fatal(err)
	}
	w := locked.Wheels[0]
	if w.Name != "attn" || w.Version != "1.0" || w.URL != address || w.Index != "" || len(w.SHA256) != 64 || !w.Requested {
		t.Errorf("locked as %+v", w)
	}
	in.Old = &locked
	if again, err := p.resolver.Target(t.Context(), in); err != nil ||
		string(lock.Write(lock.Lock{Targets: []lock.Target{again}})) !=
			string(lock.Write(lock.Lock{Targets: []lock.Target{locked}})) {
		t.Errorf("locked anew it differs: %v", err)
	}
	in.Stack.Wheels = nil
	if _, err := p.resolver.Target(t.Context(), in); err == nil || !strings.Contains(err.Error(), "attn") {
		t.Errorf("without its address: %v", err)
	}
}

func TestAnAddressIsHeldToWhatThePlanNames(t *testing.T) {
	const plain = "https://example.org/v1/attn-1.0+cu12-py3-none-any.whl"
	for _, found := range []string{plain, strings.Replace(plain, "+", "%2B", 1)} {
		if _, err := fromAddress(picked{Name: "attn", URL: found}, plain); err != nil {
			t.Errorf("%s: %v", found, err)
		}
	}
	_, err := fromAddress(picked{Name: "attn", URL: "https://elsewhere.example/attn-1.0-py3-none-any.whl"}, plain)
	if err == nil || !strings.Contains(err.Error(), "pip found it at elsewhere.example") {
		t.Errorf("another address: %v", err)
	}
}
