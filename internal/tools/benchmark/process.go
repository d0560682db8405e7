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
	name   string
	args   []string
	code   int           // exit code
	median time.Duration // bar of the median
	tail   time.Duration // bar of the 99th percentile; 0 for none
}

// The bars of a whole process.
const (
	planMedian  = 10 * time.Millisecond
	planTail    = 15 * time.Millisecond
	checkMedian = 15 * time.Millisecond
	binaryLimit = 41 << 20
)

// processCommands returns what is measured, --help first. Requirements to check lie in
// the folder.
func processCommands(folder string) []command {
	check := func(name string) []string {
		return []string{"check", filepath.Join(folder, name), "--gpu", "rtx-4090", "--driver", "570.86.15"}
	}
	return []command{
		{name: "`--help`", args: []string{"--help"}},
		{name: "`plan`, one GPU", args: []string{"plan", "--gpu", "v100", "--framework", "pytorch", "-o", "json"},
			median: planMedian, tail: planTail},
		{name: "`plan`, a fleet of three, from a file",
			args:   []string{"plan", filepath.Join("examples", "fleet-t4-a100-h100"), "-o", "json"},
			median: planMedian, tail: planTail},
		{name: "`plan`, a conflict with its ways out",
			args: []string{"plan", "--gpu", "rtx-5090", "--framework", "pytorch==2.5.1", "-o", "json"},
			code: 3, median: planMedian, tail: planTail},
		{name: "`check`, five requirements that work", args: check("works.txt"), median: checkMedian},
		{name: "`check`, five that fail, with two patches", args: check("fails.txt"), code: 3, median: checkMedian},
	}
}

// writeRequirements writes the files that are checked.
func writeRequirements(folder string) error {
	for name, torchvision := range map[string]string{"works.txt": "0.22.1", "fails.txt": "0.21.0"} {
		text := "torch==2.7.1\ntorchvision==" + torchvision + "\ntransformers==4.53.0\naccelerate==1.7.0\nnumpy<2.3\n"
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o666); err != nil {
			return err
		}
	}
	return nil
}

// measureProcess runs the program again and again, the commands in turn, so
// that whatever else the machine does hits all of them alike.
func measureProcess(ctx context.Context, s *settings) (section, error) {
	sec := section{
		Title:   "`envsolve plan` and `envsolve check`, whole process",
		Command: "go run ./internal/tools/benchmark --only process",
		Intro: "From starting the program to its exit, on the full tables, output to a pipe. `--help` is the price of starting " +
			"it at all: loading the binary and initialising its packages. The commands take turns, one process at a time. " +
			"The binary is a copy, as installers write it: the file that the linker wrote lies in memory in smaller pieces, " +
			"and takes about a millisecond longer to load.",
	}
	rounds := 200
	if s.quick {
		rounds = 2
	}
	folder, err := os.MkdirTemp(s.bin, "benchmark-") // on the file system that programs lie on
	if err != nil {
		return sec, err
	}
	defer os.RemoveAll(folder)
	binary, size, err := copyProgram(filepath.Join(s.bin, "envsolve"), folder)
	if err != nil {
		return sec, err
	}
	if err := writeRequirements(folder); err != nil {
		return sec, err
	}
	commands := processCommands(folder)
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
	sec.Rows = append(sec.Rows, row{What: commands[0].name, Measured: times[0].percentiles() + ", fastest " +
		shortTime(times[0].at(0))})
	for i, c := range commands[1:] {
		t := times[i+1]
		bar, held := "p50 < "+shortTime(c.median), t.at(0.5) < c.median
		if c.tail > 0 {
			bar, held = bar+", p99 < "+shortTime(c.tail), held && t.at(0.99) < c.tail
		}
		sec.Rows = append(sec.Rows, row{
			What: c.name,
			Measured: fmt.Sprintf("%s, fastest %s; %.2f × `--help`", t.percentiles(), shortTime(t.at(0)),
				ratio(t.at(0.5), help)),
			Bar:     bar,
			Verdict: judge(held),
		})
	}
	sec.Rows = append(sec.Rows, row{"size of the binary", megabytes(size), "< 41 MiB", judge(size < binaryLimit)})
	return sec, nil
}

// copyProgram writes a copy of a program into a folder, and returns its path and size.
func copyProgram(program, folder string) (path string, size int64, err error) {
	data, err := os.ReadFile(program)
	if err != nil {
		return "", 0, err
	}
	path = filepath.Join(folder, filepath.Base(program))
	return path, int64(len(data)), os.WriteFile(path, data, 0o755)
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
