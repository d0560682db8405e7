// Package diagnose reads what programs printed when they failed: which errors of
// the facts a log bears, and which GPU, driver and framework it speaks of, so
// that the planner can say whether these belong together.
package diagnose

import (
	"cmp"
	"regexp"
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
	column, length int
}

// Cause is one reason for an error.
type Cause struct {
	Cause   string `json:"cause"`
	Confirm string `json:"confirm,omitempty"` // how to find out that it is this one
	Fix     string `json:"fix"`
}

// Log finds the errors that a log bears. The first is the one to look at first:
// what comes later in a log is mostly a consequence of what came before, except
// for lines that mostly mean nothing, which go last. Of several in one line the
// one that takes more of it goes first. What a self-test names as the root cause
// goes before all.
func Log(facts *matrices.Set, log string) []Finding {
	log = Plain(log)
	findings := append([]Finding{}, proven(facts, log)...)
	for _, e := range facts.Errors() {
		start, end, ok := e.Find(log)
		if !ok || slices.ContainsFunc(findings, func(f Finding) bool { return f.ID == e.ID }) {
			continue
		}
		f := finding(facts, e)
		f.Line = 1 + strings.Count(log[:start], "\n")
		f.column, f.length = start-strings.LastIndexByte(log[:start], '\n'), end-start
		f.Text = lineAt(log, start)
		findings = append(findings, f)
	}
	slices.SortStableFunc(findings, func(a, b Finding) int {
		return cmp.Or(last(!a.proven, !b.proven), last(a.Harmless, b.Harmless), cmp.Compare(a.Line, b.Line), cmp.Compare(b.length, a.length), cmp.Compare(a.column, b.column))
	})
	return findings
}

// rootCause is the line in which a self-test's table names the root cause.
const rootCause = `(?m)Root cause\s+\[([a-z0-9-]+)\]`

// proven are the root causes that a self-test in the log names.
func proven(facts *matrices.Set, log string) (findings []Finding) {
	for _, m := range regexp.MustCompile(rootCause).FindAllStringSubmatchIndex(log, -1) {
		id := log[m[2]:m[3]]
		f, ok := ByID(facts, id)
		if !ok || slices.ContainsFunc(findings, func(g Finding) bool { return g.ID == id }) {
			continue
		}
		f.proven, f.Line, f.Text = true, 1+strings.Count(log[:m[0]], "\n"), lineAt(log, m[0])
		findings = append(findings, f)
	}
	return findings
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

// ByID gives an error by its name, as self-tests print it: one of the facts, or
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
	f := Finding{ID: e.ID, Framework: e.Framework, Layer: e.Layer, Harmless: e.Harmless, Text: e.Example, Causes: []Cause{}, Sources: []string{}}
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

// escapes are the sequences with which programs colour and move (ECMA-48), and
// those that name windows and links.
const escapes = "\x1b(?:\\[[0-?]*[ -/]*[@-~]|\\][^\x07\x1b]*(?:\x07|\x1b\\\\))"

// Plain is a log without colours, each state of a progress bar on its own line.
func Plain(log string) string {
	log = regexp.MustCompile(escapes).ReplaceAllString(log, "")
	return strings.ReplaceAll(strings.ReplaceAll(log, "\r\n", "\n"), "\r", "\n")
}

func lineAt(log string, at int) string {
	begin := strings.LastIndexByte(log[:at], '\n') + 1
	line, _, _ := strings.Cut(log[begin:], "\n")
	return strings.TrimSpace(line)
}
