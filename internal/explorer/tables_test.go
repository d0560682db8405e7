package explorer

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
)

// TestThePagesOfTheSite makes the whole site: pages are small, their links lead
// somewhere, and they are the same each time.
func TestThePagesOfTheSite(t *testing.T) {
	site := Site{Facts: matrices.Embedded(), Planner: []byte("program")}
	files, err := site.Files(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	size := 0
	for name, content := range files {
		size += len(content)
		if strings.HasSuffix(name, ".html") {
			checkPage(t, files, name, content)
		}
	}
	t.Logf("%d files, %d bytes", len(files), size)
	checkAPI(t, files)
	checkFeed(t, files)
	for name, wants := range map[string][]string{
		"gpu/gtx-1080-ti.html": {"is the last line for", "GeForce GTX 1080 Ti"},
		"gpu/sm_12.0.html":     {"cubin", ">2.7.1<", "These do not run"},
		"pytorch/index.html":   {">2.5.1<", "cubin", "PTX"},
		"pytorch/2.5.1.html":   {"cu124", "measured"},
		"cuda-12.html":         {"PyTorch", "CUDA 12", "https://"},
		"driver/index.html":    {"580"},
	} {
		for _, want := range wants {
			if !bytes.Contains(files[name], []byte(want)) {
				t.Errorf("%s does not say %q", name, want)
			}
		}
	}
	for _, e := range matrices.Embedded().Errors() {
		if len(files["error/"+e.ID+".html"]) == 0 {
			t.Errorf("error %s has no page", e.ID)
		}
	}
}

// mostBytes is how large a page that needs no script may be.
const mostBytes = 100_000

func checkPage(t *testing.T, files Files, name string, content []byte) {
	if len(content) > mostBytes {
		t.Errorf("%s has %d bytes, more than %d", name, len(content), mostBytes)
	}
	root := strings.Repeat("../", strings.Count(name, "/"))
	for _, found := range regexp.MustCompile(`(?:href|src)="([^"]*)"`).FindAllSubmatch(content, -1) {
		address := string(found[1])
		if strings.Contains(address, "://") {
			continue
		}
		target, inside := strings.CutPrefix(address, root)
		target, _, _ = strings.Cut(target, "#")
		if _, ok := files[target]; !ok || !inside {
			t.Errorf("%s links to %s, which is not there", name, address)
		}
	}
}

// TestBoardsOfAClassAreAlike plans for boards of a class and compares.
func TestBoardsOfAClassAreAlike(t *testing.T) {
	site := Site{Facts: matrices.Embedded()}
	site.begin()
	classes, err := site.classes()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range classes {
		other := *c
		if len(c.boards) < 2 {
			continue
		}
		other.boards = c.boards[len(c.boards)-1:]
		for _, framework := range site.Facts.RankedFrameworks()[:2] {
			if got, want := runsOf(t, &site, &other, framework), runsOf(t, &site, c, framework); got != want {
				t.Errorf("%s runs on %s as\n%s, and on %s as\n%s", framework, other.boards[0].ID, got, c.boards[0].ID, want)
			}
		}
	}
}

func runsOf(t *testing.T, site *Site, c *class, framework string) string {
	c.stacks, c.newest = map[string][]answered{}, nil
	c.begin()
	if err := site.answerOf(c, framework); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, a := range c.stacks[framework] {
		fmt.Fprintln(&b, a.release.Version, a.runs())
	}
	return b.String()
}
