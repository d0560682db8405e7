// Real takes stacks of real packages the whole way, against the public package
// index: plan, lock, build, self-test, verify and inspect, with the programs in
// PATH. It writes docs/real.md: what came out, how large, how long it took, and
// what failed and why.
//
// Base images come from the test world, which has Docker Hub's names and Debian's
// Python; no wheel does. What was downloaded is kept, and a stack whose outcome is
// there is left alone unless it is named or -again is given: a run that was cut
// off goes on.
//
//	go run ./internal/tools/real [-again] [-work FOLDER] docs/real.md [STACK]...
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"time"

	"github.com/envsolve/envsolve/internal/testworld"
)

func main() {
	again := flag.Bool("again", false, "take every stack, also those whose outcome is there")
	work := flag.String("work", ".cache/real", "folder for what is downloaded and made")
	world := flag.String("world", ".cache/world", "folder of the test world")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "usage: real [-again] [-work FOLDER] [-world FOLDER] FILE [STACK]...")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := inWorld(ctx, *world, func(w *testworld.World) error {
		return run(ctx, w, *work, flag.Arg(0), flag.Args()[1:], *again)
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "real:", err)
		os.Exit(1)
	}
}

// inWorld does something while the test world's images are served.
func inWorld(ctx context.Context, dir string, do func(*testworld.World) error) error {
	world, err := testworld.Start(ctx, testworld.Config{CacheDir: dir, Addr: address,
		Parts: []testworld.Part{testworld.Images}})
	if err != nil {
		return err
	}
	return errors.Join(do(world), world.Close())
}

// run takes the stacks that are to be taken, and writes the page after each.
func run(ctx context.Context, world *testworld.World, work, page string, names []string, again bool) error {
	work, err := filepath.Abs(work)
	if err != nil {
		return err
	}
	for _, name := range names {
		if !slices.ContainsFunc(stacks(), func(s stack) bool { return s.name == name }) {
			return fmt.Errorf("there is no stack %q", name)
		}
	}
	r := &runner{work: work, mirror: world.RegistryHost + "/" + testworld.HubPrefix}
	defer r.stopBuilder()
	failed := 0
	for _, s := range stacks() {
		before := readOutcome(r.dir(s))
		if before == nil || again || slices.Contains(names, s.name) {
			if len(names) > 0 && !slices.Contains(names, s.name) {
				continue
			}
			fmt.Fprintln(os.Stderr, "real:", s.name)
			if err := r.take(ctx, s, before); err != nil {
				return err
			}
		}
		if o := readOutcome(r.dir(s)); o != nil && o.Failed != "" {
			failed++
		}
		if err := writePage(page, r); err != nil {
			return err
		}
	}
	if failed > 0 {
		return fmt.Errorf("%d stacks failed: see %s", failed, page)
	}
	return nil
}

// address is where the world is served. It is fixed, since images name the archive
// that they come from.
const address = "127.0.0.1:7788"

// limit is how long one step of one stack may take.
const limit = 40 * time.Minute

// errInterrupted ends a run without an outcome of the stack at hand.
var errInterrupted = errors.New("interrupted; the next run goes on from here")
