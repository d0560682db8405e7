package buildkitd

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

// maxLinks is how many symbolic links a path may lead through, as on Linux.
const maxLinks = 40

// onlyOurs refuses a folder in whose place somebody else could put another: who
// answers at its socket sees all that is built, with its secrets. The folder is
// this user's and nobody else may write to it; so is each folder and link that the
// path leads through, or root's, or the one's who called sudo. A folder that all
// may write to, such as /tmp, may be on the way where it is sticky, so that only an
// entry's owner can replace it.
func onlyOurs(dir string) error {
	real, err := trustedPath(dir)
	if err != nil {
		return fmt.Errorf("%s is not safe from other users: %w; set XDG_DATA_HOME to a folder of your own", dir, err)
	}
	info, err := os.Lstat(real)
	if err != nil {
		return err
	}
	if uid, _ := ownerOf(info); uid != os.Getuid() || info.Mode().Perm()&0o022 != 0 {
		return fmt.Errorf("%s belongs to user %d with mode %v: it must be your own, and no other may write to it; "+
			"remove it, or set XDG_DATA_HOME to a folder of your own", real, uid, info.Mode().Perm())
	}
	return nil
}

// trustedPath follows a path from the root of the file system, link by link, and
// returns where it leads.
func trustedPath(path string) (real string, err error) {
	left, links := strings.Split(filepath.Clean(path), "/"), 0
	real = "/"
	for len(left) > 0 {
		name := left[0]
		left = left[1:]
		if name == "" || name == "." {
			continue
		}
		if name == ".." {
			real = filepath.Dir(real)
			continue
		}
		next := filepath.Join(real, name)
		target, err := trustedEntry(next)
		if err != nil {
			return "", err
		}
		if target == "" {
			real = next
			continue
		}
		if links++; links > maxLinks {
			return "", errors.New("its links lead in a circle")
		}
		if filepath.IsAbs(target) {
			real = "/"
		}
		left = slices.Concat(strings.Split(target, "/"), left)
	}
	return real, nil
}

// trustedEntry checks one folder or link of a path; of a link it returns the target.
func trustedEntry(path string) (target string, err error) {
	info, err := os.Lstat(path)
	if err != nil {
		return "", err
	}
	uid, gid := ownerOf(info)
	if uid != 0 && uid != os.Getuid() && uid != sudoUser() {
		return "", fmt.Errorf("%s belongs to user %d", path, uid)
	}
	mode := info.Mode()
	switch {
	case mode&fs.ModeSymlink != 0:
		return os.Readlink(path)
	case mode&fs.ModeSticky != 0: // only an entry's owner can replace it
	case mode.Perm()&0o002 != 0:
		return "", fmt.Errorf("everybody may write to %s", path)
	case mode.Perm()&0o020 != 0 && gid != 0:
		return "", fmt.Errorf("group %d may write to %s", gid, path)
	}
	return "", nil
}

func ownerOf(info fs.FileInfo) (uid, gid int) {
	stat, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return -1, -1
	}
	return int(stat.Uid), int(stat.Gid)
}

// sudoUser is who became root by sudo, and keeps the home folder; -1 for nobody.
func sudoUser() int {
	uid, err := strconv.Atoi(os.Getenv("SUDO_UID"))
	if err != nil || os.Getuid() != 0 {
		return -1
	}
	return uid
}
