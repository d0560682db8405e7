package rootfs_test

import (
	"archive/tar"
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/rootfs"
	"github.com/envsolve/envsolve/internal/squashfs"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// made is when everything in the tests was made.
var made = time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)

// layer makes a layer of tar entries with contents.
func layer(t testing.TB, entries ...any) rootfs.Layer {
	t.Helper()
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for i := 0; i < len(entries); i += 2 {
		h, content := entries[i].(tar.Header), entries[i+1].(string)
		h.ModTime, h.Size = made, int64(len(content))
		if h.Mode == 0 {
			h.Mode = 0o644
		}
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, content); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	blob := b.Bytes()
	return rootfs.Layer{Digest: digest.FromBytes(blob), Size: int64(len(blob)),
		Open: func(context.Context) (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(blob)), nil }}
}

func file(name string) tar.Header { return tar.Header{Typeflag: tar.TypeReg, Name: name} }
func dir(name string) tar.Header {
	return tar.Header{Typeflag: tar.TypeDir, Name: name, Mode: 0o755}
}
func link(name, to string) tar.Header {
	return tar.Header{Typeflag: tar.TypeLink, Name: name, Linkname: to}
}
func symlink(name, to string) tar.Header {
	return tar.Header{Typeflag: tar.TypeSymlink, Name: name, Linkname: to}
}

func write(t testing.TB, o rootfs.Options, layers ...rootfs.Layer) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "image.sqsh")
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	if o.Compression == "" {
		o.Compression = squashfs.Zstd
	}
	o.Modified = made
	if err := rootfs.Write(t.Context(), f, layers, o); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	return name
}

// unpacked has unsquashfs unpack a file system, and returns what is in it by path:
// contents of files, and targets of symbolic links behind an arrow.
func unpacked(t testing.TB, image string) (string, map[string]string) {
	t.Helper()
	program := worldtest.Needs(t, "unsquashfs", "unsquashfs")
	root := filepath.Join(t.TempDir(), "root")
	out, err := exec.CommandContext(t.Context(), program, "-no-progress", "-strict-errors", "-d", root, image).CombinedOutput()
	if err != nil {
		t.Fatalf("unsquashfs: %v\n%s", err, out)
	}
	return root, listing(t, root)
}

func listing(t testing.TB, root string) map[string]string {
	t.Helper()
	got := map[string]string{}
	err := filepath.Walk(root, func(path string, info os.FileInfo, err error) error {
		if err != nil {
			return err
		}
		name, _ := filepath.Rel(root, path)
		switch {
		case info.Mode().IsRegular():
			text, err := os.ReadFile(path)
			got[name] = string(text)
			return err
		case info.Mode()&os.ModeSymlink != 0:
			to, err := os.Readlink(path)
			got[name] = "-> " + to
			return err
		case info.IsDir():
			got[name] = "/"
		default:
			got[name] = info.Mode().Type().String()
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// layers are an image in which layers change what is below them.
func layers(t testing.TB) []rootfs.Layer {
	noise := make([]byte, 300_000)
	random := rand.NewChaCha8([32]byte{1})
	_, _ = random.Read(noise)
	return []rootfs.Layer{
		layer(t, dir("usr"), "", dir("usr/lib"), "", symlink("lib", "usr/lib"), "", file("usr/lib/a"), "old",
			file("etc/gone"), "x", file("etc/kept"), "y", dir("srv/opaque"), "", file("srv/opaque/below"), "z",
			file("usr/lib/original"), "shared", link("usr/lib/other", "usr/lib/original"), "",
			file("empty"), "", file("exact"), strings.Repeat("0123456789abcdef", 8192), file("noise"), string(noise),
			tar.Header{Typeflag: tar.TypeChar, Name: "dev/null", Devmajor: 1, Devminor: 3, Mode: 0o666}, "",
			tar.Header{Typeflag: tar.TypeFifo, Name: "run/pipe"}, ""),
		layer(t, file("lib/a"), "new", file("./etc/.wh.gone"), "", file("srv/opaque/above"), "w",
			file("srv/opaque/.wh..wh..opq"), "", file("usr/lib/.wh.original"), "",
			tar.Header{Typeflag: tar.TypeReg, Name: "bin/set", Mode: 0o4755, Uid: 70000, Gid: 12}, "#!",
			tar.Header{Typeflag: tar.TypeReg, Name: "bin/ping", Mode: 0o755, PAXRecords: map[string]string{
				"SCHILY.xattr.user.note": "one", "SCHILY.xattr.user.more": "\x00\x01"}}, "p"),
	}
}

func wanted(t testing.TB) map[string]string {
	noise := make([]byte, 300_000)
	random := rand.NewChaCha8([32]byte{1})
	_, _ = random.Read(noise)
	return map[string]string{
		".": "/", "usr": "/", "usr/lib": "/", "lib": "-> usr/lib", "usr/lib/a": "new", "etc": "/", "etc/kept": "y",
		"srv": "/", "srv/opaque": "/", "srv/opaque/above": "w", "usr/lib/other": "shared", "empty": "", "dev": "/",
		"exact": strings.Repeat("0123456789abcdef", 8192), "noise": string(noise), "dev/null": "Dc---------",
		"run": "/", "run/pipe": "p---------", "bin": "/", "bin/set": "#!", "bin/ping": "p",
	}
}

func TestUnsquashfsReadsWhatAContainerWouldSee(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("device files and owners are compared, which only root can make")
	}
	for _, c := range []squashfs.Compression{squashfs.Zstd, squashfs.Gzip} {
		root, got := unpacked(t, write(t, rootfs.Options{Compression: c}, layers(t)...))
		if diff := cmp.Diff(wanted(t), got); diff != "" {
			t.Errorf("%s: %s", c, diff)
		}
		out, err := exec.CommandContext(t.Context(), "stat", "-c", "%a %u %g %Y", filepath.Join(root, "bin/set")).Output()
		if want := fmt.Sprintf("4755 70000 12 %d\n", made.Unix()); err != nil || string(out) != want {
			t.Errorf("bin/set is %s, want %s (%v)", out, want, err)
		}
	}
}

// TestSquashfuseMountsIt reads the tree where it is mounted, extended attributes
// and all.
func TestSquashfuseMountsIt(t *testing.T) {
	program := worldtest.Needs(t, "squashfuse", "squashfuse")
	if _, err := os.Stat("/dev/fuse"); err != nil {
		t.Skip("this kernel has no FUSE: ", err)
	}
	image, at := write(t, rootfs.Options{Compression: squashfs.Gzip}, layers(t)...), t.TempDir()
	if out, err := exec.CommandContext(t.Context(), program, image, at).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	defer func() {
		if out, err := exec.Command("fusermount3", "-u", at).CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	}()
	if diff := cmp.Diff(wanted(t), listing(t, at)); diff != "" {
		t.Error(diff)
	}
}

// TestTwoRunsWriteTheSameBytes also where there are more processors.
func TestTwoRunsWriteTheSameBytes(t *testing.T) {
	var digests []digest.Digest
	for range 5 {
		text, err := os.ReadFile(write(t, rootfs.Options{}, layers(t)...))
		if err != nil {
			t.Fatal(err)
		}
		if len(text)%4096 != 0 {
			t.Errorf("%d bytes, which a loop device does not take", len(text))
		}
		digests = append(digests, digest.FromBytes(text))
	}
	if len(slices.Compact(digests)) != 1 {
		t.Errorf("%v", digests)
	}
}

// TestManyNamesAreRead fills more than one block of every table.
func TestManyNamesAreRead(t *testing.T) {
	var entries []any
	want := map[string]string{".": "/", "d": "/"}
	for i := range 3000 {
		name := fmt.Sprintf("d/%s%04d", strings.Repeat("x", i%80), i)
		want[name] = fmt.Sprint(i)
		entries = append(entries, file(name), fmt.Sprint(i))
	}
	_, got := unpacked(t, write(t, rootfs.Options{}, layer(t, entries...)))
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestFilesAndLinksAreAdded(t *testing.T) {
	o := rootfs.Options{Rootless: true, Files: map[string]rootfs.File{"/etc/rc": {Mode: 0o755, Text: "#!/bin/sh\n"}},
		Links: map[string]string{"/singularity": ".singularity.d/runscript"}}
	root, got := unpacked(t, write(t, o, layers(t)...))
	want := wanted(t)
	want["etc/rc"], want["singularity"] = "#!/bin/sh\n", "-> .singularity.d/runscript"
	delete(want, "dev/null")
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if info, err := os.Stat(filepath.Join(root, "etc/rc")); err != nil || info.Mode() != 0o755 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
	if os.Getuid() == 0 {
		out, err := exec.CommandContext(t.Context(), "stat", "-c", "%u %g", filepath.Join(root, "bin/set")).Output()
		if err != nil || string(out) != "0 0\n" {
			t.Errorf("bin/set belongs to %s (%v)", out, err)
		}
	}
}

func TestLayersThatAreNoneAreRefused(t *testing.T) {
	bad := layer(t, file("a"), "x")
	bad.Digest = digest.FromString("another")
	for want, l := range map[string]rootfs.Layer{
		"its bytes are sha256":           bad,
		"/a/b is below a file":           layer(t, file("a"), "", file("a/b"), ""),
		"more than 40 symbolic links":    layer(t, symlink("a", "b"), "", symlink("b", "a"), "", file("a/c"), ""),
		"hard link to /nowhere":          layer(t, link("a", "nowhere"), ""),
		"hard link to /d":                layer(t, dir("d"), "", link("a", "d"), ""),
		"the root is no directory":       layer(t, file("."), ""),
		"a path of more than 4096 bytes": layer(t, file(strings.Repeat("a/", 2100)+"a"), ""),
		"unpacks to more than":           deep(t),
		`/d/a: extended attribute "system.posix"`: layer(t, tar.Header{Typeflag: tar.TypeReg, Name: "d/a",
			PAXRecords: map[string]string{"SCHILY.xattr.system.posix": "x"}}, ""),
	} {
		f, err := os.Create(filepath.Join(t.TempDir(), "x"))
		if err != nil {
			t.Fatal(err)
		}
		err = rootfs.Write(t.Context(), f, []rootfs.Layer{l}, rootfs.Options{Compression: squashfs.Gzip})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q", err, want)
		}
		f.Close()
	}
}

// deep is a layer of a few entries whose paths are made of many folders each.
func deep(t testing.TB) rootfs.Layer {
	t.Helper()
	var entries []any
	for i := range 80 {
		entries = append(entries, file(fmt.Sprintf("%d%s/x", i, strings.Repeat("/a", 2000))), "")
	}
	return layer(t, entries...)
}

// TestOpaqueMarksHideOnlyWhatLiesBelow, however many of them a layer has.
func TestOpaqueMarksHideOnlyWhatLiesBelow(t *testing.T) {
	var below, above []any
	for i := range 20 {
		below = append(below, file(fmt.Sprintf("d/%d", i)), "", file("d/sub/a"), "")
		above = append(above, file(fmt.Sprintf("d/new%d", i)), "", file("d/sub/b"), "", file("d/.wh..wh..opq"), "",
			dir("d"), "")
	}
	_, got := unpacked(t, write(t, rootfs.Options{}, layer(t, below...), layer(t, above...)))
	if _, left := got["d/sub/a"]; left || len(got) != 20+4 { // with the root, d, sub and what is in it
		t.Errorf("%d names are left: %v", len(got), got)
	}
}

// TestNothingLeadsOutOfTheTree: paths and links upwards end at the root.
func TestNothingLeadsOutOfTheTree(t *testing.T) {
	_, got := unpacked(t, write(t, rootfs.Options{}, layer(t, file("../../a"), "1", symlink("up", "../../.."), "",
		file("up/b"), "2", symlink("abs", "/etc"), "", file("abs/c"), "3")))
	want := map[string]string{".": "/", "a": "1", "up": "-> ../../..", "b": "2", "abs": "-> /etc", "etc": "/", "etc/c": "3"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}
