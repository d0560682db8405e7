package layer

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/wheel"
	"github.com/envsolve/envsolve/planner/oci"
)

func openMaker(t *testing.T, dir string) *Maker {
	t.Helper()
	s, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return &Maker{Store: s}
}

// keep puts a wheel in a maker's store.
func keep(t *testing.T, m *Maker, w sample) Wheel {
	t.Helper()
	data := w.bytes(t)
	d, err := m.Store.Put(t.Context(), "", func(out io.Writer) error {
		_, err := out.Write(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return Wheel{d.Digest, w.fileName()}
}

func TestALayerIsMadeOnce(t *testing.T) {
	m := openMaker(t, t.TempDir())
	w := keep(t, m, sample{})
	opt := Options{Python: "3.12"}
	if _, ok := m.Known([]Wheel{w}, opt); ok {
		t.Error("a layer is known before it is made")
	}
	first, err := m.Wheel(t.Context(), w.Digest, w.Name, opt)
	if err != nil {
		t.Fatal(err)
	}
	if path, ok := m.Store.Path(first.Digest); !ok {
		t.Error("the layer is not in the store")
	} else if data, err := os.ReadFile(path); err != nil || digest.FromBytes(data) != first.Digest ||
		int64(len(data)) != first.Size {
		t.Errorf("the layer in the store is another: %v", err)
	}
	if err := m.Store.Remove(w.Digest); err != nil { // so that it cannot be made again
		t.Fatal(err)
	}
	again, err := m.Wheel(t.Context(), w.Digest, w.Name, Options{Python: "3.12", Prefix: "/opt/env", Compression: Zstd})
	if err != nil || again != first {
		t.Errorf("%v, %v", again, err)
	}
	for _, other := range []Options{{Python: "3.13"}, {Python: "3.12", Requested: true},
		{Python: "3.12", Compression: Gzip}, {Python: "3.12", Level: 9}, {Python: "3.12", Prefix: "/x"}} {
		if l, err := m.Wheel(t.Context(), w.Digest, w.Name, other); !errors.Is(err, store.ErrNotFound) ||
			!strings.Contains(err.Error(), w.Name) {
			t.Errorf("%+v takes the layer of other options: %v, %v", other, l, err)
		}
	}
}

// TestALockedLayer makes layers of which a lock says what they are: rightly, wrongly, and
// of a wheel whose RECORD is wrong.
func TestALockedLayer(t *testing.T) {
	opt := Options{Python: "3.12"}
	want := func(w sample) Layer {
		m := openMaker(t, t.TempDir())
		l, err := m.Group(t.Context(), []Wheel{keep(t, m, w)}, opt)
		if err != nil {
			t.Fatal(err)
		}
		return l
	}
	right := want(sample{})
	wrong := sample{record: "demo-1.0.dist-info/METADATA,sha256=YWJj,\n"}
	for _, c := range []struct {
		name    string
		of      sample
		locked  oci.Layer
		refusal string
	}{
		{name: "as locked", locked: right.Layer},
		{name: "not as locked", locked: oci.Layer{Digest: digest.FromString("other"), DiffID: digest.FromString("diff")}},
		{name: "a wrong RECORD", of: wrong, locked: right.Layer, refusal: "RECORD"},
	} {
		m := openMaker(t, t.TempDir())
		var copies []*copied
		m.Copies = func(_ context.Context, locked oci.Layer) io.WriteCloser {
			if locked != c.locked {
				t.Errorf("%s: a copy of %+v, want one of %+v", c.name, locked, c.locked)
			}
			copies = append(copies, &copied{})
			return copies[len(copies)-1]
		}
		got, err := m.Locked(t.Context(), []Wheel{keep(t, m, c.of)}, opt, c.locked)
		for _, one := range copies {
			if d := digest.FromBytes(one.Bytes()); !one.closed || d != right.DiffID {
				t.Errorf("%s: the copy is %s, closed: %v; want %s", c.name, d, one.closed, right.DiffID)
			}
		}
		if want := map[bool]int{c.refusal == "": 1}[true]; len(copies) != want {
			t.Errorf("%s: %d copies, want %d", c.name, len(copies), want)
		}
		if c.refusal != "" {
			var bad *wheel.Error
			if !errors.As(err, &bad) || !strings.Contains(err.Error(), c.refusal) {
				t.Errorf("%s: err = %v", c.name, err)
			}
			continue
		}
		if err != nil || got != right {
			t.Errorf("%s: %+v, %v; want %+v", c.name, got, err, right)
		}
		if u, err := m.Store.Usage(); err != nil || len(u.Blobs) != 2 {
			t.Errorf("%s: the store has %d blobs, want the wheel and its layer: %v", c.name, len(u.Blobs), err)
		}
	}
}

// copied is what a copy of a layer was given.
type copied struct {
	bytes.Buffer
	closed bool
}

func (c *copied) Close() error {
	c.closed = true
	return nil
}

func TestALostLayerIsMadeAgain(t *testing.T) {
	m := openMaker(t, t.TempDir())
	w, opt := keep(t, m, sample{}), Options{Python: "3.12"}
	first, err := m.Wheel(t.Context(), w.Digest, w.Name, opt)
	if err != nil {
		t.Fatal(err)
	}
	path, _ := m.Store.Path(first.Digest)
	for name, damage := range map[string]func() error{
		"gone": func() error { return os.Remove(path) },
		"cut":  func() error { os.Chmod(path, 0o644); return os.Truncate(path, 3) },
	} {
		if err := damage(); err != nil {
			t.Fatal(err)
		}
		if known, ok := m.Known([]Wheel{w}, opt); !ok || known != first {
			t.Errorf("%s: the digest is forgotten", name)
		}
		again, err := m.Wheel(t.Context(), w.Digest, w.Name, opt)
		if err != nil || again != first {
			t.Errorf("%s: %v, %v", name, again, err)
		}
		if info, err := os.Stat(path); err != nil || info.Size() != first.Size {
			t.Errorf("%s: it is not whole again: %v", name, err)
		}
	}
}

func TestWheelsKeepTheirOrder(t *testing.T) {
	m := openMaker(t, t.TempDir())
	var wheels []Wheel
	for _, p := range []string{"e", "a", "d", "b"} {
		wheels = append(wheels, keep(t, m, sample{project: p}))
	}
	opt := Options{Python: "3.12"}
	var mu sync.Mutex
	told := map[string]Layer{}
	layers, err := m.Wheels(t.Context(), wheels, opt, func(w Wheel, l Layer) {
		mu.Lock()
		defer mu.Unlock()
		told[w.Name] = l
	})
	if err != nil {
		t.Fatal(err)
	}
	for i, w := range wheels {
		one, err := m.Wheel(t.Context(), w.Digest, w.Name, opt)
		if err != nil || one != layers[i] || told[w.Name] != one {
			t.Errorf("%s: %v, %v, %v, %v", w.Name, layers[i], one, told[w.Name], err)
		}
	}
	group, err := m.Groups(t.Context(), [][]Wheel{wheels[:2], wheels[2:]}, opt, nil)
	if err != nil || len(group) != 2 || group[0] == group[1] || group[0] == layers[0] {
		t.Errorf("groups: %v, %v", group, err)
	}
}

func TestAListingNamesTheLayers(t *testing.T) {
	m := openMaker(t, t.TempDir())
	var wheels []Wheel
	for _, p := range []string{"a", "b", "c", "d", "e"} {
		wheels = append(wheels, keep(t, m, sample{project: p}))
	}
	l, err := m.Group(t.Context(), wheels, Options{Python: "3.12"})
	if err != nil {
		t.Fatal(err)
	}
	u, err := m.Store.Usage()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range u.Blobs {
		if e.Digest == l.Digest && e.Name != "layer of a-1.0-py3-none-any.whl, b-1.0-py3-none-any.whl, c-1.0-py3-none-any.whl and 2 more" {
			t.Errorf("the layer is called %q", e.Name)
		}
	}
}

func TestABadWheelLeavesNothing(t *testing.T) {
	m := openMaker(t, t.TempDir())
	w := keep(t, m, sample{entries: []entry{{name: "../x", content: "x"}}})
	_, err := m.Wheels(t.Context(), []Wheel{w}, Options{Python: "3.12"}, nil)
	var bad *wheel.Error
	if !errors.As(err, &bad) || !strings.Contains(err.Error(), "wheel demo-1.0-py3-none-any.whl is refused") {
		t.Errorf("err = %v", err)
	}
	if u, err := m.Store.Usage(); err != nil || len(u.Blobs) != 1 || u.Partial != 0 || u.Records != 0 {
		t.Errorf("left behind: %+v, %v", u, err)
	}
}

// TestManyProcessesMakeOneLayer lets several processes make a layer in one
// store, one of which is killed.
func TestManyProcessesMakeOneLayer(t *testing.T) {
	if dir := os.Getenv("MAKE_IN"); dir != "" {
		m := openMaker(t, dir)
		if _, err := m.Wheel(t.Context(), digest.Digest(os.Getenv("MAKE_OF")), "", Options{Python: "3.12"}); err != nil {
			t.Fatal(err)
		}
		return
	}
	dir := t.TempDir()
	m := openMaker(t, dir)
	data := everything(t)
	d, err := m.Store.Put(t.Context(), "", func(out io.Writer) error {
		_, err := out.Write(data)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	var all []*exec.Cmd
	for range 3 {
		cmd := exec.Command(os.Args[0], "-test.run=^TestManyProcessesMakeOneLayer$")
		cmd.Env = append(os.Environ(), "MAKE_IN="+dir, "MAKE_OF="+d.Digest.String())
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		all = append(all, cmd)
	}
	all[0].Process.Kill()
	for i, cmd := range all {
		if err := cmd.Wait(); err != nil && i > 0 {
			t.Error(err)
		}
	}
	got, err := m.Wheel(t.Context(), d.Digest, "", Options{Python: "3.12"})
	want, _ := mustMake(t, data, Options{})
	if err != nil || got != want {
		t.Errorf("%v, %v; want %v", got, err, want)
	}
}

// Wheel returns the layer of one wheel, from the store if it was made before. The
// layer's bytes are in the store under its digest.
func (m *Maker) Wheel(ctx context.Context, wheel digest.Digest, name string, opt Options) (Layer, error) {
	return m.Group(ctx, []Wheel{{wheel, name}}, opt)
}

// Wheels returns the layers of many wheels, one each, in the order of the list.
// done, if not nil, is called after each layer, from several goroutines.
func (m *Maker) Wheels(ctx context.Context, wheels []Wheel, opt Options, done func(Wheel, Layer)) ([]Layer, error) {
	groups := make([][]Wheel, len(wheels))
	for i, w := range wheels {
		groups[i] = []Wheel{w}
	}
	return m.Groups(ctx, groups, opt, func(g []Wheel, l Layer) {
		if done != nil {
			done(g[0], l)
		}
	})
}
