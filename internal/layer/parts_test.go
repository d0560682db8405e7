package layer

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"
)

var exported = cmp.AllowUnexported(row{}, entryPoint{}, sum{})

func TestParseRecord(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		want []row
	}{
		"plain":         {"a.py,sha256=x,1\nb.py,,\n", []row{{"a.py", "sha256=x", "1"}, {"b.py", "", ""}}},
		"Windows lines": {"a.py,sha256=x,1\r\nb.py,,\r\n", []row{{"a.py", "sha256=x", "1"}, {"b.py", "", ""}}},
		"quotes":        {"\"a,b.py\",,\n\"c\"\"d\",,\n", []row{{"a,b.py", "", ""}, {`c"d`, "", ""}}},
		"empty lines":   {"\n\na,,\n\n", []row{{"a", "", ""}}},
		"few fields":    {"a\nb,sha256=x\n", []row{{"a", "", ""}, {"b", "sha256=x", ""}}},
		"many fields":   {"a,sha256=x,1,more,and more\n", []row{{"a", "sha256=x", "1"}}},
		"no last line":  {"a,,", []row{{"a", "", ""}}},
		"byte order":    {"\ufeffa,,\n", []row{{"a", "", ""}}},
		"nothing":       {"", nil},
	} {
		got, err := parseRecord(strings.NewReader(c.text), 100)
		if diff := cmp.Diff(c.want, got, exported); diff != "" || err != nil {
			t.Errorf("%s: %v (-want +got)\n%s", name, err, diff)
		}
	}
}

// TestFormatRecord has the output of Python's csv.writer for the same rows.
func TestFormatRecord(t *testing.T) {
	got := formatRecord([]row{{"b", "", ""}, {"a,b", "sha256=x", "1"}, {`q"`, "", ""}, {" space ", "", ""}, {"a", "2", ""}, {"a", "1", ""}, {"é", "", ""}, {"z", "", ""}})
	const want = " space ,,\r\n" + "a,1,\r\n" + "a,2,\r\n" + "\"a,b\",sha256=x,1\r\n" + "b,,\r\n" + "\"q\"\"\",,\r\n" + "z,,\r\n" + "é,,\r\n"
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestHashesOfRecord(t *testing.T) {
	for text, size := range map[string]int{
		sha("x"): 32, sha("x") + "=": 32, "sha384=" + strings.Repeat("A", 64): 48, "sha512=" + strings.Repeat("_", 86): 64,
		"sha256=short": 0, "sha256=": 0, "sha256": 0, "sha1=2jmj7l5rSw0yVb_vlWAYkK_YBwk": 0, "sha256=" + strings.Repeat("+", 43): 0,
	} {
		got, err := row{"a", text, ""}.parseSum()
		if len(got.value) != size || (err == nil) != (size > 0) {
			t.Errorf("%s: %d bytes, %v", text, len(got.value), err)
		}
	}
}

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

func TestParseEntryPoints(t *testing.T) {
	console, gui, err := parseEntryPoints([]byte("before = ignored\r\n[console_scripts]\r\n# a comment\r\nb = m.n:f\r\na=m:C.g [x, y]\r\n" +
		"b = m:again\n\n[other.group]\nx = anything goes here\n[ gui_scripts ]\nw = größe:starte\n"))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]entryPoint{{"b", "m", "again"}, {"a", "m", "C.g"}}, console, exported); diff != "" {
		t.Errorf("console (-want +got)\n%s", diff)
	}
	if diff := cmp.Diff([]entryPoint{{"w", "größe", "starte"}}, gui, exported); diff != "" {
		t.Errorf("gui (-want +got)\n%s", diff)
	}
}

func TestVersionedScripts(t *testing.T) {
	names := func(points []entryPoint) string {
		var all []string
		for _, e := range points {
			all = append(all, e.name)
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
		var points []entryPoint
		for n := range strings.FieldsSeq(given) {
			points = append(points, entryPoint{n, "m", "f"})
		}
		if got := names(versioned(points, "3.12")); got != want {
			t.Errorf("%s becomes %s, want %s", given, got, want)
		}
	}
}

func TestHeader(t *testing.T) {
	const text = "Name: demo\r\nname: second\nSummary:no space\n continued: line\nEmpty:\n\nBody: text\n"
	for key, want := range map[string]string{"NAME": "demo", "Summary": "no space", "Empty": "", "Body": "", "Other": ""} {
		if got := header([]byte(text), key); got != want {
			t.Errorf("%s: %q, want %q", key, got, want)
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
	err := unpackAhead(ctx, trackedItems(&held), 2, func(_ *item, r io.Reader) error { _, err := io.Copy(io.Discard, r); return err })
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
