//go:build unix

package main

import (
	"bytes"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/cli/clitest"
	"github.com/envsolve/envsolve/internal/host"
	"github.com/envsolve/envsolve/internal/printable"
	"github.com/envsolve/envsolve/internal/report"
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
		{"plan", "--facts", evil, file},
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
		{"matrices", "list", "--facts", evil},
		{"matrices", "list", "-o", evil},
		{"matrices", "show", evil},
		{"matrices", "show", "pytorch", evil},
		{"matrices", "show", "--overlay", facts, "pytorch", "2.14.1"},
		{"matrices", "lint", clitest.HostileFile("-faults.hcl")},
		{"matrices", "fmt", clitest.HostileFile("-loose.hcl"), "--check"},
		{"matrices", "fmt", "no" + evil},
		{"matrices", "compile", clitest.HostileFile("-faults.hcl")},
		{"matrices", "diff", evil, clitest.HostileFile("-faults.hcl")},
		{"fmt", clitest.HostileFile("-loose.hcl"), "--check"},
		{"fmt", "broken.hcl"},
		{"fmt", "no" + evil},
		{"init", evil},
		{"manual", evil},
		{"version", evil},
	}
}

// TestEveryCommandIsPrintable has each command meet what is hostile, with its
// output in pipes and on a terminal.
func TestEveryCommandIsPrintable(t *testing.T) {
	program, dir := clitest.Link(t), t.TempDir()
	writeHostile(t, program, dir)
	for _, line := range hostileCommands() {
		for _, format := range formatsOf(line) {
			args := slices.Clone(line)
			if i := slices.Index(args, "FORMAT"); i >= 0 {
				args[i] = format
			}
			for _, where := range []clitest.Where{clitest.Pipes, clitest.Terminal} {
				title := strings.ReplaceAll(strings.Join(args, " "), evil, clitest.Marker)
				t.Run(fmt.Sprintf("%.60q %s", title, where), func(t *testing.T) {
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
	all := append(cli.BuilderCommands(), cli.HarvestCommand(), cli.AuditCommand(), cli.PushCommand(), cli.PullCommand())
	return slices.ContainsFunc(all, func(c cli.Command) bool { return c.Name() == cmd.Name() })
}

// TestDoctorIsPrintable examines a machine that is hostile.
func TestDoctorIsPrintable(t *testing.T) {
	root := machine("0x2684\n", "550.54.15")
	root["etc/os-release"].Data = []byte("PRETTY_NAME=\"" + clitest.HostileBytes + "\"\n")
	for _, name := range report.Formats() {
		var out bytes.Buffer
		w := printable.NewWriter(&out)
		a := &app{&cli.App{Stdout: w, Stderr: w, Env: func(string) string { return "" }}}
		env := host.Variables([]string{"PATH=/usr/bin:/" + evil})
		l := &doctorLook{machine: root, machineEnv: env, files: root, env: env, framework: "pytorch",
			format: report.Format(name)}
		doc, err := examine(t.Context(), l)
		err = errors.Join(err, a.sayExamined(l, &doc))
		if text := out.String(); !strings.Contains(text, "EVIL") || clitest.Unprintable(text) != "" {
			t.Errorf("%s, %v: %s in\n%q", name, err, clitest.Unprintable(text), text)
		}
	}
}
