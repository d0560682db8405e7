package buildkitd

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"golang.org/x/sys/unix"
)

// state is the folder of a managed builder:
//
//	root/         buildkitd's own
//	sandbox/      of what runs beside the daemon
//	buildkitd.sock, or one in the temporary folder when this path is too long
//	buildkitd.log of the last start
//	config.toml   so that a buildkitd of the system's keeps its config to itself
//	clients.lock  held shared by everyone who is connected
//	start.lock    held by whoever starts a daemon
//	daemon.lock   held by the supervisor
type state struct {
	dir string
}

// maxSocketPath is what fits into sockaddr_un on Linux, less the final NUL.
const maxSocketPath = 107

func (m Config) state(getenv func(string) string) (state, error) {
	if m.StateDir != "" {
		dir, err := filepath.Abs(m.StateDir)
		return state{dir: dir}, err
	}
	data, err := dataHome(getenv)
	if err != nil {
		return state{}, fmt.Errorf("builder state: %w: set XDG_DATA_HOME", err)
	}
	return state{dir: filepath.Join(data, "envsolve", "buildkit")}, nil
}

// dataHome is the user's data folder by the XDG base directory specification.
func dataHome(getenv func(string) string) (string, error) {
	if dir := getenv("XDG_DATA_HOME"); filepath.IsAbs(dir) {
		return dir, nil
	}
	if home := getenv("HOME"); home != "" {
		return filepath.Join(home, ".local", "share"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	return filepath.Join(home, ".local", "share"), nil
}

func (s state) path(name string) string { return filepath.Join(s.dir, name) }

// glob returns the files of a sound pattern, which is relative to the folder: the folder's
// own name may hold what means something in patterns.
func (s state) glob(pattern string) []string {
	names, _ := fs.Glob(os.DirFS(s.dir), pattern)
	for i, name := range names {
		names[i] = s.path(name)
	}
	return names
}

func (s state) log() string     { return s.path("buildkitd.log") }
func (s state) sandbox() string { return s.path("sandbox") }
func (s state) address() string { return "unix://" + s.socket() }

// ownFolders makes the folders of the state and of the socket, and sees that
// nobody else can put anything in their place.
func (s state) ownFolders() error {
	for _, dir := range []string{s.dir, filepath.Dir(s.socket())} {
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return err
		}
		if err := onlyOurs(dir); err != nil {
			return err
		}
	}
	return nil
}

// freshTemporary empties the daemon's folder for temporary files. It must not
// run while a daemon does.
func (s state) freshTemporary() (string, error) {
	dir := s.path("tmp")
	if err := s.clearTemporary(); err != nil {
		return "", err
	}
	return dir, os.Mkdir(dir, 0o700)
}

// clearTemporary removes the daemon's folder for temporary files, in which it
// mounts images while it unpacks or reads them.
func (s state) clearTemporary() error {
	if err := unmountBelow(s.path("tmp")); err != nil {
		return err
	}
	return os.RemoveAll(s.path("tmp"))
}

// halfReceived are the blobs of which a transfer was cut short. BuildKit cannot
// go on with one that came from a client (contentutil: "unsupported offset"), nor
// does it begin anew for a day.
func (s state) halfReceived() []string {
	return s.glob("root/*/content/ingest/*")
}

// socket is in the state folder unless its path is too long for a socket.
func (s state) socket() string {
	if p := s.path("buildkitd.sock"); len(p) <= maxSocketPath {
		return p
	}
	sum := sha256.Sum256([]byte(s.dir))
	return filepath.Join(os.TempDir(), "envsolve-"+strconv.Itoa(os.Getuid()), hex.EncodeToString(sum[:8])+".sock")
}

// listening tells whether somebody serves the socket, in folders that are our own
// by now.
func (s state) listening(ctx context.Context) error {
	conn, err := (&net.Dialer{Timeout: time.Second}).DialContext(ctx, "unix", s.socket())
	if err != nil {
		return err
	}
	return conn.Close()
}

// enter holds the daemon alive until the returned function is called. It waits
// while a supervisor is just stopping its daemon.
func (s state) enter(ctx context.Context) (leave func() error, err error) {
	unlock, err := lockFile(ctx, s.path("clients.lock"), shared)
	if err != nil {
		return nil, err
	}
	return func() error {
		now := time.Now()
		return errors.Join(os.Chtimes(s.path("clients.lock"), now, now), unlock())
	}, nil
}

const (
	shared    = unix.LOCK_SH
	exclusive = unix.LOCK_EX
)

// ErrHeld says that somebody else has the lock.
var ErrHeld = errors.New("the lock is held")

// lockFile waits for a lock; it ends with the process, however that ends.
func lockFile(ctx context.Context, path string, how int) (unlock func() error, err error) {
	for {
		unlock, err := tryLock(path, how)
		if !errors.Is(err, ErrHeld) {
			return unlock, err
		}
		select {
		case <-ctx.Done():
			return nil, context.Cause(ctx)
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// tryLock takes a lock or gives errHeld.
func tryLock(path string, how int) (unlock func() error, err error) {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := unix.Flock(int(f.Fd()), how|unix.LOCK_NB); err != nil {
		if errors.Is(err, unix.EWOULDBLOCK) {
			err = ErrHeld
		} else {
			err = fmt.Errorf("locking %s: %w; buildkitd needs a file system with locks: set XDG_DATA_HOME to a folder on one, "+
				"or name a builder with --builder", path, err)
		}
		return nil, errors.Join(err, f.Close())
	}
	return f.Close, nil
}
