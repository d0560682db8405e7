package lock

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Errors that a caller can tell apart by errors.Is. Each comes with the file
// and the next step in its text.
var (
	// ErrEdited: the file is not what envsolve wrote: edited, merged or cut short.
	ErrEdited = errors.New("the lock was changed after envsolve wrote it")
	// ErrNewer: a later envsolve wrote the file.
	ErrNewer = errors.New("the lock was written by a newer envsolve")
	// ErrNotLock: the file is no lock at all.
	ErrNotLock = errors.New("this is no lock file of envsolve")
)

// Read parses a lock; name stands for the file in errors. It refuses what Write
// has not written, with one of the errors above, and what no build may follow.
func Read(src []byte, name string) (*Lock, error) {
	l, root, err := decode(src, name)
	if err != nil {
		return nil, err
	}
	if err := validate(l); err != nil {
		return nil, fmt.Errorf("%s:%w", name, err)
	}
	if err := checkTexts(root); err != nil {
		return nil, fmt.Errorf("%s:%w", name, err)
	}
	return l, nil
}

// decode reads a lock, and its blocks, without a look at what the values mean.
func decode(src []byte, name string) (*Lock, *node, error) {
	src = unixLines(src)
	schema, sum, rest, ok := split(src)
	switch {
	case !ok && bytes.Contains(src, []byte(schemaName)):
		return nil, nil, edited(src, name)
	case !ok:
		return nil, nil, fmt.Errorf(`%s: %w; if it should be, run "envsolve lock" to write it anew`, name, ErrNotLock)
	case newer(schema):
		return nil, nil, fmt.Errorf(`%s: %w (schema %s, this one knows %s): update envsolve, or run "envsolve lock" `+
			`to write it anew`, name, ErrNewer, schema, Schema)
	case checksum(rest...) != sum:
		return nil, nil, edited(src, name)
	case schema != Schema:
		return nil, nil, fmt.Errorf(`%s: %w: its schema is %q, not %s`, name, ErrNotLock, schema, Schema)
	}
	root, err := parse(src)
	if err != nil {
		return nil, nil, fmt.Errorf("%s:%w", name, err)
	}
	l := &Lock{}
	c := &coder{node: root, reading: true}
	var s, k string
	c.text("schema", &s)
	c.text("checksum", &k)
	lockFields(c, l)
	c.leftover()
	if c.err != nil {
		return nil, nil, fmt.Errorf("%s:%w", name, c.err)
	}
	return l, root, nil
}

// edited words ErrEdited, with the merge that is the likeliest reason.
func edited(src []byte, name string) error {
	hint := ""
	if bytes.Contains(src, []byte("\n<<<<<<< ")) || bytes.Contains(src, []byte("\n>>>>>>> ")) {
		hint = " (it holds the markers of a merge conflict)"
	}
	return fmt.Errorf(`%s: %w%s: take it back from version control, or run "envsolve lock" to write it anew`, name,
		ErrEdited, hint)
}

// unixLines undoes CRLF where every line of the file has it.
func unixLines(src []byte) []byte {
	crlf := bytes.Count(src, []byte("\r\n"))
	if crlf == 0 || crlf != bytes.Count(src, []byte("\n")) || crlf != bytes.Count(src, []byte("\r")) {
		return src
	}
	return bytes.ReplaceAll(src, []byte("\r\n"), []byte("\n"))
}

// split finds schema and checksum among the first lines. rest is the text
// before and after the checksum's line, which the checksum is over.
func split(src []byte) (schema, sum string, rest [][]byte, ok bool) {
	for at := 0; at < len(src); {
		end := at + bytes.IndexByte(src[at:], '\n') + 1
		if end == at {
			end = len(src)
		}
		line := string(src[at:end])
		value, isSchema := strings.CutPrefix(line, "schema   = \"")
		digest, isSum := strings.CutPrefix(line, "checksum = \"")
		switch {
		case isSchema:
			schema = strings.TrimSuffix(value, "\"\n")
		case isSum:
			sum = strings.TrimSuffix(digest, "\"\n")
			return schema, sum, [][]byte{src[:at], src[end:]}, schema != ""
		case line != "\n" && !strings.HasPrefix(line, "#"):
			return "", "", nil, false
		}
		at = end
	}
	return "", "", nil, false
}

// schemaName is in every lock, however mangled.
const schemaName = "\"envsolve.lock/"

// newer reports whether a schema is a later version of ours.
func newer(schema string) bool {
	kind, version, ok := strings.Cut(schema, "/v")
	ours, own, _ := strings.Cut(Schema, "/v")
	n, err := strconv.Atoi(version)
	m, _ := strconv.Atoi(own)
	return ok && kind == ours && err == nil && n > m
}
