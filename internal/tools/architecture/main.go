// Command architecture draws the rooms of the house in docs/architecture.md: each
// package of the module with what it imports, read from the packages themselves.
//
//	go generate ./internal/tools/architecture
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

//go:generate go run . ../../../docs/architecture.md

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: architecture FILE")
		os.Exit(2)
	}
	if err := update(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// update draws the picture anew in the page of that name.
func update(page string) error {
	text, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	rooms, err := list()
	if err != nil {
		return err
	}
	out, err := replace(string(text), draw(rooms))
	if err != nil {
		return fmt.Errorf("%s: %w", page, err)
	}
	return os.WriteFile(page, []byte(out), 0o644)
}

const module = "github.com/envsolve/envsolve/"

// imports are the packages of the module, each with those that it imports.
// Paths are relative to the module.
type imports map[string][]string

// list reads the imports of every package, tests left out. Programs and helpers
// that are not shipped are no rooms.
func list() (imports, error) {
	cmd := exec.Command("go", "list", "-f", `{{.ImportPath}} {{join .Imports " "}}`, module+"...")
	out, err := cmd.Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return nil, fmt.Errorf("go list: %w: %s", err, failed.Stderr)
	}
	if err != nil {
		return nil, fmt.Errorf("go list: %w", err)
	}
	rooms := imports{}
	for line := range strings.Lines(string(out)) {
		fields := strings.Fields(line)
		name, ok := roomOf(fields[0])
		if !ok {
			continue
		}
		rooms[name] = []string{}
		for _, path := range fields[1:] {
			if other, ok := roomOf(path); ok {
				rooms[name] = append(rooms[name], other)
			}
		}
	}
	return rooms, nil
}

// roomOf returns the path of a room relative to the module; not ok for what is
// no room of it.
func roomOf(path string) (name string, ok bool) {
	name, ok = strings.CutPrefix(path, module)
	if !ok || strings.HasPrefix(name, "internal/tools/") {
		return "", false
	}
	for part := range strings.SplitSeq(name, "/") {
		shipped := part == "attest" || part == "imagetest"
		if strings.HasSuffix(part, "test") && !shipped || part == "testworld" || part == "walls" {
			return "", false
		}
	}
	return name, true
}

// draw returns a Mermaid flow chart of the rooms: an arrow leads from a room to
// each that it imports, but to those that it reaches over another one.
func draw(rooms imports) string {
	var b strings.Builder
	b.WriteString("```mermaid\nflowchart TD\n")
	names := sorted(rooms)
	for _, wing := range wings(names) {
		fmt.Fprintf(&b, "  subgraph %s\n", wing)
		for _, name := range names {
			if wingOf(name) == wing {
				fmt.Fprintf(&b, "    %s[%s]\n", id(name), label(name))
			}
		}
		b.WriteString("  end\n")
	}
	for _, name := range names {
		for _, other := range rooms.direct(name) {
			fmt.Fprintf(&b, "  %s --> %s\n", id(name), id(other))
		}
	}
	b.WriteString("```\n")
	return b.String()
}

// direct returns the rooms that a room imports and does not reach over another
// one that it imports.
func (rooms imports) direct(name string) []string {
	var list []string
	for _, other := range rooms[name] {
		over := func(between string) bool { return between != other && rooms.reaches(between, other) }
		if !slices.ContainsFunc(rooms[name], over) {
			list = append(list, other)
		}
	}
	slices.Sort(list)
	return list
}

// reaches reports whether a room imports another, directly or not.
func (rooms imports) reaches(name, other string) bool {
	for _, next := range rooms[name] {
		if next == other || rooms.reaches(next, other) {
			return true
		}
	}
	return false
}

func sorted(rooms imports) []string {
	var names []string
	for name := range rooms {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// wings returns the top folders of the rooms, in the order of the names.
func wings(names []string) []string {
	var list []string
	for _, name := range names {
		if wing := wingOf(name); !slices.Contains(list, wing) {
			list = append(list, wing)
		}
	}
	return list
}

func wingOf(name string) string {
	wing, _, _ := strings.Cut(name, "/")
	return wing
}

// label is how the picture names a room: within its top folder.
func label(name string) string {
	if _, within, ok := strings.Cut(name, "/"); ok {
		return within
	}
	return name
}

// id is a room's name in Mermaid, which knows some words of its own.
func id(name string) string {
	return "p_" + strings.NewReplacer("/", "_", "-", "_").Replace(name)
}

// The lines between which the page holds the picture.
const (
	begin = "<!-- rooms: drawn by go generate ./internal/tools/architecture -->\n"
	end   = "<!-- end of rooms -->"
)

// replace puts the picture between the page's two lines.
func replace(page, picture string) (string, error) {
	before, rest, ok := strings.Cut(page, begin)
	_, after, ended := strings.Cut(rest, end)
	if !ok || !ended {
		return "", fmt.Errorf("the page has no lines %q and %q", strings.TrimSpace(begin), end)
	}
	return before + begin + picture + end + after, nil
}
