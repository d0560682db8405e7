package main

import (
	"context"
	"fmt"
	"os/exec"
	"time"
)

// watched runs a command and tells the most memory that it held, in bytes: the
// high-water mark of its resident set, read until it ends. What wait4 tells is
// of no use here: it counts what this process held when it started the other.
func watched(ctx context.Context, cmd *exec.Cmd) (peak int64, err error) {
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	for {
		peak = max(peak, highWater(cmd.Process.Pid))
		select {
		case err := <-ended:
			return peak, err
		case <-ctx.Done():
			return peak, <-ended
		case <-time.After(10 * time.Millisecond):
		}
	}
}

// highWater reads VmHWM (proc_pid_status(5)); 0 for a process that ended.
func highWater(pid int) int64 {
	var kilobytes int64
	if _, err := fmt.Sscanf(fieldOf(fmt.Sprintf("/proc/%d/status", pid), "VmHWM", ""), "%d kB",
		&kilobytes); err != nil {
		return 0
	}
	return kilobytes << 10
}
