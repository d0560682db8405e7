package sandbox_test

import (
	"context"
	"fmt"
	"io"
	"os"
	"testing"

	"github.com/opencontainers/go-digest"

	"github.com/envsolve/envsolve/internal/builder/buildertest"
	"github.com/envsolve/envsolve/internal/sandbox"
)

// runCommand has this program run the toolbox in a sandbox: its arguments are the
// sandbox's folder, the file of a layer, and the toolbox's arguments.
const runCommand = "run-in-sandbox"

func TestMain(m *testing.M) {
	if len(os.Args) > 3 && os.Args[1] == runCommand {
		if err := runHere(os.Args[2], os.Args[3], os.Args[4:]); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	os.Exit(buildertest.Main(m))
}

func runHere(dir, layer string, args []string) error {
	text, err := os.ReadFile(layer)
	if err != nil {
		return err
	}
	s := &sandbox.Sandbox{Dir: dir, Runtime: "runc"}
	_, err = s.Run(context.Background(), sandbox.Spec{Args: append([]string{"/toolbox"}, args...), Stdout: os.Stdout,
		Layers: []sandbox.Layer{{DiffID: digest.FromBytes(text), Open: func(context.Context) (io.ReadCloser, error) {
			return os.Open(layer)
		}}}})
	return err
}
