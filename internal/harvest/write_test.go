package harvest

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/lint"
	"github.com/envsolve/envsolve/matrices/tablefile"
)

func row(v string) matrices.PackageRelease {
	return matrices.PackageRelease{Package: "demo", Version: v, Released: "2026-01-01",
		Evidence: matrices.Evidence{Sources: []string{"demo@v" + v + ":${x}"}}}
}

const demoTable = `# Releases of demo.

source "demo" {
  title = "demo"
  date  = "2026-01-01"
  class = "vendor"
}

package_info "demo" {
  source = ["demo"]
}

# typed
package "demo" "1.1" {
  source = ["demo"]
}
`

func TestRowsGoWhereTheyBelong(t *testing.T) {
	rows := []matrices.PackageRelease{row("2.0"), row("1.1"), row("1.0")}
	got, added, err := Insert("demo.hcl", []byte(demoTable), rows)
	if err != nil || added != 2 {
		t.Fatalf("%d rows added, %v", added, err)
	}
	var order []string
	for line := range strings.Lines(string(got)) {
		if strings.HasPrefix(line, "package ") {
			order = append(order, strings.Fields(line)[2])
		}
	}
	if diff := cmp.Diff([]string{`"2.0"`, `"1.1"`, `"1.0"`}, order); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if diags := lint.Files([]tablefile.File{{Name: "demo.hcl", Data: got}}, nil); diags.HasErrors() {
		t.Errorf("the table does not lint: %v", diags)
	}
	again, added, err := Insert("demo.hcl", got, rows)
	if err != nil || added != 0 || string(again) != string(got) {
		t.Errorf("put in again: %d rows, %v", added, err)
	}
}

func TestADamagedTableIsLeftAlone(t *testing.T) {
	if _, _, err := Insert("demo.hcl", []byte(`package "demo" {`), []matrices.PackageRelease{row("1.0")}); err == nil ||
		!strings.Contains(err.Error(), "demo.hcl") {
		t.Errorf("got %v", err)
	}
}
