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
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/containerd/containerd/v2/core/content"
	contentlocal "github.com/containerd/containerd/v2/plugins/content/local"
	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/moby/buildkit/client"
	gateway "github.com/moby/buildkit/frontend/gateway/client"
	"github.com/opencontainers/go-digest"
	"github.com/tonistiigi/fsutil"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
)

// frontendTarget has one of each that a frontend makes a layer of: wheels, several in
// one layer, files of the user's own and a script for the self-test.
const frontendTarget = `# syntax=envsolve
variable "greeting" {
  description = "what the program says"
  default     = "hello"
}

target "small" {
  python   = "3.13"
  os       = "debian13"
  framework "onnxruntime" {
    version = "1.21.0"
    cuda    = "cpu"
  }
  image {
    workdir    = "/app"
    entrypoint = ["python", "main.py"]
    env        = { GREETING = var.greeting }
    copy {
      from = "src"
      to   = "/app"
    }
  }
  selftest { smoke = "smoke.py" }
}

target "compiled" {
  inherits = ["small"]
  image { bytecode = true }
}

target "packaged" {
  python   = "3.13"
  os       = "debian13"
  framework "onnxruntime" {
    version = "1.21.0"
    cuda    = "cpu"
  }
  image { apt = ["file"] }
}
`

// TestTheFrontendMakesTheSameImage builds one lock both ways, with the command and by
// the frontend in a builder of its own, and compares what came out.
func TestTheFrontendMakesTheSameImage(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	p := newFrontendProject(t, frontendTarget+world.MirrorHCL())
	bin := install(t)
	t.Cleanup(func() { stopBuilder(t, bin, p.data) })
	p.run(t, bin, "lock", "--progress", "plain")
	f := startFrontend(t, "")
	for _, target := range []string{"small", "compiled"} {
		p.run(t, bin, "build", "--locked", "--progress", "plain", "--target", target, "--output", "type=oci,dest=ours.tar")
		if said, err := f.build(t, p.dir, map[string]string{"target": target}, "theirs.tar"); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		ours, theirs := p.image(t, "ours.tar"), p.image(t, "theirs.tar")
		if a, b := idOf(t, ours), idOf(t, theirs); a != b {
			t.Errorf("%s: the image ID is %s by the frontend, and %s by the command:\n%s\n%s", target, b, a,
				configOf(t, theirs), configOf(t, ours))
		}
	}
	t.Run("again", func(t *testing.T) {
		said, err := f.build(t, p.dir, map[string]string{"target": "small"}, "")
		if err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		for _, v := range said.vertexes {
			if (strings.HasPrefix(v.Name, "layer ") || v.Name == "self-test") && !v.Cached {
				t.Errorf("%s was done again", v.Name)
			}
		}
	})
	t.Run("an epoch and a label of the user's", func(t *testing.T) {
		attrs := map[string]string{"target": "small", "build-arg:SOURCE_DATE_EPOCH": "1700000000", "label:team": "red",
			"build-arg:http_proxy": "http://proxy.example.com:3128"}
		if said, err := f.build(t, p.dir, attrs, "dated.tar"); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		config, err := p.image(t, "dated.tar").ConfigFile()
		if err != nil {
			t.Fatal(err)
		}
		if config.Created.Unix() != 1700000000 || config.Config.Labels["team"] != "red" {
			t.Errorf("created %s, labels %v", config.Created, config.Config.Labels)
		}
	})
	f.refuses(t, p)
	t.Run("layers from a repository", func(t *testing.T) { layersFromARepository(t, world, p, bin) })
}

// layersFromARepository has a builder that knows nothing take the layers that were
// pushed, and make the very image, manifest and all, without a wheel.
func layersFromARepository(t *testing.T, world *testworld.World, p *frontendProject, bin string) {
	layers := world.RegistryHost + "/layers"
	p.run(t, bin, "build", "--locked", "--progress", "plain", "--target", "packaged", "--push", "--layers", layers,
		"--tag", world.RegistryHost+"/packaged:1", "--output", "type=oci,dest=ours.tar")
	f := startFrontend(t, "")
	world.ResetRequests()
	said, err := f.build(t, p.dir, map[string]string{"target": "packaged", "build-arg:ENVSOLVE_LAYERS": layers}, "theirs.tar")
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	if strings.Contains(said.String(), "is made here") {
		t.Errorf("not all layers are in the repository:\n%s", said)
	}
	for _, r := range world.Requests() {
		if strings.HasSuffix(r.Path, ".whl") || strings.HasSuffix(r.Path, ".deb") {
			t.Errorf("the builder fetched %s", r.Path)
		}
	}
	if a, b := digestOf(t, p.image(t, "ours.tar")), digestOf(t, p.image(t, "theirs.tar")); a != b {
		t.Errorf("the manifest is %s by the frontend, and %s by the command", b, a)
	}
	f.fails(t, p.dir, map[string]string{"target": "packaged", "build-arg:ENVSOLVE_LAYERS": world.RegistryHost + "/nothing"},
		"distribution packages (apt)", world.RegistryHost+"/nothing does not have them")
	empty := map[string]string{"target": "small", "build-arg:ENVSOLVE_LAYERS": world.RegistryHost + "/nothing"}
	p.write(t, "src/main.py", "print('hello')\n")
	if said, err := f.build(t, p.dir, empty, ""); err != nil || !strings.Contains(said.String(), "is made here") {
		t.Errorf("layers that are not in the repository: %v\n%s", err, said)
	}
}

func digestOf(t *testing.T, img v1.Image) string {
	t.Helper()
	d, err := img.Digest()
	if err != nil {
		t.Fatal(err)
	}
	return d.String()
}

// refuses are builds that cannot be: each says what to do.
func (f *frontend) refuses(t *testing.T, p *frontendProject) {
	whole, small := p.read(t, "envsolve.lock.hcl"), map[string]string{"target": "small"}
	for _, tt := range []struct {
		name   string
		change func(l *lock.Lock)
		attrs  map[string]string
		want   []string
	}{
		{name: "an argument for no variable", attrs: map[string]string{"build-arg:greting": "x"},
			want: []string{"--build-arg greting", `Did you mean "greeting"?`}},
		{name: "an argument that is code", attrs: map[string]string{"build-arg:greeting": "${file(\"/etc/passwd\")}\x1b[2J"},
			want: []string{"envsolve.hcl:", "Bad text", "U+001B"}},
		{name: "an argument that makes the lock stale", attrs: map[string]string{"build-arg:greeting": "moin"},
			want: []string{"the lock is stale", "moin", `run "envsolve lock"`}},
		{name: "a target that is not there", attrs: map[string]string{"target": "smal"}, want: []string{"--target", "small"}},
		{name: "a platform that is not locked", attrs: map[string]string{"platform": "linux/arm64"},
			want: []string{"--platform linux/arm64", `platform = "linux/arm64"`}},
		{name: "a context that nothing reads", attrs: map[string]string{"context:assets": "docker-image://example.com/a:1"},
			want: []string{`named context "assets" is for nothing here`}},
		{name: "a lock of another engine", change: func(l *lock.Lock) {
			for i := range l.Targets[0].Wheels {
				w := &l.Targets[0].Wheels[i]
				w.Layer.DiffID = digest.FromString(w.Layer.DiffID.String())
			}
		}, want: []string{"but the lock says sha256:", `run "envsolve lock"`}},
		{name: "a wheel that is another", change: func(l *lock.Lock) {
			for i := range l.Targets[0].Wheels {
				l.Targets[0].Wheels[i].SHA256 = strings.Repeat("0", 64)
			}
		}, want: []string{"sha256:000000"}},
		{name: "distribution packages", attrs: map[string]string{"target": "packaged"},
			want: []string{"distribution packages (apt) are installed by envsolve build alone", "--build-arg ENVSOLVE_LAYERS"}},
		{name: "a repository with a tag", attrs: map[string]string{"build-arg:ENVSOLVE_LAYERS": "example.com/layers:1"},
			want: []string{"ENVSOLVE_LAYERS=example.com/layers:1: want a repository"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.change != nil {
				l, err := lock.Read([]byte(whole), "envsolve.lock.hcl")
				if err != nil {
					t.Fatal(err)
				}
				tt.change(l)
				p.write(t, "envsolve.lock.hcl", string(lock.Write(*l)))
				defer p.write(t, "envsolve.lock.hcl", whole)
			}
			attrs := map[string]string{"target": "small"}
			maps.Copy(attrs, tt.attrs)
			f.fails(t, p.dir, attrs, tt.want...)
		})
	}
	t.Run("no lock", func(t *testing.T) {
		if err := os.Remove(filepath.Join(p.dir, "envsolve.lock.hcl")); err != nil {
			t.Fatal(err)
		}
		defer p.write(t, "envsolve.lock.hcl", whole)
		f.fails(t, p.dir, small, "envsolve.lock.hcl: there is no lock", `run "envsolve lock`)
	})
	t.Run("a smoke script that fails", func(t *testing.T) {
		old := p.read(t, "smoke.py")
		p.write(t, "smoke.py", "raise SystemExit('it is broken')\n")
		defer p.write(t, "smoke.py", old)
		said := f.fails(t, p.dir, small, "exit code: 5")
		if !strings.Contains(said.String(), "it is broken") {
			t.Errorf("the self-test's output is not shown:\n%s", said)
		}
	})
	t.Run("a file that is not there", func(t *testing.T) {
		if err := os.Rename(filepath.Join(p.dir, "src"), filepath.Join(p.dir, "away")); err != nil {
			t.Fatal(err)
		}
		defer func() {
			if err := os.Rename(filepath.Join(p.dir, "away"), filepath.Join(p.dir, "src")); err != nil {
				t.Fatal(err)
			}
		}()
		said := f.fails(t, p.dir, small, "did not complete successfully")
		if !strings.Contains(said.String(), `copy from "src"`) {
			t.Errorf("it does not say what is missing:\n%s", said)
		}
	})
}

// TestTheFrontendAnswersQuestions asks what docker build --check and --call ask.
func TestTheFrontendAnswersQuestions(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	f := startFrontend(t, "")
	dir := t.TempDir()
	write := func(text string) {
		if err := os.WriteFile(filepath.Join(dir, "envsolve.hcl"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(`# syntax=envsolve
target "train" {
  gpu = ["rtx-5090"]
  framework "pytorch" {
    version = "2.5.1"
  }
}
`)
	check := f.ask(t, dir, "frontend.lint", nil)
	for _, want := range []string{"carry no sm_120 code for NVIDIA GeForce RTX 5090", `change: framework "pytorch" { version = "2.7.1" }`,
		"   3 | >>>   gpu = [\"rtx-5090\"]", "   5 | >>>     version = \"2.5.1\""} {
		if !strings.Contains(check.text, want) {
			t.Errorf("the conflict does not say %q:\n%s", want, check.text)
		}
	}
	if check.status != "1" {
		t.Errorf("the status of a conflict is %q", check.status)
	}
	write(`# syntax=envsolve
matrices {
  from = "facts.example.com/facts@sha256:` + strings.Repeat("01", 32) + `"
}
target "train" {
  gpu = ["h100"]
  framework "pytorch" {}
}
`)
	if check := f.ask(t, dir, "frontend.lint", nil); !strings.Contains(check.text, "this check goes by its own, of") ||
		!strings.Contains(check.text, "   3 | >>>   from = ") {
		t.Errorf("of facts that it does not read it says %+v", check)
	}
	write(`# syntax=envsolve
target "train" {
  gpus = ["h100"]
}
`)
	if check := f.ask(t, dir, "frontend.lint", nil); !strings.Contains(check.json, "envsolve.hcl:3:3") ||
		!strings.Contains(check.json, `Did you mean`) || check.status != "1" {
		t.Errorf("a fault gives %+v", check)
	}
	f.fails(t, dir, nil, "envsolve.hcl:3:3")
	write(`# syntax=envsolve
variable "torch" {
  description = "which PyTorch"
  default     = "2.7.1"
}
target "train" {
  matrix = { gpu = ["h100", "a100"] }
  framework "pytorch" { version = var.torch }
}
`)
	outline := f.ask(t, dir, "frontend.outline", map[string]string{"build-arg:torch": "2.7.0"}).text
	if !strings.Contains(outline, "torch") || !strings.Contains(outline, "2.7.0") || !strings.Contains(outline, "which PyTorch") {
		t.Errorf("the outline is\n%s", outline)
	}
	targets := f.ask(t, dir, "frontend.targets", nil).text
	if !strings.Contains(targets, "train[gpu=h100]") || !strings.Contains(targets, "pytorch 2.7.1 for a100") {
		t.Errorf("the targets are\n%s", targets)
	}
	f.fails(t, dir, nil, "has 2 targets, and a build makes one: choose with --target: train[gpu=h100], train[gpu=a100]")
	if check := f.ask(t, dir, "frontend.lint", map[string]string{"target": "train[gpu=a100]"}); strings.Contains(check.text, "h100") {
		t.Errorf("other targets are checked, too:\n%s", check.text)
	}
}

// TestABuilderMayForbidTheFrontend is for the words of BuildKit, which name the image.
func TestABuilderMayForbidTheFrontend(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	f := startFrontend(t, "[frontend.\"gateway.v0\"]\n  allowedRepositories = [\"docker.io/other/frontend\"]\n")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "envsolve.hcl"), []byte(frontendTarget), 0o644); err != nil {
		t.Fatal(err)
	}
	f.fails(t, dir, nil, "is not an allowed gateway source")
}

// frontendProject is a folder with a target file and what it names.
type frontendProject struct{ dir, data string }

func newFrontendProject(t *testing.T, target string) *frontendProject {
	t.Helper()
	p := &frontendProject{dir: t.TempDir(), data: t.TempDir()}
	p.write(t, "envsolve.hcl", target)
	p.write(t, "smoke.py", "import onnxruntime\n")
	p.write(t, "src/main.py", "import os\nprint(os.environ['GREETING'])\n")
	p.write(t, "src/data/empty.txt", "")
	if err := os.Symlink("data/empty.txt", filepath.Join(p.dir, "src/link.txt")); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(filepath.Join(p.dir, "src/main.py"), 0o700); err != nil {
		t.Fatal(err)
	}
	p.write(t, ".dockerignore", "src/data\n") // which the command does not read
	return p
}

func (p *frontendProject) write(t *testing.T, name, text string) {
	t.Helper()
	at := filepath.Join(p.dir, name)
	if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(at, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func (p *frontendProject) read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(p.dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func (p *frontendProject) run(t *testing.T, bin string, args ...string) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), filepath.Join(bin, "envsolve"), args...)
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "XDG_DATA_HOME="+p.data,
		"XDG_CACHE_HOME="+p.data)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("envsolve %s: %v\n%s", strings.Join(args, " "), err, out)
	}
}

func (p *frontendProject) image(t *testing.T, name string) v1.Image {
	t.Helper()
	img, closeImage, err := (&registry.Client{}).Open(t.Context(), filepath.Join(p.dir, name), "linux/amd64")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := closeImage(); err != nil {
			t.Error(err)
		}
	})
	return img
}

func idOf(t *testing.T, img v1.Image) string {
	t.Helper()
	id, err := img.ConfigName()
	if err != nil {
		t.Fatal(err)
	}
	return id.String()
}

func configOf(t *testing.T, img v1.Image) []byte {
	t.Helper()
	raw, err := img.RawConfigFile()
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

// frontend is a builder with a way to the frontend's image.
type frontend struct {
	builder *client.Client
	image   content.Store
	digest  string
}

// frontendStore is what the client calls the store with the frontend's image.
const frontendStore = "frontend"

// startFrontend makes the frontend's image and starts a builder with a config.
func startFrontend(t *testing.T, config string) *frontend {
	t.Helper()
	layout := filepath.Join(t.TempDir(), "layout")
	out, err := exec.Command("go", "run", "../../internal/tools/frontendimage", "-platforms", "linux/amd64", layout).Output()
	if err != nil {
		t.Fatalf("making the frontend's image: %v", err)
	}
	store, err := contentlocal.NewStore(layout)
	if err != nil {
		t.Fatal(err)
	}
	return &frontend{builder: startBuildkitd(t, config), image: store, digest: strings.TrimSpace(string(out))}
}

// startBuildkitd runs a builder as its operator has configured it.
func startBuildkitd(t *testing.T, config string) *client.Client {
	t.Helper()
	dir, err := os.MkdirTemp("", "buildkit") // the path of a socket is short
	if err != nil {
		t.Fatal(err)
	}
	file, address := filepath.Join(dir, "config.toml"), "unix://"+filepath.Join(dir, "buildkitd.sock")
	if err := os.WriteFile(file, []byte(config), 0o600); err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	cmd := exec.Command(buildertest.Buildkitd(t), "--config", file, "--root", filepath.Join(dir, "root"), "--addr", address,
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
	c, err := client.New(t.Context(), address)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if err := c.Wait(ctx); err != nil {
		t.Fatalf("buildkitd does not answer: %v\n%s", err, &log)
	}
	return c
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
