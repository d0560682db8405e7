package layer

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// entry is one entry of a wheel that a test makes.
type entry struct {
	name    string
	content string
	attrs   uint32 // upper half of the external attributes; 0: a regular file, 0644
	change  func(*zip.FileHeader)
}

// sample describes a wheel that a test makes.
type sample struct {
	project string // default "demo"
	version string // default "1.0"
	entries []entry
	points  string // entry_points.txt
	record  string // RECORD; "" for a right one, "none" for none
	bare    bool   // a right RECORD without sizes, and without itself
	extra   string // lines added to a right RECORD
	meta    string // METADATA, if not a right one
	wheel   string // WHEEL, if not a right one
	purelib string // Root-Is-Purelib, default true
}

func (w sample) stem() string { return or(w.project, "demo") + "-" + or(w.version, "1.0") }

func (w sample) fileName() string { return w.stem() + "-py3-none-any.whl" }

func or(s, otherwise string) string {
	if s == "" {
		return otherwise
	}
	return s
}

// all returns every entry, RECORD last.
func (w sample) all() []entry {
	info := w.stem() + ".dist-info/"
	all := append([]entry{}, w.entries...)
	all = append(all,
		entry{name: info + "METADATA", content: or(w.meta, "Metadata-Version: 2.1\nName: "+or(w.project, "demo")+
			"\nVersion: "+or(w.version, "1.0")+"\n\nName: another\n")},
		entry{name: info + "WHEEL", content: or(w.wheel, "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: "+
			or(w.purelib, "true")+"\nTag: py3-none-any\n")})
	if w.points != "" {
		all = append(all, entry{name: info + "entry_points.txt", content: w.points})
	}
	if w.record == "none" {
		return all
	}
	record := w.record
	if record == "" {
		var rows strings.Builder
		for _, e := range all {
			if !strings.HasSuffix(e.name, "/") {
				rows.WriteString(quoted(e.name) + "," + sha(e.content) + "," + w.size(e) + "\n")
			}
		}
		if !w.bare {
			rows.WriteString(info + "RECORD,,\n" + w.extra)
		}
		record = rows.String()
	}
	return append(all, entry{name: info + "RECORD", content: record})
}

func (w sample) size(e entry) string {
	if w.bare {
		return ""
	}
	return strconv.Itoa(len(e.content))
}

func sha(content string) string {
	sum := sha256.Sum256([]byte(content))
	return "sha256=" + base64.RawURLEncoding.EncodeToString(sum[:])
}

// bytes packs the wheel.
func (w sample) bytes(t testing.TB) []byte {
	t.Helper()
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, e := range w.all() {
		h := &zip.FileHeader{Name: e.name, Method: zip.Deflate}
		if h.ExternalAttrs = e.attrs << 16; e.attrs == 0 {
			h.ExternalAttrs = 0o100644 << 16
		}
		if e.change != nil {
			e.change(h)
		}
		f, err := z.CreateHeader(h)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(e.name, "/") {
			continue
		}
		if _, err := io.WriteString(f, e.content); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// tryMake returns the layer of a wheel's bytes.
func tryMake(t testing.TB, data []byte, opt Options) (Layer, []byte, error) {
	t.Helper()
	if opt.Python == "" {
		opt.Python = "3.12"
	}
	var out bytes.Buffer
	l, err := FromWheel(t.Context(), bytes.NewReader(data), int64(len(data)), opt, &out)
	return l, out.Bytes(), err
}

// mustMake is tryMake for a wheel that is right.
func mustMake(t testing.TB, data []byte, opt Options) (Layer, []byte) {
	t.Helper()
	l, out, err := tryMake(t, data, opt)
	if err != nil {
		t.Fatal(err)
	}
	return l, out
}

// node is what a test compares of a file.
type node struct {
	Mode    int64
	Link    string
	Content string
}

// untar reads a layer.
func untar(t testing.TB, l Layer, data []byte) (nodes map[string]node, order []*tar.Header) {
	t.Helper()
	nodes = map[string]node{}
	r := tar.NewReader(bytes.NewReader(decompress(t, l, data)))
	for {
		h, err := r.Next()
		if err == io.EOF {
			return nodes, order
		}
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := nodes[h.Name]; ok {
			t.Errorf("%s comes twice", h.Name)
		}
		nodes[h.Name] = node{h.Mode, h.Linkname, string(content)}
		order = append(order, h)
	}
}

func decompress(t testing.TB, l Layer, data []byte) []byte {
	t.Helper()
	var r io.Reader
	var err error
	if strings.HasSuffix(l.MediaType, "+gzip") {
		r, err = gzip.NewReader(bytes.NewReader(data))
	} else {
		r, err = zstd.NewReader(bytes.NewReader(data))
	}
	if err != nil {
		t.Fatal(err)
	}
	plain, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	return plain
}

// quoted writes a field of RECORD.
func quoted(field string) string {
	if !strings.ContainsAny(field, ",\"\r\n") {
		return field
	}
	return `"` + strings.ReplaceAll(field, `"`, `""`) + `"`
}
