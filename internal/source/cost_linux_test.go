package source

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/internal/bounded"
)

// TestWhatAnySourceCosts reads sources that are made to be slow, or large in memory.
func TestWhatAnySourceCosts(t *testing.T) {
	var variables, stages, forks, locked strings.Builder
	variables.WriteString("FROM ubuntu:24.04\n")
	for i := range 100_000 {
		fmt.Fprintf(&variables, "ENV A%d=$A%d\n", i, i/2)
	}
	stages.WriteString("FROM ubuntu:24.04\n")
	for i := range 40_000 {
		fmt.Fprintf(&stages, "FROM scratch AS s%d\n", i)
	}
	for i := range 40_000 {
		fmt.Fprintf(&stages, "COPY --from=s%d /a /a\n", i)
	}
	forks.WriteString("version = 1\nrequires-python = \">=3.12\"\n")
	for i := range 20_000 {
		fmt.Fprintf(&forks, "[[package]]\nname = \"torch\"\nversion = \"2.%d\"\nsource = { registry = \"https://a/\" }\n"+
			"dependencies = [{ name = \"torch\", specifier = \">1\" }]\n", i)
	}
	locked.WriteString("version = 1\n[[package]]\nname = \"app\"\nsource = { virtual = \".\" }\ndependencies = [\n")
	locked.WriteString(strings.Repeat("  { name = \"torch\" },\n", 20_000) + "]\n")
	for i := range 20_000 {
		fmt.Fprintf(&locked, "[[package]]\nname = \"torch\"\nversion = \"2.%d\"\nsource = { registry = \"https://a/\" }\n"+
			"resolution-markers = [\"sys_platform == 'a'\"]\n", i)
	}
	aliases := "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
	for i := range 6 {
		ten := strings.Repeat(fmt.Sprintf("*a%d, ", i), 10)
		aliases += fmt.Sprintf("a%d: &a%d [%s]\n", i+1, i+1, strings.TrimSuffix(ten, ", "))
	}
	// Scripts whose commands stand behind ever more conditions.
	exits, ifs := "FROM ubuntu:24.04\n", "FROM ubuntu:24.04\n"
	const test = `[ "$SOMETHING" = "other" ]`
	const echo = "echo there is something to do here; "
	for len(exits) < 4<<20 {
		exits += "RUN " +
			strings.Repeat(test+" && exit 0; "+echo+"pip install p;\\\n", 2500) + ":\n"
	}
	for len(ifs) < 4<<20 {
		ifs += "RUN " +
			strings.Repeat("if "+test+"; then "+echo+"if [ $B ]; then pip install p;\\\n", 450) +
			strings.Repeat("fi;", 900) + "\n"
	}
	var conditions strings.Builder
	for i := range 45_000 {
		if i%2500 == 0 {
			conditions.WriteString(":\nRUN ")
		}
		fmt.Fprintf(&conditions, test+" && "+echo+"[ $A%d ] && [ $B%d ] && pip install p;\\\n", i%300, i/300)
	}
	// A file of many variables that is read again and again, in branches and not.
	var sourced strings.Builder
	sourced.WriteString("FROM ubuntu:24.04\nCOPY <<'EOF' /vars.sh\n")
	for i := range 10_000 {
		fmt.Fprintf(&sourced, "V%d=1\n", i)
	}
	sourced.WriteString("EOF\nRUN " + strings.Repeat(". /vars.sh; ", 250) + ":\n")
	sourced.WriteString("RUN " + strings.Repeat("if x; then . /vars.sh; fi; while y; do . /vars.sh; done; ", 120) + ":\n")
	inBake, inCompose, doubling := &strings.Builder{}, &strings.Builder{}, &strings.Builder{}
	inCompose.WriteString("services:\n")
	for i := range 10_000 {
		fmt.Fprintf(inBake, "target \"t%d\" {\n dockerfile-inline = \"FROM python:3.11\"\n}\n", i)
		fmt.Fprintf(inCompose, "  t%d:\n    build:\n      dockerfile_inline: \"FROM python:3.11\"\n", i)
	}
	doubling.WriteString("variable \"V0\" { default = \"xxxxxxxxxxxxxxxx\" }\ntarget \"default\" {}\n")
	for i := range 100 {
		fmt.Fprintf(doubling, "variable \"V%d\" { default = \"%s\" }\n", i+1, strings.Repeat(fmt.Sprintf("${V%d}", i), 1000))
	}
	const loops = `variable "L" { default = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4] }
variable "M" { default = [for a in L: [for b in L: [for c in L: [for d in L: [for e in L: [for f in L: 1]]]]]] }
variable "N" { default = "${1e99999999}" }
target "default" { args = { M = M, N = N } }
`
	// Scripts of Windows' that lead to many labels, from many places, or hold many words that begin something.
	const torch = "pip install torch==2.1.0\n"
	labels := torch + strings.Repeat("call :x\n", 30_000) + strings.Repeat(":x\n", 30_000) +
		strings.Repeat("if a==b exit 1\n", 10_000) + strings.Repeat("if a==b if c==d goto y\n:y\n", 5_000) +
		strings.Repeat(":y\n", 30_000)
	words := torch + strings.Repeat("for&", 100_000) + "\n" + strings.Repeat("for (\n", 30_000) +
		strings.Repeat("if a==b ", 20_000) + strings.Repeat("x&", 100_000) + "\n"
	header := `{"nbformat": 4, "metadata": {}, "cells": [{"cell_type": "code", "source": ["if (\n", ` +
		strings.Repeat(`"aaaaaaaaaaaa\n", `, 60_000) + `"):\n", ` +
		strings.Repeat(`"    !pip install torch\n", `, 2_000) + `"x"]}]}`
	for name, text := range map[string]string{
		"exits":        exits,
		"ifs":          ifs,
		"conditions":   "FROM ubuntu:24.04\nRUN " + conditions.String() + ":\n",
		"variables":    variables.String(),
		"sourced":      sourced.String(),
		"stages":       stages.String(),
		"forks":        forks.String(),
		"aliases":      aliases + "dependencies: *a6\n",
		"notes":        "torch==2.5.1\n" + strings.Repeat("?a\n", 2_000_000),
		"line":         "dependencies: [" + strings.Repeat("a,", 120_000) + "a]\n",
		"locked":       locked.String(),
		"inline.hcl":   inBake.String(),
		"compose":      inCompose.String(),
		"doubling.hcl": doubling.String(),
		"loops.hcl":    loops,
		"labels.bat":   labels,
		"words.bat":    words,
		"quotes.ps1":   torch + strings.Repeat("\"$(", 100_000),
		"header.ipynb": header,
	} {
		t.Run(name, func(t *testing.T) {
			bounded.Run(t, bounded.Input(), []byte(text), func(file string) {
				if kind := filepath.Ext(name); kind != "" && os.Rename(file, file+kind) == nil {
					file += kind
				}
				_, _ = Read(t.Context(), []string{file}, nil)
			})
		})
	}
}
