// Package templates holds what envsolve emits as text, and the self-test that
// goes into images. It knows nothing of planning or building: its callers hand
// it plain values and get files back, the same bytes for the same values.
package templates

//go:generate go run ../internal/tools/errorcatalogue
