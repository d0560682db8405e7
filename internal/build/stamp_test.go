package build

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/store"
)

// writeArchive writes a file as a build does, and tells whether it was known to
// hold the content already.
func writeArchive(t *testing.T, st *store.Store, dest, text string) (known bool) {
	t.Helper()
	x := &exports{store: st}
	f, err := x.create(dest)
	if err != nil {
		t.Fatal(err)
	}
	if known = f.begin(digest.FromString(text)); !known {
		if _, err := f.Write([]byte(text)); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if err := x.finish(); err != nil {
		t.Fatal(err)
	}
	if left, err := os.ReadDir(filepath.Dir(dest)); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v (%v)", left, err)
	}
	return known
}

func TestAnArchiveIsKnownUntilSomebodyTouchesIt(t *testing.T) {
	const text = "an image"
	for _, tt := range []struct {
		name  string
		touch func(t *testing.T, dest string) error
		known bool
	}{
		{"nobody", func(*testing.T, string) error { return nil }, true},
		{"removed", func(_ *testing.T, dest string) error { return os.Remove(dest) }, false},
		{"shortened", func(_ *testing.T, dest string) error { return os.Truncate(dest, 3) }, false},
		{"one byte, and the old time set again", func(_ *testing.T, dest string) error {
			info, err := os.Stat(dest)
			if err != nil {
				return err
			}
			time.Sleep(20 * time.Millisecond) // more than the clock of a file system moves at once
			if err := os.WriteFile(dest, []byte("an imagE"), 0o644); err != nil {
				return err
			}
			return os.Chtimes(dest, info.ModTime(), info.ModTime())
		}, false},
		{"another of its size in its place", func(t *testing.T, dest string) error {
			other := filepath.Join(t.TempDir(), "other")
			if err := os.WriteFile(other, []byte("an imagE"), 0o644); err != nil {
				return err
			}
			return os.Rename(other, dest)
		}, false},
		{"a link", func(t *testing.T, dest string) error {
			other := filepath.Join(t.TempDir(), "other")
			if err := os.Rename(dest, other); err != nil {
				return err
			}
			return os.Symlink(other, dest)
		}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			st, err := store.Open(t.TempDir())
			if err != nil {
				t.Fatal(err)
			}
			defer st.Close()
			dest := filepath.Join(t.TempDir(), "image.tar")
			if writeArchive(t, st, dest, text) {
				t.Fatal("a file that is not there is known")
			}
			if err := tt.touch(t, dest); err != nil {
				t.Fatal(err)
			}
			if known := writeArchive(t, st, dest, text); known != tt.known {
				t.Errorf("known: %v, want %v", known, tt.known)
			}
			if got, err := os.ReadFile(dest); err != nil || string(got) != text {
				t.Errorf("it holds %q (%v)", got, err)
			}
			if writeArchive(t, st, dest, "another image") {
				t.Error("it is known to hold another image")
			}
			if got, err := os.ReadFile(dest); err != nil || string(got) != "another image" {
				t.Errorf("it holds %q (%v)", got, err)
			}
		})
	}
}

func TestAnArchiveWithTheSameBytesIsKnownFromThenOn(t *testing.T) {
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	defer st.Close()
	dest := filepath.Join(t.TempDir(), "image.tar")
	if err := os.WriteFile(dest, []byte("from elsewhere"), 0o644); err != nil {
		t.Fatal(err)
	}
	if writeArchive(t, st, dest, "from elsewhere") {
		t.Error("a file that was never looked at is known")
	}
	if !writeArchive(t, st, dest, "from elsewhere") {
		t.Error("a file that was compared is not known")
	}
}
