package source

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

// TestCog writes the CUDA of a change into a cog.yaml, by which Cog chooses the build.
func TestCog(t *testing.T) {
	const (
		start    = "build:\n  gpu: true\n"
		predict  = "predict: predict.py:P\n"
		packages = "  python_packages:\n    - torch==2.1.0 # ours\n    - \"torchvision==0.16.0\"\n" + predict
		now      = "  python_packages:\n    - torch==2.7.1 # ours\n    - \"torchvision==0.22.1\"\n" + predict
	)
	both := map[string]observed.Change{"torch": {Value: "2.7.1", Label: "cu128", Index: cu128},
		"torchvision": {Value: "0.22.1"}}
	for name, c := range map[string]struct {
		files         map[string]string
		changes       map[string]observed.Change
		after, byHand string
	}{
		"another CUDA": {files: map[string]string{"cog.yaml": start + "  cuda: \"11.8\"\n" + packages},
			after: start + "  cuda: \"12.8\"\n" + now},
		"another CUDA of the build that is the default": {
			changes: map[string]observed.Change{"torch": {Value: "2.8.0"}, "torchvision": {Value: "0.23.0"}},
			files:   map[string]string{"cog.yaml": start + "  cuda: 12.1.1 # here\n" + packages},
			after: start + "  cuda: \"12.8\" # here\n" +
				strings.NewReplacer("2.7.1", "2.8.0", "0.22.1", "0.23.0").Replace(now)},
		"the same CUDA": {files: map[string]string{"cog.yaml": start + "  cuda: \"12.8.1\"\n" + packages},
			after: start + "  cuda: \"12.8.1\"\n" + now},
		"a cuDNN that does not go with it": {
			files: map[string]string{"cog.yaml": start + "  cuda: \"11.8\"\n  cudnn: \"8\"\n" + packages},
			after: start + "  cuda: \"12.8\"\n  cudnn: \"9\"\n" + now},
		"packages in a file of their own": {changes: map[string]observed.Change{"torch": both["torch"]},
			files: map[string]string{"requirements.txt": "torch==2.1.0\n",
				"cog.yaml": start + "  cuda: \"11.8\"\n  python_requirements: requirements.txt\n" + predict},
			after: start + "  cuda: \"12.8\"\n  python_requirements: requirements.txt\n" + predict +
				"torch==2.7.1\n"},
		"no CUDA yet": {files: map[string]string{"cog.yaml": "build:\n  # ours\n  gpu: true # here\n" + packages},
			after: "build:\n  # ours\n  gpu: true # here\n  cuda: \"12.8\"\n" + now},
		"no CUDA yet, of the build that is the default": {
			changes: map[string]observed.Change{"torch": {Value: "2.8.0"}, "torchvision": {Value: "0.23.0"}},
			files:   map[string]string{"cog.yaml": start + packages},
			after:   start + strings.NewReplacer("2.7.1", "2.8.0", "0.22.1", "0.23.0").Replace(now)},
		"no GPU": {files: map[string]string{"cog.yaml": "build:\n" + packages},
			byHand: "cog.yaml:3:7: it comes from --extra-index-url " + cu128 + ": name its CUDA in build.cuda, by " +
				"which Cog chooses builds\ncog.yaml:4:8: it comes from --extra-index-url " + cu128 + ": name its CUDA " +
				"in build.cuda, by which Cog chooses builds"},
	} {
		t.Run(name, func(t *testing.T) {
			if c.changes == nil {
				c.changes = both
			}
			after, byHand := rewriteOne(t, c.files, []string{"cog.yaml"}, c.changes)
			if diff := cmp.Diff(c.after, after); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			if got := strings.Join(byHand, "\n"); got != c.byHand {
				t.Errorf("by hand: %s\nwant: %s", got, c.byHand)
			}
		})
	}
}
