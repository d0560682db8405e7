package explorer

import (
	"encoding/xml"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices"
	"github.com/envsolve/envsolve/matrices/overlay"
)

// overlaid returns our facts with a file laid over them.
func overlaid(t *testing.T, text string) *matrices.Set {
	t.Helper()
	file := filepath.Join(t.TempDir(), "own.hcl")
	source := "source \"ours\" {\n  title = \"Measured\"\n  date  = \"2026-11-20\"\n  class = \"measured\"\n}\n"
	if err := os.WriteFile(file, []byte(source+text), 0o600); err != nil {
		t.Fatal(err)
	}
	facts, err := overlay.Apply(matrices.Embedded(), file)
	if err != nil {
		t.Fatal(err)
	}
	return facts
}

// feedOf returns the feed of facts that were others before.
func feedOf(t *testing.T, facts *matrices.Set, before ...*matrices.Set) atom {
	t.Helper()
	site := Site{Facts: facts, Before: before}
	site.begin()
	if err := site.feed(t.Context()); err != nil {
		t.Fatal(err)
	}
	var feed atom
	if err := xml.Unmarshal(site.files[feedPath], &feed); err != nil {
		t.Fatal(err)
	}
	return feed
}

// changesIn returns the entries of a feed that are about changes.
func changesIn(feed atom) []atomEntry {
	return slices.DeleteFunc(feed.Entries, func(e atomEntry) bool { return !strings.Contains(e.ID, ":change:") })
}

func TestWhatChangedIsInTheFeed(t *testing.T) {
	const corrected = `cuda "12.4.1" {
  min_driver_linux = "525.1.1"
  source = ["ours"]
}
gpu "made-up" {
  name = "Made-Up <1>"
  arch = "hopper"
  compute_capability = "9.0"
  class = "datacenter"
  source = ["ours"]
}
`
	facts, other := matrices.Embedded(), overlaid(t, corrected)
	releases := facts.CUDAReleases()
	at := slices.IndexFunc(releases, func(r matrices.CUDARelease) bool { return r.Version == "12.4.1" })
	floor := releases[at].MinDriverLinux
	day := instant(strings.ReplaceAll(facts.Version(), ".", "-"))
	for _, tt := range []struct {
		name          string
		before, after *matrices.Set
		gpu, gpuPage  string
		cell          string
	}{
		{"corrected", facts, other, "Facts of gpus: made-up new", "gpu/made-up.html",
			"12.4.1, min driver linux: " + floor + " → 525.1.1"},
		{"taken back", other, facts, "Facts of gpus: made-up gone", "index.html",
			"12.4.1, min driver linux: 525.1.1 → " + floor},
	} {
		t.Run(tt.name, func(t *testing.T) {
			feed := feedOf(t, tt.after, tt.before)
			entries := changesIn(feed)
			if len(entries) != 2 {
				t.Fatalf("the entries are %+v", entries)
			}
			cuda, gpu := entries[0], entries[1]
			if gpu.Title != tt.gpu || gpu.Link.Href != tt.gpuPage || gpu.Updated != day {
				t.Errorf("the board's entry is %+v", gpu)
			}
			if cuda.Title != "Facts of cuda: 12.4.1 changed" || cuda.Summary != tt.cell ||
				cuda.Link.Href != "fact/cuda/12.4.1.html" {
				t.Errorf("CUDA's entry is %+v", cuda)
			}
			if !strings.Contains(feed.About, "what changed in the facts since 20") {
				t.Errorf("the feed is said to be %q", feed.About)
			}
		})
	}
}

func TestManyChangesAreCounted(t *testing.T) {
	var b strings.Builder
	for _, r := range matrices.Embedded().CUDAReleases() {
		b.WriteString("cuda \"" + r.Version + "\" {\n  min_driver_linux = \"525.1.1\"\n  source = [\"ours\"]\n}\n")
	}
	entries := changesIn(feedOf(t, overlaid(t, b.String()), matrices.Embedded()))
	if len(entries) != 1 {
		t.Fatalf("the entries are %+v", entries)
	}
	lines := strings.Split(entries[0].Summary, "\n")
	if !strings.HasSuffix(entries[0].Title, " rows changed") || len(lines) != mostCells+1 ||
		!strings.HasPrefix(lines[mostCells], "and ") {
		t.Errorf("the entry is %+v", entries[0])
	}
}

func TestFactsThatAreTheSameChangeNothing(t *testing.T) {
	if entries := changesIn(feedOf(t, matrices.Embedded(), matrices.Embedded())); len(entries) > 0 {
		t.Errorf("the entries are %+v", entries)
	}
}
