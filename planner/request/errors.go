package request

import (
	"errors"
	"strings"
)

// InputError is a fault in what the user asked for: an unknown name, a version
// that the facts do not know, a malformed specifier. Errors that Plan returns
// join one InputError for each fault; InputErrors takes them apart.
type InputError struct {
	At      Position
	Summary string // one line: what is wrong
	Detail  string // what to do about it
	// WayOn is the end of the detail that says how a plan can be made all the same; empty
	// for none.
	WayOn string
}

// Found returns what is wrong without the way on of plans.
func (e *InputError) Found() string { return strings.TrimSuffix(e.Error(), e.WayOn) }

// Error returns position, summary and detail in one line.
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

// InputErrors returns the faults that err joins, in the order of the request;
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
