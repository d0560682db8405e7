package lint

import (
	"maps"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/envsolve/envsolve/matrices/tablefile"
)

// TestSourcesStandBesideWhatCitesThem holds the place of a source: in the file
// that cites it; where several files of a folder do, in its sources.hcl; where
// files of several folders do, in the sources.hcl above them.
func TestSourcesStandBesideWhatCitesThem(t *testing.T) {
	at, cited := map[string]string{}, map[string]map[string]bool{}
	docs, diags := tablefile.Parse(tableFiles(t))
	if diags.HasErrors() {
		t.Fatal(diags)
	}
	for _, doc := range docs {
		for _, n := range doc.Sources {
			at[n.Source().ID] = doc.Name
		}
		for id := range doc.Cited() {
			if cited[id] == nil {
				cited[id] = map[string]bool{}
			}
			cited[id][doc.Name] = true
		}
	}
	for id, files := range cited {
		citing := slices.Sorted(maps.Keys(files))
		if want := placeOf(citing); at[id] != want {
			t.Errorf("source %s stands in %s; %s cites it, so its place is %s", id, at[id], strings.Join(citing, " and "), want)
		}
	}
}

// placeOf returns the file that a source belongs into, by the files that cite
// it.
func placeOf(citing []string) string {
	if len(citing) == 1 {
		return citing[0]
	}
	folder := path.Dir(citing[0])
	if slices.ContainsFunc(citing, func(file string) bool { return path.Dir(file) != folder }) {
		return "sources.hcl"
	}
	return folder + "/sources.hcl"
}
