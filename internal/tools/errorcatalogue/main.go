// Command errorcatalogue writes what the self-test takes from the compatibility
// facts: its error catalogue (the errors that users meet in logs, and the
// self-test's own in selftest-errors.json, which it finds before anything is
// logged) and the traits of frameworks and packages. It is run by go generate in
// the folder templates.
package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"github.com/envsolve/envsolve/matrices"
)

const (
	own     = "selftest-errors.json"
	written = "selftest/envsolve_selftest/errors.json"
)

// catalogue is the form that catalogue.py reads.
type catalogue struct {
	Errors []entry `json:"errors"`
}

type entry struct {
	ID        string   `json:"id"`
	Layer     string   `json:"layer"`
	Signature []string `json:"signature"` // regular expressions, any of which tells the error
	Unless    []string `json:"unless"`    // a match of any of these tells that it is another
	Causes    []cause  `json:"causes"`    // most frequent first
}

type cause struct {
	Cause   string `json:"cause"`
	Confirm string `json:"confirm"`
	Fix     string `json:"fix"`
}

func main() {
	if err := run("."); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run writes the catalogue and the traits into the folder of the templates.
func run(dir string) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	extra, err := root.ReadFile(own)
	if err != nil {
		return err
	}
	text, err := merge(matrices.Embedded().Errors(), extra)
	if err != nil {
		return err
	}
	if err := root.WriteFile(written, text, 0o644); err != nil {
		return err
	}
	text, err = encodeTraits(matrices.Embedded())
	if err != nil {
		return err
	}
	return root.WriteFile(traitsFile, text, 0o644)
}

// merge puts the facts' errors and the self-test's own together, sorted by id.
// An id that both have is an error: the facts' is the one to keep.
func merge(facts []matrices.ErrorEntry, extra []byte) ([]byte, error) {
	var all catalogue
	if err := json.Unmarshal(extra, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", own, err)
	}
	for _, f := range facts {
		if slices.ContainsFunc(all.Errors, func(e entry) bool { return e.ID == f.ID }) {
			return nil, fmt.Errorf("%s: error %q is one of the facts too: remove it here", own, f.ID)
		}
		all.Errors = append(all.Errors, fromFacts(f))
	}
	slices.SortFunc(all.Errors, func(a, b entry) int { return cmp.Compare(a.ID, b.ID) })
	for i := range all.Errors {
		all.Errors[i].Signature = append([]string{}, all.Errors[i].Signature...)
		all.Errors[i].Unless = append([]string{}, all.Errors[i].Unless...)
	}
	return encode(all)
}

// fromFacts leaves lines that mostly mean nothing without a signature: no check
// failed because of them.
func fromFacts(f matrices.ErrorEntry) entry {
	if f.Harmless {
		f.Signatures = nil
	}
	e := entry{ID: f.ID, Layer: f.Layer, Signature: f.Signatures, Unless: f.Unless}
	for _, c := range f.Causes {
		e.Causes = append(e.Causes, cause{Cause: c.Cause, Confirm: c.Confirm, Fix: c.Fix})
	}
	return e
}
