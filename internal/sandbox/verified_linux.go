package sandbox

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"
)

// treeVerified is the file of a tree that lists its files, where these were checked and
// unpacked here: a JSON object of their change times, in nanoseconds, by inode number. A file
// that is written to later, or is another one, has another change time, which nobody can set.
const treeVerified = "verified.json"

// verifiedFile is where a container has the verified files: a JSON array with what
// treeVerified has for each layer that has any.
const verifiedFile = "/run/envsolve-verified.json"

// noteVerified notes how the regular files of a tree are.
func noteVerified(dir string) error {
	found := map[string]int64{}
	err := filepath.WalkDir(filepath.Join(dir, treeFiles), func(_ string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() {
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		if stat, ok := info.Sys().(*syscall.Stat_t); ok {
			found[strconv.FormatUint(stat.Ino, 10)] = stat.Ctim.Nano()
		}
		return nil
	})
	if err != nil {
		return err
	}
	text, err := json.Marshal(found)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, treeVerified), text, 0o600)
}

// writeVerified writes what verifiedFile has of these layers to a file.
func writeVerified(path string, layers []string) error {
	lists := [][]byte{}
	for _, files := range layers {
		text, err := os.ReadFile(filepath.Join(filepath.Dir(files), treeVerified))
		if errors.Is(err, fs.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		lists = append(lists, text)
	}
	text := slices.Concat([]byte("["), bytes.Join(lists, []byte(",")), []byte("]"))
	// The container's user may be any.
	return errors.Join(os.WriteFile(path, text, 0o644), os.Chmod(path, 0o644))
}

func isThere(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}
