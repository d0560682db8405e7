package printable

import (
	"bytes"
	"io"
	"sync"
)

// ownSequences are what envsolve itself sends to a terminal: its colours, those
// of package hcl, and the return to the beginning of a line.
var ownSequences = []string{
	"\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[1;4m", "\x1b[31m", "\x1b[32m", "\x1b[33m", "\r",
}

// Stream makes text printable, as Text does, that comes in pieces.
type Stream struct {
	rest []byte // the beginning of a character, with which the last piece ended
}

// Next returns the next piece. A character of which only the beginning is there
// comes with the piece after it.
func (s *Stream) Next(piece []byte) []byte { return s.next(piece, nil) }

func (s *Stream) next(piece []byte, own []string) []byte {
	out, rest := appendPrintable(nil, append(s.rest, piece...), own)
	s.rest = bytes.Clone(rest)
	return out
}

// End returns what no piece has finished.
func (s *Stream) End() []byte {
	out := appendRest(nil, s.rest)
	s.rest = nil
	return out
}

// Writer makes what is written to it printable, as Text does. Several may write
// to it at a time.
type Writer struct {
	mu   sync.Mutex
	to   io.Writer
	text Stream
}

// NewWriter returns a Writer that hands on what is printable.
func NewWriter(to io.Writer) *Writer { return &Writer{to: to} }

// Write implements io.Writer. A character of which only the beginning was
// written waits for the next Write.
func (w *Writer) Write(text []byte) (int, error) { return w.write(text, nil) }

func (w *Writer) write(text []byte, own []string) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if err := w.hand(w.text.next(text, own)); err != nil {
		return 0, err
	}
	return len(text), nil
}

// Flush writes what still waits. It is for the end: after it, the rest of a
// character is no character any more.
func (w *Writer) Flush() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.hand(w.text.End())
}

func (w *Writer) hand(text []byte) error {
	if len(text) == 0 {
		return nil
	}
	_, err := w.to.Write(text)
	return err
}

// Unwrap returns what a Writer writes to, and any other writer as it is: the file
// of which is asked whether it is a terminal.
func Unwrap(w io.Writer) io.Writer {
	if p, ok := w.(*Writer); ok {
		return p.to
	}
	return w
}

// Styled returns a writer that also lets the colours of envsolve through, for
// text that was made printable before it was coloured. What is no Writer is
// returned as it is.
func Styled(w io.Writer) io.Writer {
	if p, ok := w.(*Writer); ok {
		return styled{p}
	}
	return w
}

type styled struct{ to *Writer }

// Write implements io.Writer.
func (s styled) Write(text []byte) (int, error) { return s.to.write(text, ownSequences) }
