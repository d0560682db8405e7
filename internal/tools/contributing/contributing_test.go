package contributing

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const root = "../../.."

// example is a section of CONTRIBUTING.md with a change and the commands that
// show that it is whole.
type example struct {
	name     string
	diff     string
	commands string
}

// examples reads the sections of the page that hold a change.
func examples(page string) []example {
	var list []example
	for _, section := range strings.Split(page, "\n## ")[1:] {
		name, _, _ := strings.Cut(section, "\n")
		e := example{name: name, diff: block(section, "diff"), commands: block(section, "sh")}
		if e.diff != "" {
			list = append(list, e)
		}
	}
	return list
}

// block returns the first fenced block of a language; empty where there is none.
func block(section, language string) string {
	_, text, found := strings.Cut(section, "```"+language+"\n")
	if !found {
		return ""
	}
	text, _, _ = strings.Cut(text, "```")
	return text
}

// TestTheExamplesOfTheGuideHold makes each change in a copy of the repository
// and runs the commands below it.
func TestTheExamplesOfTheGuideHold(t *testing.T) {
	page, err := os.ReadFile(filepath.Join(root, "CONTRIBUTING.md"))
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]int{"A rule": 2, "A package": 2, "A framework": 3, "An emitter": 4}
	list := examples(string(page))
	if len(list) != len(files) {
		t.Fatalf("the guide has %d examples, want %d", len(list), len(files))
	}
	for _, e := range list {
		t.Run(e.name, func(t *testing.T) {
			if n := strings.Count(e.diff, "\n+++ "); n != files[e.name] {
				t.Errorf("it touches %d files, want %d", n, files[e.name])
			}
			dir := copyOf(t)
			apply := exec.Command("git", "apply", "-")
			apply.Dir, apply.Stdin = dir, strings.NewReader(e.diff)
			if out, err := apply.CombinedOutput(); err != nil {
				t.Fatalf("the change does not apply any more: %v\n%s", err, out)
			}
			run := exec.Command("bash", "-euc", e.commands)
			run.Dir = dir
			run.Env = append(os.Environ(), "GOFLAGS=-trimpath", "GOWORK=off") // what is compiled is shared between copies
			if out, err := run.CombinedOutput(); err != nil {
				t.Errorf("%s: %v\n%s", e.commands, err, out)
			}
		})
	}
}

// copyOf copies the files that git knows into a folder of the test's own.
func copyOf(t *testing.T) string {
	t.Helper()
	list := exec.Command("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	list.Dir = root
	out, err := list.Output()
	if err != nil {
		t.Fatalf("git ls-files: %v", err)
	}
	dir := t.TempDir()
	for name := range bytes.SplitSeq(bytes.TrimSuffix(out, []byte{0}), []byte{0}) {
		from, to := filepath.Join(root, string(name)), filepath.Join(dir, string(name))
		info, err := os.Lstat(from)
		if err != nil || !info.Mode().IsRegular() {
			continue // removed, or a link, which no example needs
		}
		text, err := os.ReadFile(from)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, text, info.Mode().Perm()); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}
