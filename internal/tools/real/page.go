package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/envsolve/envsolve/internal/atomicfile"
)

const pageHead = `# Real stacks

<!-- Made by make real, which needs a network, a builder and tens of GB. -->

Stacks of real wheels from the public package index, each planned, locked, built, self-tested, verified and inspected by
the commands below. Base images come from the test world: Docker Hub's names, with Debian's own Python. There is no GPU
where this page is made, so that the self-test's checks of one are passed over.

	envsolve plan
	envsolve lock
	envsolve build --locked --output type=oci,dest=image.tar
	envsolve test image.tar
	envsolve verify image.tar
	envsolve inspect image.tar
	envsolve lock --check

Where it says what is inside, the image was asked: by pip check and pip list, which are beside the stack for that, by
importlib.metadata, by starting its console scripts and by PyTorch's own report.

Where it says how it is beside pip, the image was unpacked, and pip installed the same lock into a new virtual
environment at the same path in it: "pip install --no-deps --require-hashes --no-compile" of what "envsolve emit
requirements" writes. Every file is compared, its content and its mode. These differences are as meant, and any other
is a failure:

`

// header is what stands above all stacks.
func header() string {
	text := pageHead
	for _, e := range expectations() {
		text += fmt.Sprintf("- %s\n", e.why)
	}
	return text + "\nTimes are not compared: in an image every file is of the same second. Byte code is not, either: pip " +
		"writes it beside\neach module, with the time of that, and an image has it in a folder of its own.\n\n"
}

// writePage writes the outcomes of all stacks, and what the page said before of those
// that were not taken here.
func writePage(file string, r *runner) error {
	before, err := readPage(file)
	if err != nil {
		return err
	}
	var done, failed, missing, broken strings.Builder
	for _, s := range stacks() {
		row := rowsOf(s, readAny(r.dir(s)), before[s.name])
		done.WriteString(row.done)
		failed.WriteString(row.failed)
		missing.WriteString(row.notRun)
		broken.WriteString(r.brokenRows(s, before[s.name]))
	}
	text := header()
	if done.Len() > 0 {
		text += "## What works\n\nSeconds are those of each step, with what was there already.\n\n" +
			"| stack | versions | wheels | download | image | seconds | digest |\n|---|---|---|---|---|---|---|\n" +
			done.String()
	}
	if broken.Len() > 0 {
		text += brokenHead + broken.String()
	}
	if failed.Len() > 0 {
		text += "\n## What failed\n\n" + strings.TrimRight(failed.String(), "\n") + "\n"
	}
	if missing.Len() > 0 {
		text += "\n## Not run\n\n| stack | why |\n|---|---|\n" + missing.String()
	}
	return atomicfile.Write(file, []byte(strings.TrimRight(text, "\n")+"\n"), 0o644)
}

const brokenHead = `
## Broken on purpose

Images of these stacks, broken with other wheels of the public index by what people do to an environment: pip install,
pip uninstall, LD_LIBRARY_PATH, PYTHONPATH. The self-test in the image must name the cause. It compares with the lock
first; what a check that compares with no lock says beside that is in the last column, "–" where only the lock tells.

| stack | broken by | cause | found by | without the lock |
|---|---|---|---|---|
`

// brokenRows writes what the self-tests said of a stack that was broken, or what the
// page said before where it was not broken here.
func (r *runner) brokenRows(s stack, before kept) string {
	all := readBroken(r.dir(s))
	if all == nil {
		return before.broken
	}
	rows := ""
	for _, t := range all {
		switch deeper := t.Deeper; {
		case t.NotRun != "":
			rows += fmt.Sprintf("| %s | %s | not tried: %s | | |\n", s.name, t.Name, cell(t.NotRun))
		case t.Wrong != "":
			rows += fmt.Sprintf("| %s | %s | **wrong**: %s | | |\n", s.name, t.Name, cell(t.Wrong))
		default:
			if deeper == "" {
				deeper = "–"
			}
			rows += fmt.Sprintf("| %s | %s | `%s` | %s | %s |\n", s.name, t.Name, t.Error, t.By, deeper)
		}
	}
	return rows
}

// cell is a text on one line, without what ends a table's cell.
func cell(text string) string {
	return strings.ReplaceAll(strings.Join(strings.Fields(cut(text)), " "), "|", "\\|")
}

// rowsOf writes one outcome. One that is not there, or that says that the stack was
// not taken, leaves what the page said of its running.
func rowsOf(s stack, o *outcome, before kept) kept {
	switch {
	case (o == nil || o.NotRun != "") && (before.done != "" || before.failed != ""):
		return before
	case o == nil && before.notRun != "":
		return before
	case o == nil:
		return kept{notRun: fmt.Sprintf("| %s | nobody has taken it yet |\n", s.name)}
	case o.NotRun != "":
		return kept{notRun: fmt.Sprintf("| %s | %s |\n", s.name, o.NotRun)}
	case o.Failed != "":
		return kept{failed: fmt.Sprintf("### %s\n\n`%s` on %s%s:\n\n```\n%s\n```\n\n", s.name, o.Failed, o.Day,
			with(o.Versions), cut(o.Said))}
	}
	row := fmt.Sprintf("| %s | %s | %d | %s | %s | %s | `%s`%s |\n", s.name, strings.Join(o.Versions, ", "), o.Wheels,
		gigabytes(o.Download), gigabytes(o.Image), seconds(o.Steps), short(o.Digest), again(o))
	if o.Inside != "" {
		row += fmt.Sprintf("| | inside: %s | | | | | |\n", o.Inside)
	}
	if o.Pip != "" {
		row += fmt.Sprintf("| | beside pip: %s | | | | | |\n", o.Pip)
	}
	for _, l := range o.Learned {
		row += fmt.Sprintf("| | learned from %s | | | | | |\n", l)
	}
	return kept{done: row}
}

// readAny is readOutcome, with those of stacks that were not run.
func readAny(dir string) *outcome {
	var o outcome
	text, err := os.ReadFile(filepath.Join(dir, "outcome.json"))
	if err != nil || json.Unmarshal(text, &o) != nil {
		return nil
	}
	return &o
}

// with names what a plan decided, where it came to that.
func with(versions []string) string {
	if len(versions) == 0 {
		return ""
	}
	return ", with " + strings.Join(versions, ", ")
}

// cut shortens lines, of which pip's may list every release.
func cut(said string) string {
	const most = 240
	lines := strings.Split(said, "\n")
	for i, line := range lines {
		if text := []rune(line); len(text) > most {
			lines[i] = string(text[:most]) + " …"
		}
	}
	return strings.Join(lines, "\n")
}

func gigabytes(n int64) string { return fmt.Sprintf("%.2f GB", float64(n)/1e9) }

// seconds lists the steps that take some.
func seconds(steps []step) string {
	var list []string
	for _, s := range steps {
		if s.Seconds >= 1 {
			list = append(list, fmt.Sprintf("%s %.0f", s.Name, s.Seconds))
		}
	}
	return strings.Join(list, ", ")
}

func short(digest string) string {
	const shown = len("sha256:") + 16
	return digest[:min(len(digest), shown)]
}
