package main

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	v1 "github.com/google/go-containerregistry/pkg/v1"
	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
	"github.com/envsolve/envsolve/planner/lock"
)

// frontendTarget has one of each that a frontend makes a layer of: wheels, several in
// one layer, files of the user's own, in a folder whose name would be a pattern, and a
// script for the self-test.
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
      from = "src[1]"
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
  image { apt = ["dbus", "file", "unzip"] }
}
`

// daemons are the builders that the frontend is tried on: the one that envsolve
// brings, and the oldest that the frontend is for.
func daemons() map[string]func(testing.TB) string {
	return map[string]func(testing.TB) string{
		"the pinned BuildKit": buildertest.Buildkitd, "the oldest BuildKit": buildertest.OldestBuildkitd,
	}
}

// TestTheFrontendMakesTheSameImage builds one lock both ways, with the command and by
// the frontend in builders of its own, and compares what came out.
func TestTheFrontendMakesTheSameImage(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels, testworld.Pythons)
	p := newFrontendProject(t, frontendTarget+relocatedTarget+world.MirrorHCL()+world.PythonsMirror())
	p.write(t, "pythons.hcl", world.PythonsTable())
	bin := install(t)
	t.Cleanup(func() { stopBuilder(t, bin, p.data) })
	p.run(t, bin, "lock", "--progress", "plain")
	for _, target := range []string{"small", "compiled", "relocated"} {
		p.run(t, bin, "build", "--locked", "--progress", "plain", "--target", target, "--output", "type=oci,dest="+target+".tar")
	}
	layers, image := world.RegistryHost+"/layers", makeFrontend(t)
	p.run(t, bin, "build", "--locked", "--progress", "plain", "--target", "packaged", "--push", "--layers", layers,
		"--tag", world.RegistryHost+"/packaged:1", "--output", "type=oci,dest=packaged.tar")
	for name, daemon := range daemons() {
		t.Run(name, func(t *testing.T) {
			f := startFrontend(t, image, daemon(t), "")
			f.makesTheSame(t, p)
			f.refuses(t, p)
			t.Run("layers from a repository", func(t *testing.T) {
				startFrontend(t, image, daemon(t), "").takesLayers(t, world, p, layers)
			})
		})
	}
}

// makesTheSame holds what the frontend builds to what the command has built.
func (f *frontend) makesTheSame(t *testing.T, p *frontendProject) {
	for _, target := range []string{"small", "compiled", "packaged", "relocated"} {
		if said, err := f.build(t, p.dir, map[string]string{"target": target}, "theirs.tar"); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		ours, theirs := p.image(t, target+".tar"), p.image(t, "theirs.tar")
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
		if again, _ := said.steps(); len(again) > 0 {
			t.Errorf("done again: %s", strings.Join(again, ", "))
		}
	})
	t.Run("again, without caches", func(t *testing.T) {
		said, err := f.build(t, p.dir, map[string]string{"target": "small", "no-cache": ""}, "")
		if err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		if _, cached := said.steps(); len(cached) > 0 {
			t.Errorf("not done again: %s", strings.Join(cached, ", "))
		}
	})
	t.Run("facts that the lock was not made with", func(t *testing.T) {
		whole, from := p.read(t, "envsolve.hcl"), "facts.example.com/facts@sha256:"+strings.Repeat("01", 32)
		own := regexp.MustCompile(`(?m)^matrices \{[^}]*\}\n`).ReplaceAllString(whole, "")
		p.write(t, "envsolve.hcl", own+"\nmatrices {\n  from = \""+from+"\"\n}\n")
		defer p.write(t, "envsolve.hcl", whole)
		said, err := f.build(t, p.dir, map[string]string{"target": "small"}, "")
		if want := "the file names the facts " + from + ", and the lock was made with "; err != nil ||
			!strings.Contains(said.String(), want) {
			t.Errorf("%v\n%s", err, said)
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
}

// takesLayers has a builder that knows nothing take the layers that were pushed, and
// make the very image, manifest and all, without a wheel.
func (f *frontend) takesLayers(t *testing.T, world *testworld.World, p *frontendProject, layers string) {
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
	if a, b := digestOf(t, p.image(t, "packaged.tar")), digestOf(t, p.image(t, "theirs.tar")); a != b {
		t.Errorf("the manifest is %s by the frontend, and %s by the command", b, a)
	}
	empty := map[string]string{"target": "small", "build-arg:ENVSOLVE_LAYERS": world.RegistryHost + "/nothing"}
	old := p.read(t, "src[1]/main.py")
	p.write(t, "src[1]/main.py", "print('hello')\n")
	defer p.write(t, "src[1]/main.py", old)
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
		if err := os.Rename(filepath.Join(p.dir, "src[1]"), filepath.Join(p.dir, "away")); err != nil {
			t.Fatal(err)
		}
		defer func() {
			if err := os.Rename(filepath.Join(p.dir, "away"), filepath.Join(p.dir, "src[1]")); err != nil {
				t.Fatal(err)
			}
		}()
		said := f.fails(t, p.dir, small, "did not complete successfully")
		if !strings.Contains(said.String(), `copy from "src[1]"`) {
			t.Errorf("it does not say what is missing:\n%s", said)
		}
	})
}

// TestTheFrontendAnswersQuestions asks what docker build --check and --call ask.
func TestTheFrontendAnswersQuestions(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	image := makeFrontend(t)
	for name, daemon := range daemons() {
		t.Run(name, func(t *testing.T) { startFrontend(t, image, daemon(t), "").answers(t) })
	}
}

func (f *frontend) answers(t *testing.T) {
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
	f := startFrontend(t, makeFrontend(t), buildertest.Buildkitd(t), "[frontend.\"gateway.v0\"]\n  allowedRepositories = [\"docker.io/other/frontend\"]\n")
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "envsolve.hcl"), []byte(frontendTarget), 0o644); err != nil {
		t.Fatal(err)
	}
	f.fails(t, dir, nil, "is not an allowed gateway source")
}
