package explorer

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// programPaths are where the planner for browsers is found, from the folder of the
// program that runs: where "go install" puts what is compiled for browsers.
func programPaths() []string {
	return []string{"js_wasm/envsolve-explorer", "envsolve-explorer.wasm"}
}

// BuildProgram is the command that compiles the planner for browsers to where
// FindProgram finds it.
const BuildProgram = "GOOS=js GOARCH=wasm go install -gcflags=all=-l -ldflags='-s -w' " +
	"github.com/envsolve/envsolve/cmd/envsolve-explorer@latest"

// FindProgram returns where the planner for browsers is, in the folder of a
// program or below it.
func FindProgram(folder string) (string, error) {
	for _, name := range programPaths() {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path, nil
		} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	return "", fmt.Errorf("the planner for browsers is not in %s: compile it with\n  %s\nor name it with --program", folder,
		BuildProgram)
}

// ReadProgram reads the planner for browsers and packs it as pages load it.
func ReadProgram(path string) ([]byte, error) {
	program, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if !bytes.HasPrefix(program, []byte("\x00asm")) {
		return nil, fmt.Errorf("%s is no WebAssembly: compile it with\n  %s", path, BuildProgram)
	}
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(program); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}
