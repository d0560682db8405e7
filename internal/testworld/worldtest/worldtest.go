// Package worldtest gives tests a test world, and roots of its images to run
// things in.
package worldtest

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/google/go-containerregistry/pkg/crane"
	v1 "github.com/google/go-containerregistry/pkg/v1"

	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/debian"
	"github.com/envsolve/envsolve/internal/testworld/image"
	"github.com/envsolve/envsolve/internal/testworld/unpacked"
)

// CacheVariable names the environment variable that moves the cache away from
// .cache/world at the top of the repository.
const CacheVariable = "ENVSOLVE_WORLD_CACHE"

// Start serves a world on a free port until the test ends. All tests and the
// demo share one cache. Without parts, only the archive and an empty index are
// served.
//
// Where this machine cannot make what is missing (no root, no debootstrap, no
// Debian mirror) the test is skipped, but fails when CI=true.
func Start(t testing.TB, parts ...testworld.Part) *testworld.World {
	t.Helper()
	if parts == nil {
		parts = []testworld.Part{}
	}
	w, err := testworld.Start(t.Context(), testworld.Config{
		CacheDir: CacheDir(t), Addr: "127.0.0.1:0", Parts: parts, Log: func(line string) { t.Log(line) },
	})
	if errors.Is(err, image.ErrUnavailable) || errors.Is(err, debian.ErrNoMirror) {
		SkipUnlessCI(t, err.Error())
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := w.Close(); err != nil {
			t.Error(err)
		}
	})
	return w
}

// Mirror opens the archive's shared cache, for this machine's own mirror. The
// test is skipped, but fails when CI=true, where apt knows none.
func Mirror(t testing.TB) *debian.Mirror {
	t.Helper()
	mirror, err := debian.NewMirror(filepath.Join(CacheDir(t), "debian"), debian.FindUpstream, debian.Keyring)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := mirror.Release(t.Context(), "trixie"); errors.Is(err, debian.ErrNoMirror) {
		SkipUnlessCI(t, err.Error())
	}
	return mirror
}

// SkipUnlessCI skips a test that this machine cannot run, except where CI=true
// says that it must be able to.
func SkipUnlessCI(t testing.TB, why string) {
	t.Helper()
	if os.Getenv("CI") == "true" {
		t.Fatalf("must not be skipped in CI: %s", why)
	}
	t.Skip(why)
}

// CacheDir returns the folder that tests keep what they have loaded in.
func CacheDir(t testing.TB) string {
	t.Helper()
	if dir := os.Getenv(CacheVariable); dir != "" {
		return dir
	}
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return filepath.Join(dir, ".cache", "world")
		}
		if dir == filepath.Dir(dir) {
			t.Fatalf("no go.mod above the test; set %s", CacheVariable)
		}
		dir = filepath.Dir(dir)
	}
}

// Pull reads an image from a registry, for this machine's platform.
func Pull(t testing.TB, reference string) v1.Image {
	t.Helper()
	img, err := crane.Pull(reference, crane.WithPlatform(&v1.Platform{OS: "linux", Architecture: "amd64"}))
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// Root unpacks an image into a folder and returns a function that runs a shell
// script in it as root, with /proc and /dev and this machine's network, and
// returns its output. The folder is gone when the test ends.
func Root(t testing.TB, reference string) (run func(script string) (string, error)) {
	t.Helper()
	if err := image.Available(); err != nil {
		SkipUnlessCI(t, err.Error())
	}
	img := Pull(t, reference)
	root := t.TempDir()
	if err := UnpackImage(t.Context(), img, root); err != nil {
		t.Fatal(err)
	}
	config, err := img.ConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	return func(script string) (string, error) {
		return inRoot(t.Context(), root, config.Config.Env, script)
	}
}

// UnpackImage puts an image's merged file system into a folder.
func UnpackImage(ctx context.Context, img v1.Image, root string) error {
	tar := exec.CommandContext(ctx, "tar", "-x", "--numeric-owner", "-C", root)
	pipe, err := tar.StdinPipe()
	if err != nil {
		return err
	}
	if err := tar.Start(); err != nil {
		return err
	}
	return errors.Join(crane.Export(img, pipe), pipe.Close(), tar.Wait())
}

// inRoot enters a mount namespace of its own first, so that no mount outlives
// the command, whatever ends it.
func inRoot(ctx context.Context, root string, env []string, script string) (string, error) {
	const enter = `set -e
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
exec chroot "$1" /bin/sh -c "$2"`
	cmd := exec.CommandContext(ctx, "unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child",
		"/bin/sh", "-c", enter, "sh", root, script)
	cmd.Env = append([]string{"HOME=/root"}, env...)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// Distribution serves the CNCF's registry, empty, until the test ends.
func Distribution(t testing.TB) *testworld.Distribution {
	t.Helper()
	if _, err := exec.LookPath(testworld.DistributionProgram); err != nil {
		SkipUnlessCI(t, "no docker-registry: apt-get install docker-registry")
	}
	d, err := testworld.StartDistribution(t.Context(), t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.Close(); err != nil {
			t.Error(err)
		}
	})
	return d
}

// Interpreter is the path of a Python, unpacked from a suite of Debian. The test
// is skipped, but fails when CI=true, where apt knows no archive.
func Interpreter(t testing.TB, suite, minor string) (program string) {
	t.Helper()
	tree := Unpacked(t, suite, unpacked.Contents{Packages: []string{"python" + minor, "libpython" + minor + "-stdlib"}})
	program, err := tree.Program("usr/bin/python" + minor)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// Unpacked are packages of a suite of Debian in a folder of the test's own. The
// test is skipped, but fails when CI=true, where apt knows no archive.
func Unpacked(t testing.TB, suite string, c unpacked.Contents, components ...string) unpacked.Tree {
	t.Helper()
	mirror := Mirror(t)
	list, err := mirror.Packages(t.Context(), suite, components...)
	if err != nil {
		t.Fatal(err)
	}
	tree, err := unpacked.Unpack(t.Context(), mirror, list, t.TempDir(), c)
	if err != nil {
		t.Fatal(err)
	}
	return tree
}
