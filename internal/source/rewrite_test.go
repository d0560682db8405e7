package source

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

// place writes files into a folder of the test's own and goes there.
func place(t *testing.T, files map[string]string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// find returns the last observation of a kind and name.
func find(t *testing.T, env *observed.Environment, kind observed.Kind, name string) int {
	t.Helper()
	for i := len(env.Observations) - 1; i >= 0; i-- {
		if o := env.Observations[i]; o.Kind == kind && o.Name == name {
			return i
		}
	}
	t.Fatalf("no %s %s", kind, name)
	return -1
}

const cu128 = "https://download.pytorch.org/whl/cu128"

// TestChangesAreWrittenAsTheSourceWritesThem applies a change to torch, reads the
// file again, and looks for the changed observation in it.
func TestChangesAreWrittenAsTheSourceWritesThem(t *testing.T) {
	torch := observed.Change{Value: "2.7.1", Label: "cu128", Index: cu128}
	for name, c := range map[string]struct {
		file, before, after string
		kind                observed.Kind
		change              observed.Change
	}{
		"requirements": {file: "requirements.txt", change: torch,
			before: "# for the GPU\ntorch==2.5.1 ; sys_platform == \"linux\"  # pinned\nnumpy<2\n",
			after: "# for the GPU\n--extra-index-url " + cu128 +
				"\ntorch==2.7.1 ; sys_platform == \"linux\"  # pinned\nnumpy<2\n"},
		"requirements with a label and an index": {file: "requirements.txt", change: torch,
			before: "--extra-index-url https://download.pytorch.org/whl/cu124\r\ntorch[opt] == 2.5.1+cu124\r\n",
			after:  "--extra-index-url " + cu128 + "\r\ntorch[opt]==2.7.1+cu128\r\n"},
		"a wheel with extras": {file: "requirements.txt", change: observed.Change{Value: "2.7.4",
			Wheel: "https://example.com/torch-2.7.4-py3-none-any.whl"},
			before: "torch[x, y]==2.5.1 ; sys_platform == \"linux\"\n",
			after:  "torch[x, y] @ https://example.com/torch-2.7.4-py3-none-any.whl ; sys_platform == \"linux\"\n"},
		"requirements with the version already": {file: "requirements.txt",
			change: observed.Change{Value: "2.7.1", Label: "cu128", Index: cu128},
			before: "torch == 2.7.1 ; sys_platform == \"linux\"\n",
			after:  "--extra-index-url " + cu128 + "\ntorch == 2.7.1 ; sys_platform == \"linux\"\n"},
		"a Dockerfile's command": {file: "Dockerfile", change: torch,
			before: "FROM python:3.11\nRUN pip install \"torch==2.5.1\" \\\n    numpy\n",
			after:  "FROM python:3.11\nRUN pip install \"torch==2.7.1\" --extra-index-url " + cu128 + " \\\n    numpy\n"},
		"a Dockerfile's argument": {file: "Dockerfile", change: observed.Change{Value: "2.7.1"},
			before: "FROM python:3.11\nARG TORCH=2.5.1\nRUN pip install torch==${TORCH}\n",
			after:  "FROM python:3.11\nARG TORCH=2.7.1\nRUN pip install torch==${TORCH}\n"},
		"a base image": {file: "Dockerfile", kind: observed.Image,
			change: observed.Change{Value: "nvidia/cuda:12.8.1-runtime-ubuntu22.04"},
			before: "ARG BASE=nvidia/cuda:11.8.0-runtime-ubuntu22.04\nFROM ${BASE} AS run\n",
			after:  "ARG BASE=nvidia/cuda:12.8.1-runtime-ubuntu22.04\nFROM ${BASE} AS run\n"},
		"a project of uv's with an index": {file: "pyproject.toml", change: torch,
			before: "[project]\ndependencies = [\"torch==2.5.1\"] # one\n\n[tool.uv.sources]\ntorch = { index = \"pt\" }\n\n" +
				"[[tool.uv.index]]\nname = \"pt\"\nurl = \"https://download.pytorch.org/whl/cu124\"\nexplicit = true\n",
			after: "[project]\ndependencies = [\"torch==2.7.1\"] # one\n\n[tool.uv.sources]\ntorch = { index = \"pt\" }\n\n" +
				"[[tool.uv.index]]\nname = \"pt\"\nurl = \"" + cu128 + "\"\nexplicit = true\n"},
		"a project of uv's without one": {file: "pyproject.toml", change: torch,
			before: "[project]\ndependencies = [\"torch>=2.5\"]\n\n[tool.uv]\nmanaged = true\n",
			after: "[project]\ndependencies = [\"torch==2.7.1\"]\n\n[tool.uv]\nmanaged = true\n\n[tool.uv.sources]\n" +
				"torch = { index = \"pytorch-cu128\" }\n\n[[tool.uv.index]]\nname = \"pytorch-cu128\"\nurl = \"" + cu128 +
				"\"\nexplicit = true\n"},
		"a project of Poetry's": {file: "pyproject.toml", change: observed.Change{Value: "2.7.1"},
			before: "[tool.poetry.dependencies]\ntorch = \"^2.5\" # the newest that works\n",
			after:  "[tool.poetry.dependencies]\ntorch = \"2.7.1\" # the newest that works\n"},
		"an environment of conda's": {file: "environment.yml", kind: observed.Build, change: observed.Change{Value: "12.4"},
			before: "dependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda=11.8 # old\n",
			after:  "dependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda=12.4 # old\n"},
		"conda's package": {file: "environment.yml", change: observed.Change{Value: "2.5.1"},
			before: "dependencies:\n  - pytorch=2.3.1=py3.10_cuda11.8_cudnn8.7.0_0\n",
			after:  "dependencies:\n  - pytorch=2.5.1\n"},
		"conda's cuda-version": {file: "environment.yml",
			change: observed.Change{Value: "2.8.0", Label: "cu129", Index: cu128},
			before: "dependencies:\n  - cuda-version=12.1.*  # ours\n  - pytorch==2.3.1\n  - numpy\n",
			after:  "dependencies:\n  - cuda-version=12.9.*  # ours\n  - pytorch==2.8.0\n  - numpy\n"},
		"no cuda-version yet": {file: "environment.yml", change: observed.Change{Value: "2.8.0", Label: "cu129"},
			before: "dependencies:\n  - pytorch>=2.3 # any\n  - numpy\n",
			after:  "dependencies:\n  - pytorch==2.8.0 # any\n  - cuda-version=12.9\n  - numpy\n"},
		"pixi's table": {file: "pixi.toml", change: observed.Change{Value: "2.8.0", Label: "cu129"},
			before: "[workspace]\nchannels = [\"conda-forge\"]\n\n[dependencies]\npytorch = \"2.5.*\"\ncuda-version = \"12.4.*\"\n",
			after:  "[workspace]\nchannels = [\"conda-forge\"]\n\n[dependencies]\npytorch = \"2.8.0.*\"\ncuda-version = \"12.9.*\"\n"},
		"a build that PyPI has too, where no index is named": {file: "requirements.txt",
			change: observed.Change{Value: "2.8.0"},
			before: "torch==2.5.1\n", after: "torch==2.8.0\n"},
		"a build that PyPI has too, where another index is named": {file: "requirements.txt",
			change: observed.Change{Value: "2.8.0"},
			before: "--index-url https://download.pytorch.org/whl/cu121\ntorch==2.1.2\n",
			after:  "--index-url " + cu128 + "\ntorch==2.8.0\n"},
		"pip inside of conda's": {file: "environment.yml", change: torch,
			before: "dependencies:\n  - python=3.11\n  - pip:\n      - torch==2.5.1\n",
			after:  "dependencies:\n  - python=3.11\n  - pip:\n      - --extra-index-url " + cu128 + "\n      - torch==2.7.1\n"},
		"a project's group that pins it, too": {file: "pyproject.toml", change: observed.Change{Value: "2.8.0"},
			before: "[project]\ndependencies = [\"torch==2.5.1\"]\n\n[dependency-groups]\ndev = [\"torch==2.5.1\", \"pytest\"]\n",
			after:  "[project]\ndependencies = [\"torch==2.8.0\"]\n\n[dependency-groups]\ndev = [\"torch==2.8.0\", \"pytest\"]\n"},
		"pixi's packages of PyPI": {file: "pixi.toml", change: observed.Change{Value: "2.8.0"},
			before: "[workspace]\nchannels = [\"conda-forge\"]\n\n[pypi-dependencies]\ntorch = \">=2.5\"\n",
			after:  "[workspace]\nchannels = [\"conda-forge\"]\n\n[pypi-dependencies]\ntorch = \"==2.8.0\"\n"},
		"a Python that is a number of YAML's": {file: ".github/workflows/a.yml", kind: observed.Python,
			change: observed.Change{Value: "3.10"},
			before: "on: push\njobs:\n  a:\n    runs-on: ubuntu-22.04\n    steps:\n      - uses: actions/setup-python@v5\n" +
				"        with:\n          python-version: 3.9 # old\n      - run: pip install torch==2.5.1\n",
			after: "on: push\njobs:\n  a:\n    runs-on: ubuntu-22.04\n    steps:\n      - uses: actions/setup-python@v5\n" +
				"        with:\n          python-version: \"3.10\" # old\n      - run: pip install torch==2.5.1\n"},
		"a range of Pythons": {file: "pyproject.toml", kind: observed.Python, change: observed.Change{Value: "3.10"},
			before: "[project]\nrequires-python = \">=3.11,<3.12\" # one\ndependencies = [\"torch==2.5.1\"]\n",
			after:  "[project]\nrequires-python = \"==3.10.*\" # one\ndependencies = [\"torch==2.5.1\"]\n"},
		"a package that goes where a command ends": {file: "Dockerfile", change: observed.Change{},
			before: "FROM python:3.11\nRUN pip install \\\n    numpy \\\n    torch==2.5.1\nCMD [\"python\"]\n",
			after:  "FROM python:3.11\nRUN pip install \\\n    numpy\nCMD [\"python\"]\n"},
		"a package that goes": {file: "requirements.txt", change: observed.Change{},
			before: "numpy\ntorch==2.5.1 # why\nscipy\n", after: "numpy\nscipy\n"},
	} {
		t.Run(name, func(t *testing.T) {
			place(t, map[string]string{c.file: c.before})
			env, err := Read(context.Background(), []string{c.file}, nil)
			if err != nil {
				t.Fatal(err)
			}
			kind, subject := c.kind, "torch"
			if kind == "" {
				kind = observed.Package
			}
			if kind == observed.Image || kind == observed.Python {
				subject = ""
			}
			c.change.Of = find(t, &env, kind, subject)
			files, byHand, err := Rewrite(os.ReadFile, &env, []observed.Change{c.change})
			if err != nil || len(byHand) > 0 || len(files) != 1 {
				t.Fatalf("%d files, by hand %v, %v", len(files), byHand, err)
			}
			if diff := cmp.Diff(c.after, string(files[0].After)); diff != "" {
				t.Fatalf("(-want +got)\n%s", diff)
			}
			if err := files[0].Apply(); err != nil {
				t.Fatal(err)
			}
			again, err := Read(context.Background(), []string{c.file}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if c.change.Value == "" {
				return
			}
			o := again.Observations[find(t, &again, kind, subject)]
			if version, _, _ := strings.Cut(o.Value, "+"); version != c.change.Value {
				t.Errorf("it reads as %q", o.Value)
			}
		})
	}
}

func TestWhatIsNotWrittenSaysWhatToDo(t *testing.T) {
	files := map[string]string{
		"uv.lock":          "version = 1\n[[package]]\nname = \"torch\"\nversion = \"2.5.1\"\nsource = { registry = \"https://pypi.org/simple\" }\n",
		"requirements.txt": "torch==2.5.1 \\\n    --hash=sha256:00\n",
		"report.md":        "PyTorch version: 2.5.1\n",
		"environment.yml":  "dependencies:\n  - pytorch=2.5.1\n  - pytorch-cuda=12.4\n",
		"compose.yaml":     "services:\n  a:\n    image: pytorch/pytorch:2.1.2-cuda12.1-cudnn8-runtime\n",
		"git.txt":          "git+https://github.com/pytorch/pytorch@v2.5.1#egg=torch\n",
		"train.py.lock":    "version = 1\n[[package]]\nname = \"torch\"\nversion = \"2.5.1\"\n",
		"gpu-lock.yml": "version: 1\nmetadata:\n  content_hash:\n    linux-64: a\n  channels: []\npackage:\n- name: pytorch\n" +
			"  version: 2.5.1\n  manager: conda\n  platform: linux-64\n",
		"rye.lock.txt": "# generated by rye\ntorch==2.5.1\n",
	}
	for name, want := range map[string]string{
		"uv.lock": `change pyproject.toml, then run "uv lock"`,
		"requirements.txt": "its packages are pinned by hashes: change what it was made from, and compile it " +
			"again",
		"report.md": "it is a report: change what it reports",
		"environment.yml": "the channel pytorch ends with 2.5.1: take pytorch 2.7.1 from conda-forge, with cuda-version=12.6, " +
			"and drop pytorch-cuda",
		"compose.yaml":  "take an image with torch 2.7.1",
		"git.txt":       "it is built from source: change that",
		"train.py.lock": "it is a lock file: change what it was made from, and lock it again",
		"gpu-lock.yml":  "it is a lock file: change what it was made from, and lock it again",
		"rye.lock.txt":  "it is compiled: change what it was made from, and compile it again",
	} {
		t.Run(name, func(t *testing.T) {
			place(t, files)
			env, err := Read(context.Background(), []string{name}, nil)
			if err != nil {
				t.Fatal(err)
			}
			change := observed.Change{Of: find(t, &env, observed.Package, "torch"), Value: "2.7.1"}
			got, byHand, err := Rewrite(os.ReadFile, &env, []observed.Change{change})
			if err != nil || len(got) > 0 || len(byHand) != 1 || byHand[0].Why != want {
				t.Errorf("%v, %v, %v", got, byHand, err)
			}
		})
	}
}

func TestAFileThatHasChangedIsNotOverwritten(t *testing.T) {
	place(t, map[string]string{"requirements.txt": "torch==2.5.1\n"})
	env, err := Read(context.Background(), []string{"requirements.txt"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	files, _, err := Rewrite(os.ReadFile, &env, []observed.Change{{Of: 0, Value: "2.7.1"}})
	if err != nil || len(files) != 1 {
		t.Fatal(len(files), err)
	}
	const want = "--- a/requirements.txt\n+++ b/requirements.txt\n@@ -1,1 +1,1 @@\n-torch==2.5.1\n+torch==2.7.1\n"
	if got := files[0].Diff(); !strings.HasSuffix(got, want) {
		t.Errorf("%q", got)
	}
	if err := os.WriteFile("requirements.txt", []byte("torch==2.6\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := files[0].Apply(); err == nil || !strings.Contains(err.Error(), "it has changed since it was read") {
		t.Errorf("got %v", err)
	}
}

// TestPatchesNameFilesAsWhatAppliesThemWants holds names to what `git apply` takes:
// neither an absolute path nor one that leads out of the folder.
func TestPatchesNameFilesAsWhatAppliesThemWants(t *testing.T) {
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, "here"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Chdir(filepath.Join(folder, "here"))
	here, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	outside := strings.TrimLeft(filepath.ToSlash(filepath.Join(filepath.Dir(here), "x.txt")), "/")
	for name, want := range map[string]string{
		"x.txt": "x.txt", "./sub/x.txt": "sub/x.txt", filepath.Join(here, "sub", "x.txt"): "sub/x.txt",
		"../here/x.txt": "x.txt", "../x.txt": outside, filepath.Join(filepath.Dir(here), "x.txt"): outside,
	} {
		if got := patchName(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}
