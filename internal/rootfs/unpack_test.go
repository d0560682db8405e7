package rootfs_test

import (
	"archive/tar"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/rootfs"
)

// writtenTree unpacks layers and lists what is there then: files with their texts, symbolic
// links with "->" and their targets, folders with a slash.
func writtenTree(t *testing.T, layers ...rootfs.Layer) (map[string]string, error) {
	t.Helper()
	into := t.TempDir()
	scratch := filepath.Join(into, "scratch")
	if err := os.Mkdir(scratch, 0o700); err != nil {
		t.Fatal(err)
	}
	outside := filepath.Join(into, "outside")
	if err := os.Mkdir(outside, 0o700); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(into, "files")
	err := rootfs.Unpack(t.Context(), dir, scratch, layers, func(
		h *tar.Header, r io.Reader, create func() (*os.File, error)) error {
		if strings.HasSuffix(h.Name, "skipped") {
			return nil
		}
		file, err := create()
		if err == nil {
			_, err = io.Copy(file, r)
		}
		return err
	})
	if list, _ := os.ReadDir(outside); len(list) > 0 {
		t.Errorf("written outside: %v", list)
	}
	if list, _ := os.ReadDir(into); len(list) > 3 {
		t.Errorf("written outside: %v", list)
	}
	if err != nil {
		return nil, err
	}
	found := map[string]string{}
	err = filepath.WalkDir(dir, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || name == dir {
			return err
		}
		below := strings.TrimPrefix(name, dir+"/")
		switch {
		case entry.IsDir():
			found[below+"/"] = ""
		case entry.Type()&fs.ModeSymlink != 0:
			target, err := os.Readlink(name)
			found[below] = "->" + target
			return err
		default:
			text, err := os.ReadFile(name)
			found[below] = string(text)
			return err
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return found, nil
}

func TestUnpackWritesTheTree(t *testing.T) {
	for name, tt := range map[string]struct {
		layers []rootfs.Layer
		want   map[string]string
	}{
		"files, links and what is skipped": {
			[]rootfs.Layer{layer(t, dir("a"), "", file("a/b"), "text", link("a/c", "a/b"), "", symlink("d", "/a/b"), "",
				file("a/skipped"), "x", link("e", "a/skipped"), "", tar.Header{Typeflag: tar.TypeFifo, Name: "pipe"}, "",
				tar.Header{Typeflag: tar.TypeChar, Name: "dev/null"}, "")},
			map[string]string{"a/": "", "a/b": "text", "a/c": "text", "d": "->/a/b", "dev/": ""},
		},
		"a link without a target": {
			[]rootfs.Layer{layer(t, file("a"), "1", symlink("b", ""), "")},
			map[string]string{"a": "1"},
		},
		"what upper layers take away": {
			[]rootfs.Layer{layer(t, file("a/b"), "1", file("a/c"), "1", file("d/e"), "1", file("f"), "1"),
				layer(t, file("a/.wh.b"), "", file("d/.wh..wh..opq"), "", file("d/g"), "2", file("f"), "2")},
			map[string]string{"a/": "", "a/c": "1", "d/": "", "d/g": "2", "f": "2"},
		},
		"names that lead out": {
			[]rootfs.Layer{layer(t, file("../../outside/a"), "1", file("/outside/b"), "1", symlink("up", "../../../outside"), "",
				file("up/c"), "1", symlink("root", "/"), "", file("root/d"), "1")},
			map[string]string{"outside/": "", "outside/a": "1", "outside/b": "1", "outside/c": "1", "up": "->../../../outside",
				"root": "->/", "d": "1"},
		},
		"a link in the place of a folder": {
			[]rootfs.Layer{layer(t, file("a/b"), "1"), layer(t, symlink("a", "/outside"), ""), layer(t, file("a/c"), "2")},
			map[string]string{"a": "->/outside", "outside/": "", "outside/c": "2"},
		},
	} {
		got, err := writtenTree(t, tt.layers...)
		if diff := cmp.Diff(tt.want, got); err != nil || diff != "" {
			t.Errorf("%s: %v (-want +got):\n%s", name, err, diff)
		}
	}
}

func TestUnpackRefusesWhatNoImageHas(t *testing.T) {
	bad := layer(t, file("a"), "text")
	bad.Digest = layer(t, file("b"), "text").Digest
	for name, tt := range map[string]struct {
		layer rootfs.Layer
		want  string
	}{
		"another digest":      {bad, "its bytes are"},
		"a round of links":    {layer(t, symlink("a", "b"), "", symlink("b", "a"), "", file("a/c"), ""), "symbolic links"},
		"a link to nothing":   {layer(t, link("a", "b"), ""), "hard link to /b"},
		"a name of no system": {layer(t, file(strings.Repeat("n", 300)), "x"), "too long"},
	} {
		if _, err := writtenTree(t, tt.layer); err == nil || !strings.Contains(err.Error(), tt.want) {
			t.Errorf("%s: %v, want %q", name, err, tt.want)
		}
	}
}

func TestUnpackEndsWithTheContextAndWithAFullDisk(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	into := t.TempDir()
	keep := func(_ *tar.Header, _ io.Reader, create func() (*os.File, error)) error {
		if _, err := create(); err != nil {
			return err
		}
		return errors.New("the disk is full")
	}
	some := []rootfs.Layer{layer(t, file("a"), "1")}
	if err := rootfs.Unpack(ctx, filepath.Join(into, "files"), into, some, keep); !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
	if err := rootfs.Unpack(t.Context(), filepath.Join(into, "files"), into, some, keep); err == nil ||
		!strings.Contains(err.Error(), "a: the disk is full") {
		t.Errorf("%v", err)
	}
}
