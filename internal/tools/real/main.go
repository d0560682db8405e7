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
// With -broken, the images are broken on purpose, with other real wheels, and their
// self-tests must say what is wrong.
//
//	go run ./internal/tools/real [-again] [-broken] [-work FOLDER] docs/real.md [STACK]...
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
	breaks := flag.Bool("broken", false, "break the images that are taken, too, and see what their self-tests say")
	work := flag.String("work", ".cache/real", "folder for what is downloaded and made")
	world := flag.String("world", ".cache/world", "folder of the test world")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "usage: real [-again] [-broken] [-work FOLDER] [-world FOLDER] FILE [STACK]...")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	err := inWorld(ctx, *world, func(w *testworld.World) error {
		r, err := newRunner(w, *work, flag.Args()[1:])
		if err != nil {
			return err
		}
		defer r.stopBuilder()
		r.breaks = *breaks
		return r.run(ctx, flag.Arg(0), flag.Args()[1:], *again)
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

// newRunner is for stacks of these names, in a folder.
func newRunner(world *testworld.World, work string, names []string) (*runner, error) {
	work, err := filepath.Abs(work)
	if err != nil {
		return nil, err
	}
	for _, name := range names {
		if !slices.ContainsFunc(stacks(), func(s stack) bool { return s.name == name }) {
			return nil, fmt.Errorf("there is no stack %q", name)
		}
	}
	return &runner{work: work, mirror: world.RegistryHost + "/" + testworld.HubPrefix}, nil
}

// run takes the stacks that are to be taken, and writes the page after each.
func (r *runner) run(ctx context.Context, page string, names []string, again bool) error {
	failed, wrong := 0, 0
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
		for _, t := range readBroken(r.dir(s)) {
			if t.Wrong != "" {
				wrong++
			}
		}
		if err := writePage(page, r); err != nil {
			return err
		}
	}
	if failed+wrong > 0 {
		return fmt.Errorf("%d stacks failed, and %d broken ones were told of wrongly: see %s", failed, wrong, page)
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
