package rootfs

import (
	"archive/tar"
	"bytes"
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/opencontainers/go-digest"
	ocispec "github.com/opencontainers/image-spec/specs-go/v1"

	"github.com/envsolve/envsolve/internal/squashfs"
)

func TestWhatAShellCannotSetIsRefused(t *testing.T) {
	for _, tt := range []struct {
		env, enroot, sif string // and what each form's error holds; empty for none
	}{
		{"A=x\nB=y", "has one line for each", ""},
		{"A.B=x", "", `"A.B": Apptainer's shell cannot set it`},
		{"A=$(id) `id` ' \" \\", "", ""},
	} {
		c := ocispec.ImageConfig{Env: []string{tt.env}}
		holds(t, tt.env, new(Options).ForEnroot(c), tt.enroot)
		holds(t, tt.env, new(Options).ForSIF(c), tt.sif)
	}
}

func holds(t *testing.T, what string, err error, want string) {
	t.Helper()
	if (err != nil) != (want != "") || err != nil && !strings.Contains(err.Error(), want) {
		t.Errorf("%q: error %v, want %q", what, err, want)
	}
}

// TestAnImageThatStartsNothingStartsAShell as enroot and Apptainer have it.
func TestAnImageThatStartsNothingStartsAShell(t *testing.T) {
	want := "if [ $# -gt 0 ]; then\n    exec \"$@\"\nelse\n    exec '/bin/sh'\nfi\n"
	if got := starting(ocispec.ImageConfig{}); got != want {
		t.Errorf("%s", got)
	}
}

// FuzzLayers writes whatever two layers hold, or refuses it.
func FuzzLayers(f *testing.F) {
	add := func(headers ...tar.Header) []byte {
		var b bytes.Buffer
		w := tar.NewWriter(&b)
		for _, h := range headers {
			if err := w.WriteHeader(&h); err != nil {
				f.Fatal(err)
			}
		}
		return b.Bytes()
	}
	below := add(tar.Header{Name: "a/b", Typeflag: tar.TypeReg}, tar.Header{Name: "c", Typeflag: tar.TypeSymlink, Linkname: "a"},
		tar.Header{Name: "d", Typeflag: tar.TypeLink, Linkname: "a/b"}, tar.Header{Name: "e/", Typeflag: tar.TypeDir})
	f.Add(below, add(tar.Header{Name: "c/.wh.b"}, tar.Header{Name: "e/.wh..wh..opq"}, tar.Header{Name: "../c", Typeflag: tar.TypeDir}))
	f.Add(below, add(tar.Header{Name: ".wh..", Typeflag: tar.TypeReg}, tar.Header{Name: "a", Typeflag: tar.TypeFifo}))
	f.Fuzz(func(t *testing.T, below, above []byte) {
		out, err := os.Create(filepath.Join(t.TempDir(), "tree"))
		if err != nil {
			t.Fatal(err)
		}
		defer out.Close()
		var layers []Layer
		for _, blob := range [][]byte{below, above} {
			layers = append(layers, Layer{Digest: digest.FromBytes(blob), Size: int64(len(blob)),
				Open: func(context.Context) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(blob)), nil }})
		}
		_ = Write(t.Context(), out, layers, Options{Compression: squashfs.Gzip}) // that it ends is enough
	})
}
