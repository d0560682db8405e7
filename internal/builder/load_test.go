package builder_test

import (
	"bytes"
	"flag"
	"fmt"
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

var engines = flag.String("engines", "", "folder with a current dockerd, containerd and runc (make engines)")

// bookworm puts programs of Debian 12 first on PATH, whatever this machine has.
func bookworm(t *testing.T, packages ...string) {
	t.Helper()
	buildertest.Require(t)
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
	t.Setenv("PATH", strings.Join([]string{filepath.Join(root, "usr/bin"), filepath.Join(root, "usr/sbin"), os.Getenv("PATH")}, ":"))
	t.Setenv("LD_LIBRARY_PATH", filepath.Join(root, "lib/x86_64-linux-gnu")+":"+filepath.Join(root, "usr/lib/x86_64-linux-gnu"))
}

// oldDocker runs Debian 12's dockerd, which knows no zstd.
func oldDocker(t *testing.T) {
	t.Helper()
	bookworm(t, "docker.io", "containerd", "libdevmapper1.02.1")
	dockerd(t, "--storage-driver=vfs")
}

// dockerd runs the one on PATH, which disturbs nobody.
func dockerd(t *testing.T, flags ...string) {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("DOCKER_HOST", "unix://"+filepath.Join(dir, "s"))
	// Left by containers on this machine's network.
	t.Cleanup(func() { _ = exec.Command("umount", filepath.Join(dir, "exec/netns/default")).Run() })
	background(t, func() bool { return exec.Command("docker", "version").Run() == nil }, "dockerd", append(flags,
		"--host", os.Getenv("DOCKER_HOST"), "--pidfile", filepath.Join(dir, "pid"),
		"--data-root", filepath.Join(dir, "data"), "--exec-root", filepath.Join(dir, "exec"),
		"--iptables=false", "--ip6tables=false", "--bridge=none")...)
}

// TestLoadIntoACurrentDocker loads zstd as it is, into both of the places that
// Docker keeps images in.
func TestLoadIntoACurrentDocker(t *testing.T) {
	if *engines == "" {
		t.Skip("compiles Docker, which takes minutes: make engines")
	}
	buildertest.Require(t)
	path := os.Getenv("PATH")
	for name, tt := range map[string]struct {
		flags     []string
		keepsBlob bool
	}{
		"containerd's store": {nil, true},
		"Docker's own":       {[]string{"--feature=containerd-snapshotter=false", "--storage-driver=vfs"}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("PATH", *engines+":"+path)
			dockerd(t, tt.flags...)
			t.Setenv("PATH", path) // the builder keeps to the machine's own runc
			result := loadInto(t, "docker")
			want := result.ConfigDigest
			if tt.keepsBlob { // and so the manifest, which names them
				want = result.Digest
			}
			for _, name := range []string{"registry.example.com/demo:1", "registry.example.com/demo:also"} {
				if id := strings.TrimSpace(output(t, "docker", "image", "inspect", "--format", "{{.Id}}", name)); id != want.String() {
					t.Errorf("%s has the image ID %s, want %s", name, id, want)
				}
			}
			if got := output(t, "docker", "run", "--rm", "--network=none", "--security-opt=seccomp=unconfined", // which runc by itself does not have
				"registry.example.com/demo:1", "envsolve-selftest"); got != "all is well\n1000 1000 /app\n" {
				t.Errorf("the self-test wrote %q", got)
			}
		})
	}
}

// background runs a daemon until the test ends, and returns when it is ready.
func background(t *testing.T, ready func() bool, name string, args ...string) {
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
	eventually(t, name+" answers", func() bool {
		select {
		case err := <-done:
			done <- err
			t.Fatalf("%s: %v\n%s", name, err, output.String())
		default:
		}
		return ready()
	})
}

func output(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
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
		if id := strings.TrimSpace(output(t, "docker", "image", "inspect", "--format", "{{.Id}}", name)); id != result.ConfigDigest.String() {
			t.Errorf("%s has the image ID %s, want %s", name, id, result.ConfigDigest)
		}
	}
	if got := output(t, "docker", "run", "--rm", "--network=none", "demo:1", "envsolve-selftest"); got != "all is well\n1000 1000 /app\n" {
		t.Errorf("the self-test wrote %q", got)
	}
}

// loadInto builds an image into a tool, under two names.
func loadInto(t *testing.T, tool string) *builder.Result {
	t.Helper()
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	result, err := b.Build(t.Context(), project(t, s, base, healthy), builder.BuildOptions{Base: base, Outputs: []builder.Output{
		{Type: builder.OutputLoad, Dest: tool, Tags: []string{"registry.example.com/demo:1", "registry.example.com/demo:also"}},
	}})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// podman keeps what it is given in folders of the test's own.
func podman(t *testing.T) {
	t.Helper()
	buildertest.Require(t)
	if _, err := exec.LookPath("podman"); err != nil {
		worldtest.SkipUnlessCI(t, "no podman: apt-get install podman")
	}
	dir := t.TempDir()
	conf := filepath.Join(dir, "storage.conf")
	write(t, conf, fmt.Sprintf("[storage]\ndriver = \"vfs\"\ngraphroot = %q\nrunroot = %q\n", filepath.Join(dir, "graph"), filepath.Join(dir, "run")), 0o644)
	write(t, filepath.Join(dir, "containers.conf"), "[engine]\ncgroup_manager = \"cgroupfs\"\nevents_logger = \"file\"\n", 0o644)
	t.Setenv("CONTAINERS_STORAGE_CONF", conf)
	t.Setenv("CONTAINERS_CONF", filepath.Join(dir, "containers.conf"))
}

func TestLoadIntoPodman(t *testing.T) {
	podman(t)
	result := loadInto(t, "podman")
	for _, name := range []string{"registry.example.com/demo:1", "registry.example.com/demo:also"} {
		if id := strings.TrimSpace(output(t, "podman", "image", "inspect", "--format", "{{.Id}}", name)); "sha256:"+id != result.ConfigDigest.String() {
			t.Errorf("%s has the image ID %s, want %s", name, id, result.ConfigDigest)
		}
	}
	if got := output(t, "podman", "run", "--rm", "--network=none", "--runtime=runc", "--ulimit=nofile=1024:1024", "--ulimit=nproc=1024:1024", "registry.example.com/demo:1", "envsolve-selftest"); got != "all is well\n1000 1000 /app\n" {
		t.Errorf("the self-test wrote %q", got)
	}
}

func TestLoadIntoContainerd(t *testing.T) {
	bookworm(t, "containerd", "libdevmapper1.02.1")
	dir := t.TempDir()
	address := filepath.Join(dir, "s")
	conf := filepath.Join(dir, "containerd.toml")
	write(t, conf, fmt.Sprintf("version = 2\nroot = %q\nstate = %q\ndisabled_plugins = [\"io.containerd.grpc.v1.cri\"]\n[grpc]\naddress = %q\n",
		filepath.Join(dir, "root"), filepath.Join(dir, "state"), address), 0o644)
	t.Setenv("CONTAINERD_ADDRESS", address)
	t.Setenv("CONTAINERD_NAMESPACE", "k8s.io")
	background(t, func() bool { return exec.Command("ctr", "version").Run() == nil }, "containerd", "--config", conf)
	result := loadInto(t, "ctr")
	listed := output(t, "ctr", "--namespace", "k8s.io", "images", "list")
	for _, want := range []string{"registry.example.com/demo:1 ", "registry.example.com/demo:also ", result.Digest.String()} {
		if !strings.Contains(listed, want) {
			t.Errorf("ctr lists no %s:\n%s", want, listed)
		}
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
	if err := build(builder.Output{}); err == nil || !strings.Contains(err.Error(), "docker: not installed; podman: not installed; nerdctl: not installed; ctr: not installed") {
		t.Errorf("no tool: %v", err)
	}
	if err := build(builder.Output{Dest: "lxd"}); err == nil || !strings.Contains(err.Error(), "want one of docker, podman, nerdctl, ctr") {
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
