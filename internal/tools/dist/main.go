// Command dist writes what a release consists of, into a folder: wheels that
// carry the programs, archives, Debian packages, a Homebrew formula, a bill of
// materials for each platform, and SHA256SUMS over all of them. One description,
// product, says what they hold. The same commit and toolchain give the same
// bytes on any machine.
//
//	make dist
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := run(ctx, os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "dist:", err)
		os.Exit(1)
	}
}

// run reads the flags, compiles, packs and writes.
func run(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("dist", flag.ContinueOnError)
	out := flags.String("out", "dist", "the folder to write, which is replaced")
	named := flags.String("version", "", "the version, such as v1.2.3; by default what git says of this commit")
	chosen := flags.String("platforms", "", "the platforms, such as linux/amd64,darwin/arm64; by default all")
	if err := flags.Parse(args); err != nil {
		return err
	}
	v, made, err := versionOf(ctx, *named)
	if err != nil {
		return err
	}
	platforms, err := choose(*chosen)
	if err != nil {
		return err
	}
	r := &release{version: v, made: made}
	if err := r.gather(ctx, platforms); err != nil {
		return err
	}
	files, err := r.pack()
	if err != nil {
		return err
	}
	return replaceFolder(*out, files)
}

// choose returns the platforms of a list, which is separated by commas.
func choose(list string) ([]platform, error) {
	if list == "" {
		return platforms(), nil
	}
	var chosen []platform
next:
	for name := range strings.SplitSeq(list, ",") {
		for _, p := range platforms() {
			if p.String() == name {
				chosen = append(chosen, p)
				continue next
			}
		}
		return nil, fmt.Errorf("platform %q: there are %v", name, platforms())
	}
	return chosen, nil
}

// replaceFolder writes files into a new folder, and puts it where the old one was.
func replaceFolder(out string, files []entry) error {
	parent := filepath.Dir(filepath.Clean(out))
	fresh, err := os.MkdirTemp(parent, ".dist-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(fresh)
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(fresh, f.name), f.data, 0o644); err != nil {
			return err
		}
	}
	if err := os.Chmod(fresh, 0o755); err != nil {
		return err
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	return os.Rename(fresh, out)
}
