// Command gen compiles the tables of a folder into the embedded snapshot and
// writes the pages made of them. It is run by go generate.
package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/envsolve/envsolve/matrices"
	"github.com/hashicorp/hcl/v2"
)

// version is the date of the facts.
const version = "2026.11.20"

func main() {
	if err := run("."); err != nil {
		var diags hcl.Diagnostics
		if errors.As(err, &diags) {
			for _, d := range diags {
				fmt.Fprintln(os.Stderr, d)
			}
			os.Exit(1)
		}
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir string) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return err
	}
	defer root.Close()
	files, err := matrices.Files(root.FS())
	if err != nil {
		return err
	}
	snapshot, err := matrices.Compile(version, files)
	if err != nil {
		return err
	}
	return root.WriteFile("snapshot.bin", snapshot, 0o644)
}
