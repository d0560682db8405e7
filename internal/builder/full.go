package builder

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/lazyregexp"
)

// FullError says that the builder has no room left on its disk.
type FullError struct {
	Address string
	State   string // folder of a managed builder's; empty for one that is not ours
	Err     error
}

// Error names the disk, what did not fit, and the next step.
func (e *FullError) Error() string {
	if e.State == "" {
		return fmt.Sprintf("the disk of builder %s is full: %v\n"+
			"Free space there (buildctl --addr %s prune takes away what can be made again), then run the command again: what was finished is kept", e.Address, e.Err, e.Address)
	}
	return fmt.Sprintf("the builder's disk is full, in %s: %v\n"+
		"Free space there, with `envsolve builder prune` for one, then run the command again: what was finished is kept",
		e.State, e.Err)
}

// Unwrap returns the reason.
func (e *FullError) Unwrap() error { return e.Err }

// noRoom are the C library's words for ENOSPC and EDQUOT: a builder's errors, and
// what a command in a container says, reach us as text.
var noRoom = lazyregexp.New(`(?i)(?:[^\n:]*: )?[^\n:]*\b(no space left on device|disk quota exceeded|enough free space in /)[^\n]*`)

// Full recognizes in the words of a builder that it has no room left. Words of
// this machine's, on their way through a builder, name a disk of ours, see
// diskFull and store.WriteError.
func (b *Builder) Full(text string) error {
	line := strings.TrimSpace(noRoom.FindString(text))
	if line == "" || strings.Contains(text, "is full: ") {
		return nil
	}
	e := &FullError{Address: b.Address, Err: errors.New(line)}
	if b.logFile != "" {
		e.State = filepath.Dir(b.logFile)
	}
	return e
}

// ExplainCommand says why a command in a container failed.
func (b *Builder) ExplainCommand(e *CommandError) error {
	if full := b.Full(e.Output); full != nil {
		return full
	}
	return e
}
