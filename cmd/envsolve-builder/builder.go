package main

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/opencontainers/go-digest"
	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/aptlayer"
	"github.com/envsolve/envsolve/internal/builder"
	"github.com/envsolve/envsolve/internal/buildkitd"
	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/layer"
	"github.com/envsolve/envsolve/internal/progress"
	"github.com/envsolve/envsolve/internal/registry"
	"github.com/envsolve/envsolve/internal/resolve"
	"github.com/envsolve/envsolve/internal/sandbox"
	"github.com/envsolve/envsolve/internal/store"
	"github.com/envsolve/envsolve/planner/lock"
)

// builderFlags say which builder does the work, and how its progress shows.
type builderFlags struct {
	addresses []string
	progress  string
	tls       builder.TLS
}

func (f *builderFlags) register(cmd *cobra.Command) {
	f.registerAddress(cmd)
	cmd.Flags().StringVar(&f.progress, "progress", "auto",
		"how to show progress: "+strings.Join(builder.ProgressModes(),
			", "))
}

func (f *builderFlags) registerAddress(cmd *cobra.Command) {
	set := cmd.Flags()
	cli.Repeated(set, &f.addresses, "builder",
		"BuildKit to use, such as unix:///run/buildkit/buildkitd.sock; repeat for several that share the targets; default: ENVSOLVE_BUILDER, BUILDKIT_HOST, or one that envsolve starts")
	set.StringVar(&f.tls.CACert, "builder-cacert", "", "certificate authority of a tcp:// builder, PEM")
	set.StringVar(&f.tls.Cert, "builder-cert", "", "client certificate for a tcp:// builder, PEM")
	set.StringVar(&f.tls.Key, "builder-key", "", "key of the client certificate, PEM")
}

func (f *builderFlags) check() error {
	if !slices.Contains(builder.ProgressModes(), f.progress) {
		return cli.UsageError("--progress %q: use %s", f.progress, strings.Join(builder.ProgressModes(), ", "))
	}
	return nil
}

// connect reaches the builder that the flags or the environment name, or
// starts one.
func (a *app) connect(ctx context.Context, f *builderFlags, st *store.Store) (*builder.Builder, error) {
	return builder.Connect(ctx, a.builderOptions(f, st))
}

func (a *app) builderOptions(f *builderFlags, st *store.Store) builder.Options {
	return builder.Options{Addresses: f.addresses, TLS: f.tls, Store: st, Getenv: a.Env, Log: a.Stderr}
}

// runner runs the resolver's commands on a builder.
type runner struct {
	builder  *builder.Builder
	progress builder.Progress
}

// Run implements resolve.Runner.
func (r runner) Run(ctx context.Context, c resolve.Command) (map[string][]byte, error) {
	spec := builder.RunSpec{
		Name: c.Name, Image: c.Image.Content, Platform: c.Platform, Args: c.Args, Env: c.Env, Network: c.Network,
		Files: map[string][]byte{}, Secrets: map[string][]byte{}, Blobs: c.Blobs, BlobsAt: resolve.BlobDir,
		Progress: r.in(cmp.Or(c.Phase, progress.Resolve)),
	}
	for name, content := range c.Files {
		spec.Files[path.Join(resolve.InputDir, name)] = content
	}
	for name, content := range c.Secrets {
		spec.Secrets[path.Join(resolve.SecretDir, name)] = content
	}
	for _, name := range c.Outputs {
		spec.Outputs = append(spec.Outputs, path.Join(resolve.OutputDir, name))
	}
	// The folder for outputs exists before the command runs.
	spec.Files[path.Join(resolve.OutputDir, ".keep")] = nil
	result, err := r.builder.Run(ctx, spec)
	if err != nil {
		return nil, err
	}
	out := map[string][]byte{}
	for name, content := range result.Files {
		out[path.Base(name)] = content
	}
	return out, nil
}

// AptLayer implements resolve.Installer; the store has the packages.
func (r runner) AptLayer(ctx context.Context, base *registry.Image, platform string,
	packages []lock.AptPackage) (layer.Layer, error) {
	return aptlayer.Make(ctx, r.builder, aptlayer.Spec{
		Base: base.Content, Reference: base.Reference, Platform: platform, Packages: packages,
		Compression: layer.Zstd, Progress: r.in(progress.Install),
	})
}

// in is the progress of a command that belongs to a phase.
func (r runner) in(phase string) builder.Progress {
	p := r.progress
	p.Phase = phase
	return p
}

// compileOn returns the way in which a build makes byte code: with the interpreter
// of its base image, on its builder.
func compileOn(r runner, st *store.Store, base *registry.Image) func(context.Context, *lock.Target,
	digest.Digest) (digest.Digest, error) {
	return func(ctx context.Context, t *lock.Target, sources digest.Digest) (digest.Digest, error) {
		return (&resolve.Compiler{Runner: r, Store: st, Base: base, Target: t}).Compile(ctx, sources)
	}
}

func (a *app) builderCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "builder",
		Short: "Look after the BuildKit that envsolve starts by itself",
		Args:  cli.Args(cobra.NoArgs),
		RunE:  func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	stop := &cobra.Command{
		Use:   "stop",
		Short: "Stop the managed BuildKit",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			return buildkitd.Stop(cmd.Context(), buildkitd.Config{}, a.Env)
		},
	}
	cmd.AddCommand(stop, a.builderPruneCommand())
	return cmd
}

func (a *app) builderPruneCommand() *cobra.Command {
	var (
		use  builderFlags
		keep string
	)
	cmd := &cobra.Command{
		Use:   "prune",
		Short: "Remove what the builder keeps to be faster next time",
		Args:  cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			limit, err := parseBytes(keep)
			if err != nil {
				return cli.UsageError("--keep: %w", err)
			}
			st, err := a.openStore(cmd.Context())
			if err != nil {
				return err
			}
			defer st.Close()
			removed, err := builder.Prune(cmd.Context(), a.builderOptions(&use, st), limit)
			if err != nil {
				return err
			}
			_, err = fmt.Fprintf(a.Stdout, "removed %s from the builder\n", cli.BytesText(removed))
			return err
		},
	}
	use.registerAddress(cmd)
	cmd.Flags().StringVar(&keep, "keep", "0", "how much to keep, such as 20GB; 0 removes all that nobody uses")
	return cmd
}

// supervisorCommand is what the managed builder's supervisor runs as.
func (a *app) supervisorCommand() *cobra.Command {
	return &cobra.Command{
		Use:    buildkitd.SupervisorCommand + " SETTINGS",
		Hidden: true,
		Args:   cli.Args(cobra.ExactArgs(1)),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := buildkitd.Supervise(cmd.Context(), args[0]); err != nil {
				return fmt.Errorf("managed builder: %w", err)
			}
			return nil
		},
	}
}

// sandboxCommand is what runs a container beside the managed builder.
func (a *app) sandboxCommand() *cobra.Command {
	return &cobra.Command{
		Use:    sandbox.Command,
		Hidden: true,
		Args:   cli.Args(cobra.NoArgs),
		RunE:   func(cmd *cobra.Command, _ []string) error { return sandbox.Enter(cmd.Context()) },
	}
}
