package layer

import (
	"archive/tar"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/opencontainers/go-digest"
	"golang.org/x/sync/errgroup"
)

// pretend is a compiler whose byte code is the source's place and text. What
// holds "broken" does not compile.
func pretend(t *testing.T, m *Maker, calls *[]string) Compiler {
	return func(ctx context.Context, sources digest.Digest) (digest.Digest, error) {
		f, err := m.Store.Open(sources)
		if err != nil {
			return "", err
		}
		defer f.Close()
		kept, err := m.Store.Put(ctx, "", func(w io.Writer) error {
			in, out := tar.NewReader(f), tar.NewWriter(w)
			for {
				h, err := in.Next()
				if errors.Is(err, io.EOF) {
					return out.Close()
				}
				if err != nil {
					return err
				}
				*calls = append(*calls, h.Name)
				text, err := io.ReadAll(in)
				if err != nil {
					return err
				}
				if strings.Contains(string(text), "broken") {
					continue
				}
				text = []byte("compiled " + h.Name + ": " + string(text))
				if err := out.WriteHeader(&tar.Header{Name: Options{Python: "3.12"}.compiledPath(h.Name), Size: int64(len(text)),
					Mode: 0o644}); err != nil {
					return err
				}
				if _, err := out.Write(text); err != nil {
					return err
				}
			}
		})
		return kept.Digest, err
	}
}

func TestByteCodeGoesBesideItsModules(t *testing.T) {
	m := openMaker(t, t.TempDir())
	var calls []string
	m.Compile = pretend(t, m, &calls)
	w := keep(t, m, sample{points: "[console_scripts]\ndemo = demo:main\n", entries: []entry{
		{name: "demo/__init__.py", content: "main = print\n"},
		{name: "demo/odd.py", content: "broken\n"},
		{name: "demo/data.txt", content: "no module\n"},
		{name: "demo/own.py", content: "own = 1\n"},
		{name: "demo/__pycache__/own.cpython-312.pyc", content: "the wheel's own"},
		{name: "demo-1.0.data/scripts/tool.py", content: "#!python\n"},
	}})
	plain, err := m.Wheel(t.Context(), w.Digest, w.Name, Options{Python: "3.12"})
	if err != nil || len(calls) > 0 {
		t.Fatalf("%v; compiled %v", err, calls)
	}
	opt := Options{Python: "3.12", Bytecode: "3.12.7"}
	made, err := m.Wheel(t.Context(), w.Digest, w.Name, opt)
	if err != nil || made.Digest == plain.Digest {
		t.Fatalf("%v; digest %s, without byte code %s", err, made.Digest, plain.Digest)
	}
	const lib = "opt/env/lib/python3.12/site-packages/"
	if want := []string{lib + "demo/__init__.py", lib + "demo/odd.py", lib + "demo/own.py"}; !slices.Equal(calls, want) {
		t.Errorf("compiled %v, want %v", calls, want)
	}
	nodes := storedNodes(t, m, made)
	if got := nodes[lib+"demo/__pycache__/__init__.cpython-312.pyc"].Content; got != "compiled "+lib+
		"demo/__init__.py: main = print\n" {
		t.Errorf("byte code is %q", got)
	}
	if got := nodes[lib+"demo/__pycache__/own.cpython-312.pyc"].Content; got != "the wheel's own" {
		t.Errorf("the wheel's own byte code became %q", got)
	}
	if _, there := nodes[lib+"demo/__pycache__/odd.cpython-312.pyc"]; there {
		t.Error("there is byte code of what does not compile")
	}
	record := nodes[lib+"demo-1.0.dist-info/RECORD"].Content
	if !strings.Contains(record, "demo/__pycache__/__init__.cpython-312.pyc,,\r\n") {
		t.Errorf("RECORD is\n%s", record)
	}
	if u, err := m.Store.Usage(); err != nil || len(u.Blobs) != 3 {
		t.Errorf("the store holds %d blobs, not the wheel and two layers (%v)", len(u.Blobs), err)
	}
}

// TestLayersOfTheSameModulesTakeTurns makes layers at once that differ in their
// interpreter alone: none removes what another still compiles or reads.
func TestLayersOfTheSameModulesTakeTurns(t *testing.T) {
	m := openMaker(t, t.TempDir())
	var calls []string
	compile, inside := pretend(t, m, &calls), atomic.Int32{}
	m.Compile = func(ctx context.Context, sources digest.Digest) (digest.Digest, error) {
		if n := inside.Add(1); n > 1 {
			t.Errorf("%d compile the same modules at once", n)
		}
		defer inside.Add(-1)
		runtime.Gosched()
		return compile(ctx, sources)
	}
	w := keep(t, m, sample{entries: []entry{{name: "demo.py", content: "x = 1\n"}}})
	var work errgroup.Group
	for i := range 16 {
		work.Go(func() error {
			_, err := m.Wheel(t.Context(), w.Digest, w.Name, Options{Python: "3.12", Bytecode: fmt.Sprintf("3.12.%d", i)})
			return err
		})
	}
	if err := work.Wait(); err != nil {
		t.Error(err)
	}
	if len(calls) != 16 {
		t.Errorf("%d interpreters compiled, want 16", len(calls))
	}
}

func storedNodes(t *testing.T, m *Maker, l Layer) map[string]node {
	t.Helper()
	f, err := m.Store.Open(l.Digest)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	data, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	nodes, _ := untar(t, l, data)
	return nodes
}

func TestByteCodeNeedsAnInterpreter(t *testing.T) {
	m := openMaker(t, t.TempDir())
	w := keep(t, m, sample{entries: []entry{{name: "demo.py", content: "x = 1\n"}}})
	if _, err := m.Wheel(t.Context(), w.Digest, w.Name, Options{Python: "3.12", Bytecode: "3.12.7"}); err == nil ||
		!strings.Contains(err.Error(), "no interpreter at hand") {
		t.Errorf("error: %v", err)
	}
	if _, err := m.Wheel(t.Context(), w.Digest, w.Name, Options{Python: "3.12", Bytecode: "3.12"}); err == nil ||
		!strings.Contains(err.Error(), "full version") {
		t.Errorf("error: %v", err)
	}
	m.Compile = func(context.Context, digest.Digest) (digest.Digest, error) { return "", errors.New("it went away") }
	if _, err := m.Wheel(t.Context(), w.Digest, w.Name, Options{Python: "3.12", Bytecode: "3.12.7"}); err == nil ||
		!strings.Contains(err.Error(), "it went away") {
		t.Errorf("error: %v", err)
	}
}
