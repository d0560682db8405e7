package worldtest

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

// PythonTool returns a program of a package on the Python package index, such as
// uv of uv==0.13.9, which it installs into the cache the first time. The test is
// skipped where that cannot be, except in CI.
func PythonTool(t testing.TB, pin, program string) string {
	t.Helper()
	bin := "bin"
	if runtime.GOOS == "windows" {
		bin = "Scripts"
	}
	return tool(t, pin, filepath.Join(bin, program), func(dir string) error {
		if err := exec.CommandContext(t.Context(), "python3", "-m", "venv", dir).Run(); err != nil {
			return err
		}
		return exec.CommandContext(t.Context(), filepath.Join(dir, bin, "python"), "-m", "pip", "install", "-q",
			"--disable-pip-version-check", pin).Run()
	})
}

// NodeTool is PythonTool for a package of npm's, such as name@1.2.3.
func NodeTool(t testing.TB, pin, program string) string {
	t.Helper()
	return tool(t, pin, filepath.Join("node_modules", ".bin", program), func(dir string) error {
		return exec.CommandContext(t.Context(), "npm", "install", "--prefix", dir, "--no-audit", "--no-fund",
			"--ignore-scripts", pin).Run()
	})
}

// tool installs a package into a folder of its own, which is removed where that
// fails.
func tool(t testing.TB, pin, program string, install func(dir string) error) string {
	t.Helper()
	root := filepath.Join(CacheDir(t), "tools")
	dir := filepath.Join(root, filepath.Base(pin))
	path := filepath.Join(dir, program)
	if _, err := os.Stat(path); err == nil {
		return path
	}
	if err := os.MkdirAll(root, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := install(dir); err != nil {
		os.RemoveAll(dir)
		SkipUnlessCI(t, pin+" cannot be installed: "+err.Error())
	}
	return path
}

// Needs returns the path of a program of a package of the distribution's, and
// skips the test where there is none, except in CI.
func Needs(t testing.TB, program, pkg string) string {
	t.Helper()
	path, err := exec.LookPath(program)
	if err != nil {
		SkipUnlessCI(t, program+" is not installed: internal/testworld/tools.sh "+pkg)
	}
	return path
}
