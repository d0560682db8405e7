package imagetest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-containerregistry/pkg/v1/empty"
)

// standInDocker is a Docker whose image takes for ever to arrive, and whose rm finds a
// container from the second time on, where there is to be one.
func standInDocker(args []string) int {
	log := os.Getenv("DOCKER_LOG")
	file, err := os.OpenFile(log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return 1
	}
	fmt.Fprintln(file, args[0])
	_ = file.Close()
	switch args[0] {
	case "info":
		fmt.Println("{}")
	case "run":
		for range 300 {
			if _, err := os.Stat(log + ".removed"); err == nil {
				return 137
			}
			time.Sleep(100 * time.Millisecond)
		}
	case "rm":
		if text, err := os.ReadFile(log); err == nil && strings.Count(string(text), "rm") >= 2 &&
			os.Getenv("DOCKER_STARTS") != "" {
			_ = os.WriteFile(log+".removed", nil, 0o644)
		}
	}
	return 0
}

// standInFor puts the test's own program into a program's place.
func standInFor(t *testing.T, program string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.Symlink(self, filepath.Join(dir, program)); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
}

// interruptedIn returns what a runner says that is interrupted once a log says that the
// test has begun.
func interruptedIn(t *testing.T, r Runner, log string) error {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	go func() {
		for ctx.Err() == nil {
			if text, _ := os.ReadFile(log); strings.Contains(string(text), "run") {
				cancel()
			}
			time.Sleep(10 * time.Millisecond)
		}
	}()
	_, err := r.Test(ctx, Spec{Reference: "example.com/a:b", Image: empty.Image, GPU: GPUOff})
	return err
}

func TestAnInterruptionWaitsForTheContainer(t *testing.T) {
	for _, starts := range []string{"yes", ""} {
		log := filepath.Join(t.TempDir(), "log")
		standInFor(t, "docker")
		t.Setenv("DOCKER_LOG", log)
		t.Setenv("DOCKER_STARTS", starts)
		if err := interruptedIn(t, Docker(), log); !errors.Is(err, context.Canceled) {
			t.Errorf("got %v", err)
		}
		text, err := os.ReadFile(log)
		if err != nil || strings.Count(string(text), "rm\n") < 2 {
			t.Errorf("it was called so: %s(%v)", text, err)
		}
	}
}

func TestAnInterruptionWaitsForThePod(t *testing.T) {
	log := filepath.Join(t.TempDir(), "log")
	standInFor(t, "kubectl")
	t.Setenv("KUBECTL_LOG", log)
	t.Setenv("KUBECTL_SLOW", "yes")
	if err := interruptedIn(t, &Kubectl{}, log); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v", err)
	}
	if text, err := os.ReadFile(log + ".deleted"); err != nil {
		t.Errorf("the pod was not deleted to the end: %s (%v)", text, err)
	}
}
