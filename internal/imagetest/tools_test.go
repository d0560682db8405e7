package imagetest

import (
	"bytes"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
)

// startDocker runs a Docker daemon of the test's own, without a bridge: tests
// need no network, and a machine's firewall is not theirs to change.
func startDocker(t *testing.T) {
	t.Helper()
	for _, program := range []string{"dockerd", "docker"} {
		if _, err := exec.LookPath(program); err != nil || os.Getuid() != 0 {
			skipUnlessCI(t, program+" is needed, and root: apt-get install docker.io")
		}
	}
	dir, err := os.MkdirTemp("", "dockerd") // a socket's path must be short
	if err != nil {
		t.Fatal(err)
	}
	socket := filepath.Join(dir, "docker.sock")
	var log bytes.Buffer
	daemon := exec.Command("dockerd", "--iptables=false", "--ip6tables=false", "--bridge=none",
		"--data-root", filepath.Join(dir, "data"), "--exec-root", filepath.Join(dir, "exec"),
		"--pidfile", filepath.Join(dir, "pid"), "--host", "unix://"+socket)
	daemon.Stdout, daemon.Stderr = &log, &log
	if err := daemon.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- daemon.Wait() }()
	t.Cleanup(func() {
		_ = daemon.Process.Signal(os.Interrupt)
		<-ended
		if t.Failed() {
			t.Logf("dockerd:\n%s", &log)
		}
		_ = os.RemoveAll(dir)
	})
	t.Setenv("DOCKER_HOST", "unix://"+socket)
	t.Setenv("DOCKER_CONFIG", dir)
	for {
		if conn, err := net.Dial("unix", socket); err == nil {
			_ = conn.Close()
			return
		}
		select {
		case err := <-ended:
			ended <- err
			t.Fatalf("dockerd ended: %v", err)
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// ownPodman returns Podman a storage of the test's own, and limits that any
// machine grants.
func ownPodman(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("podman"); err != nil || os.Getuid() != 0 {
		skipUnlessCI(t, "podman is needed, and root: apt-get install podman")
	}
	dir, err := os.MkdirTemp("", "podman")
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"containers.conf": "[containers]\ndefault_ulimits = [\"nofile=1024:1024\", \"nproc=1024:1024\"]\n" +
			"[engine]\ncgroup_manager = \"cgroupfs\"\nevents_logger = \"file\"\n",
		"storage.conf": fmt.Sprintf("[storage]\ndriver = \"vfs\"\ngraphroot = %q\nrunroot = %q\n",
			filepath.Join(dir, "graph"), filepath.Join(dir, "run")),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("CONTAINERS_CONF", filepath.Join(dir, "containers.conf"))
	t.Setenv("CONTAINERS_STORAGE_CONF", filepath.Join(dir, "storage.conf"))
	t.Cleanup(func() {
		if out, err := exec.Command("podman", "system", "reset", "--force").CombinedOutput(); err != nil {
			t.Logf("podman system reset: %v\n%s", err, out)
		}
		_ = os.RemoveAll(dir)
	})
}

func TestDockerRunsTheSelfTest(t *testing.T) {
	startDocker(t)
	testTool(t, Docker())
}

func TestPodmanRunsTheSelfTest(t *testing.T) {
	ownPodman(t)
	testTool(t, Podman())
}

// testTool holds a real tool to what a runner promises.
func testTool(t *testing.T, tool *Tool) {
	offer, err := tool.Offer(t.Context())
	if err != nil || offer.GPUs || !strings.HasPrefix(offer.Words, tool.Name()+" ") ||
		len(strings.Fields(offer.Words)) != 2 {
		t.Fatalf("offers %+v, %v", offer, err)
	}
	for _, test := range []struct {
		name, script, stdout, stderr string
		args                         []string
		code                         int
	}{
		{"passes", "args\nid\nreadonly /opt/x\nreadonly /x\nwrite /tmp/x y\ncat /tmp/x\nexists /dev/shm\n",
			"[\"--json\" \"--only\" \"a b\"]\n1000 1000 /\ny", "", []string{"--json", "--only", "a b"}, 0},
		{"fails", "echo Root cause\nfail 5 no cudnn\n", "Root cause\n", "no cudnn\n", nil, 5},
		{"has no network", "dial 192.0.2.1:80\n", "", "network is unreachable", nil, 1},
	} {
		t.Run(test.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			code, err := tool.Test(t.Context(), Spec{
				Reference: "image.tar", Image: tested(t, test.script), Local: true, Args: test.args, Stdout: &stdout,
				Stderr: &stderr,
			})
			if err != nil || code != test.code || stdout.String() != test.stdout ||
				!strings.Contains(stderr.String(), test.stderr) {
				t.Errorf("exit code %d, %v, stdout %q, stderr %q", code, err, &stdout, &stderr)
			}
		})
	}
	t.Run("an image without a self-test", func(t *testing.T) { testNoSelfTest(t, tool) })
	t.Run("no GPU", func(t *testing.T) { testNoGPU(t, tool) })
	t.Run("an image that the tool has", func(t *testing.T) { testReference(t, tool) })
	left, err := tool.output(t.Context(), "ps", "--all", "--quiet")
	images, errImages := tool.output(t.Context(), "images", "--quiet")
	if err != nil || errImages != nil || left != "" || images != "" {
		t.Errorf("left behind: containers %q, images %q (%v, %v)", left, images, err, errImages)
	}
}

func testNoSelfTest(t *testing.T, tool *Tool) {
	_, err := tool.Test(t.Context(), Spec{Reference: "base.tar", Image: buildertest.Base(t), Local: true})
	if err == nil || !strings.Contains(err.Error(), "not by envsolve") {
		t.Errorf("error %v", err)
	}
}

func testNoGPU(t *testing.T, tool *Tool) {
	_, err := tool.Test(t.Context(), Spec{Reference: "image.tar", Image: tested(t, "echo ran\n"), Local: true,
		GPU: GPURequired})
	if err == nil || !strings.Contains(err.Error(), "GPU") || !strings.Contains(err.Error(), "nvidia-ctk") {
		t.Errorf("error %v", err)
	}
}

// testReference tests what the tool has loaded before, by its name there.
func testReference(t *testing.T, tool *Tool) {
	const reference = "envsolve.local/train:latest"
	offer, err := tool.Offer(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	old := tool.name == "docker" && olderThan(strings.TrimPrefix(offer.Words, "docker "), firstZstd)
	if err := tool.load(t.Context(), archive{reference, tested(t, "echo by name\n"), old}); err != nil {
		t.Fatal(err)
	}
	var stdout bytes.Buffer
	code, err := tool.Test(t.Context(), Spec{Reference: reference, Stdout: &stdout, GPU: GPUOff})
	if err != nil || code != 0 || stdout.String() != "by name\n" {
		t.Errorf("exit code %d, %v, stdout %q", code, err, &stdout)
	}
	tool.remove("rmi", reference)
}
