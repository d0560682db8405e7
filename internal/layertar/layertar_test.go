package layertar

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/opencontainers/go-digest"
)

// tarOf is a tar with one file.
func tarOf(t testing.TB, h tar.Header, content string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	h.Size = int64(len(content))
	if err := w.WriteHeader(&h); err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(w, content); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func compressed(t testing.TB, plain []byte, kind string) []byte {
	t.Helper()
	var b bytes.Buffer
	var w io.WriteCloser = gzip.NewWriter(&b)
	if kind == "zstd" {
		z, err := zstd.NewWriter(&b)
		if err != nil {
			t.Fatal(err)
		}
		w = z
	}
	if _, err := w.Write(plain); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func TestALayerIsReadWhole(t *testing.T) {
	plain := tarOf(t, tar.Header{Name: "a"}, "content")
	for kind, blob := range map[string][]byte{
		"plain": plain, "gzip": compressed(t, plain, "gzip"), "zstd": compressed(t, plain, "zstd"),
	} {
		got := ""
		visit := func(h *tar.Header, r io.Reader) error {
			content, err := io.ReadAll(r)
			got += h.Name + "=" + string(content)
			return err
		}
		id, err := Read(t.Context(), bytes.NewReader(blob), digest.FromBytes(blob), NewBudget(0), visit)
		if err != nil || got != "a=content" || id != digest.FromBytes(plain) {
			t.Errorf("%s: %q, %s, %v", kind, got, id, err)
		}
		if _, err := Read(t.Context(), bytes.NewReader(blob), digest.FromString("x"), NewBudget(0), nil); err == nil ||
			!strings.Contains(err.Error(), "its bytes are "+digest.FromBytes(blob).String()) {
			t.Errorf("%s by another digest: %v", kind, err)
		}
		longer := append(bytes.Clone(blob), 0)
		if _, err := Read(t.Context(), bytes.NewReader(longer), digest.FromBytes(blob), NewBudget(0), visit); err == nil {
			t.Errorf("%s with a byte behind it is taken", kind)
		}
	}
}

func TestABudgetEnds(t *testing.T) {
	plain := tarOf(t, tar.Header{Name: "a"}, strings.Repeat("x", 1<<20))
	blob, needed := compressed(t, plain, "zstd"), int64(len(plain))+EntryCost
	visit := func(_ *tar.Header, r io.Reader) error { _, err := io.Copy(io.Discard, r); return err }
	for _, tt := range []struct {
		left int64
		want error
	}{{needed, nil}, {needed - 1, ErrTooLarge}, {1 << 19, ErrTooLarge}, {0, ErrTooLarge}} {
		_, err := Read(t.Context(), bytes.NewReader(blob), digest.FromBytes(blob), &Budget{tt.left}, visit)
		if !errors.Is(err, tt.want) {
			t.Errorf("with %d bytes: %v, want %v", tt.left, err, tt.want)
		}
	}
}

func TestHolesInFilesCount(t *testing.T) {
	// A file of 1 TB with no data, as GNU tar writes it (1.0 in PAX headers).
	h := tar.Header{Name: "GNUSparseFile.0/x", Format: tar.FormatPAX, Typeflag: tar.TypeReg}
	plain := tarOf(t, h, "1\n1099511627776\n0\n"+strings.Repeat("\x00", 512-18))
	// archive/tar writes no such headers: they go in by hand, before the file's own.
	records := ""
	for _, r := range []string{"major=1", "minor=0", "name=x", "realsize=1099511627776"} {
		record := " GNU.sparse." + r + "\n"
		records += strconv.Itoa(len(record)+2) + record
	}
	extended := tarOf(t, tar.Header{Name: "PaxHeaders.0/x", Typeflag: tar.TypeReg}, records)[:1024]
	extended[156] = 'x'
	sum := 0
	copy(extended[148:156], "        ")
	for _, b := range extended[:512] {
		sum += int(b)
	}
	copy(extended[148:156], fmt.Sprintf("%06o\x00 ", sum))
	layer := append(extended, plain...)
	size := int64(0)
	visit := func(h *tar.Header, r io.Reader) error {
		size = h.Size
		_, err := io.Copy(io.Discard, r)
		return err
	}
	_, err := Read(t.Context(), bytes.NewReader(layer), digest.FromBytes(layer), &Budget{1 << 20}, visit)
	if size != 1<<40 {
		t.Fatalf("the file is read as one of %d bytes", size)
	}
	if !errors.Is(err, ErrTooLarge) {
		t.Errorf("%v", err)
	}
}

func TestReadingEndsWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Read(ctx, strings.NewReader("x"), "", NewBudget(1), nil); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}

// FuzzRead: whatever is read, it is what its digest says, and no more than the
// budget allows.
func FuzzRead(f *testing.F) {
	plain := tarOf(f, tar.Header{Name: "a/.wh.b"}, "content")
	for _, kind := range []string{"gzip", "zstd"} {
		f.Add(compressed(f, plain, kind))
	}
	f.Add(plain)
	f.Fuzz(func(t *testing.T, blob []byte) {
		total := int64(0)
		budget := &Budget{1 << 20}
		visit := func(_ *tar.Header, r io.Reader) error {
			n, err := io.Copy(io.Discard, r)
			total += n
			return err
		}
		_, err := Read(t.Context(), bytes.NewReader(blob), digest.FromBytes(blob), budget, visit)
		if total > 1<<20+64<<10 || err == nil && budget.left < 0 {
			t.Errorf("%d bytes are shown, %d are left, %v", total, budget.left, err)
		}
	})
}
