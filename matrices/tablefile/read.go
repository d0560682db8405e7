package tablefile

import (
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// MostBytes bounds one table file; those that are shipped are below a megabyte.
const MostBytes = 2 << 20

// MostOfAll bounds the shipped table files together.
const MostOfAll = 64 << 20

// Read reads a file that a user named, of up to most bytes. A pipe or a device is
// refused before it is opened: that could wait for ever, or have no end.
func Read(name string, most int64) ([]byte, error) {
	info, err := os.Stat(name)
	if err != nil {
		return nil, err
	}
	return read(name, info, func() (fs.File, error) { return os.Open(name) }, most)
}

// read reads a file that may grow meanwhile, or be larger than it says.
func read(name string, info fs.FileInfo, open func() (fs.File, error), most int64) ([]byte, error) {
	switch {
	case info.IsDir():
		return nil, fmt.Errorf("%s is a folder", name)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s is no regular file, but a pipe or a device", name)
	}
	f, err := open()
	if err != nil {
		return nil, err
	}
	defer f.Close()
	src, err := io.ReadAll(io.LimitReader(f, most+1))
	if err == nil && int64(len(src)) > most {
		err = fmt.Errorf("%s has more than the %d bytes that it may have", name, most)
	}
	return src, err
}

// maxDepth bounds how deep brackets may nest. Parser and evaluator recurse.
const maxDepth = 500

// TooDeep finds nesting, or a run of prefix operators, that no person writes and
// that could end the process; nil where there is none. Brackets in strings count
// too, which is harmless at this bound.
func TooDeep(src []byte, name string) *hcl.Diagnostic {
	depth, run, line, start := 0, 0, 1, 0
	for i, c := range src {
		switch c {
		case '(', '[', '{':
			depth++
			run = 0
		case ')', ']', '}':
			depth = max(depth-1, 0)
			run = 0
		case '!', '-', '?':
			run++
		case '\n':
			line, start = line+1, i+1
		case ' ', '\t', '\r':
		}
		if depth > maxDepth || run > 100*maxDepth {
			at := hcl.Pos{Line: line, Column: i - start + 1, Byte: i}
			return Problem(&hcl.Range{Filename: name, Start: at,
				End: hcl.Pos{Line: line, Column: at.Column + 1, Byte: i + 1}},
				"Nested too deep", fmt.Sprintf("A file of envsolve's may nest brackets %d deep.", maxDepth))
		}
	}
	return nil
}

// maxDiagnostics bounds what is shown: writing them takes time for each, and a
// file that has more is no file of ours.
const maxDiagnostics = 100

// Few cuts diagnostics to a number that a person reads, errors first if need be.
func Few(diags hcl.Diagnostics) hcl.Diagnostics {
	if len(diags) <= maxDiagnostics {
		return diags
	}
	warning := func(d *hcl.Diagnostic) bool { return d.Severity != hcl.DiagError }
	if diags.HasErrors() {
		diags = slices.DeleteFunc(diags, warning)
	}
	more := len(diags) - maxDiagnostics
	if more <= 0 {
		return diags
	}
	return append(diags[:maxDiagnostics:maxDiagnostics], &hcl.Diagnostic{
		Severity: diags[0].Severity,
		Summary:  "Too many to show",
		Detail:   fmt.Sprintf("There are %d more of these.", more),
	})
}
