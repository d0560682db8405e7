package clitest

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/envsolve/envsolve/planner/lock"
	"github.com/envsolve/envsolve/planner/target"
)

// SampleLock writes a target file under each of the names, and returns a lock of
// its one target with the request that it answers. The sample is the lock's own
// package's; the test's folder is that of a command.
func SampleLock(tb testing.TB, dir string, names ...string) (locked lock.Lock, asked []string) {
	tb.Helper()
	const sample, file = "../../planner/lock/testdata/sample.lock.hcl", `target "train" {
  gpu = "h100"
  framework "pytorch" {
    version = "2.5.1"
  }
}
`
	text, err := os.ReadFile(sample)
	if err != nil {
		tb.Fatal(err)
	}
	read, err := lock.Read(text, sample)
	if err != nil {
		tb.Fatal(err)
	}
	for _, name := range names {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(file), 0o600); err != nil {
			tb.Fatal(err)
		}
	}
	set, diags := target.Load(filepath.Join(dir, names[0]), target.Options{Env: func(string) string { return "" }})
	if diags.HasErrors() {
		tb.Fatal(diags)
	}
	read.Targets = read.Targets[:1]
	return *read, lock.RequestLines(set.Requests[0], nil)
}
