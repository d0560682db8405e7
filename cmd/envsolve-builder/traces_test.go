package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
	"github.com/rogpeppe/go-internal/testscript"
)

// hides holds that files, or what is in folders, have none of some texts, also
// where they are compressed:
//
//	hides TEXT,TEXT... FILE...
func hides(ts *testscript.TestScript, _ bool, args []string) {
	for _, path := range args[1:] {
		found, err := traces(strings.Split(args[0], ","), ts.MkAbs(path))
		ts.Check(err)
		for _, trace := range found {
			ts.Fatalf("%s", trace)
		}
	}
}

// traces says where below a path some texts are.
func traces(texts []string, path string) (found []string, err error) {
	err = filepath.WalkDir(path, func(file string, entry fs.DirEntry, err error) error {
		if err != nil || !entry.Type().IsRegular() {
			return err
		}
		for _, open := range []func(io.Reader) (io.Reader, error){
			func(r io.Reader) (io.Reader, error) { return r, nil },
			func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
			func(r io.Reader) (io.Reader, error) { return zstd.NewReader(r) },
		} {
			text, err := firstOf(texts, file, open)
			if err != nil {
				return err
			}
			if text != "" {
				found = append(found, fmt.Sprintf("%s holds %q", file, text))
				break
			}
		}
		return nil
	})
	return found, err
}

// firstOf returns one of some texts that a file has when it is opened in a way; a
// file that cannot be opened so has none.
func firstOf(texts []string, file string, open func(io.Reader) (io.Reader, error)) (string, error) {
	f, err := os.Open(file)
	if err != nil {
		return "", err
	}
	defer f.Close()
	r, err := open(f)
	if err != nil {
		return "", nil // another format
	}
	const longest = 256 // of what is looked for
	window := make([]byte, 0, 1<<20+longest)
	for {
		n, err := io.ReadFull(r, window[len(window):cap(window)])
		window = window[:len(window)+n]
		for _, text := range texts {
			if bytes.Contains(window, []byte(text)) {
				return text, nil
			}
		}
		if err != nil {
			return "", nil // at the end, or no file of this format
		}
		window = append(window[:0], window[len(window)-longest:]...)
	}
}

func TestTracesAreFoundInCompressedFiles(t *testing.T) {
	dir := t.TempDir()
	plain := strings.Repeat("x", 1<<20-3) + "rumpelstilz" + strings.Repeat("y", 1<<20)
	var zipped, squeezed bytes.Buffer
	g := gzip.NewWriter(&zipped)
	_, err := io.WriteString(g, plain)
	if err = errors.Join(err, g.Close()); err != nil {
		t.Fatal(err)
	}
	z, err := zstd.NewWriter(&squeezed)
	if err != nil {
		t.Fatal(err)
	}
	_, err = io.WriteString(z, plain)
	if err = errors.Join(err, z.Close()); err != nil {
		t.Fatal(err)
	}
	for file, text := range map[string]string{"plain": plain, "gzip": zipped.String(), "zstd": squeezed.String()} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		found, err := traces([]string{"kobold", "rumpelstilz"}, filepath.Join(dir, file))
		if err != nil || len(found) != 1 || !strings.HasSuffix(found[0], file+` holds "rumpelstilz"`) {
			t.Errorf("%s: %q, %v", file, found, err)
		}
	}
	if found, err := traces([]string{"kobold"}, dir); err != nil || len(found) != 0 {
		t.Errorf("what is not there is found: %q, %v", found, err)
	}
}
