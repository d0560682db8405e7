package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/pyindex"
	"github.com/envsolve/envsolve/internal/testworld/wheel"
)

// TestLearning locks packages that the facts do not know, off an index of made-up
// ones: each script in testdata/learn publishes its own.
func TestLearning(t *testing.T) {
	t.Parallel()
	endToEnd(t, "testdata/learn", testworld.Images, testworld.Wheels)
}

// madeUp is an index of packages that are nothing but their metadata.
type madeUp struct {
	dir    string
	mu     sync.Mutex
	files  []pyindex.File
	server *httptest.Server
}

func newMadeUp(t *testing.T) *madeUp {
	m := &madeUp{dir: t.TempDir()}
	m.server = httptest.NewServer(m)
	t.Cleanup(m.server.Close)
	return m
}

// ServeHTTP is the index's simple API.
func (m *madeUp) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	m.mu.Lock()
	catalog := pyindex.NewCatalog(m.files)
	m.mu.Unlock()
	pyindex.Simple{Catalog: catalog}.ServeHTTP(w, r)
}

// publish puts packages on the index and names it in a target file:
//
//	publish FILE NAME==VERSION[:REQUIREMENT]...
func (m *madeUp) publish(ts *testscript.TestScript, _ bool, args []string) {
	names := map[string]bool{}
	for _, arg := range args[1:] {
		pin, rest, _ := strings.Cut(arg, ":")
		name, release, _ := strings.Cut(pin, "==")
		ts.Check(m.add(name, release, strings.FieldsFunc(rest, func(r rune) bool { return r == ':' })))
		names[fmt.Sprintf("%q", name)] = true
	}
	var list []string
	for name := range names {
		list = append(list, name)
	}
	file, err := os.OpenFile(ts.MkAbs(args[0]), os.O_APPEND|os.O_WRONLY, 0o644)
	ts.Check(err)
	defer file.Close()
	_, err = fmt.Fprintf(file, "\nindex \"made-up\" {\n  url      = %q\n  packages = [%s]\n}\n", m.server.URL,
		strings.Join(list, ", "))
	ts.Check(err)
}

func (m *madeUp) add(name, release string, requires []string) error {
	metadata := wheel.Metadata{}.With("Metadata-Version", "2.1").With("Name", name).With("Version", release)
	for _, r := range requires {
		metadata = metadata.With("Requires-Dist", r)
	}
	made := wheel.Wheel{Name: name, Version: release, Tag: "py3-none-any", Purelib: true, Metadata: metadata,
		Members: map[string]wheel.Member{name + "/__init__.py": {Data: []byte("\n")}}}
	written, err := made.WriteTo(m.dir)
	if err != nil {
		return err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	m.files = append(m.files, pyindex.File{Project: name, Version: release, Name: written.File,
		Path: filepath.Join(m.dir, written.File), SHA256: written.SHA256, MetadataSHA256: written.MetadataSHA256,
		Size: written.Size, Indexes: []string{"pypi"}})
	return nil
}
