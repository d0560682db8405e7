package templates

import "encoding/json"

// SelfTestError is an error that the self-test tells of, by its id: one of the
// facts, or one that it finds before anything is logged.
type SelfTestError struct {
	ID     string
	Layer  string                                 // python, framework, linker, …
	Causes []struct{ Cause, Confirm, Fix string } // most frequent first
}

// SelfTestErrorByID looks up the catalogue that goes into images.
func SelfTestErrorByID(id string) (SelfTestError, bool) {
	text, err := selfTest.ReadFile("selftest/envsolve_selftest/errors.json")
	if err != nil {
		return SelfTestError{}, false // it is embedded
	}
	var catalogue struct{ Errors []SelfTestError }
	if err := json.Unmarshal(text, &catalogue); err != nil {
		return SelfTestError{}, false // a test reads it
	}
	for _, e := range catalogue.Errors {
		if e.ID == id {
			return e, true
		}
	}
	return SelfTestError{}, false
}
