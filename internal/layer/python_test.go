package layer

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/binary"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/store"
)

// packed is one entry of an archive that a test makes.
type packed struct {
	kind    byte
	name    string
	content string
	link    string
	mode    int64
}

// build is a small relocatable build.
func build() []packed {
	return []packed{
		{tar.TypeDir, "python/", "", "", 0o755},
		{tar.TypeReg, "python/lib/python3.12/os.py", "import sys\n", "", 0o664},
		{tar.TypeReg, "python/bin/python3.12", "\x7fELF", "", 0o4755},
		{tar.TypeSymlink, "python/bin/python3", "", "python3.12", 0o777},
		{tar.TypeLink, "python/bin/python3.12-twin", "", "python/bin/python3.12", 0},
		{tar.TypeSymlink, "python/lib/terminfo", "", "../share/terminfo", 0o777},
		{tar.TypeReg, "python/lib/python3.12/__pycache__/os.cpython-312.pyc", timed(0, 12345), "", 0o644},
		{tar.TypeReg, "python/lib/python3.12/__pycache__/re.cpython-312.pyc", timed(1, 12345), "", 0o644},
		{tar.TypeReg, "python/share/a file (1).txt", "", "", 0o600},
	}
}

// timed is byte code by the flags of PEP 552.
func timed(flags, when uint32) string {
	head := binary.LittleEndian.AppendUint32([]byte("\xcb\x0d\x0d\x0a"), flags)
	head = binary.LittleEndian.AppendUint32(head, when)
	return string(binary.LittleEndian.AppendUint32(head, 11)) + "code"
}

// packedArchive packs entries, with gzip or zstd.
func packedArchive(t testing.TB, entries []packed, compress func(io.Writer) io.WriteCloser) []byte {
	t.Helper()
	var out bytes.Buffer
	z := compress(&out)
	w := tar.NewWriter(z)
	for _, e := range entries {
		h := &tar.Header{Typeflag: e.kind, Name: e.name, Linkname: e.link, Mode: e.mode, Size: int64(len(e.content)),
			Uid: 1000, Gname: "build"}
		if err := w.WriteHeader(h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, e.content); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func byGzip(w io.Writer) io.WriteCloser { return gzip.NewWriter(w) }

func byZstd(w io.Writer) io.WriteCloser {
	z, err := zstd.NewWriter(w)
	if err != nil {
		panic(err)
	}
	return z
}

// tarOfPython is the layer of an archive, by the way that the frontend has.
func tarOfPython(t testing.TB, data []byte, root string) ([]byte, digest.Digest, error) {
	t.Helper()
	scratch, err := os.Create(filepath.Join(t.TempDir(), "scratch"))
	if err != nil {
		t.Fatal(err)
	}
	defer scratch.Close()
	var out bytes.Buffer
	p := Python{Name: "python.tar", Root: root, Prefix: "/opt/python"}
	id, err := TarOfPython(context.Background(), bytes.NewReader(data), p, scratch, &out)
	return out.Bytes(), id, err
}

func TestARelocatableBuildIsALayerOfNormalForm(t *testing.T) {
	data := packedArchive(t, build(), byGzip)
	got, id, err := tarOfPython(t, data, "python")
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"opt/ 755", "opt/python/ 755", "opt/python/bin/ 755", "opt/python/bin/python3 777 -> python3.12",
		"opt/python/bin/python3.12 755 \x7fELF", "opt/python/bin/python3.12-twin 644 \x7fELF", "opt/python/lib/ 755",
		"opt/python/lib/python3.12/ 755", "opt/python/lib/python3.12/__pycache__/ 755",
		"opt/python/lib/python3.12/__pycache__/os.cpython-312.pyc 644 " + timed(0, Epoch),
		"opt/python/lib/python3.12/__pycache__/re.cpython-312.pyc 644 " + timed(1, 12345),
		"opt/python/lib/python3.12/os.py 644 import sys\n", "opt/python/lib/terminfo 777 -> ../share/terminfo",
		"opt/python/share/ 755", "opt/python/share/a file (1).txt 644 ",
	}
	if diff := cmp.Diff(want, listed(t, got)); diff != "" {
		t.Errorf("layer (-want +got):\n%s", diff)
	}
	// Neither the order nor the compression of the archive is seen in it.
	shuffled := build()
	slices.Reverse(shuffled[5:])
	if _, other, err := tarOfPython(t, packedArchive(t, shuffled, byZstd), "python"); err != nil || other != id {
		t.Errorf("another archive of the same files: %s, %v, want %s", other, err, id)
	}
	// A maker gives the same layer, and keeps nothing else.
	s, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	kept, err := s.Put(t.Context(), "", func(w io.Writer) error { _, err := w.Write(data); return err })
	if err != nil {
		t.Fatal(err)
	}
	p := Python{Digest: kept.Digest, Name: "python.tar.gz", Root: "python", Prefix: "/opt/python"}
	for range 2 {
		made, err := (&Maker{Store: s}).Python(t.Context(), p, Options{Python: "3.12"})
		if err != nil || made.DiffID != id {
			t.Errorf("a maker gives %s, %v, want %s", made.DiffID, err, id)
		}
	}
}

// listed lists the entries of a tar.
func listed(t testing.TB, data []byte) []string {
	t.Helper()
	var list []string
	for r := tar.NewReader(bytes.NewReader(data)); ; {
		h, err := r.Next()
		if err == io.EOF {
			return list
		}
		if err != nil {
			t.Fatal(err)
		}
		line := h.Name + " " + strconv.FormatInt(h.Mode, 8)
		if h.Linkname != "" {
			line += " -> " + h.Linkname
		}
		if h.Typeflag == tar.TypeReg {
			content, err := io.ReadAll(r)
			if err != nil {
				t.Fatal(err)
			}
			line += " " + string(content)
		}
		if h.Uid != 0 || h.Gname != "" || h.ModTime.Unix() != Epoch {
			t.Errorf("%s: owner or time: %+v", h.Name, h)
		}
		list = append(list, line)
	}
}

func TestWhatNoRelocatableBuildHoldsIsRefused(t *testing.T) {
	for _, test := range []struct {
		add  packed
		want string
	}{
		{packed{tar.TypeReg, "../etc/passwd", "x", "", 0o644}, "leads out of the archive"},
		{packed{tar.TypeReg, "/etc/passwd", "x", "", 0o644}, "leads out of the archive"},
		{packed{tar.TypeReg, "python/.wh.lib", "x", "", 0o644}, ".wh."},
		{packed{tar.TypeSymlink, "python/bin/sh", "", "/bin/sh", 0o777}, "leads out of python"},
		{packed{tar.TypeSymlink, "python/bin/sh", "", "../../../bin/sh", 0o777}, "leads out of python"},
		{packed{tar.TypeLink, "python/bin/sh", "", "python/bin/none", 0}, "does not stand before it"},
		{packed{tar.TypeChar, "python/null", "", "", 0o666}, "neither a file, a folder nor a link"},
		{packed{tar.TypeReg, "python/bin/python3.12", "x", "", 0o755}, "two entries"},
		{packed{tar.TypeReg, "python/bin/python3/x", "x", "", 0o755}, "it is a file, and the folder of"},
	} {
		_, _, err := tarOfPython(t, packedArchive(t, append(build(), test.add), byGzip), "python")
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s %s: the error is %v, want %q", test.add.name, test.add.link, err, test.want)
		}
	}
	for text, data := range map[string][]byte{
		"compressed neither":            []byte("plain text"),
		"no python/install/bin/python3": packedArchive(t, []packed{{tar.TypeReg, "python/bin/python3", "x", "", 0o755}}, byGzip),
		"no archive":                    packedArchive(t, build(), byGzip)[:40],
	} {
		root := "python"
		if strings.Contains(text, "install") {
			root = "python/install"
		}
		if _, _, err := tarOfPython(t, data, root); err == nil || !strings.Contains(err.Error(), text) {
			t.Errorf("the error is %v, want %q", err, text)
		}
	}
}

// FuzzPython feeds TarOfPython the entries of any tar. It must refuse them, or make a
// layer that stays below the prefix.
func TestHardLinksOfARelocatableBuildAreCounted(t *testing.T) {
	u := pythonUnpacker{regular: map[string]span{"python/a": {0, maxPythonBytes/2 + 1}}}
	u.Root, u.Prefix = "python", "/opt/python"
	h := tar.Header{Typeflag: tar.TypeLink, Name: "python/b", Linkname: "python/a"}
	if err := u.add(&h, nil); err != nil {
		t.Fatal(err)
	}
	if err := u.add(&h, nil); err == nil || !strings.Contains(err.Error(), "python/b") {
		t.Errorf("got %v", err)
	}
}

func FuzzPython(f *testing.F) {
	for _, entries := range [][]packed{build(), {{tar.TypeSymlink, "python/bin/python3", "", "a/../../..", 0o777}}} {
		plain := packedArchive(f, entries, func(w io.Writer) io.WriteCloser { return notClosed{w} })
		f.Add(plain)
	}
	f.Fuzz(func(t *testing.T, plain []byte) {
		var data bytes.Buffer
		z := gzip.NewWriter(&data)
		if _, err := z.Write(plain); err != nil {
			t.Fatal(err)
		}
		if err := z.Close(); err != nil {
			t.Fatal(err)
		}
		out, _, err := tarOfPython(t, data.Bytes(), "python")
		if err != nil {
			return
		}
		for _, line := range listed(t, out) {
			if !strings.HasPrefix(line, "opt/") || strings.Contains(strings.Fields(line)[0], "..") {
				t.Errorf("an entry outside: %s", line)
			}
		}
	})
}

type notClosed struct{ io.Writer }

func (notClosed) Close() error { return nil }
