package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/loader/elftest"
	"github.com/envsolve/envsolve/internal/report"
)

// TestDoctorLooksIntoARunningContainer has Podman run one, and names it, its ID and its
// process.
func TestDoctorLooksIntoARunningContainer(t *testing.T) {
	buildertest.Podman(t)
	root := elftest.Root(t, everything())
	waits := filepath.Join(t.TempDir(), "waits.go")
	buildertest.Write(t, waits, "package main\n\nimport \"time\"\n\nfunc main() { time.Sleep(time.Hour) }\n", 0o644)
	buildertest.Run(t, "env", "CGO_ENABLED=0", "go", "build", "-o", filepath.Join(root, "waits"), waits)
	layer, err := tarOfFolder(root)
	if err != nil {
		t.Fatal(err)
	}
	archive := filepath.Join(t.TempDir(), "root.tar")
	if err := os.WriteFile(archive, layer, 0o644); err != nil {
		t.Fatal(err)
	}
	buildertest.Run(t, "podman", "import", archive, "registry.example.com/train:1")
	id := strings.TrimSpace(buildertest.Run(t, "podman", "run", "--detach", "--name", "train", "--network=none",
		"--runtime=runc",
		"--ulimit=nofile=1024:1024", "--ulimit=nproc=1024:1024", "--env", "CUDA_HOME=/usr/local/cuda-11.8",
		"--env", "VIRTUAL_ENV=/opt/conda", "registry.example.com/train:1", "/waits"))
	t.Cleanup(func() { _ = exec.Command("podman", "rm", "--force", "--time=0", "train").Run() })
	pid := strings.TrimSpace(buildertest.Run(t, "podman", "inspect", "--format", "{{.State.Pid}}", "train"))

	program := filepath.Join(install(t), "envsolve")
	for _, name := range []string{"train", id, pid} {
		doc := examinedContainer(t, program, name)
		inside := doc.Machine.Inside
		if inside == nil || inside.OS != "Ubuntu 22.04.5 LTS" || inside.Kind != "container" ||
			doc.Machine.CUDAHome != "/usr/local/cuda-11.8" {
			t.Errorf("%s: %+v", name, doc.Machine)
			continue
		}
		if len(doc.Environments) != 1 || doc.Environments[0].Folder != "/opt/conda" ||
			len(doc.Environments[0].Installed.Loads) != 2 {
			t.Errorf("%s: %+v", name, doc.Environments)
		}
	}
	if doc := examinedContainer(t, program, "train", "--python", "/opt/venv"); len(doc.Environments) != 1 ||
		doc.Environments[0].Folder != "/opt/venv" {
		t.Errorf("%+v", doc.Environments)
	}
	buildertest.Run(t, "podman", "stop", "--time=0", "train")
	out, err := exec.Command(program, "doctor", "--container", "train").CombinedOutput()
	if err == nil || !strings.Contains(string(out),
		"--container train: it does not run (exited): start it, or look into its image: "+
			"--image registry.example.com/train:1") {
		t.Errorf("%v: %s", err, out)
	}
}

// examinedContainer is what doctor says of a container; what it says of this machine may
// be anything.
func examinedContainer(t *testing.T, program, name string, args ...string) (doc report.Examined) {
	t.Helper()
	var stderr bytes.Buffer
	cmd := exec.Command(program, append([]string{"doctor", "-o", "json", "--container", name}, args...)...)
	cmd.Stderr = &stderr
	out, _ := cmd.Output()
	if err := json.Unmarshal(out, &doc); err != nil {
		t.Fatalf("%v: %s%s", err, out, &stderr)
	}
	return doc
}
