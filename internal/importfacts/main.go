// Command importfacts writes the HCL tables of package matrices from a folder
// of JSON collections. It made the first edition of the tables; since then the
// tables are edited by hand, and the command serves to take in a whole new
// collection.
//
//	go run ./internal/importfacts FACTSDIR [OUTDIR]
//	go run ./internal/importfacts -check FACTSDIR
//
// It lists on standard error every JSON key that it did not read; with -check
// it writes nothing, and lists every value that the tables of package matrices
// do not hold in the row where it belongs: nothing is lost unseen.
package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/envsolve/envsolve/matrices"
)

func main() {
	args, act := os.Args[1:], run
	if len(args) > 0 && args[0] == "-check" {
		args, act = args[1:], func(facts, tables string) error { return check(facts, tables, os.Stdout) }
	}
	if len(args) == 0 {
		fmt.Fprintln(os.Stderr, "usage: importfacts [-check] FACTSDIR [TABLESDIR]")
		os.Exit(2)
	}
	if err := act(args[0], append(args[1:], "matrices")[0]); err != nil {
		fmt.Fprintln(os.Stderr, "importfacts:", err)
		os.Exit(1)
	}
}

// check lists what the tables below a folder lack of the collections.
func check(facts, tables string, out io.Writer) error {
	files, err := matrices.Files(os.DirFS(tables))
	if err != nil {
		return err
	}
	t, diags := matrices.Load(files)
	if diags.HasErrors() {
		return diags
	}
	list, err := lost(facts, t)
	if err != nil {
		return err
	}
	for _, value := range list {
		fmt.Fprintln(out, value)
	}
	if len(list) > 0 {
		return fmt.Errorf("%d values of %s do not stand in the tables of %s", len(list), facts, tables)
	}
	return nil
}

// run converts every collection and writes the tables below out.
func run(facts, out string) error {
	files, unread, err := convert(facts)
	if err != nil {
		return err
	}
	for _, key := range unread {
		fmt.Fprintln(os.Stderr, "not read:", key)
	}
	for name, data := range files {
		path := filepath.Join(out, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// convert gives the table files by name, and the JSON keys nobody read.
func convert(facts string) (files map[string][]byte, unread []string, err error) {
	files = map[string][]byte{}
	marks := &seen{map[string]bool{}, map[string]bool{}}
	for _, c := range []struct {
		json    string
		convert func(object) map[string][]byte
	}{
		{"pytorch.json", pytorch},
		{"gpus.json", gpus},
		{"architectures.json", architectures},
		{"drivers.json", drivers},
		{"cuda.json", cuda},
		{"cudnn.json", cudnn},
		{"nccl.json", nccl},
		{"base_images.json", images},
		{"base_images.json", imageTags},
		{"architectures.json", hardwareExtras},
		{"drivers.json", driverExtras},
		{"cuda.json", cudaExtras},
		{"cudnn.json", libraryExtras("cudnn")},
		{"nccl.json", libraryExtras("nccl")},
		{"tensorrt.json", tensorrt},
		{"cuda_compat.json", forwardCompat},
		{"ngc.json", ngc},
		{"errors.json", errorCatalog},
		{"ecosystem.json", ecosystem},
		{"tensorflow.json", tensorflow},
		{"jax.json", jax},
		{"onnxruntime.json", onnxruntime},
		{"cupy.json", cupy},
		{"paddle.json", paddle},
	} {
		root, err := read(filepath.Join(facts, c.json), marks)
		if err != nil {
			return nil, nil, err
		}
		for name, data := range c.convert(root) {
			files[name] = plainIDs(data)
		}
	}
	return files, marks.unread(), nil
}
