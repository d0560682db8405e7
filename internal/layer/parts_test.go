package layer

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/envsolve/envsolve/internal/wheel"
)

func TestRelative(t *testing.T) {
	for _, c := range []struct{ folder, file, want string }{
		{"opt/env/lib/python3.12/site-packages", "opt/env/lib/python3.12/site-packages/a/b.py", "a/b.py"},
		{"opt/env/lib/python3.12/site-packages", "opt/env/bin/x", "../../../bin/x"},
		{"opt/env/lib/python3.12/site-packages", "opt/env/lib/python3.12/x", "../x"},
		{"opt/env/lib", "opt/env/library/x", "../library/x"},
		{"a", "b", "../b"}, {"a/b", "a/b", "../b"},
	} {
		if got := relative(c.folder, c.file); got != c.want {
			t.Errorf("from %s to %s: %s, want %s", c.folder, c.file, got, c.want)
		}
	}
}

func TestVersionedScripts(t *testing.T) {
	names := func(points []wheel.EntryPoint) string {
		var all []string
		for _, e := range points {
			all = append(all, e.Name)
		}
		return strings.Join(all, " ")
	}
	for given, want := range map[string]string{
		"pip pip3 pip3.11 pipx":           "pip pip3 pip3.12 pipx",
		"easy_install easy_install-3.8 x": "easy_install easy_install-3.12 x",
		"pip3 pip3.11":                    "pip3 pip3.11",
		"a b":                             "a b",
		"pip easy_install":                "easy_install easy_install-3.12 pip pip3 pip3.12",
	} {
		var points []wheel.EntryPoint
		for n := range strings.FieldsSeq(given) {
			points = append(points, wheel.EntryPoint{Name: n, Module: "m", Object: "f"})
		}
		if got := names(versioned(points, "3.12")); got != want {
			t.Errorf("%s becomes %s, want %s", given, got, want)
		}
	}
}

// tracked is content that counts how much of it is open or waiting.
type tracked struct {
	left int
	held *atomic.Int64
}

func (r *tracked) Read(p []byte) (int, error) {
	if r.left == 0 {
		return 0, io.EOF
	}
	n := min(len(p), r.left)
	r.left -= n
	r.held.Add(int64(n))
	return n, nil
}

func (r *tracked) Close() error { return nil }

// trackedItems makes items of different sizes.
func trackedItems(held *atomic.Int64) []item {
	var items []item
	for i := range 200 {
		size := []int{0, 1, 100, chunkSize - 1, chunkSize, chunkSize + 1, 2 * aheadOfOne}[i%7]
		items = append(items, item{path: fmt.Sprint(i), size: int64(size), open: func() (io.ReadCloser, error) {
			return &tracked{size, held}, nil
		}})
	}
	return items
}

func TestWhatWaitsForTheTarIsBounded(t *testing.T) {
	for _, workers := range []int{1, 2, 8} {
		var held atomic.Int64
		next, most := 0, int64(0)
		err := unpackAhead(t.Context(), trackedItems(&held), workers, func(it *item, r io.Reader) error {
			if it.path != fmt.Sprint(next) {
				t.Errorf("%s comes in the place of %d", it.path, next)
			}
			next++
			buffer := make([]byte, 1<<16)
			var total int64
			for {
				n, err := r.Read(buffer)
				most = max(most, held.Load())
				held.Add(-int64(n))
				total += int64(n)
				if errors.Is(err, io.EOF) {
					break
				}
				if err != nil {
					return err
				}
			}
			if total != it.size {
				t.Errorf("%s: %d bytes of %d", it.path, total, it.size)
			}
			return nil
		})
		if err != nil || next != 200 {
			t.Fatalf("%d workers: %d items, %v", workers, next, err)
		}
		// A file may hold its share, and what its worker and the tar have in hand.
		if bound := int64(aheadOfAll + (workers+1)*2*chunkSize); most > bound {
			t.Errorf("%d workers: %d bytes waited, more than %d", workers, most, bound)
		}
	}
}

func TestAnErrorEndsTheUnpacking(t *testing.T) {
	broken := errors.New("broken")
	var held atomic.Int64
	for name, spoil := range map[string]func(*item) func(*item, io.Reader) error{
		"of a reader": func(it *item) func(*item, io.Reader) error {
			it.open = func() (io.ReadCloser, error) { return nil, broken }
			return func(_ *item, r io.Reader) error { _, err := io.Copy(io.Discard, r); return err }
		},
		"of the taker": func(spoiled *item) func(*item, io.Reader) error {
			return func(it *item, r io.Reader) error {
				if it == spoiled {
					return broken
				}
				_, err := io.Copy(io.Discard, r)
				return err
			}
		},
	} {
		items := trackedItems(&held)
		if err := unpackAhead(t.Context(), items, 2, spoil(&items[50])); !errors.Is(err, broken) {
			t.Errorf("%s: %v", name, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	err := unpackAhead(ctx, trackedItems(&held), 2,
		func(_ *item, r io.Reader) error { _, err := io.Copy(io.Discard, r); return err })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

func TestStickyKeepsTheFirstError(t *testing.T) {
	s := &sticky{to: &failing{left: 3}}
	for _, p := range []string{"abc", "d", "e"} {
		if n, err := s.Write([]byte(p)); n != len(p) || err != nil {
			t.Errorf("Write(%s) = %d, %v", p, n, err)
		}
	}
	if err := s.failure(); !errors.Is(err, errFull) {
		t.Errorf("failure = %v", err)
	}
}
