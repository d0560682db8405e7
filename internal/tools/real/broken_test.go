package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/templates"
)

func TestEveryBrokenEnvironmentIsOfAStack(t *testing.T) {
	count := 0
	for _, s := range stacks() {
		seen := map[string]bool{}
		for _, b := range brokenOf(s.name) {
			count++
			if b.name == "" || seen[b.name] {
				t.Errorf("%s is broken twice by %q", s.name, b.name)
			}
			seen[b.name] = true
			if _, ok := templates.SelfTestErrorByID(b.error); !ok {
				t.Errorf("%s, %s: the self-test knows no error %s", s.name, b.name, b.error)
			}
			for _, w := range b.wheels {
				if name, version, ok := strings.Cut(w, "=="); !ok || name == "" || version == "" {
					t.Errorf("%s, %s: %q is no NAME==VERSION", s.name, b.name, w)
				}
			}
		}
	}
	all := len(brokenCUDNN()) + len(brokenLibraries()) + len(brokenFrameworks()) + len(brokenDrivers())
	if count != all || count < 20 {
		t.Errorf("%d of %d broken environments are of a stack", count, all)
	}
}

func TestWheelsThatFit(t *testing.T) {
	for file, want := range map[string]bool{
		"torch-2.10.0-cp313-cp313-manylinux_2_28_x86_64.whl":                      true,
		"torch-2.10.0-cp313-cp313t-manylinux_2_28_x86_64.whl":                     false,
		"torch-2.10.0-cp312-cp312-manylinux_2_28_x86_64.whl":                      false,
		"torch-2.10.0-cp313-cp313-manylinux_2_28_aarch64.whl":                     false,
		"nvidia_cublas_cu12-12.1.3.1-py3-none-manylinux1_x86_64.whl":              true,
		"nvidia_cublas_cu12-12.1.3.1-py3-none-win_amd64.whl":                      false,
		"xformers-0.0.31-cp39-abi3-manylinux_2_28_x86_64.whl":                     true,
		"six-1.16.0-py2.py3-none-any.whl":                                         true,
		"numpy-2.3.5-cp313-cp313-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl": true,
		"numpy-2.3.5.tar.gz": false,
		"onnxruntime-1.26.0-cp313-cp313-macosx_13_0_universal2.whl": false,
	} {
		if got := fits(file, "3.13"); got != want {
			t.Errorf("%s fits: %v", file, got)
		}
	}
}

func TestWhatASelfTestTold(t *testing.T) {
	var report templates.SelfTestReport
	if err := json.Unmarshal([]byte(`{"root_cause": {"check": "inventory", "error": "wheel-altered", "cause": "files changed"},
		"checks": [{"check": "inventory", "status": "fail", "problems": [{"error": "wheel-altered"}]},
			{"check": "single-copy", "status": "ok"},
			{"check": "linkage", "status": "fail", "problems": [{"error": "shared-lib-not-found"}]}]}`),
		&report); err != nil {
		t.Fatal(err)
	}
	got := readReport(report)
	want := told{Error: "wheel-altered", By: "inventory", Cause: "files changed",
		Deeper: "linkage: shared-lib-not-found"}
	if got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
	b := broken{error: "wheel-altered", by: "inventory"}
	if wrong := b.wrong(got); wrong != "" {
		t.Errorf("wrong: %s", wrong)
	}
	for _, other := range []broken{{error: "no-kernel-image", by: "inventory"}, {error: "wheel-altered", by: "linkage"},
		{error: "wheel-altered", by: "inventory", deeper: "linkage: cudnn9-libs-not-found"}} {
		if other.wrong(got) == "" {
			t.Errorf("%+v takes it", other)
		}
	}
}

func TestThePageTellsWhatWasBroken(t *testing.T) {
	page, r := filepath.Join(t.TempDir(), "real.md"), &runner{work: t.TempDir()}
	keep(t, r, "onnxruntime", outcome{Digest: "sha256:0123456789abcdef01"})
	text, err := json.Marshal([]told{
		{Name: "one way", Error: "wheel-altered", By: "inventory"},
		{Name: "another way", Error: "x", By: "y", Wrong: "it says x | y"},
		{Name: "a third", NotRun: "the index has none"},
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(r.dir(stack{name: "onnxruntime"}), "broken.json"), text, 0o644); err != nil {
		t.Fatal(err)
	}
	first := written(t, page, r)
	for _, want := range []string{"| onnxruntime | one way | `wheel-altered` | inventory | – |\n",
		`**wrong**: it says x \| y |`, "not tried: the index has none"} {
		if !strings.Contains(first, want) {
			t.Errorf("the page lacks %q:\n%s", want, first)
		}
	}
	if got := written(t, page, &runner{work: t.TempDir()}); got != first {
		t.Errorf("a run that breaks nothing writes\n%s\nwant\n%s", got, first)
	}
}
