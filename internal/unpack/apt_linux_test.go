package unpack

import (
	"errors"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/sys/unix"
)

// grown is a base image, what an installation made of it, and the packages.
type grown struct{ base, installed, debs string }

// newGrown has a package change one file, add two and write what no layer keeps.
func newGrown(t *testing.T) grown {
	t.Helper()
	dir := t.TempDir()
	g := grown{filepath.Join(dir, "base"), filepath.Join(dir, "installed"), filepath.Join(dir, "debs")}
	for _, root := range []string{g.base, g.installed} {
		g.write(t, root, "etc/passwd", "root\n")
		g.write(t, root, "usr/bin/cp", "cp\n")
		g.write(t, root, "var/log/boot.log", "")
	}
	g.write(t, g.installed, "etc/passwd", "root\nmessagebus\n")
	g.write(t, g.installed, "usr/lib/helper", "helper\n")
	if err := os.Chmod(filepath.Join(g.installed, "usr/lib/helper"), 0o754|fs.ModeSetuid); err != nil {
		t.Fatal(err)
	}
	for _, twin := range []string{"usr/lib/another", "usr/sbin/helper"} {
		g.write(t, g.installed, twin, "")
		err := errors.Join(os.Remove(filepath.Join(g.installed, twin)),
			os.Link(filepath.Join(g.installed, "usr/lib/helper"), filepath.Join(g.installed, twin)))
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := unix.Mkfifo(filepath.Join(g.installed, "usr/lib/pipe"), 0o640); err != nil {
		t.Fatal(err)
	}
	socket, err := net.Listen("unix", filepath.Join(g.installed, "usr/lib/socket"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { socket.Close() })
	if err := os.Symlink("../lib/helper", filepath.Join(g.installed, "usr/bin/help")); err != nil {
		t.Fatal(err)
	}
	g.write(t, g.installed, "var/log/apt/history.log", "installed\n")
	g.write(t, g.installed, "run/lock", "")
	g.write(t, g.debs, "a.deb", "!<arch>\ndebian-binary   1700000000  0     0     100644  4         `\n2.0\n")
	return g
}

// write writes a file of a time that every tree has.
func (g grown) write(t *testing.T, root, name, text string) {
	t.Helper()
	at := filepath.Join(root, name)
	if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	when := time.Unix(1_600_000_000, 0)
	if err := os.Chtimes(at, when, when); err != nil {
		t.Fatal(err)
	}
}

// run writes out the layer, of whatever digest it is.
func (g grown) run(t *testing.T) (out string, err error) {
	t.Helper()
	const none = "sha256:0"
	err = Run(t.Context(), []string{"apt", none, g.base, g.installed, g.debs, t.TempDir()})
	found := regexp.MustCompile(`sha256:[0-9a-f]{64}`).FindString(err.Error())
	if found == "" {
		return "", err
	}
	if !strings.Contains(err.Error(), "but the lock says "+none) {
		t.Errorf("of another layer it says %v", err)
	}
	out = t.TempDir()
	return out, Run(t.Context(), []string{"apt", found, g.base, g.installed, g.debs, out})
}

func TestWhatAnInstallationChangedIsWrittenOut(t *testing.T) {
	g := newGrown(t)
	out, err := g.run(t)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{
		"etc": "drwxr-xr-x 2023-11-14", "etc/passwd": "-rw-r--r-- 2020-09-13 root\nmessagebus\n",
		"usr": "drwxr-xr-x 2023-11-14", "usr/bin": "drwxr-xr-x 2023-11-14", "usr/lib": "drwxr-xr-x 2023-11-14",
		"usr/bin/help": "Lrwxrwxrwx 2023-11-14 ../lib/helper", "usr/lib/helper": "urwxr-xr-- 2020-09-13 helper\n",
		"usr/lib/another": "urwxr-xr-- 2020-09-13 helper\n", "usr/sbin": "drwxr-xr-x 2023-11-14",
		"usr/sbin/helper": "urwxr-xr-- 2020-09-13 helper\n", "usr/lib/pipe": "prw-r----- 2023-11-14",
		"var": "drwxr-xr-x 2023-11-14", "var/log": "drwxr-xr-x 2023-11-14", "var/log/apt": "drwxr-xr-x 2023-11-14",
		"run": "drwxr-xr-x 2023-11-14",
	}
	if diff := cmp.Diff(want, tree(t, out)); diff != "" {
		t.Error(diff)
	}
	first, err := os.Lstat(filepath.Join(out, "usr/lib/another"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"usr/lib/helper", "usr/sbin/helper"} {
		if info, err := os.Lstat(filepath.Join(out, name)); err != nil || !os.SameFile(first, info) {
			t.Errorf("%s is no link to usr/lib/another: %v", name, err)
		}
	}
}

func TestAnInstallationThatNoTreeStandsForIsRefused(t *testing.T) {
	for name, tt := range map[string]struct {
		change func(t *testing.T, g grown) error
		want   string
	}{
		"a file that is gone": {func(_ *testing.T, g grown) error {
			return os.Remove(filepath.Join(g.installed, "usr/bin/cp"))
		}, "removes usr/bin/cp"},
		"a folder that is gone": {func(t *testing.T, g grown) error {
			g.write(t, g.base, "opt/a/b", "")
			return nil
		}, "removes opt of"},
		"no package": {func(t *testing.T, g grown) error {
			g.write(t, g.debs, "a.deb", "PK")
			return nil
		}, "not a .deb file"},
	} {
		t.Run(name, func(t *testing.T) {
			g := newGrown(t)
			if err := tt.change(t, g); err != nil {
				t.Fatal(err)
			}
			if _, err := g.run(t); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("the error is %v, want %q", err, tt.want)
			}
		})
	}
	g := newGrown(t)
	if err := os.Remove(filepath.Join(g.installed, "var/log/boot.log")); err != nil {
		t.Fatal(err)
	}
	if _, err := g.run(t); err != nil {
		t.Errorf("without a log: %v", err)
	}
}
