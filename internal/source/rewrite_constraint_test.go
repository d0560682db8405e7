package source

import (
	"context"
	"os"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

// TestConstraintsAndWhatNamesThem writes a version wherever it is pinned, and an index where
// the package is asked for: pip takes no index of a file of constraints.
func TestConstraintsAndWhatNamesThem(t *testing.T) {
	const extra = "--extra-index-url " + cu128
	torch := observed.Change{Value: "2.7.1", Label: "cu128", Index: cu128}
	for name, c := range map[string]struct {
		source, asking, constraints string
		change                      observed.Change
		askingAfter, after          string
	}{
		"the constraint pins": {"requirements.txt", "# ours\n-c c.txt\ntorch\n", "numpy<2\ntorch==2.5.1\n", torch,
			"# ours\n" + extra + "\n-c c.txt\ntorch\n", "numpy<2\ntorch==2.7.1\n"},
		"both pin": {"requirements.txt", "-c c.txt\ntorch==2.5.1\n", "torch==2.5.1\n", torch,
			extra + "\n-c c.txt\ntorch==2.7.1\n", "torch==2.7.1\n"},
		"the file pins beside a bound": {"requirements.txt", "-c c.txt\ntorch==2.5.1\n", "torch<2.6\n", torch,
			extra + "\n-c c.txt\ntorch==2.7.1\n", "torch==2.7.1\n"},
		"the file pins beside a bound that lets it be": {"requirements.txt", "-c c.txt\ntorch==2.5.1\n", "torch<3\n",
			torch, extra + "\n-c c.txt\ntorch==2.7.1\n", "torch<3\n"},
		"the constraint pins within a bound": {"requirements.txt", "-c c.txt\ntorch>=2,<2.6\n", "torch==2.5.1\n", torch,
			extra + "\n-c c.txt\ntorch==2.7.1\n", "torch==2.7.1\n"},
		"an index stands there": {"requirements.txt", "-i https://download.pytorch.org/whl/cu124\n-c c.txt\ntorch\n",
			"torch==2.5.1\n", torch, "-i " + cu128 + "\n-c c.txt\ntorch\n", "torch==2.7.1\n"},
		"a command": {"Dockerfile", "FROM python:3.11\nRUN pip install -c c.txt torch && true\n", "torch==2.5.1\n",
			torch, "FROM python:3.11\nRUN pip install -c c.txt torch " + extra + " && true\n", "torch==2.7.1\n"},
		"a file that it names pins, too": {"requirements.txt", "-r c.txt\ntorch==2.5.1\n", "torch==2.5.1 # base\n", torch,
			extra + "\n-r c.txt\ntorch==2.7.1\n", "torch==2.7.1 # base\n"},
		"it goes": {"requirements.txt", "-c c.txt\nnumpy\ntorch\n", "torch==2.5.1\n", observed.Change{},
			"-c c.txt\nnumpy\n", "torch==2.5.1\n"},
	} {
		t.Run(name, func(t *testing.T) {
			place(t, map[string]string{c.source: c.asking, "c.txt": c.constraints})
			env, err := Read(context.Background(), []string{c.source}, nil)
			if err != nil {
				t.Fatal(err)
			}
			c.change.Of = find(t, &env, observed.Package, "torch")
			files, byHand, err := Rewrite(os.ReadFile, &env, []observed.Change{c.change})
			if err != nil || len(byHand) > 0 {
				t.Fatalf("by hand %v, %v", byHand, err)
			}
			got := map[string]string{c.source: c.asking, "c.txt": c.constraints}
			for _, file := range files {
				got[file.Name] = string(file.After)
			}
			if diff := cmp.Diff(map[string]string{c.source: c.askingAfter, "c.txt": c.after}, got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}
