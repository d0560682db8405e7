package report

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/envsolve/envsolve/planner/plan"
)

func document() plan.Document {
	return plan.Document{
		Schema:   plan.PlanSchema,
		Matrices: plan.MatricesInfo{Version: "2026.11.20", Digest: "sha256:00"},
		Plans: []plan.Plan{
			{Target: "train", Status: plan.StatusOK, Stack: &plan.Stack{
				GPUs: []plan.GPU{
					{ID: "b200", Name: "NVIDIA B200", ComputeCapability: "10.0", RunsBy: plan.RunsByPTX},
					{ID: "t4", Name: "Tesla T4", ComputeCapability: "7.5", RunsBy: plan.RunsByCubin},
				},
				Driver:    plan.Driver{Floor: "570.26", Recommended: "580.178.04", KernelModule: "open"},
				CUDA:      plan.CUDA{Version: "12.8.0", Delivery: plan.DeliveryBaseImage},
				Framework: plan.Framework{Name: "pytorch", Version: "2.7.1", Variant: "cu128"},
				Python:    "3.12", OS: "debian13", Platform: "linux/amd64",
				Packages: map[string]string{"torchvision": "0.22.1", "torch": "2.7.1+cu128"},
				Install:  []string{"pip install torch==2.7.1 --index-url https://download.pytorch.org/whl/cu128 # a command is never wrapped, however long it is"},
			},
				Reasons: []plan.Reason{{Part: "driver", Text: "because", Rule: "driver-floor",
					Facts: []string{"cuda/12.8.0#min-driver"}}},
				Warnings: []plan.Warning{{Rule: "ptx-jit", Text: strings.Repeat("words and more ", 20)}},
			},
			{Target: "old", Status: plan.StatusConflict, Conflict: &plan.Conflict{
				Rules: []plan.ConflictRule{
					{Kind: "requirement", Text: `gpu = "V100"`, At: "envsolve.hcl:4:3"},
					{Kind: "fact", Text: "CUDA 13 wheels carry no sm_70 code", Facts: []string{"pytorch/2.9.1+cu130#sm"},
						Evidence: &plan.Evidence{Class: "vendor", Date: "2025-08-04"}},
					{Kind: "requirement", Text: `cuda = "13.0"`, At: "--cuda"},
				},
				Fixes:  []plan.Fix{{Text: `cuda = "12.8"`}, {Text: "gpu without V100"}},
				Others: []plan.Conflict{{Rules: []plan.ConflictRule{{Text: "python | 3.5 <old>"}}}},
			}},
		},
	}
}

func render(t *testing.T, f Format, opt Options) string {
	t.Helper()
	var b strings.Builder
	if err := Write(&b, document(), f, opt); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestTableShowsEveryPart(t *testing.T) {
	got := render(t, Table, Options{Why: true, Width: 120})
	for _, want := range []string{
		"! train  facts of 2026-11-20",
		"pytorch 2.7.1  (cu128)",
		"12.8.0  (in the base image)",
		"570.26 or newer; recommended 580.178.04",
		"with the open kernel modules",
		"NVIDIA B200  10.0                PTX, compiled by the driver at first use",
		"Tesla T4     7.5                 cubin, native code",
		"because  [driver-floor: cuda/12.8.0#min-driver]",
		"[ptx-jit]",
		`✗ target "old": no stack satisfies these 3 rules`,
		`gpu = "V100" (envsolve.hcl:4:3) · CUDA 13 wheels carry no sm_70 code [vendor, 2025-08] · cuda = "13.0"`,
		`change one, each mends all 2: cuda = "12.8"  |  gpu without V100`,
		"✗ this rule stands in the way as well\n  python | 3.5 <old>\n",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the table does not hold %q:\n%s", want, got)
		}
	}
}

func TestTableKeepsToItsWidth(t *testing.T) {
	for _, width := range []int{60, 80, 140} {
		for line := range strings.SplitSeq(render(t, Table, Options{Width: width}), "\n") {
			if n := utf8.RuneCountInString(line); n > width && !strings.Contains(line, "pip install") {
				t.Errorf("width %d: a line of %d columns: %s", width, n, line)
			}
			if strings.TrimRight(line, " ") != line {
				t.Errorf("width %d: a line ends in a space: %q", width, line)
			}
		}
	}
	if got := render(t, Table, Options{Width: 60}); !strings.Contains(got,
		"# a command is never wrapped, however long it is\n") {
		t.Error("a command to copy is wrapped")
	}
}

func TestEvidenceIsNotBroken(t *testing.T) {
	want := []string{"some words before", "[vendor, 2025-08] and", "more [a-long-name: b,", "c]"}
	if got := wrap("some words before [vendor, 2025-08] and more [a-long-name: b, c]", 22); !slices.Equal(got, want) {
		t.Errorf("wrapped as %q", got)
	}
}

func TestColourOnlyWhereAsked(t *testing.T) {
	if got := render(t, Table, Options{}); strings.Contains(got, "\x1b") {
		t.Error("plain text holds escape codes")
	}
	if got := render(t, Table, Options{Color: true}); !strings.Contains(got,
		"\x1b[32mchange one, each mends all 2:\x1b[0m") {
		t.Errorf("no colour where it was asked for:\n%s", got)
	}
}

func TestMarkdownEscapesWhatUsersWrite(t *testing.T) {
	got := render(t, Markdown, Options{})
	for _, want := range []string{
		"| framework | pytorch 2.7.1 (cu128) |", "## old", "- python \\| 3.5 &lt;old>",
		"[`pytorch/2.9.1+cu130#sm`]", "> **Warning** (`ptx-jit`)", "Facts of 2026-11-20, `sha256:00`.",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("the page does not hold %q:\n%s", want, got)
		}
	}
}

func TestJSONKeepsSpecifiersAsTheyAre(t *testing.T) {
	got := render(t, JSON, Options{})
	if !strings.Contains(got, "<old>") {
		t.Error("JSON escapes < and >, which specifiers are full of")
	}
	var back plan.Document
	if err := json.Unmarshal([]byte(got), &back); err != nil {
		t.Fatal(err)
	}
	if back.Plans[1].Stack != nil || back.Plans[0].Stack.GPUs[0].RunsBy != plan.RunsByPTX {
		t.Errorf("JSON reads back as %+v", back)
	}
}

func TestFormatsAreNamed(t *testing.T) {
	for _, name := range Formats() {
		if f, err := ParseFormat(name); err != nil || string(f) != name {
			t.Errorf("ParseFormat(%q) = %v, %v", name, f, err)
		}
	}
	if _, err := ParseFormat("yaml"); err == nil || !strings.Contains(err.Error(), "table, json or markdown") {
		t.Errorf("an unknown format gives %v", err)
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("disk full") }

func TestAFailingWriteIsReported(t *testing.T) {
	for _, name := range Formats() {
		if err := Write(full{}, document(), Format(name), Options{}); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}
