package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"time"

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

// compareLocks has uv and envsolve find the same packages on the public index, by turns.
func (r *realBench) compareLocks(ctx context.Context, requested []lock.Wheel) (t lockTimes, err error) {
	for range uvTurns {
		took, err := r.uvCompile(ctx, requested)
		if err != nil {
			return t, err
		}
		t.uv = append(t.uv, took)
		if err := os.Remove(filepath.Join(filepath.Dir(r.public), lock.DefaultName)); err != nil {
			return t, err
		}
		if took, err = r.envsolve(ctx, r.kept(), "lock", r.public); err != nil {
			return t, err
		}
		t.fresh = append(t.fresh, took)
		if took, err = r.envsolve(ctx, r.kept(), "lock", r.public); err != nil {
			return t, err
		}
		t.again = append(t.again, took)
	}
	return t, nil
}

// uvCompile has uv resolve what the target asks for, with hashes.
func (r *realBench) uvCompile(ctx context.Context, requested []lock.Wheel) (time.Duration, error) {
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
	cmd := exec.CommandContext(ctx, r.uvProgram, "pip", "compile", "--quiet", "--no-cache", "--no-config",
		"--generate-hashes", "--python-version", "3.13", "--python-platform", "x86_64-manylinux_2_39", "--only-binary", ":all:",
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

func (t *lockTimes) rows(name string) []row {
	uv, fresh := t.uv.at(0.5), t.fresh.at(0.5)
	return []row{
		{What: name + "`uv pip compile --no-cache`, with the public index", Measured: "p50 " + shortTime(uv)},
		{"`envsolve lock`, wheels and layers there, metadata not",
			fmt.Sprintf("p50 %s, %.1f × uv", shortTime(fresh), ratio(fresh, uv)),
			fmt.Sprintf("≤ %.1f × uv", lockFresh), judge(ratio(fresh, uv) <= lockFresh)},
		{"`envsolve lock` again", "p50 " + shortTime(t.again.at(0.5)), "≤ " + shortTime(lockAgain),
			judge(t.again.at(0.5) <= lockAgain)},
	}
}
