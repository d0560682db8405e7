package buildkitd

import (
	"context"
	"errors"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const stranger = 65534

// TestABuilderInAFolderThatOthersCanChangeIsNotAsked has somebody listen at the
// socket of the managed builder, in folders that others could have put there.
func TestABuilderInAFolderThatOthersCanChangeIsNotAsked(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("needs root to give folders to another user")
	}
	for _, tt := range []struct {
		name   string
		change func(parent, dir string) error // dir is in parent, which is in a folder of root's
		want   string                         // "" where it is safe
	}{
		{"own", func(string, string) error { return nil }, ""},
		{"it is open to all", func(_, dir string) error { return os.Chmod(dir, 0o777) }, "everybody may write to"},
		{"it is open to a group", func(_, dir string) error {
			return errors.Join(os.Chown(dir, 0, stranger), os.Chmod(dir, 0o770))
		}, "group 65534 may write to"},
		{"it is open to root's group", func(_, dir string) error { return os.Chmod(dir, 0o770) }, "it must be your own"},
		{"it is a stranger's", func(_, dir string) error { return os.Chown(dir, stranger, stranger) },
			"belongs to user 65534"},
		{"its parent is open to all", func(parent, _ string) error { return os.Chmod(parent, 0o777) },
			"everybody may write to"},
		{"its parent is a stranger's", func(parent, _ string) error { return os.Chown(parent, stranger, stranger) },
			"belongs to user 65534"},
		{"its parent is open and sticky", func(parent, _ string) error { return os.Chmod(parent, 0o777|os.ModeSticky) }, ""},
		{"a link of root's to a safe folder", func(parent, dir string) error {
			return behindLink(parent, dir, os.Getuid())
		}, ""},
		{"a stranger's link in a sticky folder", func(parent, dir string) error {
			return errors.Join(os.Chmod(parent, 0o777|os.ModeSticky), behindLink(parent, dir, stranger))
		}, "belongs to user 65534"},
		{"a link through an open folder", func(parent, dir string) error {
			return errors.Join(behindLink(parent, dir, os.Getuid()), os.Chmod(filepath.Join(parent, "behind"), 0o777))
		}, "everybody may write to"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			parent := filepath.Join(t.TempDir(), "p")
			dir := filepath.Join(parent, "d")
			if err := os.MkdirAll(dir, 0o700); err != nil {
				t.Fatal(err)
			}
			if err := tt.change(parent, dir); err != nil {
				t.Fatal(err)
			}
			l, err := net.Listen("unix", filepath.Join(dir, "buildkitd.sock"))
			if err != nil {
				t.Fatal(err)
			}
			defer l.Close()
			asked := false
			lease, err := Config{StateDir: dir}.Use(t.Context(), os.Getenv, io.Discard,
				func(context.Context, string) error { asked = true; return nil })
			if err == nil {
				defer lease.Release()
			}
			if safe := tt.want == ""; asked != safe || (err == nil) != safe {
				t.Errorf("asked: %v, %v", asked, err)
			}
			if err != nil && !strings.Contains(err.Error(), tt.want) {
				t.Errorf("got %v, want %q", err, tt.want)
			}
		})
	}
}

// behindLink moves dir into another folder of parent, and puts a link of a user's
// in its place.
func behindLink(parent, dir string, owner int) error {
	behind := filepath.Join(parent, "behind")
	return errors.Join(os.Mkdir(behind, 0o755), os.Rename(dir, filepath.Join(behind, "real")),
		os.Symlink(filepath.Join("behind", ".", "real"), dir), os.Lchown(dir, owner, owner))
}

func TestWhoCalledSudoMayOwnTheHome(t *testing.T) {
	if os.Getuid() != 0 {
		t.Skip("needs root to give folders to another user")
	}
	home := filepath.Join(t.TempDir(), "home")
	dir := filepath.Join(home, "envsolve")
	if err := errors.Join(os.MkdirAll(dir, 0o700), os.Chown(home, stranger, stranger)); err != nil {
		t.Fatal(err)
	}
	if onlyOurs(dir) == nil {
		t.Error("a stranger's home is safe")
	}
	t.Setenv("SUDO_UID", "65534")
	if err := onlyOurs(dir); err != nil {
		t.Error(err)
	}
	if err := os.Chown(dir, stranger, stranger); err != nil {
		t.Fatal(err)
	}
	if onlyOurs(dir) == nil {
		t.Error("the folder itself may be somebody else's")
	}
}

func TestLinksInACircleEnd(t *testing.T) {
	link := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(link, link); err != nil {
		t.Fatal(err)
	}
	if err := onlyOurs(link); err == nil || !strings.Contains(err.Error(), "circle") {
		t.Error(err)
	}
}
