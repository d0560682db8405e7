package store

import (
	"context"
	"crypto/sha256"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"
)

func writeBlob(s *Store) error {
	_, err := s.Put(context.Background(), "", text("x"))
	return err
}

func TestAPartialIsTakenUpAndCommitted(t *testing.T) {
	s := open(t)
	sum := sha256.Sum256([]byte("content"))
	d := digest.NewDigestFromBytes(digest.SHA256, sum[:])
	for _, part := range []string{"con", "tent"} {
		p, err := s.OpenPartial(d.Encoded())
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Seek(0, io.SeekEnd); err != nil {
			t.Fatal(err)
		}
		if _, err := p.WriteString(part); err != nil {
			t.Fatal(err)
		}
		if err := p.SetNote([]byte(part)); err != nil {
			t.Fatal(err)
		}
		if note, err := p.Note(); err != nil || string(note) != part {
			t.Errorf("note = %q, %v", note, err)
		}
		if part == "tent" {
			if err := p.Commit(d); err != nil {
				t.Fatal(err)
			}
		}
		p.Close()
	}
	path, _ := s.Path(d)
	if got, err := os.ReadFile(path); err != nil || string(got) != "content" {
		t.Errorf("content = %q, %v", got, err)
	}
	if left := files(t, s, partialDir); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestPartialsHaveNoOtherNames(t *testing.T) {
	s := open(t)
	hex := strings.Repeat("a", 64)
	for _, key := range []string{"", "x", "../../home/.bashrc", "/etc/passwd", strings.ToUpper(hex), hex[1:] + "/",
		hex + "a"} {
		if p, err := s.OpenPartial(key); err == nil {
			t.Errorf("%q is opened: %s", key, p.Name())
		}
	}
	if left := files(t, s, partialDir); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// TestNothingIsWrittenOutsideTheStore puts a link in the place of each folder:
// what follows it would write where the cache does not lie.
func TestNothingIsWrittenOutsideTheStore(t *testing.T) {
	key := strings.Repeat("a", 64)
	for _, tt := range []struct {
		folder string
		write  func(*Store) error
	}{
		{partialDir, func(s *Store) error { _, err := s.OpenPartial(key); return err }},
		{"tmp", writeBlob},
		{"blobs/sha256", writeBlob},
		{"links", func(s *Store) error { return s.SetLink("kind", "key", 1) }},
	} {
		t.Run(tt.folder, func(t *testing.T) {
			s, outside := open(t), t.TempDir()
			at := filepath.Join(s.dir, tt.folder)
			if err := os.RemoveAll(at); err != nil {
				t.Fatal(err)
			}
			if err := os.Symlink(outside, at); err != nil {
				t.Fatal(err)
			}
			if err := tt.write(s); err == nil {
				t.Error("it is written through the link")
			}
			if left, err := os.ReadDir(outside); err != nil || len(left) > 0 {
				t.Errorf("outside: %v, %v", left, err)
			}
		})
	}
}
