// Rulespage writes matrices/RULES.md, the page of the rules that plans keep.
//
//	go generate ./internal/tools/rulespage
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/envsolve/envsolve/planner"
	"github.com/envsolve/envsolve/planner/plan"
)

//go:generate go run . ../../../matrices/RULES.md

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: rulespage FILE")
		os.Exit(2)
	}
	if err := os.WriteFile(os.Args[1], []byte(page(planner.Rules())), 0o644); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

const head = `# The rules

<!-- Made by go generate ./internal/tools/rulespage; edit the rules in planner/ instead. -->

What plans keep, beside the rows of the tables. Plans and conflicts name a rule
by its id. There are %d: %d that refuse a stack, and %d soft ones, which rank a
stack lower and bring a warning, or only decide between stacks that work. Rules
marked as inferred follow from other facts, and give way to those in conflicts.
A rule about what *runs* holds wherever these parts run together, however they
got there; one about what is *made* is about what exists to be fetched and built:
images, indexes, tags.

| rule | about | effect | what it says | source |
|---|---|---|---|---|
`

// page writes the catalogue as a table, in its own order.
func page(rules []plan.Rule) string {
	soft := 0
	var rows strings.Builder
	for _, r := range rules {
		if r.Soft {
			soft++
		}
		fmt.Fprintf(&rows, "| `%s` | %s | %s | %s | %s |\n", r.ID, r.Kind, effect(r), cell(r.Text), cell(r.Source))
	}
	return fmt.Sprintf(head, len(rules), len(rules)-soft, soft) + rows.String()
}

// effect returns what a rule does to a stack that does not keep it.
func effect(r plan.Rule) string {
	word := "refuses"
	if r.Soft {
		word = "ranks lower"
	}
	if r.Inferred {
		word += ", inferred"
	}
	return word
}

// cell keeps a text from ending its cell.
func cell(text string) string { return strings.ReplaceAll(text, "|", `\|`) }
