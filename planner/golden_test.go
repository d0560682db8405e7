package planner

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/planner/internal/plantest"

	"github.com/google/go-cmp/cmp"

	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/request"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// golden compares text with a file below testdata, or rewrites the file.
func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; make it with: go test ./planner -update", err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s (-want +got), rewrite it with -update after reading:\n%s", path, diff)
	}
}

// TestPlansAsJSON pins what `plan -o json` promises, to the byte.
func TestPlansAsJSON(t *testing.T) {
	p := embedded()
	for name, words := range map[string]string{
		"newest-gpu":     "gpu=rtx-5090 pytorch",
		"old-gpu":        "gpu=v100 pytorch with=torchvision",
		"fleet":          "gpu=t4 gpu=a100 gpu=h100 driver=535 pytorch",
		"too-new-gpu":    "gpu=rtx-5090 pytorch==2.5.1",
		"driver-too-old": "gpu=rtx-3090 driver=470.82 pytorch==2.5.1+cu124",
		"system-cuda":    "gpu=rtx-3090 tensorflow==2.10.*",
		"joint":          "gpu=h100 pytorch tensorflow jax",
		"package-pins":   "gpu=l40s pytorch package=vllm==0.6.3",
	} {
		t.Run(name, func(t *testing.T) {
			doc, err := p.PlanAll([]request.Request{plantest.Request(words)})
			if err != nil {
				t.Fatal(err)
			}
			doc.Matrices.Digest = "sha256:of-the-facts" // changes with every new fact
			text, err := json.MarshalIndent(doc, "", "  ")
			if err != nil {
				t.Fatal(err)
			}
			golden(t, name+".json", string(text)+"\n")
		})
	}
}

// TestConflictSentences pins how conflicts read. Each must be the answer of
// someone who knows: the fewest rules, in the user's terms, and ways out.
func TestConflictSentences(t *testing.T) {
	var b strings.Builder
	for _, words := range conflicts() {
		got := conflictPlans()[words]
		if got.Conflict == nil {
			t.Errorf("%s has a stack, and should conflict", words)
			continue
		}
		fmt.Fprintf(&b, "%s\n", words)
		for i, c := range append([]plan.Conflict{*got.Conflict}, got.Conflict.Others...) {
			if i > 0 {
				fmt.Fprintf(&b, "  besides:\n")
			}
			for _, r := range c.Rules {
				fmt.Fprintf(&b, "  %-11s %s  %v\n", r.Kind, r.Text, r.Facts)
			}
			for _, f := range c.Fixes {
				fmt.Fprintf(&b, "  → %s\n", f.Text)
			}
		}
		b.WriteString("\n")
	}
	golden(t, "conflicts.txt", b.String())
}

// conflicts are requests that cannot be met, each for a reason that people
// meet: a GPU too new or too old, a driver too old or too new, parts of two
// stacks, what is not published for a Python, system or platform.
func conflicts() []string {
	return []string{
		// GPU too new.
		"gpu=rtx-5090 pytorch==2.5.1",
		"gpu=b200 pytorch==2.6.0",
		"gpu=rtx-3090 pytorch==1.6.0",
		"gpu=h100 pytorch==1.13.1",
		"gpu=b300 pytorch<2.7",
		"gpu=rtx-5080 tensorflow",
		"gpu=gb10 pytorch==2.6.0",
		// GPU too old.
		"gpu=v100 pytorch cuda=13.0",
		"gpu=v100 pytorch==2.11.0+cu128",
		"gpu=p100 pytorch build=12.8",
		"gpu=k80 pytorch==2.8.0",
		"gpu=k40m pytorch==1.3.1",
		"gpu=gtx-780m pytorch",
		"gpu=t4 package=flash-attn==2.8.3 pytorch",
		"gpu=k80 jax==0.4.30",
		"gpu=p40 cudnn=9.13 pytorch",
		// Driver too old, too new.
		"gpu=rtx-3090 driver=470.82 pytorch==2.5.1+cu124",
		"gpu=a100 driver=470.82.01 pytorch cuda=12.4",
		"gpu=a100 driver=550.54.15 pytorch==2.11.0 build=13.0",
		"gpu=b200 driver=550.54.15 pytorch",
		"gpu=b300 driver=570.211.01 pytorch",
		"gpu=v100 driver=595.58.03 pytorch",
		"gpu=k80 driver=535.104.05 pytorch",
		"gpu=a100 driver=535.104.05 driver=450.51.06 pytorch==2.4.0",
		"gpu=a100 driver=418.87.00 jax",
		"gpu=rtx-2080-ti driver=418.87.00 tensorflow==2.5.*",
		// Parts of two stacks.
		"pytorch==2.4.1 cuda=13.0",
		"pytorch cuda=12.8 cudnn=8",
		"pytorch==2.5.1 cudnn=9.5",
		"pytorch==2.5.1 nccl=2.27",
		"pytorch==2.9.1 with=torchvision==0.19.0",
		"pytorch==2.9.1 tensorflow==2.16.1",
		"tensorflow==2.12.* cudnn=8.5",
		"tensorflow==2.10.* cuda=12.2",
		"onnxruntime==1.19.2 cuda=12.1 cudnn=8",
		"onnxruntime==1.16.0 cuda=12.1",
		"jax==0.4.31 cudnn=8.9",
		"jax==0.4.26 cuda=12.0",
		"pytorch==2.5.1 package=vllm==0.6.3",
		"pytorch==2.7.0 package=flash-attn==2.7.4.post1",
		"pytorch package=transformer-engine",
		"pytorch==2.2.0+cu118 package=flash-attn==2.5.5+cu118torch2.2cxx11abiTRUE",
		"pytorch==2.6.0+cu124 package=flash-attn==2.8.2+cu12torch2.6cxx11abiFALSE",
		"pytorch==2.2.0 cuda=12.1 package=nvidia-nccl-cu12==2.18.1",
		"pytorch cuda=13.0 package=nvidia-nccl-cu12==2.29.3 package=nvidia-nccl-cu13==2.29.7",
		// Not published.
		"pytorch==2.0.1 python=3.13",
		"pytorch==1.12.1 build=11.3 python=3.12",
		"tensorflow==2.18.0 python=3.13",
		"pytorch==2.9.1 os=centos7",
		"pytorch os=ubuntu24.04 python=3.10 from=system",
		"pytorch==1.7.1 os=ubuntu20.04 python=3.6",
		"pytorch==1.13.1 os=centos7 python=3.7",
		"gpu=a100 pytorch==2.5.0 platform=linux/arm64",
		"gpu=gh200 pytorch==2.5.0",
		"gpu=rtx-3060 tensorflow==2.11.* platform=windows/amd64",
		"gpu=rtx-4060 tensorflow==2.12.1 cuda=11.7.1 python=3.10 platform=windows/amd64",
		"gpu=t4 jax platform=windows/amd64",
		"gpu=jetson-orin-nx pytorch==2.6.0",
		"gpu=t4 pytorch build=cpu",
		// Fleets that have nothing in common.
		"gpu=k80 gpu=b200 pytorch",
		"gpu=v100 gpu=b300 pytorch cuda=13.0",
	}
}
