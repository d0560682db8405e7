package resolve

import (
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// offerUV adds uv of the public index, or skips the test where that does not answer.
func (p *place) offerUV() {
	p.t.Helper()
	if machine := runtime.GOOS + "/" + runtime.GOARCH; machine != "linux/amd64" {
		// The target's base image is for that, and this machine's own Python stands for it.
		worldtest.SkipUnlessCI(p.t, "uv for linux/amd64 is a program of that, and does not start on "+machine)
	}
	p.offerPublic("uv", func(files []index.File) (index.File, error) {
		best, ok := p.resolver.bestUV(files, "linux/amd64")
		if !ok {
			return best, errors.New("the public index has no uv for linux/amd64")
		}
		return best, nil
	})
}

// watchResolvers puts a server before the index, and returns which programs have asked
// it for pages.
func (p *place) watchResolvers() (asked func() map[string]bool) {
	p.t.Helper()
	requests := p.watchIndex()
	return func() map[string]bool {
		programs := map[string]bool{}
		for _, r := range requests() {
			programs[r.program] = true
		}
		return programs
	}
}

// indexRequest is a request to an index.
type indexRequest struct{ program, path string }

// watchIndex puts a server before the index, and returns what it has been asked for.
func (p *place) watchIndex() (asked func() []indexRequest) {
	p.t.Helper()
	behind, err := url.Parse(p.url)
	if err != nil {
		p.t.Fatal(err)
	}
	var mu sync.Mutex
	var requests []indexRequest
	proxy := httputil.NewSingleHostReverseProxy(&url.URL{Scheme: behind.Scheme, Host: behind.Host})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, _, _ := strings.Cut(r.UserAgent(), "/")
		mu.Lock()
		requests = append(requests, indexRequest{name, r.URL.Path})
		mu.Unlock()
		r.Host = behind.Host
		proxy.ServeHTTP(w, r)
	}))
	p.t.Cleanup(server.Close)
	p.url = server.URL + behind.Path
	return func() []indexRequest {
		mu.Lock()
		defer mu.Unlock()
		return slices.Clone(requests)
	}
}

// TestUVIsAskedFirst needs the public index for uv.
func TestUVIsAskedFirst(t *testing.T) {
	for name, test := range map[string]struct {
		offer func(p *place)
		want  map[string]string
		pip   bool // has to answer
	}{
		"an answer": {func(p *place) { p.offer("dep", "2.0") }, map[string]string{"app": "1.0", "dep": "2.0"}, false},
		"a Python that is too new": {func(p *place) {
			p.offer("dep", "2.0", "Requires-Python: <3")
			p.files[len(p.files)-1].RequiresPython = "<3"
		}, map[string]string{"app": "1.0", "dep": "1.0"}, true},
		"a yanked release": {func(p *place) {
			p.offer("dep", "2.0")
			p.files[len(p.files)-1].Yanked = "broken"
		}, map[string]string{"app": "1.0", "dep": "1.0"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			p := newPlace(t)
			p.env = []string{"UV_CONSTRAINT=/no/such/file"} // as a base image may have it
			p.offer("app", "1.0", "Requires-Dist: dep")
			p.offer("dep", "1.0")
			test.offer(p)
			p.offerUV()
			asked := p.watchResolvers()
			got := p.mustLock(nil, lock.Upgrade{}, "app")
			if diff := cmp.Diff(test.want, versions(got)); diff != "" {
				t.Errorf("locked (-want +got)\n%s", diff)
			}
			if !got.Wheels[0].Requested || got.Wheels[1].Requested {
				t.Errorf("app is asked for, and dep is not: %+v", got.Wheels)
			}
			if by := asked(); !by["uv"] || by["pip"] != test.pip {
				t.Errorf("the index was asked by %v", by)
			}
		})
	}
}

// TestWhereUVHasNoAnswerPipSaysWhy needs the public index for uv.
// TestResolversAreLookedUpOnce needs the public index for uv: the pages of uv and pip are
// read before the first lock alone.
func TestResolversAreLookedUpOnce(t *testing.T) {
	p := newPlace(t)
	p.offerUV()
	pip := bundledPip(t)
	p.files = append(p.files, pip)
	p.offer("app", "1.0")
	asked := p.watchIndex()
	looked := func() (n int) {
		for _, r := range asked() {
			if strings.HasSuffix(r.path, "/uv/") || strings.HasSuffix(r.path, "/pip/") {
				n++
			}
		}
		return n
	}
	first := p.mustLock(nil, lock.Upgrade{}, "app")
	once := looked()
	second := p.mustLock(nil, lock.Upgrade{}, "app")
	if once != 2 || looked() != once {
		t.Errorf("the pages of uv and pip were read %d times, then %d more, want 2 and none", once, looked()-once)
	}
	if diff := cmp.Diff(versions(first), versions(second)); diff != "" {
		t.Errorf("the second lock differs (-first +second):\n%s", diff)
	}
	if err := p.resolver.Store.Remove(digest.NewDigestFromEncoded(digest.SHA256, pip.SHA256)); err != nil {
		t.Fatal(err)
	}
	if third := p.mustLock(nil, lock.Upgrade{}, "app"); looked() == once {
		t.Errorf("with pip gone from the cache, the index was not asked for it: %v", versions(third))
	}
}

func TestWhereUVHasNoAnswerPipSaysWhy(t *testing.T) {
	p := newPlace(t)
	p.offer("app", "1.0", "Requires-Dist: dep>=3")
	p.offer("dep", "1.0")
	p.offerUV()
	asked := p.watchResolvers()
	_, err := p.lock(nil, lock.Upgrade{}, "app")
	var impossible *ImpossibleError
	if !errors.As(err, &impossible) || !asked()["uv"] {
		t.Errorf("%v; the index was asked by %v", err, asked())
	}
}

// TestUVKeepsWhatStillFits: neither a version that the target rules out now nor one that a
// new version of another package rules out leaves the answer to pip, which takes ten times
// as long.
func TestUVKeepsWhatStillFits(t *testing.T) {
	p := newPlace(t)
	p.offer("app", "1.0", "Requires-Dist: dep", "Requires-Dist: deeper")
	p.offer("dep", "1.0")
	p.offer("deeper", "1.0")
	p.offer("other", "1.0")
	p.offerUV()
	old := p.mustLock(nil, lock.Upgrade{}, "app", "other")
	p.offer("app", "2.0", "Requires-Dist: dep>=2", "Requires-Dist: deeper")
	p.offer("dep", "2.0", "Requires-Dist: deeper>=2")
	p.offer("deeper", "2.0")
	p.offer("other", "2.0")
	for _, tt := range []struct {
		ask  []string
		want map[string]string
	}{
		{[]string{"app", "other==2.0"}, map[string]string{"app": "1.0", "dep": "1.0", "deeper": "1.0", "other": "2.0"}},
		{[]string{"app>=2", "other"}, map[string]string{"app": "2.0", "dep": "2.0", "deeper": "2.0", "other": "1.0"}},
	} {
		asked := p.watchResolvers()
		got := p.mustLock(&old, lock.Upgrade{}, tt.ask...)
		if diff := cmp.Diff(tt.want, versions(got)); diff != "" {
			t.Errorf("%q: %s", tt.ask, diff)
		}
		if programs := asked(); programs["pip"] || !programs["uv"] {
			t.Errorf("%q: the index was asked by %v", tt.ask, programs)
		}
	}
}

// TestUVIsNotAskedWhatPipAnswersOtherwise: with several indexes, pages of links and
// addresses of wheels.
func TestUVIsNotAskedWhatPipAnswersOtherwise(t *testing.T) {
	uv := index.File{Name: "uv-0.9.0-py3-none-manylinux_2_17_x86_64.whl", Version: "0.9.0"}
	for name, s := range map[string]plan.Sources{
		"several indexes": {Named: []request.Index{{Name: "own", URL: "https://example.com/simple"}}},
		"a page of links": {Default: request.Index{URL: "https://example.com/links", FindLinks: true}},
	} {
		p := newPlace(t)
		bring := map[string]digest.Digest{}
		if p.resolver.bringUV(t.Context(), Input{}, s, bring) || len(bring) > 0 {
			t.Errorf("%s: %v", name, bring)
		}
	}
	p := newPlace(t)
	for platform, want := range map[string]bool{"linux/amd64": true, "linux/arm64": false, "windows/amd64": false} {
		if best, ok := p.resolver.bestUV([]index.File{uv}, platform); ok != want || ok && best.Name != uv.Name {
			t.Errorf("%s: %+v, %v", platform, best, ok)
		}
	}
	for _, not := range []index.File{
		{Name: "uv-0.7.9-py3-none-manylinux_2_17_x86_64.whl", Version: "0.7.9"},
		{Name: "uv-1.0rc1-py3-none-manylinux_2_17_x86_64.whl", Version: "1.0rc1"},
		{Name: "uv-0.9.1-py3-none-manylinux_2_17_x86_64.whl", Version: "0.9.1", Yanked: true},
		{Name: "uv-0.9.1-py3-none-musllinux_1_1_x86_64.whl", Version: "0.9.1"},
		{Name: "uv-0.9.1.tar.gz", Version: "0.9.1"},
	} {
		if best, _ := p.resolver.bestUV([]index.File{not, uv}, "linux/amd64"); best.Name != uv.Name {
			t.Errorf("%s was taken", best.Name)
		}
	}
}

func TestParsePylock(t *testing.T) {
	const wheel = `wheels = [{ url = "https://example.com/a_b-1.0-py3-none-any.whl", hashes = { sha256 = "` +
		"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef" + `" } }]`
	got, err := parsePylock([]byte("lock-version = \"1.0\"\n[[packages]]\nname = \"A.b\"\nversion = \"1.0\"\n"+wheel),
		map[string]string{"a-b": "==1.0"}, []string{"py3-none-any"})
	want := []picked{{Name: "a-b", Version: "1.0", URL: "https://example.com/a_b-1.0-py3-none-any.whl",
		File: "a_b-1.0-py3-none-any.whl", SHA256: strings.Repeat("0123456789abcdef", 4), Requested: true}}
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v\n%s", err, diff)
	}
	for _, bad := range []string{
		"lock-version = \"1.0\"\n[[packages]]\nname = \"a-b\"\nversion = \"1.0\"\n" +
			strings.Replace(strings.ReplaceAll(wheel, "py3-none-any", "cp313-none-any"), "[{", "[{ url = \""+
				"https://example.com/a_b-1.0-cp312-none-any.whl\" }, {", 1),
		"", "lock-version = ", "lock-version = \"2.0\"",
		"lock-version = \"1.0\"\n[[packages]]\nname = \"a\"\nversion = \"1.0\"",
		"lock-version = \"1.0\"\n[[packages]]\nname = \"../a\"\nversion = \"1.0\"\n" + wheel,
		"lock-version = \"1.0\"\n[[packages]]\nname = \"a-b\"\nversion = \"one\"\n" + wheel,
		"lock-version = \"1.0\"\n[[packages]]\nname = \"a-b\"\nversion = \"1.0\"\n" +
			strings.Replace(wheel, "https://example.com/", "file:///etc/", 1),
		"lock-version = \"1.0\"\n[[packages]]\nname = \"a-b\"\nversion = \"1.0\"\n" +
			strings.Replace(wheel, ".whl", ".tar.gz", 1),
	} {
		if got, err := parsePylock([]byte(bad), nil, []string{"py3-none-any"}); err == nil {
			t.Errorf("%q gives %+v", bad, got)
		}
	}
}

// TestOfManyWheelsTheOneOfPipIsTaken has the order of the tags of CPython 3.13 on glibc 2.36.
func TestOfManyWheelsTheOneOfPipIsTaken(t *testing.T) {
	tags := []string{"cp313-cp313-manylinux_2_36_x86_64", "cp313-cp313-manylinux_2_28_x86_64",
		"cp313-cp313-manylinux_2_17_x86_64", "cp313-cp313-manylinux2014_x86_64", "cp313-abi3-manylinux_2_34_x86_64",
		"cp311-abi3-manylinux_2_34_x86_64", "cp311-abi3-manylinux_2_17_x86_64", "cp37-abi3-manylinux_2_28_x86_64",
		"py3-none-any"}
	for want, others := range map[string][]string{
		"a-1-cp313-cp313-manylinux_2_17_x86_64.manylinux_2_28_x86_64.whl": {
			"a-1-cp313-cp313-manylinux2014_x86_64.manylinux_2_17_x86_64.whl", "a-1-py3-none-any.whl"},
		"a-1-cp311-abi3-manylinux_2_34_x86_64.whl": {"a-1-cp311-abi3-manylinux_2_17_x86_64.whl",
			"a-1-cp37-abi3-manylinux_2_28_x86_64.whl", "a-1-cp313-cp313-manylinux_2_39_x86_64.whl"},
		"a-1-py2.py3-none-any.whl": {"a-1-cp313-cp313-musllinux_1_1_x86_64.whl"},
		"":                         {"a-1-1-py3-none-any.whl", "a-1-2-py3-none-any.whl"},
	} {
		text := "lock-version = \"1.0\"\n[[packages]]\nname = \"a\"\nversion = \"1\"\nwheels = [\n"
		for _, file := range append(others, want) {
			if file != "" {
				text += fmt.Sprintf("  { url = \"https://example.com/%s\" },\n", file)
			}
		}
		got, err := parsePylock([]byte(text+"]\n"), nil, tags)
		if want == "" && err == nil || want != "" && (err != nil || got[0].File != want) {
			t.Errorf("want %q, got %+v, %v", want, got, err)
		}
	}
}

func FuzzParsePylock(f *testing.F) {
	f.Add([]byte("lock-version = \"1.0\"\n[[packages]]\nname = \"a\"\nversion = \"1.0\"\n" +
		"wheels = [{ url = \"https://example.com/a-1.0-py3-none-any.whl\" }]"))
	f.Fuzz(func(t *testing.T, data []byte) {
		packages, err := parsePylock(data, nil, []string{"py3-none-any"})
		for _, p := range packages {
			if err == nil && p.check() != nil {
				t.Errorf("%+v: %v", p, p.check())
			}
		}
	})
}
