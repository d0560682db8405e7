// Package unpacked runs programs of Debian's packages without installing them:
// the packages are unpacked into a folder, with their own C library, beside
// whatever system this machine has. No package's scripts run.
//
// A program that must see this machine's files, such as an interpreter of
// another version, is started by the folder's own dynamic linker ([Tree.Program]).
// A whole stack whose libraries look for each other in the system's folders
// runs with the folder as its root ([Tree.Command]).
package unpacked

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/envsolve/envsolve/internal/testworld/debian"
)

// Tree is a folder that packages were unpacked into.
type Tree struct{ Root string }

// Contents says what is in a tree: packages and all that they depend on.
type Contents struct {
	Packages []string
	Without  []string // packages to leave out, with what only they need
}

// Unpack fetches packages and unpacks them into an empty folder.
func Unpack(ctx context.Context, mirror *debian.Mirror, list *debian.List, root string, c Contents) (Tree, error) {
	closure, err := list.Closure(c.Packages, c.Without)
	if err != nil {
		return Tree{}, err
	}
	files := make([]string, len(closure))
	group, fetching := errgroup.WithContext(ctx)
	group.SetLimit(4)
	for i, p := range closure {
		group.Go(func() (err error) {
			files[i], err = mirror.Download(fetching, p)
			return err
		})
	}
	if err := errors.Join(group.Wait(), merge(root)); err != nil {
		return Tree{}, err
	}
	for _, file := range files { // one after another, as they share folders
		if err := extract(ctx, file, root); err != nil {
			return Tree{}, err
		}
	}
	return Tree{Root: root}, nil
}

// merge makes the links by which a system with a merged /usr finds everything
// (Debian's package base-files brings them); older packages unpack through them.
func merge(root string) error {
	for _, name := range []string{"bin", "sbin", "lib", "lib64"} {
		err := os.MkdirAll(filepath.Join(root, "usr", name), 0o755)
		if err := errors.Join(err, os.Symlink("usr/"+name, filepath.Join(root, name))); err != nil {
			return err
		}
	}
	return nil
}

// extract unpacks one package. tar keeps the links of merge where a package
// has a folder of that name.
func extract(ctx context.Context, file, root string) error {
	unpack := exec.CommandContext(ctx, "dpkg-deb", "--fsys-tarfile", file)
	tar := exec.CommandContext(ctx, "tar", "-x", "--no-same-owner", "--keep-directory-symlink", "-C", root)
	var problems, tarProblems bytes.Buffer
	unpack.Stderr, tar.Stderr = &problems, &tarProblems
	pipe, err := unpack.StdoutPipe()
	if err != nil {
		return err
	}
	tar.Stdin = pipe
	if err := unpack.Start(); err != nil {
		return fmt.Errorf("unpack %s: %w", filepath.Base(file), err)
	}
	err = tar.Run()
	_, rest := io.Copy(io.Discard, pipe) // where tar gave up, dpkg-deb would wait for it
	if err := errors.Join(err, rest, unpack.Wait()); err != nil {
		return fmt.Errorf("unpack %s: %w: %s%s", filepath.Base(file), err, problems.Bytes(),
			bytes.TrimSpace(tarProblems.Bytes()))
	}
	return nil
}

// libraries are the folders that a system's linker would look in.
func (t Tree) libraries() []string {
	const system = "usr/lib/x86_64-linux-gnu"
	found := []string{filepath.Join(t.Root, system)}
	for _, alternative := range []string{"blas", "lapack"} { // update-alternatives would link them
		if folder := filepath.Join(t.Root, system, alternative); isFolder(folder) {
			found = append(found, folder)
		}
	}
	return found
}

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// Program makes a script that starts a program of the tree, such as
// "usr/bin/python3.14", by the tree's own linker and libraries, and returns the
// script's path, in the program's folder. LD_LIBRARY_PATH comes first, as ever;
// this machine's programs that it starts are left alone.
func (t Tree) Program(name string) (string, error) {
	program := filepath.Join(t.Root, name)
	linker := filepath.Join(t.Root, "lib64/ld-linux-x86-64.so.2")
	for _, file := range []string{program, linker} {
		if _, err := os.Stat(file); err != nil {
			return "", fmt.Errorf("unpacked packages: %w", err)
		}
	}
	script := fmt.Sprintf("#!/bin/sh\nexec '%s' --argv0 \"$0\" --library-path \"${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}%s\" '%s' \"$@\"\n",
		linker, strings.Join(t.libraries(), ":"), program)
	path := filepath.Join(filepath.Dir(program), "run-"+filepath.Base(program))
	return path, os.WriteFile(path, []byte(script), 0o755)
}

// Settle tells the tree's linker of all its libraries, those in further folders
// of the tree included, as ldconfig does at the end of an installation.
func (t Tree) Settle(ctx context.Context, further ...string) error {
	var conf strings.Builder
	for _, folder := range append(t.libraries(), further...) {
		fmt.Fprintln(&conf, strings.TrimPrefix(folder, t.Root))
	}
	file := filepath.Join(t.Root, "etc/ld.so.conf")
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(file, []byte(conf.String()), 0o644); err != nil {
		return err
	}
	if out, err := exec.CommandContext(ctx, "/sbin/ldconfig", "-r", t.Root).CombinedOutput(); err != nil {
		return fmt.Errorf("ldconfig of %s: %w: %s", t.Root, err, bytes.TrimSpace(out))
	}
	return nil
}

// Command runs a program with the tree as its root, with /proc and /dev, without
// a network, and with the environment given alone. It needs root. Mounts end
// with it.
func (t Tree) Command(ctx context.Context, environ []string, program string, args ...string) *exec.Cmd {
	const enter = `set -e
root=$1
shift
mkdir -p "$root/proc" "$root/dev" "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
exec env -i "$@"`
	line := []string{"--mount", "--net", "--propagation", "private", "--pid", "--fork", "--kill-child", "/bin/sh", "-c",
		enter, "sh", t.Root}
	line = append(append(line, environ...), "/usr/sbin/chroot", t.Root, program)
	return exec.CommandContext(ctx, "unshare", append(line, args...)...)
}
