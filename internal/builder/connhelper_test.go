package builder_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// greets connects to a builder and has it run something.
func greets(t *testing.T, address string) {
	t.Helper()
	s := buildertest.Store(t)
	base := buildertest.Base(t)
	var b *builder.Builder
	buildertest.Eventually(t, address+" answers", func() bool {
		var err error
		b, err = builder.Connect(t.Context(), builder.Options{Store: s, Addresses: []string{address},
			Getenv: buildertest.NoEnvironment})
		return err == nil
	})
	defer b.Close()
	if got := log(t, b, builder.RunSpec{Image: base, Platform: buildertest.Platform,
		Args: []string{"toolbox", "echo", "hello"}}); got != "hello\n" {
		t.Errorf("%s: %q", address, got)
	}
}

// inContainer starts a buildkitd in a container of Docker's or
// Podman's, with this machine's runc and libraries.
func inContainer(t *testing.T, tool string, flags ...string) {
	t.Helper()
	bin, state := t.TempDir(), t.TempDir()
	for name, program := range map[string]string{"buildkitd": buildertest.Buildkitd(t),
		"buildctl": buildertest.Buildctl(t)} {
		content, err := os.ReadFile(program)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(bin, name), content, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	empty := filepath.Join(t.TempDir(), "empty.tar")
	buildertest.Run(t, "tar", "--create", "--file", empty, "--files-from", "/dev/null")
	buildertest.Run(t, tool, "import", empty, "nothing:1")
	buildertest.Run(t, tool, append(append([]string{
		"run", "--detach", "--name", "holder", "--network=host", "--tmpfs=/tmp",
		"--volume", bin + ":/opt/bin:ro", "--volume", "/usr:/usr:ro", "--volume", "/lib:/lib:ro", "--volume",
		"/lib64:/lib64:ro",
		"--volume", state + ":/state", "--env", "PATH=/opt/bin:/usr/sbin:/usr/bin",
	}, flags...), "nothing:1", "/opt/bin/buildkitd", "--root", "/state", "--oci-worker-net=host",
		"--containerd-worker=false")...)
	t.Cleanup(func() {
		if t.Failed() {
			out, _ := exec.Command(tool, "logs", "holder").CombinedOutput()
			t.Logf("%s", out)
		}
		buildertest.Run(t, tool, "rm", "--force", "holder")
	})
}

func TestABuilderInADockerContainer(t *testing.T) {
	buildertest.OldDocker(t)
	// What --privileged gives, less the capabilities that this machine may lack.
	inContainer(t, "docker", "--cap-add=SYS_ADMIN", "--cap-add=NET_ADMIN", "--volume=/sys/fs/cgroup:/sys/fs/cgroup",
		"--security-opt=seccomp=unconfined", "--security-opt=apparmor=unconfined", "--security-opt=systempaths=unconfined")
	greets(t, "docker-container://holder")
}

func TestABuilderInAPodmanContainer(t *testing.T) {
	buildertest.Podman(t)
	inContainer(t, "podman", "--privileged", "--runtime=runc", "--ulimit=nofile=1024:1024", "--ulimit=nproc=1024:1024")
	greets(t, "podman-container://holder")
}

// standIn puts a program on PATH that notes its arguments and runs the command
// that it is to run elsewhere: buildctl.
func standIn(t *testing.T, name, socket string) (arguments func() string) {
	t.Helper()
	dir := t.TempDir()
	note := filepath.Join(dir, "arguments")
	buildertest.Write(t, filepath.Join(dir, name), fmt.Sprintf(`#!/bin/sh
echo "$*" >>%s
while [ "$1" != buildctl ]; do shift; done
shift
exec %s "$@"
`, note, buildertest.Buildctl(t)), 0o755)
	t.Setenv("PATH", dir+":"+os.Getenv("PATH"))
	t.Setenv("BUILDKIT_HOST", socket) // where buildctl looks, as its default would be over there
	return func() string {
		text, err := os.ReadFile(note)
		if err != nil {
			t.Fatal(err)
		}
		line, _, _ := strings.Cut(string(text), "\n")
		return line
	}
}

func TestBuildersBehindACommand(t *testing.T) {
	buildertest.Require(t)
	dir := t.TempDir()
	path := filepath.Join(dir, "s")
	buildertest.Daemon(t, dir, "unix://"+path)
	for _, tt := range []struct{ program, address, arguments string }{
		{"kubectl", "kube-pod://buildkitd-0?context=prod&namespace=ci&container=main",
			"--context=prod --namespace=ci exec --container=main -i buildkitd-0 -- buildctl dial-stdio"},
		{"ssh", "ssh://ada@gpu-host:2222" + path,
			"-l ada -p 2222 -- gpu-host buildctl --addr unix://" + path + " dial-stdio"},
		{"nerdctl", "nerdctl-container://holder?namespace=ci", "exec --namespace ci -i holder buildctl dial-stdio"},
	} {
		t.Run(tt.program, func(t *testing.T) {
			arguments := standIn(t, tt.program, "unix://"+path)
			greets(t, tt.address)
			if got := arguments(); got != tt.arguments {
				t.Errorf("%s was called with %q, want %q", tt.program, got, tt.arguments)
			}
		})
	}
}

func TestAnAddressNamesItsOwnCertificates(t *testing.T) {
	buildertest.Require(t)
	dir := t.TempDir()
	buildertest.Certificates(t, dir)
	address := fmt.Sprintf("tcp://127.0.0.1:%d", buildertest.FreePort(t))
	buildertest.Daemon(t, dir, address,
		"--tlscacert", filepath.Join(dir, "ca.pem"), "--tlscert", filepath.Join(dir, "server.pem"), "--tlskey",
		filepath.Join(dir, "server.key"))
	greets(t, fmt.Sprintf("%s?cacert=%[2]s/ca.pem&cert=%[2]s/client.pem&key=%[2]s/client.key&servername=127.0.0.1",
		address, dir))
	_, err := builder.Connect(t.Context(), builder.Options{
		Store: buildertest.Store(t), Addresses: []string{address + "?tlscacert=x"}, Getenv: buildertest.NoEnvironment,
	})
	if err == nil || !strings.Contains(err.Error(), `parameter "tlscacert": there are cacert, cert, key and servername`) {
		t.Errorf("got %v", err)
	}
}
