package buildertest

import (
	"bytes"
	"strings"
)

// Trigger does something as soon as a text was written.
type Trigger struct {
	On   string
	Do   func()
	Seen bytes.Buffer
}

func (w *Trigger) Write(p []byte) (int, error) {
	n, err := w.Seen.Write(p)
	if strings.Contains(w.Seen.String(), w.On) {
		w.Do()
	}
	return n, err
}
