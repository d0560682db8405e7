package target

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/envsolve/envsolve/planner/flags"
	"github.com/envsolve/envsolve/planner/request"
)

// DefaultName is the target file that is read when only a folder is given.
const DefaultName = "envsolve.hcl"

// Options says what surrounds a target file. The zero value is usable.
type Options struct {
	// Vars holds the values of --var, by the variable's name.
	Vars map[string]string
	// VarFlag is what messages call the flag that gives Vars; empty is --var.
	VarFlag string
	// Env looks up ENVSOLVE_VAR_NAME; "" means not set. Nil for no environment.
	Env func(string) string
	// Flags are laid over each request, and win.
	Flags flags.Flags
	// Facts know the frameworks that a target can name, besides those of the
	// file's overlays; nil for our own.
	Facts *matrices.Set
	// From gets the facts that a target file names in place of our own, by a
	// reference with a digest, through the file's mirrors. Nil where nobody plans by
	// them: the file's frameworks are taken as they are then.
	From func(reference string, mirrors []request.Mirror) (*matrices.Set, error)
	// Reference, if not empty, names the facts for From in place of the file.
	Reference string
}

// File is a target file, evaluated.
type File struct {
	// Path is the file that was read, as the user would name it.
	Path string
	// Requests holds the targets in the order of the file, a matrix target as
	// its cells. Targets that are only inherited from are left out.
	Requests []request.Request
	Indexes  []request.Index
	Mirrors  []request.Mirror
	// From is the reference of the facts to plan by in place of our own, with a
	// digest; empty without one. FromAt is where the file has it. Facts are those that
	// Options.From got by it, or FactsError says why it could not: that is no fault of
	// the file's.
	From       string
	FromAt     request.Position
	Facts      *matrices.Set
	FactsError error
	// Overlays holds the folders or files of the user's own facts, as paths
	// that can be opened from the working directory.
	Overlays []string
	// Bases names the targets that are only inherited from.
	Bases []string
	// Removed holds the matrix cells that exclude took out.
	Removed []Removed
	// Variables are those that the file declares, in its order.
	Variables []Variable
	// Sources holds what diagnostics point into, for hcl.NewDiagnosticTextWriter.
	// It is set even when loading failed.
	Sources map[string]*hcl.File
}

// Variable is a declared variable, for who lists them.
type Variable struct {
	Name        string
	Description string
	// Value is the text that was given for it, or else its default as it is written;
	// empty where there is neither.
	Value string
	At    request.Position
}

// Removed is a matrix cell that an exclude of its target took out.
type Removed struct {
	Target string
	Cell   string
	By     request.Position
}

// Load reads and evaluates a target file. path is the file, or a folder that
// holds envsolve.hcl; "" is the working directory. The file is never nil; it is
// complete only when the diagnostics hold no error, and may come with warnings.
func Load(path string, opts Options) (*File, hcl.Diagnostics) {
	name, src, diag := readSource(path)
	if diag != nil {
		return &File{Path: name, Sources: map[string]*hcl.File{}}, hcl.Diagnostics{diag}
	}
	return Parse(src, name, opts)
}

// maxSource bounds a target file. The largest that people write is a few
// hundred lines; past the bound the parser's recursion could end the process.
const maxSource = 1 << 20

func readSource(path string) (name string, src []byte, diag *hcl.Diagnostic) {
	name = path
	if name == "" {
		name = "."
	}
	info, err := os.Stat(name)
	if err == nil && info.IsDir() {
		name = filepath.Join(name, DefaultName)
		_, err = os.Stat(name)
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return name, nil, missing(name)
	case err != nil:
		return name, nil, unreadable(err)
	}
	src, err = tablefile.Read(name, maxSource)
	if err != nil {
		return name, nil, unreadable(err)
	}
	return name, src, nil
}

func unreadable(err error) *hcl.Diagnostic {
	return &hcl.Diagnostic{Severity: hcl.DiagError, Summary: "Cannot read the target file", Detail: err.Error() + "."}
}

// missing words the absence of a target file, with the files that may be meant.
func missing(name string) *hcl.Diagnostic {
	dir := filepath.Dir(name)
	detail := fmt.Sprintf("There is no file %s.", name)
	found, _ := filepath.Glob(filepath.Join(dir, "*.hcl"))
	found = slices.DeleteFunc(found, func(f string) bool {
		return strings.HasSuffix(f, ".lock.hcl")
	})
	switch {
	case len(found) > 0:
		detail += fmt.Sprintf(" The folder has %s: name the file to read.", quoteList(found))
	default:
		detail += ` Write one with "envsolve init", or ask by flags, such as --gpu h100 --framework pytorch.`
	}
	return &hcl.Diagnostic{Severity: hcl.DiagError, Summary: "No target file", Detail: detail}
}

// Parse evaluates the text of a target file. name appears in positions; paths
// inside the file are relative to its folder.
func Parse(src []byte, name string, opts Options) (*File, hcl.Diagnostics) {
	f := &File{Path: name, Sources: map[string]*hcl.File{}}
	if diag := unfit(src, name); diag != nil {
		f.Sources[name] = &hcl.File{Bytes: src}
		return f, hcl.Diagnostics{diag}
	}
	file, diags := hclsyntax.ParseConfig(src, name, hcl.InitialPos)
	f.Sources[name] = file
	if diags.HasErrors() {
		return f, tablefile.Few(diags)
	}
	body, ok := file.Body.(*hclsyntax.Body)
	if !ok {
		return f, append(diags, unreadable(fmt.Errorf("%s is not HCL native syntax", name)))
	}
	l := newLoader(f, opts)
	l.load(body)
	l.noteVariables(src)
	return f, tablefile.Few(append(diags, l.sorted()...))
}

// unfit finds what would make parsing pointless or dangerous.
func unfit(src []byte, name string) *hcl.Diagnostic {
	if !utf8.Valid(src) || bytes.IndexByte(src, 0) >= 0 {
		return unreadable(fmt.Errorf("%s is not UTF-8 text", name))
	}
	return tablefile.TooDeep(src, name)
}
