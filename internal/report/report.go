// Package report writes plans for people and programs: a table for terminals,
// JSON as `plan -o json` promises, and Markdown for pull requests and pages.
package report

import (
	"encoding/json"
	"fmt"
	"io"

	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/planner/plan"
)

// Format is a way of writing a plan.
type Format string

// The formats that -o takes.
const (
	Table    Format = "table"
	JSON     Format = "json"
	Markdown Format = "markdown"
)

// Formats lists the formats in the order that help texts show them.
func Formats() []string { return []string{string(Table), string(JSON), string(Markdown)} }

// ParseFormat reads the value of -o.
func ParseFormat(s string) (Format, error) {
	switch f := Format(s); f {
	case Table, JSON, Markdown:
		return f, nil
	}
	return "", fmt.Errorf("unknown output format %q: use table, json or markdown", s)
}

// PlanFormats lists the formats of plans in the order that help texts show them.
func PlanFormats() []string { return append(Formats(), string(GitHub)) }

// ParsePlanFormat reads the value of -o for plans.
func ParsePlanFormat(s string) (Format, error) {
	if Format(s) == GitHub {
		return GitHub, nil
	}
	f, err := ParseFormat(s)
	if err != nil {
		return f, fmt.Errorf("unknown output format %q: use table, json, markdown or github", s)
	}
	return f, nil
}

// Options says how a table is drawn.
type Options struct {
	Color bool // ANSI bold and colour
	Width int  // columns to wrap at; 0 means 100
	Why   bool // show every reason with its facts, not only the parts
	// Patches are the ways out of a verdict as sources write them, by [PatchKey].
	Patches map[string]Patch
}

// Patch is a change of sources.
type Patch struct {
	Diff   string        // unified; empty where the sources do not say what is to change
	ByHand []string      // what no patch can do, with the places
	Files  []Replacement // the same, by files
}

// Replacement is the lines of a file that others take the place of.
type Replacement struct {
	File  string
	Line  int // the first, from 1
	Lines int // how many
	Text  string
}

// Write writes the document in the format.
func Write(w io.Writer, doc plan.Document, f Format, opt Options) error {
	switch f {
	case JSON:
		return writeJSON(w, doc)
	case Markdown:
		return writeMarkdown(w, printable.Document(doc))
	case GitHub:
		return writeAnnotations(w, planFindings(printable.Document(doc)))
	default:
		return writeTable(w, printable.Document(doc), opt)
	}
}

// writeJSON keeps <, > and & as they are: specifiers are full of them.
func writeJSON(w io.Writer, v any) error {
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}
