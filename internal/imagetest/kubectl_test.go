package imagetest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// TestMain lets the test's own program stand in for kubectl.
func TestMain(m *testing.M) {
	switch filepath.Base(os.Args[0]) {
	case "kubectl":
		os.Exit(standIn(os.Args[1:]))
	case "docker":
		os.Exit(standInDocker(os.Args[1:]))
	}
	os.Exit(m.Run())
}

// standIn is a cluster of one machine: it writes down how it was called, and
// runs a pod's container with Podman.
func standIn(args []string) int {
	if log, err := os.OpenFile(os.Getenv("KUBECTL_LOG"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644); err == nil {
		line, _ := json.Marshal(args)
		fmt.Fprintf(log, "%s\n", line)
		_ = log.Close()
	}
	switch args[0] {
	case "config":
		fmt.Println("minikube")
		return 0
	case "version":
		if why := os.Getenv("KUBECTL_REFUSES"); why != "" {
			fmt.Fprintln(os.Stderr, "E1121 memcache.go: noise\n"+why)
			return 1
		}
		return 0
	case "run":
		if os.Getenv("KUBECTL_SLOW") != "" {
			time.Sleep(time.Minute)
		}
		return standInRun(args)
	case "delete":
		if os.Getenv("KUBECTL_SLOW") != "" {
			time.Sleep(time.Second)
			_ = os.WriteFile(os.Getenv("KUBECTL_LOG")+".deleted", nil, 0o644)
		}
	}
	return 0
}

func standInRun(args []string) int {
	var pod struct{ Spec podSpec }
	for _, arg := range args {
		if text, ok := strings.CutPrefix(arg, "--overrides="); ok {
			if err := json.Unmarshal([]byte(text), &pod); err != nil {
				fmt.Fprintln(os.Stderr, err)
				return 1
			}
		}
	}
	if why := os.Getenv("KUBECTL_REFUSES_POD"); why != "" {
		fmt.Fprintln(os.Stderr, why)
		return 1
	}
	c := pod.Spec.Containers[0]
	name, _, _ := strings.Cut(c.Image, "@")
	run := []string{"run", "--rm", "--pull=never", "--network=none",
		fmt.Sprintf("--read-only=%v", c.SecurityContext.ReadOnlyRootFilesystem),
		fmt.Sprintf("--user=%d:%d", pod.Spec.SecurityContext.RunAsUser, pod.Spec.SecurityContext.RunAsGroup)}
	for _, m := range c.VolumeMounts {
		if m.MountPath != "/dev/shm" {
			run = append(run, "--tmpfs="+m.MountPath)
		}
	}
	run = append(run, "--entrypoint="+c.Command[0], name)
	cmd := exec.Command("podman", append(run, c.Args...)...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	_ = cmd.Run() // its exit code says it
	return cmd.ProcessState.ExitCode()
}

// cluster puts the stand-in on PATH and gives what it was called with so far.
func cluster(t *testing.T) (calls func() [][]string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	if err := os.Symlink(self, filepath.Join(bin, "kubectl")); err != nil {
		t.Fatal(err)
	}
	log := filepath.Join(bin, "calls")
	t.Setenv("PATH", bin+":"+os.Getenv("PATH"))
	t.Setenv("KUBECTL_LOG", log)
	return func() [][]string {
		text, err := os.ReadFile(log)
		if err != nil {
			t.Fatal(err)
		}
		var all [][]string
		for line := range strings.Lines(string(text)) {
			var args []string
			if err := json.Unmarshal([]byte(line), &args); err != nil {
				t.Fatal(err)
			}
			all = append(all, args)
		}
		return all
	}
}

func TestKubectlRunsTheSelfTestInAPod(t *testing.T) {
	ownPodman(t)
	calls := cluster(t)
	img := tested(t, "args\nid\nreadonly /opt/x\nwrite /tmp/x y\nfail 5 no cudnn\n")
	if err := Podman().load(t.Context(), archive{tag: "registry.example.com/train:latest", image: img}); err != nil {
		t.Fatal(err)
	}
	k := &Kubectl{Cluster: Cluster{Namespace: "ml", GPUs: 2}, GPUs: known()}
	if offer, err := k.Offer(t.Context()); err != nil || offer != (Offer{"kubectl in context minikube", true}) {
		t.Fatalf("offers %+v, %v", offer, err)
	}
	var stdout, stderr bytes.Buffer
	code, err := k.Test(t.Context(), Spec{
		Reference: "registry.example.com/train:latest", Image: img, Args: []string{"--json", "a b"}, Stdout: &stdout,
		Stderr: &stderr,
	})
	if err != nil || code != 5 || stdout.String() != "[\"--json\" \"a b\"]\n1000 1000 /\n" ||
		stderr.String() != "no cudnn\n" {
		t.Errorf("exit code %d, %v, stdout %q, stderr %q", code, err, &stdout, &stderr)
	}
	checkRun(t, calls()[2], img.Digest)
}

// checkRun holds what kubectl was told.
func checkRun[T fmt.Stringer](t *testing.T, args []string, digest func() (T, error)) {
	t.Helper()
	d, err := digest()
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"--image=registry.example.com/train@" + d.String(), "--restart=Never", "--attach", "--rm", "--quiet",
		"--pod-running-timeout=30m", "--namespace=ml",
	} {
		if !slices.Contains(args, want) {
			t.Errorf("%s is not among %q", want, args)
		}
	}
	all := strings.Join(args, " ")
	for _, want := range []string{`"nvidia.com/gpu":"2"`, `"runAsNonRoot":true`, `"nvidia.com/gpu.compute.major"`,
		`"drop":["ALL"]`} {
		if !strings.Contains(all, want) {
			t.Errorf("%s is not in %s", want, all)
		}
	}
}

func TestKubectlWithoutGPUAsksForNone(t *testing.T) {
	calls := cluster(t)
	t.Setenv("KUBECTL_REFUSES_POD", "stop")
	k := &Kubectl{GPUs: known()}
	if _, err := k.Test(t.Context(), Spec{Reference: "train", Image: planned(t, "train", "t4", ""),
		GPU: GPUOff}); err == nil {
		t.Fatal("no error")
	}
	if all := strings.Join(calls()[0], " "); strings.Contains(all, "nvidia.com") {
		t.Errorf("a GPU is asked for: %s", all)
	}
}

func TestKubectlSaysWhatIsWrong(t *testing.T) {
	t.Run("no cluster", func(t *testing.T) {
		cluster(t)
		t.Setenv("KUBECTL_REFUSES", "The connection to the server localhost:8080 was refused")
		if _, err := (&Kubectl{}).Offer(t.Context()); err == nil ||
			err.Error() != "context minikube: The connection to the server localhost:8080 was refused" {
			t.Errorf("error %v", err)
		}
	})
	t.Run("no kubectl", func(t *testing.T) {
		t.Setenv("PATH", t.TempDir())
		if _, err := (&Kubectl{}).Offer(t.Context()); err == nil || err.Error() != "it is not installed" {
			t.Errorf("error %v", err)
		}
	})
	t.Run("the pod is refused", func(t *testing.T) {
		cluster(t)
		t.Setenv("KUBECTL_REFUSES_POD", `Error from server (Forbidden): pods is forbidden`)
		_, err := (&Kubectl{}).Test(t.Context(), Spec{Reference: "train", Image: planned(t, "train", "", "")})
		if err == nil || !strings.Contains(err.Error(), "pods is forbidden") {
			t.Errorf("error %v", err)
		}
	})
	t.Run("a file", func(t *testing.T) {
		_, err := (&Kubectl{}).Test(t.Context(), Spec{Reference: "train.tar", Local: true})
		if err == nil || !strings.Contains(err.Error(), "push it first") {
			t.Errorf("error %v", err)
		}
	})
}
