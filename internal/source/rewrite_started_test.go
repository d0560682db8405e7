package source

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/observed"
)

// TestIndexesOfCommandsOfContainers writes an index into the command that a container runs at
// its start, however that is written.
func TestIndexesOfCommandsOfContainers(t *testing.T) {
	const (
		before, after = "torch==2.5.1", "torch==2.7.1"
		start         = "services:\n  a:\n    image: python:3.11\n    gpus: all\n    "
		option        = "--extra-index-url " + cu128
	)
	change := map[string]observed.Change{"torch": {Value: "2.7.1", Label: "cu128", Index: cu128},
		"torchvision": {Value: "0.22.1", Label: "cu128", Index: cu128}}
	for name, c := range map[string]struct{ before, after string }{
		"a text": {"command: pip install " + before + "\n", "command: pip install " + after + " " + option + "\n"},
		"a text in quotes": {"command: \"pip install " + before + "\"\n",
			"command: \"pip install " + after + " " + option + "\"\n"},
		"a text with two": {"command: pip install " + before + " torchvision==0.20.1\n",
			"command: pip install " + after + " " + option + " torchvision==0.22.1\n"},
		"a list": {"command: [pip, install, '" + before + "', torchvision==0.20.1]\n",
			"command: [pip, install, '" + after + "', \"--extra-index-url\", \"" + cu128 +
				"\", torchvision==0.22.1]\n"},
		"a list of lines": {"entrypoint:\n      - pip\n      - install\n      - " + before + " # ours\n",
			"entrypoint:\n      - pip\n      - install\n      - " + after + " # ours\n" +
				"      - --extra-index-url\n      - " + cu128 + "\n"},
		"a script": {"command: [sh, -c, 'pip install \"" + before + "\" && python a.py']\n",
			"command: [sh, -c, 'pip install \"" + after + "\" " + option + " && python a.py']\n"},
		"a script of lines": {"command:\n      - sh\n      - -c\n      - |\n        pip install '" + before + "'\n",
			"command:\n      - sh\n      - -c\n      - |\n        pip install '" + after + "' " + option + "\n"},
	} {
		t.Run(name, func(t *testing.T) {
			files := map[string]string{"compose.yaml": start + c.before}
			got, byHand := rewriteOne(t, files, []string{"compose.yaml"}, change)
			if diff := cmp.Diff(start+c.after, got); diff != "" || byHand != nil {
				t.Errorf("by hand %q, (-want +got)\n%s", byHand, diff)
			}
		})
	}
}
