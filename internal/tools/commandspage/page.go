package main

import (
	"fmt"
	"slices"
	"strings"
)

const head = `# The commands that plans print, run

<!-- Made by go run ./internal/tools/commandspage docs/commands.md, which needs a network and a few minutes. -->

What ` + "`envsolve plan`" + ` prints under "by hand" for the newest stack of every framework and package that the facts of %s
know, on a T4, an A100 and an RTX 5090, and the requirements files that ` + "`envsolve emit`" + ` writes where everything comes from
the default index. pip %s has chosen files for each (` + "`pip install --dry-run --no-deps --only-binary :all:`" + ` for the plan's
Python and C library); nothing was installed. %d commands: %d accepted, %d refused, %d not run.

A command that was not run asks a host that did not answer where this page was made; it is not known to work.
`

// page writes what was run and what it said.
func page(commands []*command, facts, pip string) string {
	var accepted, refused, silent []*command
	for _, c := range commands {
		switch {
		case c.ok:
			accepted = append(accepted, c)
		case c.said != "":
			refused = append(refused, c)
		default:
			silent = append(silent, c)
		}
	}
	var b strings.Builder
	fmt.Fprintf(&b, head, facts, pip, len(commands), len(accepted), len(refused), len(silent))
	table(&b, "Refused", "what pip says", refused, func(c *command) string { return c.said })
	table(&b, "Not run", "hosts", silent, func(c *command) string { return strings.Join(c.hosts, ", ") })
	table(&b, "Accepted", "what pip says, for Python", accepted, func(c *command) string {
		return c.said + " " + c.python
	})
	return b.String()
}

func table(b *strings.Builder, title, column string, commands []*command, value func(*command) string) {
	if len(commands) == 0 {
		return
	}
	fmt.Fprintf(b, "\n## %s\n\n| command | %s | printed for |\n|---|---|---|\n", title, column)
	for _, c := range commands {
		by := slices.Clone(c.by)
		slices.Sort(by)
		if len(by) > 3 {
			by = append(by[:3], fmt.Sprintf("%d more", len(c.by)-3))
		}
		fmt.Fprintf(b, "| `%s` | %s | %s |\n", cell(c.text), cell(value(c)), strings.Join(by, ", "))
	}
}

// cell keeps a text within its cell.
func cell(text string) string { return strings.NewReplacer("|", `\|`, "\n", " ").Replace(text) }
