package store

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"

	"github.com/envsolve/envsolve/internal/atomicfile"
)

// KeyName is the name of the file with the key, in the user's folder of envsolve's
// data.
const KeyName = "cache.key"

// keySize is that of a key, in bytes.
const keySize = 32

// Key returns the key in a file, which is made where there is none. The folder
// must be the user's own, and not that of the cache: who brings a cache from
// elsewhere, or writes into it, does not have the key, and so cannot make a record
// that is believed. Where the file can be neither read nor made, the key is one for
// this process alone.
func Key(path string) []byte {
	key, err := os.ReadFile(path)
	if err == nil && len(key) == keySize {
		return key
	}
	key = make([]byte, keySize)
	_, _ = rand.Read(key) // never fails, see there
	if os.MkdirAll(filepath.Dir(path), 0o700) == nil {
		_ = atomicfile.Write(path, key, 0o600)
	}
	return key
}

// seal is what makes a record one of this user's.
func (s *Store) seal(kind, key string, value []byte) []byte {
	mac := hmac.New(sha256.New, s.options.Key)
	fmt.Fprintf(mac, "%d %s %d %s ", len(kind), kind, len(key), key)
	mac.Write(value)
	return mac.Sum(nil)
}
