package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"
)

// command is one use of the program that a user waits for.
type command struct {
	name string
	args []string
	code int // exit code
}

func processCommands() []command {
	return []command{
		{"--help", []string{"--help"}, 0},
		{"one GPU", []string{"plan", "--gpu", "v100", "--framework", "pytorch", "-o", "json"}, 0},
		{"a fleet of three, from a file",
			[]string{"plan", filepath.Join("examples", "fleet-t4-a100-h100"), "-o", "json"}, 0},
		{"a conflict with its ways out",
			[]string{"plan", "--gpu", "rtx-5090", "--framework", "pytorch==2.5.1", "-o", "json"},
			3},
	}
}

// The bars of a whole process.
const (
	processMedian = 10 * time.Millisecond
	processTail   = 15 * time.Millisecond
	binaryLimit   = 41 << 20
)

// measureProcess runs the program again and again, the commands in turn, so
// that whatever else the machine does hits all of them alike.
func measureProcess(ctx context.Context, s *settings) (section, error) {
	sec := section{
		Title:   "`envsolve plan`, whole process",
		Command: "go run ./internal/tools/benchmark --only process",
		Intro: "From starting the program to its exit, on the full tables, output to a pipe. `--help` is the price of starting " +
			"it at all: loading the binary and initialising its packages. The commands take turns, one process at a time.",
	}
	binary := filepath.Join(s.bin, "envsolve")
	info, err := os.Stat(binary)
	if err != nil {
		return sec, err
	}
	rounds := 200
	if s.quick {
		rounds = 2
	}
	commands := processCommands()
	times := make([]sample, len(commands))
	for range rounds {
		for i, c := range commands {
			took, err := timeProcess(ctx, binary, c)
			if err != nil {
				return sec, err
			}
			times[i] = append(times[i], took)
		}
	}
	help := times[0].at(0.5)
	sec.Rows = append(sec.Rows, row{What: "`--help`", Measured: times[0].percentiles() + ", fastest " +
		shortTime(times[0].at(0))})
	for i, c := range commands[1:] {
		t := times[i+1]
		sec.Rows = append(sec.Rows, row{
			What: "`plan`, " + c.name,
			Measured: fmt.Sprintf("%s, fastest %s; %.2f × `--help`", t.percentiles(), shortTime(t.at(0)),
				ratio(t.at(0.5), help)),
			Bar:     fmt.Sprintf("p50 < %s, p99 < %s", shortTime(processMedian), shortTime(processTail)),
			Verdict: judge(t.at(0.5) < processMedian && t.at(0.99) < processTail),
		})
	}
	sec.Rows = append(sec.Rows, row{"size of the binary", megabytes(info.Size()), "< 41 MiB",
		judge(info.Size() < binaryLimit)})
	return sec, nil
}

func timeProcess(ctx context.Context, binary string, c command) (time.Duration, error) {
	cmd := exec.CommandContext(ctx, binary, c.args...)
	start := time.Now()
	out, err := cmd.Output()
	took := time.Since(start)
	if cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != c.code {
		return 0, fmt.Errorf("envsolve %q: want exit code %d: %w\n%s", c.args, c.code, err, out)
	}
	return took, nil
}
