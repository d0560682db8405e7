package resolve

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/fault"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// offerSource adds a source distribution to the index, which nobody may run.
func (p *place) offerSource(name, version string) {
	p.t.Helper()
	file := fmt.Sprintf("%s-%s.tar.gz", name, version)
	path := filepath.Join(p.t.TempDir(), file)
	if err := os.WriteFile(path, []byte("not to be read"), 0o644); err != nil {
		p.t.Fatal(err)
	}
	p.files = append(p.files, pyindex.File{Project: name, Version: version, Name: file, Path: path, Indexes: []string{"pypi"}})
}

// TestAPackageWithoutWheelsIsSaidToBeOne: what an index has as source alone is
// named, with its file and what to do, whether it was asked for or is required.
func TestAPackageWithoutWheelsIsSaidToBeOne(t *testing.T) {
	p := newPlace(t)
	p.offerSource("raw", "1.0")
	p.offerSource("raw", "1.10")
	p.offerSource("mixed", "2.0")
	p.offer("mixed", "1.0")
	p.offerSource("mixed", "0.1.dev1.win32") // as in the time before versions were standardised
	p.offer("top", "1.0", "Requires-Dist: raw")
	for asked, want := range map[string]string{
		"raw":        "package raw 1.10 has no wheel on " + p.url + ", only raw-1.10.tar.gz, its source",
		"raw==1.0":   "pip wheel --no-deps raw==1.0",
		"top":        "package raw 1.10 has no wheel",
		"mixed==2.0": "package mixed 2.0 has no wheel",
		"none":       "package none is not on " + p.url + ": check the name",
		"mixed>=3":   "package mixed: no release on " + p.url + " fits \">=3\", the newest there is 2.0",
	} {
		_, err := p.lock(nil, lock.Upgrade{}, asked)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", asked, err, want)
		}
	}
	if got := versions(p.mustLock(nil, lock.Upgrade{}, "mixed")); got["mixed"] != "1.0" {
		t.Errorf("the release with a wheel is not taken: %v", got)
	}
}

// TestWhatIsCompiledIsNotLeftOut: a package whose sources an extra brings is asked for with that extra, so that a
// lock is refused where these have no wheel, and holds that wheel where an index has it.
func TestWhatIsCompiledIsNotLeftOut(t *testing.T) {
	p := newPlace(t)
	p.offer("engine", "2.0", "Provides-Extra: pytorch", `Requires-Dist: engine-torch==2.0; extra == "pytorch"`)
	p.offerSource("engine-torch", "2.0")
	in := Input{
		Request: request.Request{Target: "t", Packages: []request.PackageRequest{{Name: "engine"}}},
		Stack: plan.Stack{Python: p.python, Platform: "linux/amd64", BaseImage: p.base,
			Packages: map[string]string{"engine": "2.0"},
			Compiled: []plan.Compiled{{Name: "engine", Requirement: "engine[pytorch]==2.0", Extra: "pytorch", InPlace: true}}},
		Indexes: []request.Index{{Name: "pypi", URL: p.url}},
	}
	_, err := p.resolver.Target(t.Context(), in)
	want := "pip wheel --no-deps --no-build-isolation engine-torch==2.0"
	if err == nil || !strings.Contains(err.Error(), want) {
		t.Errorf("%v, want %q", err, want)
	}
	p.files = slices.DeleteFunc(p.files, func(f pyindex.File) bool { return f.Project == "engine-torch" })
	p.offer("engine-torch", "2.0")
	beside := in
	beside.Stack.Unpinned = []plan.Unpinned{{Name: "plain"}}
	p.offerSource("plain", "1.0")
	_, err = p.resolver.Target(t.Context(), beside)
	if err == nil || !strings.Contains(err.Error(), "pip wheel --no-deps plain==1.0") {
		t.Errorf("%v, want the command without --no-build-isolation", err)
	}
	locked, err := p.resolver.Target(t.Context(), in)
	if err != nil || versions(locked)["engine-torch"] != "2.0" {
		t.Errorf("%v, %v", versions(locked), err)
	}
}

// TestMetadataThatDiffersFromTheFileNameIsRefused: a wheel that says that it is
// another package or release than its name on the index.
func TestMetadataThatDiffersFromTheFileNameIsRefused(t *testing.T) {
	for file, want := range map[string]string{"demo-2.0-py3-none-any.whl": "2.0", "other-1.0-py3-none-any.whl": "other"} {
		p := newPlace(t)
		p.offer("demo", "1.0")
		f := &p.files[0]
		f.Name = file
		f.Project, f.Version, _ = strings.Cut(strings.TrimSuffix(file, "-py3-none-any.whl"), "-")
		_, err := p.lock(nil, lock.Upgrade{}, f.Project)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", file, err)
		}
	}
}

// TestOddSpellingsAreOnePackage: names with capitals, dots and underscores, in what
// is asked for, in requirements and in file names.
func TestOddSpellingsAreOnePackage(t *testing.T) {
	p := newPlace(t)
	p.offer("Odd_Name", "1.0")
	p.files[0].Project = "odd-name"
	p.offer("PyTop", "1.0", "Requires-Dist: ODD.name (>=1)")
	p.files[1].Project = "pytop"
	got := p.mustLock(nil, lock.Upgrade{}, "PyTop", "odd-NAME")
	if v := versions(got); v["odd-name"] != "1.0" || v["pytop"] != "1.0" || len(v) != 2 {
		t.Errorf("locked %v", v)
	}
	again := p.mustLock(&got, lock.Upgrade{}, "pytop", "Odd.Name")
	if v := versions(again); len(v) != 2 {
		t.Errorf("locked again %v", v)
	}
}

// TestARequiresPythonThatIsNoneIsReadAsPipDoes: old wheels say >=3.6.*, which is no
// specifier of PEP 440; pip takes such files.
func TestARequiresPythonThatIsNoneIsReadAsPipDoes(t *testing.T) {
	p := newPlace(t)
	p.offer("demo", "1.0", "Requires-Python: >=3.6.*")
	p.files[0].RequiresPython = ">=3.6.*"
	p.offer("demo", "2.0", "Requires-Python: >=99")
	p.files[1].RequiresPython = ">=99"
	if got := versions(p.mustLock(nil, lock.Upgrade{}, "demo")); got["demo"] != "1.0" {
		t.Errorf("locked %v", got)
	}
}

// TestABusyIndexIsAskedAgain has the index answer 429, 503 and half a page at
// first, to pip and to us.
func TestABusyIndexIsAskedAgain(t *testing.T) {
	for _, kind := range []string{"too-many", "unavailable", "truncated"} {
		t.Run(kind, func(t *testing.T) {
			p := newPlace(t)
			p.resolver.Index.Retries = 3
			p.offer("demo", "1.0")
			var mu sync.Mutex
			asked := map[string]int{}
			next := http.StripPrefix("/simple", pyindex.Simple{Catalog: pyindex.NewCatalog(p.files)})
			faults := &fault.Injector{Next: next}
			faults.Disturb(func(r *http.Request) string {
				mu.Lock()
				defer mu.Unlock()
				if asked[r.URL.Path]++; asked[r.URL.Path] == 1 {
					return kind
				}
				return ""
			})
			server := httptest.NewServer(faults)
			t.Cleanup(server.Close)
			p.url = server.URL + "/simple/"
			if got := versions(p.mustLock(nil, lock.Upgrade{}, "demo")); got["demo"] != "1.0" {
				t.Errorf("locked %v", got)
			}
			for path, times := range asked {
				if times < 2 && path != "/simple/pip/" && path != "/simple/uv/" { // pages that are not there
					t.Errorf("%s was asked for %d times", path, times)
				}
			}
		})
	}
}
