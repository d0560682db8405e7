package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/containerd/containerd/v2/core/content"
	contentlocal "github.com/containerd/containerd/v2/plugins/content/local"
	"github.com/moby/buildkit/client"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/moby/buildkit/session"
	"github.com/moby/buildkit/session/secrets/secretsprovider"
	"github.com/tonistiigi/fsutil"
)

// frontend is a builder with a way to the frontend's image.
type frontend struct {
	builder *client.Client
	image   content.Store
	digest  string
	secrets map[string][]byte // by their id
}

// frontendStore is what the client calls the store with the frontend's image.
const frontendStore = "frontend"

// startFrontend starts a builder with a config, for a frontend.
func startFrontend(t *testing.T, made frontendImage, daemon, config string) *frontend {
	t.Helper()
	store, err := contentlocal.NewStore(made.layout)
	if err != nil {
		t.Fatal(err)
	}
	c, _ := startBuildkitd(t, daemon, config)
	return &frontend{builder: c, image: store, digest: made.digest}
}

// frontendImage is the frontend's image: an OCI layout, and its digest.
type frontendImage struct{ layout, digest string }

// makeFrontend makes the frontend's image, as make frontend does.
func makeFrontend(t *testing.T, flags ...string) frontendImage {
	t.Helper()
	layout := filepath.Join(t.TempDir(), "layout")
	args := slices.Concat([]string{"run", "../../internal/tools/frontendimage", "-platforms", "linux/amd64"}, flags,
		[]string{layout})
	cmd := exec.Command("go", args...)
	var faults bytes.Buffer
	cmd.Stderr = &faults
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("making the frontend's image: %v\n%s", err, &faults)
	}
	return frontendImage{layout, strings.TrimSpace(string(out))}
}

// startBuildkitd runs a builder as its operator has configured it.
func startBuildkitd(t *testing.T, daemon, config string) (c *client.Client, address string) {
	t.Helper()
	dir, err := os.MkdirTemp("", "buildkit") // the path of a socket is short
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "config.toml")
	address = "unix://" + filepath.Join(dir, "buildkitd.sock")
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	cmd := exec.Command(daemon, "--config", file, "--root", filepath.Join(dir, "root"), "--addr", address,
		"--oci-worker=true", "--containerd-worker=false", "--oci-worker-net=host")
	cmd.Stdout, cmd.Stderr, cmd.WaitDelay = &log, &log, 10*time.Second
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM) // it may have ended
		_ = cmd.Wait()
		if t.Failed() {
			t.Logf("buildkitd:\n%s", &log)
		}
		_ = os.RemoveAll(dir)
	})
	c, err = client.New(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if err := c.Wait(ctx); err != nil {
		t.Fatalf("buildkitd does not answer: %v\n%s", err, &log)
	}
	return c, address
}

// said is what a build showed.
type said struct {
	vertexes map[string]*client.Vertex
	text     bytes.Buffer
}

// follow notes what a build shows, until shown is closed.
func follow() (s *said, status chan *client.SolveStatus, shown chan struct{}) {
	s = &said{vertexes: map[string]*client.Vertex{}}
	status, shown = make(chan *client.SolveStatus), make(chan struct{})
	go func() {
		s.take(status)
		close(shown)
	}()
	return s, status, shown
}

func (s *said) String() string { return s.text.String() }

// steps are the names of the image's own steps: those that ran, and those that a
// cache knew.
func (s *said) steps() (ran, cached []string) {
	for _, v := range s.vertexes {
		switch {
		case !strings.HasPrefix(v.Name, "layer ") && v.Name != "self-test":
		case v.Cached:
			cached = append(cached, v.Name)
		default:
			ran = append(ran, v.Name)
		}
	}
	return ran, cached
}

func (s *said) take(statuses <-chan *client.SolveStatus) {
	for status := range statuses {
		for _, v := range status.Vertexes {
			s.vertexes[v.Digest.String()] = v
			if v.Error != "" {
				fmt.Fprintf(&s.text, "%s: %s\n", v.Name, v.Error)
			}
		}
		for _, l := range status.Logs {
			s.text.Write(l.Data)
		}
		for _, w := range status.Warnings {
			fmt.Fprintf(&s.text, "warning: %s\n", w.Short)
		}
	}
}

// build asks the builder as docker build does, by the first line of the file, for an
// archive in the folder, or for nothing.
func (f *frontend) build(t *testing.T, dir string, attrs map[string]string, archive string) (*said, error) {
	t.Helper()
	opt := f.options(t, dir)
	if archive != "" {
		opt.Exports = []client.ExportEntry{{Type: client.ExporterOCI, Attrs: map[string]string{"compression": "zstd"},
			Output: func(map[string]string) (io.WriteCloser, error) { return os.Create(filepath.Join(dir, archive)) }}}
	}
	opt.Frontend, opt.FrontendAttrs = "dockerfile.v0", f.attrs(attrs)
	s, status, shown := follow()
	_, err := f.builder.Solve(t.Context(), nil, opt, status)
	<-shown
	return s, err
}

func (f *frontend) options(t *testing.T, dir string) client.SolveOpt {
	t.Helper()
	project, err := fsutil.NewFS(dir)
	if err != nil {
		t.Fatal(err)
	}
	return client.SolveOpt{
		LocalMounts: map[string]fsutil.FS{"context": project, "dockerfile": project},
		OCIStores:   map[string]content.Store{frontendStore: f.image},
		Session:     []session.Attachable{secretsprovider.FromMap(f.secrets)},
	}
}

func (f *frontend) attrs(more map[string]string) map[string]string {
	all := map[string]string{"filename": "envsolve.hcl", "context:envsolve": "oci-layout://" + frontendStore + "@" + f.digest}
	maps.Copy(all, more)
	return all
}

// fails builds what cannot be built, and looks for words in the error.
func (f *frontend) fails(t *testing.T, dir string, attrs map[string]string, want ...string) *said {
	t.Helper()
	s, err := f.build(t, dir, attrs, "")
	if err == nil {
		t.Fatalf("it was built:\n%s", s)
	}
	for _, w := range want {
		if !strings.Contains(err.Error()+"\n"+s.String(), w) {
			t.Errorf("the error does not say %q: %v\n%s", w, err, s)
		}
	}
	if strings.ContainsRune(err.Error(), '\x1b') {
		t.Errorf("the error has an escape for terminals: %q", err)
	}
	return s
}

// answered is what a question about a target file gives.
type answered struct{ text, json, status string }

// ask asks a question about the target file, as docker build --call does.
func (f *frontend) ask(t *testing.T, dir, question string, attrs map[string]string) answered {
	t.Helper()
	all := f.attrs(attrs)
	all["requestid"], all["frontend.caps"] = question, "moby.buildkit.frontend.subrequests"
	var a answered
	s, status, shown := follow()
	_, err := f.builder.Build(t.Context(), f.options(t, dir), "",
		func(ctx context.Context, c gateway.Client) (*gateway.Result, error) {
			result, err := c.Solve(ctx, gateway.SolveRequest{Frontend: "dockerfile.v0", FrontendOpt: all})
			if err == nil {
				a = answered{text: string(result.Metadata["result.txt"]), json: string(result.Metadata["result.json"]),
					status: string(result.Metadata["result.statuscode"])}
			}
			return gateway.NewResult(), err
		}, status)
	<-shown
	if err != nil {
		t.Fatalf("%s: %v\n%s", question, err, s)
	}
	if !json.Valid([]byte(a.json)) {
		t.Errorf("%s: no JSON: %q", question, a.json)
	}
	return a
}
