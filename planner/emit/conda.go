package emit

import (
	"encoding/json"
	"fmt"
	"regexp"
	"strings"
)

// Conda writes an environment.yml: Python from conda-forge, and in it, by pip, the
// very wheels of the stack, which bring their CUDA. Entries below pip are lines
// of a requirements file (conda documentation, "Using pip in an environment").
func Conda(in Input) ([]byte, error) {
	requirements, err := in.requirements()
	if err != nil {
		return nil, err
	}
	if !versionForm().MatchString(in.Stack.Python) {
		return nil, fmt.Errorf("python %q is no version", in.Stack.Python)
	}
	var b strings.Builder
	pip := in.Stack.Pip
	if pip != "" && !specifierForm().MatchString(pip) {
		return nil, fmt.Errorf("pip %q is no range of versions", pip)
	}
	header := append(in.header("conda"), "Make it with: conda env create -f FILE")
	for _, line := range append(header, in.hostLines()...) {
		b.WriteString("# " + line + "\n")
	}
	if len(in.Image.Apt) > 0 {
		b.WriteString("# The distribution packages of the image are not in it.\n")
	}
	fmt.Fprintf(&b, "name: %s\nchannels:\n  - conda-forge\n  - nodefaults\ndependencies:\n", plainName(in.Target))
	fmt.Fprintf(&b, "  - python=%s\n  - %s\n  - pip:\n", in.Stack.Python, quotedIf(pip != "", "pip"+pip))
	for line := range strings.Lines(strings.ReplaceAll(requirements, " \\\n    ", " ")) {
		if line = strings.TrimSpace(line); line != "" {
			b.WriteString("      - " + quoted(line) + "\n")
		}
	}
	return []byte(b.String()), nil
}

// quotedIf is a text as YAML reads it, between quotes where it holds signs.
func quotedIf(signs bool, s string) string {
	if signs {
		return quoted(s)
	}
	return s
}

// quoted is a text as YAML and JSON both read it.
func quoted(s string) string {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		return `""` // a string always encodes
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// plainName makes of a target's name one that every tool takes.
func plainName(target string) string {
	name := regexp.MustCompile(`[^A-Za-z0-9_-]+`).ReplaceAllString(target, "-")
	if name = strings.Trim(name, "-"); name == "" {
		return "envsolve"
	}
	return name
}
