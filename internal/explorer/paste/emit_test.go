package paste

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/internal/explorer/explorertest"
	"github.com/envsolve/envsolve/matrices"
)

// TestItEmitsAsTheCommandLine compares what is written for other tools.
func TestItEmitsAsTheCommandLine(t *testing.T) {
	program, j, emitted := explorertest.CommandLine(t), New(matrices.Embedded()), 0
	for _, q := range explorertest.Questions(matrices.Embedded(), 30, 5) {
		for _, kind := range []string{"dockerfile", "conda"} {
			got, err := j.Call("emit", kind+" "+q.Address)
			cmd := exec.Command(program, append([]string{"emit", kind}, q.Flags...)...)
			cmd.Dir = t.TempDir()
			want, failure := cmd.Output()
			if (err != nil) != (failure != nil) {
				t.Errorf("%s of %s: %v, and the command line %v", kind, q.Address, err, failure)
			}
			if err != nil || failure != nil {
				continue
			}
			emitted++
			if diff := cmp.Diff(string(want), got); diff != "" {
				t.Errorf("%s of %s: (-command line +page)\n%s", kind, q.Address, diff)
			}
		}
	}
	if emitted < 10 {
		t.Errorf("only %d were written", emitted)
	}
}

func TestWhatCannotBeEmitted(t *testing.T) {
	for text, want := range map[string]string{
		"makefile framework=jax": `"makefile"`, "dockerfile gpus=t4": `"gpus"`, "dockerfile gpu=t4": "--framework",
		"dockerfile gpu=rtx-5090&framework=pytorch==2.5.1": "no stack", "pylock framework=jax": "lock",
	} {
		if _, err := New(matrices.Embedded()).Call("emit", text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s gives %v, want %q", text, err, want)
		}
	}
}
