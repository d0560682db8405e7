package store

import (
	"crypto/hmac"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"sync"
	"time"

	"github.com/opencontainers/go-digest"
)

// record is the form of a link on disk. The key is kept so that a record can
// be read by people, and a foreign file is noticed.
type record struct {
	Key   string          `json:"key"`
	Value json.RawMessage `json:"value"`
	Seal  []byte          `json:"seal"`
}

var kindForm = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`^[a-z][a-z0-9-]*$`) })

// SetLink keeps a small JSON record under a kind ("layer") and a key of any
// text. The last writer wins; a reader sees the old record or the new one.
func (s *Store) SetLink(kind, key string, value any) error {
	path, err := s.linkName(kind, key)
	if err != nil {
		return err
	}
	raw, err := json.Marshal(value)
	if err != nil {
		return fmt.Errorf("cache record %s %q: %w", kind, key, err)
	}
	data, err := json.Marshal(record{Key: key, Value: raw, Seal: s.seal(kind, key, raw)})
	if err != nil {
		return fmt.Errorf("cache record %s %q: %w", kind, key, err)
	}
	if err := s.replace(path, data); err != nil {
		return fmt.Errorf("cache record %s %q: %w", kind, key, err)
	}
	return nil
}

// Link reads a record into value; ErrNotFound if there is none. A damaged
// record counts as none, and so does one that somebody else wrote, since every
// record can be made again. It counts as a use.
func (s *Store) Link(kind, key string, value any) error {
	path, err := s.linkName(kind, key)
	if err != nil {
		return err
	}
	data, err := s.root.ReadFile(path)
	if err := s.unseal(data, err, kind, key, value); err != nil {
		return err
	}
	now := time.Now()
	_ = s.root.Chtimes(path, now, now) // a read-only cache still serves what it has
	return nil
}

// unseal reads a record into value; ErrNotFound where the file, which was read
// with an error, holds none of this user's.
func (s *Store) unseal(data []byte, err error, kind, key string, value any) error {
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("cache record %s %q: %w", kind, key, err)
	}
	var r record
	if err != nil || json.Unmarshal(data, &r) != nil || r.Key != key ||
		!hmac.Equal(r.Seal, s.seal(kind, key, r.Value)) || json.Unmarshal(r.Value, value) != nil {
		return fmt.Errorf("record %s %q: %w", kind, key, ErrNotFound)
	}
	return nil
}

// ReadLink is Link for a program that opens no store: it makes nothing, waits for
// nobody and counts as no use. Without a key no record is one of the user's.
func ReadLink(dir string, sealedWith []byte, kind, key string, value any) error {
	s := &Store{options: Options{Key: sealedWith}}
	name, err := s.linkName(kind, key)
	if err != nil {
		return err
	}
	if len(sealedWith) != keySize {
		return fmt.Errorf("record %s %q: %w", kind, key, ErrNotFound)
	}
	data, err := os.ReadFile(filepath.Join(dir, name))
	return s.unseal(data, err, kind, key, value)
}

// nameKind is where names of blobs are kept.
const nameKind = "name"

// SetName tells what a blob is, for people who list the store: "torch-2.6.0-….whl".
func (s *Store) SetName(d digest.Digest, name string) error {
	return s.SetLink(nameKind, d.String(), name)
}

// name returns what a blob was called last; "" if nobody said.
func (s *Store) name(d digest.Digest) string {
	var name string
	if s.Link(nameKind, d.String(), &name) != nil {
		return ""
	}
	return name
}

// linkName is a record's path in the store. Users of one cache do not write over
// each other's.
func (s *Store) linkName(kind, key string) (string, error) {
	if !kindForm().MatchString(kind) {
		return "", fmt.Errorf("cache record kind %q: lower case letters, digits and dashes only", kind)
	}
	return filepath.Join("links", kind, hashName(key+hashName(string(s.options.Key)))+".json"), nil
}

// replace writes a file as a whole or not at all.
func (s *Store) replace(path string, data []byte) error {
	if err := s.root.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, name, err := s.createTemp("link-")
	if err != nil {
		return err
	}
	defer func() {
		f.Close()
		s.root.Remove(name)
	}()
	if _, err := f.Write(data); err != nil {
		return err
	}
	if err := f.Chmod(0o644); err != nil {
		return err
	}
	if err := f.Close(); err != nil {
		return err
	}
	return s.root.Rename(name, path)
}
