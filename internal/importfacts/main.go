// Command importfacts writes the HCL tables of package matrices from a folder
// of JSON collections. It made the first edition of the tables; since then the
// tables are edited by hand, and the command serves to take in a whole new
// collection.
//
//	go run ./internal/importfacts FACTSDIR [OUTDIR]
//
// It lists on standard error every JSON key that it did not read, so that
// nothing is lost unseen.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: importfacts FACTSDIR [OUTDIR]")
		os.Exit(2)
	}
	out := "matrices"
	if len(os.Args) > 2 {
		out = os.Args[2]
	}
	if err := run(os.Args[1], out); err != nil {
		fmt.Fprintln(os.Stderr, "importfacts:", err)
		os.Exit(1)
	}
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
