package main

import (
	"io"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/progress"
)

// shown is how a command shows its progress.
type shown struct {
	phases *progress.Phases // nil shows no phases
	mode   string
	w      io.Writer
}

// newProgress shows on a writer in the way that --progress asks for: phases alone,
// or beside them all that the builder says of its steps, or what programs read.
func newProgress(mode string, w io.Writer) *shown {
	s := &shown{mode: mode, w: w}
	if mode == "quiet" || mode == "rawjson" {
		return s
	}
	_, isTerminal := cli.Terminal(w)
	o := progress.Options{Writer: w, Terminal: mode == "tty" || mode == "auto" && isTerminal, Details: mode == "plain"}
	if o.Terminal {
		// What is shown is printable before, and lines are drawn over again.
		o.Writer = printable.Unwrap(w)
		o.Width = func() int {
			width, _ := cli.Terminal(w)
			return width
		}
	}
	s.phases = progress.New(o)
	return s
}

// builder is the progress of what a builder does.
func (s *shown) builder() builder.Progress {
	p := builder.Progress{Mode: s.mode, Writer: s.w, Phases: s.phases}
	if s.mode == "plain" {
		p.Phases = nil
	}
	return p
}

// close ends what is shown.
func (s *shown) close() { s.phases.Close() }
