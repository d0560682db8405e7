package resolve

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-containerregistry/pkg/crane"
	ggcr "github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld/fault"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

// place is a registry, an index and a Runner that runs the resolver's commands
// on this machine, whose Python stands for a base image's.
type place struct {
	t        *testing.T
	bin      string // where the base's Python is
	python   string // 3.13
	files    []pyindex.File
	url      string // of the index
	base     string
	resolver *Resolver
	runs     []Command
	env      []string          // of the commands, besides their own
	members  map[string]string // of the wheels to be offered, besides their module
	compile  bool              // image { bytecode = true }
}

// venv is a virtual environment with pip, made once for all tests, and its
// Python's minor version. It stands for a base image with both.
var venv = sync.OnceValues(func() (dir string, err error) {
	dir, err = os.MkdirTemp("", "envsolve-resolve-")
	if err != nil {
		return "", err
	}
	cmd := exec.Command("python3", "-m", "venv", dir)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return dir, fmt.Errorf("%w: %s", err, out)
	}
	return dir, nil
})

var venvMade atomic.Bool

func TestMain(m *testing.M) {
	code := m.Run()
	if venvMade.Load() {
		dir, _ := venv()
		os.RemoveAll(dir)
	}
	os.Exit(code)
}

func newPlace(t *testing.T) *place {
	t.Helper()
	venvMade.Store(true)
	env, err := venv()
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skipf("needs python3 with ensurepip (apt-get install python3-venv): %v", err)
	}
	out, err := exec.Command(env+"/bin/python", "-c", "import sys; print('%d.%d' % sys.version_info[:2])").Output()
	if err != nil {
		t.Fatal(err)
	}
	p := &place{t: t, python: strings.TrimSpace(string(out)), bin: env + "/bin"}
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	p.resolver = &Resolver{Registry: &registry.Client{}, Index: &index.Client{Retries: -1}, Store: st, Runner: p}
	server := httptest.NewServer(&fault.Injector{Next: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.StripPrefix("/simple", pyindex.Simple{Catalog: pyindex.NewCatalog(p.files)}).ServeHTTP(w, r)
	})})
	t.Cleanup(server.Close)
	p.url = server.URL + "/simple/"
	images := httptest.NewServer(ggcr.New(ggcr.Logger(log.New(io.Discard, "", 0))))
	t.Cleanup(images.Close)
	p.base = strings.TrimPrefix(images.URL, "http://") + "/base:1"
	p.pushBase("1")
	return p
}

// pushBase puts another image under the base's tag.
func (p *place) pushBase(marker string) {
	p.t.Helper()
	img, err := mutate.ConfigFile(empty.Image, &v1.ConfigFile{OS: "linux", Architecture: "amd64",
		Config: v1.Config{Env: []string{"MARK=" + marker}}})
	if err == nil {
		err = crane.Push(img, p.base)
	}
	if err != nil {
		p.t.Fatal(err)
	}
}

// offer adds a wheel to the index.
func (p *place) offer(name, version string, requires ...string) {
	p.t.Helper()
	dir := p.t.TempDir()
	w := wheel.Wheel{
		Name: name, Version: version, Tag: "py3-none-any", Purelib: true,
		Members: map[string]wheel.Member{name + ".py": {Data: []byte("version = '" + version + "'\n")}},
	}
	for path, text := range p.members {
		w.Members[path] = wheel.Member{Data: []byte(text)}
	}
	w.Metadata = wheel.ParseMetadata(fmt.Sprintf("Metadata-Version: 2.1\nName: %s\nVersion: %s\n", name, version) +
		strings.Join(append(requires, ""), "\n"))
	made, err := w.WriteTo(dir)
	if err != nil {
		p.t.Fatal(err)
	}
	p.files = append(p.files, pyindex.File{
		Project: name, Version: version, Name: made.File, Path: filepath.Join(dir, made.File),
		SHA256: made.SHA256, MetadataSHA256: made.MetadataSHA256, Size: made.Size, Indexes: []string{"pypi"},
	})
}

// Run implements Runner on this machine.
func (p *place) Run(ctx context.Context, c Command) (map[string][]byte, error) {
	p.runs = append(p.runs, c)
	root := p.t.TempDir()
	for dir, files := range map[string]map[string][]byte{"in": c.Files, "secret": c.Secrets, "out": nil, "blobs": nil} {
		if err := os.Mkdir(filepath.Join(root, dir), 0o755); err != nil {
			return nil, err
		}
		for name, content := range files {
			if err := os.WriteFile(filepath.Join(root, dir, name), content, 0o644); err != nil {
				return nil, err
			}
		}
	}
	for name, d := range c.Blobs {
		from, _ := p.resolver.Store.Path(d)
		if err := os.Link(from, filepath.Join(root, "blobs", name)); err != nil {
			return nil, err
		}
	}
	args := slices.Clone(c.Args)
	for i := range args {
		args[i] = strings.Replace(args[i], InputDir, root+"/in", 1)
	}
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Env = append(slices.Concat(os.Environ(), c.Env, p.env), "PATH="+p.bin+":"+os.Getenv("PATH"))
	if out, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %s", err, out)
	}
	outputs := map[string][]byte{}
	for _, name := range c.Outputs {
		content, err := os.ReadFile(filepath.Join(root, "out", name))
		if err != nil {
			return nil, err
		}
		outputs[name] = content
	}
	return outputs, nil
}

// pythonWithoutPip is a folder with a virtual environment's interpreter.
func (p *place) pythonWithoutPip() string {
	dir := filepath.Join(p.t.TempDir(), "env")
	if out, err := exec.Command("python3", "-m", "venv", "--without-pip", dir).CombinedOutput(); err != nil {
		p.t.Fatalf("%v\n%s", err, out)
	}
	return filepath.Join(dir, "bin")
}

// lock locks a target that asks for packages, written NAME or NAME>=1.
func (p *place) lock(old *lock.Target, upgrade lock.Upgrade, packages ...string) (lock.Target, error) {
	in := Input{
		Request: request.Request{Target: "t", Image: request.ImageRequest{Bytecode: p.compile}},
		Stack:   plan.Stack{Python: p.python, Platform: "linux/amd64", BaseImage: p.base},
		Indexes: []request.Index{{Name: "pypi", URL: p.url}},
		Old:     old, Upgrade: upgrade,
	}
	for _, text := range packages {
		end := strings.IndexAny(text+"=", "<>=~!")
		in.Request.Packages = append(in.Request.Packages, request.PackageRequest{Name: text[:end], Specifier: text[end:]})
		in.Stack.Unpinned = append(in.Stack.Unpinned, plan.Unpinned{Name: text[:end], Specifier: text[end:]})
	}
	return p.resolver.Target(p.t.Context(), in)
}

func (p *place) mustLock(old *lock.Target, upgrade lock.Upgrade, packages ...string) lock.Target {
	p.t.Helper()
	t, err := p.lock(old, upgrade, packages...)
	if err != nil {
		p.t.Fatal(err)
	}
	return t
}

func versions(t lock.Target) map[string]string {
	out := map[string]string{}
	for _, w := range t.Wheels {
		out[w.Name] = w.Version
	}
	return out
}

func TestALockKeepsWhatStillFits(t *testing.T) {
	p := newPlace(t)
	p.offer("app", "1.0", "Requires-Dist: dep")
	p.offer("dep", "1.0")
	p.offer("other", "1.0")
	old := p.mustLock(nil, lock.Upgrade{}, "app", "other")
	p.offer("app", "2.0", "Requires-Dist: dep>=2")
	p.offer("dep", "2.0")
	p.offer("other", "2.0")
	p.pushBase("2")

	for _, tt := range []struct {
		name    string
		upgrade lock.Upgrade
		ask     []string
		want    map[string]string
		newBase bool
	}{
		{"nothing changed", lock.Upgrade{}, []string{"app", "other"}, map[string]string{"app": "1.0", "dep": "1.0",
			"other": "1.0"}, false},
		{"one package", lock.Upgrade{Names: []string{"Other"}}, []string{"app", "other"},
			map[string]string{"app": "1.0", "dep": "1.0", "other": "2.0"}, false},
		{"one that takes another along", lock.Upgrade{Names: []string{"app"}}, []string{"app>=2", "other"},
			map[string]string{"app": "2.0", "dep": "2.0", "other": "1.0"}, false},
		{"what the request rules out", lock.Upgrade{}, []string{"app>=2", "other"},
			map[string]string{"app": "2.0", "dep": "2.0", "other": "1.0"}, false},
		{"one less", lock.Upgrade{}, []string{"other"}, map[string]string{"other": "1.0"}, false},
		{"everything", lock.Upgrade{All: true}, []string{"app", "other"}, map[string]string{"app": "2.0", "dep": "2.0",
			"other": "2.0"}, true},
		{"the base image alone", lock.Upgrade{Names: []string{"base-image"}}, []string{"app", "other"},
			map[string]string{"app": "1.0", "dep": "1.0", "other": "1.0"}, true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := p.mustLock(&old, tt.upgrade, tt.ask...)
			if diff := cmp.Diff(tt.want, versions(got)); diff != "" {
				t.Error(diff)
			}
			if changed := got.Base.Digest != old.Base.Digest; changed != tt.newBase {
				t.Errorf("the base image's digest changed: %v", changed)
			}
		})
	}
	p.runs = nil
	again := p.mustLock(&old, lock.Upgrade{}, "app", "other")
	if len(p.runs) != 0 {
		t.Errorf("pip was asked for what it said before: %q", p.runs[0].Name)
	}
	if diff := cmp.Diff(lock.Write(lock.Lock{Targets: []lock.Target{old}}),
		lock.Write(lock.Lock{Targets: []lock.Target{again}})); diff != "" {
		t.Errorf("a second lock of the same request differs: %s", diff)
	}
}

func TestAVersionThatWasTakenBackIsNotKept(t *testing.T) {
	p := newPlace(t)
	p.offer("dep", "1.0")
	p.offer("other", "1.0")
	old := p.mustLock(nil, lock.Upgrade{}, "dep", "other")
	p.offer("dep", "2.0")
	p.offer("other", "2.0")
	want := map[string]string{"dep": "2.0", "other": "1.0"}
	p.files[0].Yanked = "it was broken"
	if diff := cmp.Diff(want, versions(p.mustLock(&old, lock.Upgrade{}, "dep", "other"))); diff != "" {
		t.Errorf("yanked: %s", diff)
	}
	p.files = p.files[1:]
	if diff := cmp.Diff(want, versions(p.mustLock(&old, lock.Upgrade{}, "dep", "other"))); diff != "" {
		t.Errorf("removed: %s", diff)
	}
}

func TestAYankedFileIsRefused(t *testing.T) {
	p := newPlace(t)
	p.offer("dep", "1.0")
	p.files[0].Yanked = "it was broken"
	_, err := p.lock(nil, lock.Upgrade{}, "dep==1.0")
	if err == nil || !strings.Contains(err.Error(), "package dep 1.0 is yanked on ") ||
		!strings.Contains(err.Error(), "it was broken") {
		t.Errorf("error: %v", err)
	}
}

func TestAFileWithoutHashIsHashedAndMarked(t *testing.T) {
	p := newPlace(t)
	p.offer("dep", "1.0")
	promised := p.mustLock(nil, lock.Upgrade{}, "dep").Wheels[0]
	if promised.HashSource != "" {
		t.Errorf("the index gives a hash, and the lock says %q", promised.HashSource)
	}
	p.url = strings.Replace(p.url, "/simple/", "/fault/no-hash/simple/", 1)
	got := p.mustLock(nil, lock.Upgrade{}, "dep").Wheels[0]
	if got.HashSource != lock.HashComputed || got.SHA256 != promised.SHA256 || got.Size != promised.Size {
		t.Errorf("got %+v", got)
	}
}

// TestAComputedHashHolds has an index without hashes serve another file under the same name.
func TestAComputedHashHolds(t *testing.T) {
	p := newPlace(t)
	p.offer("dep", "1.0")
	p.url = strings.Replace(p.url, "/simple/", "/fault/no-hash/simple/", 1)
	old := p.mustLock(nil, lock.Upgrade{}, "dep")
	if again := p.mustLock(&old, lock.Upgrade{}, "dep"); again.Wheels[0] != old.Wheels[0] {
		t.Errorf("locked again: %+v, want %+v", again.Wheels[0], old.Wheels[0])
	}
	p.files = nil
	p.offer("dep", "1.0", "Summary: another")
	if again := p.mustLock(&old, lock.Upgrade{}, "dep"); again.Wheels[0] != old.Wheels[0] {
		t.Errorf("locked again, beside another file of that name: %+v, want %+v", again.Wheels[0], old.Wheels[0])
	}
}

// TestTheBaseImageSetsNothingForPip has variables of pip's in the base image, as some of NVIDIA's have.
func TestTheBaseImageSetsNothingForPip(t *testing.T) {
	p := newPlace(t)
	p.offer("dep", "1.0")
	p.env = []string{"PIP_CONSTRAINT=/no/such/file", "PIP_NO_INDEX=1", "PIP_REQUIRE_VIRTUALENV=1"}
	if diff := cmp.Diff(map[string]string{"dep": "1.0"}, versions(p.mustLock(nil, lock.Upgrade{}, "dep"))); diff != "" {
		t.Error(diff)
	}
}

func TestABaseWithoutPipGetsOneForTheRun(t *testing.T) {
	p := newPlace(t)
	p.bin = p.pythonWithoutPip()
	p.offer("dep", "1.0")
	_, err := p.lock(nil, lock.Upgrade{}, "dep")
	if err == nil || !strings.Contains(err.Error(),
		"the base image has no pip 22.2 or newer, and none can be brought along") {
		t.Errorf("without a pip on the index: %v", err)
	}
	p.files = append(p.files, bundledPip(t))
	p.runs = nil
	got := p.mustLock(nil, lock.Upgrade{}, "dep")
	if diff := cmp.Diff(map[string]string{"dep": "1.0"}, versions(got)); diff != "" {
		t.Errorf("pip is in the image: %s", diff)
	}
	if names := slices.Collect(maps.Keys(p.runs[len(p.runs)-1].Blobs)); len(p.runs) != 1 || len(names) != 1 ||
		!strings.HasPrefix(names[0], "pip-") {
		t.Errorf("%d runs, the last with %v", len(p.runs), names)
	}
}

// TestABaseWithAnOldPipGetsANewerOneForTheRun has a pip in the way that cannot
// write reports, as in images of Python 3.7.
func TestABaseWithAnOldPipGetsANewerOneForTheRun(t *testing.T) {
	p := newPlace(t)
	old := t.TempDir()
	if err := os.Mkdir(filepath.Join(old, "pip"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(old, "pip", "__init__.py"), []byte("__version__ = '20.1b1'\n"),
		0o644); err != nil {
		t.Fatal(err)
	}
	p.env = append(p.env, "PYTHONPATH="+old)
	p.offer("dep", "1.0")
	p.files = append(p.files, bundledPip(t))
	if diff := cmp.Diff(map[string]string{"dep": "1.0"}, versions(p.mustLock(nil, lock.Upgrade{}, "dep"))); diff != "" ||
		len(p.runs) != 1 {
		t.Errorf("%d runs\n%s", len(p.runs), diff)
	}
}

func TestAnIndexThatRedirectsIsFollowed(t *testing.T) {
	p := newPlace(t)
	p.offer("dep", "1.0")
	p.url = strings.Replace(p.url, "/simple/", "/fault/redirect/simple/", 1)
	if got := p.mustLock(nil, lock.Upgrade{}, "dep").Wheels[0]; got.HashSource != "" || got.Index != p.url {
		t.Errorf("got %+v", got)
	}
}

func TestWhatCannotBeLockedIsSaidFirst(t *testing.T) {
	for want, s := range map[string]plan.Stack{
		"images can be locked and built for linux only": {Platform: "windows/amd64",
			Python: "3.12"},
		"has Python 3.6: packages are resolved by pip 22.2 or newer, which runs on Python 3.7": {Platform: "linux/amd64",
			Python: "3.6"},
		"torch 1.10.0 is with its makers; if an index or a page of links has it, name that": {Platform: "linux/arm64",
			NoIndex: map[string]string{"torch": "torch 1.10.0 is with its makers"}},
	} {
		if err := Lockable("train", s, nil); err == nil || !strings.Contains(err.Error(), want) ||
			!strings.Contains(err.Error(), `target "train"`) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	for _, python := range []string{"3.7", "3.10", "3.14", ""} {
		if err := Lockable("train", plan.Stack{Platform: "linux/arm64", Python: python}, nil); err != nil {
			t.Errorf("Python %q: %v", python, err)
		}
	}
	own := []request.Index{{Name: "own", URL: "https://own.example.com/simple", Packages: []string{"torch"}}}
	if err := Lockable("train", plan.Stack{Platform: "linux/arm64",
		NoIndex: map[string]string{"torch": "torch 1.10.0 is with its makers"}}, own); err != nil {
		t.Errorf("with an index that has it: %v", err)
	}
}

// bundledPip is the pip that this machine's Python carries for ensurepip.
func bundledPip(t *testing.T) pyindex.File {
	t.Helper()
	out, err := exec.Command("python3", "-c", `import ensurepip, glob, os
print((glob.glob(os.path.dirname(ensurepip.__file__)+"/_bundled/pip-*.whl")+glob.glob("/usr/share/python-wheels/pip-*.whl"))[0])`).Output()
	if err != nil {
		t.Fatalf("no pip bundled with python3 (apt-get install python3-venv): %v", err)
	}
	path := strings.TrimSpace(string(out))
	in, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	dir := t.TempDir()
	made, _, err := wheel.Copy(in, filepath.Base(path), dir)
	if err != nil {
		t.Fatal(err)
	}
	version := strings.Split(made.File, "-")[1]
	return pyindex.File{Project: "pip", Version: version, Name: made.File, Path: filepath.Join(dir, made.File),
		SHA256: made.SHA256, MetadataSHA256: made.MetadataSHA256, Size: made.Size, Indexes: []string{"pypi"}}
}

func TestNewestPip(t *testing.T) {
	wheel := func(version, requires string) index.File {
		return index.File{Name: "pip-" + version + "-py3-none-any.whl", Version: version, RequiresPython: requires}
	}
	yanked := wheel("26.0", "")
	yanked.Yanked = true
	files := []index.File{
		wheel("9.0.1", ""), wheel("21.3.1", ">=3.6"), wheel("24.0", ">=3.7"), wheel("25.0.1", ">=3.8"),
		wheel("25.1", ">=3.9"), wheel("26.1b1", ">=3.9"), yanked,
		{Name: "pip-27.0.tar.gz", Version: "27.0"},
	}
	for python, want := range map[string]string{"3.13": "25.1", "3.10": "25.1", "3.8": "25.0.1", "3.7": "24.0",
		"3.6": ""} {
		got, err := newestPip(files, python)
		if got.Version != want || (want == "") != (err != nil) {
			t.Errorf("Python %s gets pip %q (%v), want %q", python, got.Version, err, want)
		}
	}
}

// TestALockHashesTheWheelsOfTheCacheAgain has a cache that was restored from where
// others may write, as that of a CI workflow is: with another wheel under the
// digest of the right one, and with a record that names another layer for it.
func TestALockHashesTheWheelsOfTheCacheAgain(t *testing.T) {
	p := newPlace(t)
	p.offer("demo", "1.0")
	want := p.mustLock(nil, lock.Upgrade{}, "demo")
	dir := p.resolver.Store.Dir()
	if err := p.resolver.Store.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "blobs", "sha256", want.Wheels[0].SHA256)
	content, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	content[len(content)/2] ^= 1
	if err := errors.Join(os.Remove(path), os.WriteFile(path, content, 0o444)); err != nil {
		t.Fatal(err)
	}
	var told []string
	p.resolver.Store, err = store.OpenWith(t.Context(), dir, store.Options{
		Key:  store.Key(filepath.Join(t.TempDir(), "cache.key")), // of this machine, which the cache does not come from
		Warn: func(text string) { told = append(told, text) },
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.resolver.Store.Close() })
	forgeLayer(t, dir, want.Wheels[0].Layer.Digest)
	if diff := cmp.Diff(want, p.mustLock(nil, lock.Upgrade{}, "demo")); diff != "" {
		t.Errorf("the lock differs: %s", diff)
	}
	if len(told) != 1 || !strings.Contains(told[0], want.Wheels[0].File) {
		t.Errorf("told %q, want the wheel", told)
	}
}

// forgeLayer has every record of a cache name another layer instead of one.
func forgeLayer(t *testing.T, dir string, layer digest.Digest) {
	t.Helper()
	records, err := filepath.Glob(filepath.Join(dir, "links", "layer", "*.json"))
	if err != nil || len(records) == 0 {
		t.Fatalf("no records of layers: %v", err)
	}
	evil, err := os.ReadFile(filepath.Join(dir, "blobs", "sha256", layer.Encoded()))
	if err != nil {
		t.Fatal(err)
	}
	other := digest.FromBytes(append(evil, 0))
	if err := os.WriteFile(filepath.Join(dir, "blobs", "sha256", other.Encoded()), append(evil, 0), 0o444); err != nil {
		t.Fatal(err)
	}
	for _, path := range records {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		forged := strings.ReplaceAll(string(text), layer.String(), other.String())
		forged = strings.ReplaceAll(forged, fmt.Sprint(`"Size":`, len(evil)), fmt.Sprint(`"Size":`, len(evil)+1))
		if err := os.WriteFile(path, []byte(forged), 0o644); err != nil || forged == string(text) {
			t.Fatalf("%s stays as it is: %v", text, err)
		}
	}
}
