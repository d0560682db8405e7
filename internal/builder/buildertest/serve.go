package buildertest

import (
	"bytes"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/store"
)

// Eventually waits for something that has to happen; the limit is only for
// when it never does.
func Eventually(t *testing.T, what string, done func() bool) {
	t.Helper()
	for deadline := time.Now().Add(time.Minute); !done(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("never happened: " + what)
		}
	}
}

func NoEnvironment(string) string { return "" }

// Daemon starts a daemon that is not managed, and ends it with the test.
func Daemon(t *testing.T, dir, address string, flags ...string) {
	t.Helper()
	cmd := exec.Command(Buildkitd(t), append([]string{
		"--root", filepath.Join(dir, "root"), "--addr", address, "--config", filepath.Join(dir, "none.toml"),
		"--oci-worker-net=host", "--containerd-worker=false",
	}, flags...)...)
	var output bytes.Buffer
	cmd.Stdout, cmd.Stderr = &output, &output
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		_ = cmd.Wait()
		if t.Failed() {
			t.Log(output.String())
		}
	})
}

// Serve starts a daemon with flags of the test's own and connects to it.
func Serve(t *testing.T, s *store.Store, flags ...string) *builder.Builder {
	t.Helper()
	dir := t.TempDir()
	address := "unix://" + filepath.Join(dir, "s")
	Daemon(t, dir, address, flags...)
	var b *builder.Builder
	Eventually(t, "the builder answers", func() bool {
		var err error
		b, err = builder.Connect(t.Context(), builder.Options{Store: s, Addresses: []string{address}})
		return err == nil
	})
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	return b
}
