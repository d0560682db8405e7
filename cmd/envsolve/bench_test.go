package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/cli/clitest"
)

// BenchmarkPlanProcess measures what a user waits for: the whole process of a
// plan or a check on the full tables, from start to exit. Compare with the same binary
// printing its help, which is the price of starting it at all.
func BenchmarkPlanProcess(b *testing.B) {
	binary := filepath.Join(clitest.Install(b), "envsolve")
	check := func(torchvision string) []string {
		file := filepath.Join(b.TempDir(), "requirements.txt")
		text := "torch==2.7.1\ntorchvision==" + torchvision + "\ntransformers==4.53.0\naccelerate==1.7.0\nnumpy<2.3\n"
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			b.Fatal(err)
		}
		return []string{"check", file, "--gpu", "rtx-4090", "--driver", "570.86.15"}
	}
	for _, bench := range []struct {
		name string
		args []string
		code int
	}{
		{"help", []string{"--help"}, cli.ExitDone},
		{"plan", []string{"plan", "--gpu", "v100", "--framework", "pytorch", "-o", "json"}, cli.ExitDone},
		{"fleet", []string{"plan", "../../examples/fleet-t4-a100-h100", "-o", "json"}, cli.ExitDone},
		{"conflict", []string{"plan", "--gpu", "rtx-5090", "--framework", "pytorch==2.5.1", "-o", "json"}, cli.ExitConflict},
		{"works", check("0.22.1"), cli.ExitDone},
		{"fails", check("0.21.0"), cli.ExitConflict},
	} {
		b.Run(bench.name, func(b *testing.B) {
			var times []time.Duration
			for b.Loop() {
				cmd := exec.Command(binary, bench.args...)
				start := time.Now()
				err := cmd.Run()
				times = append(times, time.Since(start))
				if cmd.ProcessState.ExitCode() != bench.code {
					b.Fatalf("exit code %d, want %d: %v", cmd.ProcessState.ExitCode(), bench.code, err)
				}
			}
			slices.Sort(times)
			milliseconds := func(share float64) float64 {
				return float64(times[int(share*float64(len(times)-1))].Microseconds()) / 1000
			}
			b.ReportMetric(milliseconds(0.50), "p50-ms")
			b.ReportMetric(milliseconds(0.99), "p99-ms")
		})
	}
}
