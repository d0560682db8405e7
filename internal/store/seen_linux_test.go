package store

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/opencontainers/go-digest"
)

// keyed opens a store by the key that is kept beside it.
func keyed(t *testing.T, dir string) *Store {
	t.Helper()
	s, err := OpenWith(t.Context(), dir, Options{Key: Key(filepath.Join(dir, "own", "cache.key"))})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// TestABlobIsHashedOnceAfterEachStartOfTheMachine spoils a blob in a way that no file
// shows, which only a disk or a power cut can: a record that fits it is made for it.
func TestABlobIsHashedOnceAfterEachStartOfTheMachine(t *testing.T) {
	dir := t.TempDir()
	d := put(t, keyed(t, dir), "a wheel")
	if _, err := keyed(t, dir).Verify(t.Context(), d, "demo.whl"); err != nil {
		t.Fatal(err)
	}
	spoil(t, dir, d)
	third := keyed(t, dir)
	if err := third.SetLink(hashedKind, d.String(), third.look(d)); err != nil {
		t.Fatal(err)
	}
	if _, err := keyed(t, dir).Verify(t.Context(), d, "demo.whl"); err != nil {
		t.Errorf("hashed again though its file was not touched: %v", err)
	}
	after := keyed(t, dir)
	after.boot = func() string { return "another" }
	if _, err := after.Verify(t.Context(), d, "demo.whl"); !errors.Is(err, ErrNotFound) {
		t.Errorf("after the machine has started again it is believed: %v", err)
	}
}

func TestWhatIsHashedIsRemembered(t *testing.T) {
	dir := t.TempDir()
	d := put(t, keyed(t, dir), "a wheel")
	s := keyed(t, dir)
	if s.hashedBefore(d, s.look(d)) {
		t.Error("one that was written just now, and may have been changed within one tick, is believed")
	}
	if _, err := s.Verify(t.Context(), d, "demo.whl"); err != nil {
		t.Fatal(err)
	}
	if other := keyed(t, dir); !other.hashedBefore(d, other.look(d)) {
		t.Error("what was hashed is not remembered")
	}
	if others := openAt(t, dir); others.hashedBefore(d, others.look(d)) {
		t.Error("without a key a record is believed")
	}
}

// TestWhatIsWrittenIsRemembered when its store is closed, unless somebody has touched its file.
func TestWhatIsWrittenIsRemembered(t *testing.T) {
	dir := t.TempDir()
	open := func() *Store {
		s, err := OpenWith(t.Context(), dir, Options{Key: Key(filepath.Join(dir, "own", "cache.key"))})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	s := open()
	kept, touched, gone := put(t, s, "a wheel"), put(t, s, "a layer of wheels"), put(t, s, "a script")
	spoil(t, dir, touched)
	if err := errors.Join(s.Remove(gone), s.Close()); err != nil {
		t.Fatal(err)
	}
	later := open()
	defer later.Close()
	for d, want := range map[digest.Digest]bool{kept: true, touched: false, gone: false} {
		if got := later.hashedBefore(d, later.look(d)); got != want {
			t.Errorf("%s is remembered: %v, want %v", d, got, want)
		}
	}
}

func TestEveryChangeOfAFileHasItsBlobHashedAgain(t *testing.T) {
	for name, change := range map[string]func(path string) error{
		"written": func(path string) error {
			f, err := os.OpenFile(path, os.O_WRONLY, 0)
			if err != nil {
				return err
			}
			_, err = f.WriteString("a  evil")
			return errors.Join(err, f.Close())
		},
		"replaced": func(path string) error {
			other := path + ".other"
			return errors.Join(os.WriteFile(other, []byte("a  evil"), 0o644), os.Rename(other, path))
		},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			d := put(t, keyed(t, dir), "a wheel")
			if _, err := keyed(t, dir).Verify(t.Context(), d, "demo.whl"); err != nil {
				t.Fatal(err)
			}
			path := filepath.Join(dir, "blobs", "sha256", d.Encoded())
			before, err := os.Stat(path)
			if err != nil {
				t.Fatal(err)
			}
			// Nor do the old permissions and times hide it.
			if err := errors.Join(os.Chmod(path, 0o644), change(path), os.Chmod(path, 0o444),
				os.Chtimes(path, before.ModTime(), before.ModTime())); err != nil {
				t.Fatal(err)
			}
			if _, err := keyed(t, dir).Verify(t.Context(), d, "demo.whl"); !errors.Is(err, ErrNotFound) {
				t.Errorf("Verify: %v", err)
			}
		})
	}
}

// spoil changes what a blob holds.
func spoil(t *testing.T, dir string, d digest.Digest) {
	t.Helper()
	path := filepath.Join(dir, "blobs", "sha256", d.Encoded())
	if err := errors.Join(os.Chmod(path, 0o644), os.WriteFile(path, []byte("a  evil"), 0o644)); err != nil {
		t.Fatal(err)
	}
}
