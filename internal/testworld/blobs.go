package testworld

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"github.com/google/go-containerregistry/pkg/registry"
	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/testworld/image"
)

// blobStore keeps the registry's blobs: the base images' are shared between
// worlds and read only, what is pushed is this world's own.
type blobStore struct{ shared, own string }

var (
	_ registry.BlobHandler     = (*blobStore)(nil)
	_ registry.BlobStatHandler = (*blobStore)(nil)
	_ registry.BlobPutHandler  = (*blobStore)(nil)
)

func (s *blobStore) find(h v1.Hash) (string, int64, error) {
	for _, dir := range []string{s.own, s.shared} {
		path := image.BlobPath(dir, h.String())
		if info, err := os.Stat(path); err == nil {
			return path, info.Size(), nil
		}
	}
	return "", 0, registry.ErrNotFound
}

// Stat returns a blob's size. Blobs were verified when they were stored.
func (s *blobStore) Stat(_ context.Context, _ string, h v1.Hash) (int64, error) {
	_, size, err := s.find(h)
	return size, err
}

// Get opens a blob.
func (s *blobStore) Get(_ context.Context, _ string, h v1.Hash) (io.ReadCloser, error) {
	path, _, err := s.find(h)
	if err != nil {
		return nil, err
	}
	return os.Open(path)
}

// Put stores a blob if its content is what its digest says.
func (s *blobStore) Put(_ context.Context, _ string, h v1.Hash, body io.ReadCloser) error {
	defer body.Close()
	path := image.BlobPath(s.own, h.String())
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	tmp, err := os.CreateTemp(filepath.Dir(path), ".part-*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	defer tmp.Close()
	hash := sha256.New()
	if _, err := io.Copy(io.MultiWriter(tmp, hash), body); err != nil {
		return err
	}
	if got := hex.EncodeToString(hash.Sum(nil)); got != h.Hex {
		return fmt.Errorf("blob %s has the digest sha256:%s", h, got)
	}
	return os.Rename(tmp.Name(), path)
}

// scratchDir makes a folder for one world, and removes those of worlds whose
// process died without closing them.
func scratchDir(cache string) (string, error) {
	old, err := filepath.Glob(filepath.Join(cache, "run-*-*"))
	if err != nil {
		return "", err
	}
	for _, dir := range old {
		id, _, _ := strings.Cut(strings.TrimPrefix(filepath.Base(dir), "run-"), "-")
		pid, err := strconv.Atoi(id)
		if err == nil && errors.Is(syscall.Kill(pid, 0), syscall.ESRCH) {
			os.RemoveAll(dir) //nolint:errcheck // the next start tries again
		}
	}
	dir, err := os.MkdirTemp(cache, fmt.Sprintf("run-%d-*", os.Getpid()))
	if err != nil {
		return "", err
	}
	return dir, os.MkdirAll(filepath.Join(dir, "blobs", "sha256"), 0o755)
}

// quiet is a logger for servers whose clients are tests of broken connections.
func quiet() *log.Logger { return log.New(io.Discard, "", 0) }
