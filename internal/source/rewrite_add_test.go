package source

import (
	"context"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

// TestPackagesThatNobodyNamesAreAdded adds a package beside the last one, where the command takes one as a word, and
// has it be added by hand in all other commands.
func TestPackagesThatNobodyNamesAreAdded(t *testing.T) {
	const from = "FROM python:3.11\n"
	for name, c := range map[string]struct {
		file, before, after string // no after: by hand
	}{
		"pip": {"a.sh", "pip install torch==2.1.0\n", "pip install torch==2.1.0 numpy==1.26.4\n"},
		"pip3, with an option": {"a.sh", "pip3 install --no-cache-dir torch==2.1.0 six\n",
			"pip3 install --no-cache-dir torch==2.1.0 six numpy==1.26.4\n"},
		"pip as a module": {"a.sh", "sudo -H python -m pip install torch==2.1.0\n",
			"sudo -H python -m pip install torch==2.1.0 numpy==1.26.4\n"},
		"pip of uv's": {"a.sh", "uv pip install torch==2.1.0\n", "uv pip install torch==2.1.0 numpy==1.26.4\n"},
		"a variable of the command": {"a.sh", "PIP_NO_CACHE_DIR=1 pip install torch==2.1.0\n",
			"PIP_NO_CACHE_DIR=1 pip install torch==2.1.0 numpy==1.26.4\n"},
		"quotes": {"a.sh", "pip install \"torch==2.1.0\" || exit\n",
			"pip install \"torch==2.1.0\" numpy==1.26.4 || exit\n"},
		"a comment": {"a.sh", "pip install torch==2.1.0 # ours\n", "pip install torch==2.1.0 numpy==1.26.4 # ours\n"},
		"a pipe":    {"a.sh", "pip install torch==2.1.0 | tee log\n", "pip install torch==2.1.0 numpy==1.26.4 | tee log\n"},
		"a branch": {"a.sh", "if true; then pip install torch==2.1.0\nfi\n",
			"if true; then pip install torch==2.1.0 numpy==1.26.4\nfi\n"},
		"a Dockerfile": {"Dockerfile", from + "RUN pip install torch==2.1.0\n",
			from + "RUN pip install torch==2.1.0 numpy==1.26.4\n"},
		"a Dockerfile with continued lines": {"Dockerfile",
			from + "RUN --mount=type=cache,target=/var/cache/apt apt-get update && \\\n    uv pip install --system \\\n" +
				"    torch==2.1.0 \\\n    && true\n",
			from + "RUN --mount=type=cache,target=/var/cache/apt apt-get update && \\\n    uv pip install --system \\\n" +
				"    torch==2.1.0 numpy==1.26.4 \\\n    && true\n"},
		"a mount": {"Dockerfile", from + "RUN --mount=type=cache,target=/c pip install torch==2.1.0\n",
			from + "RUN --mount=type=cache,target=/c pip install torch==2.1.0 numpy==1.26.4\n"},

		"uv run":          {"a.sh", "uv run --with torch==2.1.0 python train.py\n", ""},
		"uvx":             {"a.sh", "uvx --with torch==2.1.0 ruff check\n", ""},
		"uv tool run":     {"a.sh", "uv tool run --with torch==2.1.0 ruff check\n", ""},
		"uv add":          {"a.sh", "uv add torch==2.1.0\n", ""},
		"uv run for pip":  {"a.sh", "uv run --with torch==2.1.0 pip install six\n", ""},
		"poetry":          {"a.sh", "poetry add torch==2.1.0\n", ""},
		"what it prints":  {"a.sh", "x=$(pip install torch==2.1.0)\n", ""},
		"a subshell":      {"a.sh", "( pip install torch==2.1.0 )\n", ""},
		"a pipe at once":  {"a.sh", "pip install torch==2.1.0|tee log\n", ""},
		"what is printed": {"a.sh", "echo $(pip install torch==2.1.0 six)\n", ""},
		"exec form":       {"Dockerfile", from + "RUN [\"pip\", \"install\", \"torch==2.1.0\"]\n", ""},
		"exec form with spaces": {"Dockerfile",
			from + "RUN [ \"pip\" , \"install\" , \"torch==2.1.0\" , \"six\" ]\n", ""},
		"uv run in a Dockerfile": {"Dockerfile", from + "RUN uv run --with torch==2.1.0 python train.py\n", ""},
		"requirements": {"requirements.txt", "torch==2.1.0 # ours\nsix\n",
			"torch==2.1.0 # ours\nsix\nnumpy==1.26.4\n"},
		"it is there": {"Dockerfile", from + "RUN pip install numpy==1.26.4 \\\n  torch==2.1.0\n", ""},
	} {
		t.Run(name, func(t *testing.T) {
			place(t, map[string]string{c.file: c.before})
			env, err := Read(context.Background(), []string{c.file}, nil)
			if err != nil {
				t.Fatal(err)
			}
			add := observed.Change{Of: -1, Name: "numpy", Value: "1.26.4"}
			files, byHand, err := Rewrite(os.ReadFile, &env, []observed.Change{add, add})
			if err != nil {
				t.Fatal(err)
			}
			after := ""
			for _, file := range files {
				after = string(file.After)
			}
			if diff := cmp.Diff(c.after, after); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if (len(byHand) > 0) != (c.after == "") {
				t.Errorf("by hand: %v", byHand)
			}
		})
	}
}
