//go:build unix

package atomicfile

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"syscall"
	"testing"
)

func TestWriteFollowsLinks(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "deep", "er"), 0o755); err != nil {
		t.Fatal(err)
	}
	for name, to := range map[string]string{
		"a": "b", "b": "deep/link/../real", "deep/link": "er", // what .. leaves is the folder that the link leads to
		"dangling": "deep/new", "loop": "loop", "folder": "deep",
	} {
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	for name, file := range map[string]string{"a": "deep/real", "dangling": "deep/new"} {
		for _, text := range []string{"old", "new"} {
			if err := Write(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if got, err := os.ReadFile(filepath.Join(dir, file)); err != nil || string(got) != "new" {
			t.Errorf("%s holds %q, %v", file, got, err)
		}
		if _, err := os.Readlink(filepath.Join(dir, name)); err != nil {
			t.Errorf("the link is none: %v", err)
		}
	}
	for name, says := range map[string]string{"loop": "lead to one another", "folder": "it is a folder"} {
		err := Write(filepath.Join(dir, name), nil, 0o644)
		if err == nil || !strings.Contains(err.Error(), filepath.Join(dir, name)) || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWriteWritesThroughWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	pipe := filepath.Join(dir, "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	read := make(chan string)
	go func() {
		text, _ := os.ReadFile(pipe)
		read <- string(text)
	}()
	if err := Write(pipe, []byte("text"), 0o644); err != nil {
		t.Fatal(err)
	}
	if got := <-read; got != "text" {
		t.Errorf("the pipe's reader got %q", got)
	}
	if info, err := os.Lstat(pipe); err != nil || info.Mode()&os.ModeNamedPipe == 0 {
		t.Errorf("the pipe is %v, %v", info.Mode(), err)
	}
	if target, through, err := Target(os.DevNull); err != nil || target != os.DevNull || !through {
		t.Errorf("%s is %s, written through: %v, %v", os.DevNull, target, through, err)
	}
}

func TestWriteWritesToOpenFiles(t *testing.T) {
	if _, err := os.Stat("/dev/fd"); err != nil {
		if runtime.GOOS == "linux" {
			t.Fatal(err)
		}
		t.Skip("not on every other Unix can a process name the files that it has open: ", err)
	}
	file, err := os.Create(filepath.Join(t.TempDir(), "redirected"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if _, err := io.WriteString(file, "before "); err != nil {
		t.Fatal(err)
	}
	for _, f := range []*os.File{file, w} {
		if err := Write("/dev/fd/"+strconv.Itoa(int(f.Fd())), []byte("text"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(r); err != nil || string(got) != "text" {
		t.Errorf("the pipe's reader got %q, %v", got, err)
	}
	if _, err := file.Seek(0, io.SeekStart); err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(file); err != nil || string(got) != "before text" {
		t.Errorf("the file holds %q, %v", got, err)
	}
}

func TestWriteKeepsTheOwner(t *testing.T) {
	uid, gid := os.Getuid(), os.Getgid()
	if uid == 0 { // who may give files away
		uid, gid = 1234, 5678
	}
	path := filepath.Join(t.TempDir(), "requirements.txt")
	if err := os.WriteFile(path, []byte("old"), 0o640); err != nil {
		t.Fatal(err)
	}
	if err := os.Chown(path, uid, gid); err != nil {
		t.Fatal(err)
	}
	if err := Write(path, []byte("new"), 0o640); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	if stat, ok := info.Sys().(*syscall.Stat_t); !ok || int(stat.Uid) != uid || int(stat.Gid) != gid {
		t.Errorf("it is of %+v", info.Sys())
	}
}
