package main

import "github.com/spf13/cobra"

// group is a heading of the help, with the commands below it.
type group struct {
	heading  string
	commands []string
}

// groups are the headings in the order in which people meet them: what to take, what is there already, and the image.
func groups() []group {
	return []group{
		{"Solve for a stack:", []string{"plan", "init", "fmt", "diff", "why-not", "outdated", "emit"}},
		{"Judge what is there:", []string{"check", "doctor", "explain", "inspect"}},
		{"Build an image:", []string{"lock", "build", "test", "verify"}},
		{"Look after facts and caches:", []string{"matrices", "site", "serve", "cache", "builder"}},
	}
}

// arrange puts the commands below their headings. Help lists what is below none at the end.
func arrange(root *cobra.Command, groups []group) {
	for _, g := range groups {
		root.AddGroup(&cobra.Group{ID: g.heading, Title: g.heading})
		for _, name := range g.commands {
			if cmd, _, err := root.Find([]string{name}); err == nil && cmd != root {
				cmd.GroupID = g.heading
			}
		}
	}
}
