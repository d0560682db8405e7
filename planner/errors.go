package planner

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// InputError is a fault in what the user asked for: an unknown name, a version
// that the facts do not know, a malformed specifier. Errors that Plan returns
// join one InputError for each fault; InputErrors takes them apart.
type InputError struct {
	At      Position
	Summary string // one line: what is wrong
	Detail  string // what to do about it
}

// Error gives position, summary and detail in one line.
func (e *InputError) Error() string {
	text := e.Summary
	if e.Detail != "" {
		text += ": " + e.Detail
	}
	if at := e.At.String(); at != "" {
		return at + ": " + text
	}
	return text
}

// InputErrors gives the faults that err joins, in the order of the request;
// nil when err is of another kind.
func InputErrors(err error) []*InputError {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		var faults []*InputError
		for _, e := range joined.Unwrap() {
			faults = append(faults, InputErrors(e)...)
		}
		return faults
	}
	var fault *InputError
	if errors.As(err, &fault) {
		return []*InputError{fault}
	}
	return nil
}

// faults collects input errors.
type faults struct{ list []error }

func (f *faults) add(at Position, summary, detail string, args ...any) {
	f.list = append(f.list, &InputError{At: at, Summary: summary, Detail: fmt.Sprintf(detail, args...)})
}

func (f *faults) err() error { return errors.Join(f.list...) }

// didYouMean gives "did you mean a, b?" or nothing.
func didYouMean(suggestions []string) string {
	if len(suggestions) == 0 {
		return ""
	}
	return "did you mean " + strings.Join(suggestions, ", ") + "?"
}

// nearest gives up to three of the names that are spelt most like text.
func nearest(text string, names []string) []string {
	type near struct {
		name     string
		distance int
	}
	text = strings.ToLower(text)
	var found []near
	for _, name := range names {
		if d := editDistance(text, strings.ToLower(name)); d <= max(1, len(text)/3) {
			found = append(found, near{name, d})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return a.distance - b.distance })
	var best []string
	for _, f := range found[:min(3, len(found))] {
		best = append(best, f.name)
	}
	return best
}

// editDistance counts the insertions, deletions and replacements between a
// and b.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}

// nearestVersions gives up to three of the versions that stand nearest to the
// asked one, newest first.
func nearestVersions(asked string, versions []string) []string {
	sorted := slices.Clone(versions)
	slices.SortFunc(sorted, func(a, b string) int { return compareDotted(b, a) })
	sorted = slices.Compact(sorted)
	at, _ := slices.BinarySearchFunc(sorted, asked, func(v, t string) int { return compareDotted(t, v) })
	low := max(0, min(at-1, len(sorted)-3))
	return sorted[low:min(low+3, len(sorted))]
}
