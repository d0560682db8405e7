package cli

import (
	"fmt"
	"strings"

	"github.com/envsolve/envsolve/matrices"
)

// Module is envsolve's module path.
const Module = "github.com/envsolve/envsolve"

// BuilderProgram is the second program, which has the commands that need a
// builder or a registry. It stands beside the first, or on PATH.
const BuilderProgram = "envsolve-builder"

// FactsVariable tells the second program the digest of the facts that the
// first one knows.
const FactsVariable = "ENVSOLVE_HANDOVER_FACTS"

// Command is how help lists a command of the second program.
type Command struct{ Use, Short string }

// Name is the word that calls the command.
func (c Command) Name() string { return strings.Fields(c.Use)[0] }

// BuilderCommands are the commands of the second program.
func BuilderCommands() []Command {
	return []Command{
		{"lock [FILE]", "Pin a plan to the byte in envsolve.lock.hcl"},
		{"build [FILE]", "Build the images of a target file from its lock"},
		{"test IMAGE", "Run the self-test of a built image"},
		{"verify IMAGE", "Prove that an image is what the lock says"},
		{"inspect IMAGE|WHEEL|FILE", "Show the CUDA, the wheels and the GPU code that are really inside"},
		{"cache", "Show or shrink the cache of wheels and layers"},
		{"builder", "Look after the BuildKit that envsolve starts by itself"},
		{"site --output DIR", "Write a static site that answers as plan does"},
		{"serve", "Show the site that site writes, on this machine"},
	}
}

// HarvestCommand is one of the commands of "envsolve matrices" that the second
// program has, since they need the network.
func HarvestCommand() Command {
	return Command{"harvest [NAME[==VERSION]...]", "Read a package index, and write rows of what it has"}
}

// AuditCommand is another one.
func AuditCommand() Command {
	return Command{"audit", "Hold facts drawn at random against a package index"}
}

// PushCommand is another one.
func PushCommand() Command {
	return Command{"push REFERENCE", "Put facts into a registry, and print the reference that names them for good"}
}

// PullCommand is another one.
func PullCommand() Command {
	return Command{"pull REFERENCE", "Fetch facts from a registry into the cache"}
}

// SameFacts refuses to go on where the two programs come from different
// releases: a plan would not be what is locked then.
func (a *App) SameFacts() error {
	theirs := a.Env(FactsVariable)
	if mine := matrices.Embedded(); theirs != "" && theirs != mine.Digest() {
		return fmt.Errorf("envsolve and %s (facts of %s) come from different releases: install both with\n  go install %s/cmd/...@latest",
			BuilderProgram, mine.Version(), Module)
	}
	return nil
}
