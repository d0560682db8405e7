package main

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

const head = `Code by others in envsolve and envsolve-builder

The two programs are under the Apache License 2.0, see the file LICENSE of
` + ours + `. This is linked into one of them or both:

`

const sources = `
The source code of each is the module of that name and version, which
"go mod download" fetches. The Mozilla Public License 2.0 asks to say where: the
source code of

`

const rule = "\n--------------------------------------------------------------------------------\n"

// page writes the list of modules, and each text once, below the modules that
// have it.
func page(modules []module) (string, error) {
	var b strings.Builder
	b.WriteString(head)
	for i := range modules {
		fmt.Fprintf(&b, "  %s  (%s)\n", &modules[i], strings.Join(modules[i].ids, ", "))
	}
	b.WriteString(sources)
	for i := range modules {
		if m := &modules[i]; slices.Contains(m.ids, "MPL-2.0") {
			at, err := m.source()
			if err != nil {
				return "", err
			}
			fmt.Fprintf(&b, "  %s\n    is at %s\n", m, at)
		}
	}
	for _, t := range texts(modules) {
		b.WriteString(rule)
		for _, where := range t.of {
			b.WriteString(where + "\n")
		}
		b.WriteString("\n" + t.text)
	}
	return b.String(), nil
}

// shared is a text and the files that hold it.
type shared struct {
	text string
	of   []string
}

// texts returns the different texts, notices first, in the order of modules.
// Texts are the same where they differ in blanks and line ends only.
func texts(modules []module) []shared {
	var list []shared
	at := map[string]int{}
	for _, notices := range []bool{true, false} {
		for i := range modules {
			for _, f := range modules[i].files {
				if f.notice != notices {
					continue
				}
				key := strings.Join(strings.Fields(f.text), " ")
				if _, ok := at[key]; !ok {
					at[key] = len(list)
					list = append(list, shared{text: f.text})
				}
				list[at[key]].of = append(list[at[key]].of, modules[i].String()+": "+f.name)
			}
		}
	}
	return list
}

// revision matches the commit at the end of a version that is no tag.
var revision = regexp.MustCompile(`-([0-9a-f]{12})$`)

// major matches the end of a module's path that is its major version.
var major = regexp.MustCompile(`^v[0-9]+$`)

// source returns the address of the module's source code.
func (m *module) source() (string, error) {
	parts := strings.Split(m.path, "/")
	if parts[0] != "github.com" || len(parts) < 3 {
		return "", fmt.Errorf("%s: its licence asks to say where its source is, and that is not on GitHub: add it here", m)
	}
	tag := strings.TrimSuffix(m.version, "+incompatible")
	if commit := revision.FindStringSubmatch(tag); commit != nil {
		tag = commit[1]
	} else {
		below := slices.DeleteFunc(slices.Clone(parts[3:]), major.MatchString)
		tag = strings.Join(append(below, tag), "/")
	}
	return "https://" + strings.Join(parts[:3], "/") + "/tree/" + tag, nil
}
