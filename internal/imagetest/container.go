package imagetest

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// anyGPU is NVIDIA's CDI name for all GPUs (nvidia-ctk cdi generate).
const anyGPU = "nvidia.com/gpu=all"

// toolFailed is what docker and podman exit with when the container was never
// started.
const toolFailed = 125

// cleanUp bounds what is done once the test is over or interrupted.
const cleanUp = 20 * time.Second

// Tool runs the test with Docker's or Podman's command.
type Tool struct {
	name  string
	probe func(ctx context.Context, t *Tool) (Offer, []string, error)
	// cdiDirs are where specifications of devices lie on this machine.
	cdiDirs []string
}

// Docker is the docker command and whatever daemon it talks to.
func Docker() *Tool { return &Tool{name: "docker", probe: probeDocker} }

// Podman is the podman command of this machine.
func Podman() *Tool {
	return &Tool{name: "podman", probe: probePodman, cdiDirs: []string{"/etc/cdi", "/var/run/cdi"}}
}

// Name implements Runner.
func (t *Tool) Name() string { return t.name }

// Offer implements Runner.
func (t *Tool) Offer(ctx context.Context) (Offer, error) {
	offer, _, err := t.ask(ctx)
	return offer, err
}

// ask returns the offer and the arguments that hand GPUs in; there are some where
// the tool itself knows best whether it has any, and says so when it has not.
func (t *Tool) ask(ctx context.Context) (Offer, []string, error) {
	if _, err := exec.LookPath(t.name); err != nil {
		return Offer{}, nil, errors.New("it is not installed")
	}
	ctx, cancel := context.WithTimeout(ctx, cleanUp)
	defer cancel()
	return t.probe(ctx, t)
}

// dockerInfo is the part of "docker info" that tells of GPUs. Docker lists CDI
// devices from 28.2 on.
type dockerInfo struct {
	ServerVersion     string
	ServerErrors      []string
	Runtimes          map[string]any
	DiscoveredDevices []struct{ ID string }
}

func probeDocker(ctx context.Context, t *Tool) (Offer, []string, error) {
	text, err := t.output(ctx, "info", "--format", "{{json .}}")
	if err != nil {
		return Offer{}, nil, err
	}
	var info dockerInfo
	if err := json.Unmarshal([]byte(text), &info); err != nil {
		return Offer{}, nil, fmt.Errorf("docker info: %w", err)
	}
	if len(info.ServerErrors) > 0 {
		return Offer{}, nil, errors.New(info.ServerErrors[0])
	}
	offer := Offer{Words: "docker " + info.ServerVersion}
	for _, d := range info.DiscoveredDevices {
		if d.ID == anyGPU {
			offer.GPUs = true
			return offer, []string{"--device", anyGPU}, nil
		}
	}
	_, offer.GPUs = info.Runtimes["nvidia"]
	return offer, []string{"--gpus", "all"}, nil
}

func probePodman(ctx context.Context, t *Tool) (Offer, []string, error) {
	version, err := t.output(ctx, "version", "--format", "{{.Client.Version}}")
	if err != nil {
		return Offer{}, nil, err
	}
	offer := Offer{Words: "podman " + version, GPUs: hasCDI(t.cdiDirs)}
	if !offer.GPUs {
		return offer, nil, nil // Podman 4 starts the container without the device, and says nothing
	}
	return offer, []string{"--device", anyGPU}, nil
}

// hasCDI looks for a specification of NVIDIA's GPUs. It reads for the kind, as
// a whole word, and leaves the rest to the tool.
func hasCDI(dirs []string) bool {
	for _, dir := range dirs {
		files, _ := filepath.Glob(filepath.Join(dir, "*")) // the pattern is well-formed
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				continue
			}
			for line := range strings.Lines(string(text)) {
				fields := strings.FieldsFunc(line, func(r rune) bool { return strings.ContainsRune(" \t\r\n\"':,", r) })
				if len(fields) == 2 && fields[0] == "kind" && fields[1] == "nvidia.com/gpu" {
					return true
				}
			}
		}
	}
	return false
}

// Test implements Runner.
func (t *Tool) Test(ctx context.Context, spec Spec) (int, error) {
	offer, gpu, err := t.ask(ctx)
	if err != nil {
		return 0, fmt.Errorf("%s: %w", t.name, err)
	}
	switch {
	case spec.GPU == GPUOff || spec.GPU != GPURequired && !offer.GPUs:
		gpu = nil
	case spec.GPU == GPURequired && len(gpu) == 0:
		return 0, fmt.Errorf("%s offers no GPU: %s", offer.Words, t.remedy())
	}
	reference := spec.Reference
	if spec.Local {
		given, remove, err := t.give(ctx, offer, spec)
		if err != nil {
			return 0, err
		}
		defer remove()
		reference = given
	}
	return t.run(ctx, spec, reference, gpu)
}

// arguments start the container. Docker mounts /tmp as noexec unless told
// otherwise, and a just-in-time compiler loads what it wrote there; NCCL needs
// more shared memory than the 64 MiB that containers get.
func (t *Tool) arguments(container string, spec Spec, reference string, gpu []string) []string {
	args := []string{
		"run", "--rm", "--name", container, "--network", "none",
		"--read-only", "--tmpfs", "/tmp:rw,exec,mode=1777", "--shm-size", "1g",
		"--cap-drop", "ALL", "--security-opt", "no-new-privileges",
	}
	if spec.Local {
		args = append(args, "--pull", "never")
	}
	args = append(args, gpu...)
	args = append(args, "--entrypoint", selfTest, reference)
	return append(args, spec.Args...)
}

func (t *Tool) run(ctx context.Context, spec Spec, reference string, gpu []string) (int, error) {
	container := "envsolve-selftest-" + strings.ToLower(rand.Text()[:10])
	var said tail
	cmd := exec.Command(t.name, t.arguments(container, spec, reference, gpu)...)
	cmd.Stdout, cmd.Stderr = orDiscard(spec.Stdout), io.MultiWriter(orDiscard(spec.Stderr), &said)
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	ended := make(chan struct{})
	interrupted := atInterrupt(ctx, func() { t.interrupt(cmd, container, ended) })
	err := cmd.Wait()
	close(ended)
	if interrupted() {
		return 0, ctx.Err()
	}
	return t.verdict(cmd, err, said.line(), len(gpu) > 0)
}

// patience is how long a tool may take to see that its container is gone.
const patience = 5 * time.Second

// interrupt removes the container, since the tool may be gone before its container is, again
// and again until the tool has ended: while it fetches the image, there is no container yet.
// A tool that takes too long is ended as well.
func (t *Tool) interrupt(cmd *exec.Cmd, container string, ended <-chan struct{}) {
	for deadline := time.Now().Add(patience); ; {
		t.remove("rm", "--force", container)
		select {
		case <-ended:
			t.remove("rm", "--force", container) // it may have been made just now
			return
		case <-time.After(patience / 20):
		}
		if time.Now().After(deadline) {
			_ = cmd.Process.Kill() // it may have ended just now
		}
	}
}

// atInterrupt does something once the context ends. What it returns is called when the work
// is over: it waits for what is being done, and reports whether the context has ended.
func atInterrupt(ctx context.Context, do func()) (interrupted func() bool) {
	done := make(chan struct{})
	stop := context.AfterFunc(ctx, func() {
		defer close(done)
		do()
	})
	return func() bool {
		if stop() {
			return false
		}
		<-done
		return true
	}
}

func (t *Tool) verdict(cmd *exec.Cmd, err error, said string, gpu bool) (int, error) {
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return 0, err
	}
	code := cmd.ProcessState.ExitCode()
	switch {
	case code == notFound:
		return 0, fmt.Errorf("the image has no %s: it was built without a self-test, or not by envsolve", selfTest)
	case code == toolFailed && gpu:
		return 0, fmt.Errorf("%s could not start the container with a GPU: %s\n%s", t.name, said, t.remedy())
	case code == toolFailed || code < 0:
		return 0, fmt.Errorf("%s could not start the container: %s", t.name, said)
	}
	return code, nil
}

func (t *Tool) remedy() string {
	const install = "install the NVIDIA Container Toolkit where it runs, then: "
	if t.name == "docker" {
		return install + "nvidia-ctk runtime configure --runtime=docker && systemctl restart docker"
	}
	return install + "nvidia-ctk cdi generate --output=/etc/cdi/nvidia.yaml"
}

// remove takes something away that is not needed any more; it is all the same
// when it is gone already.
func (t *Tool) remove(args ...string) {
	ctx, cancel := context.WithTimeout(context.Background(), cleanUp)
	defer cancel()
	_ = exec.CommandContext(ctx, t.name, args...).Run()
}

// output runs the tool for what it prints; the error is what it said.
func (t *Tool) output(ctx context.Context, args ...string) (string, error) {
	return output(ctx, t.name, args...)
}

func output(ctx context.Context, name string, args ...string) (string, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	if err := cmd.Run(); err != nil {
		if text := strings.TrimSpace(stderr.String()); text != "" {
			return "", errors.New(text)
		}
		return "", fmt.Errorf("%s %s: %w", name, args[0], err)
	}
	return strings.TrimSpace(stdout.String()), nil
}

func orDiscard(w io.Writer) io.Writer {
	if w == nil {
		return io.Discard
	}
	return w
}

// tail keeps the last line that was written.
type tail struct{ text []byte }

// Write implements io.Writer.
func (t *tail) Write(p []byte) (int, error) {
	const most = 4096
	t.text = append(t.text, p...)
	if len(t.text) > most {
		t.text = t.text[len(t.text)-most:]
	}
	return len(p), nil
}

func (t *tail) line() string {
	lines := strings.Split(strings.TrimSpace(string(t.text)), "\n")
	return strings.TrimSpace(lines[len(lines)-1])
}
