// Envsolve-unpack writes one layer of an image as a tree of files. The frontend has
// a builder run it; nobody calls it by hand. Package unpack says what it does.
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"golang.org/x/sys/unix"

	"github.com/envsolve/envsolve/internal/unpack"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, unix.SIGTERM)
	defer stop()
	if err := unpack.Run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "envsolve-unpack:", err)
		os.Exit(1)
	}
}
