package layer

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/oci"
)

// everything is a wheel with something of every kind, and files larger than
// every buffer on the way.
func everything(t testing.TB) []byte {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	noise := make([]byte, 5<<20+13)
	for i := range noise {
		noise[i] = byte(r.IntN(64))
	}
	w := sample{points: "[console_scripts]\ndemo = demo:main\n", entries: []entry{
		{name: "demo/__init__.py", content: "def main(): print('hi')\n"},
		{name: "demo/lib/libbig.so", content: string(noise), attrs: 0o100755},
		{name: "demo/exact.bin", content: string(noise[:chunkSize])},
		{name: "demo/zeros.bin", content: string(make([]byte, 5<<20))},
		{name: "demo-1.0.data/scripts/tool", content: "#!python\nprint(1)\n", attrs: 0o100755},
	}}
	for i := range 300 {
		w.entries = append(w.entries, entry{name: fmt.Sprintf("demo/many/%03d.py", i), content: strings.Repeat("x", i*7)})
	}
	return w.bytes(t)
}

func TestALayersFormIsNormal(t *testing.T) {
	l, out := mustMake(t, everything(t), Options{})
	nodes, order := untar(t, l, out)
	var paths []string
	files := 0
	for _, h := range order {
		paths = append(paths, strings.TrimSuffix(h.Name, "/"))
		if !h.ModTime.Equal(epoch()) || h.Uid != 0 || h.Gid != 0 || h.Uname+h.Gname != "" || len(h.PAXRecords) > 0 {
			t.Errorf("%s: %+v", h.Name, h)
		}
		if h.Typeflag == tar.TypeReg {
			files++
		}
	}
	if !slices.IsSortedFunc(paths, ComparePaths) {
		t.Error("the entries are not sorted")
	}
	if paths[0] != "opt" || nodes["opt/env/lib/python3.12/site-packages/demo/"].Mode != 0o755 {
		t.Errorf("the folders that lead to the files are missing; the first entry is %s", paths[0])
	}
	plain := decompress(t, l, out)
	want := Layer{
		Layer: oci.Layer{MediaType: "application/vnd.oci.image.layer.v1.tar+zstd", Digest: digest.FromBytes(out),
			DiffID: digest.FromBytes(plain), Size: int64(len(out))},
		UncompressedSize: int64(len(plain)), Files: files,
	}
	if diff := cmp.Diff(want, l); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestScriptsNameTheImagesPython(t *testing.T) {
	l, out := mustMake(t, everything(t), Options{Prefix: "/srv/app"})
	nodes, _ := untar(t, l, out)
	for _, name := range []string{"srv/app/bin/demo", "srv/app/bin/tool"} {
		if n := nodes[name]; n.Mode != 0o755 || !strings.HasPrefix(n.Content, "#!/srv/app/bin/python\n") {
			t.Errorf("%s: %v", name, n)
		}
	}
}

func TestLongInterpretersAreCalledThroughTheShell(t *testing.T) {
	prefix := "/" + strings.Repeat("long/", 30) + "env"
	script := string(scriptOf(wheel.EntryPoint{Name: "x", Module: "m", Object: "f.g"}, prefix+"/bin/python"))
	want := "#!/bin/sh\n'''exec' " + prefix + "/bin/python \"$0\" \"$@\"\n' '''\n# -*- coding: utf-8 -*-\n"
	if !strings.HasPrefix(script, want) || !strings.Contains(script, "from m import f\n") ||
		!strings.Contains(script, "sys.exit(f.g())") {
		t.Errorf("script:\n%s", script)
	}
}

func TestNotesOfTheInstaller(t *testing.T) {
	const info = "opt/env/lib/python3.12/site-packages/demo-1.0.dist-info/"
	data := sample{}.bytes(t)
	l, out := mustMake(t, data, Options{})
	nodes, _ := untar(t, l, out)
	if nodes[info+"INSTALLER"].Content != "envsolve\n" {
		t.Errorf("INSTALLER: %q", nodes[info+"INSTALLER"].Content)
	}
	for _, name := range []string{"REQUESTED", "direct_url.json"} {
		if _, ok := nodes[info+name]; ok {
			t.Errorf("%s is there unasked", name)
		}
	}
	l, out = mustMake(t, data, Options{Requested: true,
		DirectURL: `{"url":"https://example.org/demo.whl","archive_info":{}}`})
	nodes, _ = untar(t, l, out)
	record := nodes[info+"RECORD"].Content
	for _, name := range []string{"REQUESTED", "direct_url.json", "INSTALLER"} {
		n, ok := nodes[info+name]
		if want := fmt.Sprintf("demo-1.0.dist-info/%s,%s,%d\r\n", name, sha(n.Content), len(n.Content)); !ok ||
			!strings.Contains(record, want) {
			t.Errorf("RECORD lacks %q:\n%s", want, record)
		}
	}
}

// TestEveryRunGivesTheSameBytes makes one layer many times, with different
// numbers of processors.
func TestEveryRunGivesTheSameBytes(t *testing.T) {
	data := everything(t)
	before := runtime.GOMAXPROCS(0)
	defer runtime.GOMAXPROCS(before)
	for _, c := range []Options{{}, {Level: 1}, {Level: 9}, {Compression: Gzip}, {Compression: Gzip, Level: 1}} {
		want, _ := mustMake(t, data, c)
		for _, processors := range []int{1, 2, 3, 8, 16} {
			runtime.GOMAXPROCS(processors)
			if got, _ := mustMake(t, data, c); got != want {
				t.Errorf("%+v with %d processors: %v, not %v", c, processors, got, want)
			}
		}
	}
}

// TestTheDigestsAreKnown fails when the bytes of layers change: then
// EngineVersion must change too, since caches and locks hold digests.
func TestTheDigestsAreKnown(t *testing.T) {
	if EngineVersion != 3 {
		t.Fatal("new digests for a new EngineVersion, please")
	}
	// A wheel whose bytes depend on no compressor of the test.
	w := sample{points: "[console_scripts]\ndemo = demo:main\n"}
	for i := range 50 {
		w.entries = append(w.entries, entry{name: fmt.Sprintf("demo/%02d.py", i), content: strings.Repeat(fmt.Sprintln(i),
			i*100)})
	}
	for _, c := range []struct {
		opt  Options
		want digest.Digest
	}{
		{Options{}, "sha256:4b7805d9aed0ac2d10025af5a4e4f0aba20bd0697f5aa47e9f08b0902f18512b"},
		{Options{Compression: Gzip}, "sha256:39bba6dbdd17d18f8058c639fad64c1d3b41993a3f2651715cadfa0b7499a6f6"},
	} {
		if got, _ := mustMake(t, w.bytes(t), c.opt); got.Digest != c.want {
			t.Errorf("%s: %s, not %s", c.opt.Compression, got.Digest, c.want)
		}
	}
}

// TestTheMachineDoesNotMatter makes a layer in processes of other time zones,
// file masks, languages and working folders.
func TestTheMachineDoesNotMatter(t *testing.T) {
	if file := os.Getenv("LAYER_OF"); file != "" {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		l, _ := mustMake(t, data, Options{})
		fmt.Println("digest:", l.Digest)
		return
	}
	file := filepath.Join(t.TempDir(), "demo.whl")
	data := sample{entries: []entry{{name: "x.py", content: "x", attrs: 0o100700}}}.bytes(t)
	if err := os.WriteFile(file, data, 0o600); err != nil {
		t.Fatal(err)
	}
	want, _ := mustMake(t, data, Options{})
	for _, c := range []struct{ env, umask string }{{"TZ=Asia/Tokyo", "077"}, {"TZ=America/Lima", "000"},
		{"LC_ALL=tr_TR.UTF-8", "022"}, {"GOMAXPROCS=1", "027"}} {
		cmd := exec.Command("sh", "-c", `umask "$1" && exec "$2" -test.run='^TestTheMachineDoesNotMatter$'`, "sh", c.umask,
			os.Args[0])
		cmd.Env, cmd.Dir = append(os.Environ(), c.env, "LAYER_OF="+file), t.TempDir()
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "digest: "+want.Digest.String()) {
			t.Errorf("%v: %v, want %s\n%s", c, err, want.Digest, out)
		}
	}
}

func TestOtherToolsReadTheLayer(t *testing.T) {
	data := everything(t)
	for compression, tool := range map[Compression]string{Zstd: "zstd", Gzip: "gzip"} {
		if _, err := exec.LookPath(tool); err != nil {
			if os.Getenv("CI") == "true" {
				t.Fatal(err)
			}
			t.Skipf("needs %s (apt-get install %s): %v", tool, tool, err)
		}
		l, out := mustMake(t, data, Options{Compression: compression})
		cmd := exec.Command(tool, "-dc")
		cmd.Stdin = bytes.NewReader(out)
		plain, err := cmd.Output()
		if err != nil || digest.FromBytes(plain) != l.DiffID {
			t.Errorf("%s gives other bytes: %v", tool, err)
		}
		cmd = exec.Command("tar", "-t")
		cmd.Stdin = bytes.NewReader(plain)
		if list, err := cmd.Output(); err != nil || !strings.Contains(string(list), "opt/env/bin/demo\n") {
			t.Errorf("tar: %v\n%.200s", err, list)
		}
	}
}

func TestOptionsAreChecked(t *testing.T) {
	data := sample{}.bytes(t)
	for name, opt := range map[string]Options{
		"python": {Python: "3.12.1"}, "python 2": {Python: "2.7"}, "prefix": {Prefix: "opt/env"},
		"prefix with a space": {Prefix: "/opt/my env"},
		"prefix that climbs":  {Prefix: "/opt/../env"}, "root": {Prefix: "/"}, "compression": {Compression: "xz"},
		"gzip level": {Compression: Gzip, Level: 10},
		"zstd level": {Level: 23}, "negative level": {Level: -1}, "installer": {Installer: "a\nb"},
	} {
		if _, _, err := tryMake(t, data, opt); err == nil || !strings.HasPrefix(err.Error(), "layer: ") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// failing is a writer that fails after some bytes.
type failing struct{ left int }

var errFull = errors.New("no space left on device")

func (f *failing) Write(p []byte) (int, error) {
	if f.left -= len(p); f.left < 0 {
		return 0, errFull
	}
	return len(p), nil
}

func TestAWriterThatFailsEndsTheLayer(t *testing.T) {
	data := everything(t)
	before := runtime.NumGoroutine()
	for _, c := range []Compression{Zstd, Gzip} {
		for _, left := range []int{0, 1000, 3 << 20} {
			_, err := FromWheel(t.Context(), bytes.NewReader(data), int64(len(data)), Options{Python: "3.12", Compression: c},
				&failing{left})
			if !errors.Is(err, errFull) {
				t.Errorf("%s after %d bytes: %v", c, left, err)
			}
		}
	}
	awaitGoroutines(t, before)
}

// awaitGoroutines fails when goroutines are left over; the test's own time
// limit ends the wait.
func awaitGoroutines(t *testing.T, most int) {
	t.Helper()
	for n := 0; runtime.NumGoroutine() > most; n++ {
		if n > 1e7 {
			stacks := make([]byte, 1<<16)
			t.Fatalf("%d goroutines are left of %d\n%s", runtime.NumGoroutine(), most, stacks[:runtime.Stack(stacks, true)])
		}
		runtime.Gosched()
	}
}

// cancelling is a writer that cancels its own context.
type cancelling struct{ cancel func() }

func (c cancelling) Write(p []byte) (int, error) {
	c.cancel()
	return len(p), nil
}

func TestACancelledLayerEnds(t *testing.T) {
	data := everything(t)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	_, err := FromWheel(ctx, bytes.NewReader(data), int64(len(data)), Options{Python: "3.12"}, cancelling{cancel})
	if err == nil {
		t.Error("a cancelled layer is made to its end")
	}
}

// A layer is one frame, whose window every decoder must take (RFC 8878, section
// 3.1.1.1.2), and no larger than what BuildKit makes of the same tar, which leaves
// literals as they are where nothing repeats.
func TestZstdIsOneFrame(t *testing.T) {
	content := make([]byte, 10<<20) // more than a window
	random := rand.New(rand.NewPCG(3, 4))
	for i := range content {
		content[i] = byte(random.IntN(64))
	}
	copy(content[9<<20:], content[:1<<20])
	var out, plain bytes.Buffer
	z, err := newZstd(&out, 0, 2)
	if err != nil {
		t.Fatal(err)
	}
	other, err := zstd.NewWriter(&plain)
	if err != nil {
		t.Fatal(err)
	}
	_, err1 := z.Write(content)
	_, err2 := other.Write(content)
	if err := errors.Join(err1, err2, z.Close(), other.Close()); err != nil {
		t.Fatal(err)
	}
	var first zstd.Header
	if err := first.Decode(out.Bytes()); err != nil || first.WindowSize > 8<<20 {
		t.Errorf("a window of %d bytes, %v", first.WindowSize, err)
	}
	whole, err := zstd.NewReader(bytes.NewReader(out.Bytes()), zstd.WithDecoderMaxWindow(8<<20))
	if err != nil {
		t.Fatal(err)
	}
	defer whole.Close()
	if got, err := io.ReadAll(whole); err != nil || !bytes.Equal(got, content) {
		t.Errorf("%d bytes again of %d, %v", len(got), len(content), err)
	}
	if out.Len() > plain.Len()*4/5 {
		t.Errorf("%d bytes, and %d of an encoder that leaves literals", out.Len(), plain.Len())
	}
}

func TestNothingIsALayerToo(t *testing.T) {
	for _, c := range []Compression{Zstd, Gzip} {
		var out bytes.Buffer
		l, err := FromFiles(t.Context(), nil, Options{Compression: c}, &out)
		if err != nil {
			t.Fatal(err)
		}
		if nodes, _ := untar(t, l, out.Bytes()); len(nodes) > 0 || l.Files != 0 {
			t.Errorf("%s: %v", c, nodes)
		}
	}
}

func TestFromWheelsTakesTheLaterFile(t *testing.T) {
	a := sample{project: "a", entries: []entry{{name: "ns/__init__.py", content: "a"},
		{name: "ns/a.py", content: "a"}}}.bytes(t)
	b := sample{project: "b", entries: []entry{{name: "ns/__init__.py", content: "b"}}}.bytes(t)
	var out bytes.Buffer
	l, err := FromWheels(t.Context(), []Source{{"", bytes.NewReader(a), int64(len(a))},
		{"", bytes.NewReader(b), int64(len(b))}}, Options{Python: "3.12"}, &out)
	if err != nil {
		t.Fatal(err)
	}
	nodes, _ := untar(t, l, out.Bytes())
	const lib = "opt/env/lib/python3.12/site-packages/ns/"
	if nodes[lib+"__init__.py"].Content != "b" || nodes[lib+"a.py"].Content != "a" {
		t.Errorf("%v", nodes)
	}
}
