package emit

import (
	"encoding/json"
	"os"
	osexec "os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

func fit() Fit {
	return Fit{Target: "train", GPU: "aws:p5.48xlarge", Framework: "pytorch", Driver: ">=535", Facts: "2026.11.20",
		Versions: map[string][]string{"torch": {"2.10.0", "2.5.1", "2.5.1", "2.9.0rc1"}, "torchvision": {"0.20.1"}, "torchaudio": nil}}
}

func TestRenovateIsHeldToTheVersionsThatRun(t *testing.T) {
	f := fit()
	if f.File() != "aws-p5-48xlarge-pytorch.json" {
		t.Errorf("the file is %s", f.File())
	}
	text, err := Renovate(f)
	if err != nil {
		t.Fatal(err)
	}
	golden(t, "renovate", text)
	var p preset
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	if len(p.Rules) != 2 || p.Rules[0].Description != "2.5.1 to 2.10.0" {
		t.Fatalf("%+v", p.Rules)
	}
	allowed := regexp.MustCompile(strings.Trim(p.Rules[0].Allowed, "/")) // RE2, as Renovate's
	for v, want := range map[string]bool{"2.5.1": true, "2.5.1+cu124": true, "2.10.0": true, "2.5.10": false, "2x5.1": false,
		"12.5.1": false, "2.9.0": false, "2.5.1\n": false} {
		if got := allowed.MatchString(v); got != want {
			t.Errorf("%q is allowed: %v", v, got)
		}
	}
}

// TestRenovateTakesThePreset asks Renovate's own validator.
func TestRenovateTakesThePreset(t *testing.T) {
	program := worldtest.NodeTool(t, "renovate@37.440.7", "renovate-config-validator")
	text, err := Renovate(fit())
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	name := filepath.Join(dir, "renovate.json")
	if err := os.WriteFile(name, text, 0o644); err != nil {
		t.Fatal(err)
	}
	c := osexec.CommandContext(t.Context(), program, "--strict", name)
	c.Dir, c.Env = dir, append(os.Environ(), "RENOVATE_CONFIG_FILE=", "LOG_LEVEL=info")
	if out, err := c.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestRenovateRefuses(t *testing.T) {
	for want, versions := range map[string]map[string][]string{
		`"a b" is no name`: {"a b": {"1"}}, `"1|.*" is no version`: {"torch": {"1|.*"}},
	} {
		f := fit()
		f.Versions = versions
		if text, err := Renovate(f); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %q\n%s", err, want, text)
		}
	}
}
