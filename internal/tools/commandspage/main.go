// Commandspage runs the commands that plans print for every package and every
// framework that the facts know, by pip and against the indexes that they name,
// and writes docs/commands.md: what was run, and what it said. A command whose
// hosts do not answer from here is listed as such. It needs a network, python3,
// whose pip fetches the one that the commands are run by, and a few minutes; pip
// installs nothing.
//
//	go run ./internal/tools/commandspage docs/commands.md
package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: commandspage FILE")
		os.Exit(2)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := write(ctx, os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "commandspage:", err)
		os.Exit(1)
	}
}

// write runs all commands and writes the page.
func write(ctx context.Context, file string) error {
	commands, facts, err := gather()
	if err != nil {
		return err
	}
	p, err := newPip(ctx)
	if err != nil {
		return err
	}
	if err := p.runAll(ctx, commands); err != nil {
		return err
	}
	return os.WriteFile(file, []byte(page(commands, facts, p.version)), 0o644)
}
