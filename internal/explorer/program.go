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

// The programs for browsers: the planner, and what judges.
const (
	Planner = "envsolve-explorer"
	Judge   = "envsolve-judge"
)

// programPaths are where a program for browsers is found, from the folder of the
// program that runs: where "go install" puts what is compiled for browsers.
func programPaths(name string) []string { return []string{"js_wasm/" + name, name + ".wasm"} }

// BuildPrograms is the command that compiles the programs for browsers to where
// FindProgram finds them.
const BuildPrograms = "GOOS=js GOARCH=wasm go install -gcflags=all=-l -ldflags='-s -w' " +
	"github.com/envsolve/envsolve/cmd/" + Planner + "@latest github.com/envsolve/envsolve/cmd/" + Judge + "@latest"

// FindProgram returns where a program for browsers is, in the folder of a program or
// below it.
func FindProgram(folder, name string) (string, error) {
	for _, place := range programPaths(name) {
		path := filepath.Join(folder, filepath.FromSlash(place))
		if info, err := os.Stat(path); err == nil && info.Mode().IsRegular() {
			return path, nil
		} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
	}
	return "", fmt.Errorf("%s, a program for browsers, is not in %s: compile it with\n  %s", name, folder,
		BuildPrograms)
}

// ReadProgram reads a program for browsers and packs it as pages load it.
func ReadProgram(path string) ([]byte, error) {
	program, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if !bytes.HasPrefix(program, []byte("\x00asm")) {
		return nil, fmt.Errorf("%s is no WebAssembly: compile it with\n  %s", path, BuildPrograms)
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
