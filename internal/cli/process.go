package cli

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"

	"github.com/envsolve/envsolve/internal/atomicfile"
	"github.com/envsolve/envsolve/internal/progress"
)

// UserDir is envsolve's folder in one of the XDG base directories.
func (a *App) UserDir(variable, fallback string) (string, error) {
	if dir := a.Env(variable); filepath.IsAbs(dir) {
		return filepath.Join(dir, "envsolve"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("no home folder: %w; set %s", err, variable)
	}
	return filepath.Join(home, fallback, "envsolve"), nil
}

// WriteFile replaces a file whole or not at all. An interruption waits for it.
func (a *App) WriteFile(path string, data []byte) error {
	return a.Writing(func() error { return atomicfile.Write(path, data, 0o644) })
}

// Writing does what is not to be left half done. An interruption waits for it.
func (a *App) Writing(do func() error) error {
	a.writing.Lock()
	defer a.writing.Unlock()
	return do()
}

// release is set by the linker in programs that make dist writes:
// -X github.com/envsolve/envsolve/internal/cli.release=v1.2.3
var release string

// BuildVersion is the version that the program was released as, else the
// module's version as the Go toolchain recorded it.
func BuildVersion() string {
	if release != "" {
		return release
	}
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}

// BytesText returns a size as people read it.
func BytesText(n int64) string {
	return progress.Bytes(n)
}
