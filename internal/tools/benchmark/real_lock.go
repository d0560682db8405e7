package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/planner/lock"
)

// The bars of locking.
const (
	lockFresh = 2.0 // × uv pip compile
	lockAgain = 3 * time.Second
)

// lockTimes are those of locking with the public index.
type lockTimes struct {
	uv    sample // uv pip compile, without its cache
	fresh sample // without a lock, the wheels and their layers are there
	again sample // with a lock that fits
}

// measureLocks has uv and envsolve find the packages of stacks on the public index.
func measureLocks(ctx context.Context, s *settings) (section, error) {
	sec := section{
		Title:   "Locking, beside uv",
		Command: "go run ./internal/tools/benchmark --only lock",
		Intro: "Stacks of the public index. uv resolves what the target asks for, with hashes and without " +
			"its cache, by an interpreter that it is told of. envsolve has the wheels and their layers, and asks for their " +
			"metadata anew: it has uv resolve in the base image, looks every file up again, and writes the lock. " +
			"They take turns.",
	}
	if s.quick {
		sec.Notes = append(sec.Notes, "Left out of a quick run.")
		return sec, nil
	}
	for _, stack := range []realStack{torchStack(), vllmStack()} {
		if !hasRoom(stack.lockRoom) {
			sec.Notes = append(sec.Notes, stack.leftOut())
			continue
		}
		rows, err := s.measureLock(ctx, stack)
		if err != nil {
			return sec, fmt.Errorf("%s: %w", stack.name, err)
		}
		sec.Rows = append(sec.Rows, rows...)
	}
	return sec, nil
}

// measureLock has both find the packages of one stack.
func (s *settings) measureLock(ctx context.Context, stack realStack) ([]row, error) {
	fmt.Fprintf(s.log, " %s\n", stack.name)
	w, err := newWorkshop(ctx, s, testworld.Images)
	if err != nil {
		return nil, err
	}
	defer w.close(s.log)
	r := realBench{workshop: w, stack: stack}
	wheels, err := r.lockPublic(ctx)
	if err != nil {
		return nil, err
	}
	version, program, err := r.uvHere(ctx)
	if err != nil {
		return nil, err
	}
	times, err := r.compareLocks(ctx, program, wheels)
	if err != nil {
		return nil, err
	}
	return times.rows(stack.name, version, len(wheels)), nil
}

// compareLocks has both sides lock, by turns.
func (r *realBench) compareLocks(ctx context.Context, uv string, requested []lock.Wheel) (t lockTimes, err error) {
	for range uvTurns {
		took, err := r.uvCompile(ctx, uv, requested)
		if err != nil {
			return t, err
		}
		t.uv = append(t.uv, took)
		if err := os.Remove(filepath.Join(filepath.Dir(r.public), lock.DefaultName)); err != nil {
			return t, err
		}
		for _, into := range []*sample{&t.fresh, &t.again} {
			if took, err = r.envsolve(ctx, r.kept(), "lock", r.public); err != nil {
				return t, err
			}
			*into = append(*into, took)
		}
	}
	return t, nil
}

// uvCompile has uv resolve what the target asks for.
func (r *realBench) uvCompile(ctx context.Context, uv string, requested []lock.Wheel) (time.Duration, error) {
	in := filepath.Join(r.dir, "requirements.in")
	var lines bytes.Buffer
	for _, w := range requested {
		if w.Requested {
			fmt.Fprintf(&lines, "%s==%s\n", w.Name, w.Version)
		}
	}
	if err := os.WriteFile(in, lines.Bytes(), 0o644); err != nil {
		return 0, err
	}
	// Else it looks for an interpreter of that version, and tries to download one.
	python, err := exec.CommandContext(ctx, "python3", "-c", "import sys; print(sys.executable)").Output()
	if err != nil {
		return 0, err
	}
	cmd := exec.CommandContext(ctx, uv, "pip", "compile", "--quiet", "--no-cache", "--no-config", "--generate-hashes",
		"--no-python-downloads", "--python", strings.TrimSpace(string(python)), "--python-version", "3.13",
		"--python-platform", "x86_64-manylinux_2_39", "--only-binary", ":all:",
		"--output-file", filepath.Join(r.dir, "requirements.txt"), in)
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	start := time.Now()
	if err := cmd.Run(); err != nil {
		return 0, fmt.Errorf("uv pip compile: %w\n%s", err, out.Bytes())
	}
	took := time.Since(start)
	fmt.Fprintf(r.log, "  uv pip compile: %s\n", shortTime(took))
	return took, nil
}

// uvHere puts the newest uv beside the target, for this machine.
func (r *realBench) uvHere(ctx context.Context) (version, program string, err error) {
	st, err := store.Open(filepath.Join(r.kept(), "envsolve"))
	if err != nil {
		return "", "", err
	}
	defer st.Close()
	uv, fetched, err := fetchUV(ctx, st)
	if err != nil {
		return "", "", err
	}
	program, err = takeUV(fetched.Path, r.dir)
	return uv.Version, program, err
}

// takeUV takes the program out of uv's wheel.
func takeUV(path, dir string) (program string, err error) {
	f, archive, _, err := openWheel(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	entry := archive.Script("uv")
	if entry == nil {
		return "", errors.New("uv's wheel has no program in it")
	}
	content, err := entry.Open()
	if err != nil {
		return "", err
	}
	defer content.Close()
	program = filepath.Join(dir, "uv")
	out, err := os.OpenFile(program, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o755)
	if err != nil {
		return "", err
	}
	_, err = io.Copy(out, content)
	return program, errors.Join(err, out.Close())
}

func (t *lockTimes) rows(stack, version string, wheels int) []row {
	uv, fresh := t.uv.at(0.5), t.fresh.at(0.5)
	return []row{
		{What: fmt.Sprintf("%s, %d wheels: `uv pip compile` of uv %s", stack, wheels, version),
			Measured: "p50 " + shortTime(uv)},
		{"`envsolve lock` without a lock",
			fmt.Sprintf("p50 %s, %.1f × uv", shortTime(fresh), ratio(fresh, uv)),
			fmt.Sprintf("≤ %.1f × uv", lockFresh), judge(ratio(fresh, uv) <= lockFresh)},
		{"`envsolve lock` again", "p50 " + shortTime(t.again.at(0.5)), "≤ " + shortTime(lockAgain),
			judge(t.again.at(0.5) <= lockAgain)},
	}
}
