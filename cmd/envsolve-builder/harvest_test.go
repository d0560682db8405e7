package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
)

// simpleIndex serves one release of a package without files of its own.
func simpleIndex(t *testing.T, name, version string) string {
	t.Helper()
	web := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/simple/"+name+"/" {
			http.NotFound(w, r)
			return
		}
		w.Header().Set("Content-Type", "application/vnd.pypi.simple.v1+json")
		fmt.Fprintf(w, `{"meta": {"api-version": "1.1"}, "files": [{"filename": "%s-%s-py3-none-any.whl",
			"url": "x.whl", "hashes": {"sha256": "%s"}, "size": 10, "upload-time": "2026-11-02T10:00:00Z"}]}`,
			strings.ReplaceAll(name, "-", "_"), version, strings.Repeat("ab", 32))
	}))
	t.Cleanup(web.Close)
	return web.URL + "/simple"
}

func harvestOutput(t *testing.T, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, errs strings.Builder
	cache := t.TempDir()
	a := &cli.App{Stdout: &out, Stderr: &errs, Env: func(name string) string {
		return map[string]string{"XDG_CACHE_HOME": cache}[name]
	}}
	code = a.Run(t.Context(), rootCommand(a, nil), append([]string{"matrices", "harvest"}, args...))
	return code, out.String(), errs.String()
}

func TestHarvestCheckSaysWhatTheTablesLack(t *testing.T) {
	code, out, _ := harvestOutput(t, "--check", "--index", simpleIndex(t, "vllm", "99.0"), "vllm")
	if code != cli.ExitFailed || !strings.Contains(out, "; the index has 99.0 of 2026-11-02, 1 releases later") {
		t.Errorf("exits with %d: %s", code, out)
	}
	code, out, _ = harvestOutput(t, "--check", "--index", simpleIndex(t, "vllm", "0.1.0"), "vllm")
	if code != cli.ExitDone || out != "" {
		t.Errorf("with nothing new it exits with %d: %s", code, out)
	}
}

// A wheel that cannot be read leaves the tables as they are.
func TestHarvestWritesNothingOfWhatItCannotRead(t *testing.T) {
	dir := t.TempDir()
	code, _, stderr := harvestOutput(t, "--into", dir, "--index", simpleIndex(t, "vllm", "99.0"), "vllm")
	if left, _ := os.ReadDir(dir); code != cli.ExitFailed || len(left) > 0 || !strings.Contains(stderr, "vllm-99.0") {
		t.Errorf("exits with %d, leaves %v in %s: %s", code, left, filepath.Base(dir), stderr)
	}
}
