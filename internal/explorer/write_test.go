package explorer

import (
	"context"
	"errors"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWriteReplacesASiteAndNothingElse(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a", "site")
	write := func(files Files) error { return Write(t.Context(), folder, files) }
	if err := write(Files{"index.html": []byte("1"), "gpu/a.html": []byte("a")}); err != nil {
		t.Fatal(err)
	}
	if err := write(Files{"index.html": []byte("2")}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(folder, "index.html"))
	if err != nil || string(text) != "2" {
		t.Errorf("the page holds %q, %v", text, err)
	}
	if _, err := os.Stat(filepath.Join(folder, "gpu")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a page of the old site is still there: %v", err)
	}
	if err := os.Remove(filepath.Join(folder, marker)); err != nil {
		t.Fatal(err)
	}
	if err := write(Files{"index.html": []byte("3")}); err == nil || !strings.Contains(err.Error(), "index.html") {
		t.Errorf("a folder with other things is replaced, or the error does not name one: %v", err)
	}
	if err := CheckFolder(folder); err == nil || CheckFolder(filepath.Join(folder, "none")) != nil {
		t.Errorf("a folder with other things could be written to, or a new one not: %v", err)
	}
	left, err := os.ReadDir(filepath.Dir(folder))
	if err != nil || len(left) != 1 {
		t.Errorf("beside the site there are %v, %v", left, err)
	}
}

func TestASiteWithFilesOfOthersIsLeftAlone(t *testing.T) {
	for _, name := range []string{".git/config", "CNAME", "gpu/mine.html"} {
		folder := filepath.Join(t.TempDir(), "site")
		if err := Write(t.Context(), folder, Files{"gpu/a.html": []byte("a")}); err != nil {
			t.Fatal(err)
		}
		mine := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(mine), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(mine, nil, 0o644); err != nil {
			t.Fatal(err)
		}
		err := Write(t.Context(), folder, Files{"gpu/b.html": []byte("b")})
		if err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("the error does not name %s: %v", name, err)
		}
		for _, file := range []string{mine, filepath.Join(folder, "gpu", "a.html")} {
			if _, err := os.Stat(file); err != nil {
				t.Error(err)
			}
		}
	}
}

func TestWritingThatIsInterruptedLeavesTheOldSite(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "site")
	if err := Write(t.Context(), folder, Files{"index.html": []byte("1")}); err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := Write(ctx, folder, Files{"index.html": []byte("2")}); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
	if text, err := os.ReadFile(filepath.Join(folder, "index.html")); err != nil || string(text) != "1" {
		t.Errorf("the page holds %q, %v", text, err)
	}
}

func TestHandler(t *testing.T) {
	handler := Handler(Files{"index.html": []byte("home"), "gpu/index.html": []byte("gpus"), "explorer.bin": []byte("x")})
	for _, tt := range []struct {
		method, path string
		code         int
		says         string
	}{
		{"GET", "/", 200, "home"}, {"GET", "/gpu/", 200, "gpus"}, {"GET", "/gpu/index.html", 200, "gpus"},
		{"GET", "/../index.html", 200, "home"}, {"GET", "/none", 404, ""}, {"POST", "/", 405, ""},
	} {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(tt.method, "http://h/", nil)
		r.URL.Path = tt.path
		handler.ServeHTTP(w, r)
		if w.Code != tt.code || !strings.Contains(w.Body.String(), tt.says) {
			t.Errorf("%s %s is %d: %s", tt.method, tt.path, w.Code, w.Body)
		}
	}
	w := httptest.NewRecorder()
	handler.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "http://h/explorer.bin", nil))
	again := httptest.NewRequest(http.MethodGet, "http://h/explorer.bin", nil)
	again.Header.Set("If-None-Match", w.Header().Get("ETag"))
	unchanged := httptest.NewRecorder()
	if handler.ServeHTTP(unchanged, again); unchanged.Code != http.StatusNotModified {
		t.Errorf("what a browser has is sent again: %d", unchanged.Code)
	}
	if got := w.Header().Get("Content-Encoding"); got != "" {
		t.Errorf("the program, which the page unpacks itself, comes with the encoding %q", got)
	}
}

func TestPrograms(t *testing.T) {
	folder := t.TempDir()
	if _, err := FindProgram(folder, Planner); err == nil || !strings.Contains(err.Error(), BuildPrograms) {
		t.Errorf("the error does not say how to make the program: %v", err)
	}
	path := filepath.Join(folder, "envsolve-explorer.wasm")
	if err := os.WriteFile(path, []byte("text"), 0o600); err != nil {
		t.Fatal(err)
	}
	if found, err := FindProgram(folder, Planner); err != nil || found != path {
		t.Errorf("found %q, %v", found, err)
	}
	if _, err := ReadProgram(path); err == nil || !strings.Contains(err.Error(), "no WebAssembly") {
		t.Errorf("a text is taken for a program: %v", err)
	}
}
