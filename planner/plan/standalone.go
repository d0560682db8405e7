package plan

import (
	"path"
	"strings"
)

// StandalonePrefix is the folder that a relocatable build of Python has in images.
const StandalonePrefix = "/opt/python"

// Standalone is a relocatable build of Python.
type Standalone struct {
	Version string `json:"version"` // 3.12.14
	Build   string `json:"build"`   // the maker's release that it is of, 20260814
	URL     string `json:"url"`     // of its archive
	SHA256  string `json:"sha256"`  // of that, hex
	Root    string `json:"root"`    // the folder in it that holds bin and lib: python
}

// Interpreter returns the interpreter's path in images, for a Python minor.
func (s *Standalone) Interpreter(python string) string {
	return StandalonePrefix + "/bin/python" + python
}

// File returns the archive's name in its address.
func (s *Standalone) File() string {
	name := path.Base(s.URL)
	return strings.NewReplacer("%2B", "+", "%2b", "+").Replace(name)
}

// Zstandard reports whether the archive is compressed so; it is with gzip else.
func (s *Standalone) Zstandard() bool { return strings.HasSuffix(s.URL, ".zst") }

// Depth returns how many folders of the archive lead to bin and lib.
func (s *Standalone) Depth() int { return strings.Count(s.Root, "/") + 1 }
