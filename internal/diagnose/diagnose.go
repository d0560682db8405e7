// Package diagnose reads what programs printed when they failed: which errors of
// the facts a log bears, and which GPU, driver and framework it speaks of, so
// that the planner can say whether these belong together.
package diagnose

import (
	"bytes"
	"cmp"
	"io"
	"slices"
	"strings"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/templates"
)

// Finding is an error of the facts in a log.
type Finding struct {
	ID        string   `json:"id"`
	Framework string   `json:"framework"` // pytorch, …, or any
	Layer     string   `json:"layer"`     // driver, cudnn, linker, …
	Harmless  bool     `json:"harmless"`  // mostly not what went wrong
	Line      int      `json:"line"`      // from 1; 0 for an error that was asked for by its id
	Text      string   `json:"text"`      // the line, without colours; or an example
	Causes    []Cause  `json:"causes"`    // most frequent first
	Sources   []string `json:"sources"`   // addresses of what was read about it

	proven         bool // by a self-test
	follows        bool // says that something went wrong, not what
	column, length int
}

// Cause is one reason for an error.
type Cause struct {
	Cause   string `json:"cause"`
	Confirm string `json:"confirm,omitempty"` // how to find out that it is this one
	Fix     string `json:"fix"`
}

// Read reads a log once, for the errors that it bears and for what it says of its
// machine, see Look. The first error is the one to look at first: what comes
// later in a log is mostly a consequence of what came before, except for lines
// that say that something went wrong and not what, as those of the other ranks,
// which go behind the errors that say it, and for lines that mostly mean nothing,
// which go last. Of several in one line the one that
// takes more of it goes first. What a self-test names as the root cause goes
// before all.
func Read(facts *matrices.Set, log []byte) ([]Finding, Seen) {
	findings, seen, err := ReadFrom(facts, bytes.NewReader(log))
	if err != nil { // which no slice gives
		panic(err)
	}
	return findings, seen
}

// ReadFrom is Read of a log of any length, which is held a piece at a time.
func ReadFrom(facts *matrices.Set, log io.Reader) ([]Finding, Seen, error) {
	e, l := &errorReader{facts: facts, asked: map[string]bool{}}, newLook(facts)
	s := newScanner(append(e.patterns(), l.patterns()...))
	blank := 0 // lines in a row
	err := eachLine(log, func(line string, number int) {
		if blank++; line != "" {
			blank = 0
		}
		if blank <= around { // more of them change nothing of what is seen
			s.read(line, number)
		}
		l.line(line)
	})
	return e.findings(), l.seen(), err
}

// errorReader gathers the errors of a log.
type errorReader struct {
	facts  *matrices.Set
	found  []foundError // by the order of the facts
	proven []Finding
	asked  map[string]bool // names of root causes
}

// foundError is where an error of the facts stands first.
type foundError struct {
	line, column, length int
	text                 string
	unless               bool // it is another error
}

// patterns are those of the facts, and of what self-tests print.
func (r *errorReader) patterns() []*pattern {
	all := []*pattern{{expression: rootCause, lines: around, match: r.rootCause}}
	r.found = make([]foundError, len(r.facts.Errors()))
	for i, e := range r.facts.Errors() {
		for _, expression := range e.Signatures {
			all = append(all, &pattern{expression: expression, lines: around, match: func(w *window, at []int) bool {
				r.found[i].first(w, at)
				return true
			}})
		}
		for _, expression := range e.Unless {
			all = append(all, &pattern{expression: expression, lines: around, match: func(*window, []int) bool {
				r.found[i].unless = true
				return true
			}})
		}
	}
	return all
}

// first keeps the first place of several.
func (f *foundError) first(w *window, at []int) {
	text, line, begin := w.line(at[0])
	column := at[0] - begin
	if f.line == 0 || line < f.line || line == f.line && column < f.column {
		*f = foundError{line: line, column: column, length: at[1] - at[0],
			text: strings.Clone(strings.TrimSpace(text)), unless: f.unless}
	}
}

func (r *errorReader) findings() []Finding {
	findings := append([]Finding{}, r.proven...)
	for i, e := range r.facts.Errors() {
		at := r.found[i]
		if at.line == 0 || at.unless || slices.ContainsFunc(findings, func(f Finding) bool { return f.ID == e.ID }) {
			continue
		}
		f := finding(r.facts, e)
		f.Line, f.Text, f.column, f.length = at.line, at.text, at.column, at.length
		findings = append(findings, f)
	}
	slices.SortStableFunc(findings, func(a, b Finding) int {
		return cmp.Or(last(!a.proven, !b.proven), last(a.Harmless, b.Harmless), last(a.follows, b.follows),
			cmp.Compare(a.Line, b.Line), cmp.Compare(b.length, a.length), cmp.Compare(a.column, b.column))
	})
	return findings
}

// rootCause is the line in which a self-test's table names the root cause.
const rootCause = `Root cause\s+\[([a-z0-9-]+)\]`

// mostCauses is more root causes than any log of self-tests names.
const mostCauses = 64

// rootCause takes a root cause that a self-test in the log names.
func (r *errorReader) rootCause(w *window, at []int) (enough bool) {
	id := w.text[at[2]:at[3]]
	if r.asked[id] {
		return false
	}
	r.asked[id] = true
	f, ok := ByID(r.facts, id)
	if !ok {
		return len(r.asked) >= mostCauses
	}
	text, line, _ := w.line(at[0])
	f.proven, f.Line, f.Text = true, line, strings.TrimSpace(text)
	r.proven = append(r.proven, f)
	return len(r.asked) >= mostCauses
}

// last puts what is so behind what is not.
func last(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

// ByID returns an error by its name, as self-tests print it: one of the facts, or
// one that only self-tests find.
func ByID(facts *matrices.Set, id string) (Finding, bool) {
	for _, e := range facts.Errors() {
		if e.ID == id {
			return finding(facts, e), true
		}
	}
	e, ok := templates.SelfTestErrorByID(id)
	f := Finding{ID: e.ID, Framework: "any", Layer: e.Layer, Causes: []Cause{}, Sources: []string{}}
	for _, c := range e.Causes {
		f.Causes = append(f.Causes, Cause(c))
	}
	return f, ok
}

func finding(facts *matrices.Set, e matrices.ErrorEntry) Finding {
	f := Finding{ID: e.ID, Framework: e.Framework, Layer: e.Layer, Harmless: e.Harmless, Text: e.Example,
		Causes: []Cause{}, Sources: []string{}, follows: e.Follows}
	for _, c := range e.Causes {
		f.Causes = append(f.Causes, Cause(c))
	}
	for _, id := range slices.Sorted(slices.Values(e.Sources)) {
		if s, ok := facts.Source(id); ok {
			f.Sources = append(f.Sources, s.URL)
		}
	}
	return f
}
