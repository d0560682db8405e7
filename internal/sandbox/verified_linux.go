package sandbox

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"syscall"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/atomicfile"
)

// treeVerified is the file of a tree that lists its verified files: a JSON object of their
// change times, in nanoseconds, by inode number. A file that is written to, or is another
// one, has another change time, which nobody can set.
const treeVerified = "verified.json"

// verifiedFile is where a container has the verified files: a JSON array with what
// treeVerified has for each layer that has any.
const verifiedFile = "/run/envsolve-verified.json"

// NoteVerified notes that a command, which has ended well, has compared all files of these layers
// with the hashes that come with them. Later ones are told so, see Spec.VerifiedEnv. It is a
// courtesy: what is not noted is compared again.
func (s *Sandbox) NoteVerified(spec Spec, layers []digest.Digest) {
	_ = s.noteVerified(spec, layers) // see above
}

// noteVerified goes down the layers, as far as there are some that were not verified before:
// of files with one path the command has seen the uppermost alone.
func (s *Sandbox) noteVerified(spec Spec, layers []digest.Digest) error {
	seen := map[string]bool{}
	open := 0
	for _, l := range layers {
		if !isThere(filepath.Join(s.layer(l), treeVerified)) {
			open++
		}
	}
	for _, l := range slices.Backward(spec.Layers) {
		if open == 0 {
			return nil
		}
		dir := s.layer(l.DiffID)
		found, err := regularFiles(filepath.Join(dir, treeFiles), seen)
		if err != nil {
			return err
		}
		if !slices.Contains(layers, l.DiffID) || isThere(filepath.Join(dir, treeVerified)) {
			continue
		}
		open--
		text, err := json.Marshal(found)
		if err != nil {
			return err
		}
		if err := atomicfile.Write(filepath.Join(dir, treeVerified), text, 0o600); err != nil {
			return err
		}
	}
	return nil
}

// regularFiles returns the change times, by inode number, of the regular files below a folder
// whose paths are not seen yet, and adds all paths to those. It is an error where something
// says that files of lower layers are gone.
func regularFiles(dir string, seen map[string]bool) (map[string]int64, error) {
	found := map[string]int64{}
	err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		info, err := e.Info()
		if err != nil {
			return err
		}
		if info.Mode()&fs.ModeDevice != 0 {
			return fmt.Errorf("%s removes what lower layers have", path)
		}
		name := path[len(dir):]
		if stat, ok := info.Sys().(*syscall.Stat_t); ok && info.Mode().IsRegular() && !seen[name] {
			found[strconv.FormatUint(stat.Ino, 10)] = stat.Ctim.Nano()
		}
		seen[name] = true
		return nil
	})
	return found, err
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
