package explorer

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"html"
	"path"
	"reflect"
	"regexp"
	"slices"
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
	size, ids := 0, anchors(t, files)
	for name, content := range files {
		size += len(content)
		if strings.HasSuffix(name, ".html") {
			checkPage(t, ids, name, content)
		}
	}
	t.Logf("%d files, %d bytes", len(files), size)
	checkAgain(t, files)
	checkNewest(t, files)
	checkAPI(t, files)
	checkFeed(t, files)
	checkChoices(t, files["choices.json"])
	for name, wants := range map[string][]string{
		"gpu/gtx-1080-ti.html":     {"is the last line for NVIDIA GeForce GTX 1080 Ti"},
		"gpu/sm_12.0.html":         {"The newest that runs", ">which run<"},
		"gpu/sm_12.0-pytorch.html": {"cubin", ">2.7.1<", "These do not run"},
		"pytorch/index.html":       {">2.5.1<", "cubin", "PTX"},
		"pytorch/cuda.html":        {">2.5.1<", ">cu124 (12.4)<", "2024-10-29"},
		"pytorch/2.5.1.html":       {"cu124", "measured"},
		"cuda-12.html":             {"PyTorch", "CUDA 12", "https://"},
		"driver/index.html":        {"580"},
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

// checkChoices reads what the page's fields offer.
func checkChoices(t *testing.T, content []byte) {
	var c choices
	if err := json.Unmarshal(content, &c); err != nil {
		t.Fatal(err)
	}
	facts := matrices.Embedded()
	first := c.Frameworks[0]
	if c.Facts != facts.Digest() || len(c.GPUs) != len(facts.GPUs()) || !slices.Equal(c.Packages, facts.PackageNames()) ||
		first.Releases[0] != facts.Frameworks(first.ID)[0].Version {
		t.Errorf("the fields offer %.200s", content)
	}
}

// mostBytes is how large a page that needs no script may be.
const mostBytes = 100_000

// Pages as a test reads them: their links, their anchors, and the cells of tables.
var (
	linksOf   = regexp.MustCompile(`(?:href|src)="([^"]*)"`)
	anchorsOf = regexp.MustCompile(` id="([^"]*)"`)
	cellsOf   = regexp.MustCompile(`<t([dh])(?: class="[^"]*")?(?: colspan="\d+")?(?: scope="row")?((?: id="[^"]*")?)>(.*?)</t[dh]>`)
)

// anchors returns the anchors of each page; none stands twice on one.
func anchors(t *testing.T, files Files) map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for name, content := range files {
		all[name] = map[string]bool{}
		for _, found := range anchorsOf.FindAllSubmatch(content, -1) {
			anchor := html.UnescapeString(string(found[1]))
			if all[name][anchor] && strings.HasSuffix(name, ".html") {
				t.Errorf("%s has the anchor %s twice", name, anchor)
			}
			all[name][anchor] = true
		}
	}
	return all
}

// checkPage holds a page to its size, follows its links, and looks at its cells: each
// that says something leads to a fact, or is one, with its sources beside it.
func checkPage(t *testing.T, anchors map[string]map[string]bool, name string, content []byte) {
	if len(content) > mostBytes {
		t.Errorf("%s has %d bytes, more than %d", name, len(content), mostBytes)
	}
	for _, found := range linksOf.FindAllSubmatch(content, -1) {
		address := html.UnescapeString(string(found[1]))
		if strings.Contains(address, "://") {
			continue
		}
		target, anchor, _ := strings.Cut(address, "#")
		if target = path.Join(path.Dir(name), target); strings.HasPrefix(address, "#") {
			target = name
		}
		there, ok := anchors[target]
		question := target == "index.html" && strings.Contains(anchor, "=")
		if !ok || anchor != "" && !there[anchor] && !question {
			t.Errorf("%s links to %s, which is not there", name, address)
		}
	}
	isFact := false
	for _, found := range cellsOf.FindAllSubmatch(content, -1) {
		text := string(found[3])
		if string(found[1]) == "h" {
			isFact = len(found[2]) > 0
		}
		if text != nothing && text != "" && !isFact && !strings.Contains(text, "<a href=") {
			t.Errorf("%s has a cell that leads to no fact: %s", name, found[0])
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

// checkAgain makes anew what a few classes have pages of, and all pages that are of no
// class: they are the same to the byte.
func checkAgain(t *testing.T, files Files) {
	again := Site{Facts: matrices.Embedded(), Planner: []byte("program")}
	again.begin()
	classes, err := again.classes()
	if err != nil {
		t.Fatal(err)
	}
	again.byClass = []*class{classes[0], classes[len(classes)/2], classes[len(classes)-1]}
	for _, make := range []func(context.Context) error{again.answerAll, again.gpuPages, again.pagesOfFacts, again.describe} {
		if err := make(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if again.errorPages() != nil || again.packagePages() != nil || again.driverPage() != nil || again.cudnnPage() != nil {
		t.Error("pages are not made a second time")
	}
	if err := again.drawing.Wait(); err != nil {
		t.Fatal(err)
	}
	delete(again.files, "gpu/index.html") // lists all classes
	compared := 0
	for name, content := range again.files {
		if compared++; !bytes.Equal(content, files[name]) {
			t.Errorf("%s is another one the second time", name)
		}
	}
	if compared < 3000 {
		t.Errorf("only %d files were made a second time", compared)
	}
}

// checkNewest looks at the first rows of grids.
func checkNewest(t *testing.T, files Files) {
	newest := matrices.Embedded().Frameworks("pytorch")[0].Version
	for _, name := range []string{"pytorch/index.html", "pytorch/cuda.html", "gpu/sm_9.0-pytorch.html"} {
		_, body, _ := bytes.Cut(files[name], []byte("<tbody>"))
		first, _, _ := bytes.Cut(body, []byte("</tr>"))
		if !bytes.Contains(first, []byte(">"+newest+"<")) {
			t.Errorf("%s does not begin with %s: %s", name, newest, first)
		}
	}
}

// The sources of a row stand in one order, whatever cells they are of.
func TestSourcesStandInOneOrder(t *testing.T) {
	site := Site{Facts: matrices.Embedded()}
	var e matrices.Evidence
	e.Cells = map[string][]string{}
	for i, s := range site.Facts.Sources() {
		if i == 8 {
			break
		}
		e.Cells[fmt.Sprintf("cell-%d", i)] = []string{s.ID}
	}
	first := site.sourcesOf(e)
	if len(first.List) != len(e.Cells) || len(first.List) < 8 {
		t.Fatalf("%d sources are listed of %d", len(first.List), len(e.Cells))
	}
	for range 20 {
		if again := site.sourcesOf(e); !reflect.DeepEqual(again, first) {
			t.Fatalf("the sources are %v, and then %v", first.List, again.List)
		}
	}
}
