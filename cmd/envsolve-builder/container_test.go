package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/rogpeppe/go-internal/testscript"

	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// runContainer starts an image by its own entrypoint, as any container runtime
// does, with runc:
//
//	container CODE IMAGE [driver=RELEASE] [guard] [term] [NAME=VALUE...] [-- ARG...]
//
// CODE is the exit code to come. driver mounts a stub driver of that release for
// one H100 where NVIDIA's runtime mounts the real one. term sends SIGTERM once
// the program has said ready. Arguments take the place of the image's command, and
// with guard that of its whole program, which the guard starts.
func runContainer(ctx context.Context, ts *testscript.TestScript, args []string) {
	if len(args) < 2 {
		ts.Fatalf("usage: container CODE IMAGE [driver=RELEASE] [guard] [term] [NAME=VALUE...] [-- ARG...]")
	}
	settings, command := args[2:], []string(nil)
	if i := slices.Index(settings, "--"); i >= 0 {
		settings, command = settings[:i], settings[i+1:]
	}
	bundle := ts.MkAbs(args[1] + ".container")
	config := containerImage(ctx, ts, ts.MkAbs(args[1]), bundle)
	spec := containerSpec(ts, bundle)
	process := spec["process"].(map[string]any)
	if command == nil {
		command = config.Cmd
	}
	process["args"] = slices.Concat(config.Entrypoint, command)
	process["env"] = config.Env
	if config.WorkingDir != "" {
		process["cwd"] = config.WorkingDir
	}
	term := false
	for _, setting := range settings {
		name, value, _ := strings.Cut(setting, "=")
		switch name {
		case "term":
			term = true
		case "guard":
			process["args"] = slices.Concat(config.Entrypoint[:1], command)
		case "driver":
			spec["mounts"] = append(spec["mounts"].([]any), stubDriver(ts, bundle)...)
			process["env"] = append(process["env"].([]string), "STUB_DRIVER="+value,
				"STUB_GPUS=NVIDIA H100 80GB HBM3;9;0;85899345920")
		default:
			process["env"] = append(process["env"].([]string), setting)
		}
	}
	text, err := json.Marshal(spec)
	ts.Check(err)
	ts.Check(os.WriteFile(filepath.Join(bundle, "config.json"), text, 0o644))
	if code := runc(ctx, ts, bundle, term); strconv.Itoa(code) != args[0] {
		ts.Fatalf("the container ends with %d, want %s\nstdout: %s\nstderr: %s", code, args[0], ts.ReadFile("stdout"),
			ts.ReadFile("stderr"))
	}
}

// containerImage unpacks an image into the bundle, once for each.
func containerImage(ctx context.Context, ts *testscript.TestScript, file, bundle string) v1.Config {
	img, closeImage, err := (&registry.Client{}).Open(ctx, file, "linux/amd64")
	ts.Check(err)
	defer closeImage()
	config, err := img.ConfigFile()
	ts.Check(err)
	root := filepath.Join(bundle, "rootfs")
	if _, err := os.Stat(root); err == nil {
		return config.Config
	}
	ts.Check(os.MkdirAll(root, 0o755))
	ts.Check(worldtest.UnpackImage(ctx, img, root))
	return config.Config
}

// containerSpec is runc's own default, for a program without a terminal.
func containerSpec(ts *testscript.TestScript, bundle string) map[string]any {
	_ = os.Remove(filepath.Join(bundle, "config.json")) // of the last run
	out, err := exec.Command("runc", "spec", "--bundle", bundle).CombinedOutput()
	if err != nil {
		ts.Fatalf("runc spec: %v: %s", err, out)
	}
	text, err := os.ReadFile(filepath.Join(bundle, "config.json"))
	ts.Check(err)
	var spec map[string]any
	ts.Check(json.Unmarshal(text, &spec))
	spec["process"].(map[string]any)["terminal"] = false
	spec["root"].(map[string]any)["readonly"] = false // as containers are started, unless they are told otherwise
	return spec
}

// stubDriver compiles the templates' stub driver and says where it is mounted.
func stubDriver(ts *testscript.TestScript, bundle string) (mounts []any) {
	for soname, source := range map[string]string{"libcuda.so.1": "cuda.c", "libnvidia-ml.so.1": "nvml.c"} {
		library := filepath.Join(bundle, soname)
		stub, err := filepath.Abs(filepath.Join("../../templates/testdata/stub", source))
		ts.Check(err)
		out, err := exec.Command("gcc", "-shared", "-fPIC", "-Wl,-soname,"+soname, "-o", library, stub).CombinedOutput()
		if err != nil {
			ts.Fatalf("gcc %s: %v: %s", source, err, out)
		}
		mounts = append(mounts, map[string]any{
			"destination": "/usr/lib/x86_64-linux-gnu/" + soname, "type": "bind", "source": library,
			"options": []string{"bind", "ro"},
		})
	}
	return mounts
}

// runc runs a bundle and returns its exit code.
func runc(ctx context.Context, ts *testscript.TestScript, bundle string, term bool) int {
	id := "envsolve-test-" + strconv.FormatInt(time.Now().UnixNano(), 36)
	state := filepath.Join(bundle, "state")
	cmd := exec.CommandContext(ctx, "runc", "--root", state, "run", "--bundle", bundle, id)
	said := &awaited{word: []byte("ready"), seen: make(chan struct{})}
	var problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = said, &problems
	ts.Check(cmd.Start())
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	var err error
	select {
	case <-said.seen:
		if term {
			out, err := exec.Command("runc", "--root", state, "kill", id, "TERM").CombinedOutput()
			if err != nil {
				ts.Fatalf("runc kill: %v: %s", err, out)
			}
		}
		err = <-ended
	case err = <-ended:
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		ts.Fatalf("runc run: %v", err)
	}
	_, _ = ts.Stdout().Write(said.text)
	_, _ = ts.Stderr().Write(problems.Bytes())
	return cmd.ProcessState.ExitCode()
}

// awaited keeps what is written and tells when a word has come.
type awaited struct {
	text, word []byte
	seen       chan struct{}
	told       bool
}

// Write implements io.Writer.
func (a *awaited) Write(p []byte) (int, error) {
	a.text = append(a.text, p...)
	if !a.told && bytes.Contains(a.text, a.word) {
		a.told = true
		close(a.seen)
	}
	return len(p), nil
}
