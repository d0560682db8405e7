package main

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/envsolve/envsolve/internal/cli"
	"github.com/envsolve/envsolve/internal/printable"
)

// downloads shows how far files have arrived: one line that is written over
// again on a terminal, and a line for each finished file elsewhere.
type downloads struct {
	w     io.Writer
	tty   bool
	quiet bool

	mu    sync.Mutex
	done  map[string]int64
	total map[string]int64
	drawn int // columns of the line on the terminal
}

// newDownloads shows on standard error in the way that --progress asks for.
func (a *app) newDownloads(mode string) *downloads {
	_, isTerminal := cli.Terminal(a.Stderr)
	return &downloads{
		w: a.Stderr, quiet: mode == "quiet" || mode == "rawjson",
		tty:  mode == "tty" || (mode == "auto" && isTerminal),
		done: map[string]int64{}, total: map[string]int64{},
	}
}

// progress takes note of the bytes of one file that are there; total is 0
// while it is not known.
func (d *downloads) progress(file string, done, total int64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	finished := total > 0 && done >= total && d.done[file] < total
	d.done[file], d.total[file] = done, total
	switch {
	case d.quiet:
	case d.tty:
		d.draw()
	case finished:
		fmt.Fprintf(d.w, "envsolve: fetched %s, %s\n", file, cli.BytesText(total))
	}
}

func (d *downloads) draw() {
	var done, total int64
	whole := 0
	for _, file := range slices.Sorted(maps.Keys(d.done)) {
		done += d.done[file]
		total += d.total[file]
		if d.total[file] > 0 && d.done[file] >= d.total[file] {
			whole++
		}
	}
	line := fmt.Sprintf("envsolve: fetching, %d of %d files, %s of %s", whole, len(d.done), cli.BytesText(done),
		cli.BytesText(total))
	fmt.Fprintf(printable.Styled(d.w), "\r%s%s", line, strings.Repeat(" ", max(0, d.drawn-len(line))))
	d.drawn = len(line)
}

// end leaves the line on the terminal as it is and goes below it.
func (d *downloads) end() {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.drawn > 0 {
		fmt.Fprintln(d.w)
		d.drawn = 0
	}
}
