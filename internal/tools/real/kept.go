package main

import (
	"errors"
	"io/fs"
	"os"
	"strings"
)

// kept is what a page said of a stack before.
type kept struct {
	done   string // its rows under What works
	failed string // its section under What failed
	notRun string // its row under Not run
	broken string // its rows under Broken on purpose
}

// readPage returns what a page says of each stack: whoever runs a few stacks, where
// those of earlier runs are no longer, leaves what is written of the others.
func readPage(file string) (map[string]kept, error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	page, part, name := map[string]kept{}, "", ""
	for line := range strings.Lines(string(text)) {
		if title, ok := strings.CutPrefix(line, "## "); ok {
			part, name = strings.TrimSpace(title), ""
			continue
		}
		name = stackOf(line, part, name)
		if s := page[name]; name != "" {
			s.add(part, line)
			page[name] = s
		}
	}
	for name, s := range page {
		if s.failed != "" {
			s.failed = strings.TrimRight(s.failed, "\n") + "\n\n"
			page[name] = s
		}
	}
	return page, nil
}

// stackOf returns which stack a line of a part is about, after one about a stack.
func stackOf(line, part, before string) string {
	if part == "What failed" {
		if title, ok := strings.CutPrefix(line, "### "); ok {
			return strings.TrimSpace(title)
		}
		return before
	}
	cells := strings.Split(line, "|")
	if len(cells) < 3 {
		return ""
	}
	switch name := strings.TrimSpace(cells[1]); {
	case name == "stack" || strings.HasPrefix(name, "---"):
		return ""
	case name == "":
		return before
	default:
		return name
	}
}

func (k *kept) add(part, line string) {
	switch part {
	case "What works":
		k.done += line
	case "What failed":
		k.failed += line
	case "Not run":
		k.notRun += line
	case "Broken on purpose":
		k.broken += line
	}
}
