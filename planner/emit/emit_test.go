package emit

import (
	"errors"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/moby/buildkit/frontend/dockerfile/instructions"
	"github.com/moby/buildkit/frontend/dockerfile/parser"
	"github.com/moby/buildkit/frontend/dockerfile/shell"
	"github.com/pelletier/go-toml/v2"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

var update = flag.Bool("update", false, "rewrite the golden files in testdata")

// locked is a locked target as a user would have it.
func locked(t testing.TB) *lock.Target {
	t.Helper()
	src, err := os.ReadFile("testdata/envsolve.lock.hcl")
	if err != nil {
		t.Fatal(err)
	}
	l, err := lock.Read(src, "envsolve.lock.hcl")
	if err != nil {
		t.Fatal(err)
	}
	target := &l.Targets[0]
	target.Image.User = request.Text{Value: "1000:1000"}
	target.Image.Workdir = request.Text{Value: "/app"}
	target.Stack.Indexes = []request.Index{{Name: "pytorch", URL: "https://download.example.com/whl/cu124",
		Packages: []string{"torch"}}}
	for i := range target.Wheels {
		target.Wheels[i].Index = "https://pypi.org/simple"
	}
	target.Wheels[1].Index = "https://download.example.com/whl/cu124"
	return target
}

func TestWhatALockGives(t *testing.T) {
	for _, k := range Kinds() {
		t.Run(k.Name, func(t *testing.T) {
			got, err := k.Write(built(k.Name, FromLock(locked(t), nil)))
			if err != nil {
				t.Fatal(err)
			}
			golden(t, k.Name, got)
		})
	}
	for _, k := range JointKinds() {
		t.Run(k.Name, func(t *testing.T) {
			other := planOf()
			if _, err := k.Write([]Input{other, other, FromLock(locked(t), nil)}); err == nil {
				t.Error("targets of one name are written")
			}
			other.Target = "ci[jax=0.4]"
			got, err := k.Write([]Input{FromLock(locked(t), nil), other})
			if err != nil {
				t.Fatal(err)
			}
			golden(t, k.Name, got)
		})
	}
}

// golden compares a text with a file of testdata.
func golden(t *testing.T, kind string, got []byte) {
	t.Helper()
	name := "testdata/" + kind + ".golden"
	if *update {
		if err := os.WriteFile(name, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), string(got)); diff != "" {
		t.Error(diff)
	}
}

// built names the image that a form runs.
func built(kind string, in Input) Input {
	in.Built = "registry.example.com/train@sha256:" + strings.Repeat("ab", 32)
	if kind == "sbatch" {
		in.Built = "/shared/it's/train.sqsh"
	}
	return in
}

// TestEachPlatformOfALockGivesItsOwnFiles writes a lock of two platforms and
// emits from what is read back.
func TestEachPlatformOfALockGivesItsOwnFiles(t *testing.T) {
	intel, arm := *locked(t), *locked(t)
	arm.Platform, arm.Stack.Platform = "linux/arm64", "linux/arm64"
	arm.Wheels = slices.Clone(arm.Wheels)
	for i := range arm.Wheels {
		arm.Wheels[i].File = strings.ReplaceAll(arm.Wheels[i].File, "x86_64", "aarch64")
		arm.Wheels[i].URL = strings.ReplaceAll(arm.Wheels[i].URL, "x86_64", "aarch64")
		arm.Wheels[i].SHA256 = strings.Repeat("c7e5", 16)
	}
	both, err := lock.Read(lock.Write(lock.Lock{Targets: []lock.Target{intel, arm}}), "envsolve.lock.hcl")
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []lock.Target{intel, arm} {
		target := both.Find(want.Name, want.Platform)
		if target == nil {
			t.Fatalf("the lock has no %s for %s", want.Name, want.Platform)
		}
		for _, k := range Kinds() {
			if k.Name != "requirements" && k.Name != "pylock" && k.Name != "dockerfile" {
				continue
			}
			got, err := k.Write(FromLock(target, nil))
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range want.Wheels {
				if !strings.Contains(string(got), w.SHA256) {
					t.Errorf("%s for %s lacks %s", k.Name, want.Platform, w.File)
				}
			}
			other := map[string]string{"linux/amd64": "c7e5c7e5", "linux/arm64": "x86_64"}[want.Platform]
			if strings.Contains(string(got), other) {
				t.Errorf("%s for %s holds %q, which is another platform's", k.Name, want.Platform, other)
			}
		}
	}
}

func planOf() Input {
	return Input{
		Target: "train", Platform: "linux/amd64",
		Stack: plan.Stack{
			Python: "3.12", Platform: "linux/amd64", BaseImage: "docker.io/library/python:3.12-slim-bookworm",
			Framework: plan.Framework{Name: "jax", Version: "0.4.35", Variant: "cuda12"},
			Packages:  map[string]string{"jax": "0.4.35", "nvidia-cudnn-cu12": "9.1.0.70"},
			Unpinned: []plan.Unpinned{{Name: "numpy"},
				{Name: "ray", Extras: []string{"default", "tune"}, Specifier: ">=2, <3"}},
			Extras: map[string]string{"jax": "cuda12"},
			Indexes: []request.Index{{Name: "jax", URL: "https://storage.example.com/jax_cuda_releases.html",
				FindLinks: true}},
		},
		Packages: []request.PackageRequest{
			{Name: "jax", Specifier: ">=0.4"}, {Name: "ray", Extras: []string{"default", "tune"}, Specifier: ">=2, <3"},
			{Name: "numpy"},
		},
	}
}

func TestRequirementsOfAPlan(t *testing.T) {
	in := planOf()
	in.Indexes = []request.Index{
		{Name: "corp", URL: "https://user:secret@pypi.example.com/simple"},
		{Name: "extra", URL: "https://example.com/{variant}", Packages: []string{"ray"}},
	}
	in.Stack.Packages["flash-attn"] = "2.8.3"
	in.Stack.Wheels = map[string]string{"flash-attn": "https://files.example.com/flash_attn-2.8.3+cu12-cp312-cp312-linux_x86_64.whl"}
	got, err := Requirements(in)
	if err != nil {
		t.Fatal(err)
	}
	want := `# Written by "envsolve emit requirements" for target train from its plan, without a lock.
# linux/amd64, Python 3.12.
# Pins without hashes: "envsolve lock" makes them complete.

--index-url https://pypi.example.com/simple
--extra-index-url https://example.com/cuda12
--find-links https://storage.example.com/jax_cuda_releases.html

flash-attn @ https://files.example.com/flash_attn-2.8.3+cu12-cp312-cp312-linux_x86_64.whl
jax[cuda12]==0.4.35
nvidia-cudnn-cu12==9.1.0.70
numpy
ray[default,tune]>=2,<3
`
	if diff := cmp.Diff(want, string(got)); diff != "" {
		t.Error(diff)
	}
}

// TestAPackageOfNoIndexIsWrittenByNoForm: what an index has under its name and version is another build.
func TestAPackageOfNoIndexIsWrittenByNoForm(t *testing.T) {
	in := planOf()
	in.Stack.NoIndex = map[string]string{"jax": "jax 0.4.35 for own is with its makers"}
	write := map[string]func(Input) ([]byte, error){"requirements": Requirements, "conda": Conda, "dockerfile": Dockerfile,
		"bake": Bake}
	for _, k := range JointKinds() {
		if k.Name != "matrix" { // which names no package
			write[k.Name] = func(in Input) ([]byte, error) { return k.Write([]Input{in}) }
		}
	}
	for name, write := range write {
		in.Indexes = nil
		text, err := write(in)
		if err == nil || !strings.Contains(err.Error(), "jax 0.4.35 for own is with its makers; ") {
			t.Errorf("%s: error %v\n%s", name, err, text)
		}
		in.Indexes = []request.Index{{Name: "own", URL: "https://own.example.com/simple", Packages: []string{"jax"}}}
		if _, err := write(in); err != nil {
			t.Errorf("%s with an index that has it: %v", name, err)
		}
	}
}

// onArm is a plan whose torch the default index has for the CPU under the same version.
func onArm() Input {
	const makers = "https://user:secret@download.example.com/whl/cu124"
	return Input{Target: "train", Platform: "linux/arm64", Stack: plan.Stack{
		Python: "3.12", Platform: "linux/arm64", BaseImage: "docker.io/library/python:3.12-slim-bookworm",
		Packages:   map[string]string{"torch": "2.5.1", "torchvision": "0.20.1"},
		AskedAlone: []string{"torch", "torchvision"},
		Indexes:    []request.Index{{Name: "own", URL: makers, Packages: []string{"torch", "torchvision", "torchaudio"}}},
	}}
}

// TestABuildThatItsVersionDoesNotTellComesFromItsIndexAlone: pip would rank the manylinux
// wheel of the default index first.
func TestABuildThatItsVersionDoesNotTellComesFromItsIndexAlone(t *testing.T) {
	const alone = "--index-url https://download.example.com/whl/cu124\n\ntorch==2.5.1\ntorchvision==0.20.1\n"
	in := onArm()
	for name, write := range map[string]func(Input) ([]byte, error){"requirements": Requirements, "conda": Conda} {
		text, err := write(in)
		if err != nil || strings.Contains(string(text), "pypi.org") {
			t.Errorf("%s: error %v\n%s", name, err, text)
		}
		if name == "requirements" && !strings.HasSuffix(string(text), "\n\n"+alone) {
			t.Errorf("the file is\n%s", text)
		}
		in := onArm()
		in.Stack.Unpinned = []plan.Unpinned{{Name: "numpy"}}
		in.Stack.Limits = map[string]string{"scipy": "<2"}
		if _, err = write(in); err == nil || !strings.Contains(err.Error(), "and numpy, scipy from elsewhere") ||
			!strings.Contains(err.Error(), "torch==2.5.1, torchvision==0.20.1 must come from "+
				"https://download.example.com/whl/cu124 alone") {
			t.Errorf("%s beside others: error %v", name, err)
		}
		in = onArm()
		in.Stack.Indexes[0].FindLinks = true
		if _, err = write(in); err == nil || !strings.Contains(err.Error(), "what they need from elsewhere") {
			t.Errorf("%s from a page of links: error %v", name, err)
		}
		in = onArm()
		in.Indexes = []request.Index{{Name: "mine", URL: "https://mine.example.com/simple"}, {Name: "own",
			URL: "https://mine.example.com/simple"}}
		text, err = write(in)
		if err != nil || !strings.Contains(string(text), "--index-url https://mine.example.com/simple") {
			t.Errorf("%s from one index that has all: error %v\n%s", name, err, text)
		}
	}
	in.Stack.Unpinned = []plan.Unpinned{{Name: "numpy"}}
	for name, write := range map[string]func(Input) ([]byte, error){"dockerfile": Dockerfile, "bake": Bake} {
		text, err := write(in)
		if err != nil {
			t.Fatal(err)
		}
		first := strings.Index(string(text), `"--no-deps","-r","/run/inputs/requirements-1.txt"]`)
		second := strings.Index(string(text), `"--disable-pip-version-check","-r","/run/inputs/requirements.txt"]`)
		if first < 0 || second < first || !strings.Contains(string(text), "<<'REQUIREMENTS' /requirements-1.txt\n"+alone) {
			t.Errorf("%s:\n%s", name, text)
		}
	}
	in.Stack.Unpinned = append(in.Stack.Unpinned, plan.Unpinned{Name: "torchaudio"})
	text, err := Dockerfile(in)
	if err != nil ||
		!strings.Contains(string(text), `"--disable-pip-version-check","-r","/run/inputs/requirements-1.txt"]`) {
		t.Errorf("what goes beside torch is left open: error %v\n%s", err, text)
	}
	text, err = Pixi([]Input{in})
	if err != nil || !strings.Contains(string(text), `index = "https://download.example.com/`) {
		t.Errorf("pixi: error %v\n%s", err, text)
	}
	in.Stack.Indexes[0].FindLinks = true
	_, err = Pixi([]Input{in})
	if err == nil || !strings.Contains(err.Error(), "pixi asks pages of links for every package") {
		t.Errorf("pixi with a page of links: error %v", err)
	}
}

// TestHashesTellALocksWheelsApart: pip looks at no other file, whatever index has it.
func TestHashesTellALocksWheelsApart(t *testing.T) {
	target := locked(t)
	target.Stack.AskedAlone = []string{"torch"}
	plain, err := Dockerfile(FromLock(locked(t), nil))
	if err != nil {
		t.Fatal(err)
	}
	text, err := Dockerfile(FromLock(target, nil))
	if diff := cmp.Diff(string(plain), string(text)); err != nil || diff != "" {
		t.Errorf("%v\n%s", err, diff)
	}
	if _, err := Requirements(FromLock(target, nil)); err != nil {
		t.Error(err)
	}
}

// TestFormsWithoutASystemSayWhatItMustHave: an environment of the packages alone lacks what the
// stack takes from its base image.
func TestFormsWithoutASystemSayWhatItMustHave(t *testing.T) {
	write := map[string]func(Input) ([]byte, error){"requirements": Requirements, "conda": Conda, "pylock": Pylock,
		"dockerfile": Dockerfile}
	for _, k := range JointKinds() {
		write[k.Name] = func(in Input) ([]byte, error) { return k.Write([]Input{in}) }
	}
	const both = "CUDA 12.4.1 and cuDNN 9.1.0.70 must be on the system: the packages do not bring them.\n"
	const one = "CUDA 12.4.1 must be on the system: the packages do not bring it.\n"
	for name, test := range map[string]struct {
		delivery string
		change   func(*plan.Stack)
		want     string
	}{
		"base image": {plan.DeliveryBaseImage, func(*plan.Stack) {}, both},
		"the hosts":  {plan.DeliveryDistro, func(*plan.Stack) {}, both},
		"wheels":     {plan.DeliveryWheels, func(*plan.Stack) {}, ""},
		"no CUDA":    {plan.DeliveryBaseImage, func(s *plan.Stack) { s.CUDA.Version = "" }, ""},
		"no cuDNN":   {plan.DeliveryBaseImage, func(s *plan.Stack) { s.CUDNN = "" }, one},
		"cuDNN from a wheel": {plan.DeliveryBaseImage, func(s *plan.Stack) {
			s.Packages = map[string]string{"nvidia-cudnn-cu12": "9.1"}
		}, one},
		"cuDNN from any of a range": {plan.DeliveryBaseImage, func(s *plan.Stack) {
			s.Limits = map[string]string{"nvidia-cudnn-cu12": "<10"}
		}, one},
	} {
		for form, write := range write {
			target := locked(t)
			target.Stack.CUDA, target.Stack.CUDNN = plan.CUDA{Version: "12.4.1", Delivery: test.delivery}, "9.1.0.70"
			target.Wheels = slices.DeleteFunc(target.Wheels, func(w lock.Wheel) bool {
				return strings.HasPrefix(w.Name, "nvidia-cudnn-")
			})
			test.change(&target.Stack)
			text, err := write(FromLock(target, nil))
			if err != nil {
				t.Fatal(err)
			}
			want := test.want
			if form == "dockerfile" || form == "matrix" {
				want = ""
			}
			if got := strings.Count(string(text), "must be on the system"); want == "" && got != 0 ||
				want != "" && (got != 1 || !strings.Contains(string(text), want)) {
				t.Errorf("%s, %s: want %q once in\n%s", name, form, want, text)
			}
		}
	}
}

// TestALockedWheelOfNoIndexIsNamedByItsAddress: no index has a file by that hash.
func TestALockedWheelOfNoIndexIsNamedByItsAddress(t *testing.T) {
	target := locked(t)
	target.Wheels[0].Index = ""
	got, err := Requirements(FromLock(target, nil))
	if err != nil {
		t.Fatal(err)
	}
	want := target.Wheels[0].Name + " @ " + target.Wheels[0].URL + " \\\n    --hash=sha256:" + target.Wheels[0].SHA256 + "\n"
	if !strings.Contains(string(got), want) {
		t.Errorf("the file lacks %q:\n%s", want, got)
	}
	target.Wheels[0].URL = "file:///etc/passwd"
	if _, err := Requirements(FromLock(target, nil)); err == nil || !strings.Contains(err.Error(), "no http or https") {
		t.Errorf("an address that is none: %v", err)
	}
}

func TestPylockIsWhatTheSpecificationAsks(t *testing.T) {
	if _, err := Pylock(planOf()); !errors.Is(err, ErrNoLock) {
		t.Errorf("a plan gives %v", err)
	}
	target := locked(t)
	target.Wheels[0].Index = "https://storage.example.com/jax_releases.html"
	text, err := Pylock(FromLock(target, nil))
	if err != nil {
		t.Fatal(err)
	}
	var got map[string]any
	if err := toml.Unmarshal(text, &got); err != nil {
		t.Fatal(err)
	}
	if got["lock-version"] != "1.0" || got["created-by"] != "envsolve" || got["requires-python"] != "==3.12.*" {
		t.Errorf("%v", got)
	}
	packages := got["packages"].([]any)
	if len(packages) != len(target.Wheels) {
		t.Fatalf("%d packages of %d wheels", len(packages), len(target.Wheels))
	}
	if _, ok := packages[0].(map[string]any)["index"]; ok {
		t.Error("a page of links is given as an index")
	}
	wheel := packages[1].(map[string]any)["wheels"].([]any)[0].(map[string]any)
	w := target.Wheels[1]
	want := map[string]any{"name": w.File, "url": w.URL, "size": w.Size, "hashes": map[string]any{"sha256": w.SHA256}}
	if diff := cmp.Diff(want, wheel); diff != "" {
		t.Error(diff)
	}
}

// hostile texts would do something if a reader took them for more than text.
func hostile() []string {
	return []string{
		`$(touch /pwned)`, "`touch /pwned`", `${HOME}`, `$HOME`, `\${HOME}`, `"; RUN touch /pwned #`, `' && touch /pwned '`,
		`\`, `a\`, `\"`, `{{.Target}}`, `%s %d`, `<<EOF`, `# escape=` + "`", `a  b`, ` leading and trailing `, `é ☃ 你好`, ``,
	}
}

func TestHostileValuesStayTextInADockerfile(t *testing.T) {
	for _, text := range hostile() {
		in := FromLock(locked(t), nil)
		in.Locked.Image.Env = map[string]string{"X": text}
		in.Locked.Image.Labels = map[string]string{"note": text}
		in.Locked.Image.Entrypoint = []string{"echo", text}
		in.Image = in.Locked.Image
		src, err := Dockerfile(in)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		env, labels, entrypoint := evaluate(t, src)
		if env["X"] != text || labels["note"] != text {
			t.Errorf("%q becomes env %q, label %q\n%s", text, env["X"], labels["note"], src)
		}
		if diff := cmp.Diff([]string{"echo", text}, entrypoint); diff != "" {
			t.Error(diff)
		}
	}
}

// evaluate reads a Dockerfile as BuildKit does.
func evaluate(t *testing.T, src []byte) (env, labels map[string]string, entrypoint []string) {
	t.Helper()
	tree, err := parser.Parse(strings.NewReader(string(src)))
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	stages, _, err := instructions.Parse(tree.AST, nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, src)
	}
	if len(stages) != 2 {
		t.Fatalf("%d stages\n%s", len(stages), src)
	}
	env, labels = map[string]string{}, map[string]string{}
	lex := shell.NewLex('\\')
	vars := shell.EnvsFromSlice([]string{"HOME=/root", "PATH=/usr/bin"})
	expand := func(word string) (string, error) {
		result, err := lex.ProcessWordWithMatches(word, vars)
		return result.Result, err
	}
	for _, command := range stages[1].Commands {
		if e, ok := command.(instructions.SupportsSingleWordExpansion); ok {
			if err := e.Expand(expand); err != nil {
				t.Fatalf("%v: %v", command, err)
			}
		}
		switch c := command.(type) {
		case *instructions.EnvCommand:
			for _, kv := range c.Env {
				env[kv.Key] = kv.Value
			}
		case *instructions.LabelCommand:
			for _, kv := range c.Labels {
				labels[kv.Key] = kv.Value
			}
		case *instructions.EntrypointCommand:
			if c.PrependShell {
				t.Error("a shell runs the entrypoint")
			}
			entrypoint = c.CmdLine
		case *instructions.RunCommand:
			if c.PrependShell && !strings.Contains(strings.Join(c.CmdLine, " "), "apt-get install") {
				t.Errorf("a shell runs %q", c.CmdLine)
			}
		}
	}
	return env, labels, entrypoint
}

func TestADockerfileSetsWhatTheRecipeSets(t *testing.T) {
	src, err := Dockerfile(FromLock(locked(t), nil))
	if err != nil {
		t.Fatal(err)
	}
	env, labels, _ := evaluate(t, src)
	if env["PATH"] != "/opt/env/bin:/usr/bin" || env["NVIDIA_REQUIRE_CUDA"] != "driver>=525.60.13,arch>=8.0" ||
		env["HF_HOME"] != "/cache" {
		t.Errorf("%v", env)
	}
	if _, ok := labels["dev.envsolve.lock.digest"]; ok || labels["org.opencontainers.image.title"] != "train" {
		t.Errorf("%v", labels)
	}
}

// TestADockerfileInstallsAnOlderPipByItsHash: a lock's Dockerfile takes nothing without one.
func TestADockerfileInstallsAnOlderPipByItsHash(t *testing.T) {
	in := FromLock(locked(t), nil)
	in.Stack.Pip = "<24.1"
	src, err := Dockerfile(in)
	if err != nil {
		t.Fatal(err)
	}
	text := string(src)
	older, rest := strings.Index(text, `"--require-hashes","-r","/run/inputs/pip.txt"]`),
		strings.Index(text, `"-r","/run/inputs/requirements.txt"]`)
	if older < 0 || older > rest || !strings.Contains(text, "\npip==24.0 --hash=sha256:") {
		t.Errorf("no older pip before the packages:\n%s", text)
	}
	in.Stack.Pip = "<23"
	if _, err := Dockerfile(in); err == nil || !strings.Contains(err.Error(), "the packages take pip<23") {
		t.Errorf("another pip: %v", err)
	}
}

// Where a form cannot quote a text, it is refused by name.
func TestWhatCannotBeQuotedIsRefused(t *testing.T) {
	for _, tt := range []struct {
		name   string
		change func(*lock.Target)
		want   string
	}{
		{"line break in env", func(t *lock.Target) { t.Image.Env = map[string]string{"A": "x\nRUN touch /pwned"} },
			"one line"},
		{"variable's name", func(t *lock.Target) { t.Image.Env = map[string]string{"A B": "x"} }, "no name of a variable"},
		{"pattern in copy", func(t *lock.Target) { t.Image.Copy = []request.CopyRequest{{From: "a*", To: "/b"}} },
			"pattern or a variable"},
		{"variable in copy", func(t *lock.Target) { t.Image.Copy = []request.CopyRequest{{From: "a", To: "/$HOME"}} },
			"pattern or a variable"},
		{"heredoc in copy", func(t *lock.Target) { t.Image.Copy = []request.CopyRequest{{From: "<<EOF", To: "/b"}} },
			"pattern or a variable"},
		{"workdir", func(t *lock.Target) { t.Image.Workdir.Value = "/$HOME" }, "WORKDIR would read it"},
		{"user", func(t *lock.Target) { t.Image.User.Value = "1000 \nRUN x" }, "cannot be written"},
		{"base", func(t *lock.Target) { t.Base.Reference = "python\nRUN x" }, "base image"},
		{"base digest", func(t *lock.Target) { t.Base.Digest = "sha256:x" }, "no digest"},
		{"wheel's version", func(t *lock.Target) { t.Wheels[0].Version = "1.0 --index-url=http://evil" }, "no version"},
		{"wheel's name", func(t *lock.Target) { t.Wheels[0].Name = "-r /etc/passwd" }, "no name of a Python package"},
		{"apt file", func(t *lock.Target) { t.Apt[0].File = "git.deb;x" }, "cannot be written"},
		{"apt address", func(t *lock.Target) { t.Apt[0].URL = "http://x/$(id)" }, "cannot be written"},
		{"end of the requirements", func(t *lock.Target) { t.Wheels[0].Name = "a\nREQUIREMENTS\nRUN x" },
			"no name of a Python package"},
		{"index", func(t *lock.Target) { t.Wheels[1].Index = "https://x/ --trusted-host x" }, "percent-encoded"},
		{"index of another kind", func(t *lock.Target) { t.Wheels[1].Index = "file:///etc" }, "no http or https address"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			target := locked(t)
			tt.change(target)
			text, err := Dockerfile(FromLock(target, nil))
			if err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want %q\n%s", err, tt.want, text)
			}
		})
	}
}

func TestWindowsHasNoDockerfile(t *testing.T) {
	in := planOf()
	in.Platform = "windows/amd64"
	if _, err := Dockerfile(in); err == nil || !strings.Contains(err.Error(), "images are for linux") {
		t.Errorf("got %v", err)
	}
	if _, err := Requirements(in); err != nil {
		t.Errorf("requirements: %v", err)
	}
}

func TestAPlansPackagesAreChecked(t *testing.T) {
	in := planOf()
	in.Stack.Unpinned = []plan.Unpinned{{Name: "x", Specifier: ">=1; os_name == 'x'"},
		{Name: "y", Extras: []string{"a b"}}}
	_, err := Requirements(in)
	if err == nil || !strings.Contains(err.Error(), "no version specifier") ||
		!strings.Contains(err.Error(), `"a b" is no name`) {
		t.Errorf("got %v", err)
	}
}

func FuzzQuote(f *testing.F) {
	for _, s := range hostile() {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		d := &dockerfile{}
		word := d.quote(s)
		if len(d.errs) > 0 {
			return
		}
		got, err := shell.NewLex('\\').ProcessWordWithMatches(word, shell.EnvsFromSlice([]string{"HOME=/root"}))
		if err != nil || got.Result != s {
			t.Errorf("%q is read back as %q, %v", s, got.Result, err)
		}
	})
}
