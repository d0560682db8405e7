package explorer

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/klauspost/compress/zstd"
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
const BuildPrograms = "GOOS=js GOARCH=wasm go install -gcflags=all=-l -gcflags=runtime= " +
	"-gcflags=internal/runtime/...= -ldflags='-s -w' " +
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

// window is how far back a packed program refers: 8 MiB are what every reader of zstd
// must bear with.
const window = 8 << 20

// ReadProgram reads a program for browsers and packs it as pages load it.
func ReadProgram(path string) ([]byte, error) {
	program, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if !bytes.HasPrefix(program, []byte("\x00asm")) {
		return nil, fmt.Errorf("%s is no WebAssembly: compile it with\n  %s", path, BuildPrograms)
	}
	packer, err := zstd.NewWriter(nil, zstd.WithEncoderLevel(zstd.SpeedBestCompression), zstd.WithWindowSize(window),
		zstd.WithEncoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	return packer.EncodeAll(program, nil), nil
}
