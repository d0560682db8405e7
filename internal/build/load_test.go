package build_test

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/build"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

var engines = flag.String("engines", "", "folder with a current dockerd, containerd and runc (make engines)")

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
			buildertest.Dockerd(t, tt.flags...)
			t.Setenv("PATH", path) // the builder keeps to the machine's own runc
			result := loadInto(t, "docker")
			want := result.ConfigDigest
			if tt.keepsBlob { // and so the manifest, which names them
				want = result.Digest
			}
			for _, name := range []string{"registry.example.com/demo:1", "registry.example.com/demo:also"} {
				if id := strings.TrimSpace(buildertest.Run(t, "docker", "image", "inspect", "--format", "{{.Id}}",
					name)); id != want.String() {
					t.Errorf("%s has the image ID %s, want %s", name, id, want)
				}
			}
			if got := buildertest.Run(t, "docker", "run", "--rm", "--network=none",
				"--security-opt=seccomp=unconfined", // which runc by itself does not have
				"registry.example.com/demo:1", "envsolve-selftest"); got != "all is well\n1000 1000 /app\n" {
				t.Errorf("the self-test wrote %q", got)
			}
		})
	}
}

func TestLoadIntoADockerThatKnowsNoZstd(t *testing.T) {
	buildertest.OldDocker(t)
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	b := buildertest.Connect(t, s)
	oci := filepath.Join(t.TempDir(), "image.tar")
	result, err := build.Build(t.Context(), b, r, build.Options{Base: base, Outputs: []build.Output{
		{Type: build.OutputLoad, Tags: []string{"demo:1", "demo:also"}},
		{Type: build.OutputOCI, Dest: oci},
	}})
	if err != nil {
		t.Fatal(err)
	}
	if got := buildertest.ArchiveDigest(t, oci); got != result.Digest.String() {
		t.Errorf("digest %s, want the archive's %s", result.Digest, got)
	}
	for _, name := range []string{"demo:1", "demo:also"} {
		if id := strings.TrimSpace(buildertest.Run(t, "docker", "image", "inspect", "--format", "{{.Id}}",
			name)); id != result.ConfigDigest.String() {
			t.Errorf("%s has the image ID %s, want %s", name, id, result.ConfigDigest)
		}
	}
	if got := buildertest.Run(t, "docker", "run", "--rm", "--network=none", "demo:1",
		"envsolve-selftest"); got != "all is well\n1000 1000 /app\n" {
		t.Errorf("the self-test wrote %q", got)
	}
}

// loadInto builds an image into a tool, under two names.
func loadInto(t *testing.T, tool string) *build.Result {
	t.Helper()
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	b := buildertest.Connect(t, s)
	result, err := build.Build(t.Context(), b, buildertest.Project(t, s, base, buildertest.Healthy),
		build.Options{Base: base, Outputs: []build.Output{
			{Type: build.OutputLoad, Dest: tool, Tags: []string{"registry.example.com/demo:1",
				"registry.example.com/demo:also"}},
		}})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

func TestLoadIntoPodman(t *testing.T) {
	buildertest.Podman(t)
	result := loadInto(t, "podman")
	for _, name := range []string{"registry.example.com/demo:1", "registry.example.com/demo:also"} {
		if id := strings.TrimSpace(buildertest.Run(t, "podman", "image", "inspect", "--format", "{{.Id}}", name)); "sha256:"+
			id != result.ConfigDigest.String() {
			t.Errorf("%s has the image ID %s, want %s", name, id, result.ConfigDigest)
		}
	}
	if got := buildertest.Run(t, "podman", "run", "--rm", "--network=none", "--runtime=runc", "--ulimit=nofile=1024:1024",
		"--ulimit=nproc=1024:1024", "registry.example.com/demo:1",
		"envsolve-selftest"); got != "all is well\n1000 1000 /app\n" {
		t.Errorf("the self-test wrote %q", got)
	}
}

func TestLoadIntoContainerd(t *testing.T) {
	buildertest.Bookworm(t, "containerd", "libdevmapper1.02.1")
	dir := t.TempDir()
	address := filepath.Join(dir, "s")
	conf := filepath.Join(dir, "containerd.toml")
	buildertest.Write(t, conf, fmt.Sprintf("version = 2\nroot = %q\nstate = %q\ndisabled_plugins = [\"io.containerd.grpc.v1.cri\"]\n[grpc]\naddress = %q\n",
		filepath.Join(dir, "root"), filepath.Join(dir, "state"), address), 0o644)
	t.Setenv("CONTAINERD_ADDRESS", address)
	t.Setenv("CONTAINERD_NAMESPACE", "k8s.io")
	buildertest.Background(t, func() bool { return exec.Command("ctr", "version").Run() == nil }, "containerd", "--config",
		conf)
	result := loadInto(t, "ctr")
	listed := buildertest.Run(t, "ctr", "--namespace", "k8s.io", "images", "list")
	for _, want := range []string{"registry.example.com/demo:1 ", "registry.example.com/demo:also ",
		result.Digest.String()} {
		if !strings.Contains(listed, want) {
			t.Errorf("ctr lists no %s:\n%s", want, listed)
		}
	}
}

func TestLoadSaysWhatIsMissing(t *testing.T) {
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	r := buildertest.Project(t, s, base, buildertest.Healthy)
	b := buildertest.Connect(t, s)
	try := func(o build.Output) error {
		o.Type, o.Tags = build.OutputLoad, []string{"demo:1"}
		_, err := build.Build(t.Context(), b, r, build.Options{Base: base, Outputs: []build.Output{o}})
		return err
	}
	bin := t.TempDir()
	t.Setenv("PATH", bin)
	if err := try(build.Output{}); err == nil || !strings.Contains(err.Error(),
		"docker: not installed; podman: not installed; nerdctl: not installed; ctr: not installed") {
		t.Errorf("no tool: %v", err)
	}
	if err := try(build.Output{Dest: "lxd"}); err == nil ||
		!strings.Contains(err.Error(), "want one of docker, podman, nerdctl, ctr") {
		t.Errorf("an unknown tool: %v", err)
	}
	buildertest.Write(t, filepath.Join(bin, "docker"), "#!/bin/sh\necho the daemon is not running >&2\nexit 1\n", 0o755)
	if err := try(build.Output{}); err == nil || !strings.Contains(err.Error(), "docker: the daemon is not running") {
		t.Errorf("no daemon: %v", err)
	}
	// A tool that fails in the middle.
	buildertest.Write(t, filepath.Join(bin, "podman"),
		"#!/bin/sh\n[ \"$1\" = version ] && exit 0\necho disk full >&2\nexit 125\n", 0o755)
	if err := try(build.Output{}); err == nil || !strings.Contains(err.Error(), "disk full") {
		t.Errorf("a load that fails: %v", err)
	}
}
