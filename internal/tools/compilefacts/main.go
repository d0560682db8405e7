// Command compilefacts compiles the tables of a folder into the embedded snapshot and
// writes the page made of them. It is run by go generate.
package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/compile"
	"github.com/envsolve/envsolve/matrices/tablefile"
	"github.com/hashicorp/hcl/v2"
)

// version is the date of the facts.
const version = "2026.11.20"

func main() {
	if err := run("."); err != nil {
		report(err)
		os.Exit(1)
	}
}

// report prints an error, each problem of the tables on a line of its own.
func report(err error) {
	var diags hcl.Diagnostics
	if !errors.As(err, &diags) {
		fmt.Fprintln(os.Stderr, err)
		return
	}
	for _, d := range diags {
		fmt.Fprintln(os.Stderr, d)
	}
}

// run writes snapshot.bin and README.md into the folder of the tables.
func run(dir string) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	files, err := tablefile.Files(root.FS(), tablefile.MostOfAll)
	if err != nil {
		return err
	}
	tables, diags := compile.Tables(files)
	if diags.HasErrors() {
		return diags
	}
	tables.Version = version
	if err := root.WriteFile("snapshot.bin", matrices.Encode(tables), 0o644); err != nil {
		return err
	}
	return root.WriteFile("README.md", readme(matrices.New(tables)), 0o644)
}
