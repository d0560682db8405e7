package builder_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// oldDocker runs Debian 12's dockerd, which knows no zstd, and puts its client
// first on PATH.
func oldDocker(t *testing.T) {
	t.Helper()
	buildertest.Require(t)
	mirror := worldtest.Mirror(t)
	list, err := mirror.Packages(t.Context(), "bookworm")
	if err != nil {
		t.Fatal(err)
	}
	root, dir := t.TempDir(), t.TempDir()
	for _, name := range []string{"docker.io", "containerd", "libdevmapper1.02.1"} {
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
	t.Setenv("PATH", strings.Join([]string{filepath.Join(root, "usr/bin"), filepath.Join(root, "usr/sbin"), os.Getenv("PATH")}, ":"))
	t.Setenv("LD_LIBRARY_PATH", filepath.Join(root, "lib/x86_64-linux-gnu")+":"+filepath.Join(root, "usr/lib/x86_64-linux-gnu"))
	t.Setenv("DOCKER_HOST", "unix://"+filepath.Join(dir, "s"))
	cmd := exec.Command("dockerd", "--host", os.Getenv("DOCKER_HOST"), "--pidfile", filepath.Join(dir, "pid"),
		"--data-root", filepath.Join(dir, "data"), "--exec-root", filepath.Join(dir, "exec"),
		"--iptables=false", "--ip6tables=false", "--bridge=none", "--storage-driver=vfs")
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
	eventually(t, "dockerd answers", func() bool {
		select {
		case err := <-done:
			done <- err
			t.Fatalf("dockerd: %v", err)
		default:
		}
		return exec.Command("docker", "version").Run() == nil
	})
}

func docker(t *testing.T, args ...string) string {
	t.Helper()
	out, err := exec.Command("docker", args...).CombinedOutput()
	if err != nil {
		t.Fatalf("docker %s: %v\n%s", strings.Join(args, " "), err, out)
	}
	return string(out)
}

func TestLoadIntoADockerThatKnowsNoZstd(t *testing.T) {
	oldDocker(t)
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	r := project(t, s, base, healthy)
	b := buildertest.Connect(t, s)
	oci := filepath.Join(t.TempDir(), "image.tar")
	result, err := b.Build(t.Context(), r, builder.BuildOptions{Base: base, Outputs: []builder.Output{
		{Type: builder.OutputLoad, Tags: []string{"demo:1", "demo:also"}},
		{Type: builder.OutputOCI, Dest: oci},
	}})
	if err != nil {
		t.Fatal(err)
	}
	if got := archiveDigest(t, oci); got != result.Digest.String() {
		t.Errorf("digest %s, want the archive's %s", result.Digest, got)
	}
	for _, name := range []string{"demo:1", "demo:also"} {
		if id := strings.TrimSpace(docker(t, "image", "inspect", "--format", "{{.Id}}", name)); id != result.ConfigDigest.String() {
			t.Errorf("%s has the image ID %s, want %s", name, id, result.ConfigDigest)
		}
	}
	if got := docker(t, "run", "--rm", "--network=none", "demo:1", "envsolve-selftest"); got != "all is well\n1000 1000 /app\n" {
		t.Errorf("the self-test wrote %q", got)
	}
}

func TestLoadSaysWhatIsMissing(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	r := project(t, s, base, healthy)
	b := buildertest.Connect(t, s)
	build := func(o builder.Output) error {
		o.Type, o.Tags = builder.OutputLoad, []string{"demo:1"}
		_, err := b.Build(t.Context(), r, builder.BuildOptions{Base: base, Outputs: []builder.Output{o}})
		return err
	}
	bin := t.TempDir()
	t.Setenv("PATH", bin)
	if err := build(builder.Output{}); err == nil || !strings.Contains(err.Error(), "docker: not installed; podman: not installed") {
		t.Errorf("no tool: %v", err)
	}
	if err := build(builder.Output{Dest: "lxd"}); err == nil || !strings.Contains(err.Error(), "want docker, podman or nerdctl") {
		t.Errorf("an unknown tool: %v", err)
	}
	write(t, filepath.Join(bin, "docker"), "#!/bin/sh\necho the daemon is not running >&2\nexit 1\n", 0o755)
	if err := build(builder.Output{}); err == nil || !strings.Contains(err.Error(), "docker: the daemon is not running") {
		t.Errorf("no daemon: %v", err)
	}
	// A tool that fails in the middle.
	write(t, filepath.Join(bin, "podman"), "#!/bin/sh\n[ \"$1\" = version ] && exit 0\necho disk full >&2\nexit 125\n", 0o755)
	if err := build(builder.Output{}); err == nil || !strings.Contains(err.Error(), "disk full") {
		t.Errorf("a load that fails: %v", err)
	}
}
