//go:build unix

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/report"
	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/plan"
	"github.com/envsolve/envsolve/planner/target"
)

const evil = clitest.Hostile

// hostileCommands are command lines that meet what is hostile in all that they
// read: arguments, names of files, and what is in them. FORMAT stands for each
// format.
func hostileCommands() [][]string {
	file, facts := clitest.HostileFile(".hcl"), clitest.Hidden+"-facts.hcl"
	return [][]string{
		{evil},
		{"plan", "gpu.hcl"},
		{"plan", "detail.hcl"},
		{"plan", "broken.hcl"},
		{"plan", clitest.HostileBytes + ".hcl"},
		{"plan", file, "-o", "FORMAT"},
		{"plan", file, "--drop-impossible"},
		{"plan", file, "--strict"},
		{"plan", file, "--locked"},
		{"plan", "locked.hcl", "--locked", "-o", "FORMAT"},
		{"plan", "stale.hcl", "--locked"},
		{"plan", "overlay.hcl", "-o", "FORMAT", "--why"},
		{"plan", "badoverlay.hcl"},
		{"plan", "no" + evil},
		{"plan", "--gpu", evil},
		{"plan", "--framework", evil},
		{"plan", "--driver", evil},
		{"plan", "--with", evil, "--framework", "pytorch"},
		{"plan", "--target", evil, file},
		{"plan", "--var", evil, file},
		{"plan", "--" + evil},
		{"plan", "-o", evil},
		{"check", evil},
		{"check", "-o", evil},
		{"check", "--framework", evil, "-o", "FORMAT"},
		{"check", "--framework", "pytorch==2.2.1", "--gpu", evil, "-o", "FORMAT"},
		{"check", "--framework", "pytorch==2.2.1", "--with", evil, "-o", "FORMAT"},
		{"check", "--framework", "pytorch==2.2.1", "--with", evil + "==1", "--os", evil, "--driver", evil, "-o", "FORMAT"},
		{"check", clitest.HostileFile("-requirements.txt"), "--gpu", "rtx-5090", "-o", "FORMAT"},
		{"check", clitest.HostileFile(".Dockerfile"), "--gpu", "rtx-5090", "-o", "FORMAT"},
		{"check", "no" + evil},
		{"emit", evil},
		{"emit", "dockerfile", "env.hcl"},
		{"emit", "requirements", file, "--target", "train"},
		{"emit", "bake", "locked.hcl"},
		{"emit", "requirements", "stale.hcl"},
		{"emit", "conda", "fits.hcl", "-o", filepath.Join("no", evil)},
		{"emit", "pylock", "fits.hcl", "--target", evil},
		{"why-not", evil},
		{"why-not", "pytorch==" + evil, "--framework", "pytorch"},
		{"why-not", "pytorch==2.5.1", "-f", file, "-o", "FORMAT"},
		{"explain", "log", "-o", "FORMAT"},
		{"explain", clitest.HostileFile(".log"), "-o", "FORMAT"},
		{"explain", evil},
		{"explain", evil, "-o", "FORMAT"},
		{"doctor", "--framework", evil},
		{"doctor", evil},
		{"diff", "plan.json", "evil.json", "-o", "FORMAT"},
		{"diff", "evil.json", "plan.json", "-o", "FORMAT"},
		{"diff", "plan.json", "evil.lock.hcl", "-o", "FORMAT"},
		{"diff", evil, "plan.json"},
		{"diff", clitest.HostileFile(".log"), "plan.json"},
		{"diff", "schema.json", "plan.json"},
		{"outdated", file, "-o", "FORMAT"},
		{"outdated", "gpu.hcl"},
		{"matrices", evil},
		{"matrices", "list", "--overlay", evil},
		{"matrices", "list", "-o", evil},
		{"matrices", "show", evil},
		{"matrices", "show", "pytorch", evil},
		{"matrices", "show", "--overlay", facts, "pytorch", "2.14.1"},
		{"matrices", "lint", clitest.HostileFile("-faults.hcl")},
		{"matrices", "compile", clitest.HostileFile("-faults.hcl")},
		{"fmt", clitest.HostileFile("-loose.hcl"), "--check"},
		{"fmt", "broken.hcl"},
		{"fmt", "no" + evil},
		{"init", evil},
		{"version", evil},
	}
}

// TestEveryCommandIsPrintable has each command meet what is hostile, with its
// output in pipes and on a terminal.
func TestEveryCommandIsPrintable(t *testing.T) {
	program, dir := program(t), t.TempDir()
	writeHostile(t, program, dir)
	for _, line := range hostileCommands() {
		for _, format := range formatsOf(line) {
			args := slices.Clone(line)
			if i := slices.Index(args, "FORMAT"); i >= 0 {
				args[i] = format
			}
			for _, where := range []clitest.Where{clitest.Pipes, clitest.Terminal} {
				t.Run(fmt.Sprintf("%.60q %s", strings.ReplaceAll(strings.Join(args, " "), evil, "EVIL"), where), func(t *testing.T) {
					t.Parallel()
					cmd := exec.Command(program, args...)
					cmd.Dir = dir
					clitest.ShowsPrintable(t, cmd, where)
				})
			}
		}
	}
}

func formatsOf(line []string) []string {
	switch {
	case !slices.Contains(line, "FORMAT"):
		return []string{""}
	case line[0] == "check":
		return report.CheckFormats()
	}
	return report.Formats()
}

// TestNoCommandIsLeftOut fails when a command is added that never met anything
// hostile.
func TestNoCommandIsLeftOut(t *testing.T) {
	root := rootCommand(&cli.App{}, nil)
	met := map[*cobra.Command]bool{}
	for _, line := range hostileCommands() {
		cmd, _, err := root.Find(line)
		if err == nil {
			met[cmd] = true
		}
	}
	var look func(cmd *cobra.Command)
	look = func(cmd *cobra.Command) {
		for _, below := range cmd.Commands() {
			look(below)
		}
		if cmd.Runnable() && cmd != root && !met[cmd] && !handedOver(cmd) {
			t.Errorf("no test has %q meet what is hostile", cmd.CommandPath())
		}
	}
	look(root)
}

// handedOver reports whether a command is the second program's.
func handedOver(cmd *cobra.Command) bool {
	all := append(cli.BuilderCommands(), cli.HarvestCommand())
	return slices.ContainsFunc(all, func(c cli.Command) bool { return c.Name() == cmd.Name() })
}

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
	write("env.hcl", strings.Replace(fits, "target \"fits\" {", "target \"fits\" {\n  image {\n    env = { A = \""+clitest.Hidden+"\" }\n  }", 1))
	requirements := "torch==2.5.1 # " + evil + "\n" + evil + "==1\n--index-url https://" + evil + "\n"
	write(clitest.HostileFile("-requirements.txt"), requirements)
	write(clitest.HostileFile(".Dockerfile"), "FROM python:3.12\nENV A=\""+evil+"\"\nRUN pip install torch==2.5.1 "+evil+"==1\n")
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
	const sample, file = "../../planner/lock/testdata/sample.lock.hcl", `target "train" {
  gpu = "h100"
  framework "pytorch" {
    version = "2.5.1"
  }
}
`
	text, err := os.ReadFile(sample)
	if err != nil {
		t.Fatal(err)
	}
	locked, err := lock.Read(text, sample)
	if err != nil {
		t.Fatal(err)
	}
	write("locked.hcl", file)
	write("stale.hcl", file)
	asked, diags := target.Load(filepath.Join(dir, "locked.hcl"), target.Options{Env: func(string) string { return "" }})
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	one := &locked.Targets[0]
	one.Stack.Driver.Given, one.Stack.CUDNN = clitest.Hidden, clitest.Hidden
	one.Reasons = []plan.Reason{{Part: "cudnn", Rule: "x", Text: clitest.Hidden}}
	locked.Targets = locked.Targets[:1]
	write("evil.lock.hcl", string(lock.Write(*locked)))
	one.Request = append(one.Request, "tags = "+clitest.Hidden)
	write("stale.lock.hcl", string(lock.Write(*locked)))
	one.Request = lock.RequestLines(asked.Requests[0], nil)
	write("locked.lock.hcl", string(lock.Write(*locked)))
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

// TestDoctorIsPrintable examines a machine that is hostile.
func TestDoctorIsPrintable(t *testing.T) {
	root := machine("0x2684\n", "550.54.15")
	root["etc/os-release"].Data = []byte("PRETTY_NAME=\"" + clitest.HostileBytes + "\"\n")
	for _, name := range report.Formats() {
		var out bytes.Buffer
		w := printable.NewWriter(&out)
		a := &app{&cli.App{Stdout: w, Stderr: w, Env: func(name string) string {
			return map[string]string{"PATH": "/usr/bin:/" + evil}[name]
		}}}
		err := a.doctor(root, "pytorch", report.Format(name))
		if text := out.String(); !strings.Contains(text, "EVIL") || clitest.Unprintable(text) != "" {
			t.Errorf("%s, %v: %s in\n%q", name, err, clitest.Unprintable(text), text)
		}
	}
}
