// Command testworld prepares and serves the test world of package testworld.
//
//	testworld prepare --cache DIR
//	testworld serve   --cache DIR [--addr HOST:PORT] [--detach]
//	testworld hcl     --cache DIR [SERVER]...
//	testworld stop    --cache DIR
//	testworld silent  [--parts]
//	testworld have    --cache DIR --parts PART,...
//
// serve prints the addresses as one JSON object once everything answers, and
// serves until it is interrupted; with --detach it goes on in the background
// and leaves the addresses in DIR/serve.json. A world that is already served
// from DIR is left as it is. hcl prints the mirror and index blocks by which a
// target file finds the served world, those of some servers where they are named.
// silent prints which servers do not answer from here, or the parts that stand for
// them; have fails where parts have not been made. Steps go to standard error.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"syscall"

	"github.com/envsolve/envsolve/internal/testworld"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// options are the flags of all commands.
type options struct {
	testworld.Config
	detach     bool
	partsAlone bool     // of silent: print parts
	servers    []string // of hcl
}

func run(args []string, stdout, stderr io.Writer) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if len(args) == 0 {
		fmt.Fprintln(stderr, "usage: testworld prepare|serve|hcl|stop|silent|have --cache DIR [flags]")
		return 2
	}
	opts, err := parse(args[0], args[1:], stderr)
	if err != nil {
		return 2
	}
	switch args[0] {
	case "prepare":
		err = testworld.Prepare(ctx, opts.Config)
	case "serve":
		err = serve(ctx, opts, args[1:], stdout, stderr)
	case "hcl":
		err = printHCL(ctx, opts.CacheDir, opts.servers, stdout)
	case "stop":
		err = halt(opts.CacheDir)
	case "silent":
		err = printSilent(ctx, opts.partsAlone, stdout)
	case "have":
		err = testworld.Made(opts.Config)
	default:
		fmt.Fprintf(stderr, "testworld: no command %q; there are prepare, serve, hcl, stop, silent and have\n", args[0])
		return 2
	}
	if err != nil {
		fmt.Fprintln(stderr, "testworld:", err)
		return 1
	}
	return 0
}

func parse(command string, args []string, stderr io.Writer) (options, error) {
	var o options
	flags := flag.NewFlagSet("testworld "+command, flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&o.CacheDir, "cache", ".cache/world", "`folder` that keeps what is fetched and made")
	flags.StringVar(&o.Addr, "addr", testworld.DefaultAddr, "loopback `address` to serve on")
	flags.StringVar(&o.Mirror, "mirror", "", "Debian archive `url` (default: the one in apt's configuration)")
	flags.BoolVar(&o.detach, "detach", false, "serve in the background")
	if command == "silent" {
		flags.BoolVar(&o.partsAlone, "parts", false, "print the parts that stand for them")
		return o, flags.Parse(args)
	}
	parts := flags.String("parts", "",
		"comma-separated `parts` to serve: images, wheels, standins, cudalibs, trixie, torch (default: the first three)")
	if err := flags.Parse(args); err != nil {
		return options{}, err
	}
	o.servers = flags.Args()
	if *parts != "" {
		for name := range strings.SplitSeq(*parts, ",") {
			o.Parts = append(o.Parts, testworld.Part(name))
		}
	}
	o.Log = func(line string) { fmt.Fprintln(stderr, line) }
	return o, nil
}
