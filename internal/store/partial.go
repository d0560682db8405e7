package store

import (
	"crypto/rand"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/opencontainers/go-digest"
)

// partialDir is where unfinished downloads live.
const partialDir = "partial"

// Partial is an unfinished download on disk. It is for one process at a time:
// hold the lock of its key.
type Partial struct {
	*os.File

	store *Store
	name  string // in the store
}

// OpenPartial opens the unfinished download of a key, or makes it. The key is a
// SHA-256 in lower-case hex, of the content or of what else names it.
func (s *Store) OpenPartial(key string) (*Partial, error) {
	if len(key) != 64 || strings.Trim(key, "0123456789abcdef") != "" {
		return nil, fmt.Errorf("cache: an unfinished download cannot be called %q: want 64 lower-case hexadecimal digits",
			key)
	}
	name := filepath.Join(partialDir, key)
	if s.lockless {
		name += "-" + rand.Text() // another process may be at it
	}
	f, err := s.root.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, s.WriteError(err)
	}
	return &Partial{File: f, store: s, name: name}, nil
}

// Commit moves the download into the store as the content of a digest, which the
// caller has computed from the very bytes. The note goes.
func (p *Partial) Commit(d digest.Digest) error {
	if err := p.store.commit(p.File, p.name, d); err != nil {
		return err
	}
	_ = p.store.root.Remove(p.noteName()) // only a hint
	return nil
}

// Close closes the download. Where there are no locks, what is unfinished goes: no
// other process could tell whether somebody is still at it.
func (p *Partial) Close() error {
	if p.store.lockless {
		_ = p.store.root.Remove(p.name) // gone already when all went well
		_ = p.store.root.Remove(p.noteName())
	}
	return p.File.Close()
}

// Note reads what SetNote left; an error where there is none.
func (p *Partial) Note() ([]byte, error) { return p.store.root.ReadFile(p.noteName()) }

// SetNote keeps a text beside the download.
func (p *Partial) SetNote(text []byte) error {
	return p.store.WriteError(p.store.root.WriteFile(p.noteName(), text, 0o644))
}

func (p *Partial) noteName() string { return p.name + ".json" }
