package blobs

import (
	"archive/tar"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/index"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/recipe"
	"github.com/envsolve/envsolve/planner/request"
)

const wheelFile = "demo-1.0-py3-none-any.whl"

// demoWheel is a small whole wheel.
func demoWheel(t *testing.T) []byte {
	t.Helper()
	dir := t.TempDir()
	written, err := wheel.Wheel{
		Name: "demo", Version: "1.0", Tag: "py3-none-any", Purelib: true,
		Metadata: wheel.ParseMetadata("Metadata-Version: 2.1\nName: demo\nVersion: 1.0\n"),
		Members:  map[string]wheel.Member{"demo/__init__.py": {Data: []byte("answer = 42\n")}},
	}.WriteTo(dir)
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(dir, written.File))
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// shop serves one wheel and counts how often it is fetched.
type shop struct {
	url     string
	data    []byte
	fetched int
}

func serveWheel(t *testing.T) *shop {
	t.Helper()
	s := &shop{data: demoWheel(t)}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		s.fetched++
		_, _ = w.Write(s.data)
	}))
	t.Cleanup(server.Close)
	s.url = server.URL + "/" + wheelFile
	return s
}

func openStore(t *testing.T) *store.Store {
	t.Helper()
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { st.Close() })
	return st
}

// locked is a target whose lock holds the shop's wheel and the layer it makes.
func locked(t *testing.T, s *shop) *lock.Target {
	t.Helper()
	sum := sha256.Sum256(s.data)
	made, err := layer.FromWheel(t.Context(), strings.NewReader(string(s.data)), int64(len(s.data)),
		layer.Options{Python: "3.12"}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	return &lock.Target{
		Name: "demo", Platform: "linux/amd64",
		Stack: plan.Stack{Python: "3.12", Framework: plan.Framework{Name: "pytorch", Version: "2.5.1", Variant: "cpu"}},
		Base: lock.Base{Reference: "docker.io/library/python:3.12-slim-bookworm",
			Digest: "sha256:" + strings.Repeat("0", 64), Python: "/usr/local/bin/python3.12"},
		Wheels: []lock.Wheel{{
			Name: "demo", Version: "1.0", File: wheelFile, URL: s.url, SHA256: hex.EncodeToString(sum[:]),
			Size:  int64(len(s.data)),
			Layer: made.Layer,
		}},
	}
}

func TestALayerIsMadeOnlyWhenAskedFor(t *testing.T) {
	s, st := serveWheel(t), openStore(t)
	target := locked(t, s)
	img, err := (&Provider{Store: st, Index: &index.Client{}}).Prepare(t.Context(), target)
	if err != nil {
		t.Fatal(err)
	}
	if s.fetched != 0 {
		t.Error("Prepare fetched a wheel that nobody needs yet")
	}
	d := digest.Digest(target.Wheels[0].Layer.Digest)
	for range 2 {
		if err := img.Fetch(t.Context(), d); err != nil {
			t.Fatal(err)
		}
	}
	if _, ok := st.Path(d); !ok || s.fetched != 1 {
		t.Errorf("layer there: %v; fetched %d times, want once", ok, s.fetched)
	}
}

func TestALayerThatTheLockDoesNotExpectIsRefused(t *testing.T) {
	s, st := serveWheel(t), openStore(t)
	target := locked(t, s)
	other := digest.FromString("another engine")
	target.Wheels[0].Layer.Digest = other
	img, err := (&Provider{Store: st, Index: &index.Client{}}).Prepare(t.Context(), target)
	if err != nil {
		t.Fatal(err)
	}
	err = img.Fetch(t.Context(), other)
	var wrong *LayerError
	if !errors.As(err, &wrong) || wrong.Want != other {
		t.Fatalf("error is %v", err)
	}
	if !strings.Contains(err.Error(), wheelFile) || !strings.Contains(err.Error(), `run "envsolve lock"`) {
		t.Errorf("error %q names no wheel or no next step", err)
	}
	if err := img.Fetch(t.Context(), digest.FromString("unknown")); err == nil ||
		!strings.Contains(err.Error(), "no part of target") {
		t.Errorf("an unknown blob gives %v", err)
	}
}

func TestAWheelThatChangedIsRefused(t *testing.T) {
	s, st := serveWheel(t), openStore(t)
	target := locked(t, s)
	s.data[len(s.data)/2] ^= 1
	img, err := (&Provider{Store: st, Index: &index.Client{}}).Prepare(t.Context(), target)
	if err != nil {
		t.Fatal(err)
	}
	err = img.Fetch(t.Context(), digest.Digest(target.Wheels[0].Layer.Digest))
	var wrong *index.HashError
	if !errors.As(err, &wrong) {
		t.Errorf("error is %v, want a *index.HashError", err)
	}
}

func TestPrepareIsTheSameEachTime(t *testing.T) {
	s := serveWheel(t)
	target := locked(t, s)
	var first *recipe.Recipe
	for range 3 {
		img, err := (&Provider{Store: openStore(t), Index: &index.Client{}, LockDigest: "sha256:x"}).Prepare(t.Context(),
			target)
		if err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = img.Recipe
		}
		if diff := cmp.Diff(first, img.Recipe); diff != "" {
			t.Fatal(diff)
		}
	}
}

func TestCopiesLandAsCOPYPutsThem(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"src/main.py": "m", "src/.hidden/x": "h", "one.txt": "1"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Symlink("main.py", filepath.Join(dir, "src", "link.py")); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name     string
		from, to string
		want     []string
	}{
		{"content of a folder", "src", "/app", []string{"app/", "app/.hidden/", "app/.hidden/x", "app/link.py",
			"app/main.py"}},
		{"everything, hidden files too", ".", "/app", []string{"app/", "app/one.txt", "app/src/", "app/src/.hidden/",
			"app/src/.hidden/x", "app/src/link.py", "app/src/main.py"}},
		{"a file to a name", "one.txt", "/etc/two.txt", []string{"etc/", "etc/two.txt"}},
		{"a file into a folder", "./one.txt", "/etc/", []string{"etc/", "etc/one.txt"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, st := serveWheel(t), openStore(t)
			target := locked(t, s)
			target.Image.Copy = []request.CopyRequest{{From: tt.from, To: tt.to}}
			img, err := (&Provider{Store: st, Index: &index.Client{}, Dir: dir}).Prepare(t.Context(), target)
			if err != nil {
				t.Fatal(err)
			}
			last := img.Recipe.Layers[len(img.Recipe.Layers)-1]
			if diff := cmp.Diff(tt.want, entries(t, st, digest.Digest(last.Digest))); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestCopiesDoNotLeaveTheFolder(t *testing.T) {
	dir := t.TempDir()
	if err := os.Symlink("/etc", filepath.Join(dir, "out")); err != nil {
		t.Fatal(err)
	}
	for _, from := range []string{"../..", "out/passwd", "missing"} {
		target := locked(t, serveWheel(t))
		target.Image.Copy = []request.CopyRequest{{From: from, To: "/app", At: request.Position{File: "envsolve.hcl", Line: 3,
			Column: 5}}}
		_, err := (&Provider{Store: openStore(t), Index: &index.Client{}, Dir: dir}).Prepare(t.Context(), target)
		if err == nil || !strings.HasPrefix(err.Error(), "envsolve.hcl:3:5: copy from") {
			t.Errorf("copy from %q gives %v", from, err)
		}
	}
}

func TestCopiesHoldNoWhiteouts(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"plain", ".wh.one", "src/.wh.numpy/x", "deep/a/.wh..wh..opq", ".wh.folder/x"} {
		writeFile(t, filepath.Join(dir, name), "x")
	}
	for _, tt := range []struct{ from, to, want string }{
		{".wh.one", "/app/", "begin with .wh."},
		{"plain", "/app/.wh.lib", "begin with .wh."},
		{"plain", "/.wh.opt/lib", "begins with .wh."},
		{"src", "/app", "src/.wh.numpy: names that begin with .wh."},
		{"deep", "/app", "deep/a/.wh..wh..opq: names that begin with .wh."},
		{".wh.folder", "/app/.wh.x", "begins with .wh."},
		{".wh.folder", "/app", ""}, // its name stays outside the image
	} {
		target := locked(t, serveWheel(t))
		at := request.Position{File: "envsolve.hcl", Line: 3, Column: 5}
		target.Image.Copy = []request.CopyRequest{{From: tt.from, To: tt.to, At: at}}
		_, err := (&Provider{Store: openStore(t), Index: &index.Client{}, Dir: dir}).Prepare(t.Context(), target)
		if tt.want == "" && err == nil {
			continue
		}
		if err == nil || !strings.HasPrefix(err.Error(), "envsolve.hcl:3:5: ") || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("copy from %q to %q: err = %v, want %q", tt.from, tt.to, err, tt.want)
		}
	}
}

func writeFile(t *testing.T, name, content string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(name, []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}

// entries lists the names in a layer, in its order.
func entries(t *testing.T, st *store.Store, d digest.Digest) []string {
	t.Helper()
	var names []string
	walk(t, st, d, func(header *tar.Header, _ io.Reader) { names = append(names, header.Name) })
	return names
}

// contents returns the mode and text of each file in the recipe's layer of a kind.
func contents(t *testing.T, st *store.Store, r *recipe.Recipe, kind recipe.Kind) map[string]string {
	t.Helper()
	at := slices.IndexFunc(r.Layers, func(l recipe.Layer) bool { return l.Kind == kind })
	if at < 0 {
		t.Fatalf("no layer of kind %s", kind)
	}
	files := map[string]string{}
	walk(t, st, digest.Digest(r.Layers[at].Digest), func(header *tar.Header, content io.Reader) {
		text, err := io.ReadAll(content)
		if err != nil {
			t.Fatal(err)
		}
		files[header.Name] = fmt.Sprintf("%o %s", header.Mode, text)
	})
	return files
}

func walk(t *testing.T, st *store.Store, d digest.Digest, visit func(*tar.Header, io.Reader)) {
	t.Helper()
	f, err := st.Open(d)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	plain, err := zstd.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	defer plain.Close()
	for r := tar.NewReader(plain); ; {
		header, err := r.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		visit(header, r)
	}
}

func TestFillStopsWhenInterrupted(t *testing.T) {
	s, st := serveWheel(t), openStore(t)
	target := locked(t, s)
	img, err := (&Provider{Store: st, Index: &index.Client{}}).Prepare(t.Context(), target)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := img.Fetch(ctx, digest.Digest(target.Wheels[0].Layer.Digest)); !errors.Is(err, context.Canceled) {
		t.Errorf("error is %v", err)
	}
}

func TestASmokeScriptGoesIntoTheSelfTest(t *testing.T) {
	st, dir := openStore(t), t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "checks"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "checks/smoke.py"), []byte("print('works')\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	target := locked(t, serveWheel(t))
	target.SelfTest = request.SelfTestRequest{GPU: "auto", Smoke: request.Text{Value: "checks/smoke.py"}, Guard: true}
	img, err := (&Provider{Store: st, Index: &index.Client{}, Dir: dir}).Prepare(t.Context(), target)
	if err != nil {
		t.Fatal(err)
	}
	files := contents(t, st, img.Recipe, recipe.SelfTestKit)
	if got := files["opt/envsolve/smoke/smoke.py"]; got != "644 print('works')\n" {
		t.Errorf("the script is %q", got)
	}
	if lock := files["opt/envsolve/lock.json"]; !strings.Contains(lock, `"smoke": "smoke/smoke.py"`) {
		t.Errorf("the lock names no script:\n%s", lock)
	}
	if guard := files[strings.TrimPrefix(recipe.GuardCommand, "/")]; !strings.HasPrefix(guard,
		"755 #!/opt/env/bin/python") {
		t.Errorf("the guard that the recipe starts is %.40q", guard)
	}
	if got := img.Recipe.Config.Guard; len(got) != 1 {
		t.Errorf("guard %q", got)
	}
}

func TestASmokeScriptIsOneFile(t *testing.T) {
	for path, want := range map[string]string{"gone.py": "gone.py", "folder.py": "is a folder",
		"../smoke.py": "leads out"} {
		dir := t.TempDir()
		if err := os.MkdirAll(filepath.Join(dir, "folder.py"), 0o755); err != nil {
			t.Fatal(err)
		}
		target := locked(t, serveWheel(t))
		target.SelfTest.Smoke.Value = path
		_, err := (&Provider{Store: openStore(t), Index: &index.Client{}, Dir: dir}).Prepare(t.Context(), target)
		if err == nil || !strings.Contains(err.Error(), want) ||
			!strings.Contains(err.Error(), `target "demo": smoke script`) {
			t.Errorf("%s: %v", path, err)
		}
	}
}

func TestAnotherCompressionMakesAllLayersInIt(t *testing.T) {
	s, st := serveWheel(t), openStore(t)
	target := locked(t, s)
	target.Apt = []lock.AptPackage{{Name: "tree", Version: "2", SHA256: strings.Repeat("1", 64)}}
	target.AptLayer = target.Wheels[0].Layer
	a := &Provider{Store: st, Index: &index.Client{}, Compression: layer.Gzip}
	img, err := a.Prepare(t.Context(), target)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range img.Recipe.Layers {
		switch {
		case l.Kind == recipe.Apt && l.Digest != "":
			t.Error("the apt layer has the digest of the lock's compression")
		case l.Kind != recipe.Apt && l.MediaType != layer.Gzip.MediaType():
			t.Errorf("layer %s is %s", l.Name, l.MediaType)
		case l.Kind == recipe.Wheels && l.DiffID != target.Wheels[0].Layer.DiffID:
			t.Errorf("the content of layer %s changed", l.Name)
		case l.Kind == recipe.Wheels:
			if err := img.Fetch(t.Context(), digest.Digest(l.Digest)); err != nil {
				t.Error(err)
			}
		}
	}
	if _, err := a.Prepare(t.Context(), target); err != nil || s.fetched != 1 {
		t.Errorf("a second time: %v; fetched %d times, want once", err, s.fetched)
	}
	// The lock's own compression is the lock's own digests.
	img, err = (&Provider{Store: openStore(t), Index: &index.Client{}, Compression: layer.Zstd}).Prepare(t.Context(),
		target)
	if err != nil || s.fetched != 1 || !slices.ContainsFunc(img.Recipe.Layers,
		func(l recipe.Layer) bool { return l.Digest == target.Wheels[0].Layer.Digest }) {
		t.Errorf("%v; fetched %d times", err, s.fetched)
	}
}

func TestByteCodeIsMadeByTheOneThatIsAtHand(t *testing.T) {
	s, st := serveWheel(t), openStore(t)
	target := locked(t, s)
	target.Image.Bytecode, target.Base.PythonVersion = true, "3.12.7"
	asked := errors.New("asked for")
	a := &Provider{Store: st, Index: &index.Client{}, Compile: func(context.Context, *lock.Target,
		digest.Digest) (digest.Digest, error) {
		return "", asked
	}}
	img, err := a.Prepare(t.Context(), target)
	if err != nil {
		t.Fatal(err)
	}
	if err := img.Fetch(t.Context(), digest.Digest(target.Wheels[0].Layer.Digest)); !errors.Is(err, asked) {
		t.Errorf("error: %v", err)
	}
}
