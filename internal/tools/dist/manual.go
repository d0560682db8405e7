package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/cobra/doc"
	"github.com/spf13/pflag"

	"github.com/envsolve/envsolve/internal/cli"
)

// say returns what a program in a folder prints. It sees no environment, so that
// nothing of this machine gets into what it says.
func say(ctx context.Context, folder, program string, args ...string) ([]byte, error) {
	var stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, filepath.Join(folder, program), args...)
	cmd.Env, cmd.Stderr = []string{"HOME=/nonexistent"}, &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s %s: %w: %s", program, strings.Join(args, " "), err, stderr.Bytes())
	}
	return out, nil
}

// completions returns the scripts that complete command lines, for each shell.
func completions(ctx context.Context, folder string) ([]entry, error) {
	var list []entry
	for _, shell := range []struct{ name, file string }{
		{"bash", "envsolve.bash"}, {"fish", "envsolve.fish"}, {"powershell", "envsolve.ps1"}, {"zsh", "_envsolve"},
	} {
		text, err := say(ctx, folder, first, "completion", shell.name)
		if err != nil {
			return nil, err
		}
		list = append(list, entry{"completions/" + shell.file, 0o644, text})
	}
	return list, nil
}

// manualPages returns a page for each command of the two programs, sorted.
func manualPages(ctx context.Context, folder string, v version, made time.Time) ([]entry, error) {
	var trees [2]cli.Manual
	for i, program := range []string{first, second} {
		text, err := say(ctx, folder, program, "manual")
		if err != nil {
			return nil, err
		}
		if err := json.Unmarshal(text, &trees[i]); err != nil {
			return nil, fmt.Errorf("what %s manual prints: %w", program, err)
		}
	}
	return writePages(command(merge(trees[0], trees[1])), v, made)
}

// merge returns the commands of the first program, with those of the second in
// the places that the first has for them.
func merge(one, other cli.Manual) cli.Manual {
	one.Commands = slices.Clone(one.Commands)
	for _, theirs := range other.Commands {
		name := strings.Fields(theirs.Use)[0]
		for i, ours := range one.Commands {
			switch {
			case strings.Fields(ours.Use)[0] != name:
			case ours.OtherKnows:
				one.Commands[i] = theirs
			default:
				one.Commands[i] = merge(ours, theirs)
			}
		}
	}
	return one
}

// command returns a command as cobra writes pages of.
func command(m cli.Manual) *cobra.Command {
	cmd := &cobra.Command{Use: m.Use, Short: m.Short, Long: m.Long, Example: m.Example, DisableAutoGenTag: true}
	if m.Runs {
		cmd.Run = func(*cobra.Command, []string) {}
	}
	for _, f := range m.Flags {
		set := cmd.Flags()
		if f.Persistent {
			set = cmd.PersistentFlags()
		}
		set.AddFlag(&pflag.Flag{Name: f.Name, Shorthand: f.Shorthand, Usage: f.Usage, DefValue: f.Default,
			NoOptDefVal: f.NoValue, Value: described{f}})
	}
	cmd.CompletionOptions.DisableDefaultCmd = true
	for _, below := range m.Commands {
		cmd.AddCommand(command(below))
	}
	return cmd
}

// described is the value of a flag that is written about and never set.
type described struct{ cli.ManualFlag }

// String returns the default.
func (d described) String() string { return d.Default }

// Set refuses: nothing is parsed here.
func (d described) Set(string) error { return fmt.Errorf("flag %s is only described", d.Name) }

// Type returns the name of the type, as pflag knows it.
func (d described) Type() string { return d.ManualFlag.Type }

// writePages returns the page of a command and of those below it.
func writePages(cmd *cobra.Command, v version, made time.Time) ([]entry, error) {
	var b bytes.Buffer
	header := &doc.GenManHeader{Section: "1", Date: &made, Source: "envsolve " + v.String(), Manual: "envsolve"}
	if err := doc.GenMan(cmd, header, &b); err != nil {
		return nil, err
	}
	name := strings.ReplaceAll(cmd.CommandPath(), " ", "-") + ".1"
	list := []entry{{"man/man1/" + name, 0o644, b.Bytes()}}
	for _, below := range cmd.Commands() {
		pages, err := writePages(below, v, made)
		if err != nil {
			return nil, err
		}
		list = append(list, pages...)
	}
	return list, nil
}
