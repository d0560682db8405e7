package main

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/testworld"
	"github.com/envsolve/envsolve/internal/testworld/worldtest"
)

// TestInterruptLeavesNothingBehind presses Ctrl-C while pip waits, inside the
// builder, for an index that stalls in the middle of a page.
func TestInterruptLeavesNothingBehind(t *testing.T) {
	t.Parallel()
	needsBuilder(t)
	world := worldtest.Start(t, testworld.Images, testworld.Wheels)
	bin, dir := install(t), t.TempDir()
	t.Cleanup(func() { stopBuilder(t, bin, dir) })
	text := strings.Replace(world.MirrorHCL(), world.PyPIURL, world.FaultURL("stall", world.PyPIURL), 1)
	project := filepath.Join(dir, "project")
	if err := os.Mkdir(project, 0o755); err != nil {
		t.Fatal(err)
	}
	writeSmall(t, project, "", text)
	cmd := exec.Command(filepath.Join(bin, "envsolve"), "lock", "--progress", "plain")
	cmd.Dir = project
	cmd.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH")+":/usr/sbin:/sbin", "XDG_DATA_HOME="+dir,
		"XDG_CACHE_HOME="+dir)
	stderr, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	said := waitFor(t, stderr, "resolve Python packages")
	if err := cmd.Process.Signal(syscall.SIGINT); err != nil {
		t.Fatal(err)
	}
	rest, _ := io.ReadAll(stderr) // ends with the process
	var exit *exec.ExitError
	if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != cli.ExitInterrupted {
		t.Errorf("ends with %v, want exit code %d\n%s%s", err, cli.ExitInterrupted, said, rest)
	}
	if !strings.Contains(string(rest), "interrupted") {
		t.Errorf("does not say that it was interrupted:\n%s", rest)
	}
	if entries, _ := os.ReadDir(project); len(entries) != 1 {
		t.Errorf("left behind: %v", entries)
	}
}

// waitFor reads until a line holds text, and gives what was read.
func waitFor(t *testing.T, r io.Reader, text string) string {
	t.Helper()
	var said strings.Builder
	lines := bufio.NewReader(r)
	for {
		line, err := lines.ReadString('\n')
		said.WriteString(line)
		if strings.Contains(line, text) {
			return said.String()
		}
		if err != nil {
			t.Fatalf("it never said %q:\n%s", text, said.String())
		}
	}
}
