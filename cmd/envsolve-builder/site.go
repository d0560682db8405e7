package main

import (
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strconv"
	"sync"

	"github.com/spf13/cobra"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/explorer"
	"github.com/envsolve/envsolve/matrices"
)

const siteHelp = `Site writes a static site out of the facts: a page that answers questions as
"envsolve plan" does, in the browser, and pages that need no script. It is files
alone, with relative links: any host and any path below it will do.

The folder is replaced as a whole when all of it is written. One that holds other
things than a site is left alone, and an error.

Two programs for browsers are looked for beside this one, envsolve-explorer and
envsolve-judge, in js_wasm or with the ending .wasm; --program and --judge name
other places.

The feed of the site lists releases and announced ends. With facts of earlier days,
which --since names, it lists what changed in the facts since then, too.`

const siteExample = `  envsolve site --output public
  envsolve site --output public --since facts-of-october.bin
  envsolve serve`

const serveHelp = `Serve shows the site that "envsolve site" writes, on this machine alone, until it
is interrupted. Nothing is written.`

// siteFlags are the flags of site and serve.
type siteFlags struct {
	planner, judge string
	since          []string
}

func (f *siteFlags) register(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.planner, "program", "", "the planner for browsers, a WebAssembly file")
	cmd.Flags().StringVar(&f.judge, "judge", "", "what judges in browsers, a WebAssembly file")
	cli.Repeated(cmd.Flags(), &f.since, "since",
		"earlier facts, a snapshot file or a reference with a digest that matrices pull fetched; repeats")
}

// siteMemory is what takes the place of memoryLimit, in bytes: plans of all releases
// on all GPUs are in memory at once, as are all pages.
const siteMemory = 1 << 30

// siteFiles makes the site.
func (a *app) siteFiles(ctx context.Context, f *siteFlags) (explorer.Files, error) {
	limitMemory(os.Getenv, siteMemory)
	site := explorer.Site{Facts: matrices.Embedded()}
	for _, name := range f.since {
		if name == "" {
			return nil, cli.UsageError("--since: name a snapshot file or a reference with a digest")
		}
		facts, err := a.FactsNamed("--since", name)
		if err != nil {
			return nil, err
		}
		site.Before = append(site.Before, facts)
	}
	if err := f.programs(&site); err != nil {
		return nil, err
	}
	return site.Files(ctx)
}

// programs reads the programs for browsers, side by side.
func (f *siteFlags) programs(site *explorer.Site) error {
	var packing sync.WaitGroup
	var ofPlanner, ofJudge error
	packing.Go(func() {
		site.Planner, ofPlanner = programForBrowsers(explorer.Planner, "--program", f.planner)
	})
	packing.Go(func() {
		site.Judge, ofJudge = programForBrowsers(explorer.Judge, "--judge", f.judge)
	})
	packing.Wait()
	if ofPlanner != nil {
		return ofPlanner
	}
	return ofJudge
}

// programForBrowsers reads a program from where a flag says, or else from beside this
// program.
func programForBrowsers(name, flag, path string) ([]byte, error) {
	if path == "" {
		self, err := os.Executable()
		if err != nil {
			return nil, err
		}
		if resolved, err := filepath.EvalSymlinks(self); err == nil {
			self = resolved
		}
		if path, err = explorer.FindProgram(filepath.Dir(self), name); err != nil {
			return nil, fmt.Errorf("%w\nor name it with %s", err, flag)
		}
	}
	program, err := explorer.ReadProgram(path)
	if err != nil {
		return nil, cli.UsageError("%s: %w", flag, err)
	}
	return program, nil
}

func (a *app) siteCommand() *cobra.Command {
	var f siteFlags
	var output string
	cmd := &cobra.Command{
		Use:     "site --output DIR",
		Short:   "Write a static site that answers as plan does",
		Long:    siteHelp,
		Example: siteExample,
		Args:    cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if output == "" {
				return cli.UsageError("--output: name the folder to write to")
			}
			if err := explorer.CheckFolder(output); err != nil {
				return err
			}
			files, err := a.siteFiles(cmd.Context(), &f)
			if err != nil {
				return err
			}
			if err := explorer.Write(cmd.Context(), output, files); err != nil {
				return err
			}
			_, err = fmt.Fprintf(a.Stdout, "%s: %d files, facts of %s\n", output, len(files)+1,
				matrices.Embedded().Version())
			return err
		},
	}
	f.register(cmd)
	cmd.Flags().StringVar(&output, "output", "", "the folder to write to: new, empty, or a site that is replaced")
	return cmd
}

func (a *app) serveCommand() *cobra.Command {
	var f siteFlags
	var port uint16
	cmd := &cobra.Command{
		Use:     "serve",
		Short:   "Show the site that site writes, on this machine",
		Long:    serveHelp,
		Example: siteExample,
		Args:    cli.Args(cobra.NoArgs),
		RunE: func(cmd *cobra.Command, _ []string) error {
			return a.serve(cmd.Context(), &f, port)
		},
	}
	f.register(cmd)
	cmd.Flags().Uint16Var(&port, "port", 0, "the port to listen on; 0 takes a free one")
	return cmd
}

// serve listens on loopback alone.
func (a *app) serve(ctx context.Context, f *siteFlags, port uint16) error {
	var listen net.ListenConfig
	on, err := listen.Listen(ctx, "tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(int(port))))
	if err != nil {
		return cli.UsageError("--port: %w", err)
	}
	defer on.Close()
	files, err := a.siteFiles(ctx, f)
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintf(a.Stdout, "http://%s/\n", on.Addr()); err != nil {
		return err
	}
	if flusher, ok := a.Stdout.(interface{ Flush() error }); ok {
		if err := flusher.Flush(); err != nil {
			return err
		}
	}
	if err := explorer.Serve(ctx, on, files); err != nil {
		return err
	}
	return ctx.Err()
}
