package main

import (
	"bufio"
	"fmt"
	"os"
	"runtime"
	"strings"
	"syscall"
	"time"
)

// describeMachine tells cores, processor, memory and the Go release. It names
// no host and no path.
func describeMachine() string {
	return fmt.Sprintf("%d cores (%s), %s of memory, %s/%s, %s",
		runtime.NumCPU(), fieldOf("/proc/cpuinfo", "model name", "unknown processor"), memory(), runtime.GOOS,
		runtime.GOARCH,
		runtime.Version())
}

// fieldOf reads "name : value" from a file of /proc.
func fieldOf(path, name, otherwise string) string {
	f, err := os.Open(path)
	if err != nil {
		return otherwise
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan(); {
		if key, value, ok := strings.Cut(lines.Text(), ":"); ok && strings.TrimSpace(key) == name {
			return strings.TrimSpace(value)
		}
	}
	return otherwise
}

func memory() string {
	var kilobytes int64
	if _, err := fmt.Sscanf(fieldOf("/proc/meminfo", "MemTotal", ""), "%d kB", &kilobytes); err != nil {
		return "an unknown amount"
	}
	return fmt.Sprintf("%.0f GiB", float64(kilobytes)/(1<<20))
}

// loadAverage returns the machine's load over 1, 5 and 15 minutes, "" where it is
// not told.
func loadAverage() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return ""
	}
	return strings.Join(strings.Fields(string(text))[:3], " ")
}

// processorTime is what this process has spent on all cores together.
func processorTime() time.Duration {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}
