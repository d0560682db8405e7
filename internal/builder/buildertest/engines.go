package buildertest

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// Bookworm puts programs of Debian 12 first on PATH, whatever this machine has.
func Bookworm(t *testing.T, packages ...string) {
	t.Helper()
	Require(t)
	mirror := worldtest.Mirror(t)
	list, err := mirror.Packages(t.Context(), "bookworm")
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	for _, name := range packages {
		p, ok := list.Lookup(name)
		if !ok {
			t.Fatalf("bookworm has no %s", name)
		}
		file, err := mirror.Download(t.Context(), p)
		if err != nil {
			t.Fatal(err)
		}
		if out, err := exec.Command("dpkg", "-x", file, root).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
	}
	t.Setenv("PATH", strings.Join([]string{filepath.Join(root, "usr/bin"), filepath.Join(root, "usr/sbin"),
		os.Getenv("PATH")}, ":"))
	t.Setenv("LD_LIBRARY_PATH", filepath.Join(root, "lib/x86_64-linux-gnu")+":"+filepath.Join(root,
		"usr/lib/x86_64-linux-gnu"))
}

// OldDocker runs Debian 12's dockerd, which knows no zstd.
func OldDocker(t *testing.T) {
	t.Helper()
	Bookworm(t, "docker.io", "containerd", "libdevmapper1.02.1")
	Dockerd(t, "--storage-driver=vfs")
}

// Background runs a daemon until the test ends, and returns when it is ready.
func Background(t *testing.T, ready func() bool, name string, args ...string) {
	t.Helper()
	cmd := exec.Command(name, args...)
	var output bytes.Buffer
	cmd.Stdout, cmd.Stderr = &output, &output
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() { done <- cmd.Wait() }()
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		<-done
		if t.Failed() {
			t.Log(output.String())
		}
	})
	Eventually(t, name+" answers", func() bool {
		select {
		case err := <-done:
			done <- err
			t.Fatalf("%s: %v\n%s", name, err, output.String())
		default:
		}
		return ready()
	})
}

func Run(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// Podman keeps what it is given in folders of the test's own.
func Podman(t *testing.T) {
	t.Helper()
	Require(t)
	if _, err := exec.LookPath("podman"); err != nil {
		worldtest.SkipUnlessCI(t, "no podman: apt-get install podman")
	}
	dir := t.TempDir()
	conf := filepath.Join(dir, "storage.conf")
	Write(t, conf, fmt.Sprintf("[storage]\ndriver = \"vfs\"\ngraphroot = %q\nrunroot = %q\n",
		filepath.Join(dir, "graph"),
		filepath.Join(dir, "run")), 0o644)
	Write(t, filepath.Join(dir, "containers.conf"),
		"[engine]\ncgroup_manager = \"cgroupfs\"\nevents_logger = \"file\"\n",
		0o644)
	t.Setenv("CONTAINERS_STORAGE_CONF", conf)
	t.Setenv("CONTAINERS_CONF", filepath.Join(dir, "containers.conf"))
}

// Dockerd runs the one on PATH, which disturbs nobody.
func Dockerd(t *testing.T, flags ...string) {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("DOCKER_HOST", "unix://"+filepath.Join(dir, "s"))
	// Left by containers on this machine's network.
	t.Cleanup(func() { _ = exec.Command("umount", filepath.Join(dir, "exec/netns/default")).Run() })
	Background(t, func() bool { return exec.Command("docker", "version").Run() == nil }, "dockerd", append(flags,
		"--host", os.Getenv("DOCKER_HOST"), "--pidfile", filepath.Join(dir, "pid"),
		"--data-root", filepath.Join(dir, "data"), "--exec-root", filepath.Join(dir, "exec"),
		"--iptables=false", "--ip6tables=false", "--bridge=none")...)
}
