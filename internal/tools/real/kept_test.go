package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// keep puts an outcome where a run would.
func keep(t *testing.T, r *runner, name string, o outcome) {
	t.Helper()
	text, err := json.Marshal(o)
	if err != nil {
		t.Fatal(err)
	}
	dir := r.dir(stack{name: name})
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "outcome.json"), text, 0o644); err != nil {
		t.Fatal(err)
	}
}

func written(t *testing.T, page string, r *runner) string {
	t.Helper()
	if err := writePage(page, r); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAPageKeepsWhatOtherRunsSaid(t *testing.T) {
	page := filepath.Join(t.TempDir(), "real.md")
	r := &runner{work: t.TempDir()}
	keep(t, r, "cupy", outcome{Digest: "sha256:0123456789abcdef01", Inside: "pip check is clean",
		Learned: []string{"a wheel"}})
	keep(t, r, "vllm", outcome{Failed: "lock", Said: "envsolve: no\n  such thing", Day: "2026-01-02"})
	keep(t, r, "diffusers", outcome{NotRun: "the disk is full"})
	first := written(t, page, r)
	for _, want := range []string{"| cupy |", "| | learned from a wheel |", "### vllm\n",
		"| diffusers | the disk is full |", "| unsloth | nobody has taken it yet |"} {
		if !strings.Contains(first, want) {
			t.Fatalf("the page lacks %q:\n%s", want, first)
		}
	}
	elsewhere := &runner{work: t.TempDir()}
	if got := written(t, page, elsewhere); got != first {
		t.Errorf("a run without outcomes writes\n%s\nwant\n%s", got, first)
	}
	keep(t, elsewhere, "cupy", outcome{NotRun: "the index does not answer"})
	if got := written(t, page, elsewhere); got != first {
		t.Errorf("a stack that was not taken loses what is known of it:\n%s", got)
	}
	keep(t, elsewhere, "cupy", outcome{Failed: "build", Said: "broken"})
	got := written(t, page, elsewhere)
	if strings.Contains(got, "| cupy |") || !strings.Contains(got, "### cupy\n") || !strings.Contains(got, "### vllm\n") {
		t.Errorf("a later outcome does not take the place of the earlier one:\n%s", got)
	}
}
