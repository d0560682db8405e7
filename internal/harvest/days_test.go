package harvest

import (
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestDaysAreThoseOfTheIndex gives a package a day that the index does not have, and
// writes that of the index into its table.
func TestDaysAreThoseOfTheIndex(t *testing.T) {
	rows := matrices.Embedded().Packages("peft")
	row := rows[slices.IndexFunc(rows, func(r matrices.PackageRelease) bool { return !r.Onward && r.Released != "" })]
	name := "peft-" + row.Version + "-py3-none-any.whl"
	h := harvester(t, &server{name: "peft", files: map[string][]byte{name: []byte("x")}}, megabyte)
	days, err := h.Days(t.Context())
	if err == nil {
		t.Error("of packages that the index does not have it says nothing")
	}
	if want := (Day{"peft", row.Version, row.Released, "2026-11-02"}); !slices.Contains(days, want) {
		t.Fatalf("it finds %v, not %v", days, want)
	}
	text := "# Releases.\n\npackage \"peft\" \"" + row.Version + "\" {\n  like     = \"9\"\n  released = \"" + row.Released +
		"\" # a note\n}\n\npackage \"peft\" \"9\" {\n  released = \"2020-01-01\"\n}\n"
	got, set, err := SetDays("peft.hcl", []byte(text), days)
	if want := strings.Replace(text, row.Released, "2026-11-02", 1); err != nil || set != 1 || string(got) != want {
		t.Errorf("%d set, %v:\n%s", set, err, got)
	}
	inherits := "package \"peft\" \"8\" {\n  like = \"" + row.Version + "\"\n}\n"
	got, set, err = SetDays("peft.hcl", []byte(inherits), days)
	if want := "{\n  released = \"" + row.Released + "\"\n  like"; err != nil || set != 0 || !strings.Contains(string(got), want) {
		t.Errorf("a row that is like one whose day changes: %d set, %v:\n%s", set, err, got)
	}
	without := strings.Replace(inherits, "\n}", "\n  without = [\"released\"]\n}", 1)
	if got, set, err = SetDays("peft.hcl", []byte(without), days); err != nil || set != 0 || string(got) != without {
		t.Errorf("a row without a day: %d set, %v:\n%s", set, err, got)
	}
	if _, _, err := SetDays("peft.hcl", []byte("package {"), days); err == nil {
		t.Error("a table that is none is taken")
	}
}
