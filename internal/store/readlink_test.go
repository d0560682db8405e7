package store

import (
	"bytes"
	"errors"
	"os"
	"testing"
)

func TestReadLinkTakesNoneButTheUsersOwnRecords(t *testing.T) {
	dir, key := t.TempDir(), bytes.Repeat([]byte{7}, keySize)
	s, err := OpenWith(t.Context(), dir, Options{Key: key})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if err := s.SetLink("kind", "a", "kept"); err != nil {
		t.Fatal(err)
	}
	var got string
	if err := ReadLink(dir, key, "kind", "a", &got); err != nil || got != "kept" {
		t.Errorf("%q, %v", got, err)
	}
	for name, other := range map[string][]byte{"another key": bytes.Repeat([]byte{8}, keySize), "none": nil} {
		if err := ReadLink(dir, other, "kind", "a", &got); !errors.Is(err, ErrNotFound) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if err := ReadLink(dir, key, "kind", "b", &got); !errors.Is(err, ErrNotFound) {
		t.Errorf("a record that is not there: %v", err)
	}
	nowhere := dir + "/nowhere"
	if err := ReadLink(nowhere, key, "kind", "a", &got); !errors.Is(err, ErrNotFound) {
		t.Errorf("no store: %v", err)
	}
	if _, err := os.Stat(nowhere); err == nil {
		t.Error("a store was made")
	}
}
