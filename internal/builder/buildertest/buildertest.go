// Package buildertest gives tests a real BuildKit: buildkitd compiled from this
// module's pinned version, with a state folder of its own.
package buildertest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/buildkitd"
	"github.com/envsolve/envsolve/internal/sandbox"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// EnvBuildkitd names a compiled buildkitd; without it one is compiled into the
// repository's .cache folder.
const EnvBuildkitd = "ENVSOLVE_TEST_BUILDKITD"

// Main is for a TestMain: it lets the test's own program be the supervisor of
// the builders that its tests start, and what runs containers beside them.
func Main(m *testing.M) int {
	if len(os.Args) == 3 && os.Args[1] == buildkitd.SupervisorCommand {
		if err := buildkitd.Supervise(context.Background(), os.Args[2]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		return 0
	}
	if len(os.Args) == 2 && os.Args[1] == sandbox.Command {
		if err := sandbox.Enter(context.Background()); err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		return 0
	}
	return m.Run()
}

// Require skips a test where no BuildKit can run, with the reason; in CI it
// fails instead.
func Require(t testing.TB) {
	t.Helper()
	var reason string
	if os.Getuid() != 0 {
		reason = "buildkitd needs root"
	} else if _, err := exec.LookPath("runc"); err != nil {
		reason = "no runc: apt-get install runc"
	}
	switch {
	case reason == "":
	case os.Getenv("CI") == "true":
		t.Fatal(reason)
	default:
		t.Skip(reason)
	}
}

// Buildkitd returns the path of a buildkitd, compiled once for all tests.
func Buildkitd(t testing.TB) string {
	t.Helper()
	if p := os.Getenv(EnvBuildkitd); p != "" {
		return p
	}
	return compiled(t, "buildkitd")
}

// Buildctl returns the path of BuildKit's own client, which the containers,
// machines and pods that hold a builder are called through.
func Buildctl(t testing.TB) string { return compiled(t, "buildctl") }

// compiled builds a program of BuildKit's, without what ties it to this
// machine's libraries.
func compiled(t testing.TB, program string) string {
	t.Helper()
	cache, unlock := lockedCache(t, program)
	defer unlock()
	bin := filepath.Join(cache, program)
	cmd := exec.Command("go", "build", "-o", bin, "github.com/moby/buildkit/cmd/"+program)
	if program == "buildctl" {
		cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("compiling %s: %v\n%s", program, err, out)
	}
	return bin
}

// oldest is the first version of BuildKit that the frontend is for.
const oldest = "v0.17.0"

// OldestBuildkitd returns the path of the oldest buildkitd that the frontend is for,
// compiled once from a module of its own, which says what it is made of. The test is
// skipped, but fails when CI=true, where that cannot be had.
func OldestBuildkitd(t testing.TB) string {
	t.Helper()
	name := "buildkit-" + oldest
	cache, unlock := lockedCache(t, name)
	defer unlock()
	dir := filepath.Join(cache, name)
	bin := filepath.Join(dir, "buildkitd")
	if _, err := os.Stat(bin); err == nil {
		return bin
	}
	cmd := exec.Command("go", "install", "-trimpath", "-ldflags=-s -w", "github.com/moby/buildkit/cmd/buildkitd@"+oldest)
	cmd.Dir, cmd.Env = os.TempDir(), append(os.Environ(), "GOBIN="+dir, "GOFLAGS=-mod=mod")
	if out, err := cmd.CombinedOutput(); err != nil {
		worldtest.SkipUnlessCI(t, fmt.Sprintf("compiling buildkitd %s: %v\n%s", oldest, err, out))
	}
	return bin
}

// lockedCache returns the repository's .cache folder, and keeps others from compiling
// what has that name in it until unlock is called.
func lockedCache(t testing.TB, name string) (cache string, unlock func()) {
	t.Helper()
	cache = filepath.Join(ModuleRoot(t), ".cache")
	if err := os.MkdirAll(cache, 0o755); err != nil {
		t.Fatal(err)
	}
	lock, err := os.OpenFile(filepath.Join(cache, name+".lock"), os.O_CREATE|os.O_RDWR, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if err := unix.Flock(int(lock.Fd()), unix.LOCK_EX); err != nil {
		t.Fatal(err)
	}
	return cache, func() { _ = lock.Close() }
}

// ModuleRoot is the folder of go.mod.
func ModuleRoot(t testing.TB) string {
	t.Helper()
	out, err := exec.Command("go", "env", "GOMOD").Output()
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Dir(strings.TrimSpace(string(out)))
}

// Store opens a store in a folder of the test's own.
func Store(t testing.TB) *store.Store {
	t.Helper()
	s, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// Managed returns the settings of a managed builder that ends with the test.
func Managed(t testing.TB) buildkitd.Config {
	t.Helper()
	Require(t)
	m := buildkitd.Config{StateDir: filepath.Join(t.TempDir(), "buildkit"), Buildkitd: Buildkitd(t)}
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
		defer cancel()
		if err := buildkitd.Stop(ctx, m, os.Getenv); err != nil {
			t.Error(err)
		}
		if t.Failed() {
			log, err := os.ReadFile(filepath.Join(m.StateDir, "buildkitd.log"))
			t.Logf("buildkitd.log (%v):\n%s", err, log)
		}
	})
	return m
}

// Connect starts a builder of the test's own and connects to it.
func Connect(t testing.TB, s *store.Store) *builder.Builder {
	t.Helper()
	return Join(t, s, Managed(t))
}

// Join connects to a managed builder, whatever the environment says.
func Join(t testing.TB, s *store.Store, m buildkitd.Config) *builder.Builder {
	t.Helper()
	b, err := builder.Connect(t.Context(), builder.Options{
		Store: s, Managed: m, Getenv: func(string) string { return "" },
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil && !errors.Is(err, os.ErrClosed) {
			t.Error(err)
		}
	})
	return b
}
