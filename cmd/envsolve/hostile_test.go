//go:build unix

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
)

// writeHostile writes what the commands read.
func writeHostile(t *testing.T, program, dir string) {
	t.Helper()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	const conflict = `target "train" {
  gpu = "rtx-5090"
  framework "pytorch" {
    version = "2.5.1"
  }
}
`
	const fits = `target "fits" {
  gpu = "h100"
  framework "pytorch" {
    version = "2.5.1"
  }
}
`
	facts := clitest.Hidden + "-facts.hcl"
	overlay := fmt.Sprintf(`source "lab" {
  title = %q
  url   = "https://wheels.example.com/torch"
  date  = "2026-11-10"
  class = "measured"
}
framework "pytorch" "2.14.1" {
  source = ["lab"]
  build "cu130" {
    min_driver = "590.44.01"
    source     = ["lab"]
  }
}
`, "TITLE")
	write(facts, strings.ReplaceAll(overlay, "TITLE", clitest.Hidden))
	write("overlay.hcl", fmt.Sprintf("matrices { overlay = [\"./%s\"] }\n", facts)+`target "train" {
  gpu    = "h100"
  driver = "580.95.05"
  framework "pytorch" {
    version = "==2.14.1"
    cuda    = "13.0"
  }
}
`)
	write("badoverlay.hcl", fmt.Sprintf("matrices { overlay = [\"./%s\"] }\n", clitest.HostileFile("-faults.hcl"))+fits)
	write(clitest.HostileFile("-faults.hcl"), strings.ReplaceAll(overlay, "2026-11-10", evil)+"nonsense \""+evil+"\" {}\n")
	write(clitest.HostileFile(".hcl"), conflict+fits)
	write(clitest.HostileFile("-loose.hcl"), "a=1\n")
	write("fits.hcl", fits)
	write("gpu.hcl", strings.ReplaceAll(fits, "h100", evil))
	write("detail.hcl", strings.ReplaceAll(fits, `"2.5.1"`, `"2.5.1" # `+evil+"\n    nonsense = \""+evil+"\" # "+evil))
	write("broken.hcl", "target \""+evil+"\" {\n  gpu = [\"h100\" # "+evil+"\n}\n")
	image := "target \"fits\" {\n  image {\n    env = { A = \"" + clitest.Hidden + "\" }\n  }"
	write("env.hcl", strings.Replace(fits, "target \"fits\" {", image, 1))
	requirements := "torch==2.5.1 # " + evil + "\n" + evil + "==1\n--index-url https://" + evil + "\n"
	write(clitest.HostileFile("-requirements.txt"), requirements)
	write(clitest.HostileFile(".Dockerfile"), "FROM python:3.12\nENV A=\""+evil+"\"\n"+
		"RUN pip install torch==2.5.1 "+evil+"==1\n")
	log := "NVIDIA GeForce RTX 5090, driver 570.86.15, torch 2.5.1+cu124\n" + clitest.HostileBytes + "\n" +
		"RuntimeError: CUDA error: no kernel image is available for execution on the device " + clitest.HostileBytes + "\n"
	write("log", log)
	write(clitest.HostileFile(".log"), log)
	writeHostileLocks(t, dir, write)
	writeHostilePlans(t, program, dir, write)
}

// writeHostileLocks writes locks of which the texts are hostile, as far as a lock
// may be: one that fits its target file and one that does not.
func writeHostileLocks(t *testing.T, dir string, write func(name, text string)) {
	t.Helper()
	locked, asked := clitest.SampleLock(t, dir, "locked.hcl", "stale.hcl")
	one := &locked.Targets[0]
	one.Stack.Driver.Given, one.Stack.CUDNN = clitest.Hidden, clitest.Hidden
	one.Reasons = []plan.Reason{{Part: "cudnn", Rule: "x", Text: clitest.Hidden}}
	write("evil.lock.hcl", string(lock.Write(locked)))
	one.Request = append(one.Request, "tags = "+clitest.Hidden)
	write("stale.lock.hcl", string(lock.Write(locked)))
	one.Request = asked
	write("locked.lock.hcl", string(lock.Write(locked)))
}

// writeHostilePlans writes a plan, and one that is hostile in every text but those
// that say what it is.
func writeHostilePlans(t *testing.T, program, dir string, write func(name, text string)) {
	t.Helper()
	cmd := exec.Command(program, "plan", "fits.hcl", "-o", "json")
	cmd.Dir = dir
	plan, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var doc map[string]any
	if err := json.Unmarshal(plan, &doc); err != nil {
		t.Fatal(err)
	}
	write("plan.json", string(plan))
	hostile, err := json.Marshal(poisoned(doc, ""))
	if err != nil {
		t.Fatal(err)
	}
	write("evil.json", string(hostile))
	write("schema.json", `{"schema": "`+strings.ReplaceAll(strings.ReplaceAll(evil, "\x1b", `\u001b`), "\a", `\u0007`)+`"}`)
}

// poisoned appends what is hostile to the texts of a JSON value.
func poisoned(v any, key string) any {
	switch v := v.(type) {
	case map[string]any:
		for name, value := range v {
			v[name] = poisoned(value, name)
		}
	case []any:
		for i := range v {
			v[i] = poisoned(v[i], key)
		}
	case string:
		if key != "schema" && key != "status" && key != "target" {
			return v + evil
		}
	}
	return v
}
