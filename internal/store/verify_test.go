package store

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"
)

// restored is a store of which a blob was changed before it was opened, as in a
// cache from elsewhere.
func restored(t *testing.T, told *[]string) (*Store, digest.Digest) {
	t.Helper()
	dir := t.TempDir()
	first, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	d := put(t, first, "a wheel")
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "blobs", "sha256", d.Encoded())
	if err := errors.Join(os.Chmod(path, 0o644), os.WriteFile(path, []byte("a  evil"), 0o644)); err != nil {
		t.Fatal(err)
	}
	s, err := OpenWith(t.Context(), dir, Options{Warn: func(text string) { *told = append(*told, text) }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s, d
}

func TestAChangedBlobIsFoundNamedAndRemoved(t *testing.T) {
	var told []string
	s, d := restored(t, &told)
	if _, err := s.Verify(t.Context(), d, "demo.whl"); !errors.Is(err, ErrNotFound) {
		t.Errorf("Verify: %v", err)
	}
	if len(told) != 1 || !strings.Contains(told[0], "demo.whl") || !strings.Contains(told[0], s.Dir()) ||
		!strings.Contains(told[0], digest.FromString("a  evil").String()) {
		t.Errorf("told %q", told)
	}
	if _, ok := s.Path(d); ok {
		t.Error("it is still there")
	}
	if again := put(t, s, "a wheel"); again != d {
		t.Errorf("put again: %s", again)
	}
	if _, err := s.Verify(t.Context(), d, "demo.whl"); err != nil || len(told) != 1 {
		t.Errorf("after that: %v, %q", err, told)
	}
}

func TestPutDoesNotTrustWhatIsThere(t *testing.T) {
	var told []string
	s, d := restored(t, &told)
	if _, err := s.Put(t.Context(), d, text("a wheel")); err != nil {
		t.Fatal(err)
	}
	path, _ := s.Path(d)
	if got, err := os.ReadFile(path); err != nil || string(got) != "a wheel" || len(told) != 1 {
		t.Errorf("%q, %v, told %q", got, err, told)
	}
}

func TestVerifyEndsWithItsContext(t *testing.T) {
	s, d := restored(t, new([]string))
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := s.Verify(ctx, d, "demo.whl"); !errors.Is(err, context.Canceled) {
		t.Errorf("err = %v", err)
	}
}

// TestRecordsOfOthersCountAsNone writes a record, which could say that a wheel
// becomes a layer of somebody else's, without the key of who reads it.
func TestRecordsOfOthersCountAsNone(t *testing.T) {
	dir := t.TempDir()
	mine, err := OpenWith(t.Context(), dir, Options{Key: Key(filepath.Join(t.TempDir(), "own", "cache.key"))})
	if err != nil {
		t.Fatal(err)
	}
	defer mine.Close()
	others := openAt(t, dir)
	for _, s := range []*Store{mine, others} {
		if err := s.SetLink("layer", "wheel", "of "+string(rune('a'+len(s.options.Key)))); err != nil {
			t.Fatal(err)
		}
	}
	var got, forged string
	if err := mine.Link("layer", "wheel", &got); err != nil {
		t.Fatalf("its own: %v", err)
	}
	name, err := mine.linkName("layer", "wheel")
	if err != nil {
		t.Fatal(err)
	}
	theirs, err := others.linkName("layer", "wheel")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(filepath.Join(dir, theirs), filepath.Join(dir, name)); err != nil {
		t.Fatal(err)
	}
	if err := mine.Link("layer", "wheel", &forged); !errors.Is(err, ErrNotFound) {
		t.Errorf("a record that others wrote is believed: %q, %v", forged, err)
	}
}

func TestASealIsOfOneRecord(t *testing.T) {
	s := open(t)
	seen := map[string]string{}
	for _, r := range [][3]string{{"a", "b", "c"}, {"ab", "", "c"}, {"a", "bc", ""}, {"a", "b", "d"}, {"", "a b", "c"}} {
		seal := string(s.seal(r[0], r[1], []byte(r[2])))
		if other, twice := seen[seal]; twice {
			t.Errorf("%q and %s have one seal", r, other)
		}
		seen[seal] = strings.Join(r[:], ",")
	}
}

func TestAKeyIsMadeOnceAndKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "own", "cache.key")
	first := Key(path)
	if len(first) != keySize || !bytes.Equal(first, Key(path)) {
		t.Error("the second key is another")
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	if err := os.WriteFile(path, []byte("half"), 0o600); err != nil {
		t.Fatal(err)
	}
	if half := Key(path); len(half) != keySize || !bytes.Equal(half, Key(path)) {
		t.Error("a damaged key is not made anew")
	}
	if got := Key(filepath.Join(path, "none")); len(got) != keySize {
		t.Errorf("where none can be kept: %d bytes", len(got))
	}
}
