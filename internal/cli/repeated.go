package cli

import (
	"slices"
	"strings"

	"github.com/spf13/pflag"
)

// Repeated adds a flag that may be given several times; list holds what it was given, in
// order. It is pflag's StringArrayVar without a default, and without the writer of CSV
// that this makes for each flag to describe an empty list: a program that has dozens of
// them starts faster.
func Repeated(set *pflag.FlagSet, list *[]string, name, usage string) {
	*list = nil
	set.Var((*repeated)(list), name, usage)
}

// repeated is the value of a flag that may be given several times.
type repeated []string

// repeatedType is what pflag calls the type, by which help and completions know it.
const repeatedType = "stringArray"

// noneRepeated is how pflag writes a list without entries.
const noneRepeated = "[]"

// String returns the entries, separated by commas; empty for none, by which pflag knows
// that there is no default to tell of.
func (r *repeated) String() string { return strings.Join(*r, ",") }

// Type returns the name of the type.
func (r *repeated) Type() string { return repeatedType }

// Set adds an entry.
func (r *repeated) Set(entry string) error { return r.Append(entry) }

// Append adds an entry, as pflag.SliceValue has it.
func (r *repeated) Append(entry string) error {
	*r = append(*r, entry)
	return nil
}

// Replace sets all entries.
func (r *repeated) Replace(entries []string) error {
	*r = slices.Clone(entries)
	return nil
}

// GetSlice returns the entries.
func (r *repeated) GetSlice() []string { return slices.Clone(*r) }
