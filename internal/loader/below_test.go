package loader

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/loader/elftest"
	"github.com/envsolve/envsolve/internal/testworld/standin"
)

func TestLinksBelowAFolderStayThere(t *testing.T) {
	secret := filepath.Join(t.TempDir(), "secret")
	if err := os.WriteFile(secret, []byte("outside"), 0o644); err != nil {
		t.Fatal(err)
	}
	dir := elftest.Root(t, map[string]string{
		"usr/lib/os-release": "inside", "etc/os-release": "->/usr/lib/os-release",
		"usr/lib/relative": "->../../usr/lib/os-release", "lib": "->usr/lib", "opt/up": "->../../../../../usr/lib/os-release",
		"opt/out": "->" + secret, "opt/round": "->round", "opt/folder": "->/usr",
	})
	files, closeFiles, err := Below(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	defer closeFiles()
	for name, want := range map[string]string{
		"etc/os-release": "inside", "usr/lib/relative": "inside", "lib/os-release": "inside", "opt/up": "inside",
		"opt/folder/lib/os-release": "inside", "opt/out": "", "opt/round": "", "../secret": "", "nothing": "",
	} {
		text, err := fs.ReadFile(files, name)
		if string(text) != want || (err == nil) != (want != "") {
			t.Errorf("%s: %q, %v", name, text, err)
		}
		_, err = fs.Stat(files, name)
		if (err == nil) != (want != "") && name != "opt/round" {
			t.Errorf("%s: stat: %v", name, err)
		}
	}
	if target, err := fs.ReadLink(files, "opt/folder"); err != nil || target != "/usr" {
		t.Errorf("a link reads %q, %v", target, err)
	}
	if got, err := fs.Glob(files, "opt/folder/l*/os-*"); err != nil ||
		!cmp.Equal(got, []string{"opt/folder/lib/os-release"}) {
		t.Errorf("%v, %v", got, err)
	}
}

// TestFilesBelowAFolderEndWithTheContext asks for what is there.
func TestFilesBelowAFolderEndWithTheContext(t *testing.T) {
	dir := elftest.Root(t, map[string]string{"usr/lib/os-release": "inside", "lib": "->usr/lib"})
	ctx, cancel := context.WithCancel(t.Context())
	files, closeFiles, err := Below(ctx, dir)
	if err != nil {
		t.Fatal(err)
	}
	defer closeFiles()
	if found := Glob(files, "/", "*/*/os-release"); len(found) != 1 {
		t.Errorf("before: %v", found)
	}
	cancel()
	_, opened := files.Open("usr/lib/os-release")
	_, seen := fs.Stat(files, "usr/lib/os-release")
	_, read := fs.ReadLink(files, "lib")
	_, link := fs.Lstat(files, "lib")
	for i, err := range []error{opened, seen, read, link} {
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%d: %v", i, err)
		}
	}
	if found := Glob(files, "/", "*/*/os-release"); len(found) > 0 {
		t.Errorf("after: %v", found)
	}
}

// sparse keeps what is written where.
type sparse struct{ text []byte }

func (s *sparse) WriteAt(p []byte, at int64) (int, error) {
	if more := int(at) + len(p) - len(s.text); more > 0 {
		s.text = append(s.text, make([]byte, more)...)
	}
	return copy(s.text[at:], p), nil
}

// TestAnOutlineLoadsAsTheWhole has a library with much in it that the loader does not read.
func TestAnOutlineLoadsAsTheWhole(t *testing.T) {
	whole := standin.Library{Soname: "libx.so.1", Needed: []string{"libcudnn.so.9", "libc.so.6"},
		Runpath:  "$ORIGIN/../lib",
		Sections: map[string][]byte{".nv_fatbin": bytes.Repeat([]byte("much"), 10_000)}}.Bytes()
	var out sparse
	if err := Outline(&out, bytes.NewReader(whole)); err != nil {
		t.Fatal(err)
	}
	want, err := readObject("/lib/libx.so.1", bytes.NewReader(whole))
	if err != nil {
		t.Fatal(err)
	}
	got, err := readObject("/lib/libx.so.1", bytes.NewReader(append(out.text, make([]byte, len(whole)-len(out.text))...)))
	if err != nil || !cmp.Equal(got, want, cmp.AllowUnexported(Object{})) {
		t.Errorf("%v: %+v, want %+v", err, got, want)
	}
	if bytes.Contains(out.text, []byte("muchmuchmuch")) {
		t.Error("all of it is copied")
	}
	if err := Outline(&out, strings.NewReader("\x7fELF and no more")); err == nil {
		t.Error("what is no library has an outline")
	}
	if err := Outline(full{}, bytes.NewReader(whole)); err == nil {
		t.Error("a full disk is not noticed")
	}
}

type full struct{}

func (full) WriteAt([]byte, int64) (int, error) { return 0, io.ErrShortWrite }
