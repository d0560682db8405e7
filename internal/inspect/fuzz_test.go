package inspect

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"context"
	"io"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/google/go-containerregistry/pkg/v1/empty"
	"github.com/google/go-containerregistry/pkg/v1/mutate"
	"github.com/google/go-containerregistry/pkg/v1/static"
	"github.com/google/go-containerregistry/pkg/v1/types"

	"github.com/envsolve/envsolve/matrices"
)

// plain is an image of layers that are given as tars.
func plain(tb testing.TB, layers ...[]byte) v1.Image {
	tb.Helper()
	img := empty.Image
	for _, l := range layers {
		var err error
		if img, err = mutate.AppendLayers(img, static.NewLayer(l, types.OCIUncompressedLayer)); err != nil {
			tb.Fatal(err)
		}
	}
	return img
}

// tarred is a layer of files; nil where tar cannot write one of the names.
func tarred(names, contents []string) []byte {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for i, name := range names {
		h := tar.Header{Name: name, Size: int64(len(contents[i])), Mode: 0o644, Typeflag: tar.TypeReg}
		if w.WriteHeader(&h) != nil {
			return nil
		}
		if _, err := io.WriteString(w, contents[i]); err != nil {
			return nil
		}
	}
	if w.Close() != nil {
		return nil
	}
	return out.Bytes()
}

// FuzzImage inspects images whose layers are any bytes: it ends with what was
// found or with an error, and finds the same each time.
func FuzzImage(f *testing.F) {
	wheel := torchWheel()
	var names, contents []string
	for name, content := range wheel {
		names, contents = append(names, name), append(contents, content)
	}
	f.Add(tarred(names, contents), []byte{})
	f.Add(tarred([]string{"etc/os-release", "usr/local/cuda-12/version.txt"}, []string{"PRETTY_NAME=x", "CUDA Version 12.4"}),
		tarred([]string{"etc/.wh.os-release", "usr/local/.wh..wh..opq"}, []string{"", ""}))
	f.Add(tarred([]string{"usr/lib/libcudnn.so.9"}, []string{elf(fat(entry(2, 90, 8)))}), []byte("no tar"))
	facts := matrices.Embedded()
	f.Fuzz(func(t *testing.T, lower, upper []byte) {
		img := plain(t, lower, upper)
		first, err := Image(context.Background(), facts, img)
		again, errAgain := Image(context.Background(), facts, img)
		if diff := cmp.Diff(first, again); diff != "" || (err == nil) != (errAgain == nil) {
			t.Errorf("looked at again it is another: %v, %v, %s", err, errAgain, diff)
		}
	})
}

// FuzzWheel inspects any bytes as a wheel.
func FuzzWheel(f *testing.F) {
	f.Add(zipped(f, torchWheel()))
	f.Add(zipped(f, members{"a.dist-info/METADATA": "Name: a\nVersion: 1", "usr/lib/libcudart.so.12": elf(nil)}))
	facts := matrices.Embedded()
	f.Fuzz(func(_ *testing.T, raw []byte) {
		_, _ = Archive(facts, bytes.NewReader(raw), int64(len(raw)))
	})
}

// FuzzFilesAreFoundWhereverTheyLie puts the same two files into a wheel, into a
// layer, and into two layers: the same is found in them.
func FuzzFilesAreFoundWhereverTheyLie(f *testing.F) {
	f.Add("torch-2.5.1.dist-info/METADATA", "Name: torch\nVersion: 2.5.1\n", "torch/version.py", "cuda = '12.4'\n")
	f.Add("usr/local/cuda-12/version.json", `{"cuda":{"version":"12.4"}}`, "etc/os-release", `PRETTY_NAME="Debian"`)
	f.Add("libcublas.so.12", elf(fat(entry(2, 90, 8))), "a/libcudnn.so.9.1.0", elf(fat(entry(1, 52, 3))))
	facts := matrices.Embedded()
	f.Fuzz(func(t *testing.T, name, content, otherName, other string) {
		if !ordinary(name) || !ordinary(otherName) || name == otherName ||
			strings.HasPrefix(name, otherName+"/") || strings.HasPrefix(otherName, name+"/") {
			return
		}
		names, contents := []string{name, otherName}, []string{content, other}
		one, lower, upper := tarred(names, contents), tarred(names[:1], contents[:1]), tarred(names[1:], contents[1:])
		if one == nil || lower == nil || upper == nil {
			return
		}
		found := func(img v1.Image) *Contents {
			c, err := Image(context.Background(), facts, img)
			if err != nil {
				t.Fatal(err)
			}
			return c
		}
		want := found(plain(t, one))
		// The upper layer is looked at first, so the first file is in that one.
		if diff := cmp.Diff(found(plain(t, upper, lower)), want); diff != "" {
			t.Errorf("(-in two layers +in one)\n%s", diff)
		}
		raw := ordered(t, names, contents)
		got, err := Archive(facts, bytes.NewReader(raw), int64(len(raw)))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(got, want); diff != "" {
			t.Errorf("(-in a wheel +in a layer)\n%s", diff)
		}
	})
}

// ordinary reports whether a name is one that zip, tar and layers read alike.
func ordinary(name string) bool {
	for part := range strings.SplitSeq(name, "/") {
		if part == "" || part == "." || part == ".." || strings.HasPrefix(part, ".wh.") {
			return false
		}
	}
	return !strings.ContainsAny(name, "\\\x00") && len(name) <= longestPath
}

// ordered is a wheel of files in their order.
func ordered(t *testing.T, names, contents []string) []byte {
	t.Helper()
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for i, name := range names {
		f, err := w.Create(name)
		if err == nil {
			_, err = io.WriteString(f, contents[i])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}
