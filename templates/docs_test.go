package templates

import (
	"os"
	"regexp"
	"strings"
	"testing"
)

// The page lists the checks that there are, with the command's own words.
func TestPageListsTheChecks(t *testing.T) {
	page, err := os.ReadFile("../docs/selftest.md")
	if err != nil {
		t.Fatal(err)
	}
	e := newStackMaker(t).healthy(t)
	list, code := e.run("--list")
	if code != 0 {
		t.Fatalf("exit %d: %s", code, list)
	}
	var want []string
	for line := range strings.Lines(list) {
		fields := strings.Fields(line)
		want = append(want, "| `"+fields[0]+"` | "+fields[1]+" | "+strings.Join(fields[2:], " ")+" |")
	}
	got := regexp.MustCompile("(?m)^\\| `[a-z-]+` \\| (static|cpu|gpu) \\| .*$").FindAllString(string(page), -1)
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("the page lists\n%s\nthe command\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	if !strings.Contains(string(page), SelfTestSchema) {
		t.Errorf("the page does not name %s", SelfTestSchema)
	}
}
