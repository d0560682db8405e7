package image

import (
	"archive/tar"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

var date = time.Date(2026, 9, 12, 7, 55, 41, 0, time.UTC)

// plant makes a small tree. Files named with a slash at the end are folders.
func plant(t *testing.T, root string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if target, ok := strings.CutPrefix(text, "-> "); ok {
			if err := os.Symlink(target, path); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// list reads a layer back: name → kind and content.
func list(t *testing.T, blobs string, l Layer) map[string]string {
	t.Helper()
	file, err := os.Open(BlobPath(blobs, l.Digest))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	entries := map[string]string{}
	for r := tar.NewReader(unzipped); ; {
		h, err := r.Next()
		if errors.Is(err, io.EOF) {
			return entries
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.ModTime.After(date) || h.Uname != "" {
			t.Errorf("%s: time %v, owner %q", h.Name, h.ModTime, h.Uname)
		}
		text, _ := io.ReadAll(r)
		entries[h.Name] = string(h.Typeflag) + h.Linkname + string(text)
	}
}

func TestLayerHoldsTheTree(t *testing.T) {
	root, blobs := t.TempDir(), t.TempDir()
	plant(t, root, map[string]string{
		"bin/tool": "tool", "bin/link": "-> tool", "etc/conf": "a", "dev/left-over": "x", "proc/1/status": "x",
	})
	if err := os.Link(filepath.Join(root, "bin/tool"), filepath.Join(root, "bin/tool-too")); err != nil {
		t.Fatal(err)
	}
	l, err := writeLayer(blobs, root, nil, date)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"bin/": "5", "bin/link": "2tool", "bin/tool": "0tool", "bin/tool-too": "1bin/tool", "dev/": "5", "etc/": "5",
		"etc/conf": "0a", "proc/": "5",
	}
	if diff := cmp.Diff(want, list(t, blobs, l)); diff != "" {
		t.Error(diff)
	}
	content, err := os.ReadFile(BlobPath(blobs, l.Digest))
	if sum := sha256.Sum256(content); err != nil || "sha256:"+hex.EncodeToString(sum[:]) != l.Digest ||
		int64(len(content)) != l.Size {
		t.Errorf("%v: the blob is not what its layer says: %+v", err, l)
	}
}

func TestSecondLayerHoldsTheDifference(t *testing.T) {
	root, blobs := t.TempDir(), t.TempDir()
	plant(t, root, map[string]string{"etc/same": "same", "etc/changed": "old", "link": "-> a"})
	before, err := snapshot(root)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Remove(filepath.Join(root, "link")); err != nil {
		t.Fatal(err)
	}
	plant(t, root, map[string]string{"etc/changed": "newer", "usr/new": "new", "link": "-> b"})
	l, err := writeLayer(blobs, root, before, date)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"etc/changed": "0newer", "link": "2b", "usr/": "5", "usr/new": "0new"}
	if diff := cmp.Diff(want, list(t, blobs, l)); diff != "" {
		t.Error(diff)
	}
}

func TestEqualTreesGiveOneDigest(t *testing.T) {
	blobs := t.TempDir()
	var first Layer
	for i := range 10 {
		root := t.TempDir()
		plant(t, root, map[string]string{"a/b": strings.Repeat("text", 1<<16), "a/c": "-> b", "d": ""})
		l, err := writeLayer(blobs, root, nil, date)
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = l
		}
		if diff := cmp.Diff(first, l); diff != "" {
			t.Fatal(diff)
		}
	}
}

func TestCleanLeavesWhatBelongs(t *testing.T) {
	root := t.TempDir()
	plant(t, root, map[string]string{
		"etc/hostname": "builder", "etc/resolv.conf": "nameserver", "etc/passwd": "root", "etc/passwd-": "old",
		"etc/shadow": "root:*:20000:0:99999:7:::\n_apt:!:19000::::::\n", "etc/machine-id": "0123",
		"var/log/apt/term.log": "log", "var/lib/dpkg/status": "kept", "var/lib/dpkg/status-old": "old",
		"usr/share/doc/app/copyright": "licence", "usr/share/doc/app/README": "words", "usr/share/man/man1/app.1": "man",
		"usr/lib/python3/app/__pycache__/app.pyc": "compiled", "usr/lib/python3/app/app.py": "source",
	})
	if err := clean(root, date); err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	err := walk(root, func(name string, info os.FileInfo) error {
		if !info.Mode().IsRegular() {
			return nil
		}
		text, err := os.ReadFile(filepath.Join(root, name))
		got[name] = string(text)
		return err
	})
	want := map[string]string{
		"etc/passwd": "root", "etc/machine-id": "", "var/lib/dpkg/status": "kept", "usr/share/doc/app/copyright": "licence",
		"usr/lib/python3/app/app.py": "source", "etc/shadow": "root:*:20708:0:99999:7:::\n_apt:!:20708::::::\n",
	}
	if diff := cmp.Diff(want, got); err != nil || diff != "" {
		t.Errorf("%v %s", err, diff)
	}
}

func TestFailedCommandSaysWhatItSaid(t *testing.T) {
	var log strings.Builder
	err := run(t.Context(), &log, "sh", "-c", "for i in 1 2 3 4 5 6 7; do echo line $i; done; exit 3")
	if err == nil || err.Error() != "sh: exit status 3: line 3 | line 4 | line 5 | line 6 | line 7" {
		t.Errorf("got %v", err)
	}
	if !strings.HasPrefix(log.String(), "line 1\n") {
		t.Errorf("the log is %q", log.String())
	}
}

func TestCommandsDoNotSeeTheMachinesSettings(t *testing.T) {
	t.Setenv("http_proxy", "http://proxy.invalid")
	var log strings.Builder
	if err := run(t.Context(), &log, "env"); err != nil || strings.Contains(log.String(), "proxy") {
		t.Errorf("%v %s", err, log.String())
	}
}
