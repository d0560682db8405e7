package source

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

// TestPagesOfLinks writes packages that only a page of links has: with its option, and with
// the label that tells the builds on it apart.
func TestPagesOfLinks(t *testing.T) {
	const (
		whl  = "https://download.pytorch.org/whl/"
		page = whl + "torch_stable.html"
		from = "FROM python:3.8\n"
		jax  = "https://storage.googleapis.com/jax-releases/jax_cuda_releases.html"
	)
	old := map[string]observed.Change{"torch": {Value: "1.8.1", Label: "cu111", Index: page}}
	for name, c := range map[string]struct {
		file, before, after, byHand string
		changes                     map[string]observed.Change
	}{
		"requirements": {file: "requirements.txt", before: "# ours\ntorch==1.8.1\nnumpy\n",
			after: "# ours\n--find-links " + page + "\ntorch==1.8.1+cu111\nnumpy\n"},
		"a companion that stays": {file: "requirements.txt",
			before: "torch==1.8.0\ntorchvision==0.9.1 # goes with it\n",
			after:  "--find-links " + page + "\ntorch==1.8.1+cu111\ntorchvision==0.9.1+cu111 # goes with it\n"},
		"a companion that changes": {file: "requirements.txt", before: "torch==1.8.0\ntorchvision==0.9.0\n",
			changes: map[string]observed.Change{"torch": old["torch"], "torchvision": {Value: "0.9.1"}},
			after:   "--find-links " + page + "\ntorch==1.8.1+cu111\ntorchvision==0.9.1+cu111\n"},
		"a page that is named already": {file: "requirements.txt", before: "-f " + page + "\ntorch==1.8.1+cpu\n",
			after: "-f " + page + "\ntorch==1.8.1+cu111\n"},
		"an index for the CPU": {file: "requirements.txt",
			before: "--extra-index-url " + whl + "cpu\ntorch==1.8.1+cpu\n",
			after:  "--find-links " + page + "\n--extra-index-url " + whl + "cpu\ntorch==1.8.1+cu111\n"},
		"a mirror, and a wheel without a label": {file: "requirements.txt",
			before:  "--index-url https://mirror.example.com/whl/cu101\ntorchaudio==0.6.0\n",
			changes: map[string]observed.Change{"torchaudio": {Value: "0.8.1", Index: page}},
			byHand:  "requirements.txt:1:13: torchaudio comes from the index for cu101 here: take it from " + page},
		"a command": {file: "Dockerfile", before: from + "RUN pip install torch==1.8.1 torchvision==0.9.1\n" +
			"RUN pip install torchaudio==0.8.1\n",
			after: from + "RUN pip install torch==1.8.1+cu111 -f " + page + " torchvision==0.9.1+cu111\n" +
				"RUN pip install torchaudio==0.8.1\n"},
		"a companion of a command of its own": {file: "Dockerfile",
			before: from + "RUN pip install torch==1.8.1\nRUN pip install torchvision==0.9.1\n",
			after: from + "RUN pip install torch==1.8.1+cu111 -f " + page + "\n" +
				"RUN pip install torchvision==0.9.1+cu111 -f " + page + "\n"},
		"a companion without a label": {file: "requirements.txt", before: "torch==1.8.0\ntorchaudio==0.8.0\n",
			changes: map[string]observed.Change{"torch": old["torch"], "torchaudio": {Value: "0.8.1"}},
			after:   "--find-links " + page + "\ntorch==1.8.1+cu111\ntorchaudio==0.8.1\n"},
		"a project of uv's": {file: "pyproject.toml",
			before: "[project]\ndependencies = [\"torch==1.8.1\"]\n[tool.uv]\n",
			after: "[project]\ndependencies = [\"torch==1.8.1+cu111\"]\n[tool.uv]\n\n[tool.uv.sources]\n" +
				"torch = { index = \"pytorch-cu111\" }\n\n[[tool.uv.index]]\nname = \"pytorch-cu111\"\nurl = \"" +
				page + "\"\nformat = \"flat\"\nexplicit = true\n"},
		"pip inside of conda's": {file: "environment.yml",
			before: "dependencies:\n  - python=3.8\n  - pip:\n      - torch==1.8.1\n",
			after: "dependencies:\n  - python=3.8\n  - pip:\n      - --find-links " + page +
				"\n      - torch==1.8.1+cu111\n"},
		"a build that the default index has": {file: "requirements.txt",
			changes: map[string]observed.Change{"torch": {Value: "1.8.1"}},
			before:  "--index-url " + whl + "cpu\ntorch==1.8.0\n",
			byHand:  "requirements.txt:1:13: take 1.8.1 from the default index, and not from this one"},
		"builds that no label tells apart": {file: "requirements.txt",
			changes: map[string]observed.Change{"jax": {Name: "jax[cuda12_pip]", Value: "0.4.20", Label: "cuda12_pip",
				Index: jax}},
			before: "jax==0.4.20\n", after: "--find-links " + jax + "\njax[cuda12_pip]==0.4.20\n"},
	} {
		t.Run(name, func(t *testing.T) {
			if c.changes == nil {
				c.changes = old
			}
			after, byHand := rewriteOne(t, map[string]string{c.file: c.before}, []string{c.file}, c.changes)
			if diff := cmp.Diff(c.after, after); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if got := strings.Join(byHand, "\n"); got != c.byHand {
				t.Errorf("by hand: %s\nwant: %s", got, c.byHand)
			}
		})
	}
}
