package clitest

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Install compiles both programs into a folder, as users have them.
func Install(tb testing.TB) (dir string) {
	tb.Helper()
	dir = tb.TempDir()
	compile(tb, dir, "../envsolve", "../envsolve-builder")
	return dir
}

// ClockVariable moves the clock of programs that InstallClocked compiled: by so
// many seconds, which may be negative, and after so many milliseconds, which may
// follow behind an @.
const ClockVariable = "ENVSOLVE_TEST_CLOCK"

// InstallClocked compiles both programs and buildkitd into a folder, with clocks
// that ClockVariable moves. All of the standard library is compiled anew for it,
// which takes minutes the first time.
func InstallClocked(tb testing.TB) (dir string) {
	tb.Helper()
	dir = tb.TempDir()
	compile(tb, dir, "-overlay", clockOverlay(tb), "../envsolve", "../envsolve-builder",
		"github.com/moby/buildkit/cmd/buildkitd")
	return dir
}

// Link returns a name under which the test's own binary runs as the program: its
// TestMain must see to that.
func Link(tb testing.TB) string {
	tb.Helper()
	self, err := os.Executable()
	if err != nil {
		tb.Fatal(err)
	}
	path := filepath.Join(tb.TempDir(), "envsolve")
	if err := os.Symlink(self, path); err != nil {
		tb.Fatal(err)
	}
	return path
}

func compile(tb testing.TB, dir string, args ...string) {
	tb.Helper()
	args = append([]string{"build", "-trimpath", "-ldflags=-s -w", "-o", dir + string(filepath.Separator)}, args...)
	if out, err := exec.Command("go", args...).CombinedOutput(); err != nil {
		tb.Fatalf("go build: %v\n%s", err, out)
	}
}

// movedClock joins package time.
const movedClock = `package time

import "syscall"

var moved, movedFrom = clockMove()

func clockMove() (seconds, from int64) {
	text, _ := syscall.Getenv("` + ClockVariable + `")
	sign, after := int64(1), false
	for i, c := range []byte(text) {
		switch {
		case i == 0 && c == '-':
			sign = -1
		case c == '@':
			after = true
		case after && '0' <= c && c <= '9':
			from = 10*from + int64(c-'0')
		case '0' <= c && c <= '9':
			seconds = 10*seconds + int64(c-'0')
		}
	}
	return sign * seconds, runtimeNano() + from*1000000
}

func clockMoved(mono int64) int64 {
	if mono < movedFrom {
		return 0
	}
	return moved
}
`

// clockOverlay writes what go build -overlay wants: package time with a clock
// that can be moved.
func clockOverlay(tb testing.TB) (file string) {
	tb.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		tb.Fatal(err)
	}
	source, dir := filepath.Join(strings.TrimSpace(string(root)), "src", "time"), tb.TempDir()
	text, err := os.ReadFile(filepath.Join(source, "time.go"))
	if err != nil {
		tb.Fatal(err)
	}
	const now = "func Now() Time {\n\tsec, nsec, mono := runtimeNow()\n"
	if strings.Count(string(text), now) != 1 {
		tb.Fatal("time.Now of this Go is not what it was: look at " + source)
	}
	replace := map[string]string{}
	for name, content := range map[string]string{
		"time.go": strings.Replace(string(text), now, now+"\tsec += clockMoved(mono)\n", 1), "moved.go": movedClock,
	} {
		replace[filepath.Join(source, name)] = filepath.Join(dir, name)
		if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
			tb.Fatal(err)
		}
	}
	overlay, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		tb.Fatal(err)
	}
	file = filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, overlay, 0o644); err != nil {
		tb.Fatal(err)
	}
	return file
}
