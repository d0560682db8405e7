package main

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestWhatIsScannedAndWhatIsSkipped(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/db/index/db.json" {
			http.NotFound(w, r)
		}
	}))
	gone := httptest.NewServer(http.NotFoundHandler())
	gone.Close()
	t.Cleanup(server.Close)
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "index"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "index", "db.json"), []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	found := errors.New("found one")
	for _, tt := range []struct {
		name, db    string
		required    bool
		finds       error
		scans       bool
		says, fails string
	}{
		{name: "it is there", db: server.URL + "/db", scans: true},
		{name: "it finds something", db: server.URL + "/db", finds: found, scans: true, fails: "found one"},
		{name: "a copy", db: "file://" + dir, scans: true},
		{name: "no copy", db: "file://" + dir + "/none", says: "skipped, the database cannot be reached: "},
		{name: "no copy, and required", db: "file://" + dir + "/none", required: true, fails: "no such file"},
		{name: "no database there", db: server.URL, says: "404 Not Found"},
		{name: "no database there, and required", db: server.URL, required: true, fails: "404 Not Found"},
		{name: "nobody answers", db: gone.URL, says: "make check VULNDB=file:///"},
		{name: "nobody answers, and required", db: gone.URL, required: true, fails: "connect"},
		{name: "no address", db: "\x7f:", required: true, fails: "invalid"},
	} {
		var out bytes.Buffer
		scanned := ""
		scan := func(_ context.Context, db string) error { scanned = db; return tt.finds }
		err := check{db: tt.db, required: tt.required, out: &out, scan: scan}.run(t.Context())
		if (scanned == tt.db) != tt.scans {
			t.Errorf("%s: scanned by %q", tt.name, scanned)
		}
		if !strings.Contains(out.String(), tt.says) || (tt.says == "") != (out.Len() == 0) {
			t.Errorf("%s: it says %q, want %q", tt.name, out.String(), tt.says)
		}
		if (err == nil) != (tt.fails == "") || err != nil && !strings.Contains(err.Error(), tt.fails) {
			t.Errorf("%s: %v, want %q", tt.name, err, tt.fails)
		}
	}
}
