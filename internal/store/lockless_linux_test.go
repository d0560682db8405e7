package store

import (
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/opencontainers/go-digest"
	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/testworld/nolocks"
)

// TestProcessesShareACacheWithoutLocks has several processes, whose kernel refuses
// flock as file systems without locks do, work on one cache at once.
func TestProcessesShareACacheWithoutLocks(t *testing.T) {
	if dir := os.Getenv("LOCKLESS_DIR"); dir != "" {
		workWithoutLocks(t, dir)
		return
	}
	for _, errno := range []syscall.Errno{syscall.ENOLCK, syscall.ENOSYS, syscall.EOPNOTSUPP} {
		t.Run(unix.ErrnoName(errno), func(t *testing.T) {
			dir := t.TempDir()
			var running []*exec.Cmd
			for range 3 {
				cmd := exec.Command(os.Args[0], "-test.run=^TestProcessesShareACacheWithoutLocks$", "-test.v")
				cmd.Env = append(os.Environ(), "LOCKLESS_DIR="+dir, fmt.Sprintf("LOCKLESS_ERRNO=%d", errno))
				cmd.Stderr = os.Stderr
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				running = append(running, cmd)
			}
			for _, cmd := range running {
				if err := cmd.Wait(); err != nil {
					t.Error(err)
				}
			}
			s := openAt(t, dir)
			if left := append(files(t, s, "tmp"), files(t, s, "partial")...); len(left) > 0 {
				t.Errorf("left behind: %v", left)
			}
			if got := files(t, s, "blobs"); len(got) != 2 {
				t.Errorf("blobs: %v, want two", got)
			}
		})
	}
}

// workWithoutLocks does what processes do with a cache, on content that all share.
func workWithoutLocks(t *testing.T, dir string) {
	errno, err := strconv.Atoi(os.Getenv("LOCKLESS_ERRNO"))
	if err != nil {
		t.Fatal(err)
	}
	if err := nolocks.Forbid(syscall.Errno(errno)); err != nil {
		t.Fatal(err)
	}
	var told []string
	s, err := OpenWith(t.Context(), dir, Options{Warn: func(text string) { told = append(told, text) }})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	if len(told) != 1 || !strings.Contains(told[0], "has no locks") || !strings.Contains(told[0], dir) {
		t.Errorf("told %q", told)
	}
	for range 20 {
		if err := shareWithoutLocks(t, s); err != nil {
			t.Fatal(err)
		}
	}
	if p, err := s.Prune(0); err != nil || p.Blobs > 0 {
		t.Errorf("what others use is removed: %+v, %v", p, err)
	}
}

// shareWithoutLocks downloads a file in two pieces, stores another and writes a
// record.
func shareWithoutLocks(t *testing.T, s *Store) error {
	unlock, err := s.Lock(t.Context(), "file")
	if err != nil {
		return err
	}
	defer unlock()
	d := digest.FromString("first half, second half")
	p, err := s.OpenPartial(d.Encoded())
	if err != nil {
		return err
	}
	defer p.Close()
	for _, part := range []string{"first half", ", second half"} {
		if _, err := io.WriteString(p, part); err != nil {
			return err
		}
		if err := p.SetNote([]byte(part)); err != nil {
			return err
		}
		time.Sleep(time.Millisecond) // the others' turn
	}
	if err := p.Commit(d); err != nil {
		return err
	}
	if got, err := s.hash(t.Context(), d); err != nil || got != d {
		return fmt.Errorf("the file is %s, %w", got, err)
	}
	if _, err := s.Put(t.Context(), "", text("shared")); err != nil {
		return err
	}
	return errors.Join(discardWithoutLocks(s), s.SetLink("layer", "file", d))
}

// discardWithoutLocks is done with content that other processes still read.
func discardWithoutLocks(s *Store) error {
	once := digest.FromString("shared")
	time.Sleep(time.Millisecond) // the others' turn
	if _, err := s.Stat(once); err != nil {
		return err
	}
	return s.Discard(once)
}

// TestWithoutLocksWhatIsOldIsRemoved forbids locks, and so runs in a process of
// its own.
func TestWithoutLocksWhatIsOldIsRemoved(t *testing.T) {
	if os.Getenv("LOCKLESS_DIR") == "" {
		cmd := exec.Command(os.Args[0], "-test.run=^TestWithoutLocksWhatIsOldIsRemoved$")
		cmd.Env = append(os.Environ(), "LOCKLESS_DIR="+t.TempDir())
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	dir := os.Getenv("LOCKLESS_DIR")
	if err := nolocks.Forbid(syscall.ENOLCK); err != nil {
		t.Fatal(err)
	}
	s := openAt(t, dir)
	used(t, s, put(t, s, "old"), 48)
	young := put(t, s, "young")
	for name, hours := range map[string]int{"put-old": 48, "put-young": 1} {
		path, at := filepath.Join(dir, "tmp", name), time.Now().Add(-time.Duration(hours)*time.Hour)
		if err := errors.Join(os.WriteFile(path, nil, 0o600), os.Chtimes(path, at, at)); err != nil {
			t.Fatal(err)
		}
	}
	if p, err := s.Prune(0); err != nil || p.Blobs != 1 {
		t.Errorf("removed %+v, %v; want one blob", p, err)
	}
	if _, ok := s.Path(young); !ok {
		t.Error("a young blob is gone")
	}
	if left := files(t, s, "tmp"); len(left) != 1 || left[0] != "put-young" {
		t.Errorf("left in tmp: %v", left)
	}
}

// TestACacheThatCannotBeWrittenServesAndSaysSo has a cache on a file system that
// is mounted for reading alone.
func TestACacheThatCannotBeWrittenServesAndSaysSo(t *testing.T) {
	dir := t.TempDir()
	first, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	d := put(t, first, "a wheel")
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if err := unix.Mount(dir, dir, "", unix.MS_BIND, ""); err != nil {
		t.Skipf("needs root to mount a folder: %v", err)
	}
	t.Cleanup(func() { _ = unix.Unmount(dir, unix.MNT_DETACH) })
	if err := unix.Mount("", dir, "", unix.MS_REMOUNT|unix.MS_BIND|unix.MS_RDONLY, ""); err != nil {
		t.Fatal(err)
	}
	s := openAt(t, dir)
	unlock, err := s.Lock(t.Context(), "wheel")
	if err != nil {
		t.Fatal(err)
	}
	unlock()
	if _, err := s.Verify(t.Context(), d, "a.whl"); err != nil {
		t.Errorf("what is there: %v", err)
	}
	_, err = s.Put(t.Context(), "", text("new"))
	if err == nil || !strings.Contains(err.Error(), dir+" cannot be written") ||
		!strings.Contains(err.Error(), "XDG_CACHE_HOME") {
		t.Errorf("what is not: %v", err)
	}
}

func TestACacheOfAnotherUserIsNamed(t *testing.T) {
	if os.Getenv("OTHER_USERS_DIR") != "" {
		_, err := Open(os.Getenv("OTHER_USERS_DIR"))
		fmt.Println(err)
		return
	}
	if os.Getuid() != 0 {
		t.Skip("needs root to become another user")
	}
	base, err := os.MkdirTemp("", "others") // whose folder others may enter, unlike the test's own
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(base) })
	program := filepath.Join(base, "store.test")
	self, err := os.ReadFile(os.Args[0])
	if err := errors.Join(err, os.Chmod(base, 0o755), os.WriteFile(program, self, 0o755)); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(base, "cache")
	put(t, openAt(t, dir), "a wheel")
	cmd := exec.Command(program, "-test.run=^TestACacheOfAnotherUserIsNamed$")
	cmd.Dir = "/"
	cmd.Env = append(os.Environ(), "OTHER_USERS_DIR="+dir)
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "belongs to another user") ||
		!strings.Contains(string(out), "XDG_CACHE_HOME") {
		t.Errorf("%v: %s", err, out)
	}
}
