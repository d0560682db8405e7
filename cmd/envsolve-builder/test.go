package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/planner"
)

const testHelp = `Test runs the self-test of a built image on the builder, without network, and
streams what it says. IMAGE is a reference in a registry, an archive that build
wrote, or a folder with an OCI layout.

With --gpu the builder's GPUs are handed in: auto uses them where there are any,
required fails where there are none. The exit code is 5 when the self-test fails.`

const testExample = `  envsolve test registry.example.com/train:latest
  envsolve test train.tar --json
  envsolve test train.tar --gpu required`

// testFlags are the flags of test.
type testFlags struct {
	builderFlags
	gpu      string
	platform string
	json     bool
	only     []string
	mirrors  []string
}

func (a *app) testCommand() *cobra.Command {
	var f testFlags
	cmd := &cobra.Command{
		Use:     "test IMAGE",
		Short:   "Run the self-test of a built image",
		Long:    testHelp,
		Example: testExample,
		Args:    cli.Args(cobra.ExactArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := f.check(); err != nil {
				return err
			}
			return a.test(cmd.Context(), args[0], &f)
		},
	}
	f.register(cmd)
	set := cmd.Flags()
	set.StringVar(&f.gpu, "gpu", builder.GPUAuto, "auto, required or off")
	set.StringVar(&f.platform, "platform", "linux/amd64", "which image of a multi-platform reference")
	set.BoolVar(&f.json, "json", false, "print the result as JSON")
	set.StringSliceVar(&f.only, "only", nil, "run only these checks")
	set.StringArrayVar(&f.mirrors, "mirror", nil, "registry=place, as a mirror block says it; repeat for several")
	return cmd
}

func (f *testFlags) arguments() []string {
	var args []string
	if f.json {
		args = append(args, "--json")
	}
	for _, check := range f.only {
		args = append(args, "--only", check)
	}
	if f.gpu == builder.GPURequired {
		args = append(args, "--require-gpu")
	}
	return args
}

func (a *app) test(ctx context.Context, image string, f *testFlags) (err error) {
	mirrors, err := parseMirrors(f.mirrors)
	if err != nil {
		return err
	}
	img, closeImage, err := (&registry.Client{Mirrors: mirrors}).Open(ctx, image, f.platform)
	if err != nil {
		return err
	}
	defer closeImage()
	st, err := a.openStore()
	if err != nil {
		return err
	}
	defer st.Close()
	b, err := a.connect(ctx, &f.builderFlags, st)
	if err != nil {
		return err
	}
	defer b.Close()
	code, err := b.Test(ctx, builder.TestSpec{
		Image: img, Args: f.arguments(), GPU: f.gpu, Stdout: a.Stdout, Stderr: a.Stderr,
		Progress: builder.Progress{Mode: quietUnlessAsked(f.progress), Writer: a.Stderr},
	})
	if err != nil {
		return err
	}
	return selfTestVerdict(image, code)
}

// quietUnlessAsked keeps the builder's progress out of the self-test's table.
func quietUnlessAsked(mode string) string {
	if mode == "auto" {
		return "quiet"
	}
	return mode
}

func selfTestVerdict(image string, code int) error {
	switch code {
	case 0:
		return nil
	case cli.ExitSelfTest:
		return &cli.ExitError{Code: cli.ExitSelfTest, Err: fmt.Errorf("the self-test of %s failed", image)}
	case 127:
		return fmt.Errorf("%s has no envsolve-selftest: it was not built by envsolve", image)
	}
	return &cli.ExitError{Code: cli.ExitSelfTest, Err: fmt.Errorf("the self-test of %s ended with code %d", image, code)}
}

func parseMirrors(texts []string) ([]planner.Mirror, error) {
	var mirrors []planner.Mirror
	for _, text := range texts {
		fields, err := parseFields("--mirror", text)
		if err != nil {
			return nil, err
		}
		for host, to := range fields {
			mirrors = append(mirrors, planner.Mirror{Host: host, To: to, At: planner.Position{File: "--mirror"}})
		}
	}
	return mirrors, nil
}
