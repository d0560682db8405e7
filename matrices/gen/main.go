// Command gen compiles the tables of a folder into the embedded snapshot and
// writes the pages made of them. It is run by go generate.
package main

import (
	"fmt"
	"os"

	"github.com/envsolve/envsolve/matrices"
)

// version is the date of the facts.
const version = "2026.11.20"

func main() {
	if err := run("."); err != nil {
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
