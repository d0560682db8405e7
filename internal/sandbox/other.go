//go:build !linux

package sandbox

import (
	"context"
	"errors"
	"io"

	"github.com/opencontainers/go-digest"
)

var errLinux = errors.New("containers run on Linux alone")

// Available returns why no container can run here.
func (s *Sandbox) Available() error { return errLinux }

// Run fails.
func (s *Sandbox) Run(context.Context, Spec) (code int, err error) { return 0, errLinux }

// Copy unpacks nothing.
func (s *Sandbox) Copy(context.Context, digest.Digest) io.WriteCloser { return nil }

// Prune removes nothing.
func (s *Sandbox) Prune(int64) (removed int64, err error) { return 0, nil }

// Enter fails.
func Enter(context.Context) error { return errLinux }
